"""Score sheets: rounds of ten, from the moves of a match."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.catalogue import Language, language_for
from bot.domain import Match, Setup
from bot.domain.events import Undone
from bot.pages.score_sheet import describe_current_sheet, is_full, sheet_at, sheet_page
from dvonn import Game
from tests.bot.company import BEN
from tests.bot.discord_limits import labels_of, problems, text_of
from tests.bot.played import first_plies, further, match_of, recorded
from tests.bot.samples import long_match
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
WIN = recorded()[1]


def in_thread(plies: int, setup: Setup = Setup.FULL, *, given: int = 0) -> Match:
    return replace(match_of(first_plies(WIN, plies), setup=setup, given=given), in_thread=True)


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_white_makes_the_last_placement_and_the_first_move() -> None:
    text = plain(text_of(sheet_page(in_thread(85), 2, ENGLISH)))
    assert text.startswith("-# **41.** j5 i5 **43.** e5 h3 ")
    assert "**49.** c2 **50.** a2→b2 c1→d1 " in text
    assert text.endswith("**58.** d3→f5 k3→j2")


def test_passes_are_turns() -> None:
    text = plain(text_of(sheet_page(in_thread(85, Setup.RANDOM), 1, ENGLISH)))
    assert text.endswith(
        "**27.** f2→f5 k5→h2 **29.** pass e1→e3 **31.** pass e2→g4 **33.** pass f4→k4 **35.** pass j4→k4"
    )


def test_only_what_the_players_have_moved_is_on_a_sheet() -> None:
    text = plain(text_of(sheet_page(in_thread(60, given=52), 2, ENGLISH)))
    assert text == "-# **53.** b3→c4 **54.** g1→g2 h1→i2 **56.** g2→i4 f1→e1 **58.** d3→f5 k3→j2"


@pytest.mark.parametrize(
    ("plies", "sheet"),
    [(0, None), (1, 0), (20, 0), (21, 1), (40, 1), (41, 2), (49, 2), (59, 2), (60, 3), (79, 3), (80, 4)],
)
def test_ten_rounds_are_a_sheet(plies: int, sheet: int | None) -> None:
    match = in_thread(plies)
    assert sheet_at(match, match.number) == sheet


def test_a_sheet_is_full_once_the_match_has_gone_on() -> None:
    assert not is_full(in_thread(20), 0)
    assert is_full(in_thread(21), 0)


def test_the_board_shows_its_last_move_itself() -> None:
    assert plain(describe_current_sheet(in_thread(23), ENGLISH)) == "-# **21.** d4 e2"
    assert describe_current_sheet(in_thread(21), ENGLISH) == ""
    assert describe_current_sheet(in_thread(0), ENGLISH) == ""
    passed = in_thread(78)  # the move and the pass after it
    assert plain(describe_current_sheet(passed, ENGLISH)).endswith("**74.** i1→j2 i3→k5 **76.** f2→f5")


def test_an_undo_leaves_the_moves_before_it() -> None:
    match = in_thread(23)
    match = further(match, Undone(match.number), by=BEN.id)
    assert plain(describe_current_sheet(match, ENGLISH)) == "-# **21.** d4 e2"


@pytest.mark.slow
@settings(max_examples=15)
@given(games())
def test_every_move_is_on_one_sheet(language: Language, game: Game) -> None:
    match = replace(long_match(game), in_thread=True)
    last = sheet_at(match, match.number)
    told = 0
    for sheet in range(0 if last is None else last + 1):
        page = sheet_page(match, sheet, language)
        assert problems(page) == {}
        assert labels_of(page) == []
        told += sum(not word.startswith("**") for word in plain(text_of(page)).split()[1:])
    passes = language.say("replay-pass").split()
    assert told == sum(len(passes) if str(move) == "pass" else 1 for move in game.moves)
