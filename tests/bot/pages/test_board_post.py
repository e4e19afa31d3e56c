"""The result card, within Discord's limits after any match."""

from dataclasses import replace

import pytest
from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogue import Language, language_for
from bot.domain import ColourChoice, Match, Players, Setup, UserId
from bot.domain.computer import Computer, Level
from bot.domain.events import Abandoned, Cancelled, CancelReason, DrawAgreed, Happening, Resigned, TimedOut
from bot.domain.ids import FORMER_WHITE
from bot.features.games.pages import More
from bot.pages.beginning_pages import BeginComputer, PlayComputer, level_after
from bot.pages.board_post import board_page, result_page
from bot.pages.viewer import DisplayOptions
from bot.toolkit.control import Style, action_of
from bot.toolkit.page import Block, fits_a_phone
from dvonn import Game, Phase
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of, walk
from tests.bot.played import LAST_RESORT, first_plies, further, match_of, recorded
from tests.bot.samples import PLAYERS, long_match
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
TIE, WIN = recorded()[:2]


@settings(max_examples=15, deadline=None)  # each example draws pictures
@given(
    games(),
    st.sampled_from([Resigned(), TimedOut(), DrawAgreed(), Abandoned(), Cancelled(CancelReason.TIME)]),
)
async def test_discord_takes_it_however_the_match_ended(
    language: Language, game: Game, ending: Happening
) -> None:
    match = long_match(game)
    if game.position.phase is not Phase.OVER:
        match = further(match, ending, by=PLAYERS.black)
    page = await result_page(match, language)
    assert problems(page) == {}
    assert all(len(words) <= 1024 for words in alt_texts_of(page))


def id_of(block: Block) -> str:
    return block.custom_id or "" if isinstance(block, ui.Button) else ""


@pytest.mark.parametrize("game", recorded())
async def test_it_is_what_the_channel_sees_of_a_finished_match(game: Game) -> None:
    match = match_of(game)
    assert text_of(await board_page(match, ENGLISH)) == text_of(await result_page(match, ENGLISH))


async def test_a_phone_shows_the_buttons_in_one_row_or_two_after_a_match_against_the_computer(
    language: Language,
) -> None:
    computers = replace(match_of(WIN), computer=Computer(BEN.id, Level(7)))
    for match, leading, most in (
        (match_of(WIN), ["rematch", "review"], 1),
        (computers, ["computer-play", "computer", "review"], 2),
    ):
        page = await result_page(match, language)
        *rows, below = [part.children for part in page.walk_children() if isinstance(part, ui.ActionRow)]
        assert len(rows) == most
        assert all(fits_a_phone(buttons) for buttons in rows)
        assert [action_of(id_of(each)) for each in below] == ["moment"]
        shown = [action_of(id_of(each)) for buttons in rows for each in buttons]
        assert shown[: len(leading)] == leading
        assert shown[-1] == "more"


@pytest.mark.parametrize("setup", Setup)
async def test_the_next_match_against_the_computer_has_colours_swapped(setup: Setup) -> None:
    match = replace(match_of(WIN), setup=setup)
    for computer, colour in ((BEN, ColourChoice.BLACK), (ANNA, ColourChoice.WHITE)):
        played = replace(match, computer=Computer(computer.id, Level(7)))
        controls = [
            part["custom_id"] for part in walk(await result_page(played, ENGLISH)) if "custom_id" in part
        ]
        (again,) = (PlayComputer.read(each) for each in controls if action_of(each) == "computer-play")
        (change,) = (BeginComputer.read(each) for each in controls if action_of(each) == "computer")
        wanted = Setup.FULL if setup is Setup.FULL else Setup.RANDOM
        assert again.setup is wanted
        assert again.colour is colour
        assert (change.level, change.setup, change.colour) == (again.level, again.setup, again.colour)
        assert again.level == level_after(played)


async def test_the_board_is_found_again_by_its_more_button() -> None:
    """After a crash the bot looks for the message of a match by the number of the last event in it."""
    match = match_of(WIN, number=7)
    ids = [part["custom_id"] for part in walk(await result_page(match, ENGLISH)) if "custom_id" in part]
    (more,) = [More.read(one) for one in ids if action_of(one) == "more"]
    assert more == More(match.id)
    assert match.id == 7


async def test_nobody_plays_again_with_a_former_player() -> None:
    match = match_of(WIN, players=Players(FORMER_WHITE, UserId(1)))
    assert "Rematch" not in labels_of(await result_page(match, ENGLISH))


@pytest.mark.parametrize(
    ("match", "told"),
    [
        (match_of(WIN), "Game 1 · 85 moves · <@1001> cut off 12 pieces with "),
        (further(match_of(first_plies(WIN, 1)), Resigned(), by=BEN.id), "Game 1 · 1 move"),
        (match_of(WIN, setup=Setup.RANDOM), "Game 1 · 36 moves · <@1001> cut off 12 pieces with "),
    ],
)
async def test_the_moves_that_were_played_are_counted(match: Match, told: str) -> None:
    assert f"\n-# {told}" in text_of(await result_page(match, ENGLISH))


async def test_the_winner_comes_first_and_leads_from_a_move_that_people_can_find() -> None:
    text = text_of(await result_page(match_of(WIN, setup=Setup.RANDOM), ENGLISH))
    assert text.startswith(f"🏆 **<@{ANNA.id}> wins 13–11** against <@{BEN.id}>.")
    assert f"<@{ANNA.id}> led from move 34 on" in text


async def test_the_picture_shows_the_course_of_the_score_once_stacks_have_moved() -> None:
    names = {ANNA.id: "Анна", BEN.id: "Ben"}
    (told,) = alt_texts_of(await result_page(match_of(WIN), ENGLISH, names=names))
    assert told.startswith("Chart of the game. Score: Анна 13, Ben 11. Biggest lead: Ben by 11")
    assert "possible moves" not in told
    placed = further(match_of(first_plies(WIN, 49)), Resigned(), by=BEN.id)
    (told,) = alt_texts_of(await result_page(placed, ENGLISH))
    assert "Chart" not in told


async def test_a_canceled_match_has_no_course_to_tell() -> None:
    match = further(match_of(first_plies(WIN, 60)), Cancelled(CancelReason.MANAGER), by=BEN.id)
    (told,) = alt_texts_of(await result_page(match, ENGLISH))
    assert "Chart" not in told


async def test_the_result_in_a_thread_lists_no_moves() -> None:
    in_thread = replace(match_of(WIN), in_thread=True)
    assert text_of(await result_page(in_thread, ENGLISH)) == text_of(
        await result_page(match_of(WIN), ENGLISH)
    )


@pytest.mark.parametrize("level", [None, Level(1)])
@pytest.mark.parametrize("plies", [0, 1, 50])
async def test_the_button_to_move_is_blue_while_a_person_can_move(level: Level | None, plies: int) -> None:
    match = match_of(first_plies(WIN, plies))
    match = replace(match, computer=Computer(BEN.id, level) if level else None)
    (button,) = [
        each for each in walk(await board_page(match, ENGLISH)) if ":move:" in each.get("custom_id", "")
    ]
    assert (button["style"] == Style.primary.value) is not match.is_computers_turn


async def test_people_who_prefer_words_read_the_course_and_the_board() -> None:
    text = text_of(await result_page(match_of(WIN), ENGLISH, DisplayOptions(words=True)))
    assert "Biggest lead: Black by 11" in text


async def test_without_a_cut_off_or_a_leader_nothing_is_said_of_them() -> None:
    match = further(match_of(first_plies(WIN, 49)), DrawAgreed(), by=BEN.id)
    text = text_of(await result_page(match, ENGLISH))
    assert "cut-off" not in text
    assert "led" not in text


async def test_a_match_that_was_left_has_its_largest_cut_off_too() -> None:
    match = further(match_of(LAST_RESORT), Resigned(), by=BEN.id)
    assert f"<@{ANNA.id}> cut off " in text_of(await result_page(match, ENGLISH))


async def test_a_user_who_led_is_told_by_the_pieces_though_the_other_one_has_won() -> None:
    match = further(match_of(first_plies(WIN, 75)), Resigned(), by=BEN.id)
    text = text_of(await result_page(match, ENGLISH))
    assert text.startswith(f"🏆 **<@{ANNA.id}> wins:** ")
    assert f"<@{ANNA.id}> cut off 12 pieces with e5 → e3" in text
    assert f"<@{BEN.id}> led from move 61 on" in text
