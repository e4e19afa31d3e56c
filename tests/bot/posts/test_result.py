"""The result card, within Discord's limits after any match."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogue import Language, language_for
from bot.features.looking.pages import More
from bot.matches import Players, UserId
from bot.matches.events import Abandoned, DrawAgreed, Happening, Resigned, TimedOut
from bot.matches.ids import FORMER_WHITE
from bot.pages.control import action_of
from bot.posts.board import board_page
from bot.posts.result import result_page
from dvonn import Game, Phase
from tests.bot.company import BEN
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, walk
from tests.bot.played import LAST_RESORT, first_plies, further, match_of, recorded
from tests.bot.samples import PLAYERS, long_match
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
TIE, WIN = recorded()[:2]


@settings(max_examples=15, deadline=None)  # each example draws pictures
@given(games(), st.sampled_from([Resigned(), TimedOut(), DrawAgreed(), Abandoned()]))
async def test_discord_takes_it_however_the_match_ended(
    language: Language, game: Game, ending: Happening
) -> None:
    match = long_match(game)
    if game.position.phase is not Phase.OVER:
        match = further(match, ending, by=PLAYERS.black)
    page = await result_page(match, language)
    assert problems(page) == {}
    assert all(len(words) <= 1024 for words in alt_texts_of(page))


@pytest.mark.parametrize("game", recorded())
async def test_it_is_what_the_channel_sees_of_a_finished_match(game: Game) -> None:
    match = match_of(game)
    assert text_of(await board_page(match, ENGLISH)) == text_of(await result_page(match, ENGLISH))


async def test_a_phone_shows_all_of_a_row_of_buttons_and_none_stands_alone() -> None:
    page = await result_page(match_of(WIN), ENGLISH)
    rows = [part["components"] for part in walk(page) if part["type"] == 1]
    assert [len(row) for row in rows] == [3, 2]


async def test_the_board_is_found_again_by_its_more_button() -> None:
    """After a crash the bot looks for the message of a match by the number of the last event in it."""
    match = match_of(WIN, number=7)
    ids = [part["custom_id"] for part in walk(await result_page(match, ENGLISH)) if "custom_id" in part]
    (more,) = [More.read(one) for one in ids if action_of(one) == "more"]
    assert more == More(match.id, match.number)
    assert match.id == 7


async def test_nobody_plays_again_with_a_former_player() -> None:
    match = match_of(WIN, players=Players(FORMER_WHITE, UserId(1)))
    assert "Rematch" not in labels_of(await result_page(match, ENGLISH))


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (WIN, "85 moves: 49 pieces placed, 32 stacks moved, 4 passes."),
        (TIE, "85 moves: 49 pieces placed, 36 stacks moved."),
        (first_plies(WIN, 1), "1 move: 1 piece placed."),
        (first_plies(WIN, 50), "50 moves: 49 pieces placed, 1 stack moved."),
    ],
)
async def test_the_moves_are_counted(game: Game, told: str) -> None:
    match = match_of(game)
    if not match.is_over:
        match = further(match, Resigned(), by=BEN.id)
    assert told in text_of(await result_page(match, ENGLISH))


async def test_without_a_cut_off_or_a_leader_nothing_is_said_of_them() -> None:
    match = further(match_of(first_plies(WIN, 49)), DrawAgreed(), by=BEN.id)
    text = text_of(await result_page(match, ENGLISH))
    assert "cut-off" not in text
    assert "ahead" not in text


async def test_a_match_that_was_left_has_its_largest_cut_off_too() -> None:
    match = further(match_of(LAST_RESORT), Resigned(), by=BEN.id)
    assert "Largest cut-off: " in text_of(await result_page(match, ENGLISH))
