"""The motifs of a puzzle: what happens along its solution.

Each motif is a question that the rules answer from the solution; only zugzwang takes a search, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from analysis.found import Found
from dvonn import Colour, Jump, Move, Pass, Position, Space, Stack
from dvonn.connection import connected
from dvonn.lattice import set_of

Search: TypeAlias = Callable[[Position, int], Found]
"""A function that searches a position for the best move, with a node limit."""

NODES = 60_000
"""Nodes for the search for zugzwang."""
BIG = 3
"""A loss of at least this many pieces is big."""
OWN = 2
"""Cutting off at least this many pieces of one's own looks like a loss."""
ALONE = 3
"""A player plays alone if they make at least this many last moves in a row."""


class Motif(Enum):
    """The motifs of a solution, the most surprising first; the value is part of a puzzle's text.

    The solver makes the first move of the solution, the key move. "Pieces of a player" are those in the stacks that the
    player owns.
    """

    SELF_CUT = "self-cut"
    """The key move cuts off at least two of the solver's own pieces, and more of them than of the opponent's."""
    SACRIFICE = "sacrifice"
    """The opponent's answer takes or cuts off at least three of the solver's pieces.

    Before the key move, no single move of the opponent's could have won so many. Compared with the board before the key
    move, the solver then has at least three pieces fewer, and a lead at least three smaller; otherwise it is an
    exchange.
    """
    ZUGZWANG = "zugzwang"
    """The opponent must move after the key move, and would not lose if they could pass instead."""
    BRIDGE = "bridge"
    """The key move gives up a bridge: the players' stacks now form more groups, each with a DVONN piece."""
    DVONN = "dvonn"
    """The solver carries a DVONN piece away, now or later, and at least three of the opponent's pieces fall."""
    RESCUE = "rescue"
    """The key move parries a threat: the opponent can now take or cut off at least three pieces fewer with one move.

    The solver cuts off none of their own pieces.
    """
    LAST_STACK = "last-stack"
    """The opponent runs out of moves, and the solver plays at least the last three moves alone."""
    CUT_OFF = "cut-off"
    """The key move cuts off at least three of the opponent's pieces."""
    PREPARED_CUT = "prepared-cut"
    """A later move of the solver's cuts off at least three of the opponent's pieces."""
    HEIGHT = "height"
    """The stack that the key move builds takes at least three of the opponent's pieces with its next move."""
    QUIET = "quiet"
    """The key move takes nothing and cuts nothing off."""
    COUNT = "count"
    """None of these: what matters is where the last stacks land."""


class SolutionTurn(NamedTuple):
    """A move of the solution, on the board before it."""

    before: Position
    move: Move

    @property
    def mover(self) -> Colour:
        """The player who moves. Raises `ValueError` if the game is over."""
        mover = self.before.to_move
        if mover is None:
            raise ValueError(f"the game is over: {self.before}")
        return mover

    @property
    def after(self) -> Position:
        return self.before.play(self.move)

    def carries_dvonn(self) -> bool:
        return isinstance(self.move, Jump) and self.before.stacks[self.move.source].has_dvonn

    def takes_from(self, colour: Colour) -> int:
        """Return the height of the player's stack on which the move lands; 0 if there is none."""
        target = self.before.stacks[self.move.target] if isinstance(self.move, Jump) else None
        return target.height if target and target.owner is colour else 0

    def cuts_from(self, colour: Colour) -> int:
        """Return how many pieces of the player the move cuts off."""
        return _pieces(self.before.cut_off_by(self.move), colour)


class Solution(NamedTuple):
    """The turns of a solution, from the key move to the end of the game."""

    turns: Sequence[SolutionTurn]

    @staticmethod
    def of(position: Position, line: Sequence[Move]) -> Solution:
        """Raises `ValueError` if the line is empty, `IllegalMove` if the rules forbid a move."""
        turns = list[SolutionTurn]()
        for move in line:
            turns.append(SolutionTurn(position, move))
            position = turns[-1].after
        if not turns:
            raise ValueError("a solution without moves")
        return Solution(turns)

    @property
    def key(self) -> SolutionTurn:
        return self.turns[0]

    @property
    def solver(self) -> Colour:
        return self.key.mover

    @property
    def opponent(self) -> Colour:
        return self.solver.opponent

    def later(self) -> Iterator[SolutionTurn]:
        """Yield the solver's turns after the key move."""
        return (turn for turn in self.turns[1:] if turn.mover is self.solver)

    def cuts_much(self, turn: SolutionTurn) -> bool:
        return turn.cuts_from(self.opponent) >= BIG


def motifs_of(
    position: Position, line: Sequence[Move], look: Search, nodes: int = NODES
) -> tuple[Motif, ...]:
    """Return the motifs of a solution, the main one first.

    `look` decides with at most `nodes` whether there is zugzwang; there is none if that isn't enough. Raises
    `ValueError` if the line is empty, `IllegalMove` if the rules forbid a move.
    """
    solution = Solution.of(position, line)
    found = {motif for motif, happens in _QUESTIONS.items() if happens(solution)}
    if is_zugzwang(solution, look, nodes):
        found.add(Motif.ZUGZWANG)
    return tuple(motif for motif in Motif if motif in found) or (Motif.COUNT,)


def is_self_cut(solution: Solution) -> bool:
    own, others = (solution.key.cuts_from(colour) for colour in (solution.solver, solution.opponent))
    return own >= OWN and own > others


def is_sacrifice(solution: Solution) -> bool:
    solver, before = solution.solver, solution.key.before
    answer = solution.turns[1] if len(solution.turns) > 1 else solution.key
    if answer.mover is solver:
        return False
    won = max(answer.takes_from(solver), answer.cuts_from(solver))
    then, now = before.score, answer.after.score
    given = min(then.of(solver) - now.of(solver), then.margin(solver) - now.margin(solver))
    return min(won, given) >= BIG and won > _threat(before, solver)


def is_zugzwang(solution: Solution, look: Search, nodes: int = NODES) -> bool:
    after = solution.key.after
    if after.to_move is not solution.opponent or after.must_pass:
        return False
    passed = _passed(after)
    if passed.to_move is not solution.solver or passed.must_pass:
        return False
    found = look(passed, nodes)
    return found.winner_certain and found.value <= 0


def gives_up_bridge(solution: Solution) -> bool:
    return _groups(solution.key.after) > _groups(solution.key.before)


def carries_dvonn_away(solution: Solution) -> bool:
    own = (solution.key, *solution.later())
    return any(turn.carries_dvonn() and solution.cuts_much(turn) for turn in own)


def parries_threat(solution: Solution) -> bool:
    key, solver = solution.key, solution.solver
    parried = _threat(key.before, solver) - _threat(key.after, solver)
    return parried >= BIG and not key.cuts_from(solver)


def plays_last_moves_alone(solution: Solution) -> bool:
    alone = 0
    for turn in reversed(solution.turns):
        if turn.mover is solution.solver:
            alone += 1
        elif not isinstance(turn.move, Pass):
            break
    return alone >= ALONE


def cuts_off(solution: Solution) -> bool:
    return solution.cuts_much(solution.key)


def cuts_off_later(solution: Solution) -> bool:
    return any(map(solution.cuts_much, solution.later()))


def has_right_height(solution: Solution) -> bool:
    built = solution.key.move.target if isinstance(solution.key.move, Jump) else None
    for turn in solution.turns[1:]:
        if isinstance(turn.move, Jump):
            if turn.move.source == built:
                return turn.mover is solution.solver and turn.takes_from(solution.opponent) >= BIG
            if turn.move.target == built or built not in turn.after.stacks:
                return False
    return False


def is_quiet(solution: Solution) -> bool:
    key = solution.key
    return not key.takes_from(solution.opponent) and not key.before.cut_off_by(key.move)


_QUESTIONS: Mapping[Motif, Callable[[Solution], bool]] = {
    Motif.SELF_CUT: is_self_cut,
    Motif.SACRIFICE: is_sacrifice,
    Motif.BRIDGE: gives_up_bridge,
    Motif.DVONN: carries_dvonn_away,
    Motif.RESCUE: parries_threat,
    Motif.LAST_STACK: plays_last_moves_alone,
    Motif.CUT_OFF: cuts_off,
    Motif.PREPARED_CUT: cuts_off_later,
    Motif.HEIGHT: has_right_height,
    Motif.QUIET: is_quiet,
}


def _pieces(stacks: Mapping[Space, Stack], colour: Colour) -> int:
    return sum(stack.height for stack in stacks.values() if stack.owner is colour)


def _threat(position: Position, colour: Colour) -> int:
    """Return how many of a player's pieces the opponent could take or cut off with one move, if it were their turn."""
    stacks, cuts = position.stacks, position.cut_offs_of(colour.opponent)
    taken = (stacks[jump.target].height for jump in cuts if stacks[jump.target].owner is colour)
    return max((*taken, *(_pieces(cut, colour) for cut in cuts.values())), default=0)


def _passed(position: Position) -> Position:
    """Return the position with the other player to move, as if the rules allowed passing."""
    rows, turn, phase = str(position).split()
    return Position.parse(f"{rows} {Colour(turn).opponent.value} {phase}")


def _groups(position: Position) -> int:
    """Count the groups of connected stacks, apart from those of lone DVONN pieces only."""
    stacks = position.stacks
    occupied, left = set_of(stacks), set_of(space for space, stack in stacks.items() if stack.owner)
    count = 0
    while left:
        left &= ~connected(occupied, left & -left)
        count += 1
    return count
