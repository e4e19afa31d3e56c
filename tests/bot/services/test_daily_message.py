"""The next message of the day is planned once, no matter who plans it."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import PingWhen
from bot.domain.preferences import DailyHour
from bot.features.daily_message.repository import DAILY
from bot.features.daily_message.service import DailyMessages, plan_message
from bot.services import Matches, People
from bot.storage import Store
from tests.bot.company import ANNA, BEN, NOON, Clock
from tests.bot.played import C3
from tests.bot.services.conftest import Begin


@pytest.fixture(autouse=True)
def planned(store: Store) -> None:
    if plan_message not in store.subscriptions.preferences:
        store.subscriptions.on_preferences(plan_message)


async def keys(store: Store) -> list[str]:
    async with store.read() as uow:
        return sorted(await uow.direct_messages.keys(DAILY, BEN.id))


async def test_another_hour_replaces_the_planned_message_and_another_choice_drops_it(
    people: People, store: Store, clock: Clock
) -> None:
    clock.now = NOON
    await people.choose(BEN.id, lambda was: replace(was, when=PingWhen.DAILY))
    assert await keys(store) == [(NOON + timedelta(hours=6)).isoformat()]
    await people.choose(BEN.id, lambda was: replace(was, daily=DailyHour(7), rotated=True))
    assert await keys(store) == [(NOON + timedelta(hours=19)).isoformat()]
    await people.choose(BEN.id, lambda was: replace(was, rotated=False))
    assert await keys(store) == [(NOON + timedelta(hours=19)).isoformat()]
    await people.choose(BEN.id, lambda was: replace(was, when=PingWhen.NEVER))
    assert await keys(store) == []


async def test_two_processes_plan_the_next_message_once(
    begin: Begin, service: Matches, people: People, store: Store, clock: Clock
) -> None:
    await people.choose(BEN.id, lambda was: replace(was, when=PingWhen.DAILY))
    match = await begin()
    await service.play(match.id, C3, by=ANNA.id)
    clock.now = NOON.replace(hour=18) + timedelta(days=1)
    before = set(await keys(store))
    messages = DailyMessages(store, clock=clock)
    both = await asyncio.gather(*(messages.waiting_for(BEN.id) for _ in range(2)))
    assert [[each.id for each in waiting] for waiting in both] == [[match.id], [match.id]]
    assert set(await keys(store)) - before == {(clock.now + timedelta(days=1)).isoformat()}
