"""Reacts to servers that are joined, left or changed, and to deleted channels; retries until that is recorded."""

import itertools
from collections.abc import Mapping
from typing import Protocol

from bot.access.visibility import Visibility
from bot.delivery.presenter import EVERYTHING, Presenter
from bot.delivery.queue import LONGEST, Job
from bot.domain import ChannelId, GuildId, Obstacle
from bot.domain.obstacle import GONE, LOCKED
from bot.services import Servers
from bot.storage import Store


class Greeter(Protocol):
    """The interface for greeting new servers."""

    async def meet(self) -> None:
        """Greet all new servers. Raises `StoreUnavailableError`."""

    async def greet(self, guild: GuildId) -> None:
        """Greet a server that was just added or is available again. Raises `StoreUnavailableError`."""


class ServerChanges:
    """Background work that halts matches whose server or channel is gone, and resumes them when it is back."""

    def __init__(self, store: Store, visibility: Visibility, servers: Servers, presenter: Presenter) -> None:
        self._store = store
        self._visibility = visibility
        self._servers = servers
        self._presenter = presenter
        self._queue = presenter.queue
        self._greeters: list[Greeter] = []
        self._numbers = itertools.count()
        self._changes: dict[GuildId, int] = {}
        """The number of the latest change of each server that is to be checked."""
        self._meeting = Job("all servers", self._meet)
        self._visiting = Job("an added, removed or changed server", self._visit)
        self._seeking = Job("a possibly deleted channel", self._seek, longest=LONGEST)
        self._losing = Job("a deleted channel", self._lose)
        self._locking = Job("a locked thread", self._lock)
        self._reopening = Job("a reopened thread", self._reopen)

    def add_greeter(self, greeter: Greeter) -> None:
        self._greeters.append(greeter)

    def meet(self) -> None:
        """Check all servers and the channels of all matches, then queue everything that is behind."""
        self._queue.ask(self._meeting, EVERYTHING)

    def visit(self, guild: GuildId) -> None:
        """Check a server that was added, removed or changed, unless `meet` does so before its turn comes.

        When the bot connects, Discord reports each server, and then that there are no more.
        """
        self._changes[guild] = next(self._numbers)
        self._queue.ask(self._visiting, guild)

    def lose(self, channel: ChannelId) -> None:
        """Queue halting the matches of a deleted channel or thread."""
        self._queue.ask(self._losing, channel)

    def lock(self, thread: ChannelId) -> None:
        """Queue taking the matches out of a locked thread."""
        self._queue.ask(self._locking, thread)

    def reopen(self, thread: ChannelId) -> None:
        """Queue what waits in a thread that was unlocked or reopened."""
        self._queue.ask(self._reopening, thread)

    async def _meet(self, _: str) -> None:
        changes = dict(self._changes)
        shard_set = self._store.shard_set
        present = {
            guild for guild in self._visibility.servers() if shard_set is None or shard_set.holds(guild)
        }
        await self._servers.meet(present, shard_set, unavailable=self._visibility.unavailable_servers())
        await self._servers.note_levels({guild: self._visibility.notifies_all(guild) for guild in present})
        async with self._store.read() as uow:
            places = await uow.boards.places()
        for venue in places:
            if self._visibility.is_unknown(venue.channel, venue.guild):
                self._queue.ask(self._seeking, venue.channel)
        for greeter in self._greeters:
            await greeter.meet()
        self._settle({guild: number for guild, number in changes.items() if guild in present})
        self._presenter.look_around()

    def _settle(self, changes: Mapping[GuildId, int]) -> None:
        """Note that these changes are dealt with; later ones of the same servers are not."""
        for guild, _ in changes.items() & self._changes.items():
            del self._changes[guild]

    async def _visit(self, guild: GuildId) -> None:
        if (number := self._changes.get(guild)) is not None:
            await self._check(guild)
            self._settle({guild: number})

    async def _check(self, guild: GuildId) -> None:
        if not self._visibility.is_in(guild):
            # An unavailable server may be back in a minute: send no direct messages.
            await self._servers.remove(guild, tell=not self._visibility.is_out_of_reach(guild))
            return
        if await self._servers.rejoin(guild):
            self._presenter.look_around()
        await self._servers.note_levels({guild: self._visibility.notifies_all(guild)})
        for greeter in self._greeters:
            await greeter.greet(guild)

    async def _seek(self, channel: ChannelId) -> None:
        if await self._visibility.is_deleted(channel):
            await self._lose(channel)

    async def _lose(self, channel: ChannelId) -> None:
        await self._make_way(channel, GONE)

    async def _lock(self, thread: ChannelId) -> None:
        await self._make_way(thread, LOCKED)

    async def _make_way(self, channel: ChannelId, obstacle: Obstacle) -> None:
        async with self._store.read() as uow:
            lost = await uow.boards.in_channel(channel)
        for match_id, view in lost:
            await self._presenter.make_way(match_id, view, obstacle)
        if lost:
            await self._presenter.deliver_direct_messages()

    async def _reopen(self, channel: ChannelId) -> None:
        async with self._store.read() as uow:
            waiting = await uow.boards.refused_in(channel)
        for match_id in waiting:
            self._presenter.refresh(match_id)
