"""When standing messages are compared again, whatever happens while they are compared."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from bot.domain import ChannelId
from bot.domain.standing_messages import StandingKind, StandingMessage
from bot.storage import Store, UnitOfWork
from bot.storage.standing_messages import StandingMessageRepository
from tests.bot.company import ANNA, HERE, NOON, Clock
from tests.bot.storage.begun import add_match

HOUR = timedelta(hours=1)
KIND = StandingKind.RATINGS

Happens = Callable[[UnitOfWork, datetime], Awaitable[object]]


async def placed(store: Store) -> StandingMessage:
    """A standing message in a server in which Anna plays, as the comparison reads it."""
    async with store.write() as uow:
        await add_match(uow)
        await StandingMessageRepository(uow).place(HERE.guild, KIND, HERE.channel, NOON)
        found = await StandingMessageRepository(uow).find(HERE.guild, KIND)
    assert found
    return found


async def forget(uow: UnitOfWork, _: datetime) -> None:
    await uow.people.forget(ANNA.id)


async def change(uow: UnitOfWork, at: datetime) -> None:
    await StandingMessageRepository(uow).changed(HERE.guild, KIND, at)


async def change_all(uow: UnitOfWork, at: datetime) -> None:
    await StandingMessageRepository(uow).all_changed(KIND, at)


async def move(uow: UnitOfWork, _: datetime) -> None:
    await StandingMessageRepository(uow).place(HERE.guild, KIND, ChannelId(99), NOON)


@pytest.mark.parametrize("happens", [forget, change, change_all, move])
async def test_what_happens_during_a_comparison_leads_to_another_one_soon(
    store: Store, happens: Happens
) -> None:
    clock = Clock()
    standing = await placed(store)
    async with store.write() as uow:
        await happens(uow, clock())
    async with store.write() as uow:
        await StandingMessageRepository(uow).checked(standing, clock() + HOUR, None)
    clock.now += timedelta(minutes=11)
    async with store.read() as uow:
        assert await StandingMessageRepository(uow).due(clock()) == [(HERE.guild, KIND)]


@pytest.mark.parametrize("happens", [forget, change, change_all, move])
async def test_what_a_comparison_has_seen_leads_to_no_other_one(store: Store, happens: Happens) -> None:
    clock = Clock()
    await placed(store)
    async with store.write() as uow:
        await happens(uow, clock())
        standing = await StandingMessageRepository(uow).find(HERE.guild, KIND)
        assert standing
        await StandingMessageRepository(uow).checked(standing, clock() + HOUR, None)
    clock.now += timedelta(minutes=11)
    async with store.read() as uow:
        assert await StandingMessageRepository(uow).due(clock()) == []
