"""Computes ratings from the games that count, in the order in which they ended."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import NamedTuple

from bot.domain.glicko import Strength, play
from bot.domain.ids import MatchId, UserId


class Standing(NamedTuple):
    """A player's strength after their last rated game; `last_at` is when it ended, None before the first."""

    strength: Strength = Strength()
    last_at: datetime | None = None

    def at(self, moment: datetime) -> Strength:
        """Return the strength at a moment; its deviation grows with the time since the last rated game."""
        return self.strength if self.last_at is None else self.strength.after(moment - self.last_at)


NEWCOMER = Standing()


class Change(NamedTuple):
    """The effect of a rated game on one of its players."""

    before: Standing
    after: Strength
    opponent: Strength
    """The opponent's strength before the game was rated; its volatility isn't stored."""


class Entry(NamedTuple):
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


def standings_before(entries: Iterable[Entry]) -> dict[UserId, Standing]:
    """Return the standing before the entries of each player with an entry that has been rated."""
    found: dict[UserId, Standing] = {}
    for entry in entries:
        if entry.change is not None:
            found.setdefault(entry.user, entry.change.before)
    return found


def compute(entries: Sequence[Entry], before: Mapping[UserId, Standing]) -> Computed:
    """Rate the entries, sorted by when the games ended, starting from the standings `before` them."""
    standings, changes = dict(before), dict[tuple[MatchId, UserId], Change | None]()
    rated, rated_before = Counter[UserId](), Counter[UserId]()
    for _, each in groupby(entries, key=lambda entry: entry.match):
        game = tuple(each)
        found = dict(_rate(game, standings))
        for entry in game:
            change = found.get(entry.user)
            if change is not None:
                standings[entry.user] = Standing(change.after, entry.at)
            if change != entry.change:
                changes[entry.match, entry.user] = change
            rated[entry.user] += change is not None
            rated_before[entry.user] += entry.change is not None
    return Computed(changes, standings, rated, rated_before)


def _rate(game: tuple[Entry, ...], standings: Mapping[UserId, Standing]) -> Iterator[tuple[UserId, Change]]:
    """Yield the change for each player of a game; nothing if the game doesn't count.

    If one of the players has been forgotten, only the opponent's entry is left; it holds the forgotten player's
    strength.
    """
    first, *others = game
    if not first.counts:
        return
    own = standings.get(first.user, NEWCOMER)
    if others:
        (second,) = others
        other = standings.get(second.user, NEWCOMER)
        both = own.at(first.at), other.at(second.at)
        one, two = play(*both, first.points)
        yield first.user, Change(own, one, _plain(both[1]))
        yield second.user, Change(other, two, _plain(both[0]))
    elif first.change is not None:
        opponent = first.change.opponent
        yield first.user, Change(own, play(own.at(first.at), opponent, first.points)[0], opponent)


def _plain(strength: Strength) -> Strength:
    """Return a strength with the default volatility, because an opponent's volatility doesn't affect a rating."""
    return Strength(strength.rating, strength.deviation)
