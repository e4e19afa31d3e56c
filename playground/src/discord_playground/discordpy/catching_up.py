"""Synchronisation with a discord.py bot: when it has processed what the playground sent."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any
from weakref import WeakKeyDictionary

import discord

from discord_playground.playground import Playground

PATIENCE = 60.0
"""Seconds; generous enough for a busy machine."""


class _Arriving(asyncio.Queue[discord.Guild]):
    """A queue of the servers a shard receives while it becomes ready; `get` raises at once if none is outstanding."""

    def __init__(self, shard: int, bot: discord.Client, playground: Playground) -> None:
        super().__init__()
        self._shard = shard
        self._bot = bot
        self._servers = playground.world.guilds

    async def get(self) -> discord.Guild:
        """Return the next server. Raises `TimeoutError` if none is outstanding."""
        if self.empty() and not any(self._is_outstanding(guild) for guild in self._bot.guilds):
            raise TimeoutError
        return await super().get()

    def _is_outstanding(self, guild: discord.Guild) -> bool:
        """Return whether the shard still waits for the GUILD_CREATE of an unavailable server."""
        server = self._servers.get(guild.id)
        return guild.shard_id == self._shard and guild.unavailable and server is not None and server.available


class _Arrivals(dict[int, asyncio.Queue[discord.Guild]]):
    """A queue for each shard that becomes ready; replaces discord.py's own dictionary, which relies on a timeout."""

    def __init__(self, bot: discord.AutoShardedClient, playground: Playground) -> None:
        super().__init__()
        self._bot = bot
        self._playground = playground

    def __setitem__(self, shard: int, queue: asyncio.Queue[discord.Guild]) -> None:
        super().__setitem__(shard, _Arriving(shard, self._bot, self._playground))


_introduced: WeakKeyDictionary[discord.Client, Playground] = WeakKeyDictionary()


def introduce(bot: discord.Client, playground: Playground) -> None:
    """Make a bot ready exactly when it has received all its servers.

    By default, discord.py considers a bot ready after a period without a new server.
    """
    _introduced[bot] = playground
    state = bot._connection
    state.guild_ready_timeout = PATIENCE
    if isinstance(bot, discord.AutoShardedClient):
        bot._connection._ready_states = _Arrivals(bot, playground)
        return
    parse = state.parsers["READY"]

    def parse_ready(data: Any) -> None:  # noqa: ANN401  discord.py's
        parse(data)
        state._ready_state = _Arriving(
            bot.shard_id or 0, bot, playground
        )  # nobody waits for the former queue yet

    state.parsers["READY"] = parse_ready


async def caught_up(bot: discord.Client) -> None:
    """Wait until an introduced bot has read everything the gateway sent. Raises `TypeError` for other bots."""
    if bot not in _introduced:
        raise TypeError("pass the bot to introduce() first")
    gateway = _introduced[bot]._server.gateway
    shards = bot.shards.values() if isinstance(bot, discord.AutoShardedClient) else ()
    while gateway.holds or any(
        (session := gateway.find(ws.session_id))
        and session.connection
        and (ws.sequence or 0) < session.sequence
        for ws in [shard._parent.ws for shard in shards] or [bot.ws]
    ):
        await bot.wait_for("socket_event_type", timeout=PATIENCE)


@contextlib.asynccontextmanager
async def hearing(bot: discord.Client, event: str) -> AsyncIterator[asyncio.Task[Any]]:
    """Wait at the end of the block for an event that the block causes; the task returns the result of `wait_for`.

    Events sent before the block are processed first, so they don't count.
    """
    await caught_up(bot)
    heard = asyncio.create_task(bot.wait_for(event, timeout=PATIENCE))
    await asyncio.sleep(0)
    yield heard
    await heard
