"""The client: the connection to Discord and everything that features share."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeVar, cast

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.access.visibility import Visibility
from bot.delivery import Presenter
from bot.delivery.messenger import Messenger
from bot.delivery.request_pacer import RequestPacer
from bot.delivery.server_changes import ServerChanges
from bot.delivery.user_names import UserNames
from bot.discord.arrivals import DiscordClock, HeardInteractions
from bot.discord.gateway import Connections
from bot.discord.title_roles import TitleRoles
from bot.domain import ChannelId, Due, GuildId, ScheduledTask
from bot.domain.cluster import ShardSet
from bot.domain.computer import ComputerPlayer
from bot.domain.puzzle import PuzzleCollection
from bot.domain.refusals import DeclaredReason
from bot.domain.uptime import ShardConnection
from bot.process.uptime import Uptime
from bot.services import Matches, People, Reviews, Servers, Sharing, StandingMessages, Timekeeping
from bot.services.searches import Searches
from bot.storage import Store, StoreUnavailableError
from bot.toolkit.control import Links

SOON = 1.0
"""Timeout in seconds for claiming an interaction in the database."""

GRACE = 5.0
"""Seconds for running requests to finish at shutdown. Docker kills a container 10 s after the signal."""

LAST_WORD = 1.0
"""Seconds after `GRACE` to inform users whose requests were cancelled."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class _NotYetError(Exception):
    """A failure to connect a shard; `launch_shard` tries again."""


class ResponseOutcome(StrEnum):
    """How a request ended."""

    ANSWERED = "answered"
    REFUSED = "refused"
    APOLOGY = "apology"
    """An unexpected error; the user got a reference to the log."""
    LOST = "lost"
    """Discord did not accept the answer."""


class Observer:
    """An observer of events for metrics. This one does nothing; `bot.monitoring` has one that counts."""

    def answered(
        self, interaction: discord.Interaction[Any], outcome: ResponseOutcome, seconds: float
    ) -> None:
        """Record that a request was answered, `seconds` after it was received."""

    def refused(self, reason: DeclaredReason[Any]) -> None:
        """Record that a request was refused."""

    def turned_away(self, reason: str) -> None:
        """Record that a stranger's HTTP request was turned away: the status of the answer, or a word."""

    def sent(self, kind: str, count: int) -> None:
        """Record that pings (`ping`) or direct messages (`direct message`) were sent."""

    def searched(self, seconds: float) -> None:
        """Record a completed search by the computer player that took `seconds`, waiting included."""

    def search_lost(self) -> None:
        """Record that a search process died. Called in another thread."""


class DvonnClient(commands.AutoShardedBot):
    """The Discord client, without privileged intents and without caches that grow with members or messages."""

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
        shard_count: int | None = None,
        links: Links | None = None,
        proxy: str | None = None,
        observer: Observer | None = None,
    ) -> None:
        """Create a client that is not connected yet.

        `only_in_servers` are the commands that are refused in direct messages; `home` are the shards of this
        process in a cluster; `shard_count` is the number of shards of a single process, by default Discord's
        recommendation; `links` are the addresses shown in the help; `proxy` is the address of an HTTP proxy.
        """
        super().__init__(
            shard_count=home.count if home else shard_count,
            command_prefix=commands.when_mentioned,
            tree_cls=tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            proxy=proxy,
            shard_connect_timeout=None,  # `Connections.attempt` has a limit
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
        self.messenger = Messenger(
            self,
            names=UserNames(self, self.people).of,
            sent=self.observer.sent,
            only_in_servers=only_in_servers,
        )
        self.visibility = Visibility(self, clock)
        self.presenter = Presenter(
            store,
            self.messenger,
            self.matches,
            clock=clock,
            surroundings=self.visibility,
            has_left=self.visibility.mover_has_left,
            is_in=self.visibility.is_in,
        )
        servers = Servers(store, clock=clock)
        self.server_changes = ServerChanges(store, self.visibility, servers, self.presenter)
        self.scheduled_tasks: list[ScheduledTask] = []
        self.schedule(Due.VIEWS, self.presenter.views.show_due)
        searches = Searches(store, clock=clock)
        self.schedule(Due.SEARCHES, searches.wake)
        self.schedule(Due.TITLE_ROLES, TitleRoles(self.http, store, clock=clock).settle_due)
        self._provided: dict[type, object] = {}
        self.provide(
            servers,
            Timekeeping(store, clock=clock),
            Reviews(lambda: self.computer_player),
            Sharing(clock=clock),
            StandingMessages(store, clock=clock),
            searches,
        )
        self._unfinished: set[asyncio.Task[Any]] = set()
        self._work: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[None]] = set()
        self.request_pacer = RequestPacer()
        self.connections = Connections(self)
        self.uptime = Uptime(clock, self.lines, self.connections.ask)
        store.outages = self.uptime.outages
        store.set_back = lambda: self.uptime.set_back
        store.on_writing(self.uptime.wrote)
        self.discord_clock = DiscordClock()
        self._heard = HeardInteractions()
        self.identify_turn: Callable[[int], Awaitable[None]] | None = None
        """A function that waits for a shard's turn to identify among those of all processes; None outside a cluster."""
        self._launching: set[tuple[int, asyncio.Task[Any] | None]] = set()

    # what features register in their `setup`

    def provide(self, *provided: object) -> None:
        """Register services and reconcilers by type. Raises `ValueError` for a second one of the same type."""
        for each in provided:
            if type(each) in self._provided:
                raise ValueError(f"{type(each).__name__} is provided twice")
            self._provided[type(each)] = each

    def get(self, kind: type[T]) -> T:
        """Return the registered object of a type. Raises `LookupError` if there is none."""
        try:
            return cast("T", self._provided[kind])
        except KeyError:
            raise LookupError(f"no {kind.__name__} is provided") from None

    def schedule(self, due: str, do: Callable[[], Awaitable[object]]) -> None:
        """Add a scheduled task. It runs when something of the kind `due` is due, after the tasks added earlier."""
        self.scheduled_tasks.append(ScheduledTask(due, do))

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine until it ends or the client is closed, which cancels it."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def stop_background(self) -> None:
        for task in self._background:
            task.cancel()

    # Discord's events

    async def on_message(self, message: discord.Message, /) -> None:
        """Ignore messages: the bot reacts only to commands and controls."""

    @property
    def is_connected(self) -> bool:
        """Whether the gateway is connected and answers, as far as is known, for all shards of this process."""
        return bool(self.lines()) and self.uptime.is_hearing

    def lines(self) -> Mapping[int, ShardConnection] | None:
        """Return the connections of the shards of this process; None before it has connected any."""
        shard_set = self.store.shard_set
        own = self.shards.keys() if shard_set is None else shard_set.shards & self.shards.keys()
        if shard_set is None and not own:
            return None
        return {each: self.connections.line(each) for each in own}

    def is_stranger_in(self, guild: GuildId) -> bool:
        """Whether the bot is certainly no member of a server, as this process serves its shard and doesn't know it."""
        shard_set = self.store.shard_set
        serves = shard_set is None or shard_set.holds(guild)
        return serves and self.is_ready() and self.get_guild(guild) is None

    def receive_interaction(self, data: Any) -> None:  # noqa: ANN401  Discord's JSON
        """Handle an interaction that came over HTTP as if the gateway had sent it."""
        self._connection.parse_interaction_create(data)

    def read_interaction(self, data: Any) -> discord.Interaction[Any]:  # noqa: ANN401  Discord's JSON
        return discord.Interaction(data=data, state=self._connection)

    async def claim_interaction(self, interaction: discord.Interaction[Any]) -> bool:
        """Claim an interaction; return whether this process is to answer it.

        An interaction that comes a second time, by whichever way, is not answered again.

        While shards move between processes, two of them can receive the same interaction. If the database does not
        reply in time, each of them answers, because two answers are better than none; a process without leases waits
        first, so that another process can answer.
        """
        if not self._heard.is_new(interaction.id):
            log.warning("An interaction came again and is not answered again")
            return False
        shard_set = self.store.shard_set
        if shard_set is None:
            return True
        loop = asyncio.get_running_loop()
        until = loop.time() + SOON
        with contextlib.suppress(StoreUnavailableError, TimeoutError):
            async with asyncio.timeout_at(until), self.store.write() as uow:
                return await uow.cluster.claim_interaction(interaction.id)
        if not shard_set.shards:
            await asyncio.sleep(until - loop.time())
        return True

    async def on_ready(self) -> None:
        """Catch up at start-up and after a session that could not be resumed."""
        log.info("Connected; servers: %d", len(self.guilds))
        if self.store.is_new and self.guilds:
            log.warning(
                "The database is new and empty: %s; servers that the bot is in: %d. "
                "If this isn't the bot's first start, check DATABASE_URL.",
                self.store.address,
                len(self.guilds),
            )
            self.store.is_new = False  # warn only once
        self.server_changes.meet()

    async def on_resumed(self) -> None:
        """Catch up after an interrupted connection."""
        self.presenter.look_around()

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Retry deliveries that may have been waiting for a permission."""
        if before.overwrites != after.overwrites:
            self.presenter.look_around_in(GuildId(after.guild.id))

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry deliveries that may have been waiting for a permission."""
        if before.permissions != after.permissions:
            self.presenter.look_around_in(GuildId(after.guild.id))

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry deliveries that may have been waiting for a role of the bot, or for the end of its timeout.

        Discord sends the bot's own updates without the intent for members:
        https://discord.com/developers/docs/events/gateway#gateway-intents
        """
        changed = (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until)
        if changed and after == after.guild.me and not after.is_timed_out():
            self.presenter.look_around_in(GuildId(after.guild.id))

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Take matches out of a locked thread, where players can press nothing; retry deliveries in an unlocked one.

        https://github.com/discord/discord-api-docs/issues/7900
        """
        thread, state = ChannelId(payload.thread_id), payload.data["thread_metadata"]
        if not state.get("locked"):
            if not state["archived"]:
                self.server_changes.reopen(thread)
        elif not self.visibility.manages_threads(GuildId(payload.guild_id), ChannelId(payload.parent_id)):
            self.server_changes.lock(thread)

    # https://discord.com/developers/docs/events/gateway-events#guilds

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the matches of a server that has invited the bot again."""
        self.server_changes.visit(GuildId(guild.id))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume the matches of a server after an outage at Discord."""
        self.server_changes.visit(GuildId(guild.id))

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Note whether a server notifies its members of all messages."""
        if before.default_notifications != after.default_notifications:
            self.server_changes.visit(GuildId(after.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Halt the matches of a server that has removed the bot or was deleted."""
        self.server_changes.visit(GuildId(guild.id))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Halt the matches of an unavailable server, without messages to the players: it may be back in a minute."""
        self.server_changes.visit(GuildId(guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.server_changes.lose(ChannelId(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self.server_changes.lose(ChannelId(payload.thread_id))

    def finishing(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start work that must finish before the bot stops, and return its task."""
        task = asyncio.create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return task

    def working(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start the work for an answer, and return its task.

        At shutdown the work is cancelled first, so that the user can be informed.
        """
        task = self.finishing(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    @override
    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, retrying until it succeeds or the client is closed.

        On failure, discord.py calls this method recursively, even after the client is closed. A long outage
        would end in a `RecursionError`, and a shutdown would hang. A nested call therefore returns to the
        outermost one.
        """
        launch = shard_id, asyncio.current_task()
        if launch in self._launching:
            raise _NotYetError
        self._launching.add(launch)
        try:
            while not self.is_closed():
                with contextlib.suppress(_NotYetError, TimeoutError):
                    async with self.connections.attempt(shard_id):
                        await super().launch_shard(gateway, shard_id, initial=initial)
                    self.connections.adopt(shard_id)
                    return
        finally:
            self._launching.discard(launch)

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.connections.wait_to_identify(shard_id or 0, self.identify_turn)

    async def close(self) -> None:
        """Stop accepting requests, finish running ones and their deliveries, then disconnect.

        Users who wait for a slow delivery are informed that it will follow later.
        """
        await self.connections.close()
        await asyncio.gather(self._finish(), self.presenter.close())
        await super().close()

    async def _finish(self) -> None:
        """Wait for running answers, cancel the work for slow ones, then cancel everything that is left."""
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
