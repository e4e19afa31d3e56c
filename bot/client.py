"""The client: the connection to Discord, and the services that commands and controls find on it."""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from datetime import datetime
from typing import Any

import discord
from discord.ext import commands

from bot.logs import in_short
from bot.matches import (
    Challenges,
    ChannelId,
    Following,
    GuildId,
    HaltReason,
    Imports,
    Matches,
    People,
    Servers,
    Store,
    StoreUnavailableError,
    Timekeeping,
    Watching,
)
from bot.showing import Presenter
from bot.showing.access import Access
from bot.showing.audience import Audience
from bot.showing.postbox import Postbox

GRACE = 4.0
"""Seconds that answers under way get to end when the bot stops."""

log = logging.getLogger(__name__)


class DvonnClient(commands.AutoShardedBot):
    """The bot on Discord: no privileged intents, and no caches that grow with the servers' members or messages."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime], lots: random.Random) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.store = store
        self.clock = clock
        self.challenges = Challenges(store, clock=clock, lots=lots)
        self.matches = Matches(store, clock=clock)
        self.people = People(store, clock=clock)
        self.servers = Servers(store, clock=clock)
        self.imports = Imports(store, clock=clock)
        self.timekeeping = Timekeeping(store, clock=clock)
        self.postbox = Postbox(self)
        self.watching = Watching(store)
        self.following = Following(store, clock=clock)
        self.audience = Audience(store, self.postbox, Access(self, clock), clock=clock)
        self.presenter = Presenter(store, self.postbox, self.matches, clock=clock, audience=self.audience)
        self._unfinished: set[asyncio.Task[None]] = set()

    async def on_message(self, message: discord.Message, /) -> None:
        """Leave messages alone: everything is said with slash commands and controls."""

    @property
    def is_connected(self) -> bool:
        """Whether Discord and the bot hear of each other, as far as the bot knows."""
        return bool(self.shards) and not any(shard.is_closed() for shard in self.shards.values())

    async def on_ready(self) -> None:
        """Show what happened while Discord was not there: at start-up and after a session that was lost."""
        log.info("Connected; servers: %d", len(self.guilds))
        await self.finishing(self._meet_the_world())

    async def on_resumed(self) -> None:
        """Likewise after a dropped line."""
        await self.finishing(self.presenter.catch_up())

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Show what waited for a permission, as soon as a channel's permissions change."""
        if before.overwrites != after.overwrites:
            await self.finishing(self.presenter.catch_up())

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Likewise for a role's permissions."""
        if before.permissions != after.permissions:
            await self.finishing(self.presenter.catch_up())

    # https://discord.com/developers/docs/events/gateway-events#guilds

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with the matches of a server that has invited the bot again."""
        await self.finishing(self._rejoin(guild))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Likewise for a server that is back after an outage of Discord's."""
        await self.finishing(self._rejoin(guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the matches of a server stand still that has removed the bot or is gone."""
        await self.finishing(self.servers.remove(GuildId(guild.id)))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Likewise for a server that Discord can't reach; it may be back in a minute."""
        await self.finishing(self.servers.remove(GuildId(guild.id), tell=False))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the matches of a channel stand still that is gone."""
        await self.finishing(self._lose(ChannelId(channel.id)))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Likewise for a thread."""
        await self.finishing(self._lose(ChannelId(payload.thread_id)))

    async def _meet_the_world(self) -> None:
        try:
            await self.servers.meet({GuildId(guild.id) for guild in self.guilds if not guild.unavailable})
        except StoreUnavailableError as error:
            log.warning("Servers could not be looked through: %s", in_short(error.__cause__ or error))
        await self.presenter.catch_up()

    async def _rejoin(self, guild: discord.Guild) -> None:
        if await self.servers.rejoin(GuildId(guild.id)):
            await self.presenter.catch_up()

    async def _lose(self, channel: ChannelId) -> None:
        for match in await self.matches.running_in(channel):
            await self.matches.halt(match.id, HaltReason.CHANNEL)
        await self.presenter.deliver_direct_messages()

    def finishing(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run work that is to be finished before the bot stops."""
        task = asyncio.create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return task

    async def close(self) -> None:
        """Finish the answers under way and what they show, then leave Discord."""
        if self._unfinished:
            await asyncio.wait(self._unfinished, timeout=GRACE)
        await self.presenter.close()
        await self.audience.close()
        await super().close()
