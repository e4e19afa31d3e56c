"""The playground's time: the machine's clock plus an offset that tests can advance."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """A one-shot timer that can be cancelled."""

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self._callback: Callable[[], None] | None = callback

    @property
    def waits(self) -> bool:
        """Whether the timer is still pending."""
        return self._callback is not None

    def fire(self) -> None:
        """Run the callback, unless the timer has fired or was cancelled."""
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()

    def cancel(self) -> None:
        self._callback = None


class Clock:
    """A clock that counts seconds since 1970 (UTC) and runs with the machine's clock.

    `advance` moves the clock and fires due timers at once, so tests of Discord's 3-second and 15-minute limits take
    no time. A `patient` clock fires timers only when advanced, so nothing expires on a busy machine.
    """

    patient = False

    def __init__(self) -> None:
        self._ahead = 0.0
        # A heap by due time, with cancelled timers still in it; the number keeps timers of equal times in order.
        self._timers: list[tuple[float, int, Timer]] = []
        self._numbers = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def ahead(self) -> float:
        """Seconds by which the clock is ahead of the machine's."""
        return self._ahead

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the clock forward and fire the timers that are due. Raises `ValueError` for negative seconds."""
        if seconds < 0:
            raise ValueError("the clock can't go backwards")
        self._ahead += seconds
        self._fire_due()

    def at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Schedule a callback for a time in seconds since 1970, and return its timer."""
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
        """Schedule an event-loop wake-up for the first timer."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._timers and not self.patient:
            remaining = max(0.0, self._timers[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(remaining, self._fire_due)

    def close(self) -> None:
        """Cancel all timers."""
        self._timers.clear()
        if self._alarm is not None:
            self._alarm.cancel()


def timestamp(seconds: float) -> str:
    """Format a time as Discord does: ISO 8601 with the UTC offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def moment(text: str) -> float:
    """Parse an ISO 8601 time into seconds since 1970; without an offset it is UTC. Raises `ValueError`."""
    parsed = datetime.fromisoformat(text)
    return (parsed if parsed.tzinfo else parsed.replace(tzinfo=UTC)).timestamp()
