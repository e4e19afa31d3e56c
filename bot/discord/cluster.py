"""Several processes that share one PostgreSQL: each serves some of Discord's shards and holds a lease for each.

A new process connects first and takes its leases afterwards, so that no interaction is lost in a handover; the previous
holder is notified and releases those shards. A process that doesn't renew its leases for a minute loses its shards to
others until it is restarted. If two processes receive the same interaction, the database decides which one answers
(`DvonnClient.claim_interaction`); an event of a match can't be played twice in any case.
"""

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from typing import Any, Protocol

import discord
from discord.gateway import DiscordWebSocket

from bot.delivery.queue import Job
from bot.discord.client import DvonnClient
from bot.discord.gateway import IDENTIFY
from bot.domain import ChallengeId, MatchId, UserId
from bot.domain.cluster import (
    HERE,
    INTERACTION,
    LAPSES_AFTER,
    LEFT,
    OFFERED,
    TAKEN,
    About,
    News,
    ShardSet,
    read_interaction,
    read_news,
    write_interaction,
)
from bot.domain.ids import NO_SERVER
from bot.process.logs import in_short
from bot.services import Timekeeping
from bot.storage import StoreUnavailableError

BEAT = 12.0
"""Seconds between renewals of the leases."""

RENEWAL = 5.0
"""Timeout in seconds for a renewal."""

SETTLES = 15.0
"""Seconds that other processes get for shards that are handed over, beyond the turns to identify."""

LAST_WORDS = 0.5
"""Timeout in seconds for giving up the leases at a stop."""

PASSED_ON = 1.0
"""Timeout in seconds for passing an interaction on to another process."""

GLANCE = 1.0
"""Seconds between two checks for lapsed leases."""

LOOK_AROUND = 5
"""Beats between searches for work that other processes left behind without notifying this one."""

FORGET = 300
"""Beats between deletions of old claims to interactions: an hour."""

FORGOTTEN_AFTER = timedelta(hours=1)

log = logging.getLogger(__name__)


class Told(Protocol):
    """A source of notifications from other processes."""

    def listen(self, hear: Callable[[str], object], again: Callable[[], object]) -> Awaitable[None]:
        """Call `hear` with each notification, and `again` at the start and after each gap in the connection."""


class Cluster:
    """The shards of one process. `home` are those for which it was started; `clock` returns seconds."""

    beat = BEAT

    def __init__(
        self,
        client: DvonnClient,
        home: ShardSet,
        told: Told,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._client = client
        self._store = client.store
        self._home = home
        self._told = told
        self._clock = clock
        self._name = secrets.token_hex(8)
        self._to_take = set(home.shards)
        """Shards of `home` that are not ready yet: their leases are taken even if other processes hold them."""
        self._offered: dict[int, str] = {}
        """Shards that stopping processes have offered to this one, with the names of those processes."""
        self._heirs: dict[int, str] = {}
        """Shards that this process has offered before it stops, with the names of the processes that take them."""
        self._all_taken: asyncio.Event | None = None
        """Once this process stops: set when no offered shard is left that might be taken."""
        self._leased: frozenset[int] = frozenset()
        self._ready: frozenset[int] = frozenset()
        self._loaded: set[int] = set()
        """The connected shards whose servers are loaded."""
        self._renewed = self._clock()
        """When the last successful renewal of the leases began."""
        self._has_lapsed = False
        self._hears = True
        """Whether the process has received its own notification since the last beat."""
        self._running: set[asyncio.Future[None]] = set()
        self._serving = Job("that a shard is connected", self._serve_shard)
        self._connecting = asyncio.Lock()
        self._store.shard_set = ShardSet(home.count)

    async def start(self) -> None:
        """Announce the process, before it connects.

        Raises `StoreUnavailableError`, and discord.py's errors.
        """
        # Until leases are renewed for the first time, all processes are assumed to be alive.
        self._client.request_pacer.share(math.ceil(self._home.count / len(self._home.shards)))
        limits = await self._client.fetch_session_start_limits()
        self._client.connections.at_once = limits.max_concurrency
        async with self._store.write() as uow:
            self._leased = await uow.cluster.announce(self._name, self._home)
        self._renewed = self._clock()
        self._run(self._told.listen(self._hear, self._catch_up))
        self._run(self._renew_regularly())
        self._run(self._mind_lapse())
        log.info("Process %s serves %d of %d shards", self._name, len(self._home.shards), self._home.count)

    async def hand_over(self) -> None:
        """Offer the shards to other processes that run, and serve them until they have taken them.

        Returns at once if there are no others, and after a while if they don't take all.
        """
        self._all_taken = asyncio.Event()
        try:
            async with asyncio.timeout(RENEWAL), self._store.write() as uow:
                await uow.cluster.decline(self._name)
                self._heirs = await uow.cluster.offer(self._name, self._home.count, sorted(self._leased))
        except (StoreUnavailableError, TimeoutError) as error:
            log.warning("The shards are not handed over: %s", in_short(error.__cause__ or error))
            return
        if not self._heirs:
            return
        log.info("Process %s hands over shards: %s", self._name, sorted(self._heirs))
        turns = math.ceil(len(self._heirs) / self._client.connections.at_once)
        try:
            async with asyncio.timeout(turns * IDENTIFY + SETTLES):
                await self._all_taken.wait()
        except TimeoutError:
            log.warning("Other processes have not taken over in time: %s", sorted(self._heirs))

    def _no_longer_waits_for(self, shards: Collection[int]) -> None:
        for shard in shards:
            self._heirs.pop(shard, None)
        if self._all_taken and not self._heirs:
            self._all_taken.set()

    async def stop(self) -> None:
        """Give up the leases. They go to the next process that starts for these shards, or to others after a minute."""
        running = set(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        # If the database doesn't answer, the leases lapse all the same.
        with contextlib.suppress(StoreUnavailableError, TimeoutError):
            async with asyncio.timeout(LAST_WORDS), self._store.write() as uow:
                await uow.cluster.leave(self._name, self._home.count)

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def wait_to_identify(self, shard: int) -> None:
        """Wait for a shard's turn to identify, among the shards of all processes."""
        seconds, bucket = IDENTIFY, shard % self._client.connections.at_once
        try:
            async with asyncio.timeout(RENEWAL), self._store.write() as uow:
                seconds = await uow.cluster.wait_to_identify(bucket, IDENTIFY)
        except (StoreUnavailableError, TimeoutError) as error:
            log.warning("Shards identify without coordination: %s", in_short(error.__cause__ or error))
        await asyncio.sleep(seconds)

    def shard_ready(self, shard: int) -> None:
        """Take over a shard whose servers are loaded."""
        self._loaded.add(shard)
        self._client.presenter.queue.ask(self._serving, shard)

    def shard_resumed(self, shard: int) -> None:
        """Take over a shard that is connected again, if its servers are loaded; otherwise `shard_ready` will follow."""
        if shard in self._loaded:
            self._client.presenter.queue.ask(self._serving, shard)

    async def _serve_shard(self, shard: int) -> None:
        if shard not in self._leased:
            if not await self._take(shard):
                await self._disconnect({shard})  # another process has taken it over
                return
            self._leased |= {shard}
        self._to_take.discard(shard)
        self._offered.pop(shard, None)
        if shard not in self._ready:
            shard_set = ShardSet(self._home.count, frozenset({shard}))
            await self._client.get(Timekeeping).take_over(shard_set)
            await self._client.presenter.prepare(shard_set)
            self._ready |= {shard}
            self._update_shard_set()
        self._client.server_changes.meet()

    async def _take(self, shard: int) -> bool:
        """Lease a shard of `home` that was not ready yet, or an offered one that nobody has taken."""
        before = self._offered.get(shard)
        if shard not in self._to_take and before is None:
            return False
        async with self._store.write() as uow:
            if shard in self._to_take:
                await uow.cluster.take(self._name, self._home.count, shard)
                return True
            return await uow.cluster.take_offered(self._name, self._home.count, shard, before or "")

    async def _connect(self, shards: Collection[int]) -> None:
        """Connect those of the shards that are this process's or offered to it, and serve each once it is connected."""
        async with self._connecting:
            for shard in sorted(shards):
                if shard not in self._leased and shard not in self._offered:
                    continue
                if self._client.get_shard(shard) is None:
                    await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
                elif self._client.connections.is_open(shard):
                    self.shard_resumed(shard)
                else:
                    self._client.connections.open(shard)

    async def _disconnect(self, shards: Collection[int]) -> None:
        self._loaded.difference_update(shards)
        await asyncio.gather(*map(self._client.connections.drop, shards))

    async def _match_connections(self) -> None:
        """Disconnect shards that this process neither leases nor is about to take; serve leased ones not served yet."""
        wanted = self._leased | self._to_take | self._offered.keys()
        await self._disconnect([each for each in self._client.shards if each not in wanted])
        unserved = {each for each in self._leased - self._ready if self._client.get_shard(each)}
        if unserved:
            await self._connect(unserved)

    async def _renew_regularly(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(self.beat)
            beats += 1
            await self.heartbeat()
            try:
                if beats % FORGET == 0:
                    await self._forget_interactions()
            except StoreUnavailableError as error:
                log.warning(
                    "Old claims to interactions are not deleted: %s", in_short(error.__cause__ or error)
                )
            if beats % LOOK_AROUND == 0:
                self._client.presenter.look_around()

    async def heartbeat(self) -> None:
        """Renew the leases, and catch up on notifications if the connection for them seems broken."""
        heard, self._hears = self._hears, False
        try:
            await self.renew()
        except StoreUnavailableError as error:
            log.warning("Leases are not renewed: %s", in_short(error.__cause__ or error))
        except TimeoutError:
            log.warning("Leases are not renewed: the database did not answer within %.0f s", RENEWAL)
        if not heard:
            self._catch_up()

    async def renew(self) -> None:
        """Renew the leases, release shards that other processes have taken, and take over lapsed ones.

        Raises `StoreUnavailableError`, `TimeoutError`.
        """
        begun = self._clock()
        async with asyncio.timeout(RENEWAL), self._store.write() as uow:
            found = await uow.cluster.renew(self._name, self._home.count)
        self._renewed = begun
        self._client.request_pacer.share(found.processes)
        self.check_lapse()
        await self._release(self._leased - found.own)
        if found.lapsed and not self._to_take and self._all_taken is None:
            await self._adopt(found.lapsed)
        if not self._connecting.locked():  # adopted shards are still being connected otherwise
            await self._match_connections()

    async def _adopt(self, lapsed: frozenset[int]) -> None:
        """Take over as many lapsed shards as `home` has, and leave the rest to other processes."""
        wanted = sorted(lapsed)[: len(self._home.shards)]
        async with self._store.write() as uow:
            taken = await uow.cluster.take_lapsed(self._name, self._home.count, wanted)
        if taken:
            log.warning("Process %s takes over shards: %s", self._name, sorted(taken))
            self._leased |= taken
            self._run(self._connect(taken))

    async def _release(self, shards: frozenset[int]) -> None:
        if shards:
            log.info("Process %s releases shards: %s", self._name, sorted(shards))
            self._leased -= shards
            self._ready -= shards
            self._update_shard_set()
            await self._disconnect(shards)

    async def _mind_lapse(self) -> None:
        """Detect lapsed leases even while a renewal hangs."""
        while True:
            await asyncio.sleep(GLANCE)
            self.check_lapse()

    def check_lapse(self) -> None:
        """Stop serving all shards once the leases may have lapsed, because other processes may then take them.

        The shards stay connected until their new holders are known, so that users are still told that the database is
        unavailable.
        """
        lapsed = self._clock() - self._renewed > LAPSES_AFTER.total_seconds()
        if lapsed and not self._has_lapsed:
            log.warning("Process %s could not renew its leases in time: it serves no shards", self._name)
        elif self._has_lapsed and not lapsed:
            log.info("Process %s has renewed its leases again", self._name)
        self._has_lapsed = lapsed
        self._update_shard_set()

    async def _forget_interactions(self) -> None:
        before = discord.utils.time_snowflake(discord.utils.utcnow() - FORGOTTEN_AFTER)
        async with self._store.write() as uow:
            await uow.cluster.forget_interactions(before)

    def _update_shard_set(self) -> None:
        own = frozenset[int]() if self._has_lapsed else self._leased & self._ready
        self._store.shard_set = ShardSet(self._home.count, own)

    async def pass_on(self, interaction: dict[str, Any]) -> bool:
        """Pass an interaction that came over HTTP on to the process that serves its shard.

        Return False if this process is to answer it: it serves the shard, or there is no way to reach another one.
        """
        shard_set = self._store.shard_set or ShardSet(self._home.count)
        if shard_set.holds(int(interaction.get("guild_id") or NO_SERVER)):
            return False
        message = write_interaction(interaction, shard_set)
        if message is None:
            return False
        try:
            async with asyncio.timeout(PASSED_ON), self._store.write() as uow:
                await uow.cluster.pass_on(message)
        except (StoreUnavailableError, TimeoutError) as error:
            log.warning("An interaction is not passed on: %s", in_short(error.__cause__ or error))
            return False
        return True

    # notifications from other processes

    def _hear(self, words: str) -> None:
        if news := read_news(words):
            self._hear_news(news)
            return
        kind, *rest = words.split()
        if kind == HERE and rest == [self._name]:
            self._hears = True
        elif kind == TAKEN:
            count, shard, holder = rest
            if int(count) == self._home.count and holder != self._name:
                self._run(self._lose(int(shard)))
        elif kind == OFFERED:
            count, shard, heir, holder = rest
            if int(count) == self._home.count and heir == self._name:
                self._run(self._accept(int(shard), holder))
        elif kind == LEFT:
            self._no_longer_waits_for([shard for shard, heir in self._heirs.items() if [heir] == rest])
        elif kind == INTERACTION:
            count, shard, data = rest
            shard_set = self._store.shard_set
            if shard_set and int(count) == shard_set.count and int(shard) in shard_set.shards:
                self._client.receive_interaction(read_interaction(data))

    async def _lose(self, shard: int) -> None:
        """Leave a shard to another process, which has taken it."""
        is_offered = self._offered.pop(shard, None) is not None
        await self._release(self._leased & {shard})
        if is_offered:
            await self._disconnect({shard})
        self._no_longer_waits_for([shard])

    async def _accept(self, shard: int, holder: str) -> None:
        """Connect a shard that a process which stops has offered, unless this one stops, too."""
        if self._all_taken is None:
            self._offered[shard] = holder
            await self._connect([shard])
            return
        with contextlib.suppress(StoreUnavailableError):
            async with self._store.write() as uow:
                await uow.cluster.decline(self._name)

    def _hear_news(self, news: News) -> None:
        shard_set, presenter = self._store.shard_set, self._client.presenter
        is_own = shard_set is not None and shard_set.holds(news.guild)
        match news.about:
            case About.MATCH if is_own:
                presenter.refresh(MatchId(news.number))
            case About.CHALLENGE if is_own:
                presenter.refresh_challenge(ChallengeId(news.number))
            case About.PANELS if not is_own:  # this process's own panels follow its board
                presenter.renew_panels(MatchId(news.number))
            case About.PERSON:
                self._client.people.drop(UserId(news.number))

    def _catch_up(self) -> None:
        """Check everything for which notifications may have been missed."""
        self._client.presenter.look_around()
        self._client.presenter.panels.follow_all()
        self._client.people.drop_all()
