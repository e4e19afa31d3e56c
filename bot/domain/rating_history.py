"""Rates stored results of two sides again: players of a game, or a solver and a puzzle.

Ratings are derived from results. Going through all of them in the order in which they were rated gives the same figures
as rating each when it came in, also after a side has been deleted: its last strength stays in the results of others.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, NamedTuple, TypeVar

from bot.domain.glicko import Strength, play

K = TypeVar("K", bound=Hashable)
One = TypeVar("One", bound=Hashable)
Other = TypeVar("Other", bound=Hashable)


class Standing(NamedTuple):
    """A strength after the last result; `last_at` is when that was, None before the first or if time doesn't matter."""

    strength: Strength = Strength()
    last_at: datetime | None = None

    def at(self, moment: datetime | None) -> Strength:
        """Return the strength at a moment; its deviation grows with the time since the last result."""
        if self.last_at is None or moment is None:
            return self.strength
        return self.strength.after(moment - self.last_at)


NEWCOMER = Standing()


class Side(NamedTuple, Generic[K]):
    """A side of a result."""

    key: K | None
    """None once the side has been deleted."""
    first: Standing = NEWCOMER
    """Its standing before the result if no earlier result gave it one, and always after it has been deleted."""

    def before(self, standings: Mapping[K, Standing]) -> Standing:
        return self.first if self.key is None else standings.get(self.key, self.first)


@dataclass(frozen=True, slots=True)
class RatedResult:
    """The effect of a result: each pair belongs to the two sides."""

    before: tuple[Standing, Standing]
    met: tuple[Strength, Strength]
    """The strengths at the moment of the result."""
    after: tuple[Strength, Strength]


def rate_again(
    one: Side[One],
    other: Side[Other],
    points: float,
    standings: tuple[dict[One, Standing], dict[Other, Standing]],
    *,
    at: datetime | None = None,
) -> RatedResult:
    """Rate a result in which `one` got `points`, and bring the standings of both sides up to date.

    `standings` are those of the first and of the second sides, one mapping if both are of the same kind. Without `at`,
    deviations don't grow.
    """
    before = one.before(standings[0]), other.before(standings[1])
    met = before[0].at(at), before[1].at(at)
    after = play(*met, points)
    if one.key is not None:
        standings[0][one.key] = Standing(after[0], at)
    if other.key is not None:
        standings[1][other.key] = Standing(after[1], at)
    return RatedResult(before, met, after)


@dataclass(frozen=True, slots=True)
class Recomputed:
    """The outcome of computing all ratings again."""

    results: int
    rated: int
    """How many have a rating."""
    changed: int = 0
    """How many ratings, in whole points, have changed."""
    largest: int = 0
    """The largest change, in whole points."""


def recomputed(results: int, before: Mapping[K, Strength], after: Mapping[K, Strength]) -> Recomputed:
    """Compare all ratings with those before; a missing one counts as a newcomer's."""
    shifts = [
        abs(
            round(after.get(key, NEWCOMER.strength).rating) - round(before.get(key, NEWCOMER.strength).rating)
        )
        for key in {*before, *after}
    ]
    return Recomputed(results, len(after), sum(map(bool, shifts)), max(shifts, default=0))
