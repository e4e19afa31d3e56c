"""The evaluation: its traits, and the agreement of core and twin."""

from collections import Counter
from random import Random

from analysis.coding import code_position
from analysis.module import Core
from analysis.twin.board import BitBoard
from analysis.twin.evaluation import (
    LANDED,
    LANDING,
    LANDINGS,
    LINK,
    LINKED,
    LINKS,
    evaluate,
    traits,
)
from analysis.weights import learned
from dvonn import Colour, Position
from tests.dvonn.grids import board
from tests.dvonn.strategies import playout

LINE = """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   .   D   W   WB  B   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
"""


def counted(position: Position) -> Counter[int]:
    """The sums of a position's traits, for the player to move."""
    sums: Counter[int] = Counter()
    for column, times in traits(BitBoard.of(code_position(position))):
        sums[column] += times
    return sums


def landing(height: int, enemies: int, own: int, dvonn: bool) -> int:
    return LANDING + (((height - 1) * LANDED + enemies) * LANDED + own) * 2 + dvonn


def link(way: int, links: int) -> int:
    return LINK + way * LINKED + links


def test_core_and_twin_give_positions_the_same_value() -> None:
    core, rng = Core(), Random(8)
    for _ in range(80):
        position = playout(rng, rng.randrange(49, 90)).position
        if not position.to_move:
            continue
        coded = code_position(position)
        core.set_up(coded)
        assert core.evaluate() == evaluate(BitBoard.of(coded), learned())[0], position


def test_a_stack_counts_by_what_it_can_land_on() -> None:
    sums = counted(board(LINE))
    assert sums[landing(1, 1, 0, dvonn=True)] == 1, (
        "White's piece reaches the DVONN piece and a stack of Black's"
    )
    assert sums[LANDINGS + landing(2, 0, 0, dvonn=True)] == -1, (
        "Black's stack of two jumps onto the DVONN piece"
    )
    assert sums[LANDINGS + landing(1, 0, 1, dvonn=False)] == -1, "Black's piece reaches only its neighbour"


def test_a_stack_counts_by_the_number_of_its_links() -> None:
    sums = counted(board(LINE))
    assert sums[link(1, 1)] == 1
    assert sums[LINKS + link(2, 1)] == sums[LINKS + link(3, 1)] == -1
    doubled = counted(
        board("""
                    .   .   .   .   .   .   .   .   .
                  .   .   .   .   .   .   .   .   .   .
                .   .   .   D   D   W   .   .   .   .   .
                  .   .   .   W   .   .   .   .   .   .
                    .   .   .   .   .   .   .   .   .
        """)
    )
    assert doubled[link(1, 1)] == doubled[link(1, 2)] == 1


def test_the_players_weights_change_with_the_turn() -> None:
    white, black = counted(board(LINE)), counted(board(LINE, to_move=Colour.BLACK))
    assert white[landing(1, 1, 0, dvonn=True)] == 1
    assert black[LANDINGS + landing(1, 1, 0, dvonn=True)] == -1
    assert black[link(2, 1)] == black[link(3, 1)] == 1
