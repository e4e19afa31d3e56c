"""Self-play games with enough randomness that the core sees positions it would not choose itself."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

from analysis.answer import WIN, Answer
from analysis.coding import code_move, code_position
from analysis.module import Core
from analysis.placing import worths
from analysis.training.styles import any_style, vary
from analysis.twin.board import BitBoard
from analysis.weights import Style
from dvonn import PIECES_IN_A_SET, Piece, Position, placements_by_lot

LOTS = 0.15
"""The share of games that start from a randomly filled board."""
CHANCE_PLACING = 0.05
"""The share of random placements in the other games, in which each player has a style of placing."""
ANY_STYLES = 0.25
"""The share of the players with a style of any kind; the styles of the others are variations of the current one."""
CHANCE_MOVES = 0.06
"""The share of random moves."""


class Played(NamedTuple):
    """A game: coded moves from the empty board, and White's final margin in pieces with best play.

    `values` are the search values before each move, for the player to move; None where the move was random or not
    searched. `styles` are White's and Black's styles of placing, if both are variations of the current one.
    """

    moves: list[int]
    values: list[int | None]
    margin: int
    styles: tuple[Style, Style] | None = None

    def __str__(self) -> str:
        return json.dumps(self._asdict())

    @staticmethod
    def parse(text: str) -> Played:
        kept = json.loads(text)
        styles: list[list[float]] | None = kept.pop("styles")
        if styles is None:
            return Played(**kept)
        white, black = styles
        return Played(**kept, styles=(Style(*white), Style(*black)))


def read_games(path: Path) -> list[Played]:
    """Read a file with one game per line."""
    return [Played.parse(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_game(core: Core, rng: Random, nodes: int) -> Played:
    """Play a game, with `nodes` for each move of the stacking phase; it ends when the result is certain."""
    moves, styles = _placements(rng)
    values: list[int | None] = [None] * len(moves)
    core.set_up(code_position(Position()))
    legal, turn = core.moves(), 0
    for move in moves:
        legal = core.go(move)
    while legal:
        value: int | None = None
        if rng.random() < CHANCE_MOVES:
            move = rng.choice(legal)
        else:
            answer = core.think_here(nodes)
            if answer.exact:
                return Played(moves, values, _margin(answer) * (-1 if turn else 1), styles)
            move, value = answer.line[0], answer.value
        moves.append(move)
        values.append(value)
        legal = core.go(move)
        turn = 1 - turn
    white, black = core.points()
    return Played(moves, values, white - black, styles)


def _placements(rng: Random) -> tuple[list[int], tuple[Style, Style] | None]:
    """Return all placements, coded, and the players' styles if both are variations of the current one."""
    moves = [code_move(move) for move in placements_by_lot(rng)]
    if rng.random() < LOTS:
        return moves, None
    kinds = [any_style if rng.random() < ANY_STYLES else vary for _ in range(2)]
    styles = kinds[0](rng), kinds[1](rng)
    del moves[PIECES_IN_A_SET[Piece.DVONN] :]
    board = BitBoard.of(code_position(Position()))
    for move in moves:
        board = board.play(move)
    while board.placing:
        found = worths(board, styles[board.turn])
        by_chance = rng.random() < CHANCE_PLACING
        moves.append(rng.choice(list(found)) if by_chance else max(found, key=found.__getitem__))
        board = board.play(moves[-1])
    return moves, None if any_style in kinds else styles


def _margin(answer: Answer) -> int:
    if answer.value == 0:
        return 0
    return answer.value - WIN if answer.value > 0 else answer.value + WIN
