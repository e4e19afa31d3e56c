"""The choices of watchers, and their notifications."""

from dataclasses import replace

import pytest

from bot.domain import Match, NotificationLevel, Watcher
from bot.domain.refusals import RefusalReason
from bot.features.watching.refusals import WATCHED_OWN_MATCH
from bot.features.watching.repository import WatcherRepository
from bot.features.watching.service import Watching
from bot.storage import Store
from tests.bot.company import ABROAD, ANNA, ANNA_WHITE, BEN, CLEO, HERE, NEXT_DOOR
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.refused import refuses

GAME = recorded()[0]
PLIES = len(GAME.moves)


@pytest.fixture
def watching(store: Store) -> Watching:
    return Watching(store)


async def begun(store: Store, plies: int = 0) -> Match:
    match = match_of(first_plies(GAME, plies))
    async with store.write() as uow:
        return await uow.matches.add(HERE, ANNA_WHITE, match.setup, match.events)


async def test_what_was_before_one_began_to_watch_is_not_shown(watching: Watching, store: Store) -> None:
    match = await begun(store, 7)
    assert await watching.find(match.id, CLEO.id) == (match, None)
    _, watcher = await watching.watch(match.id, CLEO, lambda new: new)
    assert watcher == Watcher(match.id, CLEO.id, told=match.number)
    assert await watching.find(match.id, CLEO.id) == (match, watcher)


async def test_a_change_keeps_what_was_shown(watching: Watching, store: Store) -> None:
    match = await begun(store, 7)
    async with store.write() as uow:
        await WatcherRepository(uow).save(Watcher(match.id, CLEO.id, told=3))
    _, watcher = await watching.watch(match.id, CLEO, lambda old: replace(old, level=NotificationLevel.END))
    assert watcher == Watcher(match.id, CLEO.id, NotificationLevel.END, told=3)


async def test_somebody_who_could_not_be_told_begins_again(watching: Watching, store: Store) -> None:
    match = await begun(store, 7)
    async with store.write() as uow:
        await WatcherRepository(uow).save(
            Watcher(match.id, CLEO.id, NotificationLevel.CUTS, told=3, lost=True)
        )
    _, watcher = await watching.watch(match.id, CLEO, lambda old: old)
    assert watcher == Watcher(match.id, CLEO.id, NotificationLevel.CUTS, told=match.number)


async def test_players_do_not_watch_their_own_match(watching: Watching, store: Store) -> None:
    match = await begun(store)
    for player in (ANNA, BEN):
        with refuses(WATCHED_OWN_MATCH):
            await watching.watch(match.id, player, lambda new: new)


async def test_what_is_over_or_does_not_exist_is_not_watched(watching: Watching, store: Store) -> None:
    over = await begun(store, PLIES)
    with refuses(RefusalReason.MATCH_OVER):
        await watching.watch(over.id, CLEO, lambda new: new)
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await watching.watch(type(over.id)(99), CLEO, lambda new: new)


async def test_what_one_watches_is_listed_by_server(watching: Watching, store: Store) -> None:
    matches = [await begun(store) for _ in range(2)]
    for match in reversed(matches):
        await watching.watch(match.id, CLEO, lambda new: new)
    assert [match for match, _ in await watching.watched_by(CLEO.id, NEXT_DOOR.guild)] == matches
    assert await watching.watched_by(CLEO.id, ABROAD.guild) == []
    await watching.stop([matches[0].id], CLEO.id)
    assert [match for match, _ in await watching.watched_by(CLEO.id, HERE.guild)] == matches[1:]
