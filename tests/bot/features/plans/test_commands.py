"""Spaces and lines are read as people type them; what is none of them is named."""

import pytest

from bot.catalogue import Language, language_for, languages
from bot.domain.plan import RESIGN
from bot.domain.refusals import RefusalReason
from bot.features.plans.reading import read_line, read_spaces
from dvonn import PASS
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
    with refuses(RefusalReason.NOT_A_LIST_OF_SPACES) as refusal:
        read_spaces(text)
    assert refusal.value.about == word


@pytest.mark.parametrize(
    "text",
    [
        "c3-d4 e5e4, f3 g3 pass resign",
        "C3→D4;E5 – E4 f3->g3 Pass RESIGN ",
        " c3 d4 e5 e4 f3 g3 pass,resign",
        "c3-d4 e5-e4 f3-g3 Passen, aufgeben",
    ],
)
def test_a_line_is_moves_in_any_usual_spelling(text: str) -> None:
    plies = read_line(text, language_for("de"))
    assert [*map(str, plies[:4]), plies[4]] == ["c3d4", "e5e4", "f3g3", "pass", RESIGN]


@pytest.mark.parametrize(
    ("text", "word"),
    [("c3-d4 e5", "e5"), ("c3d4 x", "x"), ("c3-d4 a5-b5", "a5-b5"), ("passing", "passing"), ("paso", "paso")],
)
def test_what_is_no_move_is_named(text: str, word: str) -> None:
    with refuses(RefusalReason.NOT_A_LINE) as refusal:
        read_line(text, language_for("de"))
    assert refusal.value.about == word


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
def test_a_pass_and_a_resignation_are_typed_in_the_word_by_which_the_plan_shows_them(
    language: Language,
) -> None:
    for ply, shown, typed in (
        (PASS, "plan-you-pass", "words-for-pass"),
        (RESIGN, "plan-resign", "words-for-resign"),
    ):
        words = language.say(typed).split()
        assert not set(words).isdisjoint(language.say(shown).split())
        assert {read_line(f"c3-d4 {word}", language)[1] for word in words} == {ply}
