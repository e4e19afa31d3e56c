"""Self-play games with enough randomness that the core sees positions it would not choose itself."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

from analysis.answer import WIN, Answer
from analysis.coding import code_move, code_position
from analysis.module import Core
from dvonn import SPACES, Position, placements_by_lot

PLACING_NODES = 400
LOTS = 0.4
"""The share of games that start from a randomly filled board."""
CHANCE_PLACING = 0.25
"""The share of random placements in the other games."""
CHANCE_MOVES = 0.06
"""The share of random moves."""


class Played(NamedTuple):
    """A game: coded moves from the empty board, and White's final margin in pieces with best play.

    `values` are the search values before each move, for the player to move; None where the move was random or not
    searched.
    """

    moves: list[int]
    values: list[int | None]
    margin: int

    def __str__(self) -> str:
        return json.dumps(self._asdict())

    @staticmethod
    def parse(text: str) -> Played:
        return Played(**json.loads(text))


def read_games(path: Path) -> list[Played]:
    """Read a file with one game per line."""
    return [Played.parse(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_game(core: Core, rng: Random, nodes: int) -> Played:
    """Play a game, with `nodes` for each move of the stacking phase; it ends when the result is certain."""
    moves: list[int] = []
    values: list[int | None] = []
    placements = [code_move(move) for move in placements_by_lot(rng)] if rng.random() < LOTS else []
    core.set_up(code_position(Position()))
    turn, legal = 0, core.moves()
    while legal:
        placing = len(moves) < len(SPACES)
        value: int | None = None
        if placing and placements:
            move = placements[len(moves)]
        elif rng.random() < (CHANCE_PLACING if placing else CHANCE_MOVES):
            move = rng.choice(legal)
        else:
            answer = core.think_here(PLACING_NODES if placing else nodes)
            if answer.exact:
                return Played(moves, values, _margin(answer) * (-1 if turn else 1))
            move, value = answer.line[0], answer.value
        moves.append(move)
        values.append(value)
        legal = core.go(move)
        turn = 0 if len(moves) == len(SPACES) else 1 - turn
    white, black = core.points()
    return Played(moves, values, white - black)


def _margin(answer: Answer) -> int:
    if answer.value == 0:
        return 0
    return answer.value - WIN if answer.value > 0 else answer.value + WIN
