"""The playground's time: the machine's, put forward as far as a test wants it."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """Something that is to happen at a moment, once, unless it is cancelled before."""

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self._callback: Callable[[], None] | None = callback

    @property
    def waits(self) -> bool:
        """Whether it is still to happen."""
        return self._callback is not None

    def fire(self) -> None:
        """Do what was to be done."""
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()

    def cancel(self) -> None:
        """Forget it."""
        self._callback = None


class Clock:
    """Seconds since 1970 (UTC), running with the machine's clock.

    `advance` puts it forward and fires at once what became due, so that tests of Discord's 3 seconds
    and 15 minutes take no time. A `patient` clock fires nothing before that, so
    that nobody is too late on a machine that is busy.
    """

    patient = False

    def __init__(self) -> None:
        self._ahead = 0.0
        # Earliest first, those that were cancelled included; the number keeps the order of equal moments.
        self._timers: list[tuple[float, int, Timer]] = []
        self._numbers = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def ahead(self) -> float:
        """The seconds by which it is ahead of the machine's clock."""
        return self._ahead

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Put the clock forward by that many seconds."""
        if seconds < 0:
            raise ValueError("time does not run backwards")
        self._ahead += seconds
        self._fire_due()

    def at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Have something called at a moment (seconds since 1970)."""
        timer = Timer(when, callback)
        heapq.heappush(self._timers, (when, next(self._numbers), timer))
        if self._timers[0][2] is timer:
            self._set_alarm()
        return timer

    def _fire_due(self) -> None:
        while self._timers and (self._timers[0][0] <= self.now() or not self._timers[0][2].waits):
            heapq.heappop(self._timers)[2].fire()
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Ask the event loop to wake the clock when its first timer is due."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._timers and not self.patient:
            remaining = max(0.0, self._timers[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(remaining, self._fire_due)

    def close(self) -> None:
        """Cancel everything that still waits."""
        self._timers.clear()
        if self._alarm is not None:
            self._alarm.cancel()


def timestamp(seconds: float) -> str:
    """Write a moment as Discord does: ISO 8601 with the offset of UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def moment(text: str) -> float:
    """Read a moment as `timestamp` writes it, in seconds since 1970. Raises `ValueError` for any other text."""
    return datetime.fromisoformat(text).timestamp()
