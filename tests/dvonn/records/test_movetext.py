import pytest
from hypothesis import given

from dvonn import Expected, Game, UnreadableError, format_game, parse_game
from tests.dvonn.grids import WHITE_IS_STUCK
from tests.dvonn.strategies import games


@given(games())
def test_a_game_is_read_as_it_is_written(game: Game) -> None:
    assert parse_game(format_game(game)) == game


def test_a_game_is_read_from_any_start() -> None:
    game = parse_game("1. pass h3g3 2. pass g3e3", start=WHITE_IS_STUCK)
    assert game.start == WHITE_IS_STUCK
    assert format_game(game) == "1. pass h3g3 2. pass g3e3"
    assert game != Game()


def test_what_is_no_move_is_refused_at_its_place() -> None:
    with pytest.raises(UnreadableError) as refused:
        parse_game("1. g2 c1 2. resign")
    assert (refused.value.offset, refused.value.expected) == (12, Expected.MOVE)
