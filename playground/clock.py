"""The playground's time: the wall's, and as far ahead of it as a test puts it."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """Something that is to happen at a moment, once, unless it is cancelled before."""

    def __init__(self, clock: "Clock", when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self._clock = clock
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None

    def arm(self) -> None:
        """Ask the event loop to fire this timer; again after the clock was put forward."""
        if self._handle is not None:
            self._handle.cancel()
        remaining = max(0.0, self.when - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(remaining, self.fire)

    def fire(self) -> None:
        """Do what was to be done."""
        self.cancel()
        self._callback()

    def cancel(self) -> None:
        """Forget it."""
        if self._handle is not None:
            self._handle.cancel()
        self._clock.forget(self)


class Clock:
    """Seconds since 1970 (UTC), running with the wall's clock.

    `advance` puts it forward and fires at once what became due, so that tests of Discord's 3 seconds
    and 15 minutes take no time.
    """

    def __init__(self) -> None:
        self._ahead = 0.0
        self._timers: set[Timer] = set()

    @property
    def ahead(self) -> float:
        """How many seconds it is ahead of the wall's clock."""
        return self._ahead

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Put the clock forward by that many seconds."""
        if seconds < 0:
            raise ValueError("time does not run backwards")
        self._ahead += seconds
        for timer in sorted(self._timers, key=lambda timer: timer.when):
            if timer.when <= self.now():
                timer.fire()
            else:
                timer.arm()

    def at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Call back at that moment (seconds since 1970)."""
        timer = Timer(self, when, callback)
        self._timers.add(timer)
        timer.arm()
        return timer

    def forget(self, timer: Timer) -> None:
        """Drop a timer that fired or was cancelled."""
        self._timers.discard(timer)

    def close(self) -> None:
        """Cancel everything that still waits."""
        for timer in tuple(self._timers):
            timer.cancel()


def timestamp(seconds: float) -> str:
    """Write a moment as Discord does: ISO 8601 with the offset of UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
