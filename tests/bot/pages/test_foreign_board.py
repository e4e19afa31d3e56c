"""The board in a foreign place: Discord takes it, and it addresses nobody, for everyone there sees it."""

import pytest

from bot.catalogue import Language, language_for
from bot.domain import Match
from bot.pages.foreign_board import foreign_board_page
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.page import Kind
from dvonn import Game
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import labels_of, problems, text_of
from tests.bot.played import first_plies, match_of, recorded

NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}

GAMES = {
    "placing": Game(),
    "the last piece": first_plies(recorded()[0], 48),
    "moving": first_plies(recorded()[0], 49),
    "a few moves later": first_plies(recorded()[0], 60),
    "over": recorded()[0],
}


@pytest.mark.parametrize("state", GAMES)
async def test_discord_takes_it_in_any_state(language: Language, state: str) -> None:
    note = language.say("foreign-not-called", player="Anna")
    page = await foreign_board_page(match_of(GAMES[state]), language, USUAL, names=NAMES, note=note)
    assert problems(page) == {}
    assert page.message_tag is not None
    assert page.message_tag.kind in (Kind.BOARD, Kind.RESULT)


@pytest.mark.parametrize("state", ["placing", "moving", "a few moves later"])
async def test_it_has_the_buttons_for_a_move_and_calls_nobody_you(state: str) -> None:
    match: Match = match_of(GAMES[state])
    page = await foreign_board_page(match, language_for("en"), USUAL, names=NAMES)
    assert {"Rules" if state == "placing" else "History", "More"} <= set(labels_of(page))
    assert len(labels_of(page)) > 4
    assert " you " not in f" {text_of(page)} ".casefold().replace("you can try moves out", "")


async def test_it_is_in_words_where_no_pictures_may_be_attached() -> None:
    display = DisplayOptions(words=True, withheld=True)
    page = await foreign_board_page(match_of(GAMES["moving"]), language_for("en"), display, names=NAMES)
    assert not page.has_files
    assert problems(page) == {}
