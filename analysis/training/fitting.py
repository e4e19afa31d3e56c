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
from analysis.twin.board import BitBoard
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
PASSES = 6
BATCH = 1024
"""Positions in a step of the fit."""
PACE = 0.01
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


def _positions(game: Played) -> Iterator[tuple[BitBoard, float]]:
    board = BitBoard.of(code_position(Position()))
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


class _Batch:
    """Consecutive positions, prepared for the fit: each trait counts in the cells of two knots."""

    def __init__(self, examples: Examples, begin: int, end: int) -> None:
        knots = np.array(KNOTS, dtype=np.float64)
        size = examples.size[begin:end]
        low = np.clip(np.searchsorted(knots, size, side="right") - 1, 0, len(knots) - 2)
        share = (size - knots[low]) / (knots[low + 1] - knots[low])
        first, last = np.searchsorted(examples.row, (begin, end))
        self.row = examples.row[first:last] - begin
        self.cell = low[self.row] * STACK_WEIGHTS + examples.column[first:last]
        """Of the lower knot; the upper knot's cell is one row further."""
        self.upper = share[self.row] * examples.times[first:last]
        self.lower = examples.times[first:last] - self.upper
        self.target = examples.target[begin:end]

    def chances(self, weights: Numbers) -> Numbers:
        """Return each position's chance to win under the weights (knots × columns, flat)."""
        sums: Numbers = weights[self.cell] * self.lower + weights[self.cell + STACK_WEIGHTS] * self.upper
        return chance(_sums(self.row, sums, len(self.target)))

    def slope(self, weights: Numbers) -> Numbers:
        """Return the gradient of the mean loss, in natural units."""
        error = (self.chances(weights) - self.target)[self.row]
        slope = _sums(self.cell, error * self.lower, len(weights))
        slope += _sums(self.cell + STACK_WEIGHTS, error * self.upper, len(weights))
        return slope / len(self.target)


def _batches(examples: Examples) -> list[_Batch]:
    number = len(examples.size)
    return [_Batch(examples, begin, min(begin + BATCH, number)) for begin in range(0, number, BATCH)]


def loss(examples: Examples, weights: Numbers) -> float:
    """Return the mean loss of weights (knots × columns, in logistic units), in bits."""
    chances = np.concatenate([batch.chances(weights.ravel()) for batch in _batches(examples)])
    chances = np.clip(chances, 1e-9, 1 - 1e-9)
    target = examples.target
    return float(-np.mean(target * np.log2(chances) + (1 - target) * np.log2(1 - chances)))


def fit(examples: Examples, start: Numbers) -> Numbers:
    """Fit weights (knots × columns, in logistic units) by Adam, in batches in random but reproducible order."""
    held = np.full(STACK_WEIGHTS, 30.0)
    held[list(COARSE)] = 0.5
    held = np.tile(held, len(KNOTS)) / len(examples.size)
    batches = _batches(examples)
    order = np.random.default_rng(1)
    weights: Numbers = start.ravel().copy()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = PASSES * len(batches)
    turns = np.concatenate([order.permutation(len(batches)) for _ in range(PASSES)])
    for step, turn in enumerate(turns, start=1):
        slope = batches[turn].slope(weights) + held * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        pace = PACE * (1 - step / (steps + 1))
        weights -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return weights.reshape(len(KNOTS), STACK_WEIGHTS)


def rounded(weights: Numbers) -> list[list[int]]:
    """Quantise weights to the stored integers."""
    whole = np.clip(np.rint(weights * UNIT), -MOST_WEIGHT, MOST_WEIGHT).astype(int)
    return [[int(each) for each in row] for row in whole]
