"""A refusal comes with the board of its match, but not to someone who may not see that match."""

import pytest

from discord_playground import Permission
from tests.end_to_end.club import Club

COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("move", {"move": "c3", "match": 1}),
    ("move", {"move": "c3 d3", "match": 1}),
    ("resign", {"match": 1}),
]


async def test_somebody_who_tries_to_play_a_match_of_a_hidden_channel_is_shown_nothing_of_it(
    club: Club, subtests: pytest.Subtests
) -> None:
    await club.begin()
    there = club.guild.create_text_channel("elsewhere")
    for command, options in COMMANDS:
        with subtests.test(command=command, options=options):
            answer = await club.use(club.cleo, command, options, channel=there)
            assert "Only the players can do that" in answer.text
            assert answer.media
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    for command, options in COMMANDS:
        with subtests.test("hidden", command=command, options=options):
            answer = await club.use(club.cleo, command, options, channel=there)
            assert "There’s no game 1 in this server." in answer.text
            assert not answer.media
