"""Computer players, from a beginner to the full strength of the search.

Levels are limited by nodes, not by time, so they play the same on every machine. Low levels evaluate each move
separately, overlook some replies and choose at random among the better moves; high levels play the best move found.
All random choices derive from the seed and the position.
"""

import math
from collections.abc import Mapping
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


class Strength(NamedTuple):
    """How well a level plays.

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


LADDERS: Mapping[int, Mapping[int, Strength]] = {
    1: {
        1: Strength(nodes=2_000, deepest=1, warmth=310, overlooks=0.58, placing=2),
        2: Strength(nodes=2_000, deepest=1, warmth=137, overlooks=0.235, placing=1.15),
        3: Strength(nodes=2_000, deepest=1, warmth=75, overlooks=0.087),
        4: Strength(nodes=2_000, deepest=1, warmth=47, overlooks=0.032),
        5: Strength(nodes=2_000, deepest=1, warmth=29.5, overlooks=0.0085),
        6: Strength(nodes=2_000, deepest=1, warmth=11, overlooks=0.001),
        7: Strength(nodes=720),
        8: Strength(nodes=5_200),
        9: Strength(nodes=52_000),
        10: Strength(nodes=1_300_000),
    },
}
"""The levels of each ladder, the weakest first.

A ladder never changes, because a running match keeps the strength that it began with. Other levels are a new ladder.
"""
LADDER = max(LADDERS)
"""The ladder of new matches."""
LEVELS = tuple(LADDERS[LADDER])
"""All levels of new matches, the weakest first."""
MOST_NODES_WITHOUT_CORE = 4_000
"""The nodes that the twin searches within one or two seconds."""


def nodes_of(level: int, ladder: int = LADDER) -> int:
    """Return a level's node budget for a move."""
    return LADDERS[ladder][level].nodes


def strongest(ladder: int = LADDER, *, compiled: bool) -> int:
    """Return the strongest level of a ladder, with or without the compiled core."""
    return max(
        level
        for level, strength in LADDERS[ladder].items()
        if compiled or strength.nodes <= MOST_NODES_WITHOUT_CORE
    )


def choose(
    position: Position, level: int, *, seed: int | str, ladder: int = LADDER, pause: Pause = never
) -> Move:
    """Return the move that a level plays; deterministic for a position and a seed.

    If `pause` returns True, the best move so far is returned. Raises `ValueError` for an unknown level or ladder, and
    if the game is over.
    """
    levels = LADDERS.get(ladder, {})
    if level not in levels:
        raise ValueError(f"there is no level {level} on ladder {ladder}")
    return play(position, levels[level], seed=seed, pause=pause)


def play(position: Position, strength: Strength, *, seed: int | str, pause: Pause = never) -> Move:
    """Return the move of a player of any strength; otherwise like `choose`."""
    legal = position.legal_moves()
    code = code_position(position)
    rng = Random(f"{seed} {position}")  # noqa: S311  must be reproducible, not secret
    if len(legal) == 1:
        return legal[0]
    if position.phase is Phase.PLACING:
        return _place(position, strength, rng)
    if not strength.warmth:
        return read_move(thinker()(code, strength.nodes, deepest=strength.deepest, pause=pause).line[0])
    return _by_chance(position, legal, strength, rng, pause)


def _place(position: Position, strength: Strength, rng: Random) -> Move:
    """Return one of the best placements or, at a low level, a random one, with better ones more likely."""
    found = worths(BitBoard.of(code_position(position)))
    best = max(found.values())
    if strength.warmth:
        scale = strength.placing * strength.warmth * (1 << FRACTION_BITS)
        chances = [math.exp((worth - best) / scale) for worth in found.values()]
    else:
        chances = [float(worth == best) for worth in found.values()]
    return read_move(rng.choices(list(found), chances)[0])


def _by_chance(
    position: Position, legal: tuple[Move, ...], strength: Strength, rng: Random, pause: Pause
) -> Move:
    """Return a random move, with better moves more likely."""
    think = thinker()
    at_rest = think(code_position(position), 1, deepest=0).value
    values = []
    for move in legal:
        after = position.play(move)
        if after.to_move is None:
            value = WIN * _lead(position, after)
        elif rng.random() < strength.overlooks * _obscurity(move):
            value = at_rest + VALUES_OF_A_PIECE * (_lead(position, after) - _lead(position, position))
        else:
            answer = think(
                code_position(after), strength.nodes // len(legal), deepest=strength.deepest, pause=pause
            )
            value = -answer.value  # White also moves after the last placement, which is forced
        values.append(max(-_CLEARLY_WON, min(_CLEARLY_WON, value)))
    best = max(values)
    return rng.choices(legal, [math.exp((value - best) / strength.warmth) for value in values])[0]


def _obscurity(move: Move) -> float:
    """Return how easily replies to a move are overlooked; 1 for typical moves."""
    if not isinstance(move, Jump):
        return 1.0
    return _PLAINNESS.get(move.source.distance_to(move.target) or 1, 1.5)


def _lead(position: Position, then: Position) -> int:
    """Return the margin in `then` for the player to move in `position`."""
    white, black = then.score
    return white - black if position.to_move is Colour.WHITE else black - white
