"""Computes ratings from the games that count, in the order in which they ended."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import NamedTuple

from bot.domain.glicko import Strength
from bot.domain.ids import MatchId, UserId
from bot.domain.rating_history import RatedResult, Side, Standing, rate_again


class Change(NamedTuple):
    """The effect of a rated game on one of its players."""

    before: Standing
    after: Strength
    opponent: Strength
    """The opponent's strength before the game was rated; its volatility isn't stored."""


class RatedGame(NamedTuple):
    """A finished game from the side of one player, with the stored change if it has been rated."""

    match: MatchId
    user: UserId
    at: datetime
    points: float
    counts: bool
    change: Change | None


@dataclass(frozen=True, slots=True)
class Computed:
    changes: Mapping[tuple[MatchId, UserId], Change | None]
    """The changes that differ from the stored ones."""
    standings: Mapping[UserId, Standing]
    rated: Counter[UserId]
    """How many rated games each player has in the entries."""
    rated_before: Counter[UserId]
    """How many of these games had been rated before."""


def standings_before(entries: Iterable[RatedGame]) -> dict[UserId, Standing]:
    """Return the standing before the entries of each player with an entry that has been rated."""
    found: dict[UserId, Standing] = {}
    for entry in entries:
        if entry.change is not None:
            found.setdefault(entry.user, entry.change.before)
    return found


def compute(entries: Sequence[RatedGame], before: Mapping[UserId, Standing]) -> Computed:
    """Rate the entries, sorted by when the games ended, starting from the standings `before` them."""
    standings, changes = dict(before), dict[tuple[MatchId, UserId], Change | None]()
    rated, rated_before = Counter[UserId](), Counter[UserId]()
    for _, each in groupby(entries, key=lambda entry: entry.match):
        game = tuple(each)
        result = _rate(game, standings)
        for side, entry in enumerate(game):
            change = _change(result, side) if result else None
            if change != entry.change:
                changes[entry.match, entry.user] = change
            rated[entry.user] += change is not None
            rated_before[entry.user] += entry.change is not None
    return Computed(changes, standings, rated, rated_before)


def _rate(game: tuple[RatedGame, ...], standings: dict[UserId, Standing]) -> RatedResult | None:
    """Rate a game; return None if it doesn't count.

    If one of the players has been forgotten, only the opponent's entry is left; it holds the forgotten player's
    strength.
    """
    first, *others = game
    if not first.counts:
        return None
    if others:
        opponent = Side(others[0].user)
    elif first.change is not None:
        opponent = Side(None, Standing(first.change.opponent))
    else:
        return None
    return rate_again(Side(first.user), opponent, first.points, (standings, standings), at=first.at)


def _change(result: RatedResult, side: int) -> Change:
    """Return the change for a side; an opponent's volatility doesn't affect a rating, so it is left out."""
    opponent = result.met[1 - side]
    return Change(result.before[side], result.after[side], Strength(opponent.rating, opponent.deviation))
