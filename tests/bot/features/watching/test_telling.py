"""Watchers are told once, whatever else is written to them meanwhile."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import cast

import pytest

from bot.delivery.messenger import FoundMessage
from bot.delivery.queue import TAKES_AT_MOST, Queue
from bot.delivery.rejections import Rejections
from bot.discord.client import DvonnClient
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, Match, Message, MessageId, UserId, Venue
from bot.domain.spectators import Means
from bot.features.watching.notices import WatcherNotices
from bot.features.watching.repository import WatcherRepository
from bot.features.watching.service import Watching
from bot.services import Matches
from bot.storage import Store
from tests.bot.company import CLEO, Clock
from tests.bot.delivery.discord_stub import Channels, StubMessenger, Trouble
from tests.bot.delivery.steps import go_on
from tests.bot.storage.begun import new_match


class Open:
    """Everybody sees every match."""

    async def sees(self, match: Match, user: UserId, *, shown_in: Venue | None = None) -> bool:  # noqa: ARG002  the same answer for everyone
        return True


def client(store: Store, messenger: StubMessenger, clock: Clock) -> DvonnClient:
    """A client with the parts that the notices use."""
    presenter = SimpleNamespace(queue=Queue(), rejections=Rejections(store, clock))
    stub = SimpleNamespace(
        store=store, messenger=messenger, visibility=Open(), presenter=presenter, clock=clock
    )
    return cast(DvonnClient, stub)


@pytest.mark.parametrize("killed", [True, False])
async def test_nobody_is_told_twice_where_many_others_were_written_before_the_notice_was_looked_for(
    store: Store, service: Matches, clock: Clock, *, killed: bool
) -> None:
    channels = Channels()

    def notices() -> WatcherNotices:
        return WatcherNotices(client(store, StubMessenger(channels), clock))

    match = await new_match(store)
    await Watching(store).watch(match.id, CLEO, lambda new: new)
    await go_on(service, match)
    channels.troubles["write"] = [Trouble(OutOfOrderError(), taken=True)]
    before = notices()
    await before.show(match.id, None)
    with pytest.raises(OutOfOrderError):
        await before.show(match.id, None)  # all others have been told by now
    after = notices() if killed else before
    if killed:
        async with store.read() as uow:
            await after.prepare(uow)
    clock.now += timedelta(days=40)
    channels.write_notices(CLEO.id, at=clock.now)
    await after.show(match.id, None)
    assert await after.show(match.id, None) is None
    assert [to for to, _ in channels.direct_messages] == [CLEO.id]
    async with store.read() as uow:
        assert await WatcherRepository(uow).behind() == []


class MentionsInVain(StubMessenger):
    """No mention is answered; notes until when somebody looks back for one."""

    def __init__(self, channels: Channels) -> None:
        super().__init__(channels)
        self.looked_until: list[datetime | None] = []

    async def mention(self, *_: object, **__: object) -> Message:
        raise OutOfOrderError

    async def own_messages(
        self, channel: ChannelId, after: MessageId | None, until: datetime | None = None
    ) -> AsyncIterator[FoundMessage]:
        self.looked_until.append(until)
        async for found in super().own_messages(channel, after, until):
            yield found


async def test_a_mention_is_looked_for_among_what_came_before_it_was_given_up(
    store: Store, service: Matches, clock: Clock
) -> None:
    messenger = MentionsInVain(Channels())
    notices = WatcherNotices(client(store, messenger, clock))
    match = await new_match(store)
    async with store.write() as uow:
        match = await uow.matches.relocate(match, match.venue, parent=ChannelId(7), in_thread=True)
    await Watching(store).watch(match.id, CLEO, lambda new: replace(new, means=Means.THREAD))
    await go_on(service, match)
    began = clock.now
    for _ in range(2):
        await notices.show(match.id, None)
        with pytest.raises(OutOfOrderError):
            await notices.show(match.id, None)
        clock.now += timedelta(days=40)
    assert messenger.looked_until == [began + TAKES_AT_MOST]
