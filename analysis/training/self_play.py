"""Games that the core plays against itself, with enough chance in them that it sees more than it would choose."""

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
"""The share of games that begin with a board that was filled by lot."""
CHANCE_PLACING = 0.25
"""The share of the other placements that are made by chance."""
CHANCE_MOVES = 0.06
"""The share of moves that are made by chance."""


class Played(NamedTuple):
    """A game: the moves (as numbers) from the empty board, and White's margin in pieces with best play from its end.

    `values` has what the search thought of the position before each move, for the player to move; None where it was
    not asked, or chance chose otherwise.
    """

    moves: list[int]
    values: list[int | None]
    margin: int

    def __str__(self) -> str:
        return json.dumps(self._asdict())

    @staticmethod
    def parse(text: str) -> Played:
        """Read what `str` wrote."""
        return Played(**json.loads(text))


def read_games(path: Path) -> list[Played]:
    """The games of a file, one a line."""
    return [Played.parse(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_game(core: Core, lots: Random, nodes: int) -> Played:
    """Play a game with so many nodes for each stack's move; it ends as soon as its result is certain."""
    moves: list[int] = []
    values: list[int | None] = []
    placements = [code_move(move) for move in placements_by_lot(lots)] if lots.random() < LOTS else []
    core.set_up(code_position(Position()))
    turn, legal = 0, core.moves()
    while legal:
        placing = len(moves) < len(SPACES)
        value: int | None = None
        if placing and placements:
            move = placements[len(moves)]
        elif lots.random() < (CHANCE_PLACING if placing else CHANCE_MOVES):
            move = lots.choice(legal)
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
