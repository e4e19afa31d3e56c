import pytest
from hypothesis import given

from dvonn import Colour, Ended, Expected, Game, Record, Termination, UnreadableError
from dvonn.reading import Spot
from dvonn.records.result import format_ended, read_ended
from dvonn.records.values import Value
from tests.dvonn.grids import TIE, WON_BY_THREE
from tests.dvonn.records.strategies import BEYOND_THE_BOARD, records


def value(content: str) -> Value:
    return Value(Spot(f"RE[{content}]", 3), content)


@pytest.mark.parametrize("said", ["W+3", "w+3", " W+3\n", "W+"])
def test_a_win_on_the_board_is_read_with_its_margin_or_without(said: str) -> None:
    assert read_ended(value(said), WON_BY_THREE) == Ended(Termination.BOARD, Colour.BLACK)


@pytest.mark.parametrize("said", ["Draw", "draw", "0"])
def test_a_draw_is_a_tie_where_the_game_is_over_and_else_an_agreement(said: str) -> None:
    assert read_ended(value(said), TIE) == Ended(Termination.BOARD)
    assert read_ended(value(said), Game().position) == Ended(Termination.AGREEMENT)


@pytest.mark.parametrize("said", ["", "?", " "])
def test_an_unknown_result_says_nothing(said: str) -> None:
    assert read_ended(value(said), WON_BY_THREE) is None
    assert read_ended(value(said), Game().position) is None


@pytest.mark.parametrize("said", ["W+4", "B+3", "B+", "B+R", "W+R", "Void", "Draw", "who knows"])
def test_a_result_that_the_board_contradicts_is_refused(said: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_ended(value(said), WON_BY_THREE)
    assert (refused.value.offset, refused.value.expected) == (3, Expected.RESULT)


@pytest.mark.parametrize("said", ["W+3", "W+", "W+F", "black"])
def test_a_win_on_the_board_needs_a_game_that_is_over(said: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_ended(value(said), Game().position)
    assert refused.value.expected is Expected.RESULT


@pytest.mark.parametrize(
    ("said", "ended"),
    [
        ("W+Resign", Ended(Termination.RESIGNATION, Colour.BLACK)),
        ("b+time", Ended(Termination.TIME, Colour.WHITE)),
        ("VOID", Ended(Termination.ABANDONED)),
    ],
)
def test_results_may_be_written_out_and_in_any_case(said: str, ended: Ended) -> None:
    assert read_ended(value(said), Game().position) == ended


@pytest.mark.parametrize("ended", [ended for ended in BEYOND_THE_BOARD if ended])
def test_an_end_beyond_the_board_is_read_as_it_is_written(ended: Ended) -> None:
    assert read_ended(value(format_ended(ended, Game().position)), Game().position) == ended


@given(records())
def test_every_end_is_read_as_it_is_written(record: Record) -> None:
    position = record.game.position
    written = format_ended(record.ended, position) if record.ended else "?"
    assert read_ended(value(written), position) == record.ended
