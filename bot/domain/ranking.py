"""Places in a table of people, for everything that ranks them.

Equal results share a place, and the places after it are left out: 1, 2, 2, 4. Hidden people take no place and don't
count, so nobody can infer that one is among the others.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from bot.domain.ids import UserId

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ranked(Generic[T]):
    """A user's place and result in a ranking."""

    place: int
    """From 1 on."""
    user: UserId
    result: T


class Rank(NamedTuple):
    """A place among a number of people."""

    place: int
    of: int


@dataclass(frozen=True, slots=True)
class Ranking(Generic[T]):
    """People in order, best first."""

    rows: tuple[Ranked[T], ...] = ()

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Ranked[T]]:
        return iter(self.rows)

    def of(self, user: UserId | None) -> Ranked[T] | None:
        return next((each for each in self.rows if each.user == user), None)

    def rank_of(self, user: UserId | None) -> Rank | None:
        own = self.of(user)
        return Rank(own.place, len(self)) if own else None


def rank(
    results: Iterable[tuple[UserId, T]], by: Callable[[T], Any], *, hidden: Collection[UserId] = ()
) -> Ranking[T]:
    """Rank results by a key; the smallest is the best.

    Results that share a place keep the order in which they were given.
    """
    rows: list[Ranked[T]] = []
    for user, result in sorted(results, key=lambda each: by(each[1])):
        if user in hidden:
            continue
        shares = rows and by(rows[-1].result) == by(result)
        rows.append(Ranked(rows[-1].place if shares else len(rows) + 1, user, result))
    return Ranking(tuple(rows))
