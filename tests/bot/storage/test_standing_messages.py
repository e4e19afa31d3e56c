"""When standing messages are compared again, whatever happens while they are compared."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from bot.domain import ChannelId
from bot.domain.view import View, ViewState
from bot.features.ratings.repository import STANDING_TABLE
from bot.storage import Store, UnitOfWork
from bot.storage.standing_messages import all_standing_changed, standing_changed
from tests.bot.company import ANNA, HERE, Clock
from tests.bot.storage.begun import add_match

HOUR = timedelta(hours=1)
RATINGS = STANDING_TABLE.key(HERE.guild)

Happens = Callable[[UnitOfWork, datetime], Awaitable[object]]


async def placed(store: Store) -> View:
    """A standing message in a server in which Anna plays, as the comparison reads it."""
    async with store.write() as uow:
        await add_match(uow)
        return await uow.views.want(RATINGS, HERE.guild, HERE.channel)


async def forget(uow: UnitOfWork, _: datetime) -> None:
    await uow.people.forget(ANNA.id)


async def change(uow: UnitOfWork, at: datetime) -> None:
    await standing_changed(uow.views, STANDING_TABLE, HERE.guild, at)


async def change_all(uow: UnitOfWork, at: datetime) -> None:
    await all_standing_changed(uow.views, STANDING_TABLE, at)


async def move(uow: UnitOfWork, _: datetime) -> None:
    await uow.views.want(RATINGS, HERE.guild, ChannelId(99))


@pytest.mark.parametrize("happens", [forget, change, change_all, move])
async def test_what_happens_during_a_comparison_leads_to_another_one_soon(
    store: Store, happens: Happens
) -> None:
    clock = Clock()
    standing = await placed(store)
    async with store.write() as uow:
        await happens(uow, clock())
    async with store.write() as uow:
        await uow.views.checked(standing, clock() + HOUR)
    clock.now += timedelta(minutes=11)
    async with store.read() as uow:
        assert await uow.views.due(clock(), {STANDING_TABLE.view}) == [RATINGS]


@pytest.mark.parametrize("happens", [forget, change, change_all, move])
async def test_what_a_comparison_has_seen_leads_to_no_other_one(store: Store, happens: Happens) -> None:
    clock = Clock()
    await placed(store)
    async with store.write() as uow:
        await happens(uow, clock())
        for view in await uow.views.all_of(RATINGS):
            if view.state is ViewState.CURRENT:
                await uow.views.checked(view, clock() + HOUR)
            else:
                await uow.views.forget(view)
    clock.now += timedelta(minutes=11)
    async with store.read() as uow:
        assert await uow.views.due(clock(), {STANDING_TABLE.view}) == []
