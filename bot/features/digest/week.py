"""When a digest is published, which week it is about, and which game of that week changed most."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from enum import IntEnum
from typing import NewType
from zoneinfo import ZoneInfo

from bot.domain.computer import Review
from bot.domain.ids import ChannelId, GuildId, MatchId, UserId

WEEK = timedelta(weeks=1)
LATEST = timedelta(days=3)
"""How late a digest may be published after an outage; after that, the next one is waited for."""

MOST_MOVERS = 3

_UTC = ZoneInfo("UTC")

Hour = NewType("Hour", int)


class Weekday(IntEnum):
    """The days of the week by their ISO numbers."""

    MONDAY = 1
    TUESDAY = 2
    WEDNESDAY = 3
    THURSDAY = 4
    FRIDAY = 5
    SATURDAY = 6
    SUNDAY = 7


@dataclass(frozen=True, slots=True)
class Schedule:
    """A fixed time of the week, by the clocks of a time zone."""

    day: Weekday = Weekday.MONDAY
    hour: Hour = Hour(9)
    zone: ZoneInfo = _UTC

    def next_after(self, at: datetime) -> datetime:
        """Return the first such time after a moment."""
        return self._on(at, after=True)

    def last_until(self, at: datetime) -> datetime:
        """Return the last such time up to a moment."""
        return self._on(at, after=False)

    def _on(self, at: datetime, *, after: bool) -> datetime:
        local = at.astimezone(self.zone)
        monday = local.date() - timedelta(days=local.isoweekday() - 1)
        times = [
            datetime.combine(monday + timedelta(days=self.day - 1 + 7 * weeks), time(self.hour), self.zone)
            for weeks in (-1, 0, 1)
        ]
        moments = [each.astimezone(UTC) for each in times]
        return (
            min(each for each in moments if each > at)
            if after
            else max(each for each in moments if each <= at)
        )


@dataclass(frozen=True, slots=True)
class Digest:
    """A server's digest, as a manager has set it up."""

    guild: GuildId
    channel: ChannelId
    schedule: Schedule = Schedule()
    manager: UserId | None = None


@dataclass(frozen=True, slots=True)
class Swing:
    """The largest change of the chances in a game: how much a move has changed White's chance to win."""

    ply: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


@dataclass(frozen=True, slots=True)
class MeasuredGame:
    """A game of the week with its largest swing."""

    match: MatchId
    swing: Swing


@dataclass(frozen=True, slots=True)
class RatingMove:
    """How much a game has changed the rating of a player."""

    user: UserId
    channel: ChannelId
    change: float


def part_of(until: datetime) -> str:
    """Name the week until a moment, in the key of a view."""
    return str(int(until.timestamp()))


def moment_of(part: str) -> datetime:
    """Return the end of the week with a name."""
    return datetime.fromtimestamp(int(part), UTC)


def largest_swing(review: Review) -> Swing | None:
    """Return the largest change of the chances by one move; None if no stack has moved."""
    swings = [
        Swing(review.first + number + 1, before.chance, after.chance)
        for number, (before, after) in enumerate(zip(review.standings, review.standings[1:], strict=False))
    ]
    return max(swings, key=lambda swing: swing.size, default=None)


def movers(moves: Sequence[RatingMove]) -> list[tuple[UserId, int]]:
    """Return whose ratings have changed most in a week, with the sums of the changes; the largest one first."""
    sums: dict[UserId, float] = {}
    for each in moves:
        sums[each.user] = sums.get(each.user, 0.0) + each.change
    changed = [(user, round(total)) for user, total in sums.items() if round(total)]
    return sorted(changed, key=lambda each: (-abs(each[1]), each[0]))[:MOST_MOVERS]
