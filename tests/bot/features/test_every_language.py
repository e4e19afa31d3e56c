"""Every language fits: its pages in words, the words of pictures, its buttons on a phone. No picture is drawn."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from discord import ui

from bot.catalogue import Language, languages
from bot.domain import (
    ColourChoice,
    Match,
    Message,
    MessageId,
    Preferences,
    ServerSettings,
    Setup,
)
from bot.domain.context import InteractionContext
from bot.domain.ids import PastId, PlyNumber
from bot.domain.line import LONGEST_NAME, MOST_KEPT, Line, LineId, LinePly, OwnLine, Start
from bot.features.absence.pages import tell_of_absence
from bot.features.games.pages import more_page, words_page
from bot.features.preferences.handlers import preferences_page, quiet_hours_form
from bot.features.ratings.pages import tell_of_removal
from bot.features.rules.chapters import PAGES, chapter_at
from bot.features.rules.handlers import commands_page, help_page, rules_page
from bot.features.server_settings.handlers import settings_page
from bot.features.trying.about_pages import about_page, lines_page
from bot.features.trying.pages import Trial, trial_page
from bot.pages.challenge_post import challenge_page
from bot.pages.direct_message_posts import (
    MatchNews,
    news_page,
    tell_of_beginning,
    tell_of_move,
    tell_of_state,
)
from bot.pages.game_words import LONGEST_ALT
from bot.pages.match_panel_pages import stacking_panel, stacks_page
from bot.pages.move_picker import draw_targets
from bot.pages.viewer import DisplayOptions, Viewer
from bot.requests.refusal_answers import refusal_page
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.help_lines import HelpTopic
from bot.toolkit.page import Page, row_on_a_phone, rows_on_a_phone
from dvonn import Game
from rendering.lettering import width
from tests.bot.discord_limits import problems, text_of, unfit_labels
from tests.bot.played import first_plies, recorded, told_of
from tests.bot.samples import LONGEST_ID, PLAYERS, TIE, VENUE, challenge, long_match, refusals

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)

WORDS = DisplayOptions(words=True)
MOMENTS = {"first": Game(), "placing": first_plies(TIE, 20), "stacking": first_plies(TIE, 60), "over": TIE}

ROOM = 299
"""The pixels of a row on a phone of 390 pixels: without a message's and a card's edges, and the avatar."""
SIDES, LEAST, GAP, SIZE, WEIGHT = 24, 48, 8, 14, 500
"""A button's padding, its width at least, the gap between two, the size and weight of letters: those of the page."""

MENU = 238
"""The pixels of what a menu shows on that phone, between its edge and its arrow."""

ALWAYS = {
    "first": {"move", "rules", "more"},
    "placing": {"move", "watch", "more"},
    "stacking": {"move", "watch", "more"},
    "over": {"rematch", "review", "more"},
}
"""The buttons of a card in any language, however long their labels are: others are left out where they don't fit."""


async def pages_in_words(language: Language) -> Iterator[Page]:
    """Pages of all rooms that a picture isn't needed for."""
    pages = [
        await refusal_page(each, Viewer(language, user=PLAYERS.white, display=WORDS)) for each in refusals()
    ]
    pages += [
        await rules_page(chapter_at(number + 1), Viewer(language, display=WORDS)) for number in range(PAGES)
    ]
    pages += [help_page(language, context) for context in InteractionContext]
    pages += [commands_page(language, topic) for topic in HelpTopic]
    pages += [
        settings_page(ServerSettings(), {}, language, notifies_all=True),
        preferences_page(Preferences(), language),
    ]
    for game in MOMENTS.values():
        match = long_match(game)
        pages += [more_page(match, PLAYERS.white, language), words_page(match, PLAYERS.white, language)]
        pages += _direct_messages(match, language)
    middle = long_match(MOMENTS["stacking"])
    for moment in ("placing", "stacking", "over"):
        pages += await _lines(long_match(MOMENTS[moment]), language)
    pages.append(await stacks_page(middle, Viewer(language, display=WORDS)))
    pages.append(
        await draw_targets(
            stacking_panel(middle, Viewer(language, display=WORDS)), middle.position.movable()[0]
        )
    )
    for setup in Setup:
        for colour in ColourChoice:
            pages.append(challenge_page(challenge(colour=colour, setup=setup, reason="*" * 200), language))
    return iter(pages)


async def _lines(match: Match, language: Language) -> list[Page]:
    """The pages on which moves are tried out from a match."""
    ply = len(match.game.moves) - 1
    line = Line.of(
        Start(PastId(match.id), PlyNumber(ply), match.game.position_at(ply)), match.game.moves[ply:]
    )
    own = OwnLine(LineId(LONGEST_ID), PLAYERS.white, line, name="*" * LONGEST_NAME, kept=True)
    trial = Trial(own, LinePly(1), match, Viewer(language, PLAYERS.white, WORDS))
    return [
        await trial_page(trial),
        about_page(trial, may_share=True),
        lines_page([replace(own, id=LineId(each)) for each in range(MOST_KEPT)], language),
        lines_page([], language),
    ]


TELLS = (tell_of_beginning, tell_of_state, tell_of_move, tell_of_absence, tell_of_removal)


def _direct_messages(match: Match, language: Language) -> list[Page]:
    board = Message(VENUE.channel, MessageId(LONGEST_ID))
    news = MatchNews(match, PLAYERS.white, language, "_" * 100)
    return [news_page(news, tell, message=board) for tell in TELLS]


@in_every_language
async def test_discord_takes_the_pages_of_a_language(language: Language) -> None:
    for page in await pages_in_words(language):
        assert problems(page) == {}
        assert text_of(page)
        assert unfit_labels(page) == []


@in_every_language
def test_discord_takes_the_forms_of_a_language(language: Language) -> None:
    form = quiet_hours_form(None, language)
    titles = [form.title, *(language.say(key) for key in FORMS)]
    assert [title for title in titles if not 1 <= len(title) <= 45] == []
    hints = [language.say(key) for key in EXPLANATIONS]
    assert [hint for hint in hints if not 1 <= len(hint) <= 100] == []


FORMS = (
    *("form-decline", "form-reason", "form-quiet-hours", "form-quiet-from", "form-quiet-until"),
    *("form-quiet-zone", "button-cancel-challenge", "form-line-name", "field-line-name"),
)
EXPLANATIONS = ("form-decline-explanation", "form-quiet-zone-explanation", "form-cancel-explanation")


@in_every_language
def test_the_words_of_a_picture_are_never_cut_off(language: Language) -> None:
    """A sample; `python -m benchmarks.languages` looks at every position of many games."""
    longest = max(
        len(told_of(long_match(first_plies(game, ply)), language))
        for game in recorded()[:2]
        for ply in (20, 40, 48, 52, 56, 64)
    )
    assert 0 < longest < LONGEST_ALT


@in_every_language
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_leads_on_in_every_language_and_no_row_wraps(language: Language, moment: str) -> None:
    match = long_match(MOMENTS[moment])
    where = {"first": Placement.FIRST_BOARD, "over": Placement.RESULT}.get(moment, Placement.BOARD)
    shown = action_buttons(where, ActionContext(match, language, match.awaited))
    rows = rows_on_a_phone(shown) if moment == "over" else [row_on_a_phone(shown)]
    buttons = [[each for each in row.children if isinstance(each, ui.Button)] for row in rows]  # type: ignore[attr-defined]
    actions = {each.custom_id.split(":")[1] for row in buttons for each in row if each.custom_id}
    assert ALWAYS[moment] - actions == set()
    for row in buttons:
        assert pixels([each.label or "" for each in row]) <= ROOM, [each.label for each in row]


@in_every_language
def test_the_head_of_a_finished_match_leads_on_in_every_language(language: Language) -> None:
    shown = action_buttons(Placement.HEAD, ActionContext(long_match(MOMENTS["over"]), language))
    row = row_on_a_phone(shown)
    buttons = [each for each in row.children if isinstance(each, ui.Button)]  # type: ignore[attr-defined]
    assert {(each.custom_id or "").split(":")[1] for each in buttons} == ALWAYS["over"]
    assert pixels([each.label or "" for each in buttons]) <= ROOM


@in_every_language
async def test_no_row_of_a_line_wraps(language: Language) -> None:
    for moment in ("stacking", "over"):
        trying, about, *_ = await _lines(long_match(MOMENTS[moment]), language)
        for row in (*_rows(trying)[-2:], *_rows(about)):
            assert pixels(row) <= ROOM, row


@in_every_language
def test_what_a_menu_shows_before_anybody_chooses_is_read_whole(language: Language) -> None:
    page = preferences_page(Preferences(), language)
    menus = [each for each in page.walk_children() if isinstance(each, ui.Select)]
    present = [option.label for menu in menus for option in menu.options if option.default]
    asked = [language.say(f"ask-{each}") for each in ("drop-reply", "opponent")]
    assert len(present) == 5
    assert [each for each in (*present, *asked) if width(each, 16, 400) > MENU] == []


def _rows(page: Page) -> list[list[str]]:
    """The labels of the buttons in each row of a page."""
    rows = [block for block in page.walk_children() if isinstance(block, ui.ActionRow)]
    return [[each.label or "" for each in row.children if isinstance(each, ui.Button)] for row in rows]


def pixels(labels: list[str]) -> float:
    """The width of buttons beside each other, as the playground's page draws them, in the font that pictures have."""
    each = (max(LEAST, SIDES + width(label, SIZE, WEIGHT)) for label in labels)
    return sum(each) + GAP * (len(labels) - 1)
