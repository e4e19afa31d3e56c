"""Notifications: pings about a turn or a challenge, and other direct messages."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from bot.domain.ids import GuildId, MatchId, UserId
from bot.domain.preferences import PingBy, PingWhen, Preferences


class PingOn(StrEnum):
    """How a ping is delivered."""

    BOARD = "board"
    """By a mention in the board message."""
    DIRECT = "direct"
    """By direct message; falls back to the board if that can't be delivered."""
    NOBODY = "nobody"
    """No ping."""


FRESH = timedelta(seconds=10)
"""How long after its due time a ping is still sent as decided; after that, it is decided again."""


@dataclass(frozen=True, slots=True)
class Ping:
    """A pending ping, due from `at` on."""

    on: PingOn
    at: datetime

    @property
    def to_make(self) -> "Ping | None":
        """The ping to store with a match; None if no one is to be pinged."""
        return None if self.on is PingOn.NOBODY else self

    def is_made_by_board(self, at: datetime) -> bool:
        """Whether the ping is due and is made by a mention in the channel."""
        return self.on is PingOn.BOARD and self.at <= at

    def is_late(self, at: datetime) -> bool:
        """Whether the ping is overdue by `FRESH` or more: an earlier attempt may have sent it."""
        return self.at + FRESH <= at


NO_PING = Ping(PingOn.NOBODY, datetime.min.replace(tzinfo=UTC))


def ping_for(preferences: Preferences, *, others_wait: bool, at: datetime) -> Ping:
    """Decide the ping for a new turn; `others_wait` says whether other matches wait for the player."""
    if preferences.when is PingWhen.FIRST and others_wait:
        return NO_PING
    return _ping(preferences, at)


def ping_in_time(preferences: Preferences, *, until: datetime, at: datetime) -> Ping:
    """Decide the ping for a reminder or a challenge; none if quiet hours last past `until`."""
    ping = _ping(preferences, at)
    return NO_PING if ping.at >= until else ping


def renewed(ping: Ping, preferences: Preferences, *, others_wait: bool, at: datetime) -> Ping:
    """Decide a delayed ping again by the current preferences; it may stay the same."""
    wanted = ping_for(preferences, others_wait=others_wait, at=at)
    return ping if wanted == Ping(ping.on, at) else wanted


def _ping(preferences: Preferences, at: datetime) -> Ping:
    if preferences.when is PingWhen.NEVER:
        return NO_PING
    moment = preferences.quiet.end_after(at) if preferences.quiet else at
    return Ping(PingOn.DIRECT if preferences.by is PingBy.DIRECT else PingOn.BOARD, moment)


class DirectMessageKind(StrEnum):
    AWAY = "away"
    """The opponent is away."""
    HALTED = "halted"
    MOVED = "moved"
    """The match goes on in the channel above its thread, which takes no board any more."""
    OVER = "over"
    UNRATED = "unrated"
    """A manager has taken the match out of the ratings."""
    BAN = "ban"
    """The user was banned in a server, or the ban was lifted."""


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A direct message to deliver. Its text is composed at delivery, from the current match or server."""

    id: int
    kind: DirectMessageKind
    to: UserId
    match_id: MatchId | None = None
    """None for messages about a server."""
    guild: GuildId | None = None
    """None for messages about a match."""
