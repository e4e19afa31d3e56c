"""The age of an interaction, and whether it has come before. Both are checked before anything is done."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp

DRIFT = 1e-4
"""How far two clocks drift apart, as a fraction: several times the usual drift."""

REMEMBERED_FOR = 600.0
"""Seconds for which interactions are remembered.

A signed request is valid for five minutes before and after its time (`bot.requests.interaction_endpoint.VALID_FOR`).
"""


def steady() -> float:
    """Return the seconds of a clock that is never set. Where the system has such a clock, it also runs during sleep.

    https://man7.org/linux/man-pages/man2/clock_getres.2.html
    """
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class DiscordClock:
    """Discord's clock, as far as it is known here. `clock` returns seconds, like `steady`.

    The time in an id or a `Date` header is a hint: at Discord it is at least that late. An interaction is as old as it
    is behind the latest hint. Only differences count, so the machine's clock may be wrong or be set. Before the first
    hint, nothing is old.

    The age is an estimate: it can be too small after a pause of a virtual machine, and too large if a hint is wrong.
    So it decides only the order: an interaction that seems old is acknowledged before any work. Discord accepts that
    for 3 seconds, so it has the last word. An accepted interaction corrects the estimate (`trust`).
    """

    def __init__(self, clock: Callable[[], float] = steady) -> None:
        self._clock = clock
        self._ahead: float | None = None
        """The smallest difference between our clock and the hints, in seconds."""
        self._noted_at = clock()

    def age_of(self, created_at: datetime) -> float:
        """Return the least age, in seconds, of something that Discord created then; take the time as a hint."""
        return self._note(created_at.timestamp())

    def trust(self, created_at: datetime) -> None:
        """Note that something has been created just now, and forget earlier hints."""
        self._ahead = None
        self.age_of(created_at)

    def _note(self, moment: float) -> float:
        now = self._clock()
        ahead = now - moment
        if self._ahead is None:
            self._ahead = ahead
        least = min(ahead, self._ahead + (now - self._noted_at) * DRIFT)
        self._ahead, self._noted_at = least, now
        return ahead - least

    def read_dates(self, trace: aiohttp.TraceConfig) -> None:
        """Take the `Date` of each traced response as a hint, so that there is one before the first interaction."""

        async def ended(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            try:
                date = parsedate_to_datetime(request.response.headers.get("Date", ""))
            except ValueError:
                return
            self._note(date.replace(tzinfo=date.tzinfo or UTC).timestamp())

        trace.on_request_end.append(ended)


class HeardInteractions:
    """The interactions that this process has heard lately, by either way in. `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float] = steady) -> None:
        self._clock = clock
        self._heard: dict[int, float] = {}
        """When each was heard, oldest first."""

    def is_new(self, interaction: int) -> bool:
        """Return whether an interaction is heard for the first time, and remember it."""
        now = self._clock()
        while self._heard and (oldest := next(iter(self._heard.items())))[1] < now - REMEMBERED_FOR:
            del self._heard[oldest[0]]
        is_new = interaction not in self._heard
        if is_new:
            self._heard[interaction] = now
        return is_new
