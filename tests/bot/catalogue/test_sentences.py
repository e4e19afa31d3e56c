"""The catalogues and the source agree: every sentence that is said is there, and every one there is said."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.catalogue.language import CATALOGUES, FALLBACK
from bot.commands import dvonn
from tests.bot.catalogue.sayings import Saying, sayings

SAID = sayings()


def messages(file: Path) -> dict[str, ast.Message]:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


ENGLISH = messages(CATALOGUES / f"{FALLBACK}.ftl")


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


@pytest.mark.parametrize("file", sorted(CATALOGUES.glob("*.ftl")), ids=lambda file: file.stem)
def test_a_catalogue_can_be_read_to_its_end_and_says_nothing_twice(file: Path) -> None:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("file", sorted(CATALOGUES.glob("*.ftl")), ids=lambda file: file.stem)
def test_a_translation_needs_no_other_values_than_the_english_sentence(file: Path) -> None:
    for key, message in messages(file).items():
        assert variables(message) <= variables(ENGLISH[key]), key


# the commands' own texts: https://docs.discord.com/developers/interactions/application-commands


def described() -> Iterator[tuple[str, str]]:
    """Every command and option, with its description."""
    yield "dvonn", dvonn.description
    for command in dvonn.walk_commands():
        yield command.qualified_name, command.description
        for option in getattr(command, "parameters", []):
            name: Any = option.display_name
            yield f"{command.qualified_name} {name}", str(option.description)


@pytest.mark.parametrize(("name", "description"), list(described()))
def test_commands_and_options_are_described_as_briefly_as_discord_wants(name: str, description: str) -> None:
    assert 1 <= len(description) <= 100
    assert description != "…"  # what discord.py says where nothing is said
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", word) and len(word) <= 32 for word in name.split())
