"""The looks of a puzzle at first sight, its beauty, and its difficulty before anyone has tried it.

People judge a move by what it leads to at once. So the look of a move is the evaluation after the opponent's best
answer to it, in pieces for the solver; levels 1 to 6 see no more (`analysis.levels`).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from analysis.answer import WIN
from analysis.coding import code_position
from analysis.found import VALUES_OF_A_PIECE
from analysis.puzzles.motifs import Motif
from analysis.thinking import thinker
from dvonn import Colour, Move, Pass, Position

AS_GOOD = 2.0
"""A move is plausible if it looks at most this many pieces worse than the one that looks best."""
MOST_TEMPTING, MOST_COST = 4, 6.0
"""The tempting moves, and the pieces of cost, beyond which more of them add nothing."""
LONGEST = 6
"""The solver's moves beyond which a solution is only longer, not richer."""

CHARM: Mapping[Motif, float] = {
    Motif.SELF_CUT: 3,
    Motif.SACRIFICE: 3,
    Motif.ZUGZWANG: 2.5,
    Motif.BRIDGE: 2,
    Motif.DVONN: 1.5,
    Motif.RESCUE: 1,
    Motif.LAST_STACK: 0.5,
    Motif.CUT_OFF: 0,
    Motif.PREPARED_CUT: 0.5,
    Motif.HEIGHT: 0.5,
    Motif.QUIET: 1,
    Motif.COUNT: -2,
}
"""The beauty that a motif adds to a puzzle; the two best ones count."""

AVERAGE = 930
"""The first rating of a puzzle without all of the following."""
PER_TEMPTATION, PER_COST, PER_MOVE = 50, 30, 25
"""Points that each tempting move, piece of cost and move of the solver adds to a first rating."""

HARDER: Mapping[Motif, int] = {
    Motif.SELF_CUT: 100,
    Motif.SACRIFICE: 100,
    Motif.ZUGZWANG: 80,
    Motif.BRIDGE: 40,
    Motif.DVONN: 0,
    Motif.RESCUE: -40,
    Motif.LAST_STACK: -40,
    Motif.CUT_OFF: -100,
    Motif.PREPARED_CUT: 20,
    Motif.HEIGHT: 0,
    Motif.QUIET: 40,
    Motif.COUNT: 0,
}
"""Points that the main motif adds to the first rating: immediate gains are easily seen, sacrifices aren't."""

_NODES = 5_000  # far more than a move and its answers take


class Looks(NamedTuple):
    """How a position looks at first sight.

    `plausible` is the number of moves that look good, the key move included if it is one of them. `cost` says how many
    pieces worse the key move looks than the move that looks best.
    """

    plausible: int
    cost: float


class Traits(NamedTuple):
    """The motifs, the looks and the number of the solver's moves, which make a puzzle beautiful and hard."""

    motifs: tuple[Motif, ...]
    plausible: int
    cost: float
    moves: int

    @property
    def tempting(self) -> int:
        """The number of wrong moves that look good."""
        return self.plausible - (self.cost <= AS_GOOD)


def looks_of(position: Position, key: Move) -> Looks:
    """Return how a position looks in which `key` is the winning move. Raises `ValueError` if the game is over."""
    solver = position.to_move
    if not solver:
        raise ValueError(f"the game is over: {position}")
    looks = {move: _look(position.play(move), solver) for move in position.legal_moves()}
    best = max(looks.values())
    plausible = sum(look >= best - AS_GOOD for look in looks.values())
    return Looks(plausible, round(best - looks[key], 1))


def own_moves(line: Sequence[Move]) -> int:
    """Return how many moves of a solution are the solver's, passes left out."""
    return sum(not isinstance(move, Pass) for move in line[::2])


def beauty_of(traits: Traits) -> float:
    """Return how beautiful a puzzle is, compared with others."""
    charms = sorted((CHARM[motif] for motif in traits.motifs), reverse=True)
    beauty = 1.5 * min(traits.tempting, MOST_TEMPTING) + min(traits.cost, MOST_COST) + sum(charms[:2])
    return beauty - max(0, traits.moves - LONGEST) / 2 - 2 * (traits.moves == 1)


def first_rating(traits: Traits) -> int:
    """Return the rating of a puzzle that nobody has tried, on the scale of solvers: a guess."""
    return round(
        AVERAGE
        + PER_TEMPTATION * min(traits.tempting, MOST_TEMPTING)
        + PER_COST * min(traits.cost, MOST_COST)
        + PER_MOVE * (min(traits.moves, LONGEST) - 4)
        + HARDER[traits.motifs[0]]
    )


def _look(position: Position, solver: Colour) -> float:
    """Return the evaluation of a position in pieces for the solver, after the best move of the player to move."""
    if not position.to_move:
        return float(position.score.margin(solver))
    value = thinker()(code_position(position), _NODES, deepest=1).value
    certain = WIN if value >= WIN else -WIN if value <= -WIN else 0
    pieces = float(value - certain) if certain else value / VALUES_OF_A_PIECE
    return pieces if position.to_move is solver else -pieces
