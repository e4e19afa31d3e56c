"""Watchers and channels for spectators come out of the books as they went in."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.matches import (
    ChannelId,
    Due,
    Follow,
    Match,
    MatchId,
    Means,
    MessageId,
    Occasion,
    SpectatorMessage,
    UserId,
    Venue,
    Watcher,
)
from bot.matches.events import Resigned
from bot.matches.follow import RESULTS_FOR
from bot.storage import SqlStore
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, NOON
from tests.bot.storage.begun import new_match

STAGE = ChannelId(77)
FOLLOW = Follow(HERE.guild, STAGE, NOON)


async def ended(store: SqlStore, venue: Venue = HERE, *, hours: float = 1) -> Match:
    """A match that ended some hours after noon."""
    match = await new_match(store, venue)
    async with store.write() as ledger:
        over = match.event(Resigned(), NOON + timedelta(hours=hours), by=ANNA.id)
        return await ledger.matches.append(match, (over,))


# watchers


async def test_those_who_were_told_least_come_first(store: SqlStore) -> None:
    match = await new_match(store)
    watchers = [
        Watcher(match.id, UserId(3), told=5),
        Watcher(match.id, UserId(2), Occasion.CUTS, Means.THREAD, told=1, lost=True),
        Watcher(match.id, UserId(1), told=5),
    ]
    async with store.write() as ledger:
        for watcher in watchers:
            await ledger.watchers.save(watcher)
        assert await ledger.watchers.of(match.id) == [watchers[1], watchers[2], watchers[0]]
        await ledger.watchers.told(match.id, [UserId(1), UserId(2)], 7)
        assert [(each.user, each.told) for each in await ledger.watchers.of(match.id)] == [
            (3, 5),
            (1, 7),
            (2, 7),
        ]
        await ledger.watchers.stop(match.id, UserId(1), UserId(3))
        assert [each.user for each in await ledger.watchers.of(match.id)] == [2]


async def test_only_those_who_can_be_told_are_behind(store: SqlStore) -> None:
    match, other = await new_match(store), await new_match(store)
    async with store.write() as ledger:
        await ledger.watchers.save(Watcher(match.id, CLEO.id, told=match.number))
        await ledger.watchers.save(Watcher(other.id, CLEO.id, told=0))
        assert await ledger.watchers.behind() == [other.id]
        await ledger.watchers.lose(other.id, [CLEO.id])
        assert await ledger.watchers.behind() == []
        assert (await ledger.watchers.find(other.id, CLEO.id)) == Watcher(other.id, CLEO.id, lost=True)


async def test_somebody_who_was_put_off_is_due_at_that_moment_and_once(store: SqlStore) -> None:
    match = await new_match(store)
    async with store.write() as ledger:
        await ledger.watchers.save(Watcher(match.id, CLEO.id))
        await ledger.watchers.put_off(match.id, CLEO.id, NOON)
        assert await ledger.watchers.due(NOON - timedelta(seconds=1)) == []
        assert await ledger.watchers.due(NOON) == [match.id]
        await ledger.watchers.told(match.id, [CLEO.id], match.number)
        assert await ledger.watchers.due(NOON) == []


async def test_whoever_is_to_be_told_by_now_is_due_no_more_even_where_there_is_no_news(
    store: SqlStore,
) -> None:
    match = await new_match(store)
    async with store.write() as ledger:
        for user, until in ((CLEO.id, NOON), (ANNA.id, NOON + timedelta(hours=1))):
            await ledger.watchers.save(Watcher(match.id, user))
            await ledger.watchers.put_off(match.id, user, until)
        await ledger.watchers.resume(NOON)
        assert await ledger.watchers.due(NOON) == []
        assert (await ledger.times.due())[Due.WATCHERS] == NOON + timedelta(hours=1)


async def test_people_are_told_how_many_matches_they_watch_and_channels_concern_them(store: SqlStore) -> None:
    for match in (await new_match(store), await new_match(store, ABROAD)):
        async with store.write() as ledger:
            await ledger.watchers.save(Watcher(match.id, CLEO.id))
    follows = (replace(FOLLOW, player=CLEO.id, manager=CLEO.id), replace(FOLLOW, channel=ChannelId(78)))
    async with store.write() as ledger:
        for follow in follows:
            await ledger.follows.save(follow)
        assert await ledger.watchers.count(CLEO.id) == 2
        assert await ledger.follows.count(CLEO.id) == 1
        assert (await ledger.watchers.count(BEN.id), await ledger.follows.count(BEN.id)) == (0, 0)


async def test_somebody_who_stopped_meanwhile_does_not_come_back(store: SqlStore) -> None:
    match = await new_match(store)
    async with store.write() as ledger:
        await ledger.watchers.told(match.id, [CLEO.id], 1)
        await ledger.watchers.lose(match.id, [CLEO.id])
        await ledger.watchers.put_off(match.id, CLEO.id, NOON)
        assert await ledger.watchers.of(match.id) == []


# channels for spectators


async def test_a_follow_is_kept_as_it_was_set(store: SqlStore) -> None:
    changed = replace(FOLLOW, player=CLEO.id, results_only=True, manager=BEN.id)
    async with store.write() as ledger:
        for follow in (FOLLOW, changed):
            await ledger.follows.save(follow)
            assert await ledger.follows.find(STAGE) == follow
        assert await ledger.follows.on(HERE.guild) == [changed]
        assert await ledger.follows.on(ABROAD.guild) == []
        await ledger.follows.stop(STAGE)
        assert await ledger.follows.find(STAGE) is None


async def test_what_a_channel_shows_is_kept(store: SqlStore) -> None:
    match = await new_match(store)
    live = SpectatorMessage(STAGE, match.id, MessageId(500), 3)
    async with store.write() as ledger:
        for shown in (live, replace(live, message=MessageId(501), number=9, over=True)):
            await ledger.follows.record(shown)
            assert await ledger.follows.shown(STAGE, match.id) == shown
        await ledger.follows.forget(STAGE, match.id)
        assert await ledger.follows.shown(STAGE, match.id) is None


async def to_look_at(store: SqlStore, *, after: timedelta = timedelta(hours=2)) -> list[MatchId]:
    async with store.read() as ledger:
        return list(await ledger.follows.to_look_at(STAGE, NOON + after))


async def test_a_channel_looks_at_what_goes_on_and_at_new_results_of_its_server(store: SqlStore) -> None:
    async with store.write() as ledger:
        await ledger.follows.save(FOLLOW)
    running = await new_match(store, NEXT_DOOR)
    await ended(store, hours=-1)
    result = await ended(store)
    for elsewhere in (new_match, ended):
        await elsewhere(store, ABROAD)
    assert await to_look_at(store) == [running.id, result.id]
    assert await to_look_at(store, after=RESULTS_FOR + timedelta(hours=2)) == [running.id]
    for channel, left in ((ChannelId(78), [running.id, result.id]), (STAGE, [running.id])):
        async with store.write() as ledger:
            await ledger.follows.record(
                SpectatorMessage(channel, result.id, MessageId(500), result.number, over=True)
            )
        assert await to_look_at(store) == left


async def test_a_live_board_is_looked_at_until_it_is_gone_whoever_follows(store: SqlStore) -> None:
    match = await ended(store, ABROAD)
    live = SpectatorMessage(STAGE, match.id, MessageId(500), 1)
    async with store.write() as ledger:
        await ledger.follows.record(live)
    assert await to_look_at(store) == [match.id]
    async with store.write() as ledger:
        assert await ledger.follows.channels() == [STAGE]
        await ledger.follows.record(replace(live, number=2, over=True))
        assert await ledger.follows.channels() == []
    assert await to_look_at(store) == []


async def test_a_channel_does_not_look_at_what_others_show(store: SqlStore) -> None:
    match = await ended(store, ABROAD)
    async with store.write() as ledger:
        await ledger.follows.record(SpectatorMessage(ChannelId(78), match.id, MessageId(500), 0, over=True))
        assert await ledger.follows.channels() == [78]
    assert await to_look_at(store) == []


@pytest.mark.parametrize("user", [ANNA.id, BEN.id])
async def test_a_forgotten_player_is_taken_off_live_boards_and_results(store: SqlStore, user: UserId) -> None:
    match = await ended(store)
    async with store.write() as ledger:
        await ledger.follows.record(
            SpectatorMessage(STAGE, match.id, MessageId(500), match.number, over=True)
        )
        await ledger.people.forget(user)
        shown = await ledger.follows.shown(STAGE, match.id)
        assert shown is not None
        assert shown.number == 0
        assert await ledger.follows.channels() == [STAGE]
    assert await to_look_at(store) == [match.id]


async def test_a_forgotten_person_is_no_longer_followed_and_manages_no_channel(store: SqlStore) -> None:
    other = replace(FOLLOW, channel=ChannelId(78), manager=CLEO.id)
    async with store.write() as ledger:
        await ledger.follows.save(replace(FOLLOW, player=CLEO.id))
        await ledger.follows.save(other)
        await ledger.people.forget(CLEO.id)
        assert await ledger.follows.on(HERE.guild) == [replace(other, manager=None)]
