"""A message that a killed process posted and did not note is found by its mark alone, among all others."""

from datetime import timedelta

import pytest
from discord import ui

from bot.matches import ChannelId, MatchId
from playground import Message, Person
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import play

POST = "/channels/{channel_id}/messages"


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


def as_0_1_wrote_it(message: Message) -> None:
    """Take the mark off a message."""
    (container,) = message.components
    container["id"], container["components"][0]["id"] = 1, 2


async def posted_by_another_program(club: Club, *, custom_id: str) -> Message:
    """Post a message with a button as another program of the same application does."""
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.ActionRow(ui.Button(label="Hello", custom_id=custom_id))))
    view.stop()
    await club.bot.get_partial_messageable(club.channel.id).send(view=view)
    return club.public()[-1]


async def test_a_board_of_0_1_that_was_not_noted_is_found_after_the_upgrade(club: Club) -> None:
    await club.begin()
    posted = await killed_while_it_shows(club, "place", space="c3")
    as_0_1_wrote_it(posted)
    await club.start_bot()
    await club.quiet()
    await club.only_one_board()
    assert club.board() is posted
    assert [message.pings for message in club.public() if message.media] == [{club.ben.id}]


async def test_a_challenge_of_0_1_that_was_not_noted_is_found_after_the_upgrade(club: Club) -> None:
    posted = await killed_while_it_shows(club, "challenge", opponent=club.ben)
    as_0_1_wrote_it(posted)
    *_, last = posted.components[0]["components"][-1]["components"]
    last.update(label="Withdraw", custom_id="dvonn:withdraw:1")
    await club.start_bot()
    await club.quiet()
    assert club.public() == [posted]
    assert f"Only <@{club.anna.id}> can withdraw" in (await club.press(club.ben, posted, "Withdraw")).text
    await club.press(club.anna, posted, "Withdraw")
    assert "withdrew" in posted.text


async def test_a_foreign_control_in_the_channel_does_not_hide_the_board(club: Club) -> None:
    await club.begin()
    foreign = await posted_by_another_program(club, custom_id="abc")
    posted = await killed_while_it_shows(club, "place", space="c3")
    await club.start_bot()
    await club.quiet()
    await club.only_one_board()
    assert club.board() is posted
    assert not foreign.deleted
    await club.use(club.ben, "place", {"space": "d3"})
    assert "on d3." in club.board().text


@pytest.mark.parametrize(
    ("command", "way"), [("record chart", ""), ("record replay", ""), ("record chart", "History")]
)
async def test_what_somebody_shares_in_a_channel_for_spectators_is_no_result(
    club: Club, dora: Person, command: str, way: str
) -> None:
    stage = club.guild.create_text_channel("stage")
    await club.begin(setup="random")
    await play(club, (await club.stored()).position.legal_moves()[0])
    shown = await club.use(club.anna, command, {"match": 1}, channel=stage)
    if way:
        shown = await club.press(club.anna, shown, way)
    await club.press(club.anna, shown, "Share")
    shared = club.public(stage)[-1]
    told = shared.text
    await club.use(dora, "dvonn-admin follow", {"channel": stage, "results-only": True})
    await club.resign(club.anna)
    result = next(message for message in club.public(stage) if "resigned" in message.text)
    async with club.store.write() as ledger:  # as if it had never been told
        await ledger.follows.forget(ChannelId(stage.id), MatchId(1))
    club.playground.world.delete(result)
    await club.kill_bot()
    forget_nonces(club)
    await club.start_bot()
    await club.quiet()
    assert shared.text == told
    assert [message for message in club.public(stage) if "resigned" in message.text] == club.public(stage)[1:]
    assert club.public(stage)[0] is shared
