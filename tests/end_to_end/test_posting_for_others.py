"""The bot posts nothing for a user who may not write in the channel, and not much in a short time for anybody."""

from collections.abc import Awaitable, Callable

import pytest

from bot.services.sharing import MOST_SHARED, SHARED_WITHIN
from discord_playground import Message, Permission
from tests.end_to_end.club import Club, labels

Ask = Callable[[Club], Awaitable[Message]]

REFUSED = "You can’t post in <#{}>, so I can’t post there for you."


def silence(club: Club) -> None:
    """Forbid Anna to write in the channel."""
    club.forbid(Permission.SEND_MESSAGES, to=club.anna)


async def challenge(club: Club) -> Message:
    return await club.use(club.anna, "challenge", {"opponent": club.ben})


async def invite(club: Club) -> Message:
    return await club.use(club.anna, "challenge", {})


async def play_computer(club: Club) -> Message:
    return await club.use(club.anna, "challenge", {"level": 1})


async def share_rules(club: Club) -> Message:
    return await club.press(club.anna, await club.use(club.anna, "rules"), "Share")


async def share_puzzle(club: Club) -> Message:
    return await club.press(club.anna, await club.use(club.anna, "puzzle"), "Share")


async def test_nothing_is_posted_for_a_user_who_may_not_write(club: Club, subtests: pytest.Subtests) -> None:
    silence(club)
    for ask in (challenge, invite, play_computer, share_rules, share_puzzle):
        with subtests.test(ask=ask.__name__):
            assert REFUSED.format(club.channel.id) in (await ask(club)).text
            assert club.public() == []


async def test_a_user_who_may_not_write_sees_the_board_in_private(club: Club) -> None:
    await club.begin()
    board = club.board()
    silence(club)
    assert "Row 3 (11)" in labels(await club.open(club.anna))
    assert club.public() == [board]


async def test_a_rematch_is_asked_for_only_by_a_user_who_may_write_there(
    club: Club, subtests: pytest.Subtests
) -> None:
    await club.begin()
    await club.resign(club.ben)
    silence(club)
    before = len(club.public())
    for where in (club.channel, club.anna.direct_messages(club.application)):
        with subtests.test(where=where):
            page = await club.open(club.anna, 1, channel=where)
            refused = await club.press(club.anna, page, "Rematch")
            assert REFUSED.format(club.channel.id) in refused.text
            assert len(club.public()) == before


async def test_a_rematch_that_was_offered_begins_for_a_user_who_may_not_write(club: Club) -> None:
    await club.begin()
    await club.resign(club.ben)
    await club.press(club.ben, club.public()[-1], "Rematch")
    silence(club)
    await club.press(club.anna, club.public()[-1], "Accept")
    await club.nothing_to_do()
    assert club.boards(2)


async def test_somebody_shares_a_few_things_in_ten_minutes_and_then_others_have_room(club: Club) -> None:
    for _ in range(MOST_SHARED):
        assert "Shared. Everyone" in (await share_rules(club)).text
    refused = await share_rules(club)
    assert f"You’ve shared {MOST_SHARED} things here in a short time" in refused.text
    assert "you can share the next one <t:" in refused.text
    assert len(club.public()) == MOST_SHARED
    club.put_clocks_forward(SHARED_WITHIN)
    assert "Shared. Everyone" in (await share_rules(club)).text
