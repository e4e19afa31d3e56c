"""The page draws every emoji that the bot says: a machine's fonts may have none of them."""

import re
import unicodedata
from pathlib import Path

import pytest

from bot.catalogue import Language, languages

CHECKOUT = Path(__file__).parents[2]
DRAWINGS = (CHECKOUT / "playground" / "src" / "discord_playground" / "web" / "emoji.js").read_text(
    encoding="utf-8"
)
AS_EMOJI = "\ufe0f"
"""The character that follows a letter which would be a plain sign without it."""


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
def test_every_emoji_of_a_catalogue_is_drawn(language: Language) -> None:
    text = language.catalogue
    wide = {letter for letter in text if unicodedata.east_asian_width(letter) == "W"}
    said = wide | set(re.findall(f"(.){AS_EMOJI}", text))
    assert {"🏆", "⚠"} < said
    assert {emoji for emoji in said if not re.search(rf'"{emoji}(\\ufe0f)?": ', DRAWINGS)} == set()
