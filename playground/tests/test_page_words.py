"""The page's texts: each language has the same sentences with the same placeholders."""

import json
import re
from pathlib import Path

import pytest

import discord_playground

WEB = Path(discord_playground.__file__).parent / "web"
FILES = sorted(WEB.glob("words.*.json"))
PAGE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(WEB.glob("*.js")))
VALUE = re.compile(r"\{\w+\}")
SENTENCE = re.compile(r"[\"`]([A-Z][a-z][^\"`\n]*)[\"`]")
COMMENT = re.compile(r"(?s:/\*.*?\*/)|//.*$", re.MULTILINE)
IN_ENGLISH = {"chooser.js", "levers.js", "operator.js", "surroundings.js"}
"""Scripts with English texts only: the choice of a person, before a language is known, and the operator's panel."""
KEYS = {"ArrowDown", "ArrowUp", "Backspace", "Enter", "Escape", "Tab"}
NAMES = {"Playground", "Operator's panel"}


def words_in(file: Path) -> dict[str, str]:
    words: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return words


def test_the_page_knows_which_languages_it_has() -> None:
    (tags,) = re.findall(r"TAGS = \[(.*)\]", PAGE)
    assert re.findall(r'"([\w-]+)"', tags) == [file.name.split(".")[1] for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_sentence_of_the_page_is_there_with_its_values(file: Path) -> None:
    words = words_in(file)
    assert {english for english in words if f'"{english}"' not in PAGE} == set()
    asked = set(re.findall(r'\bworded(?:With)?\(\s*"([^"]+)"', PAGE))
    assert asked
    assert asked - set(words) == set()
    assert list(words) == list(words_in(FILES[0]))
    for english, sentence in words.items():
        assert sorted(VALUE.findall(sentence)) == sorted(VALUE.findall(english)), english


def test_nothing_that_somebody_reads_on_the_page_is_said_in_english_alone() -> None:
    english = set()
    for file in WEB.glob("*.js"):
        if file.name not in IN_ENGLISH:
            code = COMMENT.sub("", file.read_text(encoding="utf-8"))
            english |= set(SENTENCE.findall(code))
    assert english > KEYS | NAMES
    assert english - KEYS - NAMES - set(words_in(FILES[0])) == set()
