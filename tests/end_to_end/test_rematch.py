"""A rematch: asked for on the final board, begun when the other agrees, with the colours swapped."""

import pytest

from bot.domain import ChannelId
from discord_playground import Message
from tests.end_to_end.club import Club, answer_to, labels


async def finished(club: Club, **options: object) -> Message:
    """A match that Ben has given up; its last board."""
    await club.begin_by_challenge(**options)
    await club.resign(club.ben)
    return club.board()


def asked(club: Club) -> list[Message]:
    """The challenges to a rematch that are open."""
    return [message for message in club.public() if "would like a rematch" in message.text]


async def test_both_players_press_rematch_and_the_colours_are_swapped(club: Club) -> None:
    board = await finished(club, setup="random", pace="7d")
    before = club.anna.messages(club.channel)
    await club.press(club.anna, board, "Rematch")
    (challenge,) = asked(club)
    assert club.anna.messages(club.channel) == [*before, challenge]
    assert challenge.pings == {club.ben.id}
    answer = await club.press(club.ben, board, "Rematch")
    assert "Rules" in labels(answer)  # Ben begins, and the panel is open
    first, second = await club.stored(1), await club.stored(2)
    assert (second.players.white, second.players.black) == (club.ben.id, club.anna.id)
    assert (second.setup, second.pace) == (first.setup, first.pace)
    await club.nothing_to_do()
    assert challenge.deleted
    assert club.board(2).pings == set()  # Ben has just asked for it himself


async def test_a_rematch_can_be_accepted_below_its_challenge_too(club: Club) -> None:
    board = await finished(club)
    await club.press(club.ben, board, "Rematch")
    await club.press(club.anna, asked(club)[-1], "Accept")
    assert (await club.stored(2)).players.white == club.ben.id


async def test_somebody_who_asks_twice_has_asked_once(club: Club) -> None:
    board = await finished(club)
    for _ in range(2):
        await club.press(club.anna, board, "Rematch")
    assert len(asked(club)) == 1


async def test_a_rematch_is_for_the_players(club: Club) -> None:
    board = await finished(club)
    answer = await club.press(club.cleo, board, "Rematch")
    assert "Only the players can do that" in answer.text
    assert asked(club) == []


async def test_a_rematch_is_refused_where_a_challenge_is(club: Club) -> None:
    board, arena = await finished(club), club.guild.create_text_channel("arena")
    await club.settle(channels=(ChannelId(arena.id),))
    answer = await club.press(club.anna, board, "Rematch")
    assert f"<#{arena.id}>" in answer.text
    assert answer.text == (await club.use(club.anna, "challenge", {"opponent": club.ben})).text
    assert asked(club) == []


async def test_a_rematch_in_a_thread_is_where_the_channel_of_the_thread_is(club: Club) -> None:
    thread = club.anna.open_thread(club.channel, "games")
    await club.begin_by_challenge(thread)
    await club.resign(club.ben)
    await club.settle(channels=(ChannelId(club.channel.id),))
    elsewhere = await club.open(club.anna, 1)
    receipt = await club.press(club.anna, elsewhere, "Rematch")
    assert f"You asked for a rematch in <#{thread.id}>." in receipt.text
    assert not receipt.deleted


@pytest.mark.parametrize("answer", ["Accept", "Decline"])
async def test_the_receipt_of_a_rematch_asked_for_elsewhere_goes_once_it_is_settled(
    club: Club, answer: str
) -> None:
    await finished(club)
    other = club.guild.create_text_channel("other")
    board = await club.open(club.anna, 1, channel=other)
    receipt = await club.press(club.anna, board, "Rematch")
    assert f"You asked for a rematch in <#{club.channel.id}>." in receipt.text
    opened = await club.ben.click(asked(club)[-1], answer)
    if opened.modal:
        await answer_to(await club.ben.submit(opened.modal, {}))
    await club.nothing_to_do()
    await club.quiet()
    assert receipt.deleted
