"""Greeting servers: where a card is due is committed before it is posted, so that each server gets one at most.

A server whose card is due is looked at until its card stands. A card that a killed process has posted and not noted is
found by its mark.
"""

import asyncio
import logging

import discord

from bot.client import DvonnClient
from bot.delivery.messenger import UnreachableError
from bot.delivery.queue import LONGEST, RequeueAfter
from bot.domain import ChannelId, GuildId
from bot.features.welcome.pages import welcome_page
from bot.features.welcome.places import places_for_card
from bot.services import Invited
from bot.ui.page import Kind

AT_ONCE = 2
"""Servers that are greeted at the same time, so that players' boards never wait for them."""

log = logging.getLogger(__name__)


class Greeting:
    """Brings the servers that are new to the bot their card."""

    longest = LONGEST

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._store = client.store
        self._welcoming = client.welcoming
        self._messenger = client.messenger
        self._queue = client.presenter.queue
        self.places = asyncio.Semaphore(AT_ONCE)

    async def meet(self) -> None:
        """Learn which servers are new, and greet them. Raises `StoreUnavailableError`."""
        guilds = {GuildId(guild.id): guild for guild in self._client.guilds}
        async with self._store.read() as uow:
            new = await uow.welcomes.strangers(guilds.keys())
        await self._welcoming.meet([_invited(guilds[each]) for each in sorted(new)])
        async with self._store.read() as uow:
            due = await uow.welcomes.due()
        for each in due:
            self._queue.ask(self, each)

    async def greet(self, guild: GuildId) -> None:
        """Greet one server, if it is new. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            is_new = guild in await uow.welcomes.strangers({guild})
            is_due = await uow.welcomes.due_in(guild) is not None
        if is_new and (known := self._client.get_guild(guild)):
            await self._welcoming.arrive(_invited(known))
        if is_new or is_due:
            self._queue.ask(self, guild)

    def named(self, guild: GuildId) -> str:
        """A name for the log."""
        return f"the welcome in server {guild}"

    async def show(self, guild: GuildId, _: None) -> RequeueAfter | None:
        """Post a server's card where it is due. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        async with self._store.read() as uow:
            channel = await uow.welcomes.due_in(guild)
        known = self._client.get_guild(guild)
        if channel is None or known is None or known.unavailable:
            return None
        try:
            await self._post(guild, channel)
        except UnreachableError:
            return await self._go_on_from(channel, known)
        await self._welcoming.settle(guild)
        log.info("Introduced in server %d", guild)
        return None

    async def _post(self, guild: GuildId, channel: ChannelId) -> None:
        """Post the card, unless it stands there already."""
        async for _ in self._messenger.left_in(channel, (Kind.WELCOME,)):
            return
        page = await welcome_page(self._messenger.language(guild))
        await self._messenger.post(channel, page, nonce=f"w{guild}", ping=None)

    async def _go_on_from(self, channel: ChannelId, guild: discord.Guild) -> RequeueAfter | None:
        """Take the channel below one that Discord doesn't let the bot write to; below the last there is no card."""
        places = places_for_card(guild)
        below = places[places.index(channel) + 1 :] if channel in places else places
        if not below:
            await self._welcoming.settle(GuildId(guild.id))
            return None
        await self._welcoming.move(GuildId(guild.id), below[0])
        return RequeueAfter()


def _invited(guild: discord.Guild) -> Invited:
    """A server as it stands; while Discord does not reach it, nothing is known of it."""
    if guild.unavailable or guild.me is None:
        return Invited(GuildId(guild.id), None, None)
    return Invited(GuildId(guild.id), guild.me.joined_at, next(iter(places_for_card(guild)), None))
