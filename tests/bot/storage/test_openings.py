"""Openings are formatted as texts and parsed from them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.match_tables import format_opening, parse_opening
from dvonn import DvonnError, Game, Place, Position, Space
from tests.dvonn.strategies import games


def test_the_empty_board_is_an_empty_text() -> None:
    assert format_opening(Game()) == ""
    assert parse_opening("") == Game()


def test_placements_are_written_as_before_there_were_other_openings() -> None:
    opening = Game((Place(Space.parse("c3")), Place(Space.parse("d3"))))
    assert format_opening(opening) == "c3 d3"
    assert parse_opening("c3 d3") == opening


@given(games(), st.data())
def test_an_opening_comes_back_from_its_text(game: Game, data: st.DataObject) -> None:
    played = data.draw(st.integers(0, len(game.moves)))
    start = Game(game.moves[played:], start=game.position_at(played))
    for one in (game, start):
        assert parse_opening(format_opening(one)) == one


@pytest.mark.parametrize("text", ["z9", "c3 z9", "./."])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(DvonnError):
        parse_opening(text)


def test_a_position_without_moves_is_an_opening() -> None:
    position = Position().play(Place(Space.parse("c3")))
    assert parse_opening(format_opening(Game(start=position))).position == position
