"""The commands as Discord is told of them, in every language.

https://docs.discord.com/developers/interactions/application-commands
"""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.catalogue import Language, languages
from bot.features import rooms
from bot.requests.commands import CatalogueTranslator

MOST_CHARACTERS = 8000
"""Of names, descriptions and values, over a command and all under it; of translations the longest one counts."""

Told = dict[str, Any]
"""A command, an option or a choice as Discord is told of it."""


@pytest.fixture(params=rooms.GROUPS, ids=lambda group: group.name)
async def group(request: pytest.FixtureRequest) -> Told:
    """A whole group with its translations."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    told: Told = await request.param.get_translated_payload(tree, CatalogueTranslator())
    return told


def parts(told: Told) -> Iterator[Told]:
    """A command and the commands and options under it."""
    yield told
    for under in told.get("options", ()):
        yield from parts(under)


def texts(told: Told, which: str) -> list[str]:
    """A name or description and its translations."""
    return [told[which], *told.get(f"{which}_localizations", {}).values()]


def test_everything_has_a_name_that_discord_takes(group: Told) -> None:
    for part in parts(group):
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", part["name"])
        assert len(part["name"]) <= 32


def test_everything_is_described_as_briefly_as_discord_wants(group: Told) -> None:
    for part in parts(group):
        for description in texts(part, "description"):
            assert 1 <= len(description) <= 100, description
            assert description != "…"  # discord.py's own text where a command has no description


def test_choices_are_named_as_briefly_as_discord_wants(group: Told) -> None:
    for choice in (choice for part in parts(group) for choice in part.get("choices", ())):
        assert all(1 <= len(name) <= 100 for name in texts(choice, "name"))


def test_the_choices_of_one_option_can_be_told_apart_in_every_language(group: Told) -> None:
    for part in parts(group):
        named = (texts(choice, "name") for choice in part.get("choices", ()))
        for names in zip(*named, strict=True):  # those of one language
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
def test_everything_is_described_and_each_choice_named_in_every_language(
    group: Told, language: Language
) -> None:
    locales = {str(locale) for locale in discord.Locale if str(locale).startswith(language.tag)}
    assert locales
    for part in parts(group):
        assert locales <= set(part["description_localizations"]), part["name"]
        for choice in part.get("choices", ()):
            assert locales <= set(choice["name_localizations"]), choice["name"]


def test_all_of_it_together_is_as_short_as_discord_wants(group: Told) -> None:
    described = [
        text for part in parts(group) for text in (part["name"], max(texts(part, "description"), key=len))
    ]
    choices = [choice for part in parts(group) for choice in part.get("choices", ())]
    chosen = [text for each in choices for text in (max(texts(each, "name"), key=len), str(each["value"]))]
    assert sum(map(len, described + chosen)) <= MOST_CHARACTERS
