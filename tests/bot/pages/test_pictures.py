"""Positions as pictures, or as words for those who like them better."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.catalogue import Language, language_for
from bot.domain import Computer, Match, Preferences, Setup, UserId
from bot.domain.computer import Level
from bot.domain.ids import FORMER_BLACK
from bot.features.games.pages import more_page
from bot.features.history.pages import chart_page, shared_chart_page
from bot.pages.game_words import describe_instead, describe_position
from bot.pages.match_status import player_name
from bot.pages.pictures import (
    bar_of,
    board_picture,
    chart_picture,
    describe_chart,
    has_chart,
    ply_picture,
    position_picture,
)
from bot.pages.viewer import USUAL, DisplayOptions, Viewer
from bot.toolkit.page import Picture
from dvonn import Colour, Game, Space
from rendering import Bar, render_board
from tests.bot.company import ANNA, ANNA_WHITE, BEN
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.samples import EVERYBODY, WATCHER, long_match
from tests.dvonn.strategies import games

ENGLISH = language_for("en")
NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}
TIE, WIN = recorded()[:2]
MATCH = match_of(first_plies(recorded()[0], 60))
IN_WORDS = DisplayOptions.of(Preferences(words=True))


async def test_a_picture_shows_all_that_it_marks() -> None:
    turn, position = MATCH.last_turn, MATCH.position
    assert turn is not None
    board = await board_picture(MATCH, ENGLISH)
    assert isinstance(board, Picture)
    assert board.alt == describe_position(position, ENGLISH, last_move=turn.move, cut_off=turn.cut_off)
    chosen = position.movable()[0]
    choice = await position_picture(
        position, ENGLISH, DisplayOptions(), chosen=chosen, targets=position.targets(chosen)
    )
    assert isinstance(choice, Picture)
    assert choice.alt == describe_position(position, ENGLISH, chosen=chosen, targets=position.targets(chosen))


async def test_a_user_who_likes_words_better_gets_them_in_the_place_of_each_picture() -> None:
    turn, position = MATCH.last_turn, MATCH.position
    assert turn is not None
    told = describe_instead(position, ENGLISH, last_move=turn.move, cut_off=turn.cut_off)
    assert await board_picture(MATCH, ENGLISH, IN_WORDS) == told
    assert await ply_picture(MATCH.game, 60, ENGLISH, IN_WORDS) == told
    assert await position_picture(position, ENGLISH, IN_WORDS) == describe_instead(position, ENGLISH)


async def data_of(match: Match, names: dict[UserId, str]) -> bytes:
    """The picture of a match's board, with a bar."""
    picture = await board_picture(match, ENGLISH, names=names)
    assert isinstance(picture, Picture)
    return picture.data


def drawn(game: Game, bar: Bar) -> bytes:
    """The picture of a game's last position, with a bar."""
    before, move = game.position_at(len(game.moves) - 1), game.moves[-1]
    return render_board(game.position, last_move=move, cut_off=before.cut_off_by(move), bar=bar)


async def test_a_picture_with_names_shows_the_score_and_whose_turn_it_is() -> None:
    match = match_of(first_plies(WIN, 60))
    bar = Bar("Anna", "Ben", score=match.position.score, to_move=match.to_move)
    assert await data_of(match, NAMES) == drawn(match.game, bar)


async def test_it_shows_no_score_while_pieces_are_placed() -> None:
    match = match_of(first_plies(WIN, 20))
    bar = Bar("Anna", "Ben", to_move=match.to_move)
    assert await data_of(match, NAMES) == drawn(match.game, bar)


@pytest.mark.parametrize("plies", [60, 61])
async def test_it_tells_who_won_whatever_the_score_and_whoever_was_to_move(plies: int) -> None:
    match = match_of(first_plies(WIN, plies), resigned_by=ANNA.id)
    bar = Bar("Anna", "Ben", score=match.position.score, winner=Colour.BLACK)
    assert await data_of(match, NAMES) == drawn(match.game, bar)


def test_of_a_match_that_is_over_an_earlier_moment_shows_who_was_to_move_and_nobody_has_won() -> None:
    match = match_of(first_plies(WIN, 60), resigned_by=ANNA.id)
    before = first_plies(WIN, 59).position
    assert bar_of(match, NAMES, ENGLISH, 59) == Bar("Anna", "Ben", before.score, before.to_move)
    assert bar_of(match, NAMES, ENGLISH, 60).winner is Colour.BLACK


@pytest.mark.parametrize(
    ("names", "told"), [({ANNA.id: "Anna", BEN.id: "ベン"}, "Black"), ({ANNA.id: "Anna"}, "Black")]
)
async def test_a_player_whose_name_cannot_be_written_is_told_by_colour(
    names: dict[UserId, str], told: str
) -> None:
    match = match_of(first_plies(WIN, 20))
    bar = Bar("Anna", told, to_move=match.to_move)
    assert await data_of(match, names) == drawn(match.game, bar)


async def test_a_user_who_is_forgotten_is_a_former_player_in_it_too() -> None:
    match = match_of(first_plies(WIN, 20), players=replace(ANNA_WHITE, black=FORMER_BLACK))
    bar = Bar("Anna", "Deleted user", to_move=match.to_move)
    assert await data_of(match, NAMES) == drawn(match.game, bar)


async def test_a_choice_keeps_the_opponents_last_move_in_the_picture() -> None:
    match = match_of(first_plies(WIN, 60))
    turn, source = match.last_turn, match.position.movable()[0]
    assert turn is not None
    targets = match.position.targets(source)
    falling = {Space.parse("f3"): next(iter(match.position.stacks.values()))}
    picture = await position_picture(
        match.position,
        ENGLISH,
        USUAL,
        turn=turn,
        chosen=source,
        targets=targets,
        named=targets,
        falling=falling,
    )
    assert isinstance(picture, Picture)
    assert picture.data == render_board(
        match.position,
        last_move=turn.move,
        cut_off=turn.cut_off,
        chosen=source,
        targets=targets,
        named=targets,
        falling=falling,
    )


def test_the_bar_and_the_result_name_the_computers_level() -> None:
    against = replace(MATCH, computer=Computer(BEN.id, Level(4)))
    assert bar_of(against, {**NAMES, BEN.id: "DVONN"}, ENGLISH).black == "DVONN (level 4)"
    assert player_name(against, Colour.BLACK, ENGLISH) == f"<@{BEN.id}> (level 4)"
    assert player_name(against, Colour.WHITE, ENGLISH) == f"<@{ANNA.id}>"


@settings(max_examples=15, deadline=None)  # each example draws charts
@given(games())
async def test_discord_takes_it_at_any_point(language: Language, game: Game) -> None:
    match = long_match(game)
    names = dict.fromkeys(EVERYBODY, "W" * 100)
    if not has_chart(match):  # then nothing leads to it
        return
    for page in (
        await chart_page(match, Viewer(language, names=names), note=language.say("shared"), may_share=True),
        await shared_chart_page(match, names, WATCHER, language),
    ):
        assert problems(page) == {}
        assert all(len(words) <= 1024 for words in alt_texts_of(page))


def test_everything_that_it_shows_is_said() -> None:
    assert describe_chart(match_of(WIN), ENGLISH, names=NAMES) == (
        "Chart of the game. Score: Anna 13, Ben 11. Biggest lead: Ben by 11 after move 69. "
        "Possible moves for Anna: 0 to 58. Possible moves for Ben: 0 to 48. "
        "Cut off 4 times: 3 pieces with move 70, 1 piece with move 71, 12 pieces with move 72, "
        "9 pieces with move 83."
    )


async def test_after_a_random_set_up_moves_are_counted_from_the_full_board() -> None:
    match = match_of(WIN, setup=Setup.RANDOM)
    told = describe_chart(match, ENGLISH)
    assert "Biggest lead: Black by 11 after move 20." in told
    assert "9 pieces with move 34." in told
    drawn, otherwise = [await chart_picture(each, ENGLISH) for each in (match, match_of(WIN))]
    assert isinstance(drawn, Picture)
    assert isinstance(otherwise, Picture)
    assert drawn.data != otherwise.data


@pytest.mark.parametrize(("plies", "drawn"), [(0, False), (20, False), (49, False), (50, True)])
def test_while_pieces_are_placed_there_is_none(plies: int, *, drawn: bool) -> None:
    match = match_of(first_plies(WIN, plies))
    assert has_chart(match) is drawn
    assert ("Chart" in labels_of(more_page(match, ANNA.id, ENGLISH))) is drawn


async def test_a_user_who_likes_words_better_gets_them_in_the_place_of_the_chart() -> None:
    match = match_of(WIN)
    page = await chart_page(match, Viewer(ENGLISH, display=DisplayOptions(words=True), names=NAMES))
    assert describe_chart(match, ENGLISH, names=NAMES) in text_of(page)
    assert page.files == []


def test_nobody_may_have_led() -> None:
    assert "No one ever led." in describe_chart(match_of(first_plies(WIN, 51)), ENGLISH)


async def test_it_is_shared_only_where_it_may_be() -> None:
    match = match_of(TIE)
    assert labels_of(await chart_page(match, Viewer(ENGLISH, names=NAMES))) == ["History"]
    assert labels_of(await chart_page(match, Viewer(ENGLISH, names=NAMES), may_share=True)) == [
        "History",
        "Share",
    ]
