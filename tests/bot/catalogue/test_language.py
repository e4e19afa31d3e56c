"""Which language somebody reads, and what is said where a sentence or a value is missing."""

from collections.abc import Iterable

import discord
import pytest
from discord import app_commands

from bot.catalogue import language_for
from bot.catalogue import languages as languages_there_are
from bot.catalogue.language import CatalogueFile, Language, Languages, Sentences
from bot.requests.command_tree import CatalogueTranslator
from bot.requests.handlers import phrase
from tests.bot.pseudo import NOBODYS, is_pseudo, pseudo, untranslated
from tests.bot.registered import GROUPS

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


def files(tag: str, text: str, feature: str = "watching") -> list[CatalogueFile]:
    """A language that has its sentences in one file."""
    return [CatalogueFile(f"bot/features/{feature}/locales/{tag}.ftl", text.encode())]


@pytest.fixture
def languages() -> Languages:
    return Languages([*files("de", GERMAN), *files("pt-BR", BRAZILIAN), *files("en", ENGLISH)])


def test_a_sentence_is_said_with_its_values() -> None:
    language = Language("en", files("en", ENGLISH))
    assert language.say("greeting", name="Anna") == "Hello, Anna!"
    assert [language.say("stacks", count=count) for count in (1, 2)] == ["1 stack", "2 stacks"]


def test_a_language_in_which_nothing_is_said_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(tag: str, files: Iterable[CatalogueFile]) -> Sentences:
        read.append(tag)
        return Sentences(tag, files)

    monkeypatch.setattr("bot.catalogue.language.Sentences", reading)
    english = Language("en", files("en", ENGLISH))
    german = Language("de", files("de", GERMAN), english)
    assert (german.catalogue, read) == (GERMAN, [])
    assert german.say("white") == german.say("white") == "Weiß"
    assert read == ["de"]


def test_numbers_are_written_as_people_type_them() -> None:
    assert Language("en", files("en", ENGLISH)).say("stacks", count=12345) == "12345 stacks"


def test_a_region_has_its_own_variant_of_a_sentence_with_the_same_values() -> None:
    english = Language("en", files("en", "day = { $month }/{ $day }\n    .gb = { $day }/{ $month }\n"))
    assert english.say_in("gb", "day", day="24", month="12") == "24/12"
    assert english.say_in("us", "day", day="24", month="12") == "12/24"
    with pytest.raises(ValueError, match=r"watching/locales/en\.ftl:1: day: .*month"):
        english.say_in("gb", "day", day="24")


def test_what_is_inserted_brings_no_invisible_marks_along() -> None:
    assert Language("en", files("en", ENGLISH)).say("greeting", name="Anna").isprintable()


def test_a_missing_sentence_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"no en\.ftl has no-such-sentence"):
        language_for("en").say("no-such-sentence")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"watching/locales/en\.ftl:2: greeting: .*name"):
        Language("en", files("en", ENGLISH)).say("greeting")


def test_a_sentence_that_cannot_be_read_is_an_error_that_names_its_place() -> None:
    broken = files("en", f"{ENGLISH}broken = {{ $name\n")
    with pytest.raises(KeyError, match=r"watching/locales/en\.ftl:7: broken says nothing"):
        Language("en", broken).say("broken")


def test_a_language_says_what_stands_in_any_of_its_files() -> None:
    language = Language(
        "en", [*files("en", ENGLISH), *files("en", "black = Black and not { white }\n", "lesson")]
    )
    assert [language.say(key) for key in ("white", "black")] == ["White", "Black and not White"]
    assert language.catalogue == f"{ENGLISH}\nblack = Black and not {{ white }}\n"


@pytest.mark.parametrize(
    ("tag", "feature", "second", "place"),
    [
        ("de", "lesson", "# Farben\n\nwhite = Weiße\n", r"lesson/locales/de\.ftl:3"),
        ("en", "lesson", "black = Black\nwhite = White\n", r"lesson/locales/en\.ftl:2"),
        ("de", "watching", "black = Schwarz\nwhite = Weiß\n", r"watching/locales/de\.ftl:2"),
    ],
)
def test_a_key_that_stands_twice_is_an_error_that_names_both_places(
    tag: str, feature: str, second: str, place: str
) -> None:
    written = [*files("en", ENGLISH), *files("de", GERMAN), *files(tag, second, feature)]
    with pytest.raises(
        ValueError, match=rf"duplicate key white: .*watching/locales/{tag}\.ftl:1, .*{place}$"
    ):
        Languages(written)


def test_a_key_that_stands_twice_in_a_file_is_an_error_that_names_both_lines() -> None:
    with pytest.raises(ValueError, match=r"en\.ftl:1, .*en\.ftl:7$"):
        Languages(files("en", f"{ENGLISH}white = Snow\n"))


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
    with pytest.raises(KeyError, match=r"no en\.ftl has no-such-sentence"):
        languages.of("de").say("no-such-sentence")
    with pytest.raises(ValueError, match="greeting"):
        languages.of("de").say("greeting")


@pytest.mark.parametrize("language", languages_there_are(), ids=lambda language: language.tag)
def test_the_colour_of_the_piece_to_place_is_shown_in_every_language(language: Language) -> None:
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
        app_commands.TranslationContextLocation.group_description, data=GROUPS[0]
    )
    said = await CatalogueTranslator().translate(string, locale, context)
    assert said == (str(string) if translated else None)


@pytest.mark.parametrize("language", languages_there_are(), ids=lambda language: language.tag)
def test_the_language_that_nobody_speaks_is_known_by_its_letters(language: Language) -> None:
    assert set(NOBODYS) & set(language.catalogue) == set()
    assert is_pseudo(pseudo().say("white"))
    assert untranslated([pseudo().say("white"), "Anna and Ben"], frozenset({"Anna", "Ben"})) == ["and"]
    assert untranslated([language.say("white"), "Anna and Ben"], frozenset()) == []
