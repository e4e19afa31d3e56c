"""Spaces and lines are read as people type them; what is none of them is named."""

import pytest

from bot.features.planning.reading import read_line, read_spaces
from bot.matches.plan_tree import RESIGN
from bot.matches.refusals import Why
from tests.bot.refused import refuses


@pytest.mark.parametrize("text", ["c3 d4 e2", "C3,D4,E2", " c3;  d4 ,\te2 ,", "c3\nd4\ne2"])
def test_spaces_stand_between_blanks_or_commas_in_any_case(text: str) -> None:
    assert list(map(str, read_spaces(text))) == ["c3", "d4", "e2"]


@pytest.mark.parametrize("text", ["", " , "])
def test_an_empty_list_plans_nothing(text: str) -> None:
    assert read_spaces(text) == []


@pytest.mark.parametrize(
    ("text", "word"), [("c3 z9 d4", "z9"), ("c3d4", "c3d4"), ("c3 " + "x" * 99, "x" * 20)]
)
def test_the_word_that_is_no_space_is_named(text: str, word: str) -> None:
    with refuses(Why.NOT_A_LIST_OF_SPACES) as refusal:
        read_spaces(text)
    assert refusal.value.about == word


@pytest.mark.parametrize(
    "text",
    ["c3-d4 e5e4, f3 g3 pass resign", "C3→D4;E5 – E4 f3->g3 Pass RESIGN ", " c3 d4 e5 e4 f3 g3 pass,resign"],
)
def test_a_line_is_moves_in_any_usual_spelling(text: str) -> None:
    assert [*map(str, read_line(text)[:4]), read_line(text)[4]] == ["c3d4", "e5e4", "f3g3", "pass", RESIGN]


@pytest.mark.parametrize(
    ("text", "word"), [("c3-d4 e5", "e5"), ("c3d4 x", "x"), ("c3-d4 a5-b5", "a5-b5"), ("passing", "passing")]
)
def test_what_is_no_move_is_named(text: str, word: str) -> None:
    with refuses(Why.NOT_A_LINE) as refusal:
        read_line(text)
    assert refusal.value.about == word
