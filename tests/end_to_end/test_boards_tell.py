"""A board tells what happened since the last look, whose turn it is, and how long there is time."""

import re

from bot.domain import PingBy
from tests.end_to_end.club import Club, labels
from tests.end_to_end.onlooking import place


async def test_the_board_tells_the_players_the_last_move_and_who_is_to_move(club: Club) -> None:
    await club.begin(pace=3)
    assert club.board().text.endswith("\n-# DVONN piece 1 of 3")
    await place(club, "c3", "d3", "e3", "f3")
    turn, last = club.board().text.splitlines()
    assert turn.startswith(f"⚪ **{club.anna.mention} to place** · ⏳ <t:")
    assert last == "-# Piece 1 of 23 · Last: Ben f3."
    assert (club.board().media[0].description or "").startswith("White: Anna. Black: Ben. ")
    assert club.board().pings == {club.anna.id}


async def test_the_board_shows_who_is_away_and_until_when(club: Club) -> None:
    await club.begin(pace=3)
    assert re.search(r"to place\*\* · ⏳ <t:\d+:R>\n", club.board().text)
    await club.use(club.ben, "away", {"until": "5 days"})
    await club.use(club.anna, "move", {"move": "c3"})
    await club.shown("to place** · away until <t:")
    await club.come_back(club.ben)
    await club.shown("to place** · ⏳ <t:")


async def test_an_absence_of_the_player_who_is_not_to_move_stops_no_clock(club: Club) -> None:
    await club.begin(pace=3)
    await club.use(club.ben, "away", {"until": "5 days"})
    await club.nothing_to_do()
    assert re.search(r"to place\*\* · ⏳ <t:\d+:R>\n", club.board().text)


async def test_a_direct_message_has_all_that_one_needs_to_play(club: Club) -> None:
    await club.begin(pace=3)
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await place(club, "c3")
    await club.nothing_to_do()
    assert club.board().pings == set()
    (call,) = club.direct_messages(club.ben)
    assert call.content.startswith("Anna placed a piece on c3. Your turn in game 1 (Club): place a piece.\n")
    assert "Anna c3." in call.text
    assert labels(call) == ["Place a piece", "History", "Go to the board"]
    panel = await club.press(club.ben, call, "Place a piece")
    await club.press(club.ben, panel, "Row 3 (10)")
    await club.press(club.ben, panel, "d3")
    assert "Played: **d3**" in panel.text
    assert "Ben d3." in club.board().text
    assert club.board().pings == {club.anna.id}
    assert "Row 3 (9)" in labels(panel)


async def test_the_buttons_of_a_direct_message_work_for_their_player_alone(club: Club) -> None:
    await club.begin()
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await place(club, "c3")
    await club.nothing_to_do()
    (call,) = club.direct_messages(club.ben)
    await club.use(club.ben, "move", {"move": "d3"})
    late = await club.press(club.ben, call, "Place a piece")
    assert "That board was out of date" in late.text
    await club.press(club.ben, late, "More")
    assert "Resign" in labels(late)
    await club.press(club.ben, late, "Board as text")
    assert "Last: Ben d3." in late.text


async def test_private_pictures_look_as_their_viewer_has_chosen(club: Club) -> None:
    board = await club.begin(setup="random")
    (usual,) = (await club.press(club.anna, board, "Move")).media
    for choice in ({"rotated": True}, {"theme": "contrast"}):
        await club.prefer(club.anna, **choice)
        (chosen,) = (await club.press(club.anna, board, "Move")).media
        assert usual.data != chosen.data
        assert usual.description == chosen.description
        usual = chosen
    (as_usual,) = (await club.open(club.cleo)).media
    (refused,) = (await club.use(club.anna, "move", {"move": "c3"})).media
    assert refused.data != as_usual.data
    assert refused.description == as_usual.description == board.media[0].description
