"""Views: one current message for each key, and those that are to be removed."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.domain import ChannelId, Due, GuildId, Message, MessageId
from bot.domain.cluster import ShardSet
from bot.domain.view import Trouble, View, ViewKey, ViewState
from bot.storage import Store
from bot.storage.times import AT_ONCE
from bot.storage.views import of_key
from tests.bot.company import HERE, NOON

COUNT = ViewKey("count", HERE.guild)
ELSEWHERE = ChannelId(HERE.channel + 1)
KINDS = {"count"}
HOUR = timedelta(hours=1)


async def wanted(store: Store, of: ViewKey = COUNT, channel: ChannelId = HERE.channel) -> View:
    async with store.write() as uow:
        return await uow.views.want(of, HERE.guild, channel)


async def posted(store: Store, number: int = 501) -> View:
    view = await wanted(store)
    message = Message(view.channel, MessageId(number))
    async with store.write() as uow:
        return await uow.views.record(replace(view, message=message, shown=1, posts=1, due_at=None))


async def all_of(store: Store, of: ViewKey = COUNT) -> list[tuple[ChannelId, Message | None, ViewState]]:
    async with store.read() as uow:
        return [(view.channel, view.message, view.state) for view in await uow.views.all_of(of)]


async def found(store: Store, of: ViewKey = COUNT) -> View | None:
    async with store.read() as uow:
        return await uow.views.find(of)


async def due(store: Store) -> list[ViewKey]:
    async with store.read() as uow:
        return list(await uow.views.due(NOON, KINDS))


async def test_a_wanted_view_is_due_until_it_is_recorded(store: Store) -> None:
    view = await wanted(store)
    assert await due(store) == [COUNT]
    await posted(store)
    assert await due(store) == []
    assert await found(store) == replace(
        view, message=Message(view.channel, MessageId(501)), shown=1, posts=1, due_at=None, changes=1
    )


async def test_a_view_is_unposted_until_its_message_is_recorded_also_once_it_was_refused(
    store: Store,
) -> None:
    view = await wanted(store)
    async with store.write() as uow:
        assert await uow.views.unposted(KINDS) == [COUNT]
        await uow.views.checked(view, None, Trouble())
        assert await uow.views.unposted(KINDS) == [COUNT]
    await posted(store)
    async with store.read() as uow:
        assert await uow.views.unposted(KINDS) == []


async def test_a_view_is_wanted_in_one_channel_only(store: Store) -> None:
    before = await posted(store)
    await wanted(store, channel=ELSEWHERE)
    assert await all_of(store) == [
        (HERE.channel, before.message, ViewState.STALE),
        (ELSEWHERE, None, ViewState.CURRENT),
    ]
    assert await due(store) == [COUNT]


async def test_wanting_a_view_where_it_is_keeps_its_message(store: Store) -> None:
    before = await posted(store)
    assert await wanted(store) == replace(before, due_at=AT_ONCE, changes=before.changes + 1)


async def test_a_view_that_nobody_wants_any_more_is_removed(store: Store) -> None:
    before = await posted(store)
    async with store.write() as uow:
        await uow.views.unwant(COUNT)
    assert await found(store) is None
    assert await all_of(store) == [(HERE.channel, before.message, ViewState.STALE)]
    assert await due(store) == [COUNT]
    async with store.write() as uow:
        for view in await uow.views.all_of(COUNT):
            await uow.views.forget(view)
    assert await all_of(store) == []


async def test_a_message_posted_while_its_view_was_moved_is_removed(store: Store) -> None:
    before = await wanted(store)
    await wanted(store, channel=ELSEWHERE)
    late = Message(HERE.channel, MessageId(501))
    async with store.write() as uow:
        await uow.views.record(replace(before, message=late, due_at=None))
    assert await all_of(store) == [
        (HERE.channel, late, ViewState.STALE),
        (ELSEWHERE, None, ViewState.CURRENT),
    ]
    assert await due(store) == [COUNT]


async def test_a_replaced_message_is_to_be_removed(store: Store) -> None:
    before = await posted(store)
    after = Message(HERE.channel, MessageId(502))
    async with store.write() as uow:
        await uow.views.record(replace(before, message=after, shown=2), replaced=before.message)
    assert await all_of(store) == [
        (HERE.channel, after, ViewState.CURRENT),
        (HERE.channel, before.message, ViewState.STALE),
    ]


async def test_a_view_that_was_posted_unasked_is_stored_once(store: Store) -> None:
    first, second = (Message(HERE.channel, MessageId(number)) for number in (501, 502))
    async with store.write() as uow:
        await uow.views.record(View(COUNT, HERE.guild, HERE.channel, first, 1))
        await uow.views.record(View(COUNT, HERE.guild, HERE.channel, second, 2))
    assert await all_of(store) == [(HERE.channel, second, ViewState.CURRENT)]


async def test_what_changed_while_a_view_was_compared_stays_due(store: Store) -> None:
    view = await posted(store)
    for change in (True, False):
        if change:
            async with store.write() as uow:
                await uow.views.changed(*of_key(COUNT))
        async with store.write() as uow:
            await uow.views.checked(view, NOON + HOUR)
        assert await due(store) == ([COUNT] if change else [])
        async with store.write() as uow:
            view = await uow.views.find(COUNT) or view
            await uow.views.record(view)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (NOON + timedelta(seconds=2), NOON + timedelta(seconds=2)),
        (NOON + HOUR, NOON + timedelta(seconds=5)),
        (NOON - HOUR, NOON - HOUR),
        (None, NOON + timedelta(seconds=5)),
    ],
)
async def test_a_change_brings_the_next_comparison_forward_and_puts_none_off(
    store: Store, before: datetime | None, after: datetime
) -> None:
    view = await posted(store)
    async with store.write() as uow:
        await uow.views.record(replace(view, due_at=before))
        await uow.views.changed(*of_key(COUNT), due=NOON + timedelta(seconds=5))
    changed = await found(store)
    assert changed is not None
    assert changed.due_at == after


async def test_a_view_in_trouble_is_behind_until_it_is_recorded(store: Store) -> None:
    view = await posted(store)
    async with store.write() as uow:
        await uow.views.checked(view, NOON + HOUR, Trouble(("send_messages",)))
    async with store.read() as uow:
        assert await uow.views.due(NOON, KINDS) == []
        assert await uow.views.behind(NOON, KINDS) == [COUNT]
    troubled = await found(store)
    assert troubled is not None
    assert troubled.trouble == Trouble(("send_messages",))
    async with store.write() as uow:
        await uow.views.record(replace(troubled, due_at=None))
    async with store.read() as uow:
        assert await uow.views.behind(NOON, KINDS) == []


async def test_a_process_looks_after_the_views_of_its_servers_and_one_after_direct_messages(
    store: Store,
) -> None:
    direct = ViewKey("count", 7)
    async with store.write() as uow:
        await uow.views.want(COUNT, GuildId(1 << 22), HERE.channel)
        await uow.views.want(direct, None, HERE.channel)
    for shard, those in ((0, [direct]), (1, [COUNT])):
        async with store.read(ShardSet(2, frozenset({shard}))) as uow:
            assert await uow.views.due(NOON, KINDS) == those


async def test_kinds_that_are_not_known_here_are_left_to_others(store: Store) -> None:
    await wanted(store)
    async with store.read() as uow:
        assert await uow.views.due(NOON, {"other"}) == []


async def test_views_of_some_kinds_are_found_by_their_subject(store: Store) -> None:
    parts = [ViewKey("count", HERE.guild, part) for part in ("", "a", "b")]
    for part in parts:
        await wanted(store, part)
    await wanted(store, ViewKey("count", HERE.guild + 1))
    async with store.read() as uow:
        assert [view.key for view in await uow.views.of_kinds(KINDS, HERE.guild)] == parts


async def test_a_view_falls_due(store: Store) -> None:
    view = await posted(store)
    async with store.write() as uow:
        await uow.views.checked(view, NOON + HOUR)
        assert (await uow.times.due())[Due.VIEWS] == NOON + HOUR
