"""Counts of lines of play, held against tables, and the command that prints them."""

from pathlib import Path
from typing import Any

import pytest

from dvonn import Position, parse_game
from dvonn.perft import divide, main, perft
from tests.dvonn.grids import WHITE_IS_STUCK
from tests.dvonn.recorded import OWN, SHARED, read_tables


@pytest.fixture(
    params=[
        pytest.param(OWN, id="own"),
        pytest.param(SHARED, id="shared", marks=[pytest.mark.corpus, pytest.mark.slow]),
    ]
)
def tables(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    folder: Path = request.param
    return read_tables(folder)


def test_the_lines_of_play_are_as_many_as_the_tables_say(tables: list[dict[str, Any]]) -> None:
    for table in tables:
        position = Position.parse(f"{table['position']} {table['turn'].lower()} s")
        assert position == parse_game(table["moves"]).position
        counts = [perft(position, depth) for depth in range(1, len(table["perft"]) + 1)]
        assert counts == table["perft"], f"look for the difference with python -m dvonn.perft '{position}'"


def test_there_is_one_line_of_no_moves() -> None:
    assert perft(WHITE_IS_STUCK, 0) == 1


def test_a_forced_pass_is_one_move() -> None:
    assert [perft(WHITE_IS_STUCK, depth) for depth in (1, 2)] == [1, 3]


def test_a_line_that_ends_early_does_not_count() -> None:
    assert [perft(WHITE_IS_STUCK, depth) for depth in (5, 6)] == [0, 0]


def test_the_counts_of_the_moves_sum_up_to_the_position_s() -> None:
    position = parse_game(read_tables(OWN)[0]["moves"]).position
    counts = divide(position, 2)
    assert tuple(counts) == position.legal_moves()
    assert sum(counts.values()) == perft(position, 2)


def test_the_command_prints_the_counts_of_each_move_and_their_total(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main([str(WHITE_IS_STUCK.play(WHITE_IS_STUCK.legal_moves()[0])), "--depth", "1"])
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["g3f3", "1"],
        ["g3h3", "1"],
        ["h3g3", "1"],
        ["total", "3"],
    ]


def test_the_command_starts_from_the_empty_board_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    assert capsys.readouterr().out.splitlines()[-1].split() == ["total", "2,352"]


@pytest.mark.parametrize("arguments", [["nonsense"], ["--depth", "0"]])
def test_the_command_says_what_it_cannot_use(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "error:" in capsys.readouterr().err
