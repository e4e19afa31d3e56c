"""Both searches know the rules: their moves, keys and points are held against the engine, ply by ply."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from analysis.coding import code_move, code_position, read_move
from analysis.module import Core
from analysis.twin.board import BitBoard
from dvonn import Position, parse_move, placements_by_lot
from tests.dvonn.recorded import FOLDERS, read_tables

GAMES = 250
"""In each of four parts, so that they can run side by side: 1,000 together."""
WITH_PLACING = 8


@pytest.fixture(scope="module")
def core() -> Core:
    return Core()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_random_games_have_the_same_moves_and_points_at_each_ply(core: Core, part: int) -> None:
    rng = Random(part)
    for number in range(GAMES):
        position = Position()
        placements = placements_by_lot(rng)
        if number >= WITH_PLACING:  # the moves of placing are the vacant spaces, game for game
            for placement in placements:
                position = position.play(placement)
            placements = ()
        core.set_up(code_position(position))
        board, listed, ply = BitBoard.of(code_position(position)), core.moves(), 0
        while legal := position.legal_moves():
            assert listed == tuple(map(code_move, legal)), f"the core, at {position}"
            assert board.moves() == list(listed), f"the twin, at {position}"
            move = placements[ply] if ply < len(placements) else rng.choice(legal)
            position, board, listed = (
                position.play(move),
                board.play(code_move(move)),
                core.go(code_move(move)),
            )
            ply += 1
        assert (listed, board.moves()) == ((), [])
        assert core.points() == tuple(position.score) == (board.points(0), board.points(1))


def test_each_ply_of_a_game_has_the_same_key_and_value_however_it_was_reached(core: Core) -> None:
    rng, position, stepwise = Random(4), Position(), Core()
    board = BitBoard.of(code_position(position))
    stepwise.set_up(code_position(position))
    placements = list(placements_by_lot(rng))
    while legal := position.legal_moves():
        core.set_up(code_position(position))
        assert stepwise.key() == core.key() == board.key()
        assert stepwise.evaluate() == core.evaluate()
        move = placements.pop() if placements else rng.choice(legal)
        position, board = position.play(move), board.play(code_move(move))
        stepwise.go(code_move(move))


@pytest.fixture(params=FOLDERS)
def tables(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    folder: Path = request.param
    return read_tables(folder)


def test_the_core_counts_as_many_lines_of_play_as_the_tables_say(
    core: Core, tables: list[dict[str, Any]]
) -> None:
    for table in tables:
        position = Position.parse(f"{table['position']} {table['turn'].lower()} s")
        core.set_up(code_position(position))
        assert [core.perft(depth) for depth in range(1, len(table["perft"]) + 1)] == table["perft"]


def twin_perft(board: BitBoard, depth: int) -> int:
    moves = board.moves()
    return len(moves) if depth == 1 else sum(twin_perft(board.play(move), depth - 1) for move in moves)


def test_the_twin_counts_as_many_lines_of_play_as_the_tables_say(tables: list[dict[str, Any]]) -> None:
    """To three moves; `python -m benchmarks.search` counts the rest too."""
    for table in tables:
        position = Position.parse(f"{table['position']} {table['turn'].lower()} s")
        board = BitBoard.of(code_position(position))
        counts = [twin_perft(board, depth) for depth in range(1, min(3, len(table["perft"])) + 1)]
        assert counts == table["perft"][:3]


def test_moves_survive_being_numbers() -> None:
    for text in ("I1 I2 A1 c3 k5", "c1d1 h3f3 pass"):
        for word in text.split():
            assert read_move(code_move(parse_move(word))) == parse_move(word)
