"""Commands of another version, which discord.py can't read, are answered all the same."""

from typing import Any

import pytest

from playground import InteractionType
from tests.end_to_end.club import Club


@pytest.mark.parametrize(
    "data",
    [
        {"name": "nothing", "type": 1},
        {"name": "dvonn", "type": 1, "options": [{"name": "fly", "type": 1, "options": []}]},
        {"name": "dvonn", "type": 1, "options": [{"name": "move", "type": 1, "options": []}]},
        {"name": "Nothing", "type": 3, "target_id": "9", "resolved": {"messages": {}}},
    ],
    ids=["command", "subcommand", "without an option", "menu"],
)
async def test_a_command_of_another_version_is_answered_in_a_sentence(
    club: Club, data: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    used = club.anna.forge(InteractionType.COMMAND, club.application, club.channel, {"id": "1", **data})
    answer = await used.settled()
    assert answer.response is not None
    assert "I couldn’t read that command" in answer.response.text
    assert "A command was not read" in caplog.text
