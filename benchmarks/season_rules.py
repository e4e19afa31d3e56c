"""The rules of docs/league.md anew, for the judge of a season: colors, results, tables, groups.

Nothing here comes from the bot: recorded games are played by the rules of `dvonn`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise, permutations
from typing import NamedTuple

from dvonn import Colour, Game, Position, parse_move

BERGER = {
    4: "1-4 2-3, 4-3 1-2, 2-4 3-1",
    6: "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, 3-8 4-2 5-1 6-7, 8-7 1-6 2-5 3-4, "
    "4-8 5-3 6-2 7-1",
}
"""The rounds of the Berger tables. For an odd number, those with the last number are left out.

FIDE Handbook, C.05, Annex 1.
"""

WIN, TIE, CAP = 2, 1, 10
MOST_NODES = 4000
"""Positions that the judge looks at to prove a result."""


class Happened(NamedTuple):
    kind: str
    text: str
    actor: int | None
    at: datetime


@dataclass
class Record:
    """A game as it is recorded; `players_then` are those of the end, when someone may have been forgotten."""

    number: int
    server: int | None
    """None in direct messages."""
    white: int
    black: int
    players_then: tuple[int, int] = (0, 0)
    events: list[Happened] = field(default_factory=list)
    kept: int | None = None
    """White's margin in the league, as it is stored."""


# the games


class Result(NamedTuple):
    """How a game counts: White's margin, None if it counts for nobody, and who has given it up by time or being out."""

    margin: int | None
    given_up_by: int | None = None


VOID = Result(None)


class Played(NamedTuple):
    """A game as it went: what stood on the board when, whose turn it was, and how it ended."""

    record: Record
    positions: Sequence[tuple[datetime, Position]]
    ended_at: datetime | None
    result: Result | None
    lost_on_time: int | None

    @property
    def players(self) -> tuple[int, int]:
        return self.record.white, self.record.black

    def position_at(self, moment: datetime) -> Position:
        return [position for at, position in self.positions if at <= moment][-1]

    def mover_at(self, moment: datetime) -> int | None:
        if moment < self.positions[0][0] or (self.ended_at and self.ended_at <= moment):
            return None
        return self.player(self.position_at(moment).to_move)

    def movers_since(self, since: datetime, until: datetime) -> set[int | None]:
        """Return those whose turn it was at any moment of a span."""
        return {
            self.mover_at(at) for at in (since, *(at for at, _ in self.positions)) if since <= at <= until
        }

    def player(self, colour: Colour | None) -> int | None:
        return None if colour is None else self.record.white if colour is Colour.WHITE else self.record.black

    def first_move_of(self, user: int) -> datetime | None:
        moved = (
            then for (_, before), (then, _) in pairwise(self.positions) if self.player(before.to_move) == user
        )
        return next(moved, None)

    def used_until(self, moment: datetime) -> dict[Colour, float]:
        """Return the seconds that both have used until a moment."""
        used = dict.fromkeys(Colour, 0.0)
        last = min(moment, self.ended_at or moment)
        for (since, position), until in zip(
            self.positions, [*[at for at, _ in self.positions[1:]], last], strict=True
        ):
            if position.to_move is not None and since < last:
                used[position.to_move] += (min(until, last) - since).total_seconds()
        return used


def played(record: Record) -> Played:
    """Play a recorded game by the rules."""
    begun, *others = record.events
    game = Game(map(parse_move, begun.text.split()))
    positions = [(begun.at, game.position)]

    def loses(colour: Colour | None, *, on_time: bool = False) -> Result:
        user = record.white if colour is Colour.WHITE else record.black
        return Result(-CAP if colour is Colour.WHITE else CAP, user if on_time else None)

    def colour_of(actor: int | None) -> Colour:
        return Colour.WHITE if actor in (record.white, record.players_then[0]) else Colour.BLACK

    for each in others:
        to_move = game.position.to_move
        match each.kind, each.text.partition(" ")[0]:
            case (("place" | "move" | "pass"), _):
                game = game.play(parse_move(each.text))
                positions.append((each.at, game.position))
                score = game.position.score
                if game.position.to_move is None:
                    margin = score.of(Colour.WHITE) - score.of(Colour.BLACK)
                    return Played(record, positions, each.at, Result(margin), None)
            case ("resign", _) | ("cancel", "resigned"):
                return Played(record, positions, each.at, loses(colour_of(each.actor)), None)
            case ("timeout", _) | ("cancel", "time"):
                result = loses(to_move, on_time=True)
                return Played(record, positions, each.at, result, result.given_up_by)
            case (("cancel" | "abandon"), _):
                return Played(record, positions, each.at, VOID, None)
            case _:
                pass
    return Played(record, positions, None, None, None)


class TooHardError(Exception):
    """A proof would take too long."""


def proved_margin(position: Position) -> int | None:
    """Return White's margin with best play; None if that takes too long to prove."""
    left = MOST_NODES
    known: dict[tuple[Position, int, int], int] = {}

    def best(position: Position, alpha: int, beta: int) -> int:
        nonlocal left
        mover = position.to_move
        if mover is None:
            return position.score.of(Colour.WHITE) - position.score.of(Colour.BLACK)
        if (position, alpha, beta) in known:
            return known[position, alpha, beta]
        left -= 1
        if left < 0:
            raise TooHardError
        low, high = alpha, beta
        value = -99 if mover is Colour.WHITE else 99
        for move in position.legal_moves():
            found = best(position.play(move), low, high)
            if mover is Colour.WHITE:
                value = max(value, found)
                low = max(low, value)
            else:
                value = min(value, found)
                high = min(high, value)
            if low >= high:
                break
        known[position, alpha, beta] = value
        return value

    try:
        return best(position, -99, 99)
    except TooHardError:
        return None


# the table


class Row(NamedTuple):
    place: int
    user: int
    points: int
    won: int
    tied: int
    lost: int
    open: int


@dataclass(frozen=True)
class Standing:
    """A group's table, best first, those whose games are removed, and how many encounters are open."""

    rows: Sequence[Row]
    removed: frozenset[int]
    open: int


class Encounters:
    """The games of a group by their two players: one game, or a pair of which both margins are added."""

    def __init__(self, games: Iterable[tuple[int, int, Result | None]]) -> None:
        self.met: dict[frozenset[int], list[tuple[int, int, Result | None]]] = {}
        for game in games:
            self.met.setdefault(frozenset(game[:2]), []).append(game)

    def of(self, user: int) -> list[frozenset[int]]:
        return [both for both in self.met if user in both]

    def is_open(self, both: frozenset[int]) -> bool:
        return any(result is None for _, _, result in self.met[both])

    def is_void(self, both: frozenset[int]) -> bool:
        return all(result is not None and result.margin is None for _, _, result in self.met[both])

    def has_played(self, user: int, both: frozenset[int]) -> bool:
        given_up = any(result and result.given_up_by == user for _, _, result in self.met[both])
        return not (self.is_open(both) or self.is_void(both) or given_up)

    def are_removed(self, user: int) -> bool:
        """Whether all games of someone who is out are removed: less than half of them were played."""
        own = self.of(user)
        return 2 * sum(self.has_played(user, both) for both in own) < len(own)

    def margin(self, user: int, both: frozenset[int]) -> int:
        return sum(
            (result.margin or 0) * (1 if white == user else -1)
            for white, _, result in self.met[both]
            if result
        )

    def points(self, user: int, encounters: Iterable[frozenset[int]]) -> int:
        margins = [self.margin(user, both) for both in encounters if user in both]
        return sum(WIN if each > 0 else TIE if each == 0 else 0 for each in margins)


def standing(
    players: Iterable[int],
    games: Iterable[tuple[int, int, Result | None]],
    out: Iterable[int] = (),
    ratings: Mapping[int, float] | None = None,
) -> Standing:
    """Rank the players of a group by their games, of which those without a result are open."""
    met, are_out, rated = Encounters(games), set(out), ratings or {}
    removed = {user for user in are_out if met.are_removed(user)}
    counting = [both for both in met.met if not both & removed and not met.is_void(both)]
    done = [both for both in counting if not met.is_open(both)]
    staying = [user for user in players if user not in removed]
    points = {user: met.points(user, done) for user in staying}

    def key(user: int) -> tuple[bool, int, int, int, int, int]:
        own = [both for both in done if user in both]
        level = {
            each for each in staying if (points[each], each in are_out) == (points[user], user in are_out)
        }
        between = met.points(user, [both for both in own if both <= level])
        berger = sum(met.points(user, [both]) * points[other] for both in own for other in both - {user})
        margins = sum(max(-CAP, min(CAP, met.margin(user, both))) for both in own)
        return user in are_out, -points[user], -between, -berger, -margins, round(rated.get(user, 0))

    rows = []
    for user in sorted(staying, key=key):
        scores = [met.points(user, [both]) for both in done if user in both]
        place = 1 + sum(key(other) < key(user) for other in staying)
        counts = scores.count(WIN), scores.count(TIE), scores.count(0)
        left = sum(user in both for both in counting) - len(scores)
        rows.append(Row(place, user, points[user], *counts, left))
    return Standing(rows, frozenset(removed), len(counting) - len(done))


def sizes_of(count: int) -> list[int]:
    """Return the sizes of the groups of some players: four to six in each, seven in one."""
    if count < 4:
        return []
    if count == 7:
        return [7]
    number = next(each for each in range(1, count + 1) if 4 * each <= count <= 6 * each)
    return [count // number + (index < count % number) for index in range(number)]


def orders(players: set[int], earned: Sequence[int], ratings: Mapping[int, float]) -> Iterator[list[int]]:
    """Yield the orders in which players may be drawn; the order of newcomers with the same rating isn't told."""
    staying = [user for user in earned if user in players]
    rated = sorted(
        (user for user in players - set(staying) if user in ratings), key=lambda user: -ratings[user]
    )
    unrated = [user for user in players - set(staying) if user not in ratings]
    known = [ratings[user] for user in staying if user in ratings]
    order = list(staying)
    for user in rated:
        order.insert(sum(each >= ratings[user] for each in known), user)
        known.append(ratings[user])
    for rest in permutations(unrated) if len(unrated) <= 6 else [unrated]:
        yield [*order, *rest]


def is_berger(numbered: Sequence[int], games: set[tuple[int, int]]) -> bool:
    """Whether the games have the colors of the Berger tables, for players in the order of their numbers."""
    table = BERGER[len(numbered) + len(numbered) % 2]
    pairs = [tuple(map(int, pair.split("-"))) for pair in re.findall(r"\d-\d", table)]
    seats = dict(enumerate(numbered, start=1))
    return {(seats[white], seats[black]) for white, black in pairs if max(white, black) in seats} == games
