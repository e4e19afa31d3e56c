"""Positions in words: the same facts in every language."""

import re

import pytest
from hypothesis import given

from bot.catalogue import Language, language_for, languages
from bot.pages.position_words import LONGEST_ALT, tell_position
from dvonn import Position
from tests.dvonn.grids import WHITE_IS_STUCK, board
from tests.dvonn.strategies import reachable_positions
from tests.rendering.scenes import TIE, placed

GERMAN = language_for("de")
ENGLISH = language_for("en")

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)


def test_german_tells_which_stacks_hold_a_dvonn_piece() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   WWW .   .   .   .   .   .
        .   .   WW  DW  WW  DB  B   W   .   .   .
          .   .   .   DB  .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert tell_position(position, GERMAN) == (
        "Weiß ist am Zug. Stand: Weiß 10, Schwarz 5. "
        "Weiß: 3er-Stapel auf e4; 2er-Stapel mit einem DVONN-Stein auf d3; 2er-Stapel auf c3, e3; "
        "einzelner Stein auf h3. "
        "Schwarz: 2er-Stapel mit je einem DVONN-Stein auf f3, d2; einzelner Stein auf g3. "
        "Die anderen 41 Felder sind leer."
    )


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (
            Position(),
            "Weiß ist am Zug und setzt einen DVONN-Stein. Stand: Weiß 0, Schwarz 0. Das Brett ist leer.",
        ),
        (placed(3)[0], "Schwarz ist am Zug und setzt einen schwarzen Stein."),
        (placed(4)[0], "Weiß ist am Zug und setzt einen weißen Stein."),
        (placed(49)[0], "Kein Feld ist leer."),
        (WHITE_IS_STUCK, "Weiß hat keinen Zug und muss passen."),
        (TIE, "Die Partie ist zu Ende: unentschieden, 3 zu 3."),
        (TIE, "DVONN-Stein allein auf e1."),
    ],
)
def test_german_tells_whose_turn_it_is_and_how_a_game_ended(position: Position, told: str) -> None:
    assert told in tell_position(position, GERMAN)


@in_every_language
@given(position=reachable_positions())
def test_every_position_fits_an_alternative_text(language: Language, position: Position) -> None:
    assert len(tell_position(position, language)) <= LONGEST_ALT


@in_every_language
@given(position=reachable_positions())
def test_every_stack_is_named_once(language: Language, position: Position) -> None:
    named = re.findall(r"\b[a-k][1-5]\b", tell_position(position, language))
    assert sorted(named) == sorted(map(str, position.stacks))
