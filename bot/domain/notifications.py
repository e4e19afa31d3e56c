"""Notifications: pings about a turn or a challenge, and other direct messages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

from bot.domain.ids import GuildId, MatchId, UserId
from bot.domain.preferences import PingBy, PingWhen, Preferences


class PingOn(StrEnum):
    """How a ping is delivered."""

    BOARD = "board"
    """By a mention in the board message."""
    DIRECT = "direct"
    """By direct message; falls back to the board if that can't be delivered."""
    PRESS = "press"
    """After the next press on the view in a foreign place, as the player's direct messages take no board."""
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


CLOSED_FOR = timedelta(days=1)
"""How long a user who accepts no direct messages is pinged in the channel at once, without another try."""


@dataclass(frozen=True, slots=True)
class ServerPings:
    """How a server pings the players who leave that to it."""

    by: PingBy = PingBy.AUTOMATIC
    notifies_all: bool = False
    """Whether Discord notifies the members of all messages, if they haven't chosen otherwise: a post that pings one
    player notifies them all. https://discord.com/developers/docs/resources/guild, default message notification level
    """

    def way(self, *, in_thread: bool = False) -> PingBy:
        """Return how to ping, in the channel or by direct message.

        In a thread only those who have joined it are notified, so a player is pinged there.
        """
        if self.by is not PingBy.AUTOMATIC:
            return self.by
        return PingBy.DIRECT if self.notifies_all and not in_thread else PingBy.CHANNEL


def ping_on(chosen: PingBy, way: PingBy, *, closed_at: datetime | None, at: datetime) -> PingOn:
    """Decide how to ping a user who has `chosen` how, in a server that does it in a `way`.

    `closed_at` is when a direct message to the user was last refused.
    """
    is_direct = (way if chosen is PingBy.AUTOMATIC else chosen) is PingBy.DIRECT
    is_closed = closed_at is not None and at < closed_at + CLOSED_FOR
    return PingOn.DIRECT if is_direct and not is_closed else PingOn.BOARD


def ping_for(
    on: PingOn, preferences: Preferences, *, others_wait: bool, at: datetime, can_wait: bool = False
) -> Ping:
    """Decide the ping for a new turn.

    `others_wait` says whether other matches wait for the player, `can_wait` whether it is soon enough if the message of
    the day tells them.
    """
    if preferences.when is PingWhen.FIRST and others_wait:
        return NO_PING
    if preferences.when is PingWhen.DAILY and can_wait:
        return NO_PING
    return _ping(on, preferences, at)


def ping_in_time(on: PingOn, preferences: Preferences, *, until: datetime, at: datetime) -> Ping:
    """Decide the ping for a reminder or a challenge; none if quiet hours last past `until`."""
    ping = _ping(on, preferences, at)
    return NO_PING if ping.at >= until else ping


def renewed(
    ping: Ping,
    on: PingOn,
    preferences: Preferences,
    *,
    others_wait: bool,
    at: datetime,
    can_wait: bool = False,
) -> Ping:
    """Decide a delayed ping again by the current preferences; it may stay the same."""
    wanted = ping_for(on, preferences, others_wait=others_wait, at=at, can_wait=can_wait)
    return ping if wanted == Ping(ping.on, at) else wanted


def _ping(on: PingOn, preferences: Preferences, at: datetime) -> Ping:
    if preferences.when is PingWhen.NEVER:
        return NO_PING
    return Ping(on, preferences.quiet.end_after(at) if preferences.quiet else at)


MATCH_BEGUN, MATCH_HALTED, MATCH_MOVED, MATCH_OVER = "begun", "halted", "moved", "over"
"""The core's kinds of direct messages; features have others.

Only live matches announce their start. A match is moved to the channel above its thread if the thread takes no board
any more.
"""


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A direct message to deliver. Its page is composed at delivery, from the current state."""

    id: int
    kind: str
    to: UserId
    guild: GuildId
    match_id: MatchId | None = None
    """None for messages about a server."""
    data: Mapping[str, Any] = field(default_factory=dict)
    """Further data of its page, as JSON."""
