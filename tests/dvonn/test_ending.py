import pytest

from dvonn import Colour, Ended, Game, Termination
from tests.dvonn.grids import TIE, WON_BY_THREE


@pytest.mark.parametrize("by", [Termination.RESIGNATION, Termination.TIME])
def test_somebody_loses_by_resignation_and_on_time(by: Termination) -> None:
    assert Ended(by, Colour.WHITE).winner is Colour.BLACK
    with pytest.raises(ValueError, match=by.value):
        Ended(by)


@pytest.mark.parametrize("by", [Termination.AGREEMENT, Termination.ABANDONED])
def test_nobody_loses_by_agreement_or_an_abandoned_game(by: Termination) -> None:
    assert Ended(by).winner is None
    with pytest.raises(ValueError, match=by.value):
        Ended(by, Colour.WHITE)


def test_the_end_on_the_board_is_lost_by_the_lower_score() -> None:
    assert Ended.on_the_board(WON_BY_THREE) == Ended(Termination.BOARD, Colour.BLACK)
    assert Ended.on_the_board(TIE) == Ended(Termination.BOARD)
    assert Ended.on_the_board(Game().position) is None
