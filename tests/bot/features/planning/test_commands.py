"""A list of spaces is read as people type it; the word that is no space is named."""

import pytest

from bot.features.planning.commands import read_spaces
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
