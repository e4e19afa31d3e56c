"""Posts the welcome card in new servers."""

import asyncio
import logging

import discord

from bot.catalogue import Language
from bot.delivery.messenger import UnreachableError
from bot.delivery.queue import LONGEST, RequeueAfter
from bot.discord.client import DvonnClient
from bot.domain import ChannelId, GuildId
from bot.domain.rejections import Rejected
from bot.features.welcome.repository import WelcomeRepository
from bot.features.welcome.service import CARD, Invited, Welcoming
from bot.pages.beginning import BeginChallenge, TryLesson, computer_button, rules_button
from bot.pages.pictures import ply_picture
from bot.pages.viewer import USUAL
from bot.toolkit.control import Style, button
from bot.toolkit.page import MessageKind, MessageTag, Page, row
from dvonn import Game, Jump, Position, Space

WELCOME = MessageKind(15, "WELCOME")
"""The welcome card in a new server."""

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
"""The permissions needed to post the card."""


def places_for_card(guild: discord.Guild) -> list[ChannelId]:
    """Return the text channels where the bot can post: the channel for system messages first, then from the top.

    https://discord.com/developers/docs/resources/guild#guild-object-system-channel-flags
    """
    from_the_top = [
        channel
        for _, channels in guild.by_category()
        for channel in channels
        if isinstance(channel, discord.TextChannel)
    ]
    first = [guild.system_channel] if guild.system_channel else []
    ordered = dict.fromkeys([*first, *from_the_top])
    return [ChannelId(channel.id) for channel in ordered if channel.permissions_for(guild.me) >= NEEDED]


MIDDLE_OF_A_GAME = Position.parse(
    "B,W,B,.,.,.,.,BW,W/.,.,B,.,BWBW,.,.,DB,BW,./"
    "WB,BW,WB,W,W,BW,.,B,W,W,B/DB,WB,.,D,BW,WBWB,.,B,B,W/.,.,B,W,.,.,W,W,W w s"
)
A_CUT_OFF = Jump(Space.parse("d5"), Space.parse("d4"))


async def welcome_page(language: Language) -> Page:
    """Build the card: the game in two sentences, a picture of it, and four ways to begin."""
    return Page(
        language.say("welcome"),
        await ply_picture(Game([A_CUT_OFF], start=MIDDLE_OF_A_GAME), 1, language, USUAL),
        row(
            button(language.say("button-lesson"), TryLesson(), style=Style.primary),
            button(language.say("button-start-match"), BeginChallenge()),
            computer_button(language),
            rules_button(language),
        ),
        message_tag=MessageTag(WELCOME),
    )


AT_ONCE = 2
"""The number of servers greeted concurrently; a low limit, so that players' boards never wait for them."""

log = logging.getLogger(__name__)


class WelcomeDelivery:
    """The reconciler of servers that are due a welcome card."""

    longest = LONGEST

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._store = client.store
        self._welcoming = client.get(Welcoming)
        self._messenger = client.messenger
        self._queue = client.presenter.queue
        self._rejections = client.presenter.rejections
        self._rejections.register(CARD, lambda rejected: self._queue.ask(self, GuildId(rejected.about)))
        self.places = asyncio.Semaphore(AT_ONCE)

    async def meet(self) -> None:
        """Record new servers, then queue all welcome cards that are due, old ones included.

        Raises `StoreUnavailableError`.
        """
        guilds = {GuildId(guild.id): guild for guild in self._client.guilds}
        async with self._store.read() as uow:
            new = await WelcomeRepository(uow).strangers(guilds.keys())
        await self._welcoming.meet([_invited(guilds[each]) for each in sorted(new)])
        async with self._store.read() as uow:
            due = await WelcomeRepository(uow).due()
        for each in due:
            self._queue.ask(self, each)

    async def greet(self, guild: GuildId) -> None:
        """Record a server if it is new, and queue its card if one may be due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            is_new = guild in await WelcomeRepository(uow).strangers({guild})
            is_due = await WelcomeRepository(uow).due_in(guild) is not None
        if is_new and (known := self._client.get_guild(guild)):
            await self._welcoming.arrive(_invited(known))
        if is_new or is_due:
            self._queue.ask(self, guild)

    def named(self, guild: GuildId) -> str:
        return f"the welcome in server {guild}"

    async def show(self, guild: GuildId, _: None) -> RequeueAfter | None:
        """Post the card in a server if it is due. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        async with self._store.read() as uow:
            channel = await WelcomeRepository(uow).due_in(guild)
        known = self._client.get_guild(guild)
        if channel is None or known is None or known.unavailable:
            return None
        try:
            await self._post(guild, channel)
        except UnreachableError:
            if not await self._rejections.is_final(Rejected(CARD, guild), guild):
                return None
            return await self._try_next_channel(channel, known)
        await self._welcoming.settle(guild)
        log.info("Posted the welcome card in server %d", guild)
        return None

    async def _post(self, guild: GuildId, channel: ChannelId) -> None:
        """Post the card unless the channel already has it."""
        async for _ in self._messenger.left_in(channel, (WELCOME,)):
            return
        page = await welcome_page(self._messenger.language(guild))
        await self._messenger.post(channel, page, nonce=f"w{guild}", ping=None)

    async def _try_next_channel(self, channel: ChannelId, guild: discord.Guild) -> RequeueAfter | None:
        """Move on to the next channel if the bot can't write to this one; give up after the last."""
        places = places_for_card(guild)
        below = places[places.index(channel) + 1 :] if channel in places else places
        if not below:
            await self._welcoming.settle(GuildId(guild.id))
            return None
        await self._welcoming.move(GuildId(guild.id), below[0])
        return RequeueAfter()


def _invited(guild: discord.Guild) -> Invited:
    """Describe the server; nothing is known about it while Discord reports it as unavailable."""
    if guild.unavailable or guild.me is None:
        return Invited(GuildId(guild.id), None, None)
    return Invited(GuildId(guild.id), guild.me.joined_at, next(iter(places_for_card(guild)), None))
