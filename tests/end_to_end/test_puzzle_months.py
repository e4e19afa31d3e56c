"""The puzzles of the month: the table, one's own row, the card with a result; pinging nobody."""

from datetime import timedelta

import pytest

from bot.domain import Preferences, UserId
from bot.domain.puzzle import Puzzle
from bot.features.puzzles.repository import STANDING_MONTH
from bot.features.puzzles.service import Puzzling
from bot.pages.game_words import arrow
from discord_playground import Message, Permission, Person
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.puzzling import right, tap, wrong
from tests.end_to_end.test_daily_puzzles import comes, daily, number

__all__ = ["daily"]


def puzzle_on(club: Club, card: Message) -> Puzzle:
    puzzle = club.bot.get(Puzzling).collection.find(number(card))
    assert puzzle
    return puzzle


async def solve(club: Club, person: Person, card: Message, *, misses: int = 0) -> Message:
    """Solve the puzzle of a card after some misses."""
    puzzle = puzzle_on(club, card)
    page = await club.press(person, card, "Solve it")
    for _ in range(misses):
        page = await club.press(person, await tap(club, person, page, wrong(puzzle)), "Try again")
    return await tap(club, person, page, right(puzzle))


async def table(club: Club, person: Person) -> str:
    return (await club.use(person, "dvonn-club puzzles")).text.replace("\\", "")


@on_both_databases
async def test_the_table_counts_first_tries_and_misses_and_ends_with_the_own_row(daily: Club) -> None:
    club = daily
    assert "No one has solved one" in await table(club, club.anna)
    await comes(club)
    card = club.public()[-1]
    await solve(club, club.anna, card)
    await solve(club, club.ben, card, misses=2)
    await comes(club)
    today = club.public()[-1]
    await solve(club, club.anna, today, misses=1)
    await solve(club, club.ben, today)
    await club.stop_bot()
    await club.start_bot()
    told = await table(club, club.ben)
    rows = [
        "1. **Anna** · first try: 1 · misses: 1",
        "2. **Ben** · first try: 1 · misses: 2",
    ]
    if club.now().day > 1:  # otherwise the first of the two days belongs to the month before
        assert "\n".join(rows) in told
        assert "**You:** place 2 · first try: 1 · misses: 2" in told
    assert "Days in a row: 2. You can skip one day a week. Only you can see this." in told
    assert "Days in a row" not in await table(club, club.cleo)
    assert all(not message.pings for message in club.public())


async def test_a_result_is_posted_only_when_pressed_and_once_and_without_the_solution(daily: Club) -> None:
    club = daily
    await comes(club)
    card = club.public()[-1]
    solved = await solve(club, club.anna, card)
    assert "Share my result" in labels(solved)
    assert len(club.public()) == 1
    shared = await club.press(club.anna, solved, "Share my result")
    assert "Everyone in this channel can see it" in shared.text
    _, result = club.public()
    puzzle = puzzle_on(club, card)
    assert result.text == f"🧩 Anna: **Puzzle {puzzle.id} · first try**"
    assert not result.pings
    assert result.media == []
    assert arrow(right(puzzle)) not in result.text
    await club.press(club.anna, shared, "Back to the puzzle")
    again = await tap(club, club.anna, shared, right(puzzle))
    assert "Share my result" not in labels(again)
    bens = await club.press(club.ben, result, "Solve it")
    assert f"Puzzle {puzzle.id}." in bens.text
    assert len(club.public()) == 2


async def test_a_result_that_could_not_be_posted_may_be_shared_later(daily: Club) -> None:
    club = daily
    await comes(club)
    solved = await solve(club, club.anna, club.public()[-1], misses=1)
    club.forbid(Permission.SEND_MESSAGES)
    refused = await club.press(club.anna, solved, "Share my result")
    assert "**Send Messages**" in refused.text
    club.allow()
    await club.press(club.anna, await again(club, club.anna), "Share my result")
    assert club.public()[-1].text.endswith("· try 2**")


async def hide_profile(club: Club, person: Person) -> None:
    async with club.store.write() as uow:
        await uow.people.choose(UserId(person.id), Preferences(private=True))


async def again(club: Club, person: Person) -> Message:
    """Solve the puzzle of the day once more."""
    return await solve(club, person, next(each for each in club.public() if "Solve it" in labels(each)))


async def test_the_table_stands_in_a_channel_without_whom_hides_their_profile(
    daily: Club, dora: Person
) -> None:
    club = daily
    hall = club.guild.create_text_channel("hall")
    await club.use(dora, "dvonn-admin show", {"what": STANDING_MONTH.number, "channel": hall}, channel=hall)
    await club.nothing_to_do()
    (message,) = club.public(hall)
    assert "No one has solved one" in message.text
    await comes(club)
    card = club.public()[-1]
    await solve(club, club.anna, card)
    await solve(club, club.ben, card)
    await club.time_passes(minutes=11)
    assert "Anna" in message.text
    await hide_profile(club, club.ben)
    await club.time_passes(hours=1, minutes=1)
    assert "Ben" not in message.text
    assert "Others don’t see you here" in await table(club, club.ben)
    assert "Ben" not in await table(club, club.anna)
    assert message.pings == set()
    assert "Days in a row" not in message.text
    assert club.public(hall) == [message]


async def test_the_table_is_not_to_be_had_in_direct_messages(club: Club) -> None:
    private = club.anna.direct_messages(club.application)
    assert (
        "only works in a server’s channel"
        in (await club.use(club.anna, "dvonn-club puzzles", channel=private)).text
    )


@pytest.mark.slow
async def test_a_missed_day_in_a_week_breaks_no_row_of_days(daily: Club) -> None:
    club = daily
    solved = 0
    for day in range(9):
        await comes(club)
        if day not in (2, 3):  # two days in one week, or one in each of two
            await solve(club, club.anna, club.public()[-1])
            solved += 1
    began = club.now().date() - timedelta(days=8)
    weeks = {(began + timedelta(days=day)).isocalendar()[:2] for day in (2, 3)}
    expected = solved if len(weeks) == 2 else 5
    assert f"Days in a row: {expected}." in await table(club, club.anna)
    assert club.direct_messages(club.anna) == []
