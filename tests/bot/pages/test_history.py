"""The panel in which one leafs through a game, at every ply of whole games."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogue import Language, language_for
from bot.domain import Import, ImportId, Match, Setup, UserId
from bot.domain.challenge import ColourChoice
from bot.domain.computer import Level
from bot.features.records.pages import ComputerFrom, begin_page, computer_from_page
from bot.pages.history import ShowHistory, history_page, shared_page
from bot.pages.match_status import Past, nearest, plies
from bot.pages.viewer import DisplayOptions, Viewer
from dvonn import Colour, Ended, Game, Phase, Position, Record, Score, Termination
from rendering import CONTRAST, Bar, render_board
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import labels_of, options_of, problems, text_of, walk
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.samples import LONGEST_ID, long_match
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
TIE, WIN = recorded()[:2]
ACTION_ROW = 1
drawn = settings(max_examples=15, deadline=None)  # each example draws pictures


def imported(game: Game, headers: dict[str, str] | None = None, ended: Ended | None = None) -> Import:
    return Import(ImportId(LONGEST_ID), UserId(LONGEST_ID), Record(game, headers or {}, ended))


@drawn
@given(games(), st.integers(0, 200))
async def test_discord_takes_it_at_any_ply(language: Language, game: Game, ply: int) -> None:
    for past in (
        long_match(game),
        imported(game, {"White": "w" * 300, "Black": "*" * 300, "Event": "#" * 300}),
    ):
        for share in (False, True):
            page = await history_page(
                past, ply, Viewer(language), note=language.say("shared"), may_share=share
            )
            assert problems(page) == {}
        assert problems(await shared_page(past, ply, UserId(LONGEST_ID), language)) == {}


@drawn
@given(games(), st.integers(0, 200))
async def test_discord_takes_the_question_against_whom(language: Language, game: Game, ply: int) -> None:
    found = imported(game)
    ply = nearest(found, ply)
    if found.game.position_at(ply).phase is not Phase.OVER:
        for colour in ColourChoice:
            assert problems(await begin_page(found, ply, colour, Viewer(language))) == {}
            computer = ComputerFrom(found.id, ply, colour)
            assert problems(await computer_from_page(found, computer, Level(6), Viewer(language))) == {}


@pytest.mark.parametrize(("moves", "stride"), [(0, 1), (24, 1), (25, 2), (49, 2), (60, 5), (85, 5)])
async def test_a_menu_leads_to_plies_at_equal_distances(moves: int, stride: int) -> None:
    match = match_of(first_plies(WIN, moves))
    values = [int(option["value"]) for option in options_of(await history_page(match, 0, Viewer(ENGLISH)))]
    assert values == list(plies(match))[::stride]


async def test_what_is_shown_is_chosen_in_the_menu() -> None:
    for ply, chosen in ((65, ["65: Black g5 → f5"]), (66, [])):
        page = await history_page(match_of(WIN), ply, Viewer(ENGLISH))
        assert [option["label"] for option in options_of(page) if option.get("default")] == chosen


@pytest.mark.parametrize(
    ("ply", "before", "after"), [(0, None, 70), (70, None, 71), (72, 71, 83), (80, 72, 83), (83, 72, None)]
)
async def test_two_buttons_lead_to_the_cut_offs_before_and_after(
    ply: int, before: int | None, after: int | None
) -> None:
    page = await history_page(match_of(WIN), ply, Viewer(ENGLISH))
    buttons = {part["emoji"]["name"]: part for part in walk(page) if "emoji" in part}
    found = []
    for emoji in "⏪⏩":
        assert buttons[emoji]["label"] == "Cut-off"
        leads_on = not buttons[emoji].get("disabled", False)
        found.append(ShowHistory.read(buttons[emoji]["custom_id"]).ply if leads_on else None)
    assert found == [before, after]


async def test_its_buttons_fit_a_phone_and_there_is_one_menu() -> None:
    page = await history_page(match_of(WIN), 70, Viewer(ENGLISH), may_share=True)
    rows = [part["components"] for part in walk(page) if part["type"] == ACTION_ROW]
    labels = [[part.get("label") or part.get("emoji", {}).get("name") for part in each] for each in rows]
    assert labels == [
        ["⏮\ufe0f", "◀\ufe0f", "▶\ufe0f", "⏭\ufe0f"],
        ["Cut-off", "Cut-off"],
        [None],
        ["Share", "Hint", "Review"],
        ["Try it out"],
    ]


async def test_while_pieces_are_placed_there_is_no_score() -> None:
    match = match_of(WIN)
    for ply in (0, 30, 48):
        assert f"⚪ <@{ANNA.id}> · ⚫ <@{BEN.id}>\n" in text_of(
            await history_page(match, ply, Viewer(ENGLISH))
        )
    text = text_of(await history_page(match, 49, Viewer(ENGLISH)))
    assert f"⚪ <@{ANNA.id}> **23** · ⚫ <@{BEN.id}> **23**\n" in text


async def test_before_the_first_move_none_is_to_come() -> None:
    assert text_of(await history_page(match_of(Game()), 0, Viewer(ENGLISH))).startswith(
        "**Game 1** · start\n"
    )


async def test_a_match_that_was_set_up_at_random_starts_on_the_full_board_with_no_move_marked() -> None:
    match = match_of(first_plies(WIN, 52), setup=Setup.RANDOM)
    names = {ANNA.id: "Anna", BEN.id: "Ben"}
    bar = Bar("Anna", "Ben", score=Score(23, 23), to_move=Colour.WHITE)
    for page in (
        await history_page(match, 49, Viewer(ENGLISH, names=names)),
        await shared_page(match, 49, ANNA.id, ENGLISH, names),
    ):
        assert page.files[0].fp.read() == render_board(match.game.position_at(49), bar=bar)
        assert "Anna" not in text_of(page)
        assert "**Game 1** · start, 3 moves to come" in text_of(page)
        assert "set up at random" in text_of(page)
    played = await history_page(match, 50, Viewer(ENGLISH, names=names))
    assert "**Game 1** · move 1 of 3" in text_of(played)
    move = match.game.moves[49]
    position = match.game.position_at(50)
    bar = replace(bar, score=position.score, to_move=Colour.BLACK)
    assert played.files[0].fp.read() == render_board(position, last_move=move, bar=bar)


async def test_the_picture_is_drawn_as_the_viewer_likes_it() -> None:
    display = DisplayOptions(CONTRAST, rotated=True)
    page = await history_page(match_of(Game()), 0, Viewer(ENGLISH, display=display))
    bar = Bar("White", "Black", to_move=Colour.WHITE)
    assert page.files[0].fp.read() == render_board(Position(), theme=CONTRAST, rotated=True, bar=bar)


@pytest.mark.parametrize(
    ("past", "ply", "found"),
    [
        (match_of(WIN), -3, 0),
        (match_of(WIN), 999, 85),
        (match_of(first_plies(WIN, 60), setup=Setup.RANDOM), 0, 49),
        (imported(first_plies(WIN, 60)), 60, 60),
    ],
)
def test_what_is_not_there_is_taken_as_the_nearest(past: Past, ply: int, found: int) -> None:
    assert nearest(past, ply) == found


def from_ply(ply: int) -> Match:
    """A match that continues from a ply of a recorded game."""
    return match_of(WIN, setup=Setup.RECORD, given=ply)


async def test_a_match_from_a_record_shows_where_its_players_took_over() -> None:
    match = from_ply(60)
    told = {ply: text_of(await history_page(match, ply, Viewer(ENGLISH))) for ply in (0, 59, 60, 61)}
    assert ["took over" in text for text in told.values()] == [False, False, True, False]
    assert "The board is empty" in told[0]


async def test_a_record_is_shown_with_its_own_names() -> None:
    headers = {"White": "*anna*", "Black": "<@123456789012345678> ben", "Event": "*Spring* cup"}
    text = text_of(await history_page(imported(TIE, headers), 999, Viewer(ENGLISH)))
    assert r"\*Spring\* cup · move 85 of 85" in text
    assert r"\*anna\*" in text
    assert "<@123456789012345678>" not in text
    assert "A tie, 13–13**" in text


async def test_a_record_without_names_is_shown_by_colours() -> None:
    ended = Ended(Termination.TIME, Colour.WHITE)
    text = text_of(await history_page(imported(first_plies(WIN, 3), ended=ended), 3, Viewer(ENGLISH)))
    assert "**Your record** · move 3 of 3" in text
    assert "🏆 **Black wins:** White ran out of time." in text


async def test_a_given_start_is_shown() -> None:
    start = first_plies(WIN, 55).position
    found = imported(Game(WIN.moves[55:60], start=start))
    text = text_of(await history_page(found, 0, Viewer(ENGLISH)))
    assert "The game starts from a given position." in text


async def test_no_match_begins_where_the_game_is_over() -> None:
    async def beginning(ply: int) -> bool:
        page = await history_page(imported(WIN), ply, Viewer(ENGLISH), may_share=True)
        (button,) = [
            item for item in page.walk_children() if getattr(item, "label", "") == "Start a game from here"
        ]
        return not button.disabled  # type: ignore[attr-defined]

    assert await beginning(84)
    assert not await beginning(85)


async def test_in_a_direct_message_nothing_is_shared() -> None:
    assert "Share" not in labels_of(await history_page(match_of(WIN), 5, Viewer(ENGLISH)))
