"""Playing at a level: from somebody who has just learned the rules to the best that the search can do.

A level is limited by nodes, not by time, so that it plays the same on any machine. Low levels look at each move for
itself, overlook the answers to some, and choose among the better ones by chance; high levels play the best move that
they find. All that chance decides follows from the seed and the position.
"""

import math
from random import Random
from typing import NamedTuple

from analysis.answer import DEEPEST, WIN, Pause, never
from analysis.coding import code_position, read_move
from analysis.found import VALUES_OF_A_PIECE
from analysis.thinking import thinker
from dvonn import Colour, Jump, Move, Piece, Position

_CLEARLY_WON = 6000
"""Values beyond it are all the same to somebody who chooses by chance."""
_PLAINNESS = {1: 0.5, 2: 1.0, 3: 1.3}
"""How easily the answers to a jump are overlooked, by its distance; a longer one more."""


class Level(NamedTuple):
    """How a level plays.

    `nodes` for a move, together; `deepest`, to how many moves; `warmth`, in values: how much worse a move may be and
    still be chosen now and then (0: it isn't); `overlooks`, the share of moves whose answers aren't seen, larger for
    long jumps.
    """

    nodes: int
    deepest: int = DEEPEST
    warmth: float = 0
    overlooks: float = 0


_LEVELS = {
    1: Level(nodes=2_000, deepest=1, warmth=66, overlooks=0.13),
    2: Level(nodes=2_000, deepest=1, warmth=48, overlooks=0.036),
    3: Level(nodes=2_000, deepest=1, warmth=39.5, overlooks=0.015),
    4: Level(nodes=2_000, deepest=1, warmth=29.5, overlooks=0.0045),
    5: Level(nodes=150),
    6: Level(nodes=1_500),
    7: Level(nodes=14_000),
    8: Level(nodes=350_000),
}
LEVELS = tuple(_LEVELS)
"""From the weakest to the strongest."""
STRONGEST_WITHOUT_CORE = 6
"""The strongest that the twin plays within a second or two."""


def nodes_of(level: int) -> int:
    """How many positions a level looks at for a move, at most."""
    return _LEVELS[level].nodes


def strongest(*, compiled: bool) -> int:
    """The strongest level that can be played where the compiled core runs, or where it doesn't."""
    return LEVELS[-1] if compiled else STRONGEST_WITHOUT_CORE


def choose(position: Position, level: int, *, seed: int | str, pause: Pause = never) -> Move:
    """The move that a level plays: the same for the same position and seed, wherever it is asked.

    A `pause` that says True makes it answer at once, with what it has. Raises `ValueError` for a level that there
    isn't, and where the game is over.
    """
    if level not in _LEVELS:
        raise ValueError(f"there is no level {level}, only {LEVELS[0]} to {LEVELS[-1]}")
    how, legal = _LEVELS[level], position.legal_moves()
    code = code_position(position)
    lots = Random(f"{seed} {position}")  # noqa: S311  it is to be repeatable, not secret
    if len(legal) == 1:
        return legal[0]
    if position.to_place is Piece.DVONN:  # nobody has pieces yet: no place is better than another
        return lots.choice(legal)
    if not how.warmth:
        return read_move(thinker()(code, how.nodes, deepest=how.deepest, pause=pause).line[0])
    return _by_chance(position, legal, how, lots, pause)


def _by_chance(position: Position, legal: tuple[Move, ...], how: Level, lots: Random, pause: Pause) -> Move:
    """One of the moves that look good: the better, the likelier."""
    think = thinker()
    at_rest = think(code_position(position), 1, deepest=0).value
    values = []
    for move in legal:
        after = position.play(move)
        if lots.random() < how.overlooks * _obscurity(move):
            value = at_rest + VALUES_OF_A_PIECE * (_lead(position, after) - _lead(position, position))
        elif after.to_move is None:
            value = WIN * _lead(position, after)
        else:
            answer = think(code_position(after), how.nodes // len(legal), deepest=how.deepest, pause=pause)
            value = -answer.value  # of the last placement, after which White moves too, there is no choice
        values.append(max(-_CLEARLY_WON, min(_CLEARLY_WON, value)))
    best = max(values)
    return lots.choices(legal, [math.exp((value - best) / how.warmth) for value in values])[0]


def _obscurity(move: Move) -> float:
    """How easily the answers to a move are overlooked; 1 for the usual ones."""
    if not isinstance(move, Jump):
        return 1.0
    return _PLAINNESS.get(move.source.distance_to(move.target) or 1, 1.5)


def _lead(position: Position, then: Position) -> int:
    """The margin on a later board, for the player who is to move in `position`."""
    white, black = then.score
    return white - black if position.to_move is Colour.WHITE else black - white
