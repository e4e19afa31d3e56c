"""Which language somebody reads, and what is said where a sentence or a value is missing."""

from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.catalogue import language_for
from bot.catalogue import languages as languages_there_are
from bot.catalogue.language import Language, Languages, Sentences
from bot.features import rooms
from bot.requests.commands import CatalogueTranslator, phrase
from tests.bot.pseudo import NOBODYS, is_pseudo, pseudo, stale_boards

ENGLISH = """\
white = White
greeting = Hello, { $name }!
stacks = { $count ->
    [one] 1 stack
   *[other] { $count } stacks
  }
"""

GERMAN = """\
white = Weiß
"""

BRAZILIAN = """\
white = Brancas
"""


@pytest.fixture
def languages(tmp_path: Path) -> Languages:
    for tag, catalogue in (("en", ENGLISH), ("de", GERMAN), ("pt-BR", BRAZILIAN)):
        (tmp_path / f"{tag}.ftl").write_text(catalogue, encoding="utf-8")
    return Languages(tmp_path)


def test_a_sentence_is_said_with_its_values() -> None:
    language = Language("en", ENGLISH)
    assert language.say("greeting", name="Anna") == "Hello, Anna!"
    assert [language.say("stacks", count=count) for count in (1, 2)] == ["1 stack", "2 stacks"]


def test_a_language_in_which_nothing_is_said_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(tag: str, catalogue: str) -> Sentences:
        read.append(tag)
        return Sentences(tag, catalogue)

    monkeypatch.setattr("bot.catalogue.language.Sentences", reading)
    english = Language("en", ENGLISH)
    german = Language("de", GERMAN, english)
    assert (german.catalogue, read) == (GERMAN, [])
    assert german.say("white") == german.say("white") == "Weiß"
    assert read == ["de"]


def test_numbers_are_written_as_people_type_them() -> None:
    assert Language("en", ENGLISH).say("stacks", count=12345) == "12345 stacks"


def test_what_is_inserted_brings_no_invisible_marks_along() -> None:
    assert Language("en", ENGLISH).say("greeting", name="Anna").isprintable()


def test_a_missing_sentence_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"en\.ftl has no no-such-sentence"):
        language_for("en").say("no-such-sentence")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match="greeting"):
        Language("en", ENGLISH).say("greeting")


@pytest.mark.parametrize(
    ("locale", "tag"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("pt-BR", "pt-BR"),
        ("pt", "en"),
        ("en-GB", "en"),
        ("en", "en"),
        ("ja", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_gets_the_nearest_language(languages: Languages, locale: str | None, tag: str) -> None:
    assert languages.of(locale).tag == tag


@pytest.mark.parametrize(("locale", "tag"), [("de-AT", "de"), ("en-GB", "en"), ("pt", None), ("ja", None)])
def test_a_locale_may_have_no_language(languages: Languages, locale: str, tag: str | None) -> None:
    spoken = languages.spoken(locale)
    assert (spoken.tag if spoken else None) == tag


def test_a_language_says_its_own_sentences_and_the_others_in_english(languages: Languages) -> None:
    german = languages.of("de")
    assert german.say("white") == "Weiß"
    assert german.say("greeting", name="Anna") == "Hello, Anna!"
    assert german.say("stacks", count=1) == "1 stack"


def test_every_language_is_known_the_complete_one_first(languages: Languages) -> None:
    assert [language.tag for language in languages.all()] == ["en", "de", "pt-BR"]


def test_what_no_language_says_is_an_error(languages: Languages) -> None:
    with pytest.raises(KeyError, match=r"en\.ftl has no no-such-sentence"):
        languages.of("de").say("no-such-sentence")
    with pytest.raises(ValueError, match="greeting"):
        languages.of("de").say("greeting")


@pytest.mark.parametrize("language", languages_there_are(), ids=lambda language: language.tag)
def test_the_colour_of_the_piece_to_place_is_told_in_every_language(language: Language) -> None:
    white, black = (
        language.say("task-place-own", colour=colour, count=5, total=49) for colour in ("white", "black")
    )
    assert white != black


@pytest.mark.parametrize("locale", list(discord.Locale))
def test_every_locale_of_discord_has_a_language(locale: discord.Locale) -> None:
    assert language_for(str(locale)).say("white")


@pytest.mark.parametrize(
    ("locale", "translated"), [(discord.Locale.british_english, True), (discord.Locale.japanese, False)]
)
async def test_descriptions_are_translated_where_there_is_a_catalogue(
    locale: discord.Locale, translated: bool
) -> None:
    string = phrase("command-dvonn")
    context: app_commands.TranslationContextTypes = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.group_description, data=rooms.GROUPS[0]
    )
    said = await CatalogueTranslator().translate(string, locale, context)
    assert said == (str(string) if translated else None)


@pytest.mark.parametrize("language", languages_there_are(), ids=lambda language: language.tag)
def test_the_language_that_nobody_speaks_is_known_by_its_letters(language: Language) -> None:
    assert set(NOBODYS) & set(language.catalogue) == set()
    assert is_pseudo(pseudo().say("white"))
    assert stale_boards([pseudo().say("white"), "Anna and Ben"], frozenset({"Anna", "Ben"})) == ["and"]
    assert stale_boards([language.say("white"), "Anna and Ben"], frozenset()) == []
