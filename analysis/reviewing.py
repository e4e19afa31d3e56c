"""Reviewing a game: who stood how well after each move, what the mistakes were, and where the game turned.

`review` does it in one go and blocks its thread; `questions` lets somebody else search, one position at a time. A
review tells of the stacking alone: no single placement can be shown on the board to be a mistake.

Chances are White's, from 0 to 1. A `margin` is always the very result with best play on both sides, in pieces, for
White; nothing that is an estimate is told as one.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple, TypeAlias

from analysis.answer import Pause, never
from analysis.chance import chance_to_win
from analysis.found import Found
from analysis.searching import search
from dvonn import Colour, Game, Move, Phase, Position

SOLVING_NODES = 1_000_000
"""For a position near the end: from the last one backwards, as long as that solves them."""
NODES = 60_000
"""For any other position."""
CLOSE_NODES = 240_000
"""For another look at the positions around what seem to be mistakes."""
MOST_SOLVING_NODES = 4_000_000
"""For all positions near the end together; the last of them may still use its own share."""
MOST_NODES = 14_000_000
"""For a whole game, at most: a usual one takes half of it."""

TRIES = 2
"""After so many positions, going back from the end, that weren't solved no further ones are tried."""
CLOSE_LOOKS = 5
"""Moves of each player that are looked at again."""
WORST = 3
"""Mistakes of each player that are told, at most."""
MISTAKE = 0.05
"""A fall in the chance to win that makes a move a mistake."""


class Standing(NamedTuple):
    """A position, judged."""

    chance: float
    """White's chance to win: 1, 0, or 0.5 for a tie, where that is certain."""
    margin: int | None
    """By how many pieces White wins with best play on both sides, below 0 for a loss; None where that is uncertain."""
    decided: bool
    """Whether the winner (or a tie) is certain with best play on both sides, though perhaps not by how much."""
    line: tuple[Move, ...]
    """The best moves of both sides as far as the search looked; none once the game is over."""

    def chance_of(self, colour: Colour) -> float:
        """One player's chance to win."""
        return self.chance if colour is Colour.WHITE else 1 - self.chance


class JudgedMove(NamedTuple):
    """A move of the game. It led from the position at `ply` to the one at `ply` + 1."""

    ply: int
    mover: Colour
    move: Move
    before: Standing
    after: Standing
    fall: float
    """By how much it lowered the mover's chance to win; 0 for the best move and for all that keep a certain result."""


class Review(NamedTuple):
    """A game that was looked through, from the position at the ply `first`, in which all pieces were placed."""

    first: int
    standings: tuple[Standing, ...]
    """Of each position from `first` on, the last one included; none where the game ended earlier."""
    moves: tuple[JudgedMove, ...]
    """All moves from `first` on, passes included: one less than the standings."""

    def mistakes(self, colour: Colour, most: int = WORST) -> tuple[JudgedMove, ...]:
        """A player's worst moves, the worst first: those that lowered the chance to win by 5 points or more."""
        bad = [move for move in self.moves if move.mover is colour and move.fall >= MISTAKE]
        return tuple(sorted(bad, key=lambda move: -move.fall)[:most])

    @property
    def turning_point(self) -> JudgedMove | None:
        """The move since which the same player has been ahead (or neither); None where that was so from the first."""
        sides = [_side(standing.chance) for standing in self.standings]
        turns = [move for move, old, new in zip(self.moves, sides, sides[1:], strict=False) if old != new]
        return turns[-1] if turns else None


class Question(NamedTuple):
    """A position that is to be searched, with so many nodes."""

    position: Position
    nodes: int


Questions: TypeAlias = Generator[Question, Found, Review]


def review(game: Game, pause: Pause = never) -> Review:
    """Review a game, in a few seconds. Once `pause` says True nobody wants it: the rest is looked at hardly at all."""
    asking = questions(game)
    try:
        question = next(asking)
        while True:
            question = asking.send(search(question.position, nodes=question.nodes, pause=pause))
    except StopIteration as done:
        found: Review = done.value
        return found


def questions(game: Game) -> Questions:
    """Ask for what is to be searched for a review, one position after the other, and return the review.

    Send each answer in. `MOST_NODES` is about what all questions may cost together.
    """
    first = next(
        (ply for ply in range(len(game.moves) + 1) if game.position_at(ply).phase is not Phase.PLACING), None
    )
    if first is None:
        return Review(len(game.moves), (), ())
    looking = _Looking(
        [game.position_at(ply) for ply in range(first, len(game.moves) + 1)], game.moves[first:]
    )
    yield from looking.back()
    yield from looking.closely()
    return Review(first, tuple(looking.standings), tuple(looking.moves(first)))


def standing_of(position: Position, found: Found) -> Standing:
    """The standing that an answer of the search shows, in a position in which somebody is to move."""
    sign = 1 if position.to_move is Colour.WHITE else -1
    if found.exact:
        margin = sign * round(found.score)
        return Standing(_result(margin), margin, decided=True, line=found.line)
    own = chance_to_win(found.value, len(position.stacks))
    return Standing(own if sign > 0 else 1 - own, None, found.winner_certain, found.line)


def standing_at_the_end(position: Position) -> Standing:
    """The standing once a game is over."""
    white, black = position.score
    return Standing(_result(white - black), white - black, decided=True, line=())


class _Looking:
    """The positions of a game, and what is known of them so far."""

    def __init__(self, positions: Sequence[Position], moves: Sequence[Move]) -> None:
        self._positions, self._moves = positions, moves
        self._known: dict[int, Standing] = {}

    @property
    def standings(self) -> list[Standing]:
        return [self._known[i] for i in range(len(self._positions))]

    def back(self) -> Generator[Question, Found, None]:
        """Look at all positions from the last to the first, as those that come later are easier to solve."""
        failures = spent = 0
        for i in reversed(range(len(self._positions))):
            position = self._positions[i]
            if position.to_move is None:
                self._known[i] = standing_at_the_end(position)
            elif self._is_forced(i):
                self._known[i] = self._known[i + 1]  # until they agree
            else:
                solving = failures < TRIES and spent < MOST_SOLVING_NODES
                spent += yield from self._look(i, SOLVING_NODES if solving else NODES)
                failures += not self._known[i].decided
        self._agree()

    def closely(self) -> Generator[Question, Found, None]:
        """Look once more at the positions around the greatest falls, where they are estimates."""
        chosen: set[int] = set()
        for colour in Colour:
            bad = [move for move in self.moves(0) if move.mover is colour and move.fall]
            worst = sorted(bad, key=lambda move: -move.fall)[:CLOSE_LOOKS]
            chosen.update(i for move in worst for i in (move.ply, move.ply + 1))
        for i in sorted(chosen, reverse=True):
            if not (self._known[i].decided or self._is_forced(i)):
                yield from self._look(i, CLOSE_NODES)
        self._agree()

    def _is_forced(self, i: int) -> bool:
        """Whether the move that was made in a position was the only one."""
        return i < len(self._moves) and len(self._positions[i].legal_moves()) == 1

    def _look(self, i: int, nodes: int) -> Generator[Question, Found, int]:
        """Search a position and return how many nodes that took."""
        found = yield Question(self._positions[i], nodes)
        self._known[i] = standing_of(self._positions[i], found)
        return found.nodes

    def _agree(self) -> None:
        """Carry what is certain from each position to its neighbours."""
        for i in reversed(range(len(self._moves))):
            after = self._known[i + 1]
            line = (self._moves[i], *after.line)
            if self._is_forced(i):
                self._known[i] = after._replace(line=line)
            elif after.decided and not self._known[i].decided and self._has_won(i, after):
                self._known[i] = after._replace(line=line, margin=None)  # another move may win by more
        for i, move in enumerate(self._moves):
            before, after = self._known[i], self._known[i + 1]
            is_best = before.line[:1] == (move,)
            if is_best and before.margin is not None and after.margin is None:
                self._known[i + 1] = before._replace(line=before.line[1:])
            elif before.decided and not after.decided and (is_best or self._has_lost(i, before)):
                self._known[i + 1] = after._replace(chance=before.chance, decided=True)

    def _has_won(self, i: int, standing: Standing) -> bool:
        return standing.chance_of(self._mover(i)) == 1

    def _has_lost(self, i: int, standing: Standing) -> bool:
        return standing.chance_of(self._mover(i)) == 0

    def _mover(self, i: int) -> Colour:
        """The player who moved from a position to the next one."""
        mover = self._positions[i].to_move
        assert mover  # noqa: S101  for the types: somebody did
        return mover

    def moves(self, first: int) -> list[JudgedMove]:
        """The moves with their falls; plies are counted from `first`."""
        return [self._judged(i, first) for i in range(len(self._moves))]

    def _judged(self, i: int, first: int) -> JudgedMove:
        before, after, mover, move = self._known[i], self._known[i + 1], self._mover(i), self._moves[i]
        fall = max(0.0, before.chance_of(mover) - after.chance_of(mover))
        if before.line[:1] == (move,):
            fall = 0.0
        return JudgedMove(first + i, mover, move, before, after, fall)


def _result(margin: int) -> float:
    return 0.5 if margin == 0 else float(margin > 0)


def _side(chance: float) -> int:
    """The side that is ahead: 1 for White, -1 for Black, 0 for neither."""
    return (chance > 0.5) - (chance < 0.5)  # noqa: PLR2004  a half
