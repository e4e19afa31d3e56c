"""Commands that texts name can be pressed: Discord is given its own id of them, which the bot learns at each start."""

import re

from tests.end_to_end.club import Club

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
