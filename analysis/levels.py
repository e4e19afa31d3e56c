"""Computer players, from a beginner to the full strength of the search.

Levels are limited by nodes, not by time, so they play the same on every machine. Low levels evaluate each move
separately, overlook some replies and choose at random among the better moves; high levels play the best move found.
All random choices derive from the seed and the position.
"""

import math
from random import Random
from typing import NamedTuple

from analysis.answer import DEEPEST, WIN, Pause, never
from analysis.coding import code_position, read_move
from analysis.found import VALUES_OF_A_PIECE
from analysis.placing import worths
from analysis.thinking import thinker
from analysis.twin.board import BitBoard
from analysis.weights import FRACTION_BITS
from dvonn import Colour, Jump, Move, Phase, Position

_CLEARLY_WON = 6000
"""Low levels do not distinguish values beyond this one."""
_PLAINNESS = {1: 0.5, 2: 1.0, 3: 1.3}
"""How easily replies to a jump are overlooked, by the jump's distance; 1.5 for longer jumps."""


class Level(NamedTuple):
    """The parameters of a level.

    `nodes` is the budget for a move, `deepest` the maximum depth in plies. `warmth` is a tolerance in values of the
    evaluation (`VALUES_OF_A_PIECE` for a piece): moves that are worse by about this much are still chosen sometimes; 0
    always chooses the best move found. `overlooks` is the probability of not seeing the replies to a move; it is scaled
    up for long jumps. `placing` multiplies the tolerance while pieces are placed.
    """

    nodes: int
    deepest: int = DEEPEST
    warmth: float = 0
    overlooks: float = 0
    placing: float = 1


_LEVELS = {
    1: Level(nodes=2_000, deepest=1, warmth=310, overlooks=0.58, placing=2),
    2: Level(nodes=2_000, deepest=1, warmth=124, overlooks=0.21),
    3: Level(nodes=2_000, deepest=1, warmth=52, overlooks=0.044),
    4: Level(nodes=2_000, deepest=1, warmth=33, overlooks=0.011),
    5: Level(nodes=2_000, deepest=1, warmth=14, overlooks=0.0014),
    6: Level(nodes=850),
    7: Level(nodes=8_500),
    8: Level(nodes=250_000),
}
LEVELS = tuple(_LEVELS)
"""All levels, the weakest first."""
STRONGEST_WITHOUT_CORE = 6
"""The strongest level that the twin plays within one or two seconds."""


def nodes_of(level: int) -> int:
    """Return a level's node budget for a move."""
    return _LEVELS[level].nodes


def strongest(*, compiled: bool) -> int:
    """Return the strongest level, with or without the compiled core."""
    return LEVELS[-1] if compiled else STRONGEST_WITHOUT_CORE


def choose(position: Position, level: int, *, seed: int | str, pause: Pause = never) -> Move:
    """Return the move that a level plays; deterministic for a position and a seed.

    If `pause` returns True, the best move so far is returned. Raises `ValueError` for an unknown level, and if the
    game is over.
    """
    if level not in _LEVELS:
        raise ValueError(f"there is no level {level}, only {LEVELS[0]} to {LEVELS[-1]}")
    how, legal = _LEVELS[level], position.legal_moves()
    code = code_position(position)
    rng = Random(f"{seed} {position}")  # noqa: S311  must be reproducible, not secret
    if len(legal) == 1:
        return legal[0]
    if position.phase is Phase.PLACING:
        return _place(position, how, rng)
    if not how.warmth:
        return read_move(thinker()(code, how.nodes, deepest=how.deepest, pause=pause).line[0])
    return _by_chance(position, legal, how, rng, pause)


def _place(position: Position, how: Level, rng: Random) -> Move:
    """Return one of the best placements or, at a low level, a random one, with better ones more likely."""
    found = worths(BitBoard.of(code_position(position)))
    best = max(found.values())
    if how.warmth:
        scale = how.placing * how.warmth * (1 << FRACTION_BITS)
        chances = [math.exp((worth - best) / scale) for worth in found.values()]
    else:
        chances = [float(worth == best) for worth in found.values()]
    return read_move(rng.choices(list(found), chances)[0])


def _by_chance(position: Position, legal: tuple[Move, ...], how: Level, rng: Random, pause: Pause) -> Move:
    """Return a random move, with better moves more likely."""
    think = thinker()
    at_rest = think(code_position(position), 1, deepest=0).value
    values = []
    for move in legal:
        after = position.play(move)
        if after.to_move is None:
            value = WIN * _lead(position, after)
        elif rng.random() < how.overlooks * _obscurity(move):
            value = at_rest + VALUES_OF_A_PIECE * (_lead(position, after) - _lead(position, position))
        else:
            answer = think(code_position(after), how.nodes // len(legal), deepest=how.deepest, pause=pause)
            value = -answer.value  # White also moves after the last placement, which is forced
        values.append(max(-_CLEARLY_WON, min(_CLEARLY_WON, value)))
    best = max(values)
    return rng.choices(legal, [math.exp((value - best) / how.warmth) for value in values])[0]


def _obscurity(move: Move) -> float:
    """Return how easily replies to a move are overlooked; 1 for typical moves."""
    if not isinstance(move, Jump):
        return 1.0
    return _PLAINNESS.get(move.source.distance_to(move.target) or 1, 1.5)


def _lead(position: Position, then: Position) -> int:
    """Return the margin in `then` for the player to move in `position`."""
    white, black = then.score
    return white - black if position.to_move is Colour.WHITE else black - white
