"""Patterns in a player's latest games: how they were lost, and where chances were given away."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.domain.computer import Review
from bot.domain.history import Turn
from bot.domain.ids import UserId
from bot.domain.match import Match
from dvonn import Colour, Game, Jump, Termination

LATEST = 20
"""How many games are looked at."""

ALONE = 3
"""A player has run out of moves if the opponent makes at least this many last moves alone."""

COSTLY = 0.05
"""The smallest loss of winning chance that counts: as in a review, a smaller one is within the error."""

BEGINNING, MIDDLE = 33, 17
"""The minimum number of stacks on the board in these parts of the stacking phase."""


class GamePart(StrEnum):
    """A part of the stacking phase, by the number of stacks on the board."""

    BEGINNING = "beginning"
    MIDDLE = "middle"
    ENDING = "ending"


class Loss(StrEnum):
    """How a game was lost; of several ways, the first."""

    TIME = "time"
    CUT_OFFS = "cut-offs"
    """The player lost more pieces to cut-offs than the opponent, by at least the margin of the game."""
    MOVES = "moves"
    """The opponent made the last moves alone."""
    OTHER = "other"


class Focus(StrEnum):
    """The advice on what to practice."""

    CUT_OFFS = "cut-offs"
    MOVES = "moves"
    TIME = "time"
    BEGINNING = "beginning"
    MIDDLE = "middle"
    ENDING = "ending"
    REVIEW = "review"
    """Nothing stands out, and no game was reviewed."""


@dataclass(frozen=True, slots=True)
class GivenAway:
    """The chance to win that a player gave away by mistakes in a game."""

    points: Mapping[GamePart, float]
    """In percentage points."""
    turned: GamePart | None
    """Where the player made the worst mistake of a game that was lost; None if there was none."""


@dataclass(frozen=True, slots=True)
class LatestGames:
    """The figures of a player's latest games."""

    won: int
    tied: int
    losses: Mapping[Loss, int]
    reviewed: int
    """How many of the games the player has seen the review of."""
    points: Mapping[GamePart, float]
    """The percentage points given away in a reviewed game, on average."""
    turned: Mapping[GamePart, int]
    """Where the reviewed games that were lost turned."""

    @property
    def lost(self) -> int:
        return sum(self.losses.values())

    @property
    def games(self) -> int:
        return self.won + self.tied + self.lost

    @property
    def focus(self) -> Focus:
        """The most frequent kind of loss if it explains a third of the losses; else where most was given away."""
        known = [loss for loss in Loss if loss is not Loss.OTHER]
        worst = max(known, key=lambda loss: self.losses.get(loss, 0))
        count = self.losses.get(worst, 0)
        if count > 1 and 3 * count >= self.lost:
            return Focus(worst.value)
        if any(self.points.values()):
            return Focus(max(GamePart, key=lambda part: self.points[part]).value)
        return Focus.REVIEW


def part_of(game: Game, ply: int) -> GamePart:
    """Return the part of the stacking phase to which the position at a ply belongs."""
    stacks = len(game.position_at(ply).stacks)
    if stacks >= BEGINNING:
        return GamePart.BEGINNING
    return GamePart.MIDDLE if stacks >= MIDDLE else GamePart.ENDING


def given_away(match: Match, review: Review, colour: Colour) -> GivenAway:
    """Return what a player gave away, without the moves that the match began with."""
    points, given = dict.fromkeys(GamePart, 0.0), len(match.opening.moves)
    for move in review.moves:
        if move.ply >= given and move.mover is colour and move.fall >= COSTLY:
            points[part_of(match.game, move.ply)] += 100 * move.fall
    lost = match.ended is not None and match.ended.winner is colour.opponent
    turned = review.turning_point if lost else None
    if turned and (turned.ply < given or turned.mover is not colour):
        turned = None
    return GivenAway(points, part_of(match.game, turned.ply) if turned else None)


def look_at(games: Sequence[tuple[Match, Colour]], given: Sequence[GivenAway]) -> LatestGames:
    """Count the results of finished games, and average what was given away in reviewed ones. Replays the games."""
    results = [(match, colour, match.ended.winner if match.ended else None) for match, colour in games]
    losses = [(match, colour) for match, colour, winner in results if winner is colour.opponent]
    return LatestGames(
        won=sum(winner is colour for _, colour, winner in results),
        tied=sum(winner is None for _, _, winner in results),
        losses=Counter(how_lost(match, colour) for match, colour in losses),
        reviewed=len(given),
        points={
            part: sum(each.points[part] for each in given) / len(given) if given else 0.0 for part in GamePart
        },
        turned=Counter(each.turned for each in given if each.turned),
    )


def how_lost(match: Match, colour: Colour) -> Loss:
    if match.ended and match.ended.by is Termination.TIME:
        return Loss.TIME
    margin = match.position.score.margin(colour.opponent)
    if margin > 0 and _lost_to_cut_offs(match, colour) >= margin:
        return Loss.CUT_OFFS
    return Loss.MOVES if _moved_alone(match, colour) >= ALONE else Loss.OTHER


def _lost_to_cut_offs(match: Match, colour: Colour) -> int:
    """Return how many more pieces a side lost to cut-offs than the other one."""
    cut_off: Counter[Colour] = Counter()
    for turn in _turns(match):
        for stack in turn.cut_off.values():
            if stack.owner:
                cut_off[stack.owner] += stack.height
    return cut_off[colour] - cut_off[colour.opponent]


def _moved_alone(match: Match, colour: Colour) -> int:
    """Return how many moves the opponent made after a side's last move."""
    alone = 0
    for turn in reversed(list(_turns(match))):
        if isinstance(turn.move, Jump):
            if turn.colour is colour:
                break
            alone += 1
    return alone


def _turns(match: Match) -> Iterator[Turn]:
    """Yield the turns that the players made."""
    game, given = match.game, len(match.opening.moves)
    return (Turn.made(game, ply) for ply in range(given + 1, len(game.moves) + 1))


def players_colour(match: Match, user: UserId) -> Colour | None:
    """Return a user's colour in a match that counts; None if it was cancelled."""
    return None if match.cancelled or not match.is_over else match.players.colour_of(user)
