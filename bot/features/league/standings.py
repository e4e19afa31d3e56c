"""The table of a group: results as the league counts them, points, and what decides between equal points."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A player's number in a group, from 0 on."""

WIN, TIE = 2, 1
"""The points of a game, or of a pair of games."""

MOST_MARGIN = 10
"""The most by which a game counts in the sum of margins, and by which one counts that wasn't played to its end."""


class How(StrEnum):
    """How the league has come to a result. The database contains it, so it never changes."""

    BOARD = "board"
    RESIGNED = "resigned"
    TIME = "time"
    """A player ran out of time."""
    PROVED = "proved"
    """At the end of the season, the computer has proved who wins."""
    TIME_USED = "time-used"
    """At the end of the season, one player had used more time."""
    OUT = "out"
    """A player is out."""
    VOID = "void"
    """The game doesn't count."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A result of a game in the league, which isn't always how the game itself ends."""

    how: How
    margin: int = 0
    """White's margin in pieces, negative for a loss."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a group; in seasons with pairs there is another one with the colors swapped."""

    white: Seat
    black: Seat
    decision: Decision | None = None
    """None while it is open."""

    def margin_of(self, seat: Seat) -> int:
        margin = self.decision.margin if self.decision else 0
        return margin if seat == self.white else -margin

    def is_given_up_by(self, seat: Seat) -> bool:
        """Whether a player has lost without playing it to its end: on time, or by being out."""
        how = self.decision.how if self.decision else None
        return how in (How.TIME, How.OUT) and self.margin_of(seat) < 0


@dataclass(frozen=True, slots=True)
class Seated:
    """A player of a group."""

    seat: Seat
    rating: int | None = None
    """At the beginning of the season."""
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Encounter:
    """All games of two players."""

    one: Seat
    other: Seat
    games: tuple[Played, ...]

    def __contains__(self, seat: Seat) -> bool:
        return seat in (self.one, self.other)

    def opponent_of(self, seat: Seat) -> Seat:
        return self.other if seat == self.one else self.one

    @property
    def is_open(self) -> bool:
        return any(game.decision is None for game in self.games)

    @property
    def is_void(self) -> bool:
        return all(game.decision is not None and game.decision.how is How.VOID for game in self.games)

    def margin_of(self, seat: Seat) -> int:
        """Return a player's margin, of a pair of games that of both together."""
        return sum(game.margin_of(seat) for game in self.games)

    def points_of(self, seat: Seat) -> int:
        margin = self.margin_of(seat)
        return WIN if margin > 0 else TIE if margin == 0 else 0


class Result(NamedTuple):
    """A player's achievements so far. Results are ranked by `key`."""

    points: int
    between: int
    """The points from games among those with the same points; whoever is out comes last, and isn't among them."""
    berger: int
    """Sonneborn–Berger: the points of those who were beaten, and half of those with whom the player tied; doubled."""
    margin: int
    rating: int
    """The lower one comes first; 0 without one."""
    scores: tuple[int, ...]
    """The points from each opponent that the player has met, a win first."""
    open: int
    """How many opponents are left."""
    is_out: bool

    @property
    def key(self) -> tuple[bool, int, int, int, int, int]:
        """The least key is the best. Those who are out come last."""
        return self.is_out, -self.points, -self.between, -self.berger, -self.margin, self.rating

    @property
    def won(self) -> int:
        return self.scores.count(WIN)

    @property
    def tied(self) -> int:
        return self.scores.count(TIE)

    @property
    def lost(self) -> int:
        return self.scores.count(0)

    @property
    def most_points(self) -> int:
        """The points that the player can still reach."""
        return self.points + WIN * self.open


def encounters(games: Iterable[Played]) -> list[Encounter]:
    """Bring together the games of the same two players."""

    def pair(game: Played) -> tuple[Seat, Seat]:
        return min(game.white, game.black), max(game.white, game.black)

    return [Encounter(*both, tuple(theirs)) for both, theirs in groupby(sorted(games, key=pair), key=pair)]


def leaves_table(seated: Seated, met: Sequence[Encounter]) -> bool:
    """Whether all games of a player who is out are removed: less than half of them were played.

    A game that the player has given up wasn't played.
    """
    if not seated.is_out:
        return False
    own = [each for each in met if seated.seat in each]
    played = [
        each
        for each in own
        if not (each.is_open or each.is_void)
        and not any(game.is_given_up_by(seated.seat) for game in each.games)
    ]
    return 2 * len(played) < len(own)


def results(seats: Iterable[Seated], games: Iterable[Played]) -> dict[Seat, Result]:
    """Return the results of a group's players, best first; without those who have left the table."""
    met = encounters(games)
    staying = [seated for seated in seats if not leaves_table(seated, met)]
    inside = {seated.seat for seated in staying}
    counting = [each for each in met if {each.one, each.other} <= inside and not each.is_void]
    done = [each for each in counting if not each.is_open]
    points = {seat: sum(each.points_of(seat) for each in done if seat in each) for seat in inside}
    out = {seated.seat for seated in staying if seated.is_out}
    found = {seated.seat: _result(seated, points, out, counting, done) for seated in staying}
    return dict(sorted(found.items(), key=lambda each: (each[1].key, each[0])))


def _result(
    seated: Seated,
    points: dict[Seat, int],
    out: Collection[Seat],
    counting: Sequence[Encounter],
    done: Sequence[Encounter],
) -> Result:
    seat = seated.seat
    own = [each for each in done if seat in each]

    def is_level(other: Seat) -> bool:
        return points[other] == points[seat] and (other in out) == seated.is_out

    level = [each for each in own if is_level(each.opponent_of(seat))]
    return Result(
        points=points[seat],
        between=sum(each.points_of(seat) for each in level),
        berger=sum(each.points_of(seat) * points[each.opponent_of(seat)] for each in own),
        margin=sum(max(-MOST_MARGIN, min(MOST_MARGIN, each.margin_of(seat))) for each in own),
        rating=seated.rating or 0,
        scores=tuple(sorted((each.points_of(seat) for each in own), reverse=True)),
        open=sum(seat in each for each in counting) - len(own),
        is_out=seated.is_out,
    )
