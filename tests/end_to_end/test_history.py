"""Leafing through a match: every ply with its picture and its words, for anybody, at any time, and sharing one."""

from typing import Any

import pytest

from bot.domain import Setup
from bot.requests import sharing
from discord_playground import Message, Permission
from dvonn import PASS
from rendering import Bar, render_board
from tests.bot.played import first_plies
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import A_WIN, played


def picture_after(ply: int) -> bytes:
    """The picture of a ply of the game, with its move marked, and with names and score."""
    before, move, after = A_WIN.position_at(ply - 1), A_WIN.moves[ply - 1], A_WIN.position_at(ply)
    bar = Bar("White", "Black", score=after.score, to_move=after.to_move)
    return render_board(after, last_move=move, cut_off=before.cut_off_by(move), bar=bar)


async def jump(club: Club, panel: Message, placeholder: str, ply: int) -> Message:
    assert await club.select(club.cleo, panel, placeholder, str(ply)) is panel
    return panel


async def test_anybody_steps_through_a_match_in_private(club: Club) -> None:
    await played(club, first_plies(A_WIN, 70))
    panel = await club.look_back(club.cleo)
    assert panel.ephemeral
    assert "**Game 1** · move 70 of 70" in panel.text
    assert "3 pieces" in panel.text
    assert panel.media[0].data == picture_after(70)
    await club.press(club.cleo, panel, "◀")
    assert "move 69 of 70" in panel.text
    assert panel.media[0].data == picture_after(69)
    await club.press(club.cleo, panel, "⏮")
    assert "start, 70 moves to come" in panel.text
    assert "The board is empty. White begins." in panel.text
    assert [button.disabled for button in panel.buttons[:4]] == [True, True, False, False]
    await club.press(club.cleo, panel, "▶")
    assert f"White placed a DVONN piece on {A_WIN.moves[0]}." in panel.text
    await club.press(club.cleo, panel, "⏭")
    assert [button.disabled for button in panel.buttons[:4]] == [False, False, True, True]


async def test_a_menu_and_the_cut_offs_lead_to_other_moves(club: Club) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    await jump(club, panel, "Jump to a move", 60)
    assert "move 60 of 85" in panel.text
    await club.press(club.cleo, panel, "⏩ Cut-off")
    assert "move 70 of 85" in panel.text
    assert panel.media[0].data == picture_after(70)


async def test_the_score_of_then_and_the_end_are_shown(club: Club) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    assert "⚪ Anna **13** · ⚫ Ben **11**\n" in panel.text
    assert "wins 13–11" in panel.text
    await club.press(club.cleo, panel, "◀")
    assert A_WIN.moves[83] is PASS
    assert "White has no move and passes." in panel.text
    assert "wins" not in panel.text


async def test_an_old_panel_works_after_a_restart(club: Club) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    await club.stop_bot()
    await club.start_bot()
    await club.press(club.cleo, panel, "◀")
    assert "move 84 of 85" in panel.text


async def test_a_board_of_one_s_own_leads_there_too_and_so_does_more(club: Club) -> None:
    await played(club)
    more = await club.press(club.cleo, club.board(), "More")
    await club.press(club.cleo, more, "History")
    assert "move 85 of 85" in more.text
    board = await club.open(club.cleo, 1)
    await club.press(club.cleo, board, "History")
    assert "move 85 of 85" in board.text


async def test_moves_that_were_taken_back_are_not_in_it(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.use(club.ben, "move", {"move": "f2"})
    panel = await club.look_back(club.cleo)
    await club.press(club.cleo, panel, "◀")
    await club.reach(club.ben, club.board(), "Undo")
    await club.press(club.anna, club.board(), "Accept")
    await club.press(club.cleo, panel, "⏭")  # a move that there is no more
    assert "move 1 of 1" in panel.text
    assert "on c3" in panel.text


async def test_where_lots_have_placed_the_pieces_it_begins_with_the_full_board(club: Club) -> None:
    await played(club, first_plies(A_WIN, 52), setup=Setup.RANDOM)
    panel = await club.look_back(club.cleo)
    await club.press(club.cleo, panel, "⏮")
    assert "start, 3 moves to come" in panel.text
    assert "set up at random" in panel.text


async def test_a_position_is_shared_with_everybody_and_nobody_is_pinged(club: Club) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    await jump(club, panel, "Jump to a move", 60)
    await club.press(club.cleo, panel, "Share")
    assert "Shared. Everyone in this channel can see it." in panel.text
    assert "move 60 of 85" in panel.text
    shared = club.public()[-1]
    assert "Shared by Cleo:" in shared.text
    assert "**Game 1** · move 60 of 85" in shared.text
    assert shared.media[0].data == picture_after(60)
    assert not shared.pings
    opened = await club.press(club.ben, shared, "History")
    assert "move 60 of 85" in opened.text


async def test_nothing_is_shared_where_the_bot_may_not_post(club: Club) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    before = club.public()
    club.forbid(Permission.SEND_MESSAGES)
    await club.press(club.cleo, panel, "Share")
    assert ": **Send Messages**" in panel.text
    assert club.public() == before


async def test_nothing_is_shared_for_somebody_who_may_not_write_there(club: Club) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    before = club.public()
    club.forbid(Permission.SEND_MESSAGES, to=club.cleo)
    await club.press(club.cleo, panel, "Share")
    assert f"You can’t post in <#{club.channel.id}>" in panel.text
    assert club.public() == before


@pytest.mark.parametrize("fault", [{"status": 503}, {"held": True}])
async def test_what_discord_does_not_take_is_said(
    club: Club, monkeypatch: pytest.MonkeyPatch, fault: dict[str, Any]
) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    monkeypatch.setattr(sharing, "LONGEST", 0.3)
    met = club.playground.faults.next("POST", "/channels/{channel_id}/messages", **fault)
    await club.press(club.cleo, panel, "Share")
    assert met.reached.is_set()
    assert "so I couldn’t post it" in panel.text
    met.release()


async def test_labels_fit_a_phone(club: Club) -> None:
    await played(club)
    panel = await club.look_back(club.cleo)
    assert labels(panel) == ["⏮", "◀", "▶", "⏭", "⏪ Cut-off", "⏩ Cut-off", "Share", "Review"]
