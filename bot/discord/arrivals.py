"""The age of an interaction, and whether it came before: both are asked before anything is done."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp

DRIFT = 1e-4
"""How far two clocks drift apart, as a fraction: some times what is usual."""

REMEMBERED_FOR = 600.0
"""Seconds for which interactions are remembered.

A signed request is valid for five minutes before and after its time (`bot.requests.interaction_endpoint.VALID_FOR`).
"""


def steady() -> float:
    """Return seconds of a clock that nobody sets, and that goes on while the machine sleeps where there is such a one.

    https://man7.org/linux/man-pages/man2/clock_getres.2.html
    """
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class DiscordClock:
    """Discord's clock, as far as it is known here. `clock` returns seconds, like `steady`.

    The time in an id and a `Date` header say how late it is at Discord, at least. The largest such hint puts the others
    into perspective: an interaction is old if hints before it were so much newer. Only differences count, so that the
    machine's clock may be wrong or be set. Before the first hint, nothing is old.

    The age is an estimate: it can be too small after a pause of a virtual machine, and too large if a hint is wrong.
    So it decides nothing but the order: what seems old is acknowledged before any work. Discord accepts that for
    3 seconds only, and so has the last word. An accepted one corrects the estimate (`trust`).
    """

    def __init__(self, clock: Callable[[], float] = steady) -> None:
        self._clock = clock
        self._ahead: float | None = None
        """The least difference between our clock and the hints, in seconds."""
        self._noted_at = clock()

    def age_of(self, created_at: datetime) -> float:
        """Return for how many seconds, at least, something has existed that Discord created then; take it as a hint."""
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
