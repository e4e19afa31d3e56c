"""A message that a killed process posted and did not note is found by its mark alone, among all others."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from discord import ui
from discord.http import Route

from bot.domain import ChannelId, MatchId, MessageId, ShownBoard
from bot.domain import Message as BoardMessage
from bot.features.history.pages import ShowChart
from bot.features.spectator_channels.repository import result_key
from bot.pages.history import Replay
from bot.toolkit.control import Control
from playground import Message, Person
from tests.end_to_end.club import Club, labels
from tests.end_to_end.onlooking import play
from tests.end_to_end.planted import press_control

POST = "/channels/{channel_id}/messages"

RELEASED = Path(__file__).parents[1] / "bot" / "storage" / "released"

IDS_OF_0_1 = [
    *(("challenges", name) for name in ("guild_id", "channel_id", "challenger_id", "opponent_id")),
    *(("matches", name) for name in ("guild_id", "channel_id", "board_channel_id", "white_id", "black_id")),
    ("events", "actor_id"),
    ("people", "user_id"),
]
"""The columns of version 0.1.0 that hold ids of Discord's."""

BOARD_OF_0_1: dict[str, object] = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "**DVONN · match 6**\n⚪ Ben – ⚫ Cleo"},
                {"type": 10, "content": "⚪ Ben, it is your turn: move a stack."},
                {
                    "type": 1,
                    "components": [
                        {"type": 2, "style": 1, "label": "Make a move", "custom_id": "dvonn:move:6:1"},
                        {"type": 2, "style": 2, "label": "More", "custom_id": "dvonn:more:6:1"},
                    ],
                },
            ],
        }
    ],
}
"""A board as version 0.1 posted it, but for its picture."""

CHALLENGE_OF_0_1: dict[str, object] = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "**Anna would like to play DVONN.** Who accepts?"},
                {"type": 10, "content": "- Colours are drawn by lot.\n- The players place the pieces."},
                {
                    "type": 1,
                    "components": [
                        {"type": 2, "style": 3, "label": "Accept", "custom_id": "dvonn:accept:7"},
                        {"type": 2, "style": 2, "label": "Withdraw", "custom_id": "dvonn:withdraw:7"},
                    ],
                },
            ],
        }
    ],
}
"""An open challenge as version 0.1 posted it."""


async def killed_while_it_shows(club: Club, command: str, **options: object) -> Message:
    """Let Anna do something, and kill the bot once Discord has taken the message and before that is noted."""
    before = club.public()
    club.playground.faults.next("POST", POST, drop="after")
    club.anna.begin_command(club.channel, f"dvonn {command}", options)
    await club.playground.wait_until(lambda: len(club.public()) > len(before), what="the message")
    await club.kill_bot()
    forget_nonces(club)
    return club.public()[-1]


def forget_nonces(club: Club) -> None:
    """Let so much time pass that Discord knows no nonce any more."""
    club.put_clocks_forward(timedelta(minutes=30))


async def kept_by_0_1(club: Club, *messages: dict[str, object]) -> list[Message]:
    """Put the database of version 0.1.0 in the place of the bot's, which is down then; post what 0.1 didn't note.

    Its server, channel and people become those of the club. Its challenge 7, which is open, and its match 6, which was
    set up at random, were not shown yet as far as it knows.
    """
    route = Route("POST", POST, channel_id=club.channel.id)
    ids = [int((await club.bot.http.request(route, json=message))["id"]) for message in messages]
    await club.stop_bot()
    club.database.unlink()
    with closing(sqlite3.connect(club.database)) as database:
        database.executescript((RELEASED / "0.1.0.sql").read_text(encoding="utf-8"))
        database.execute(
            "UPDATE challenges SET created_at = ?, shown_state = '', notice_channel_id = NULL, notice_message_id = NULL"
            " WHERE id = 7",
            [f"{club.now():%Y-%m-%d %H:%M:%S.%f}"],
        )
        renamed = {
            1001: club.anna.id,
            1002: club.ben.id,
            1003: club.cleo.id,
            1: club.guild.id,
            11: club.channel.id,
        }
        for table, column in IDS_OF_0_1:
            for before, after in renamed.items():
                database.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", [after, before])  # noqa: S608
        database.commit()
    return [club.channel.messages[id_] for id_ in ids]


async def posted_by_another_program(club: Club, *, custom_id: str) -> Message:
    """Post a message with a button as another program of the same application does."""
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.ActionRow(ui.Button(label="Hello", custom_id=custom_id))))
    view.stop()
    await club.bot.get_partial_messageable(club.channel.id).send(view=view)
    return club.public()[-1]


async def test_a_board_of_0_1_that_was_not_noted_is_found_after_the_upgrade(club: Club) -> None:
    (posted,) = await kept_by_0_1(club, BOARD_OF_0_1)
    await club.start_bot()
    await club.quiet()
    async with club.store.read() as uow:
        shown = await uow.boards.of(MatchId(6))
    assert shown == ShownBoard(BoardMessage(ChannelId(club.channel.id), MessageId(posted.id)), 1)
    assert [each for each in club.public() if "match 6" in each.text] == [posted]
    panel = await club.press(club.ben, posted, "Make a move")
    assert "-# Game 6 ·" in panel.text


async def test_a_challenge_of_0_1_that_was_not_noted_is_found_after_the_upgrade(club: Club) -> None:
    (posted,) = await kept_by_0_1(club, CHALLENGE_OF_0_1)
    await club.start_bot()
    await club.quiet()
    assert [each for each in club.public() if "Accept" in labels(each)] == [posted]
    assert "Only Anna can withdraw" in (await club.press(club.ben, posted, "Withdraw")).text
    await club.press(club.anna, posted, "Withdraw")
    assert "withdrew" in posted.text


async def test_a_foreign_control_in_the_channel_does_not_hide_the_board(club: Club) -> None:
    await club.begin_by_challenge()
    foreign = await posted_by_another_program(club, custom_id="abc")
    posted = await killed_while_it_shows(club, "move", move="c3")
    await club.start_bot()
    await club.quiet()
    await club.only_one_board()
    assert club.board() is posted
    assert not foreign.deleted
    await club.use(club.ben, "move", {"move": "d3"})
    assert " d3." in club.board().text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("control", "way"),
    [(ShowChart(MatchId(1)), ""), (Replay(MatchId(1)), ""), (ShowChart(MatchId(1)), "History")],
    ids=["chart", "replay", "history"],
)
async def test_what_somebody_shares_in_a_channel_for_spectators_is_no_result(
    club: Club, dora: Person, control: Control, way: str
) -> None:
    stage = club.guild.create_text_channel("stage")
    await club.begin_by_challenge(setup="random")
    await play(club, (await club.stored()).position.legal_moves()[0])
    shown = await press_control(club, club.anna, control, channel=stage)
    if way:
        shown = await club.press(club.anna, shown, way)
    await club.press(club.anna, shown, "Share")
    shared = club.public(stage)[-1]
    told = shared.text
    await club.use(dora, "dvonn-admin follow", {"channel": stage, "results-only": True})
    await club.resign(club.anna)
    result = next(message for message in club.public(stage) if "resigned" in message.text)
    async with club.store.write() as uow:  # as if it had never been told
        for view in await uow.views.all_of(result_key(MatchId(1), ChannelId(stage.id))):
            await uow.views.forget(view)
    club.playground.world.delete(result)
    await club.kill_bot()
    forget_nonces(club)
    await club.start_bot()
    await club.quiet()
    assert shared.text == told
    assert [message for message in club.public(stage) if "resigned" in message.text] == club.public(stage)[2:]
    assert club.public(stage)[1] is shared
