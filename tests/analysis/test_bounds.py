"""Bounds of the final margin: no line of play exceeds them, and the twin finds the same."""

from random import Random

import pytest

from analysis.coding import code_position
from analysis.module import Core
from analysis.twin.board import BitBoard
from analysis.twin.bounds import most_margin
from dvonn import Colour, Position
from tests.analysis.endings import read_endings
from tests.dvonn.grids import board
from tests.dvonn.strategies import playout


@pytest.fixture(scope="module")
def core() -> Core:
    return Core()


def bounds_of(core: Core, position: Position) -> tuple[int, int]:
    """White's least and greatest margin, as the core bounds them."""
    core.set_up(code_position(position))
    return -core.most_margin(1), core.most_margin(0)


def extremes(position: Position, known: dict[Position, tuple[int, int]]) -> tuple[int, int]:
    """White's least and greatest margin at the end of any line of play, by the rules alone."""
    if position not in known:
        margin = position.score.margin(Colour.WHITE)
        after = [extremes(position.play(move), known) for move in position.legal_moves()]
        least = min((least for least, _ in after), default=margin)
        known[position] = least, max((most for _, most in after), default=margin)
    return known[position]


@pytest.mark.slow
def test_no_line_of_play_exceeds_the_bounds_and_many_reach_them(core: Core) -> None:
    known: dict[Position, tuple[int, int]] = {}
    for position, _ in read_endings()[::5]:
        extremes(position, known)
    asked = reached = 0
    for position, (least, most) in known.items():
        if position.to_move:
            bounds = bounds_of(core, position)
            assert bounds[0] <= least <= most <= bounds[1], position
            asked += 2
            reached += (bounds[0] == least) + (bounds[1] == most)
    assert asked > 5000
    assert reached > asked / 3


def test_the_twin_finds_the_same_bounds(core: Core) -> None:
    rng = Random(8)
    for _ in range(60):
        position = playout(rng, rng.randrange(49, 100)).position
        if position.to_move:
            twin = BitBoard.of(code_position(position))
            assert bounds_of(core, position) == (-most_margin(twin, 1), most_margin(twin, 0)), position


@pytest.mark.parametrize(
    ("drawing", "least", "most"),
    [
        pytest.param(
            """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   W   DW  B   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
            """,
            -4,  # after d3e3 and f3e3
            4,
            id="a stack that both may take",
        ),
        pytest.param(
            """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .  DWWW BBBB BBBBB WWW .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
            """,
            -2,
            -2,
            id="nothing but h3e3 is possible",
        ),
        pytest.param(
            """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .  DWWWW BBBB BBBBB WWW BBBBBB .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
            """,
            -7,
            -1,
            id="h3e3 cuts off i3",
        ),
    ],
)
def test_bounds_of_drawn_positions(core: Core, drawing: str, least: int, most: int) -> None:
    assert bounds_of(core, board(drawing)) == (least, most)
