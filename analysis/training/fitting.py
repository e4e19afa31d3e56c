"""Fits the weights to games: a logistic regression of the winner on each position's traits.

A position's target mixes the result with the search values later in the game (TD(λ)), so events long afterwards and
random moves count less.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from analysis.coding import code_position
from analysis.training.self_play import Played
from analysis.twin.board import Board
from analysis.twin.evaluation import (
    HITS,
    MOVES,
    PIECES,
    STACK_WEIGHTS,
    TEMPO,
    traits,
)
from analysis.weights import FRACTION_BITS, UNIT
from dvonn import SPACES, Position

Numbers: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Indices: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]

LAMBDA = 0.85
STEPS = 220
MOST_WEIGHT = 32000
VALUE_UNIT = UNIT / (1 << FRACTION_BITS)
"""Values per unit of the logistic function."""


KNOTS = (5, 13, 21, 30, 39, 49)
"""The numbers of stacks that have weights of their own."""
COARSE = (PIECES, MOVES, HITS, TEMPO)
"""Frequent columns with weak regularisation; all other weights are pulled towards 0, as deviations from them."""


class Examples(NamedTuple):
    """Positions with targets: traits as a sparse matrix (`row`, `column`, `times`), numbers of stacks, and chances."""

    row: Indices
    column: Indices
    times: Numbers
    size: Indices
    target: Numbers


def chance(value: Numbers | float) -> Numbers:
    """Apply the logistic function."""
    return np.asarray(1 / (1 + np.exp(-np.clip(value, -30, 30))))


def targets(game: Played) -> list[float]:
    """Return White's chance of winning before each move, as a target; NaN before placements and random moves."""
    later = 0.5 if game.margin == 0 else float(game.margin > 0)
    found = []
    for ply in reversed(range(len(game.moves))):
        value = game.values[ply]
        if value is None:  # the consequences of a random move say little about the position
            found.append(float("nan"))
            continue
        sign = -1 if (ply - len(SPACES)) % 2 else 1
        later = LAMBDA * later + (1 - LAMBDA) * float(chance(sign * value / VALUE_UNIT))
        found.append(later)
    return found[::-1]


def _positions(game: Played) -> Iterator[tuple[Board, float]]:
    board = Board.of(code_position(Position()))
    for move, target in zip(game.moves, targets(game), strict=True):
        if not np.isnan(target):
            yield board, target if board.turn == 0 else 1 - target
        board = board.play(move)


def collect(games: Sequence[Played]) -> Examples:
    """Collect the examples of the stacking phase."""
    row, column, size = array("q"), array("q"), array("q")
    times, target = array("d"), array("d")
    for game in games:
        for board, chance_to_win in _positions(game):
            if board.occupied.bit_count() < KNOTS[0]:
                continue
            sums: Counter[int] = Counter()
            for trait in traits(board):
                sums[trait.column] += trait.times
            row.extend([len(size)] * len(sums))
            column.extend(sums.keys())
            times.extend(sums.values())
            size.append(board.occupied.bit_count())
            target.append(chance_to_win)
    return Examples(*map(np.array, (row, column, times, size, target)))


def _sums(cells: Indices, parts: Numbers, number: int) -> Numbers:
    return np.bincount(cells, parts, minlength=number).astype(np.float64)


def fit(examples: Examples, start: Numbers) -> tuple[Numbers, float]:
    """Fit weights (knots × columns, in logistic units); return them and the mean loss in bits."""
    knots = np.array(KNOTS, dtype=np.float64)
    low = np.clip(np.searchsorted(knots, examples.size, side="right") - 1, 0, len(knots) - 2)
    share = (examples.size - knots[low]) / (knots[low + 1] - knots[low])
    cell = (
        low[examples.row] * STACK_WEIGHTS + examples.column
    )  # of the lower knot; the upper knot's cell is one row further
    upper = share[examples.row] * examples.times
    lower = examples.times - upper
    held = np.full(STACK_WEIGHTS, 30.0)
    held[list(COARSE)] = 0.5
    held = np.tile(held, len(knots))

    weights: Numbers = start.ravel().copy()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    loss = 0.0
    for step in range(1, STEPS + 1):  # Adam, full batch
        sums: Numbers = weights[cell] * lower + weights[cell + STACK_WEIGHTS] * upper
        chances = chance(_sums(examples.row, sums, len(examples.size)))
        error = (chances - examples.target)[examples.row]
        slope: Numbers = _sums(cell, error * lower, len(weights))
        slope += _sums(cell + STACK_WEIGHTS, error * upper, len(weights))
        slope = (slope + held * weights) / len(examples.size)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        pace = 0.03 * min(1.0, 2 * (1 - step / (STEPS + 1)))
        weights -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        chances = np.clip(chances, 1e-9, 1 - 1e-9)
        loss = float(
            -np.mean(examples.target * np.log2(chances) + (1 - examples.target) * np.log2(1 - chances))
        )
    return weights.reshape(len(knots), STACK_WEIGHTS), loss


def rounded(weights: Numbers) -> list[list[int]]:
    """Quantise weights to the stored integers."""
    whole = np.clip(np.rint(weights * UNIT), -MOST_WEIGHT, MOST_WEIGHT).astype(int)
    return [[int(each) for each in row] for row in whole]
