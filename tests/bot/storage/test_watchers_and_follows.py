"""Watchers and channels for spectators are read as they were written."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import (
    ChannelId,
    Follow,
    GuildId,
    Match,
    MatchId,
    Means,
    Message,
    MessageId,
    NotificationLevel,
    UserId,
    Venue,
    Watcher,
)
from bot.domain.cluster import SHARD_BITS, ShardSet
from bot.domain.events import Resigned
from bot.domain.ids import NO_SERVER
from bot.domain.spectators import RESULTS_FOR
from bot.domain.view import View, ViewKey
from bot.features.spectator_channels.repository import LIVE, RESULT, FollowRepository, live_key, result_key
from bot.features.watching import repository as watching
from bot.features.watching.repository import WatcherRepository
from bot.storage import Store
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, NOON
from tests.bot.storage.begun import new_match

STAGE = ChannelId(77)
FOLLOW = Follow(HERE.guild, STAGE, NOON)


async def ended(store: Store, venue: Venue = HERE, *, hours: float = 1) -> Match:
    """A match that ended some hours after noon."""
    match = await new_match(store, venue)
    async with store.write() as uow:
        over = match.event(Resigned(), NOON + timedelta(hours=hours), by=ANNA.id)
        return await uow.matches.append(match, (over,))


# watchers


async def test_those_who_see_a_match_in_another_server_are_notified_by_the_process_of_that_one(
    store: Store,
) -> None:
    elsewhere = GuildId((NO_SERVER + 1) << SHARD_BITS)
    match = await new_match(store, Venue(NO_SERVER, STAGE))
    async with store.write() as uow:
        await WatcherRepository(uow).save(Watcher(match.id, CLEO.id, guild=elsewhere))
    home, other = (ShardSet(2, frozenset({shard})) for shard in (0, 1))
    async with store.read(home) as uow:
        assert await WatcherRepository(uow).of(match.id) == []
        assert await WatcherRepository(uow).behind() == []
    store.shard_set = home
    async with store.write() as uow:
        await WatcherRepository(uow).call_elsewhere(match.id, NOON)
    async with store.read(other) as uow:
        repository = WatcherRepository(uow)
        assert [each.user for each in await repository.of(match.id)] == [CLEO.id]
        assert await repository.behind() == await repository.due(NOON) == [match.id]
        assert (await repository.of_user(CLEO.id, elsewhere))[0].guild == elsewhere


async def test_those_who_were_told_least_come_first(store: Store) -> None:
    match = await new_match(store)
    watchers = [
        Watcher(match.id, UserId(3), told=5),
        Watcher(match.id, UserId(2), NotificationLevel.CUTS, Means.THREAD, told=1, lost=True),
        Watcher(match.id, UserId(1), told=5),
    ]
    async with store.write() as uow:
        for watcher in watchers:
            await WatcherRepository(uow).save(watcher)
        assert await WatcherRepository(uow).of(match.id) == [watchers[1], watchers[2], watchers[0]]
        await WatcherRepository(uow).told(match.id, [UserId(1), UserId(2)], 7)
        assert [(each.user, each.told) for each in await WatcherRepository(uow).of(match.id)] == [
            (3, 5),
            (1, 7),
            (2, 7),
        ]
        await WatcherRepository(uow).stop(match.id, UserId(1), UserId(3))
        assert [each.user for each in await WatcherRepository(uow).of(match.id)] == [2]


async def test_only_those_who_can_be_told_are_behind(store: Store) -> None:
    match, other = await new_match(store), await new_match(store)
    async with store.write() as uow:
        await WatcherRepository(uow).save(Watcher(match.id, CLEO.id, told=match.number))
        await WatcherRepository(uow).save(Watcher(other.id, CLEO.id, told=0))
        assert await WatcherRepository(uow).behind() == [other.id]
        await WatcherRepository(uow).lose(other.id, [CLEO.id])
        assert await WatcherRepository(uow).behind() == []
        assert (await WatcherRepository(uow).find(other.id, CLEO.id)) == Watcher(other.id, CLEO.id, lost=True)


async def test_somebody_who_was_put_off_is_due_at_that_moment_and_once(store: Store) -> None:
    match = await new_match(store)
    async with store.write() as uow:
        await WatcherRepository(uow).save(Watcher(match.id, CLEO.id))
        await WatcherRepository(uow).put_off(match.id, CLEO.id, NOON)
        assert await WatcherRepository(uow).due(NOON - timedelta(seconds=1)) == []
        assert await WatcherRepository(uow).due(NOON) == [match.id]
        await WatcherRepository(uow).told(match.id, [CLEO.id], match.number)
        assert await WatcherRepository(uow).due(NOON) == []


async def test_whoever_is_to_be_told_by_now_is_due_no_more_even_where_there_is_no_news(
    store: Store,
) -> None:
    match = await new_match(store)
    async with store.write() as uow:
        for user, until in ((CLEO.id, NOON), (ANNA.id, NOON + timedelta(hours=1))):
            await WatcherRepository(uow).save(Watcher(match.id, user))
            await WatcherRepository(uow).put_off(match.id, user, until)
        await WatcherRepository(uow).resume(NOON)
        assert await WatcherRepository(uow).due(NOON) == []
        assert (await uow.times.due())[watching.DUE] == NOON + timedelta(hours=1)


async def test_people_are_told_how_many_matches_they_watch_and_channels_concern_them(store: Store) -> None:
    for match in (await new_match(store), await new_match(store, ABROAD)):
        async with store.write() as uow:
            await WatcherRepository(uow).save(Watcher(match.id, CLEO.id))
    follows = (replace(FOLLOW, player=CLEO.id, manager=CLEO.id), replace(FOLLOW, channel=ChannelId(78)))
    async with store.write() as uow:
        for follow in follows:
            await FollowRepository(uow).save(follow)
        assert await WatcherRepository(uow).count(CLEO.id) == 2
        assert await FollowRepository(uow).count(CLEO.id) == 1
        assert (await WatcherRepository(uow).count(BEN.id), await FollowRepository(uow).count(BEN.id)) == (
            0,
            0,
        )


async def test_somebody_who_stopped_meanwhile_does_not_come_back(store: Store) -> None:
    match = await new_match(store)
    async with store.write() as uow:
        await WatcherRepository(uow).told(match.id, [CLEO.id], 1)
        await WatcherRepository(uow).lose(match.id, [CLEO.id])
        await WatcherRepository(uow).put_off(match.id, CLEO.id, NOON)
        assert await WatcherRepository(uow).of(match.id) == []


# channels for spectators


async def test_a_follow_is_kept_as_it_was_set(store: Store) -> None:
    changed = replace(FOLLOW, player=CLEO.id, results_only=True, manager=BEN.id)
    async with store.write() as uow:
        for follow in (FOLLOW, changed):
            await FollowRepository(uow).save(follow)
            assert await FollowRepository(uow).find(STAGE) == follow
        assert await FollowRepository(uow).on(HERE.guild) == [changed]
        assert await FollowRepository(uow).on(ABROAD.guild) == []
        await FollowRepository(uow).stop(STAGE)
        assert await FollowRepository(uow).find(STAGE) is None


async def show(store: Store, of: ViewKey, *, shown: int = 1) -> View:
    """Record a message in a channel for spectators."""
    channel = ChannelId(int(of.part))
    view = View(of, HERE.guild, channel, Message(channel, MessageId(500)), shown)
    async with store.write() as uow:
        return await uow.views.record(view)


async def to_look_at(store: Store, *, after: timedelta = timedelta(hours=2)) -> list[MatchId]:
    async with store.read() as uow:
        return list(await FollowRepository(uow).to_look_at(STAGE, NOON + after))


async def test_a_channel_looks_at_running_matches_and_at_new_results_of_its_server(store: Store) -> None:
    async with store.write() as uow:
        await FollowRepository(uow).save(FOLLOW)
    running = await new_match(store, NEXT_DOOR)
    await ended(store, hours=-1)
    result = await ended(store)
    for elsewhere in (new_match, ended):
        await elsewhere(store, ABROAD)
    assert await to_look_at(store) == [running.id, result.id]
    assert await to_look_at(store, after=RESULTS_FOR + timedelta(hours=2)) == [running.id]
    for channel, left in ((ChannelId(78), [running.id, result.id]), (STAGE, [running.id])):
        await show(store, result_key(result.id, channel))
        assert await to_look_at(store) == left


async def test_a_live_board_is_looked_at_until_it_is_gone_whoever_follows(store: Store) -> None:
    match = await ended(store, ABROAD)
    live = await show(store, live_key(match.id, STAGE))
    assert await to_look_at(store) == [match.id]
    await show(store, result_key(match.id, STAGE))
    async with store.write() as uow:
        assert await FollowRepository(uow).channels() == [STAGE]
        await uow.views.forget(live)
        assert await FollowRepository(uow).channels() == []
    assert await to_look_at(store) == []


async def test_a_channel_does_not_look_at_what_others_show(store: Store) -> None:
    match = await ended(store, ABROAD)
    await show(store, live_key(match.id, ChannelId(78)))
    async with store.read() as uow:
        assert await FollowRepository(uow).channels() == [78]
    assert await to_look_at(store) == []


@pytest.mark.parametrize("user", [ANNA.id, BEN.id])
@pytest.mark.parametrize("key", [live_key, result_key])
async def test_a_forgotten_player_is_taken_off_live_boards_and_results(
    store: Store, user: UserId, key: Callable[[MatchId, ChannelId], ViewKey]
) -> None:
    match = await ended(store)
    await show(store, key(match.id, STAGE), shown=match.number)
    async with store.write() as uow:
        await uow.people.forget(user)
        assert await uow.views.due(NOON, {LIVE, RESULT}) == [key(match.id, STAGE)]
        assert await FollowRepository(uow).channels() == [STAGE]
    assert await to_look_at(store) == [match.id]


async def test_a_forgotten_person_is_no_longer_followed_and_manages_no_channel(store: Store) -> None:
    other = replace(FOLLOW, channel=ChannelId(78), manager=CLEO.id)
    async with store.write() as uow:
        await FollowRepository(uow).save(replace(FOLLOW, player=CLEO.id))
        await FollowRepository(uow).save(other)
        await uow.people.forget(CLEO.id)
        assert await FollowRepository(uow).on(HERE.guild) == [replace(other, manager=None)]
