"""A message that a killed process posted and did not note is found by its mark alone, among all others."""

from datetime import timedelta

import pytest
from discord import ui

from bot.domain import ChannelId, MatchId
from bot.features.history.pages import ShowChart
from bot.features.spectator_channels.repository import result_key
from bot.pages.history import Replay
from bot.toolkit.control import Control
from discord_playground import Message, Person
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import play
from tests.end_to_end.planted import press_control

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


async def posted_by_another_program(club: Club, *, custom_id: str) -> Message:
    """Post a message with a button as another program of the same application does."""
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.ActionRow(ui.Button(label="Hello", custom_id=custom_id))))
    view.stop()
    await club.bot.get_partial_messageable(club.channel.id).send(view=view)
    return club.public()[-1]


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
