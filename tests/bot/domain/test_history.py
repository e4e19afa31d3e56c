"""Deriving from a game where its DVONN pieces were placed."""

import pytest

from bot.domain.history import first_dvonns
from dvonn import Game
from tests.bot.played import recorded

GAME = recorded()[0]
DVONNS = frozenset(move.space for move in GAME.moves[:3])  # type: ignore[union-attr]


@pytest.mark.parametrize("plies", [3, 4, 49, 60, len(GAME.moves)])
def test_a_game_from_the_empty_board_tells_it_from_the_third_piece_on(plies: int) -> None:
    assert first_dvonns(Game(GAME.moves[:plies])) == DVONNS


@pytest.mark.parametrize("plies", [0, 2])
def test_before_the_third_piece_nothing_is_told(plies: int) -> None:
    assert first_dvonns(Game(GAME.moves[:plies])) is None


@pytest.mark.parametrize(("start", "told"), [(10, True), (49, True), (50, False), (60, False)])
def test_a_game_that_begins_with_a_position_tells_it_until_a_stack_has_moved(
    *, start: int, told: bool
) -> None:
    later = Game(GAME.moves[start : start + 5], start=GAME.position_at(start))
    assert first_dvonns(later) == (DVONNS if told else None)
