"""When the next thing is due, whatever it is, asked in one statement."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from bot.matches import (
    Absence,
    Act,
    ActKind,
    DirectMessageKind,
    Due,
    HaltReason,
    Ledger,
    MatchId,
    Message,
    MessageId,
    Pace,
    Ping,
    PingOn,
    ServerSettings,
    ShownBoard,
    Terms,
    Watcher,
)
from bot.matches.act import KEPT_FOR as ACTS_KEPT_FOR
from bot.matches.challenge import ColourChoice
from bot.matches.events import Halted
from bot.matches.imported import KEPT_FOR
from bot.matches.match import ABANDONED_AFTER
from bot.matches.puzzle import PuzzleId
from bot.matches.server_settings import KEPT_AFTER_REMOVAL
from bot.matches.share import Share
from bot.storage import SqlStore
from bot.storage.due import AT_ONCE
from dvonn import Game, Record
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NOON
from tests.bot.storage.asked import noted
from tests.bot.storage.begun import add_match

HOUR, DAY = timedelta(hours=1), timedelta(days=1)

Note = Callable[[Ledger, datetime], Awaitable[object]]


async def absence(ledger: Ledger, at: datetime) -> None:
    await ledger.absences.begin(ANNA.id, Absence(at - DAY, at))


async def call(ledger: Ledger, at: datetime) -> None:
    match = await add_match(ledger, pace=Pace.NONE)
    await ledger.pings.put(match.id, Ping(PingOn.BOARD, at))


async def standstill(ledger: Ledger, at: datetime) -> None:
    match = await add_match(ledger, pace=Pace.ONE)
    await ledger.pings.put(match.id, Ping(PingOn.BOARD, at))  # nobody can be called there
    await ledger.matches.append(match, (match.event(Halted(HaltReason.CHANNEL), at - ABANDONED_AFTER),))


async def challenge(ledger: Ledger, at: datetime) -> None:
    await ledger.challenges.add(
        HERE,
        challenger=ANNA.id,
        opponent=BEN.id,
        colour=ColourChoice.RANDOM,
        terms=Terms(),
        at=NOON,
        expires_at=at,
    )


async def finished(ledger: Ledger, at: datetime) -> None:
    for venue, days in ((HERE, 7), (ABROAD, 1)):  # what goes first was not over first
        match = await add_match(ledger, venue)
        over = match.resign(by=ANNA.id, at=at + (HOUR if venue == HERE else timedelta()) - days * DAY)
        await ledger.matches.append(match, over)
        await ledger.boards.record(match.id, ShownBoard(Message(venue.channel, MessageId(days)), 2))
        await ledger.servers.settle(venue.guild, ServerSettings(keep_boards=days))


async def record(ledger: Ledger, at: datetime) -> None:
    await ledger.imports.add(ANNA.id, Record(Game()), at - KEPT_FOR, most=5)


async def act(ledger: Ledger, at: datetime) -> None:
    await ledger.acts.add(Act(HERE.guild, ActKind.EXPORT, ANNA.id, at - ACTS_KEPT_FOR))


async def removal(ledger: Ledger, at: datetime) -> None:
    await ledger.servers.remove(HERE.guild, at - KEPT_AFTER_REMOVAL)


async def rest(ledger: Ledger, at: datetime) -> None:
    match = await add_match(ledger, pace=Pace.NONE)
    await ledger.watchers.save(Watcher(match.id, CLEO.id))
    await ledger.watchers.put_off(match.id, CLEO.id, at)


async def puzzle(ledger: Ledger, at: datetime) -> None:
    await ledger.puzzle_cards.add(HERE.guild, HERE.channel, PuzzleId(1), closes_at=at)


async def daily_puzzle(ledger: Ledger, at: datetime) -> None:
    await ledger.puzzle_cards.schedule(HERE.guild, at, ANNA.id)


LATER: dict[Due, Note] = {
    Due.ABSENCES: absence,
    Due.PINGS: call,
    Due.ABANDONED: standstill,
    Due.CHALLENGES: challenge,
    Due.BOARDS: finished,
    Due.IMPORTS: record,
    Due.ACTS: act,
    Due.SERVERS: removal,
    Due.WATCHERS: rest,
    Due.PUZZLE_CARDS: puzzle,
    Due.DAILY_PUZZLES: daily_puzzle,
}
"""The changes by which things fall due; those of a match's clock and what is due at once have tests of their own."""


ONE_EACH = (Due.ABSENCES, Due.SERVERS, Due.DAILY_PUZZLES)


def test_each_kind_of_thing_is_tried_here() -> None:
    assert {*LATER, Due.TIME, Due.REMINDERS, Due.DIRECT_MESSAGES, Due.MINING} == {*Due}


async def test_where_nothing_is_kept_nothing_is_due(store: SqlStore) -> None:
    with noted(store) as asked:
        async with store.read() as ledger:
            assert await ledger.times.due() == {}
    assert len(asked) == 1


@pytest.mark.parametrize("due", LATER)
async def test_of_each_kind_the_first_is_told(store: SqlStore, due: Due) -> None:
    for moment in (NOON + DAY, NOON, NOON + 2 * DAY):
        async with store.write() as ledger:
            await LATER[due](ledger, moment)
            if due not in ONE_EACH:  # of which there is one of a person or a server
                continue
            assert await ledger.times.due() == {due: moment}
    if due not in ONE_EACH:
        async with store.read() as ledger:
            assert await ledger.times.due() == {due: NOON}


async def test_a_match_with_a_limit_of_time_is_due_twice(store: SqlStore) -> None:
    async with store.write() as ledger:
        match = await add_match(ledger, pace=Pace.ONE)
        await add_match(ledger, pace=Pace.THREE)
        assert await ledger.times.due() == {
            Due.TIME: NOON + DAY,
            Due.REMINDERS: match.clock.reminder(match.pace),
        }
        await ledger.pings.reminded(match.id)
        due = await ledger.times.due()
        assert due[Due.REMINDERS] > NOON + DAY
        await ledger.matches.append(match, match.resign(by=ANNA.id, at=NOON))
        assert (await ledger.times.due())[Due.TIME] == NOON + 3 * DAY


async def test_a_direct_message_is_due_at_once(store: SqlStore) -> None:
    async with store.write() as ledger:
        match = await add_match(ledger, pace=Pace.NONE)
        await ledger.direct_messages.write(DirectMessageKind.OVER, ANNA.id, match.id)
        assert await ledger.times.due() == {Due.DIRECT_MESSAGES: AT_ONCE}
        (news,) = await ledger.direct_messages.waiting()
        await ledger.direct_messages.forget(news)
        assert await ledger.times.due() == {}


async def test_a_match_that_is_over_is_to_be_looked_through_at_once(store: SqlStore) -> None:
    async with store.write() as ledger:
        match = await add_match(ledger, pace=Pace.NONE)
        await ledger.own_puzzles.note_finished(HERE.guild, match.id)
        assert await ledger.times.due() == {Due.MINING: AT_ONCE}
        assert await ledger.own_puzzles.to_mine() == (HERE.guild, match.id)
        assert await ledger.own_puzzles.mined(match.id)
        assert await ledger.times.due() == {}


async def test_what_is_due_in_a_server_is_told_to_the_process_that_is_there_for_it(store: SqlStore) -> None:
    async with store.write() as ledger:
        for note in LATER.values():
            await note(ledger, NOON)
        match = await add_match(ledger, pace=Pace.ONE)
        await ledger.direct_messages.write(DirectMessageKind.OVER, ANNA.id, match.id)
        await ledger.own_puzzles.note_finished(HERE.guild, match.id)
    for shards, told in (({0}, {*Due}), ({1}, {Due.ABSENCES, Due.IMPORTS, Due.ACTS, Due.SERVERS})):
        store.share = Share(2, frozenset(shards))
        async with store.read() as ledger:
            assert {*await ledger.times.due()} == told


# the process's own


@pytest.mark.parametrize("due", [Due.ABSENCES, Due.PINGS, Due.CHALLENGES, Due.WATCHERS])
async def test_what_a_transaction_has_noted_is_told_once_it_is_committed(store: SqlStore, due: Due) -> None:
    told: list[datetime] = []
    store.on_due(told.append)
    async with store.write() as ledger:
        await LATER[due](ledger, NOON + DAY)
        assert told == []
    assert NOON + DAY in told


async def test_a_clock_that_is_wound_is_told(store: SqlStore) -> None:
    told: list[datetime] = []
    store.on_due(told.append)
    async with store.write() as ledger:
        match = await add_match(ledger, pace=Pace.ONE)
    assert told == [match.clock.due, match.clock.reminder(match.pace)]


async def test_what_was_undone_and_what_was_only_read_is_not_told(store: SqlStore) -> None:
    told: list[datetime] = []
    store.on_due(told.append)

    async def fail() -> None:
        async with store.write() as ledger:
            await add_match(ledger, pace=Pace.ONE)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.read() as ledger:
        await ledger.boards.of(MatchId(1))
    assert told == []
