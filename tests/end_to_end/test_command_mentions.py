"""Commands that an answer to a command names can be pressed; elsewhere they are text that anyone can read.

Discord is given its own id of them, which the bot learns at each start.
"""

import re

from bot.features.rules.handlers import ShowHelp
from tests.end_to_end.club import Club
from tests.end_to_end.planted import press_control

SYNC = "/applications/{application_id}/commands"


def named(text: str) -> set[str]:
    """The commands in a text that can be pressed, with their id."""
    return set(re.findall(r"</(dvonn [a-z-]+:\d+)>", text))


def times_synced(club: Club) -> int:
    return sum(request.method == "PUT" for request in club.playground.requests if request.route == SYNC)


async def test_a_command_in_an_answer_can_be_pressed_after_a_start_without_a_sync_too(club: Club) -> None:
    command = f"dvonn challenge:{club.application.commands.registered(None)[0].id}"
    synced = times_synced(club)
    assert named((await club.use(club.cleo, "games")).text) == {command}
    await club.stop_bot()
    await club.start_bot()
    assert times_synced(club) == synced
    assert named((await club.use(club.cleo, "games")).text) == {command}


async def test_a_command_is_a_text_for_someone_who_has_not_used_one(club: Club) -> None:
    """Such a client may show the number of a subcommand: https://github.com/discord/discord-api-docs/issues/6524."""
    answer = await press_control(club, club.cleo, ShowHelp())
    assert "`/dvonn" in answer.text
    assert "</" not in answer.text
    assert "</dvonn" in (await club.use(club.cleo, "help")).text
