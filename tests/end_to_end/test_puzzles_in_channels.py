"""A puzzle that is shared in a channel: everybody may try it in private, and the card names who has solved it."""

import asyncio

from bot.pages.game_words import arrow
from discord_playground import Message, Permission, Person
from tests.end_to_end.club import Club, labels
from tests.end_to_end.puzzling import open_puzzle, right, tap, wrong


def card(club: Club) -> Message:
    """The only public message."""
    (found,) = club.public()
    return found


async def test_everybody_tries_a_shared_puzzle_and_who_solves_it_is_named_also_after_a_restart(
    club: Club,
) -> None:
    page, puzzle = await open_puzzle(club, club.anna)
    assert "Share" in labels(page)
    shared = await club.press(club.anna, page, "Share")
    assert "Everyone in this channel can see it" in shared.text
    assert "Shared by Anna:" in card(club).text
    assert "Solved" not in card(club).text

    panel = await club.press(club.cleo, card(club), "Solve it")
    assert panel.ephemeral
    missed = await tap(club, club.cleo, panel, wrong(puzzle))
    gave_up = await club.press(club.cleo, missed, "Solution")
    assert arrow(right(puzzle)) in gave_up.text
    knows_it = await club.press(club.cleo, card(club), "Solve it")
    await tap(club, club.cleo, knows_it, right(puzzle))
    await club.stop_bot()
    await club.start_bot(seed=2)

    async def solve(person: Person) -> None:
        await tap(club, person, await club.press(person, card(club), "Solve it"), right(puzzle))

    await asyncio.gather(solve(club.ben), solve(club.anna))
    await club.nothing_to_do()
    assert "**Solved by 2:**" in card(club).text
    assert "Ben" in card(club).text
    assert "Cleo" not in card(club).text
    assert card(club).pings == set()
    assert arrow(right(puzzle)) not in card(club).text

    await club.time_passes(days=1, minutes=1)
    assert f"**{arrow(right(puzzle))}** is the only move that wins" in card(club).text
    assert "**Solved by 2:**" in card(club).text
    assert labels(card(club)) == ["Next puzzle"]
    assert " you " not in card(club).text

    question = await club.use(club.ben, "forget")
    await club.press(club.ben, question, "Delete my data")
    await club.quiet()
    assert "**Solved by 1:**" in card(club).text
    assert "Ben" not in card(club).text


async def test_one_puzzle_is_open_in_a_channel_and_of_a_person(club: Club) -> None:
    page, _ = await open_puzzle(club, club.anna)
    await club.press(club.anna, page, "Share")
    elsewhere = club.guild.create_text_channel("elsewhere")
    page, _ = await open_puzzle(club, club.anna, channel=elsewhere)
    refused = await club.press(club.anna, page, "Share")
    assert f"Your puzzle in <#{club.channel.id}> is still open" in refused.text
    page, _ = await open_puzzle(club, club.ben)
    refused = await club.press(club.ben, page, "Share")
    assert "There’s already an open puzzle in this channel" in refused.text
    await club.time_passes(days=1, minutes=1)
    page, _ = await open_puzzle(club, club.ben)
    await club.press(club.ben, page, "Share")
    assert len(club.public()) == 2


async def test_a_puzzle_is_shared_only_where_the_bot_may_write_and_matches_are_played(club: Club) -> None:
    page, _ = await open_puzzle(club, club.anna)
    club.forbid(Permission.SEND_MESSAGES)
    refused = await club.press(club.anna, page, "Share")
    assert "Send Messages" in refused.text
    club.allow()
    await club.settle(channels=(club.guild.create_text_channel("arena").id,))
    page, _ = await open_puzzle(club, club.anna)
    assert "played in other channels" in (await club.press(club.anna, page, "Share")).text
    assert club.public() == []
    private = club.anna.direct_messages(club.application)
    page = await club.use(club.anna, "puzzle", channel=private)
    assert "Share" not in labels(page)


async def test_a_card_is_posted_once_though_the_bot_dies_while_it_is_posted(club: Club) -> None:
    page, puzzle = await open_puzzle(club, club.anna)
    held = club.playground.faults.next("POST", "/channels/{channel_id}/messages", held=True)
    club.anna.begin_click(page, "Share")
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    await club.press(club.ben, card(club), "Solve it")
    assert f"Puzzle {puzzle.id}." in card(club).text
