"""Channels that can't be written to, that vanish, and threads."""

import pytest

from discord_playground import Permission
from tests.end_to_end.club import Club

NAMES = {
    Permission.SEND_MESSAGES: "Send Messages",
    Permission.ATTACH_FILES: "Attach Files",
    Permission.READ_MESSAGE_HISTORY: "Read Message History",
}


async def test_a_challenge_where_the_bot_may_not_write_names_the_missing_permission(
    club: Club, subtests: pytest.Subtests
) -> None:
    for permission, name in NAMES.items():
        with subtests.test(permission=name):
            club.forbid(permission)
            answer = await club.use(club.anna, "challenge", {"opponent": club.ben})
            assert f"Missing permissions in <#{club.channel.id}>: **{name}**" in answer.text
            assert club.public() == []
        club.allow()


async def test_a_challenge_is_not_accepted_where_the_bot_may_not_write_any_more(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    club.forbid(Permission.ATTACH_FILES)
    answer = await club.press(club.ben, challenge, "Accept")
    assert ": **Attach Files**" in answer.text
    club.allow()
    await club.press(club.ben, challenge, "Accept")
    assert len(club.boards()) == 1


async def test_a_move_is_kept_when_the_channel_can_not_show_it_and_shown_once_it_can(club: Club) -> None:
    await club.begin()
    club.forbid(Permission.SEND_MESSAGES)
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "Played: **c3**" in answer.text
    assert f"Missing permissions in <#{club.channel.id}>: **Send Messages**" in answer.text
    assert len((await club.stored()).game.moves) == 1
    club.allow()
    await club.shown("Anna c3.")
    assert club.board().pings == {club.ben.id}
    await club.only_one_board()


async def test_a_match_outlives_its_channel(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.channel.delete()
    answer = await club.use(club.anna, "move", {"move": "c3"}, channel=elsewhere)
    assert "Played: **c3**" in answer.text
    assert "I can’t post in" in answer.text
    assert len((await club.stored()).game.moves) == 1
    answer = await club.open(club.ben, channel=elsewhere)
    await club.press(club.ben, answer, "Move it here")
    assert "Game 1 continues in this channel." in answer.text
    (board,) = club.public(elsewhere)
    assert "Anna c3." in board.text


async def test_a_match_can_be_played_in_a_thread(club: Club) -> None:
    thread = club.channel.create_thread("A quiet corner", owner=club.anna)
    await club.use(club.anna, "challenge", {"colour": "white"}, channel=thread)
    await club.press(club.ben, club.public(thread)[-1], "Accept")
    panel = await club.press(club.anna, club.public(thread)[-1], "Place a piece")
    await club.press(club.anna, panel, "Row 3 (11)")
    await club.press(club.anna, panel, "c3")
    assert "Anna c3." in club.public(thread)[-1].text
