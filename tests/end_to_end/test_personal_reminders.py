"""A reminder of a match tomorrow: private, once, and kept over restarts."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import insert, select

from bot.domain import UserId
from bot.features.privacy.service import PersonalData
from bot.storage.direct_messages import direct_messages
from discord_playground import Message, Permission, Person
from tests.end_to_end.club import Club
from tests.end_to_end.databases import on_both_databases


def reminders(club: Club, person: Person) -> list[Message]:
    return [message for message in club.direct_messages(person) if "Your reminder" in message.text]


@on_both_databases
async def test_a_reminder_comes_a_day_later_as_a_direct_message(club: Club) -> None:
    await club.begin()
    answer = await club.use(club.cleo, "remind", {"match": 1})
    assert answer.ephemeral
    at = re.search(r"<t:(\d+):F>", answer.text)
    assert at
    assert abs(datetime.fromtimestamp(int(at[1]), UTC) - club.now() - timedelta(days=1)) < timedelta(
        minutes=1
    )
    await club.time_passes(hours=23)
    assert reminders(club, club.cleo) == []
    await club.time_passes(hours=2)
    (reminder,) = reminders(club, club.cleo)
    assert "game 1" in reminder.text
    assert reminder.media[0].description


async def test_it_comes_once_and_to_nobody_else(club: Club) -> None:
    board = await club.begin()
    await club.press(club.anna, await club.press(club.anna, board, "More"), "Remind me tomorrow")
    for _ in range(3):
        await club.time_passes(days=1)
    assert len(reminders(club, club.anna)) == 1
    assert not any(reminders(club, person) for person in (club.ben, club.cleo))


async def test_it_comes_though_the_bot_was_killed_meanwhile(club: Club) -> None:
    await club.begin()
    await club.use(club.cleo, "remind", {"match": 1})
    await club.kill_bot()
    club.put_clocks_forward(timedelta(days=2))
    await club.start_bot()
    await club.time_passes(minutes=2)
    assert len(reminders(club, club.cleo)) == 1


@on_both_databases
async def test_one_that_was_sent_and_not_noted_before_a_kill_is_not_sent_again(club: Club) -> None:
    await club.begin()
    await club.use(club.cleo, "remind", {"match": 1})
    async with club.store.read() as uow:
        waiting = (await uow.connection.execute(select(direct_messages))).mappings().one()
    await club.time_passes(days=1, minutes=1)
    assert len(reminders(club, club.cleo)) == 1
    async with club.store.write() as uow:
        await uow.connection.execute(insert(direct_messages), dict(waiting))
    await club.kill_bot()
    club.put_clocks_forward(timedelta(hours=3))
    await club.start_bot()
    await club.time_passes(minutes=2)
    assert len(reminders(club, club.cleo)) == 1
    async with club.store.read() as uow:
        assert await uow.direct_messages.waiting() == []


@on_both_databases
async def test_asking_again_postpones_it(club: Club) -> None:
    await club.begin()
    await club.use(club.cleo, "remind", {"match": 1})
    await club.time_passes(hours=12)
    await club.use(club.cleo, "remind", {"match": 1})
    await club.time_passes(hours=13)
    assert reminders(club, club.cleo) == []
    await club.time_passes(hours=12)
    assert len(reminders(club, club.cleo)) == 1


async def test_it_can_be_cancelled_and_set_again(club: Club) -> None:
    await club.begin()
    answer = await club.press(
        club.cleo, await club.use(club.cleo, "remind", {"match": 1}), "Cancel the reminder"
    )
    assert "Reminder canceled" in answer.text
    await club.time_passes(days=2)
    assert reminders(club, club.cleo) == []
    await club.press(club.cleo, answer, "Remind me tomorrow")
    await club.time_passes(days=1, minutes=1)
    assert len(reminders(club, club.cleo)) == 1


async def test_a_match_that_is_over_by_then_is_shown_with_its_result(club: Club) -> None:
    await club.begin()
    await club.use(club.cleo, "remind", {"match": 1})
    await club.resign(club.anna)
    await club.time_passes(days=1, minutes=1)
    (reminder,) = reminders(club, club.cleo)
    assert "resigned" in reminder.text


async def test_a_match_that_is_over_needs_no_reminder(club: Club) -> None:
    await club.begin()
    await club.resign(club.anna)
    answer = await club.use(club.cleo, "remind", {"match": 1})
    assert "is over" in answer.text


async def test_nobody_is_reminded_of_a_match_that_they_no_longer_see(club: Club) -> None:
    await club.begin()
    await club.use(club.cleo, "remind", {"match": 1})
    club.channel.set_permissions(club.guild.everyone, deny=Permission.VIEW_CHANNEL)
    await club.time_passes(days=1, minutes=1)
    assert reminders(club, club.cleo) == []


async def test_a_player_is_reminded_of_a_match_that_only_its_players_see(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "remind", {"match": 1})
    club.channel.set_permissions(club.guild.everyone, deny=Permission.VIEW_CHANNEL)
    await club.time_passes(days=1, minutes=1)
    assert len(reminders(club, club.anna)) == 1


async def test_a_player_is_reminded_of_a_match_in_direct_messages(club: Club) -> None:
    direct = club.anna.direct_messages(club.application)
    await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"}, channel=direct)
    await club.nothing_to_do()
    await club.use(club.anna, "remind", {"match": 1}, channel=direct)
    await club.time_passes(days=1, minutes=1)
    (reminder,) = reminders(club, club.anna)
    assert "Your turn in game 1, " in reminder.text


async def test_a_match_in_a_private_thread_is_no_matter_for_others(club: Club) -> None:
    thread = club.channel.create_thread("Between us", owner=club.anna, private=True)
    thread.member_ids |= {club.ben.id, club.cleo.id, club.application.user.id}
    await club.begin(thread)
    answer = await club.use(club.cleo, "remind", {"match": 1}, channel=thread)
    assert "private thread" in answer.text
    answer = await club.use(club.anna, "remind", {"match": 1}, channel=thread)
    assert "Reminder set" in answer.text


async def test_what_is_kept_of_a_user_counts_reminders(club: Club) -> None:
    await club.begin()
    await club.use(club.cleo, "remind", {"match": 1})
    assert "Reminders you asked for: 1" in (await club.use(club.cleo, "forget")).text


async def test_there_is_a_limit(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("handlers", "service"):
        monkeypatch.setattr(f"bot.features.personal_reminders.{module}.LIMIT", 2)
    for _ in range(3):
        await club.begin(pace=0)
    for number in (1, 2):
        assert "Reminder set" in (await club.use(club.cleo, "remind", {"match": number})).text
    answer = await club.use(club.cleo, "remind", {"match": 3})
    assert "already have 2 reminders" in answer.text
    assert "Reminder set" in (await club.use(club.cleo, "remind", {"match": 1})).text


async def test_it_goes_with_the_data_of_its_user(club: Club) -> None:
    await club.begin()
    await club.use(club.cleo, "remind", {"match": 1})
    await club.bot.get(PersonalData).forget(UserId(club.cleo.id))
    await club.time_passes(days=2)
    assert reminders(club, club.cleo) == []
