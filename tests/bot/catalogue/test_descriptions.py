"""The commands as Discord receives them, in every language.

https://docs.discord.com/developers/interactions/application-commands
"""

import re
from collections.abc import Iterator

import discord
import pytest

from benchmarks.commands import (
    MOST_CHARACTERS,
    MOST_ENTRIES,
    MOST_OPTIONS,
    Told,
    characters,
    most_options,
    parts,
    texts,
    told,
)
from bot.catalogue import Language, languages
from tests.bot.registered import GROUPS, MENUS

NAME = re.compile(r"[-_'\w]{1,32}")
"""The names of options that Discord takes, in small letters; `\\w` has the letters and digits of all languages."""


MENU_NAME, MENUS_OF_A_KIND = 32, 5
"""Characters of a name in the menu of a person or a message, and how many names each of them takes."""


@pytest.fixture(params=GROUPS, ids=lambda group: group.name)
async def group(request: pytest.FixtureRequest) -> Told:
    """A whole group with its translations."""
    return await told(request.param)


def options(group: Told) -> Iterator[list[Told]]:
    """The options of each command."""
    for part in parts(group):
        if "options" in part and all("options" not in under for under in part["options"]):
            yield part["options"]


def shown_as(option: Told, locale: discord.Locale) -> str:
    """The name of an option as it is shown in a language."""
    return str((option.get("name_localizations") or {}).get(str(locale), option["name"]))


def test_everything_has_a_name_that_discord_takes(group: Told) -> None:
    for part in parts(group):
        if "value" not in part:
            assert re.fullmatch(r"[a-z]+(-[a-z]+)*", part["name"])
            assert len(part["name"]) <= 32


def test_everything_is_described_as_briefly_as_discord_wants(group: Told) -> None:
    for part in parts(group):
        for description in texts(part, "description") if "value" not in part else ():
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
        if "value" not in part:
            assert locales <= set(part["description_localizations"]), part["name"]
        for choice in part.get("choices", ()):
            assert locales <= set(choice["name_localizations"]), choice["name"]


def test_all_of_it_together_is_as_short_as_discord_wants(group: Told) -> None:
    assert 0 < characters(group) <= MOST_CHARACTERS
    assert len(group["options"]) <= MOST_ENTRIES
    assert most_options(group) <= MOST_OPTIONS


async def test_the_length_of_a_text_counts_in_the_language_in_which_it_is_longest() -> None:
    command = {
        "name": "play",
        "description": "Play it",
        "description_localizations": {"de": "Spiel es", "fr": "Joue"},
        "options": [
            {
                "name": "who",
                "name_localizations": {"de": "gegner"},
                "description": "Whom",
                "choices": [{"name": "Anybody", "value": 12}],
            }
        ],
    }
    assert characters(command) == len("playSpiel es") + len("gegnerWhom") + len("Anybody12")
    assert characters(command, "fr") == len("playJoue") + len("whoWhom") + len("Anybody12")


# names


def test_commands_have_one_name_for_everybody(group: Told) -> None:
    for part in parts(group):
        if part.get("type") in (None, 1, 2) and "value" not in part:
            assert not part.get("name_localizations"), part["name"]


def test_options_are_named_in_every_language_as_discord_takes_it(group: Told) -> None:
    for names in ([texts(option, "name") for option in each] for each in options(group)):
        for name in (name for each in names for name in each):
            assert NAME.fullmatch(name), name
            assert name == name.lower()


@pytest.mark.parametrize("locale", list(discord.Locale))
def test_the_options_of_one_command_can_be_told_apart_in_every_language(
    group: Told, locale: discord.Locale
) -> None:
    for each in options(group):
        names = [shown_as(option, locale) for option in each]
        assert len(set(names)) == len(names)


async def test_what_stands_in_menus_is_named_as_briefly_as_discord_wants() -> None:
    named: dict[tuple[int, str], set[str]] = {}
    for menu in MENUS:
        payload = await told(menu)
        assert all(1 <= len(name) <= MENU_NAME for name in texts(payload, "name"))
        assert not payload.get("description")
        for locale, name in {"": payload["name"], **(payload.get("name_localizations") or {})}.items():
            menus = named.setdefault((payload["type"], locale), set())
            assert name not in menus
            menus.add(name)
    assert 1 <= max(map(len, named.values())) <= MENUS_OF_A_KIND


async def test_options_are_called_as_people_call_them() -> None:
    everybody = await told(GROUPS[0])
    challenge = next(each for each in everybody["options"] if each["name"] == "challenge")
    opponent, colour, *_ = challenge["options"]
    assert (opponent["name"], opponent["name_localizations"]["de"]) == ("opponent", "gegner")
    names = colour["name_localizations"]
    assert (colour["name"], names["en-GB"], names["en-US"]) == ("colour", "colour", "color")
    described = colour["description_localizations"]
    assert described["en-US"].startswith("The color ")
    assert described["en-GB"].startswith("The colour ")


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
async def test_sentences_call_options_as_they_are_called_in_their_language(language: Language) -> None:
    locale = next(each for each in discord.Locale if str(each).startswith(language.tag))
    names = {
        shown_as(option, locale) for group in GROUPS for each in options(await told(group)) for option in each
    }
    sentences = [line for line in language.catalogue.splitlines() if not line.startswith("#")]
    named = {
        name for line in sentences for name in re.findall(r"`([^`]+)`", re.sub(r"`/dvonn[^`]*`", "", line))
    }
    assert named
    assert named - names == set()
