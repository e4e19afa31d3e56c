"""The client: the connection to Discord, and the services that commands and controls find on it."""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from datetime import datetime
from typing import Any

import discord
from discord.ext import commands

from bot.matches import Matches, Store
from bot.showing import Presenter
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
        self.presenter = Presenter(store, Postbox(self))
        self.matches = Matches(store, clock=clock, lots=lots)
        self._unfinished: set[asyncio.Task[None]] = set()

    async def on_message(self, message: discord.Message, /) -> None:
        """Leave messages alone: everything is said with slash commands and controls."""

    async def on_ready(self) -> None:
        """Show what happened while Discord was not there: at start-up and after a session that was lost."""
        log.info("Connected; servers: %d", len(self.guilds))
        await self.finishing(self.presenter.catch_up())

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
        await super().close()
