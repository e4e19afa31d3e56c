"""The catalogues and the source agree: every sentence that is said is there, and every one there is said."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.catalogue.language import CATALOGUES, FALLBACK
from tests.bot.catalogue.sayings import Saying, sayings

SAID = sayings()
LONGEST_LABEL = 24
"""Characters of a button's label; a phone shows no more of a button that stands beside others."""


def messages(file: Path) -> dict[str, ast.Message]:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


ENGLISH = messages(CATALOGUES / f"{FALLBACK}.ftl")

in_every_catalogue = pytest.mark.parametrize(
    "file", sorted(CATALOGUES.glob("*.ftl")), ids=lambda file: file.stem
)


class Variables(Visitor):
    """Collects the values that a sentence needs."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own naming
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("saying", SAID, ids=lambda saying: saying.place)
def test_every_sentence_that_is_said_is_in_the_catalogue(saying: Saying) -> None:
    assert not [key for key in saying.keys if key not in ENGLISH]


@pytest.mark.parametrize("saying", SAID, ids=lambda saying: saying.place)
def test_every_value_that_a_sentence_needs_is_given(saying: Saying) -> None:
    if saying.values is not None:
        for key in saying.keys:
            assert variables(ENGLISH[key]) <= saying.values, key


def test_every_sentence_in_the_catalogue_is_said() -> None:
    said = {key for saying in SAID for key in saying.keys}
    assert set(ENGLISH) - said == set()


@in_every_catalogue
def test_a_catalogue_can_be_read_to_its_end_and_says_nothing_twice(file: Path) -> None:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@in_every_catalogue
def test_a_translation_needs_no_other_values_than_the_english_sentence(file: Path) -> None:
    for key, message in messages(file).items():
        assert variables(message) <= variables(ENGLISH[key]), key


def written(message: ast.Message) -> str:
    """The text of a key in a catalogue, as it stands there."""
    return FluentSerializer().serialize_entry(message).partition(" = ")[2].strip()


def commands_in(message: ast.Message) -> set[str]:
    """The commands that a sentence tells people to use."""
    return set(re.findall(r"`(/dvonn [a-z-]+)`", written(message)))


@in_every_catalogue
def test_a_catalogue_says_everything(file: Path) -> None:
    assert set(ENGLISH) - set(messages(file)) == set()


@in_every_catalogue
def test_a_translation_sends_people_to_the_same_commands(file: Path) -> None:
    for key, message in messages(file).items():
        assert commands_in(message) == commands_in(ENGLISH[key]), key


@in_every_catalogue
def test_a_phone_shows_the_whole_label_of_a_button(file: Path) -> None:
    labels = [written(message) for key, message in messages(file).items() if key.startswith("button-")]
    assert [label for label in labels if len(label) > LONGEST_LABEL] == []
