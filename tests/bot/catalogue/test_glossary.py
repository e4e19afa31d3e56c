"""The glossaries in `docs/glossary`: one for each language, and no sentence uses a word that they forbid."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.catalogue import Language, languages
from bot.catalogue.language import FALLBACK
from tests.bot.catalogue.test_sentences import Texts, messages, where

GLOSSARIES = Path(__file__).parents[3] / "docs" / "glossary"
HEADER = ["English", "In this language", "Never", "Note"]
NONE = "–"

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)


def rows(tag: str) -> list[list[str]]:
    """The rows of a glossary's table below its head."""
    lines = (GLOSSARIES / f"{tag}.md").read_text(encoding="utf-8").splitlines()
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    assert table[0] == HEADER
    return table[2:]


def forbidden(written: str) -> list[str]:
    """The words under **Never**."""
    return [] if written in ("", NONE) else [word.strip() for word in written.split(",")]


def pattern(*words: str) -> str:
    """Finds forbidden words: whole, or with stars as a stem; in small letters however they are written."""
    return rf"(?<!\w)(?:{'|'.join(map(_within, words))})(?!\w)"


def _within(word: str) -> str:
    before, after = r"\w*" if word.startswith("*") else "", r"\w*" if word.endswith("*") else ""
    found = rf"{before}{re.escape(word.strip('*'))}{after}"
    return rf"(?i:{found})" if word == word.lower() else found


def said(message: ast.Message) -> str:
    """The words of a sentence itself, without commands and options."""
    texts = Texts()
    if message.value:
        texts.visit(message.value)
    return re.sub(r"`[^`]*`", "", " ".join(texts.all))


@in_every_language
def test_a_language_has_a_glossary_of_the_same_terms(language: Language) -> None:
    table = rows(language.tag)
    assert [len(row) for row in table] == [len(HEADER)] * len(table)
    assert [row[0] for row in table] == [row[0] for row in rows(FALLBACK)]
    assert [row[0] for row in table if not row[1]] == []
    assert len({row[0] for row in table}) == len(table)


@in_every_language
def test_no_sentence_uses_a_word_that_the_glossary_forbids(language: Language) -> None:
    never = [word for row in rows(language.tag) for word in forbidden(row[2])]
    assert never
    finding = re.compile(pattern(*never))
    found = [
        f"{where(key, language.tag)}: {word[0]}"
        for key, message in messages(language.tag).items()
        for word in finding.finditer(said(message))
    ]
    assert found == []


@in_every_language
def test_no_glossary_forbids_its_own_terms(language: Language) -> None:
    table = rows(language.tag)
    for term, word in ((row[1], word) for row in table for word in forbidden(row[2])):
        assert not re.search(pattern(word), term), f"{term}: {word}"


@pytest.mark.parametrize(
    ("word", "found", "spared"),
    [
        ("disc", "A Disc!", "discs on Discord"),
        ("captur*", "is captured", "recapture"),
        ("*stein", "ein Spielstein", "steinern"),
        ("DM", "by DM", "a dm"),
        ("private message*", "private messages", "a private, message"),
    ],
)
def test_a_word_is_found_as_the_readme_says(word: str, found: str, spared: str) -> None:
    assert re.search(pattern(word), found)
    assert not re.search(pattern(word), spared)


def test_each_glossary_belongs_to_a_language() -> None:
    tags = {file.stem for file in GLOSSARIES.glob("*.md")} - {"languages"}
    assert tags == {language.tag for language in languages()}
