"""Groups: who plays whom in a season, and with which color."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from bot.domain.ids import UserId

FEWEST, MOST = 4, 6
"""The players of a group. Seven, who can't be divided so, are one group."""

T = TypeVar("T")


def divided(players: Sequence[T]) -> list[tuple[T, ...]]:
    """Divide players, best first, into groups that differ by one player at most; larger groups come first."""
    count = max(1, -(-len(players) // MOST))
    if len(players) // count < FEWEST:
        count = max(1, count - 1)
    size, larger = divmod(len(players), count)
    bounds = [group * size + min(group, larger) for group in range(count + 1)]
    return [tuple(players[start:end]) for start, end in pairwise(bounds)]


def berger(count: int) -> list[tuple[int, int]]:
    """Return the games of a group, each as the seats of White and Black, from 0 on.

    They are those of the Berger tables, in the order of their rounds: everyone plays everyone else once, and as often
    with White as with Black, but for one game. Of an odd number, one player rests in each round.
    FIDE Handbook, C.05, Annex 1: Details of Berger Tables.
    """
    last = count - 1 + count % 2  # the seat that doesn't rotate; of an odd number nobody has it
    games = []
    for turn in range(last):
        first = turn * ((last + 1) // 2) % last
        games.append((last, first) if turn % 2 else (first, last))
        games += [((first + step) % last, (first - step) % last) for step in range(1, (last + 1) // 2)]
    return [game for game in games if max(game) < count]


def seeded(ratings: Mapping[UserId, float | None], earned: Sequence[UserId] = ()) -> list[UserId]:
    """Return the players of a season, best first.

    Those who have played the season before are in the order that they have `earned`. Others come in by their ratings;
    those without one come last.
    """
    order = [user for user in earned if user in ratings]
    new = [user for user in ratings if user not in order]
    known = [rating for user in order if (rating := ratings[user]) is not None]
    for user in sorted(new, key=lambda user: (_strength(ratings[user]), -user), reverse=True):
        rating = ratings[user]
        better = len(order) if rating is None else sum(other >= rating for other in known)
        order.insert(better, user)
        known += [] if rating is None else [rating]
    return order


def _strength(rating: float | None) -> float:
    return float("-inf") if rating is None else rating


def earned(groups: Sequence[Sequence[UserId]]) -> list[UserId]:
    """Return the order after a season whose groups are given with their final order, best first.

    The first of a group changes places with the last of the group above. A group of which one player is left, or none,
    takes no part in that.
    """
    order = [list(group) for group in groups]
    for above, (group, below) in enumerate(pairwise(groups)):
        if min(len(group), len(below)) > 1:
            order[above][-1], order[above + 1][0] = below[0], group[-1]
    return [user for group in order for user in group]
