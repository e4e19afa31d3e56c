"""The client: the connection to Discord, and what all features share."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable, Collection, Coroutine
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeVar

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.delivery import Presenter
from bot.delivery.messenger import Messenger
from bot.delivery.server_changes import ServerChanges
from bot.delivery.visibility import Visibility
from bot.domain import ChannelId, GuildId, ScheduledTask
from bot.domain.cluster import ShardSet
from bot.domain.computer import ComputerPlayer
from bot.domain.puzzle import PuzzleCollection
from bot.domain.refusals import RefusalReason
from bot.registry import Registry
from bot.services import Matches, People, Servers, Timekeeping
from bot.storage import Store, StoreUnavailableError
from bot.ui.control import Links

SOON = 1.0
"""Seconds that the question takes at most which of several processes answers an interaction."""

GRACE = 6.0
"""Seconds that answers under way get to end when the bot stops. A container is killed 10 s after its signal."""

LAST_WORD = 1.0
"""Seconds after that in which those whose answers take longer are told that the bot stops."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class _NotYetError(Exception):
    """A shard could not be connected, and it is to be tried again."""


class ResponseOutcome(StrEnum):
    """The ways in which a request ends."""

    ANSWERED = "answered"
    REFUSED = "refused"
    APOLOGY = "apology"
    """Something went wrong; the asker got a reference to the log."""
    LOST = "lost"
    """The answer never reached Discord."""


class Observer:
    """Observes the bot for metrics. This one does nothing; `bot.monitoring` has one that counts."""

    def answered(
        self, interaction: discord.Interaction[Any], outcome: ResponseOutcome, seconds: float
    ) -> None:
        """A request was answered, so many seconds after it had come in."""

    def refused(self, reason: RefusalReason) -> None:
        """A request was refused."""

    def sent(self, kind: str, count: int) -> None:
        """Pings (`ping`) or direct messages (`direct message`) were sent."""

    def searched(self, seconds: float) -> None:
        """A search for a move has ended."""


class DvonnClient(commands.AutoShardedBot):
    """The bot on Discord: no privileged intents, and no caches that grow with the servers' members or messages."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], datetime],
        rng: random.Random,
        computer_player: ComputerPlayer,
        puzzle_collection: PuzzleCollection,
        tree: type[app_commands.CommandTree[Any]] = app_commands.CommandTree,
        only_in_servers: Collection[str] = (),
        home: ShardSet | None = None,
        links: Links | None = None,
        observer: Observer | None = None,
    ) -> None:
        """Make a client that is not connected yet.

        `only_in_servers` are the commands that are refused in direct messages; `home` are the shards of this process
        where there are several; `links` are the addresses to which the help leads.
        """
        super().__init__(
            shard_count=home.count if home else None,
            command_prefix=commands.when_mentioned,
            tree_cls=tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.shard_ids = sorted(home.shards) if home else None
        self.store = store
        self.clock = clock
        self.rng = rng
        self.computer_player = computer_player
        self.puzzle_collection = puzzle_collection
        self.links = links or Links()
        self.observer = observer or Observer()
        self.matches = Matches(store, clock=clock)
        self.people = People(store, clock=clock)
        self.messenger = Messenger(self, sent=self.observer.sent, only_in_servers=only_in_servers)
        self.visibility = Visibility(self, clock)
        self.presenter = Presenter(store, self.messenger, self.matches, clock=clock)
        servers = Servers(store, clock=clock)
        self.server_changes = ServerChanges(store, self.visibility, servers, self.matches, self.presenter)
        self.scheduled_tasks: list[ScheduledTask] = []
        self._registry = Registry()
        self.provide(servers, Timekeeping(store, clock=clock))
        self._unfinished: set[asyncio.Task[Any]] = set()
        self._work: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[None]] = set()
        self._launching: set[tuple[int, asyncio.Task[Any] | None]] = set()

    # what features register in their `setup`, and find again

    def provide(self, *provided: object) -> None:
        """Add services and reconcilers, to be found by their types. Raises `ValueError` for a second one of a type."""
        self._registry.provide(*provided)

    def get(self, kind: type[T]) -> T:
        """Return what was provided of a type. Raises `LookupError` where there is nothing."""
        return self._registry.get(kind)

    def schedule(self, due: str, do: Callable[[], Awaitable[object]]) -> None:
        """Do something whenever a thing of a kind falls due, after the tasks that were scheduled before."""
        self.scheduled_tasks.append(ScheduledTask(due, do))

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine until the client is closed, which cancels it."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def stop_background(self) -> None:
        """Cancel all that runs in the background."""
        for task in self._background:
            task.cancel()

    # events of Discord's

    async def on_message(self, message: discord.Message, /) -> None:
        """Leave messages alone: everything is said with slash commands and controls."""

    @property
    def is_connected(self) -> bool:
        """Whether Discord and the bot hear of each other, as far as the bot knows: in all that it is there for."""
        shard_set, shards = self.store.shard_set, self.shards
        own = shards.keys() if shard_set is None else shard_set.shards
        return bool(own) and not any(each not in shards or shards[each].is_closed() for each in own)

    async def claim_interaction(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether no other process of the bot answers an interaction; while two are there for a shard, both hear of it.

        Where the database doesn't say so soon, whoever has leases of shards answers: better twice than not at all.
        """
        shard_set = self.store.shard_set
        if shard_set is None:
            return True
        with contextlib.suppress(StoreUnavailableError, TimeoutError):
            async with asyncio.timeout(SOON), self.store.write() as uow:
                return await uow.cluster.claim_interaction(interaction.id)
        return bool(shard_set.shards)

    async def on_ready(self) -> None:
        """Show what happened while the connection was gone: at start-up and after a session that was lost."""
        log.info("Connected; servers: %d", len(self.guilds))
        self.server_changes.meet()

    async def on_resumed(self) -> None:
        """Show what happened while the connection was gone: after a dropped line."""
        self.presenter.look_around()

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Show what waited for a permission, as soon as a channel's permissions change."""
        if before.overwrites != after.overwrites:
            self.presenter.look_around()

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Show what waited for a permission, as soon as a role's permissions change."""
        if before.permissions != after.permissions:
            self.presenter.look_around()

    # https://discord.com/developers/docs/events/gateway-events#guilds

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with the matches of a server that has invited the bot again."""
        self.server_changes.visit(GuildId(guild.id))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on with the matches of a server that is back after an outage of Discord's."""
        self.server_changes.visit(GuildId(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the matches of a server stand still that has removed the bot or is gone."""
        self.server_changes.visit(GuildId(guild.id))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let the matches of a server stand still that Discord can't reach; it may be back in a minute."""
        self.server_changes.visit(GuildId(guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the matches of a channel stand still that is gone."""
        self.server_changes.lose(ChannelId(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let the matches of a thread stand still that is gone."""
        self.server_changes.lose(ChannelId(payload.thread_id))

    def finishing(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run work that is to be finished before the bot stops."""
        task = asyncio.create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return task

    def working(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run what an answer waits for. Where it takes too long it is given up first, and the answer tells of that."""
        task = self.finishing(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    @override
    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, and try again until it stands or the client is closed.

        Where that fails discord.py calls this once more from within, deeper each time and whether or not the client
        is closed: an outage would end in a `RecursionError`, a stop never. A call from within goes back to the first.
        """
        launch = shard_id, asyncio.current_task()
        if launch in self._launching:
            raise _NotYetError
        self._launching.add(launch)
        try:
            while not self.is_closed():
                with contextlib.suppress(_NotYetError):
                    return await super().launch_shard(gateway, shard_id, initial=initial)
                initial = False
        finally:
            self._launching.discard(launch)

    async def close(self) -> None:
        """Take no more requests, finish the answers under way and what they show, then leave Discord.

        People who wait for something to be shown are told after a moment that it will be shown later.
        """
        for shard in self.shards.values():
            await shard.disconnect()
        await asyncio.gather(self._finish(), self.presenter.close())
        await super().close()

    async def _finish(self) -> None:
        """Let the answers under way end in time, or else tell that there is none, and give up what is left."""
        await self._wait_for_answers(GRACE)
        for work in self._work:
            work.cancel()
        await self._wait_for_answers(LAST_WORD)
        while self._unfinished:
            for task in self._unfinished:
                task.cancel()
            await asyncio.wait(self._unfinished)

    async def _wait_for_answers(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._unfinished:
                    await asyncio.wait(self._unfinished)
