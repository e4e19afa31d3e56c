"""The digest on both databases, with two processes at once."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

from bot.domain.results import results_of
from bot.features.digest.repository import DIGESTS_DUE, EDITION, DigestRepository
from bot.features.digest.service import Digests
from bot.features.digest.week import LATEST, Schedule, Swing
from bot.features.ratings.repository import RatingRepository
from bot.storage import Store
from bot.storage.views import ROWS, views
from tests.bot.company import ANNA, HERE, NOON, Clock
from tests.bot.storage.begun import add_match


async def editions(store: Store) -> list[str]:
    """The weeks whose digests are wanted."""
    async with store.read() as uow:
        rows = await uow.connection.execute(views.select().where(ROWS.kind == EDITION))
        return [row.part for row in rows]


async def played(store: Store, clock: Clock) -> None:
    """Store a finished game of people."""
    async with store.write() as uow:
        match = await add_match(uow)
        ended = match.followed_by(match.resign(by=ANNA.id, at=clock.now))
        await RatingRepository(uow).add_results(match.id, results_of(ended), counts=True)


async def test_two_processes_publish_a_week_once(stores: Sequence[Store]) -> None:
    clock = Clock()
    here, there = (Digests(store, clock=clock) for store in stores)
    await here.choose(HERE.guild, HERE.channel, by=ANNA.id)
    await played(stores[0], clock)
    following = Schedule().next_after(clock.now)
    clock.now = following
    await asyncio.gather(here.publish_due(), there.publish_due(), here.publish_due())
    assert len(await editions(stores[1])) == 1
    async with stores[1].read() as uow:
        assert (await uow.times.due())[DIGESTS_DUE] == following + timedelta(weeks=1)
    clock.now = following + timedelta(weeks=1)
    await there.publish_due()
    assert len(await editions(stores[0])) == 1, "nobody has played in the second week"


async def test_what_is_late_by_days_is_left_out(stores: Sequence[Store]) -> None:
    clock = Clock()
    digests = Digests(stores[0], clock=clock)
    await digests.choose(HERE.guild, HERE.channel, by=ANNA.id)
    await played(stores[0], clock)
    clock.now = Schedule().next_after(clock.now) + LATEST + timedelta(minutes=1)
    await digests.publish_due()
    assert await editions(stores[0]) == []


async def test_the_swings_of_games_that_a_server_shows_come_largest_first(store: Store) -> None:
    clock = Clock()
    await played(store, clock)
    await played(store, clock)
    async with store.write() as uow:
        rows = await DigestRepository(uow).heads(HERE.guild, NOON, NOON + timedelta(days=1))
        first, second = sorted(head.id for head in rows)
        await DigestRepository(uow).keep(first, NOON, Swing(60, 0.5, 0.4))
        await DigestRepository(uow).keep(second, NOON, Swing(61, 0.2, 0.9))
        await DigestRepository(uow).keep(second, NOON, Swing(62, 0.2, 0.3))
        found = await DigestRepository(uow).measured(HERE.guild, NOON, NOON + timedelta(days=1))
        assert [(each.match, each.swing.ply) for each in found] == [(second, 61), (first, 60)]
        assert await DigestRepository(uow).measured(HERE.guild, NOON + timedelta(days=1), NOON) == []
