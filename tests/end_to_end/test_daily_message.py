"""The message of the day: one direct message that lists the games that wait, instead of pings."""

from datetime import timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import insert, select

from bot.domain import PingWhen, UserId
from bot.domain.preferences import DailyHour
from bot.features.privacy.service import PersonalData
from bot.storage.direct_messages import direct_messages
from discord_playground import Message, Person
from tests.end_to_end.club import Club, answer_to
from tests.end_to_end.databases import on_both_databases


def messages_of_the_day(club: Club, person: Person) -> list[Message]:
    return [message for message in club.direct_messages(person) if "waiting for you" in message.text]


async def told_daily(club: Club, person: Person) -> None:
    """Have a person told once a day, in two hours from now for the first time."""
    hour = (club.now() + timedelta(hours=2)).hour
    await club.prefer(person, when=PingWhen.DAILY, daily=DailyHour(hour, ZoneInfo("UTC")))


@on_both_databases
async def test_one_message_lists_the_games_that_wait_and_no_turn_pings(club: Club) -> None:
    await told_daily(club, club.ben)
    for number in (1, 2):
        await club.begin()
        await club.use(club.anna, "move", {"move": "c3", "match": number})
        await club.nothing_to_do()
        assert club.board(number).pings == set()
    assert messages_of_the_day(club, club.ben) == []
    await club.time_passes(hours=2)
    (message,) = messages_of_the_day(club, club.ben)
    assert message.text.startswith("2 games are waiting for you.")
    assert "**Game 1 · against Anna**" in message.text
    assert [button.label for button in message.buttons] == ["Game 1", "Game 2", "My games"]
    panel = await club.press(club.ben, message, "Game 1")
    assert panel.ephemeral
    assert "game 1" in panel.text.lower()
    await club.time_passes(hours=12)
    assert len(messages_of_the_day(club, club.ben)) == 1
    await club.time_passes(hours=12)
    assert len(messages_of_the_day(club, club.ben)) == 2  # nothing was played meanwhile
    assert messages_of_the_day(club, club.anna) == []


async def test_nothing_comes_while_no_game_waits_and_it_comes_again_when_one_does(club: Club) -> None:
    await told_daily(club, club.anna)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.time_passes(days=1, hours=12)
    assert messages_of_the_day(club, club.anna) == []
    await club.use(club.ben, "move", {"move": "d3"})
    await club.time_passes(days=1)
    assert len(messages_of_the_day(club, club.anna)) == 1


async def test_a_live_game_still_pings(club: Club) -> None:
    await told_daily(club, club.ben)
    await club.begin_by_challenge(pace="10min", colour="white")
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    assert club.board().pings == {club.ben.id}


async def test_time_that_runs_out_is_still_told(club: Club) -> None:
    await told_daily(club, club.ben)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    assert club.board().pings == set()
    match = await club.stored()
    assert match.clock.due
    left = match.clock.due - club.now()
    await club.time_passes(hours=left / timedelta(hours=1) - 1)
    assert club.board().pings == {club.ben.id}


@on_both_databases
async def test_it_comes_once_though_the_bot_was_killed_before_it_was_noted(club: Club) -> None:
    await told_daily(club, club.ben)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    async with club.store.read() as uow:
        waiting = (await uow.connection.execute(select(direct_messages))).mappings().one()
    await club.time_passes(hours=2)
    assert len(messages_of_the_day(club, club.ben)) == 1
    async with club.store.write() as uow:
        await uow.connection.execute(insert(direct_messages), dict(waiting))
    await club.kill_bot()
    club.put_clocks_forward(timedelta(hours=3))
    await club.start_bot()
    await club.time_passes(minutes=2)
    assert len(messages_of_the_day(club, club.ben)) == 1
    await club.time_passes(hours=22)
    assert len(messages_of_the_day(club, club.ben)) == 2


async def test_after_days_without_the_bot_it_comes_once(club: Club) -> None:
    await told_daily(club, club.ben)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.kill_bot()
    club.put_clocks_forward(timedelta(days=2))
    await club.start_bot()
    await club.time_passes(minutes=2)
    assert len(messages_of_the_day(club, club.ben)) == 1


async def test_who_changes_their_mind_gets_none(club: Club) -> None:
    await told_daily(club, club.ben)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.prefer(club.ben, when=PingWhen.EACH)
    await club.time_passes(days=2)
    assert messages_of_the_day(club, club.ben) == []


async def test_the_hour_is_chosen_in_the_panel(club: Club) -> None:
    panel = await club.use(club.anna, "preferences")
    await club.select(club.anna, panel, "dvonn:prefer:when", "Tell me once a day")
    assert "**Message of the day:** at 18:00 (UTC)" in panel.text
    opened = await club.anna.click(panel, "Change the hour…")
    assert opened.modal is not None
    await answer_to(await club.anna.submit(opened.modal, {"from": "7", "zone": "berlin"}))
    assert "**Message of the day:** at 7:00 (Europe/Berlin)" in panel.text
    opened = await club.anna.click(panel, "Change the hour…")
    assert opened.modal is not None
    await answer_to(await club.anna.submit(opened.modal, {"from": "9", "zone": "Hamburg"}))
    assert "I can’t read “Hamburg”" in panel.text
    async with club.store.read() as uow:
        assert len(await uow.direct_messages.keys("daily", UserId(club.anna.id))) == 1


async def test_it_goes_with_the_data_of_its_user(club: Club) -> None:
    await told_daily(club, club.anna)
    await club.bot.get(PersonalData).forget(UserId(club.anna.id))
    async with club.store.read() as uow:
        assert await uow.direct_messages.keys("daily", UserId(club.anna.id)) == []


async def test_a_game_against_the_computer_is_not_listed(club: Club) -> None:
    await told_daily(club, club.anna)
    direct = club.anna.direct_messages(club.application)
    await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"}, channel=direct)
    await club.nothing_to_do()
    await club.time_passes(days=1)
    assert messages_of_the_day(club, club.anna) == []
