"""Stored clocks start with the board, and take outages into account as those of the domain do."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.domain import ChannelId, Clock, GuildId, HaltReason, Match, OfferKind, Pace, Ping, PingOn, Venue
from bot.domain.clock import OFF, Outage
from bot.domain.cluster import ShardSet
from bot.domain.events import Halted, Offered, Setup
from bot.domain.match import opening_events
from bot.storage import OvertakenError, Store, UnitOfWork
from bot.storage import match_queries as queries
from bot.storage.match_tables import matches
from bot.storage.matches import state_of
from dvonn import Game, Place, Space
from tests.bot.company import ANNA, ANNA_WHITE, BEN, HERE, NOON
from tests.bot.storage.asked import noted
from tests.bot.storage.begun import add_match, show

SECOND = timedelta(seconds=1)
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)

TEN = Pace.TEN_MINUTES
RESTING = Pace.parse("3d1d5d 67 Europe/Berlin")

C3 = Place(Space.parse("c3"))

ELSEWHERE = Venue(GuildId(1 << 22), ChannelId(12))
"""A server on the second of two shards."""


async def unseen(uow: UnitOfWork, pace: Pace = TEN) -> Match:
    """Begin a match whose board isn't shown yet."""
    return await uow.matches.add(HERE, ANNA_WHITE, Setup.FULL, opening_events(Game(), NOON), pace=pace)


async def clocks(store: Store) -> dict[int, Clock]:
    """The stored clocks by match, as they would be read without open outages."""
    async with store.read() as uow:
        rows = (await uow.matches._connection.execute(select(matches))).all()
    stored = {
        row.id: Clock(row.due_at, row.left_s, row.reminded, row.waiting_s, row.notice_s, row.clock_since)
        for row in rows
    }
    assert all(row.remind_at == stored[row.id].remind_at for row in rows)
    return stored


async def clock_of(store: Store, match: Match) -> Clock:
    return (await clocks(store))[match.id]


# boards


async def test_a_clock_waits_for_its_board(store: Store) -> None:
    async with store.write() as uow:
        match = await unseen(uow)
        assert await uow.matches.overdue(NOON + DAY) == []
    assert await clock_of(store, match) == Clock.full(TEN)
    async with store.write() as uow:
        await uow.matches.show(match, 1, NOON + HOUR + SECOND / 2)
        assert await uow.matches.find(match.id) == match.shown(1, NOON + HOUR + SECOND / 2)
        assert await uow.matches.overdue(NOON + DAY) == [match.id]
    assert (await clock_of(store, match)).due == NOON + HOUR + SECOND + TEN.bank


@pytest.mark.parametrize("newer", [False, True])
async def test_a_board_that_has_pinged_starts_the_clock_in_one_statement_and_a_newer_ping_stays(
    store: Store, newer: bool
) -> None:
    sent = Ping(PingOn.BOARD, NOON)
    pending = Ping(PingOn.BOARD, NOON + HOUR) if newer else sent
    async with store.write() as uow:
        match = await unseen(uow)
        await uow.pings.put(match.id, pending)
        with noted(store) as asked:
            await uow.matches.show(match, 1, NOON + MINUTE, pinged=sent)
        assert len(asked) == 1
        shown = await uow.matches.find(match.id)
        assert shown.clock == match.shown(1, NOON + MINUTE).clock
        assert shown.ping == (pending if newer else None)


async def test_a_board_starts_the_clock_of_the_turn_that_it_shows_and_no_later_one(store: Store) -> None:
    async with store.write() as uow:
        first = await unseen(uow)
        moved = await uow.matches.append(first, first.play(C3, by=ANNA.id, at=NOON + MINUTE))
        for drawn in (first, moved):
            await uow.matches.show(drawn, 1, NOON + 2 * MINUTE)
            assert await uow.matches.find(first.id) == moved
        await uow.matches.show(moved, 2, NOON + 3 * MINUTE)
        assert await uow.matches.find(first.id) == moved.shown(2, NOON + 3 * MINUTE)


async def test_a_board_starts_the_clock_though_there_was_an_offer_while_it_was_sent(store: Store) -> None:
    async with store.write() as uow:
        drawn = await unseen(uow)
        offered = await uow.matches.append(drawn, (drawn.event(Offered(OfferKind.DRAW), NOON, by=BEN.id),))
        await uow.matches.show(drawn, 1, NOON + MINUTE)
        shown = await uow.matches.find(drawn.id)
        assert shown == offered.shown(1, NOON + MINUTE)
        assert shown.clock.due == NOON + MINUTE + TEN.bank


@pytest.mark.parametrize("ends", [False, True])
async def test_a_board_starts_no_clock_that_has_been_stopped_meanwhile(store: Store, ends: bool) -> None:
    async with store.write() as uow:
        drawn = await unseen(uow)
        stop = drawn.resign(by=ANNA.id, at=NOON)
        if not ends:
            stop = (drawn.event(Halted(HaltReason.CHANNEL), NOON),)
        stopped = await uow.matches.append(drawn, stop)
        await uow.matches.show(drawn, 1, NOON + MINUTE)
        assert await uow.matches.find(drawn.id) == stopped
        assert (stopped.clock == OFF) is ends


async def test_a_board_that_is_shown_again_does_not_start_the_clock_again(store: Store) -> None:
    async with store.write() as uow:
        drawn = await unseen(uow)
        shown = await show(uow, drawn, NOON)
        for again in (drawn, shown):
            await uow.matches.show(again, 1, NOON + MINUTE)
            assert await uow.matches.find(drawn.id) == shown
        given = await uow.matches.append(shown, shown.give_time(by=BEN.id, at=NOON + MINUTE))
        for again in (drawn, shown, given):
            await uow.matches.show(again, again.number, NOON + 2 * MINUTE)
            assert await uow.matches.find(drawn.id) == given
        assert given.clock.due == NOON + TEN.bank + MINUTE


# outages


def drawn_clock(rng: random.Random) -> Clock:
    """A clock of any kind; most of them run."""
    due = NOON + rng.randint(-100, 300) * MINUTE + rng.randint(0, 59) * SECOND
    since = rng.choice((None, due - rng.randint(1, 300) * MINUTE))
    notice = rng.choice((None, 5 * MINUTE))
    clock = Clock(due, None, rng.random() < 0.2, HOUR, notice, since)
    return rng.choices((clock, clock.stopped(NOON), OFF), (8, 1, 1))[0]


def drawn_outages(rng: random.Random) -> Sequence[Outage]:
    """Outages that overlap, in any order, with parts of seconds and without."""
    ends = [
        sorted(NOON + rng.randint(-200, 400) * MINUTE + rng.choice((0, 0.5, 0.25)) * SECOND for _ in "ab")
        for _ in range(10)
    ]
    return [Outage(since, until) for since, until in ends]


async def begin_with(uow: UnitOfWork, pace: Pace, clock: Clock) -> Match:
    match = replace(await unseen(uow, pace), clock=clock)
    await uow.matches._connection.execute(queries.UPDATE, state_of(match) | {"match": match.id})
    return match


@pytest.mark.parametrize("pace", [TEN, RESTING])
async def test_an_outage_is_settled_in_stored_clocks_as_in_those_of_the_domain(
    store: Store, pace: Pace
) -> None:
    rng = random.Random(7)
    async with store.write() as uow:
        known = [await begin_with(uow, pace, drawn_clock(rng)) for _ in range(30)]
        found = await uow.matches.find_each([match.id for match in known])
        assert [*found.values()] == known
    changed = 0
    for outage in drawn_outages(rng):
        async with store.write() as uow:
            await uow.matches.settle(outage)
        stored = await clocks(store)
        for number, match in enumerate(known):
            known[number] = match.without([outage])
            changed += known[number] != match
            assert stored[match.id] == known[number].clock, (match.clock, outage)
    assert changed > 60


async def test_an_outage_of_a_process_concerns_the_servers_of_its_shards(store: Store) -> None:
    outage, second = Outage(NOON + MINUTE, NOON + 6 * MINUTE), ShardSet(2, frozenset({1}))
    for pace in (TEN, RESTING):
        async with store.write() as uow:
            here, elsewhere = await add_match(uow, pace=pace), await add_match(uow, ELSEWHERE, pace=pace)
            await uow.matches.settle(outage, second)
            await uow.matches.set_back(MINUTE, second)
        assert await clock_of(store, here) == here.clock
        assert await clock_of(store, elsewhere) != elsewhere.clock


async def test_a_clock_is_read_without_the_current_outage(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow, pace=TEN)
    goes_on = Outage(NOON + MINUTE, NOON + 3 * MINUTE)
    store.outages = lambda: [goes_on]
    async with store.read() as uow:
        assert await uow.matches.find(match.id) == match.without([goes_on])
        assert await uow.matches.running_of(ANNA.id) == [match.without([goes_on])]
    assert await clock_of(store, match) == match.clock


@pytest.mark.parametrize("pace", [TEN, RESTING])
async def test_an_outage_in_which_a_match_was_written_is_given_back_once(store: Store, pace: Pace) -> None:
    async with store.write() as uow:
        match = await add_match(uow, pace=pace)
        other = await add_match(uow, pace=pace)
    sooner, since = Outage(NOON + MINUTE, NOON + 2 * MINUTE), NOON + 3 * MINUTE
    store.outages = lambda: [sooner, Outage(since, NOON + 5 * MINUTE)]
    async with store.write() as uow:
        read = await uow.matches.find(match.id)
        offered = await uow.matches.append(
            read, (read.event(Offered(OfferKind.DRAW), NOON + 5 * MINUTE, by=BEN.id),)
        )
    assert match.clock.due is not None
    assert offered.clock.due == match.clock.due + 3 * MINUTE
    over = [sooner, Outage(since, NOON + 7 * MINUTE)]
    store.outages = lambda: over
    async with store.write() as uow:
        for outage in over:
            await uow.matches.settle(outage)
    store.outages = tuple
    for each in (match, other):
        assert await clock_of(store, each) == each.without(over).clock
        assert (await clock_of(store, each)).due == match.clock.due + 5 * MINUTE


async def test_a_clock_that_starts_in_an_outage_gets_back_the_rest_of_it(store: Store) -> None:
    async with store.write() as uow:
        match = await unseen(uow)
    store.outages = lambda: [Outage(NOON, NOON + 2 * MINUTE)]
    async with store.write() as uow:
        await show(uow, match, NOON + 2 * MINUTE)
    store.outages = tuple
    async with store.write() as uow:
        await uow.matches.settle(Outage(NOON, NOON + 5 * MINUTE))
    assert (await clock_of(store, match)).due == NOON + 5 * MINUTE + TEN.bank


# the machine's clock


async def test_running_clocks_are_set_back_with_the_machines_clock(store: Store) -> None:
    async with store.write() as uow:
        running, waiting = await add_match(uow), await unseen(uow, Pace.ONE)
        over = await add_match(uow)
        over = await uow.matches.append(over, over.resign(by=ANNA.id, at=NOON))
        await uow.matches.set_back(HOUR)
    clock = running.clock
    assert clock.due is not None
    assert await clock_of(store, running) == replace(clock, due=clock.due - HOUR, since=NOON - HOUR)
    assert [await clock_of(store, each) for each in (waiting, over)] == [waiting.clock, OFF]


async def test_clocks_are_read_and_started_by_the_machines_time_before_they_are_set_back(
    store: Store,
) -> None:
    async with store.write() as uow:
        running, waiting = await add_match(uow), await unseen(uow, Pace.ONE)
    store.set_back, now = lambda: HOUR, NOON - HOUR + MINUTE
    async with store.write() as uow:
        shown = await show(uow, waiting, now)
    assert shown.clock.due == now + DAY
    both = [replace(running, clock=running.clock.moved(-HOUR)), shown]
    async with store.read() as uow:
        assert [await uow.matches.find(match.id) for match in both] == both
    async with store.write() as uow:
        await uow.matches.set_back(HOUR)
    store.set_back = timedelta
    async with store.read() as uow:
        assert [await uow.matches.find(match.id) for match in both] == both


async def test_what_was_decided_before_an_outage_was_noticed_is_decided_again(store: Store) -> None:
    """A process that is suspended within a transaction reads the clock afterwards."""
    noticed: list[Outage] = []
    store.outages = lambda: tuple(noticed)
    async with store.write() as uow:
        match = await add_match(uow, pace=TEN)

    async def move() -> None:
        async with store.write() as uow:
            found = await uow.matches.find(match.id)
            noticed.append(Outage(NOON, NOON + timedelta(hours=1)))
            await uow.matches.append(found, found.play(C3, by=ANNA.id, at=NOON + timedelta(hours=1)))

    with pytest.raises(OvertakenError):
        await move()
    async with store.read() as uow:
        assert (await uow.matches.find(match.id)).game.moves == ()
