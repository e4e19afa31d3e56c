"""The grammar of each language is as the Unicode Consortium's data tell it (CLDR, https://cldr.unicode.org)."""

from collections.abc import Mapping

import pytest
from babel import Locale
from babel.lists import format_list
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.catalogue import Language, language_for, languages
from bot.toolkit.words import enumerated
from tests.bot.catalogue.test_sentences import messages

COUNTED = range(1000)
"""The numbers that are told with things: what a form is for beyond them (a million in French) may be left out."""

WITHOUT_A_COMMA = {"en": "en-GB"}
"""Where we write as another region does: no comma before "and"."""

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)


def cldr(tag: str) -> Locale:
    """A language as CLDR knows it."""
    return Locale.parse(tag, sep="-")


class Selections(Visitor):
    """Collects what each choice of a sentence is made by, and between."""

    def __init__(self) -> None:
        super().__init__()
        self.all: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  the visitor's own naming
        if isinstance(node.selector, ast.VariableReference):
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            self.all.append((node.selector.id.name, keys))
        self.generic_visit(node)


def plurals(catalogue: Mapping[str, ast.Message]) -> list[tuple[str, set[str]]]:
    """The forms of each plural of a catalogue, with the sentence and the number that it is about."""
    found = []
    for key, message in catalogue.items():
        selections = Selections()
        selections.visit(message)
        found += [
            (f"{key} ${number}", keys)
            for number, keys in selections.all
            if keys & {"zero", "one", "two", "few", "many"}
        ]
    return found


@in_every_language
def test_a_plural_has_the_forms_that_its_language_has(language: Language) -> None:
    rule = cldr(language.tag).plural_form
    needed, known = {rule(number) for number in COUNTED}, {*rule.tags, "other"}
    found = plurals(messages(language.tag))
    assert found
    assert {told: sorted(needed - keys) for told, keys in found if needed - keys} == {}
    assert {told: sorted(keys - known) for told, keys in found if keys - known} == {}


def test_polish_has_a_form_for_few_and_one_for_many() -> None:
    assert {cldr("pl").plural_form(number) for number in COUNTED} == {"one", "few", "many"}


@pytest.mark.parametrize(
    ("tag", "told"), [("fr", "1 pièce placée sur 49"), ("it", "1 pedina piazzata su 49")]
)
def test_a_single_piece_that_was_placed_is_shown_as_one(tag: str, told: str) -> None:
    assert language_for(tag).say("progress-placing", count=1, total=49) == told


@in_every_language
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_list_in_a_sentence_is_written_as_its_language_writes_lists(language: Language, count: int) -> None:
    them = ["c3", "d4", "f2", "g5"][:count]
    locale = cldr(WITHOUT_A_COMMA.get(language.tag, language.tag))
    assert enumerated(them, language) == format_list(them, "standard", locale)


def test_italian_parts_two_like_vowels() -> None:
    italian = language_for("it")
    assert enumerated(["c3", "d4", "e5"], italian) == "c3, d4 ed e5"
    assert enumerated(["c3", "e5", "d4"], italian) == "c3, e5 e d4"


@in_every_language
def test_and_is_written_before_each_letter_of_a_space(language: Language) -> None:
    """A Spaniard writes "h3 e i4", because two vowels would meet."""
    for letter in "abcdefghijk":
        told = enumerated(["c3", f"{letter}4"], language)
        assert told.startswith("c3 ")
        assert told.endswith(f" {letter}4")


@in_every_language
def test_a_share_is_written_as_its_language_writes_percents(language: Language) -> None:
    """The blank before the sign may be any that doesn't break."""
    pattern = cldr(language.tag).percent_formats[None].apply(0.62, cldr(language.tag))
    written = language.say("percent", percent=62)
    assert "".join(written.split()) == "".join(pattern.split())
    assert any(map(str.isspace, written)) == any(map(str.isspace, pattern))
    assert " " not in written
