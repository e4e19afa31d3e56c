"""One process of several on one PostgreSQL: each is there for some of Discord's shards, and has a lease for each.

A process that starts connects first and takes its leases then, so that nobody waits while two take turns; who had them
before hears of it and lets go of those shards. A process that was not heard of for a minute loses its shards to others,
until one is started for them again. While two hear of the same interaction, the database says which of them answers it
(`DvonnClient.claim_interaction`), and the events of a match can't be played twice anyway.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from typing import Protocol

import discord
from discord.gateway import DiscordWebSocket

from bot.client import DvonnClient
from bot.delivery.queue import Job
from bot.domain import ChallengeId, MatchId, UserId
from bot.domain.cluster import HERE, LAPSES_AFTER, TAKEN, About, News, ShardSet, read_news
from bot.logs import in_short
from bot.services import Timekeeping
from bot.storage import StoreUnavailableError

BEAT = 12.0
"""Seconds between two statements that renew the leases."""

LOOK_AROUND = 5
"""Beats after which it is looked for what others have left to be shown, should nobody have told of it."""

FORGET = 300
"""Beats after which it is forgotten who has heard of which interaction: an hour."""

FORGOTTEN_AFTER = timedelta(hours=1)

IDENTIFY = 5.5
"""Seconds between two shards that identify with Discord; it asks for 5.

https://discord.com/developers/docs/events/gateway#rate-limiting
"""

log = logging.getLogger(__name__)


class Told(Protocol):
    """Hears what processes tell each other."""

    def listen(self, hear: Callable[[str], object], again: Callable[[], object]) -> Awaitable[None]:
        """Call `hear` with all that is told; `again` at the start and after each gap in the hearing."""


class Cluster:
    """The shards of one process. `home` are those for which it was started; `clock` tells seconds."""

    beat = BEAT
    """Seconds."""

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
        """The shards at home for which it has not been there yet: their leases are taken, whoever holds them."""
        self._leased: frozenset[int] = frozenset()
        self._ready: frozenset[int] = frozenset()
        self._at_once = 1
        self._renewed = self._clock()
        """When it was said last that the process is there."""
        self._hears = True
        """Whether it has heard since the last beat that it is there."""
        self._running: set[asyncio.Future[None]] = set()
        self._being_there = Job("that a shard is connected", self._be_there)
        self._connecting = asyncio.Lock()
        self._store.shard_set = ShardSet(home.count)

    async def start(self) -> None:
        """Announce the process, before it connects.

        Raises `StoreUnavailableError`, and what Discord's library raises.
        """
        self._at_once = (await self._client.fetch_session_start_limits()).max_concurrency
        async with self._store.write() as uow:
            self._leased = await uow.cluster.announce(self._name, self._home)
        self._renewed = self._clock()
        self._run(self._told.listen(self._hear, self._make_up))
        self._run(self._renew_again_and_again())
        log.info("Process %s is for %d of %d shards", self._name, len(self._home.shards), self._home.count)

    async def stop(self) -> None:
        """Renew no leases any more. They lapse after a minute, or go to the process that is started next."""
        running = set(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    # the connection to Discord

    async def wait_to_identify(self, shard: int) -> None:
        """Wait until it is a shard's turn to identify, among those of all processes."""
        seconds = IDENTIFY
        try:
            async with self._store.write() as uow:
                seconds = await uow.cluster.wait_to_identify(shard % self._at_once, IDENTIFY)
        except StoreUnavailableError as error:
            log.warning("Shards don't take turns: %s", in_short(error.__cause__ or error))
        await asyncio.sleep(seconds)

    def shard_ready(self, shard: int) -> None:
        """Be there for a shard whose servers are known by now."""
        self._client.presenter.queue.ask(self._being_there, shard)

    async def _be_there(self, shard: int) -> None:
        if shard not in self._leased:
            if shard not in self._to_take:
                await self._disconnect({shard})  # another process is there for it by now
                return
            async with self._store.write() as uow:
                await uow.cluster.take(self._name, self._home.count, shard)
            self._leased |= {shard}
        self._to_take.discard(shard)
        if shard not in self._ready:
            shard_set = ShardSet(self._home.count, frozenset({shard}))
            await self._client.get(Timekeeping).take_over(shard_set)
            await self._client.presenter.prepare(shard_set)
            self._ready |= {shard}
            self._note_share()
        self._client.server_changes.meet()

    async def _connect(self, shards: Collection[int]) -> None:
        """Connect to shards that another process has left, one after the other."""
        async with self._connecting:
            for shard in sorted(shards):
                known = self._client.get_shard(shard)
                if shard not in self._leased:
                    continue
                if known:
                    await known.connect()
                else:
                    await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def _disconnect(self, shards: Collection[int]) -> None:
        for shard in shards:
            if known := self._client.get_shard(shard):
                await known.disconnect()

    # the leases

    async def _renew_again_and_again(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(self.beat)
            beats += 1
            await self.go_on()
            try:
                if beats % FORGET == 0:
                    await self._forget_interactions()
            except StoreUnavailableError as error:
                log.warning("Interactions are not forgotten: %s", in_short(error.__cause__ or error))
            if beats % LOOK_AROUND == 0:
                self._client.presenter.look_around()

    async def go_on(self) -> None:
        """Renew the leases; and make up for what was told, if nothing was heard since that was done last."""
        heard, self._hears = self._hears, False
        try:
            await self.renew()
        except StoreUnavailableError as error:
            log.warning("Leases are not renewed: %s", in_short(error.__cause__ or error))
            self._note_share()
        if not heard:
            self._make_up()

    async def renew(self) -> None:
        """Renew the leases, let go of the shards that others have taken, and take some that nobody is there for.

        Raises `StoreUnavailableError`.
        """
        async with self._store.write() as uow:
            found = await uow.cluster.renew(self._name, self._home.count)
        self._renewed = self._clock()
        self._note_share()
        await self._let_go(self._leased - found.own)
        if found.lapsed and not self._to_take:
            await self._adopt(found.lapsed)

    async def _adopt(self, lapsed: frozenset[int]) -> None:
        """Take some of the shards that nobody is there for: as many as at home, the others are for other processes."""
        wanted = sorted(lapsed)[: len(self._home.shards)]
        async with self._store.write() as uow:
            taken = await uow.cluster.take_lapsed(self._name, self._home.count, wanted)
        if taken:
            log.warning("Process %s takes over shards: %s", self._name, sorted(taken))
            self._leased |= taken
            self._run(self._connect(taken))

    async def _let_go(self, shards: frozenset[int]) -> None:
        if shards:
            log.info("Process %s lets go of shards: %s", self._name, sorted(shards))
            self._leased -= shards
            self._ready -= shards
            self._note_share()
            await self._disconnect(shards)

    async def _forget_interactions(self) -> None:
        before = discord.utils.time_snowflake(discord.utils.utcnow() - FORGOTTEN_AFTER)
        async with self._store.write() as uow:
            await uow.cluster.forget_interactions(before)

    def _note_share(self) -> None:
        """Be there for the shards whose leases are valid; for none once they have lapsed, as others take them then."""
        lapsed = self._clock() - self._renewed > LAPSES_AFTER.total_seconds()
        own = frozenset[int]() if lapsed else self._leased & self._ready
        self._store.shard_set = ShardSet(self._home.count, own)

    # what others tell

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
                self._run(self._let_go(self._leased & {int(shard)}))

    def _hear_news(self, news: News) -> None:
        shard_set, presenter = self._store.shard_set, self._client.presenter
        is_own = shard_set is not None and shard_set.holds(news.guild)
        match news.about:
            case About.MATCH if is_own:
                presenter.refresh(MatchId(news.number))
            case About.CHALLENGE if is_own:
                presenter.refresh_challenge(ChallengeId(news.number))
            case About.PANELS if not is_own:  # one's own follow the board
                presenter.renew_panels(MatchId(news.number))
            case About.PERSON:
                self._client.people.locales.pop(UserId(news.number), None)

    def _make_up(self) -> None:
        """Look at all that others may have told of while it was not heard."""
        self._client.presenter.look_around()
        self._client.presenter.panels.follow_all()
        self._client.people.locales.clear()
