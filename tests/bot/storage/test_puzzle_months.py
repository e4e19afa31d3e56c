"""Tries at the puzzles of the day: counted once, in the server where they were made, in their month."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from bot.domain import ChannelId, GuildId, Preferences, UserId
from bot.domain.puzzle import PuzzleId
from bot.features.privacy.service import PersonalData
from bot.features.puzzles.month import DailyTry, MonthRow
from bot.features.puzzles.repository import STANDING_MONTH, DailyTryRepository, PuzzleCardRepository
from bot.features.puzzles.service import PuzzleMonths, Puzzling
from bot.services.people import People
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, NOON, Clock
from tests.bot.services.test_puzzles import PUZZLES, Few

THERE = GuildId(HERE.guild + 1)
TODAY = NOON.astimezone(UTC).date()
ONE, TWO = PUZZLES[PuzzleId(1)], PUZZLES[PuzzleId(2)]


def puzzling(store: Store, clock: Clock) -> Puzzling:
    return Puzzling(store, rng=Random(1), collection=Few(), clock=clock)


async def open_day(
    store: Store, puzzle: PuzzleId = ONE.id, day: date = TODAY, guild: GuildId = HERE.guild
) -> None:
    async with store.write() as uow:
        closes_at = datetime.combine(day, NOON.timetz()) + timedelta(days=1)
        await PuzzleCardRepository(uow).add(guild, ChannelId(5), puzzle, closes_at=closes_at, day=day)


async def rows(store: Store, guild: GuildId = HERE.guild, month: date | None = None) -> list[MonthRow]:
    async with store.read() as uow:
        found = await DailyTryRepository(uow).month(guild, month or TODAY.replace(day=1))
    return sorted(found, key=lambda row: row.user)


async def test_a_first_try_and_misses_count_in_the_server_where_they_were_made(store: Store) -> None:
    solving = puzzling(store, Clock())
    await open_day(store)
    await open_day(store, guild=THERE)
    await solving.tried(ANNA.id, ONE, HERE.guild, solved=True)
    await solving.tried(ANNA.id, ONE, THERE, solved=True)  # no first try any more
    for solved in (False, False, True, False):
        await solving.tried(BEN.id, ONE, HERE.guild, solved=solved)
    await solving.tried(CLEO.id, TWO, HERE.guild, solved=True)  # not the puzzle of the day
    assert await rows(store) == [MonthRow(ANNA.id, 1, 0), MonthRow(BEN.id, 0, 2)]
    assert await rows(store, THERE) == [MonthRow(ANNA.id, 0, 0)]


async def test_asking_for_the_solution_is_a_miss_and_solves_nothing(store: Store) -> None:
    solving = puzzling(store, Clock())
    await open_day(store)
    await solving.give_up(ANNA.id, ONE, HERE.guild)
    tried = await solving.tried(ANNA.id, ONE, HERE.guild, solved=True)
    assert await rows(store) == [MonthRow(ANNA.id, 0, 1)]
    assert tried.daily == DailyTry(ONE.id, misses=1)


async def test_a_closed_puzzle_counts_no_more(store: Store) -> None:
    clock = Clock()
    await open_day(store)
    async with store.write() as uow:
        await PuzzleCardRepository(uow).close_due(NOON + timedelta(days=2))
    await puzzling(store, clock).tried(ANNA.id, ONE, HERE.guild, solved=True)
    assert await rows(store) == []


async def test_each_month_has_its_own_days(store: Store) -> None:
    clock = Clock()
    solving, months = puzzling(store, clock), PuzzleMonths(store, clock=clock)
    last = TODAY.replace(day=1) - timedelta(days=1)
    await open_day(store, day=last)
    await open_day(store, TWO.id, day=TODAY.replace(day=1))
    await solving.tried(ANNA.id, ONE, HERE.guild, solved=True)
    await solving.tried(BEN.id, TWO, HERE.guild, solved=True)
    table = await months.table(HERE.guild)
    assert [each.user for each in table.ranking] == [BEN.id]
    assert [each.user for each in table.before] == [ANNA.id]


async def test_a_hidden_profile_is_in_no_table_and_still_has_its_own_row(store: Store) -> None:
    clock = Clock()
    solving, months = puzzling(store, clock), PuzzleMonths(store, clock=clock)
    await open_day(store)
    for person in (ANNA, BEN):
        await solving.tried(person.id, ONE, HERE.guild, solved=True)
    async with store.write() as uow:
        await uow.people.remember(ANNA)
        await uow.people.choose(ANNA.id, replace(Preferences(), private=True))
    assert [each.user for each in (await months.table(HERE.guild)).ranking] == [BEN.id]
    own = await months.own(ANNA.id, HERE.guild)
    assert (own.row, own.is_private) == (MonthRow(ANNA.id, 1, 0), True)


async def test_of_two_tries_at_the_same_moment_one_is_the_first(stores: Sequence[Store]) -> None:
    clock = Clock()
    await open_day(stores[0])
    await asyncio.gather(
        *(puzzling(store, clock).tried(ANNA.id, ONE, HERE.guild, solved=True) for store in stores)
    )
    assert await rows(stores[0]) == [MonthRow(ANNA.id, 1, 0)]


async def test_a_result_is_shared_once_also_by_two_presses_at_the_same_moment(
    stores: Sequence[Store],
) -> None:
    clock = Clock()
    await open_day(stores[0])
    months = [PuzzleMonths(store, clock=clock) for store in stores]
    assert await months[0].begin_sharing(ANNA.id, HERE.guild, ONE.id) is None
    solved = await puzzling(stores[0], clock).tried(ANNA.id, ONE, HERE.guild, solved=True)
    assert solved.daily == DailyTry(ONE.id, first=True, solved=True)
    begun = await asyncio.gather(*(each.begin_sharing(ANNA.id, HERE.guild, ONE.id) for each in months))
    assert len([each for each in begun if each]) == 1
    await months[0].give_up_sharing(ANNA.id, HERE.guild, ONE.id)
    assert await months[1].begin_sharing(ANNA.id, HERE.guild, ONE.id)
    assert await months[0].begin_sharing(ANNA.id, THERE, ONE.id) is None


async def test_days_in_a_row_are_those_of_all_servers(store: Store) -> None:
    clock = Clock()
    for back, guild in enumerate((HERE.guild, THERE, HERE.guild)):
        await open_day(store, PuzzleId(back + 1), TODAY - timedelta(days=back), guild)
        await puzzling(store, clock).tried(ANNA.id, PUZZLES[PuzzleId(back + 1)], guild, solved=True)
    assert (await PuzzleMonths(store, clock=clock).own(ANNA.id, HERE.guild)).days_in_a_row == 3


async def test_a_forgotten_users_tries_go_and_the_standing_table_is_compared_again(store: Store) -> None:
    clock = Clock()
    await open_day(store)
    await puzzling(store, clock).tried(ANNA.id, ONE, HERE.guild, solved=True)
    async with store.write() as uow:
        wanted = await uow.views.want(STANDING_MONTH.key(HERE.guild), HERE.guild, ChannelId(5))
        await uow.views.checked(wanted, clock() + timedelta(hours=1))
        assert await uow.views.due(clock(), {STANDING_MONTH.view}) == []
    await PersonalData(store, People(store, clock=clock), clock=clock).forget(ANNA.id)
    assert await rows(store) == []
    async with store.read() as uow:
        assert await uow.views.due(clock(), {STANDING_MONTH.view}) == [STANDING_MONTH.key(HERE.guild)]


@pytest.mark.parametrize("user", [ANNA.id, UserId(77)])
async def test_who_has_tried_nothing_has_an_empty_row(store: Store, user: UserId) -> None:
    own = await PuzzleMonths(store, clock=Clock()).own(user, HERE.guild)
    assert (own.row, own.days_in_a_row, own.is_private) == (MonthRow(user, 0, 0), 0, False)
