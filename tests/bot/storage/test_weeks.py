"""The board of the week on both databases, with two processes at once."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

from bot.domain import ChannelId, GuildId, Person
from bot.domain.ids import EVERY_SERVER
from bot.features.board_of_the_week.repository import BestGame, WeekRepository
from bot.features.board_of_the_week.service import WeeklyBoards, WeekResult
from bot.features.board_of_the_week.week import NO_SECRET, OPPONENTS, Result, Week
from bot.services import Timekeeping
from bot.storage import Store
from tests.bot.company import A_BOT, ABROAD, ANNA, BEN, CLEO, HERE, NOON, Clock
from tests.bot.refused import reasons_of
from tests.bot.services.kept import kept_match
from tests.bot.weekly import board_of

TIMES = 5
"""Repetitions: on a database with several writers, which one comes first is random."""

WEEK = Week.of(NOON)

EASY, MIDDLE, HARD = OPPONENTS


async def test_of_two_presses_at_once_for_two_opponents_one_begins_a_persons_try(
    stores: Sequence[Store],
) -> None:
    clock = Clock()
    here, there = (WeeklyBoards(store, clock=clock) for store in stores)
    for _ in range(TIMES):
        begun = await asyncio.gather(
            here.begin(HERE.guild, ANNA, A_BOT, ChannelId(77), EASY),
            there.begin(ABROAD.guild, ANNA, A_BOT, ChannelId(77), HARD),
        )
        assert begun[0].match.id == begun[1].match.id
        (first,) = [each for each in begun if each.is_new]
        assert {each.own.opponent for each in begun} == {first.own.opponent}
        assert first.match.computer is not None
        assert first.match.computer.level == first.own.opponent.level
        assert sorted(each.is_new for each in begun) == [False, True]
        clock.go_on(days=7)


async def test_the_secret_of_the_boards_is_drawn_once(stores: Sequence[Store]) -> None:
    boards = [WeeklyBoards(store, clock=Clock()) for store in stores]
    await asyncio.gather(*(each.keep_secret(str(number)) for number, each in enumerate(boards)))
    kept = [(await board_of(store, WEEK)).game for store in stores]
    assert kept[0] == kept[1] != NO_SECRET.board(WEEK).game
    await boards[0].keep_secret("9")
    assert (await board_of(stores[0], WEEK)).game == kept[0]


async def test_two_processes_close_a_week_once(stores: Sequence[Store]) -> None:
    clock = Clock()
    here, there = (WeeklyBoards(store, clock=clock) for store in stores)
    matches = [
        (await here.begin(HERE.guild, person, A_BOT, ChannelId(person.id + 70), MIDDLE)).match
        for person in (ANNA, BEN)
    ]
    clock.go_on(days=7)
    ended = [each for store in stores for each in await Timekeeping(store, clock=clock).end_due()]
    assert [match.id for match in ended] == [match.id for match in matches]
    await asyncio.gather(here.close_due(), there.close_due())
    for match in matches:
        assert len((await kept_match(stores[1], match.id)).events) == len(match.events) + 1
    async with stores[0].read() as uow:
        assert await WeekRepository(uow).past(most=2) == [WEEK]


async def test_of_two_presses_at_once_one_shares_a_result(stores: Sequence[Store]) -> None:
    here, there = (WeeklyBoards(store, clock=Clock()) for store in stores)
    answers = await asyncio.gather(
        here.begin_sharing(WEEK, ANNA.id, HERE.guild),
        there.begin_sharing(WEEK, ANNA.id, HERE.guild),
        return_exceptions=True,
    )
    assert len(reasons_of(answers)) == 1


async def test_everything_about_a_week_is_read_as_it_was_written(store: Store) -> None:
    clock = Clock()
    boards = WeeklyBoards(store, clock=clock)
    match = (await boards.begin(HERE.guild, ANNA, A_BOT, ChannelId(77), HARD)).match
    async with store.write() as uow:
        await WeekRepository(uow).finish(match.id, NOON, -7)
    async with store.read() as uow:
        repository = WeekRepository(uow)
        own = await repository.try_of(WEEK, ANNA.id)
        assert own is not None
        assert (own.match, own.finished_at, own.result) == (match.id, NOON, Result(HARD, -7))
        assert await repository.tries(WEEK, HERE.guild) == [own]
        assert await repository.tries(WEEK, GuildId(99)) == []
        assert await repository.standing(WEEK, HARD.handicap - 7) == (0, 1)
        assert await repository.standing(WEEK, HARD.handicap - 8) == (1, 1)
        assert not await repository.is_shared(WEEK, HERE.guild, ANNA.id)
        assert await repository.servers_of(WEEK, ANNA.id) == [HERE.guild]
        assert await repository.last_in(HERE.guild) is None
    assert (await kept_match(store, match.id)).occasion == WEEK.occasion
    clock.now = WEEK.ends_at + timedelta(hours=1)
    await boards.close_due()
    best = BestGame((await board_of(store, WEEK)).game, Result(MIDDLE, 3))
    await boards.keep_best(WEEK, best)
    async with store.read() as uow:
        assert await WeekRepository(uow).last_in(HERE.guild) == WEEK
        assert await WeekRepository(uow).best(WEEK) == best


async def test_the_latest_result_is_seen_by_those_who_may_compare_it(store: Store) -> None:
    clock = Clock()
    boards = WeeklyBoards(store, clock=clock)

    async def finish(person: Person, margin: int | None) -> None:
        match = (await boards.begin(HERE.guild, person, A_BOT, ChannelId(person.id + 70), EASY)).match
        async with store.write() as uow:
            await WeekRepository(uow).finish(match.id, clock(), margin)

    async def seen(viewer: Person, guild: GuildId = HERE.guild) -> WeekResult | None:
        return await boards.latest_result(ANNA.id, viewer.id, guild)

    assert await seen(ANNA) is None
    await finish(ANNA, -7)
    assert await seen(ANNA) == await seen(ANNA, EVERY_SERVER) == WeekResult(WEEK, Result(EASY, -7))
    assert await seen(BEN) is None
    await finish(BEN, 3)
    assert await seen(BEN) == WeekResult(WEEK, Result(EASY, -7))
    assert await seen(BEN, ABROAD.guild) is await seen(BEN, EVERY_SERVER) is await seen(CLEO) is None
    clock.now = WEEK.ends_at
    assert await seen(CLEO) == WeekResult(WEEK, Result(EASY, -7))
    await finish(ANNA, 9)
    assert await seen(ANNA) == WeekResult(WEEK.next, Result(EASY, 9))
    assert await seen(CLEO) == WeekResult(WEEK, Result(EASY, -7))
    clock.now = WEEK.next.ends_at
    await finish(ANNA, None)
    assert await seen(ANNA) == WeekResult(WEEK.next, Result(EASY, 9))


async def test_tries_of_several_people_begin_at_the_same_moment_without_waiting_for_each_other(
    postgres_url: str,
) -> None:
    store = Store.connected(postgres_url)
    try:
        boards = WeeklyBoards(store, clock=Clock())
        await boards.begin(HERE.guild, ANNA, A_BOT, ChannelId(77), EASY)
        async with store.write() as uow:
            await uow.people.remember(A_BOT)  # as another beginning does that hasn't ended yet
            assert (await boards.begin(HERE.guild, BEN, A_BOT, ChannelId(78), EASY)).is_new
    finally:
        await store.close()
