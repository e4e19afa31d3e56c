"""Pings: whether, how and when somebody is pinged because a match waits for them."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from bot.domain.preferences import PingBy, PingWhen, Preferences


class PingOn(StrEnum):
    """The ways in which a ping is made."""

    BOARD = "board"
    """By the mention on the board message."""
    DIRECT = "direct"
    """By a direct message; where that can't be delivered, on the board after all."""
    NOBODY = "nobody"
    """Not at all."""


FRESH = timedelta(seconds=10)
"""For how long after its moment a ping is made as it was decided."""


@dataclass(frozen=True, slots=True)
class Ping:
    """A ping that is still to be made, from a moment on."""

    on: PingOn
    at: datetime

    @property
    def to_make(self) -> "Ping | None":
        """The ping as a match bears it: None where nobody is to be pinged."""
        return None if self.on is PingOn.NOBODY else self

    def is_made_by_board(self, at: datetime) -> bool:
        """Whether what is shown in the channel makes it at a moment."""
        return self.on is PingOn.BOARD and self.at <= at

    def is_late(self, at: datetime) -> bool:
        """Whether it is made later than it was decided, so that it may have been attempted before."""
        return self.at + FRESH <= at


NO_PING = Ping(PingOn.NOBODY, datetime.min.replace(tzinfo=UTC))


def ping_for(preferences: Preferences, *, others_wait: bool, at: datetime) -> Ping:
    """The ping that a new turn leads to, as the player wants it; `others_wait` tells whether other matches wait."""
    if preferences.when is PingWhen.FIRST and others_wait:
        return NO_PING
    return _ping(preferences, at)


def ping_in_time(preferences: Preferences, *, until: datetime, at: datetime) -> Ping:
    """The ping of a reminder or a challenge; none if no pings are wanted, or if quiet hours last until its end."""
    ping = _ping(preferences, at)
    return NO_PING if ping.at >= until else ping


def renewed(ping: Ping, preferences: Preferences, *, others_wait: bool, at: datetime) -> Ping:
    """The ping in place of a delayed one, as the player wants it by now; it may be the same."""
    wanted = ping_for(preferences, others_wait=others_wait, at=at)
    return ping if wanted == Ping(ping.on, at) else wanted


def _ping(preferences: Preferences, at: datetime) -> Ping:
    if preferences.when is PingWhen.NEVER:
        return NO_PING
    moment = preferences.quiet.end_after(at) if preferences.quiet else at
    return Ping(PingOn.DIRECT if preferences.by is PingBy.DIRECT else PingOn.BOARD, moment)
