"""When the next thing is due, in one statement."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from bot.domain import (
    Absence,
    AuditEntry,
    Due,
    HaltReason,
    MatchId,
    Message,
    MessageId,
    Pace,
    Ping,
    PingOn,
    ServerSettings,
    Setup,
    ShownBoard,
    Terms,
    Watcher,
)
from bot.domain.challenge import ColourChoice
from bot.domain.cluster import ShardSet
from bot.domain.events import Halted
from bot.domain.imported import KEPT_FOR
from bot.domain.match import ABANDONED_AFTER, opening_events
from bot.domain.moderation import KEPT_FOR as AUDIT_LOG_KEPT_FOR
from bot.domain.notifications import MATCH_OVER
from bot.domain.obstacle import REFUSED
from bot.domain.puzzle import PuzzleId
from bot.domain.rejections import ASKED_AGAIN_AFTER, FORGOTTEN_AFTER, Rejected
from bot.domain.server_settings import KEPT_AFTER_REMOVAL
from bot.domain.shown import HOME
from bot.domain.titles import Title
from bot.domain.view import ViewKey
from bot.features.moderation.service import EXPORT
from bot.features.puzzles.repository import (
    CARDS_DUE,
    DAILY_DUE,
    PuzzleCardRepository,
    card_key,
)
from bot.features.records import repository as records
from bot.features.records.repository import ImportRepository
from bot.features.spectator_channels.repository import FOLLOW
from bot.features.watching import repository as watching
from bot.features.watching.repository import WatcherRepository
from bot.storage import Store, UnitOfWork
from bot.storage.direct_messages import DIRECT_MESSAGE
from bot.storage.rejections import RejectionRepository
from bot.storage.times import AT_ONCE
from dvonn import Game, Record
from tests.bot.company import ABROAD, ANNA, ANNA_WHITE, BEN, CLEO, HERE, NOON
from tests.bot.storage.asked import noted
from tests.bot.storage.begun import add_match

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)

Note = Callable[[UnitOfWork, datetime], Awaitable[object]]


async def absence(uow: UnitOfWork, at: datetime) -> None:
    await uow.absences.begin(ANNA.id, Absence(at - DAY, at))


async def call(uow: UnitOfWork, at: datetime) -> None:
    match = await add_match(uow, pace=Pace.NONE)
    await uow.pings.put(match.id, Ping(PingOn.BOARD, at))


async def fixed_end(uow: UnitOfWork, at: datetime) -> None:
    await uow.matches.add(HERE, ANNA_WHITE, Setup.FULL, opening_events(Game(), NOON), ends_at=at)


async def standstill(uow: UnitOfWork, at: datetime) -> None:
    halted = at - ABANDONED_AFTER
    match = await add_match(uow, pace=Pace.ONE, minutes=(halted - NOON) // timedelta(minutes=1))
    await uow.pings.put(match.id, Ping(PingOn.BOARD, at))  # no player can be pinged there
    await uow.matches.append(match, (match.event(Halted(HaltReason.CHANNEL), halted),))


async def refused_board(uow: UnitOfWork, at: datetime) -> None:
    match = await add_match(uow, pace=Pace.NONE)
    await uow.boards.lose(match.id, HOME, REFUSED, at)


async def challenge(uow: UnitOfWork, at: datetime) -> None:
    await uow.challenges.add(
        HERE,
        challenger=ANNA.id,
        opponent=BEN.id,
        colour=ColourChoice.RANDOM,
        terms=Terms(),
        at=NOON,
        expires_at=at,
    )


async def finished(uow: UnitOfWork, at: datetime) -> None:
    for venue, days in ((HERE, 7), (ABROAD, 1)):  # the first to be deleted was not the first to end
        match = await add_match(uow, venue)
        over = match.resign(by=ANNA.id, at=at + (HOUR if venue == HERE else timedelta()) - days * DAY)
        await uow.matches.append(match, over)
        await uow.boards.record(match.id, ShownBoard(Message(venue.channel, MessageId(days)), 2))
        await uow.servers.settle(venue.guild, ServerSettings(keep_boards=days))


async def result(uow: UnitOfWork, at: datetime) -> None:
    match = await add_match(uow)
    over = await uow.matches.append(match, match.resign(by=ANNA.id, at=NOON))
    board = ShownBoard(Message(HERE.channel, MessageId(600)), over.number)
    await uow.boards.record(match.id, board, shrinks_at=at)


async def record(uow: UnitOfWork, at: datetime) -> None:
    await ImportRepository(uow).add(ANNA.id, Record(Game()), at - KEPT_FOR, most=5)


async def act(uow: UnitOfWork, at: datetime) -> None:
    await uow.audit_log.add(AuditEntry(HERE.guild, EXPORT, ANNA.id, at - AUDIT_LOG_KEPT_FOR))


async def removal(uow: UnitOfWork, at: datetime) -> None:
    await uow.servers.remove(HERE.guild, at - KEPT_AFTER_REMOVAL)


async def rest(uow: UnitOfWork, at: datetime) -> None:
    match = await add_match(uow, pace=Pace.NONE)
    await WatcherRepository(uow).save(Watcher(match.id, CLEO.id))
    await WatcherRepository(uow).put_off(match.id, CLEO.id, at)


async def puzzle(uow: UnitOfWork, at: datetime) -> None:
    card = await PuzzleCardRepository(uow).add(HERE.guild, HERE.channel, PuzzleId(1), closes_at=at)
    assert card
    for posted in await uow.views.all_of(card_key(card)):
        await uow.views.checked(posted, None)


async def daily_puzzle(uow: UnitOfWork, at: datetime) -> None:
    await PuzzleCardRepository(uow).schedule(HERE.guild, at, ANNA.id)


async def view(uow: UnitOfWork, at: datetime) -> None:
    wanted = await uow.views.want(ViewKey("count", 1), HERE.guild, HERE.channel)
    await uow.views.checked(wanted, at)


async def rejection(uow: UnitOfWork, at: datetime) -> None:
    rejected = Rejected(FOLLOW, int(at.timestamp()))
    await RejectionRepository(uow).note(rejected, HERE.guild, at - ASKED_AGAIN_AFTER)


async def title_role(uow: UnitOfWork, at: datetime) -> None:
    title = Title(str(at.timestamp()))
    await uow.titles.choose(HERE.guild, title, 1, ANNA.id, NOON, by=CLEO.id)
    (change,) = [each for each in await uow.titles.due(NOON) if each.title == title]
    await uow.titles.put_off(change, at, told=False)


async def search(uow: UnitOfWork, moment: datetime) -> None:
    await uow.searches.add("own puzzle", int(moment.timestamp()), HERE.guild, moment)


LATER: dict[str, Note] = {
    Due.ABSENCES: absence,
    Due.END: fixed_end,
    Due.PINGS: call,
    Due.REFUSED_BOARDS: refused_board,
    Due.ABANDONED: standstill,
    Due.CHALLENGES: challenge,
    Due.BOARDS: finished,
    Due.RESULTS: result,
    records.DUE: record,
    Due.AUDIT_LOG: act,
    Due.SERVERS: removal,
    watching.DUE: rest,
    CARDS_DUE: puzzle,
    DAILY_DUE: daily_puzzle,
    Due.VIEWS: view,
    Due.REJECTIONS: rejection,
    Due.SEARCHES: search,
    Due.TITLE_ROLES: title_role,
}
"""Changes that make things due; other tests cover a match's clock and what is due at once."""


EVERYTHING = {*Due, records.DUE, watching.DUE, CARDS_DUE, DAILY_DUE}

ONE_EACH = (Due.ABSENCES, Due.SERVERS, DAILY_DUE, Due.VIEWS)


def test_each_kind_of_thing_is_tried_here() -> None:
    assert {*LATER, Due.TIME, Due.REMINDERS, Due.DIRECT_MESSAGES} == EVERYTHING


async def test_where_nothing_is_kept_nothing_is_due(store: Store) -> None:
    with noted(store) as asked:
        async with store.read() as uow:
            assert await uow.times.due() == {}
    assert len(asked) == 1


@pytest.mark.parametrize("due", LATER)
async def test_of_each_kind_the_first_is_reported(store: Store, due: str) -> None:
    for moment in (NOON + DAY, NOON, NOON + 2 * DAY):
        async with store.write() as uow:
            await LATER[due](uow, moment)
            if due not in ONE_EACH:  # those with one per user or server
                continue
            assert await uow.times.due() == {due: moment}
    if due not in ONE_EACH:
        async with store.read() as uow:
            assert await uow.times.due() == {due: NOON}


async def test_a_match_with_a_limit_of_time_is_due_twice(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow, pace=Pace.ONE)
        await add_match(uow, pace=Pace.THREE)
        assert await uow.times.due() == {
            Due.TIME: NOON + DAY,
            Due.REMINDERS: match.clock.remind_at,
        }
        await uow.pings.reminded(match.id)
        due = await uow.times.due()
        assert due[Due.REMINDERS] > NOON + DAY
        await uow.matches.append(match, match.resign(by=ANNA.id, at=NOON))
        assert (await uow.times.due())[Due.TIME] == NOON + 3 * DAY


async def test_a_direct_message_is_due_at_once(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow, pace=Pace.NONE)
        await uow.direct_messages.write(MATCH_OVER, ANNA.id, HERE.guild, match.id)
        assert await uow.times.due() == {Due.DIRECT_MESSAGES: AT_ONCE}
        (news,) = await uow.direct_messages.waiting()
        await uow.direct_messages.forget(news)
        assert await uow.times.due() == {}


async def test_what_is_due_in_a_server_is_reported_to_the_process_that_is_there_for_it(store: Store) -> None:
    async with store.write() as uow:
        for note in LATER.values():
            await note(uow, NOON)
        match = await add_match(uow, pace=Pace.ONE)
        await uow.direct_messages.write(MATCH_OVER, ANNA.id, HERE.guild, match.id)
    for shards, told in (({0}, EVERYTHING), ({1}, {Due.ABSENCES, records.DUE, Due.AUDIT_LOG, Due.SERVERS})):
        store.shard_set = ShardSet(2, frozenset(shards))
        async with store.read() as uow:
            assert {*await uow.times.due()} == told


# the process's own


@pytest.mark.parametrize("due", [Due.ABSENCES, Due.END, Due.PINGS, Due.CHALLENGES, watching.DUE])
async def test_what_a_transaction_has_noted_is_reported_once_it_is_committed(store: Store, due: str) -> None:
    told: list[datetime] = []
    store.on_due(told.append)
    async with store.write() as uow:
        await LATER[due](uow, NOON + DAY)
        assert told == []
    assert NOON + DAY in told


async def test_a_clock_that_is_started_is_reported(store: Store) -> None:
    told: list[datetime] = []
    store.on_due(told.append)
    async with store.write() as uow:
        match = await add_match(uow, pace=Pace.ONE)
    assert told == [match.clock.due, match.clock.remind_at]


async def test_what_was_undone_and_what_was_only_read_is_not_reported(store: Store) -> None:
    told: list[datetime] = []
    store.on_due(told.append)

    async def fail() -> None:
        async with store.write() as uow:
            await add_match(uow, pace=Pace.ONE)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.read() as uow:
        await uow.boards.of(MatchId(1))
    assert told == []


async def test_what_was_rejected_is_due_again_only_when_it_is_to_be_tried_again(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow, pace=Pace.NONE)
        await uow.direct_messages.write(MATCH_OVER, ANNA.id, HERE.guild, match.id)
        (news,) = await uow.direct_messages.waiting()
        rejected = Rejected(DIRECT_MESSAGE, news.id, ANNA.id)
        repository = RejectionRepository(uow)
        assert await repository.note(rejected, HERE.guild, NOON) == NOON
        assert await repository.note(rejected, HERE.guild, NOON + MINUTE) == NOON
        again_at = NOON + ASKED_AGAIN_AFTER
        assert await uow.times.due() == {Due.REJECTIONS: again_at}
        assert await uow.direct_messages.waiting() == []
        assert await repository.take_due(again_at - MINUTE) == []
        assert await repository.take_due(again_at) == [rejected]
        until = NOON + FORGOTTEN_AFTER
        assert await uow.times.due() == {Due.DIRECT_MESSAGES: AT_ONCE, Due.REJECTIONS: until}
        assert await uow.direct_messages.waiting() == [news]
        assert await repository.note(rejected, HERE.guild, again_at) == NOON
        assert await repository.take_due(until) == []
        assert await uow.times.due() == {Due.DIRECT_MESSAGES: AT_ONCE}
        assert await repository.note(rejected, HERE.guild, until) == until
