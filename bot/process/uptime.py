"""Notices when players can't act: the bot is down, frozen or starved, Discord is silent, or moves can't be stored.

Such a time is an outage (`bot/domain/uptime.py` decides, `Clock.without` gives it back). It applies to every clock
that is read from then on: the store asks for it at the beginning of each transaction. The
scheduler settles it in the stored clocks once it is over.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from bot.domain.clock import Outage
from bot.domain.uptime import ANSWER_WITHIN, Observed, ShardConnection, is_proven, unproven_since

INTERVAL = 1.0
"""Seconds between two observations."""

LIVE_SILENCE = 1.0
"""Seconds without a word from Discord after which the bot asks for one, while a clock is about to run out.

So a line that is dead for 5 s is noticed. Otherwise the regular heartbeats ask, every 41 s or so. A client may send 120
messages a minute.
https://discord.com/developers/docs/events/gateway#rate-limiting
"""

LEAP = 2.0
"""Seconds by which the machine's clock may drift between two observations; more is a jump."""

WAIT = 0.05
"""Seconds between two looks for an answer."""

log = logging.getLogger(__name__)


class Uptime:
    """Detects outages in one process.

    `lines` returns the gateway connections by shard, or None before the process is connected; `ask` sends a heartbeat
    on a shard. `now` and `wall` are clocks in seconds; only `wall` may jump.
    """

    pause: Callable[[float], Awaitable[None]] = staticmethod(asyncio.sleep)
    """A function that waits for some seconds; tests replace it."""

    def __init__(
        self,
        clock: Callable[[], datetime],
        lines: Callable[[], Mapping[int, ShardConnection] | None],
        ask: Callable[[int], Awaitable[None]],
        *,
        now: Callable[[], float] = time.perf_counter,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._clock = clock
        self._lines = lines
        self._ask = ask
        self._now = now
        self._wall = wall
        self._last, self._last_wall, self._last_at = now(), wall(), clock()
        self._stored = now()
        self._is_storing = True
        self._unproven_since: datetime | None = None
        """The beginning of the current outage; None if there is none."""
        self._over: list[Outage] = []
        """Outages that are over, and not yet settled."""
        self._set_back = timedelta()
        self.is_live = False
        """Whether a clock is about to run out, so that a dead line has to be noticed soon."""

    def begin(self, last_beat: datetime | None) -> None:
        """Count the time since the last beat of an earlier process as an outage."""
        self._unproven_since = last_beat

    # observing

    async def run(self) -> None:
        """Observe regularly, until cancelled."""
        while True:
            try:
                self.observe()
                if self.is_live:
                    await self._ask_again()
            except Exception:  # without observation, no outage would be noticed any more
                log.exception("The observation stumbled")
            await self.pause(INTERVAL)

    def observe(self) -> None:
        """Compare with the last observation. An outage begins with the last moment that was proven."""
        now, wall, lines = self._now(), self._wall(), self._lines()
        observed = Observed(
            now,
            self._last,
            self._leap(now, wall),
            (lines or {}).values(),
            self._stored,
            self._is_storing,
        )
        since, at = unproven_since(observed), self._clock()
        if observed.leap < 0:
            self._go_back(timedelta(seconds=-observed.leap))
        if since is not None:
            self._doubt(
                at - timedelta(seconds=now - since)
                if since > self._last
                else self._last_at - timedelta(seconds=self._last - since)
            )
        self._last, self._last_wall, self._last_at = now, wall, at
        if self._unproven_since is not None and lines is not None and is_proven(observed):
            outage, self._unproven_since = Outage(self._unproven_since, at), None
            self._over.append(outage)
            log.info(
                "Nobody could play for %.0f s; clocks don't charge it",
                (outage.until - outage.since).total_seconds(),
            )

    def _leap(self, now: float, wall: float) -> float:
        leap = (wall - self._last_wall) - (now - self._last)
        return leap if abs(leap) > LEAP else 0.0

    def _go_back(self, time: timedelta) -> None:
        """Convert all moments that are still needed to the machine's clock, which was set back."""
        log.warning("The machine's clock was set back by %.0f s", time.total_seconds())
        self._set_back += time
        self._last_at -= time
        self._over = [Outage(each.since - time, each.until - time) for each in self._over]
        if self._unproven_since is not None:
            self._unproven_since -= time

    def _doubt(self, since: datetime) -> None:
        """Begin an outage, or move the beginning of a current one, or of one that overlaps, to an earlier time."""
        since = min(since, self._unproven_since or since)
        overlapping = [outage for outage in self._over if outage.until > since]
        self._over = [outage for outage in self._over if outage.until <= since]
        self._unproven_since = min([since, *(outage.since for outage in overlapping)])

    def wrote(self, *, stored: bool) -> None:
        """Note that a transaction was `stored`, or that the database failed."""
        if stored:
            self._stored = self._now()
        self._is_storing = stored

    @contextlib.contextmanager
    def beating(self) -> Iterator[None]:
        """Time a beat, which is the smallest of all transactions: while it takes too long, so does a move."""
        begun = self._now()
        yield
        if self._now() - begun > ANSWER_WITHIN:
            self._doubt(self._clock() - timedelta(seconds=self._now() - begun))

    # asking

    @property
    def is_hearing(self) -> bool:
        """Whether the line to Discord is alive on all shards that the process serves, as far as is known."""
        lines, now = self._lines(), self._now()
        return lines is not None and not any(line.is_dead(now) for line in lines.values())

    def proven_until(self) -> datetime:
        """Observe, and return until when it is proven that players could act, as far as outages are settled."""
        self.observe()
        begun = [outage.since for outage in self._over]
        if self._unproven_since is not None:
            begun.append(self._unproven_since)
        return min(begun, default=self._clock())

    def outages(self) -> Sequence[Outage]:
        """Observe, and return the outages that are not settled: those that are over, and the current one."""
        self.observe()
        if self._unproven_since is None:
            return tuple(self._over)
        return (*self._over, Outage(self._unproven_since, self._clock()))

    async def prove(self) -> bool:
        """Ask Discord for a word on each shard, and return whether all have answered in time."""
        asked = self._now()
        await self._ask_each(self._lines() or {})
        while self._now() - asked <= ANSWER_WITHIN and self._may_answer_since(asked):
            await self.pause(WAIT)
        self.observe()
        lines = self._lines()
        return lines is not None and all(line.is_open and line.word >= asked for line in lines.values())

    def _may_answer_since(self, asked: float) -> bool:
        """Whether all lines are open, and an answer is still to come."""
        lines = (self._lines() or {}).values()
        return all(line.is_open for line in lines) and any(line.word < asked for line in lines)

    async def _ask_again(self) -> None:
        now = self._now()
        silent = [
            shard
            for shard, line in (self._lines() or {}).items()
            if line.is_open and line.asked <= line.word and now - line.word > LIVE_SILENCE
        ]
        await self._ask_each(silent)

    async def _ask_each(self, shards: Iterable[int]) -> None:
        """Send a heartbeat on each shard, giving up after `INTERVAL` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(INTERVAL):
                await asyncio.gather(*map(self._ask, shards))

    # settling

    @property
    def over(self) -> Sequence[Outage]:
        """The outages that are over, and not yet settled.

        `prove` before they are settled: a line that turns out to be dead since before makes them longer, and stored
        clocks take outages into account only in the order in which they began.
        """
        return tuple(self._over)

    @property
    def set_back(self) -> timedelta:
        """By how much the machine's clock was set back, if that is not yet settled."""
        return self._set_back

    def settled(self, outages: Sequence[Outage], set_back: timedelta) -> None:
        """Note that the stored clocks take these outages into account."""
        self._over = [outage for outage in self._over if outage not in outages]
        self._set_back -= set_back
