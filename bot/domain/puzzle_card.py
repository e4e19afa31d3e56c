"""Puzzles in channels: a card that everybody there may try for a day, shared by somebody or posted every day."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from math import gcd
from typing import NewType

from bot.domain.ids import ChannelId, GuildId, MessageId, UserId
from bot.domain.puzzle import PuzzleId

CardId = NewType("CardId", int)

OPEN_FOR = timedelta(days=1)
"""So long a card is open; then it tells the solution."""

NAMED = 5
"""So many of those who have solved a card are named on it, the first ones."""

STRIDE = 389
"""Between the numbers of two days' puzzles, so that easy and hard ones take turns."""


@dataclass(frozen=True, slots=True)
class PuzzleCard:
    """A puzzle in a channel, and how far that is shown there."""

    id: CardId
    guild: GuildId
    channel: ChannelId
    puzzle: PuzzleId
    day: date | None
    """The day of which it is the puzzle; None for one that somebody has shared."""
    sharer: UserId | None
    """The person who has shared it; None for a daily one, and where they were forgotten."""
    closes_at: datetime | None
    """When it is to tell the solution; None once it does."""
    number: int
    """Counts what has changed on it."""
    shown: int
    """The number that its message shows; 0 where there is none."""
    message: MessageId | None

    @property
    def is_open(self) -> bool:
        """Whether those who solve it are still named on it."""
        return self.closes_at is not None


@dataclass(frozen=True, slots=True)
class Finders:
    """The people who have solved a card."""

    count: int
    first: Sequence[UserId]
    """The first ones, who are named."""


def next_daily(at: datetime, hour: int) -> datetime:
    """The first moment after `at` when it is this hour, in UTC."""
    today = datetime.combine(at.astimezone(UTC).date(), time(hour), UTC)
    return today if at < today else today + timedelta(days=1)


def puzzle_of(day: date, puzzles: Sequence[PuzzleId]) -> PuzzleId:
    """The puzzle of a day: the same in every server, and none twice before all were posted."""
    count = len(puzzles)
    stride = next(stride for stride in range(STRIDE % count or 1, STRIDE + count) if gcd(stride, count) == 1)
    return puzzles[day.toordinal() * stride % count]
