"""Clocks over days: deadlines, reminders, absences, and what an outage of the bot gives back."""

import asyncio
import re
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain import ChallengesFrom, ChannelId, GuildId, MatchId, PingBy, UserId
from bot.domain.events import Happening, TimedOut
from bot.features.absence.service import Absences
from bot.features.spectator_channels.service import Following
from bot.services import Timekeeping
from discord_playground import Person
from dvonn import Termination
from tests.end_to_end.club import Club
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.onlooking import place

DEADLINE = re.compile(r"<t:(\d+):R>")


def deadline(text: str) -> datetime:
    """The moment that a board tells as the end of somebody's time."""
    found = DEADLINE.search(text)
    assert found is not None
    return datetime.fromtimestamp(int(found[1]), UTC)


def pings(club: Club, person: Person) -> int:
    """How often somebody was pinged in the channel."""
    return sum(person.id in message.pings for message in club.public())


async def begin_in_earnest(club: Club, *, pace: int) -> None:
    """Begin a match in which each side has placed a piece, so that it can be lost."""
    await club.begin(pace=pace)
    await place(club, "c3", "d3", each_shown=False)


async def kinds(club: Club, match: int = 1) -> list[type[Happening]]:
    return [type(event.what) for event in (await club.stored(match)).events]


@pytest.mark.parametrize("days", [1, 3, 7, 14])
async def test_the_board_shows_until_when_there_is_time(club: Club, days: int) -> None:
    board = await club.begin(pace=days)
    left = deadline(board.text) - club.now()
    assert timedelta(days=days, minutes=-2) < left < timedelta(days=days, seconds=1)


async def test_three_days_are_the_usual_pace(club: Club) -> None:
    board = await club.begin()
    assert timedelta(days=2, hours=23) < deadline(board.text) - club.now() < timedelta(days=3, seconds=1)


async def test_without_a_pace_nothing_ever_runs_out(club: Club) -> None:
    board = await club.begin(pace=0)
    assert "<t:" not in board.text
    await club.time_passes(days=300)
    assert not (await club.stored()).is_over


async def test_a_player_is_reminded_once_when_a_quarter_of_the_time_is_left(club: Club) -> None:
    board = await club.begin(pace=3)
    await club.time_passes(days=2, hours=5)
    assert club.board() == board
    await club.time_passes(hours=2)
    reminder = club.board()
    assert reminder != board
    assert reminder.pings == {club.anna.id}
    assert "time" in reminder.text
    await club.time_passes(hours=1)
    assert club.boards() == [reminder]


@pytest.mark.parametrize(("days", "hours"), [(1, 6), (3, 18), (7, 24), (14, 24)])
async def test_a_reminder_comes_a_quarter_of_the_time_before_the_end_and_a_day_at_most(
    club: Club, days: int, hours: int
) -> None:
    board = await club.begin(pace=days)
    await club.time_passes(days=days, hours=-hours, minutes=-2)
    assert club.board() == board
    await club.time_passes(minutes=3)
    assert club.board() != board


async def test_what_nobody_thought_of_holds_up_nothing_else_that_is_due(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stumble() -> list[MatchId]:
        raise ZeroDivisionError

    await begin_in_earnest(club, pace=1)
    await club.bot.get(Absences).leave(UserId(club.cleo.id), club.now() + timedelta(days=1))
    monkeypatch.setattr(club.bot.get(Absences), "end_expired", stumble)
    await club.time_passes(days=1, minutes=1)
    ended = (await club.stored()).ended
    assert ended is not None
    assert ended.by is Termination.TIME
    assert "The clock stumbled" in caplog.text


@on_both_databases
async def test_killed_between_a_reminder_and_its_note_the_bot_reminds_once(club: Club) -> None:
    board = await club.begin(pace=3)
    club.playground.faults.next("POST", "/channels/{channel_id}/messages", status=503, carried_out=True)
    club.put_clocks_forward(timedelta(days=2, hours=7))
    await club.bot.scheduler.look()
    await club.playground.wait_until(lambda: len(club.boards()) == 2, what="the reminder")
    await club.kill_bot()
    (reminder,) = (each for each in club.boards() if each != board)
    club.put_clocks_forward(timedelta(hours=2))
    await club.start_bot()
    await club.time_passes(minutes=1)
    assert club.boards() == [reminder]
    assert (await club.stored()).ping is None


@on_both_databases
async def test_at_the_deadline_the_match_is_lost_and_says_so(club: Club) -> None:
    await begin_in_earnest(club, pace=1)
    await club.time_passes(days=1, minutes=1)
    ended = (await club.stored()).ended
    assert ended is not None
    assert ended.by is Termination.TIME
    await club.only_one_board()
    assert "Ben" in club.board().text
    assert "time" in club.board().text
    answer = await club.use(club.anna, "move", {"move": "e3", "match": 1})
    assert "is over" in answer.text
    await club.time_passes(days=1)
    assert (await kinds(club)).count(TimedOut) == 1


async def test_a_match_that_not_both_have_begun_is_cancelled_in_time_and_says_so_everywhere(
    club: Club,
) -> None:
    """The result card, the history, the spectators' channel, the messages to a watcher and a player name no winner."""
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.begin(pace=1)
    stage = club.guild.create_text_channel("stage")
    await club.bot.get(Following).follow(
        GuildId(club.guild.id), ChannelId(stage.id), player=None, results_only=True, by=UserId(club.olga.id)
    )
    watching = await club.reach(club.cleo, club.board(), "Watch")
    await club.press(club.cleo, watching, "The end")
    await club.use(club.anna, "move", {"move": "c3"})
    await club.time_passes(days=1, minutes=1)
    told = "Canceled, no result:"
    await club.only_one_board()
    card = club.board()
    assert told in card.text
    assert not card.pings
    assert "wins" not in card.text
    (result,) = club.public(stage)
    assert told in result.text
    assert told in (await club.look_back(club.ben)).text
    assert told in club.direct_messages(club.ben)[-1].text
    assert told in club.direct_messages(club.cleo)[-1].text
    ended = (await club.stored()).ended
    assert ended is not None
    assert ended.winner is None
    answer = await club.use(club.ben, "move", {"move": "e3", "match": 1})
    assert "is over" in answer.text
    await club.prefer(club.ben, challenges=ChallengesFrom.PLAYED)
    refused = await club.use(club.anna, "challenge", {"opponent": club.ben})
    assert "isn’t accepting challenges" in refused.text
    assert len(club.public()) == 1


async def test_a_move_winds_the_clock_for_the_opponent(club: Club) -> None:
    await begin_in_earnest(club, pace=1)
    await club.time_passes(hours=23)
    await club.use(club.anna, "move", {"move": "e3"})
    await club.time_passes(hours=23)
    assert not (await club.stored()).is_over
    await club.time_passes(hours=2)
    ended = (await club.stored()).ended
    assert ended is not None
    assert ended.winner is not None
    assert (await club.stored()).players.of(ended.winner) == club.anna.id


@on_both_databases
async def test_time_during_which_the_bot_was_down_is_given_back(club: Club) -> None:
    await club.begin(pace=1)
    await club.time_passes(hours=20)
    await club.stop_bot()
    await club.time_passes(days=9)
    await club.start_bot()
    await club.time_passes(hours=3)
    assert not (await club.stored()).is_over
    await club.time_passes(hours=2)
    assert (await club.stored()).is_over


async def test_a_deadline_that_fell_due_while_the_bot_was_down_leads_to_one_loss_at_most(club: Club) -> None:
    await begin_in_earnest(club, pace=1)
    await club.stop_bot()
    await club.time_passes(days=2)
    for _ in range(2):
        await club.start_bot()
        await club.time_passes()
        await club.stop_bot()
    await club.start_bot()
    await club.time_passes(days=1, hours=1)
    assert (await kinds(club)).count(TimedOut) == 1
    assert len(club.boards()) == 1


@on_both_databases
async def test_killed_between_the_deadline_and_the_loss(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    reached = asyncio.Event()

    async def hold(*_: object) -> None:
        reached.set()
        await asyncio.Event().wait()

    await begin_in_earnest(club, pace=1)
    with monkeypatch.context() as held:
        held.setattr(Timekeeping, "time_out", hold)
        passing = asyncio.create_task(club.time_passes(days=1, minutes=1))
        await reached.wait()
        passing.cancel()
        await club.kill_bot()
    assert not (await club.stored_anew()).is_over
    await club.start_bot()
    await club.shown("time")
    await club.time_passes(minutes=1)
    assert (await kinds(club)).count(TimedOut) == 1
    await club.only_one_board()


@on_both_databases
async def test_killed_between_the_loss_and_its_showing(club: Club) -> None:
    await begin_in_earnest(club, pace=1)
    held = club.playground.faults.next("POST", "/channels/{channel_id}/messages", held=True)
    passing = asyncio.create_task(club.time_passes(days=1, minutes=1))
    await held.reached.wait()
    passing.cancel()
    await club.kill_bot()
    held.release()
    assert (await club.stored_anew()).is_over
    await club.start_bot()
    await club.shown("wins")
    await club.time_passes(minutes=1)
    await club.only_one_board()
    assert (await kinds(club)).count(TimedOut) == 1
