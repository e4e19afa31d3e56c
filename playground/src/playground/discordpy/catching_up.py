"""When a real discord.py bot knows what the playground has told it, and that it hears of something further."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import discord

from playground.playground import Playground

PATIENCE = 60.0
"""Seconds that nothing takes, even on a busy machine."""


class _Arriving(asyncio.Queue[discord.Guild]):
    """The servers that a shard hears of while it gets ready; once it has heard of all, it waits for no more."""

    def __init__(self, shard: int, bot: discord.AutoShardedClient, playground: Playground) -> None:
        super().__init__()
        self._shard = shard
        self._bot = bot
        self._servers = playground.world.guilds

    async def get(self) -> discord.Guild:
        """The next server. Raises `TimeoutError` where there is none to come."""
        if self.empty() and not any(self._is_to_come(guild) for guild in self._bot.guilds):
            raise TimeoutError
        return await super().get()

    def _is_to_come(self, guild: discord.Guild) -> bool:
        """Whether a server of which the shard knows only that it is in there is still to be told of."""
        server = self._servers.get(guild.id)
        return guild.shard_id == self._shard and guild.unavailable and server is not None and server.available


class _Arrivals(dict[int, asyncio.Queue[discord.Guild]]):
    """Such a queue for each shard that gets ready, in the place of discord.py's own, which waits by the clock."""

    def __init__(self, bot: discord.AutoShardedClient, playground: Playground) -> None:
        super().__init__()
        self._bot = bot
        self.playground = playground

    def __setitem__(self, shard: int, queue: asyncio.Queue[discord.Guild]) -> None:
        super().__setitem__(shard, _Arriving(shard, self._bot, self.playground))


def introduce(bot: discord.AutoShardedClient, playground: Playground) -> None:
    """Have a bot be ready as soon as it has heard of its servers, and not before.

    discord.py takes it that it has heard of all when it has heard of none for a while.
    """
    bot._connection.guild_ready_timeout = PATIENCE
    bot._connection._ready_states = _Arrivals(bot, playground)


async def caught_up(bot: discord.AutoShardedClient) -> None:
    """Wait until a bot that was introduced has read all that it has been told."""
    arrivals = bot._connection._ready_states
    if not isinstance(arrivals, _Arrivals):
        raise TypeError("this bot was not introduced")
    gateway = arrivals.playground._server.gateway
    while any(
        (session := gateway.find(ws.session_id))
        and session.connection
        and (ws.sequence or 0) < session.sequence
        for ws in [shard._parent.ws for shard in bot.shards.values()]
    ):
        await bot.wait_for("socket_event_type", timeout=PATIENCE)


@contextlib.asynccontextmanager
async def hearing(bot: discord.AutoShardedClient, event: str) -> AsyncIterator[asyncio.Task[Any]]:
    """Do something of which a bot hears; the task gives what discord.py tells of the event.

    Events of which the bot was told before are heard before.
    """
    await caught_up(bot)
    heard = asyncio.create_task(bot.wait_for(event, timeout=PATIENCE))
    await asyncio.sleep(0)
    yield heard
    await heard
