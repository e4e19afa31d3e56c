"""Game reviews: the evaluation after each move, the mistakes, and the turning point.

`review` blocks its thread until it is done; `questions` leaves the searches to the caller, one position at a time.
A review covers the stacking phase only: no single placement can be shown to be a mistake.

Chances are White's, from 0 to 1. A `margin` is always the proved result with best play on both sides, in pieces for
White; estimates are never reported as margins.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple, TypeAlias

from analysis.answer import Pause, never
from analysis.chance import chance_to_win
from analysis.found import Found
from analysis.searching import search
from dvonn import Colour, Game, Move, Phase, Position

SOLVING_NODES = 400_000
"""Nodes per position near the end: going back from the last position, until `TRIES` positions are not solved."""
NODES = 16_000
"""Nodes per position in the first search, except near the end."""
CLOSE_NODES = 45_000
"""Nodes per position around suspected mistakes, for a second search."""
SURE_NODES = 80_000
"""Nodes per position around mistakes, for the third search, which includes the better moves."""
MOST_SOLVING_NODES = 900_000
"""Nodes for all positions near the end together; the last one searched may exceed the limit by its own budget."""
MOST_NODES = 5_000_000
"""After this many nodes for a game, mistakes get at most `SURE_NODES`; a typical game needs seven tenths of them."""

TRIES = 2
"""The number of unsolved positions, going back from the end, after which solving stops."""
CLOSE_LOOKS = 4
"""The number of each player's moves that are searched again."""
PROVING_NODES = 600_000
"""Nodes per position around mistakes if few stacks are left: the winner before or after the move may be certain."""
FEW_STACKS = 32
DECIDING_NODES = 1_000_000
"""Nodes for the position on one side of a mistake if the winner on the other side is certain: it may be the same."""
MOST_DOUBTS = 4
"""The number of each player's mistakes that are searched once more: those that are reported, and one in reserve."""
WORST = 3
"""The maximum number of reported mistakes per player."""
MISTAKE = 0.05
"""The loss of winning chance that makes a move a mistake."""
HOPELESS = 0.15
"""The winning chance below which no move is a mistake: the game is as good as lost, and perhaps lost."""


class EvaluatedPosition(NamedTuple):
    """The evaluation of a position."""

    chance: float
    """White's chance of winning; exactly 1, 0 or (for a tie) 0.5 if the result is certain."""
    margin: int | None
    """White's winning margin in pieces with best play on both sides, negative for a loss; None if not proved."""
    decided: bool
    """Whether the winner (or a tie) is certain with best play on both sides, though perhaps not the margin."""
    line: tuple[Move, ...]
    """The best line for both sides as far as it was searched; empty once the game is over."""

    def chance_of(self, colour: Colour) -> float:
        """Return a player's chance of winning."""
        return self.chance if colour is Colour.WHITE else 1 - self.chance


class JudgedMove(NamedTuple):
    """A move of the game, from the position at `ply` to the one at `ply` + 1."""

    ply: int
    mover: Colour
    move: Move
    before: EvaluatedPosition
    after: EvaluatedPosition
    fall: float
    """The mover's loss of winning chance; 0 for the best move and for any move that preserves a certain result."""

    @property
    def is_mistake(self) -> bool:
        return self.fall >= MISTAKE and self.before.chance_of(self.mover) >= HOPELESS


class Review(NamedTuple):
    """The review of a game from ply `first`, after the last placement."""

    first: int
    standings: tuple[EvaluatedPosition, ...]
    """One for each position from `first` to the last; empty if the game ended earlier."""
    moves: tuple[JudgedMove, ...]
    """All moves from `first`, including passes: one fewer than the standings."""

    def mistakes(self, colour: Colour, most: int = WORST) -> tuple[JudgedMove, ...]:
        """Return a player's worst moves, at most `most` and worst first, that cost at least 5 percentage points.

        Moves in a position that is as good as lost are not among them.
        """
        bad = [move for move in self.moves if move.mover is colour and move.is_mistake]
        return tuple(sorted(bad, key=lambda move: -move.fall)[:most])

    @property
    def turning_point(self) -> JudgedMove | None:
        """The worst mistake of the side that is behind in the last position, or of both if neither is.

        None if that side made no mistake.
        """
        behind = _behind(self.standings[-1]) if self.standings else tuple(Colour)
        worst = [move for colour in behind for move in self.mistakes(colour, most=1)]
        return max(worst, key=lambda move: move.fall, default=None)


class Question(NamedTuple):
    """A position to search, with a node limit."""

    position: Position
    nodes: int


Questions: TypeAlias = Generator[Question, Found, Review]


def review(game: Game, pause: Pause = never) -> Review:
    """Review a game; takes a few seconds. Once `pause` returns True, the remaining searches end immediately."""
    return _answered(questions(game), pause)


def review_ending(game: Game, pause: Pause = never) -> Review:
    """Like `review`, but for the ending alone, as `ending_questions` does it."""
    return _answered(ending_questions(game), pause)


def _answered(asking: Questions, pause: Pause) -> Review:
    try:
        question = next(asking)
        while True:
            question = asking.send(search(question.position, nodes=question.nodes, pause=pause))
    except StopIteration as done:
        found: Review = done.value
        return found


def questions(game: Game) -> Questions:
    """Yield the positions to search for a review, and return the review.

    Send each search result into the generator. All questions together cost `MOST_NODES` and half as many again at most.
    """
    first, looking = _looking_at(game)
    yield from looking.back()
    yield from looking.closely()
    yield from looking.surely()
    return looking.review(first)


def ending_questions(game: Game) -> Questions:
    """Like `questions`, but for the ending alone: from the last position back as long as results are proved.

    All questions together cost `MOST_SOLVING_NODES`, and `SOLVING_NODES` more at most. A review of the
    whole game proves at least as much.
    """
    first, looking = _looking_at(game)
    start = yield from looking.solve()
    return looking.ending(start).review(first + start)


def _looking_at(game: Game) -> tuple[int, _Looking]:
    """Return the ply of the first position of the stacking phase, and the positions from there on."""
    plies = range(len(game.moves) + 1)
    first = next((ply for ply in plies if game.position_at(ply).phase is not Phase.PLACING), len(plies))
    positions = [game.position_at(ply) for ply in plies[first:]]
    return min(first, len(game.moves)), _Looking(positions, game.moves[first:])


def standing_of(position: Position, found: Found) -> EvaluatedPosition:
    """Convert a search result for a position that is not final."""
    sign = 1 if position.to_move is Colour.WHITE else -1
    if found.exact:
        margin = sign * round(found.score)
        return EvaluatedPosition(_result(margin), margin, decided=True, line=found.line)
    own = chance_to_win(found.value, len(position.stacks))
    return EvaluatedPosition(own if sign > 0 else 1 - own, None, found.winner_certain, found.line)


def standing_at_the_end(position: Position) -> EvaluatedPosition:
    """Return the evaluation of a finished game."""
    white, black = position.score
    return EvaluatedPosition(_result(white - black), white - black, decided=True, line=())


class _Looking:
    """The evaluations of a game's positions so far."""

    def __init__(self, positions: Sequence[Position], moves: Sequence[Move]) -> None:
        self._positions, self._moves = positions, moves
        self._known: dict[int, EvaluatedPosition] = {}
        self._spent = 0

    @property
    def standings(self) -> list[EvaluatedPosition]:
        return [self._known[i] for i in range(len(self._positions))]

    def review(self, first: int) -> Review:
        """Return the review of the positions, of which the first one is after ply `first` of the game."""
        return Review(first, tuple(self.standings), tuple(self.moves(first)))

    def solve(self) -> Generator[Question, Found, int]:
        """Solve positions from last to first, since later ones are easier, until `TRIES` positions are not solved.

        Returns the first position that was searched.
        """
        failures = spent = 0
        for i in reversed(range(len(self._positions))):
            if failures == TRIES or spent >= MOST_SOLVING_NODES:
                return i + 1
            if self._positions[i].to_move is None:
                self._known[i] = standing_at_the_end(self._positions[i])
            elif self._is_forced(i):
                self._known[i] = self._known[i + 1]  # until `_agree` runs
            else:
                spent += yield from self._look(i, SOLVING_NODES)
                failures += not self._known[i].decided
        return 0

    def ending(self, start: int) -> _Looking:
        """Return the positions from `start` on, all of which were searched, as if the game had begun there."""
        ending = _Looking(self._positions[start:], self._moves[start:])
        ending._known = {i - start: standing for i, standing in self._known.items()}
        ending._agree()
        return ending

    def back(self) -> Generator[Question, Found, None]:
        """Evaluate all positions from last to first: solve the last ones, and estimate the others."""
        start = yield from self.solve()
        for i in reversed(range(start)):
            if self._is_forced(i):
                self._known[i] = self._known[i + 1]  # until `_agree` runs
            else:
                yield from self._look(i, NODES)
        self._agree()

    def closely(self) -> Generator[Question, Found, None]:
        """Search the positions before and after each player's worst moves again, unless their winner is certain."""
        chosen: set[int] = set()
        for colour in Colour:
            bad = [move for move in self.moves(0) if move.mover is colour and move.fall]
            worst = sorted(bad, key=lambda move: -move.fall)[:CLOSE_LOOKS]
            chosen.update(i for move in worst for i in (move.ply, move.ply + 1))
        for i in sorted(chosen, reverse=True):
            if not (self._known[i].decided or self._is_forced(i)):
                yield from self._look(i, CLOSE_NODES)
        self._agree()

    def surely(self) -> Generator[Question, Found, None]:
        """Search the mistakes once more, with the better move and the best reply beside them.

        Of all estimates, those count that make the mistake smallest: it is better to understate a mistake than to
        overstate it.
        """
        for colour in Colour:
            seen: set[int] = set()
            while len(seen) < MOST_DOUBTS:
                bad = Review(0, (), tuple(self.moves(0))).mistakes(colour)
                i = next((move.ply for move in bad if move.ply not in seen), None)
                if i is None:
                    break
                seen.add(i)
                yield from self._doubt(i, colour)
                self._agree()

    def _doubt(self, i: int, mover: Colour) -> Generator[Question, Found, None]:
        """Search the positions before and after a mistake equally far, and the position after the best move in each.

        Where the winner becomes certain on one side alone, the other side is searched with `DECIDING_NODES`: a
        move into a certain loss is no mistake in a position that is lost.
        """
        before, after = i, i + 1
        was_certain = self._known[before].decided
        yield from self._weigh(after, before, mover, max)
        yield from self._weigh(before, after, mover, min)
        if self._known[before].decided and not was_certain:
            yield from self._weigh(after, before, mover, max)

    def _weigh(
        self, i: int, other: int, mover: Colour, lenient: Callable[[list[float]], float]
    ) -> Generator[Question, Found, None]:
        """Search the position on one side of a mistake, if it is open, and keep the most lenient estimate."""
        if self._known[i].decided or self._is_forced(i):
            return
        chances = [self._known[i].chance_of(mover)]
        yield from self._look(i, self._enough(i, other))
        known = self._known[i]
        if known.decided:
            return
        chances.append(known.chance_of(mover))
        best = self._positions[i].play(known.line[0])
        if best.to_move is not None:
            found = yield Question(best, SURE_NODES)
            self._spent += found.nodes
            chances.append(standing_of(best, found).chance_of(mover))
        chance = lenient(chances)
        self._known[i] = known._replace(chance=chance if mover is Colour.WHITE else 1 - chance)

    def _enough(self, i: int, other: int) -> int:
        """Return the nodes for the position on one side of a mistake."""
        if self._spent >= MOST_NODES:
            return SURE_NODES
        if self._known[other].decided:
            return DECIDING_NODES
        return PROVING_NODES if len(self._positions[i].stacks) <= FEW_STACKS else SURE_NODES

    def _is_forced(self, i: int) -> bool:
        """Return whether the move made in a position was the only legal one."""
        return i < len(self._moves) and len(self._positions[i].legal_moves()) == 1

    def _look(self, i: int, nodes: int) -> Generator[Question, Found, int]:
        """Search a position and return the number of nodes used."""
        found = yield Question(self._positions[i], nodes)
        self._known[i] = standing_of(self._positions[i], found)
        self._spent += found.nodes
        return found.nodes

    def _agree(self) -> None:
        """Make neighbouring positions consistent: propagate proven results, and along forced moves any result."""
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

    def _has_won(self, i: int, standing: EvaluatedPosition) -> bool:
        return standing.chance_of(self._mover(i)) == 1

    def _has_lost(self, i: int, standing: EvaluatedPosition) -> bool:
        return standing.chance_of(self._mover(i)) == 0

    def _mover(self, i: int) -> Colour:
        mover = self._positions[i].to_move
        assert mover  # noqa: S101  for the type checker
        return mover

    def moves(self, first: int) -> list[JudgedMove]:
        """Return the moves with their losses; plies are counted from `first`."""
        return [self._judged(i, first) for i in range(len(self._moves))]

    def _judged(self, i: int, first: int) -> JudgedMove:
        before, after, mover, move = self._known[i], self._known[i + 1], self._mover(i), self._moves[i]
        fall = max(0.0, before.chance_of(mover) - after.chance_of(mover))
        if before.line[:1] == (move,):
            fall = 0.0
        return JudgedMove(first + i, mover, move, before, after, fall)


def _result(margin: int) -> float:
    return 0.5 if margin == 0 else float(margin > 0)


def _behind(standing: EvaluatedPosition) -> tuple[Colour, ...]:
    """Return the side with the smaller chance to win; both if the chances are even."""
    white, black = (standing.chance_of(colour) for colour in Colour)
    return tuple(Colour) if white == black else (Colour.WHITE if white < black else Colour.BLACK,)
