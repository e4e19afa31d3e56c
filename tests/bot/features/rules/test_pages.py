"""The pages of the rules: leafing, the menu, sharing, and the way back; and those of the help."""

from typing import Any

import pytest

from bot.catalogue import Language, language_for, languages
from bot.domain.context import InteractionContext
from bot.features.rules.chapters import CHAPTERS, PAGES, chapter_at
from bot.features.rules.handlers import commands_page, help_page, rules_page, shared_rules_page
from bot.pages.viewer import DisplayOptions, Viewer
from bot.process.version import version
from bot.requests.command_tree import ORDER
from bot.toolkit.action_slots import ActionContext
from bot.toolkit.control import Links, Style
from bot.toolkit.help_lines import HelpTopic
from bot.toolkit.page import Page
from dvonn import Game
from tests.bot.company import ANNA
from tests.bot.discord_limits import alt_texts_of, labels_of, options_of, text_of, walk
from tests.bot.played import match_of

ENGLISH = language_for("en")


def buttons_of(page: Page) -> list[dict[str, Any]]:
    return [each for each in walk(page) if each.get("custom_id") and "label" in each]


@pytest.mark.parametrize(("number", "leads_to"), [(1, [0, 2]), (2, [1, 3]), (PAGES, [PAGES - 1, PAGES + 1])])
async def test_the_rules_can_be_leafed_through(number: int, leads_to: list[int]) -> None:
    page = await rules_page(chapter_at(number), Viewer(ENGLISH))
    back, on = buttons_of(page)[:2]
    assert [each["custom_id"] for each in (back, on)] == [f"dvonn:rules:{to}" for to in leads_to]
    assert [each["disabled"] for each in (back, on)] == [number == 1, number == PAGES]
    assert (on["style"] == Style.primary.value) is (number < PAGES)
    assert len(alt_texts_of(page)) == 1


async def test_a_menu_leads_to_every_page_and_shows_the_present_one() -> None:
    options = options_of(await rules_page(chapter_at(4), Viewer(ENGLISH)))
    assert [option["value"] for option in options] == [str(number) for number in range(1, PAGES + 1)]
    assert [option["label"] for option in options if option.get("default")] == ["4. Blocked stacks"]


@pytest.mark.parametrize(
    ("number", "ways_on"),
    [(1, True), (2, False), (8, True), (9, False), (PAGES, True)],
)
async def test_the_first_page_and_the_ends_lead_on_to_the_lesson_and_to_a_match(
    number: int, ways_on: bool
) -> None:
    for context in InteractionContext:
        start = "Challenge someone" if context is InteractionContext.GUILD else "Play the computer"
        labels = labels_of(await rules_page(chapter_at(number), Viewer(ENGLISH), context=context))
        assert ({"Try a lesson", start} <= set(labels)) == ways_on


async def test_a_user_who_comes_from_a_match_gets_back_to_it_instead() -> None:
    match = match_of(Game())
    page = await rules_page(
        chapter_at(1),
        Viewer(ENGLISH),
        aside=ActionContext(match, ENGLISH, match.players.white),
        context=InteractionContext.BOT_DM,
    )
    assert labels_of(page) == [
        "Previous",
        "Next",
        "Back to your move",
    ]
    assert all(f":{match.id}" in each["custom_id"] for each in walk(page) if "custom_id" in each)


async def test_a_page_can_be_shared_only_where_others_look_on() -> None:
    for context in InteractionContext:
        labels = labels_of(await rules_page(chapter_at(3), Viewer(ENGLISH), context=context))
        assert ("Share" in labels) is (context is InteractionContext.GUILD)


async def test_a_shared_page_says_who_shares_it_and_leads_on_from_there() -> None:
    page = await shared_rules_page(chapter_at(3), ANNA.id, ENGLISH)
    text = text_of(page)
    assert text.startswith(f"<@{ANNA.id}> shows how to play DVONN:")
    assert "Moving" in text
    assert CHAPTERS[2].caption(ENGLISH) in text
    assert [(each["label"], each["custom_id"]) for each in buttons_of(page)] == [
        ("How to play", "dvonn:rules:3"),
        ("Try a lesson", "dvonn:learn"),
    ]
    assert len(alt_texts_of(page)) == 1


async def test_the_rules_are_shown_as_their_reader_likes_pictures() -> None:
    usual, turned = [
        await rules_page(chapter_at(4), Viewer(ENGLISH, display=DisplayOptions(rotated=rotated)))
        for rotated in (False, True)
    ]
    assert usual.files[0].fp.read() != turned.files[0].fp.read()
    words = await rules_page(chapter_at(4), Viewer(ENGLISH, display=DisplayOptions(words=True)))
    assert words.files == []
    (alt,) = alt_texts_of(usual)
    assert alt in text_of(words)


async def test_the_rules_name_their_author(language: Language) -> None:
    for page in (await rules_page(chapter_at(1), Viewer(language)), help_page(language)):
        assert "Kris Burm" in text_of(page)
        assert "GIPF" in text_of(page)


def test_the_help_leads_out_to_where_help_is_and_to_the_papers(language: Language) -> None:
    links = Links(
        "https://discord.gg/club",
        "https://club.example/privacy",
        "https://club.example/terms",
        "https://club.example/install",
    )
    leading_out = {
        each["label"]: each["url"] for each in walk(help_page(language, links=links)) if "url" in each
    }
    assert list(leading_out) == [
        language.say(f"button-{name}") for name in ("install", "support", "privacy", "terms")
    ]
    assert list(leading_out.values()) == [
        links.install,
        links.support,
        links.privacy,
        links.terms,
    ]
    only = help_page(language, links=Links(privacy=links.privacy))
    assert [each["url"] for each in walk(only) if "url" in each] == [links.privacy]


def test_the_help_is_three_sentences_and_five_buttons_the_lesson_first() -> None:
    heading, *sentences, last = text_of(help_page(ENGLISH)).splitlines()
    assert last == f"-# Version {version()}"
    assert heading.startswith("**DVONN")
    assert len(sentences) == 3
    assert all(sentence.endswith(".") and sentence.count(". ") == 0 for sentence in sentences)
    assert labels_of(help_page(ENGLISH)) == [
        "Try a lesson",
        "How to play",
        "Challenge someone",
        "Play the computer",
        "All commands",
    ]
    assert "screen reader" in sentences[-1]


@pytest.mark.parametrize("language", languages(), ids=lambda each: each.tag)
async def test_in_direct_messages_the_help_and_the_rules_lead_to_an_opponent_from_anywhere(
    language: Language,
) -> None:
    direct, find = InteractionContext.BOT_DM, language.say("button-find-opponent")
    assert f"**{find}**" in text_of(help_page(language, direct))
    assert find in labels_of(help_page(language, direct))
    assert find in labels_of(await rules_page(chapter_at(1), Viewer(language), context=direct))
    assert find not in labels_of(help_page(language))


def test_the_commands_lead_back_and_to_one_s_matches() -> None:
    assert labels_of(commands_page(ENGLISH)) == ["Back", "My games"]


PHONE_LETTERS, PHONE_LINES = 40, 24
"""The size of a phone's screen in letters of a line and lines, beside the menu and the buttons."""


@pytest.mark.parametrize("language", languages(), ids=lambda each: each.tag)
def test_a_topic_of_the_help_fits_a_phone(language: Language) -> None:
    for topic in HelpTopic:
        lines = text_of(commands_page(language, topic)).replace("`", "").splitlines()
        assert sum(-(-len(line) // PHONE_LETTERS) for line in lines) <= PHONE_LINES, topic


@pytest.mark.parametrize("language", languages(), ids=lambda each: each.tag)
def test_the_help_shows_every_command_but_itself(language: Language) -> None:
    told = "\n".join(text_of(commands_page(language, topic)) for topic in HelpTopic)
    unnamed = [each for each in ORDER if f"`/{each}`" not in told]
    assert unnamed == ["dvonn help"]
