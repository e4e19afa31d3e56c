"""Posts the welcome card in new servers."""

import logging

import discord
from typing_extensions import override

from bot.catalogue import Language
from bot.delivery.views import Content, Nothing, ViewKind
from bot.discord.client import DvonnClient
from bot.domain import ChannelId, GuildId, Obstacle
from bot.domain.rejections import Rejected
from bot.domain.view import View
from bot.features.welcome.repository import WELCOME, WelcomeRepository, welcome_key
from bot.features.welcome.service import Invited, Welcoming
from bot.pages.beginning_pages import BeginChallenge, TryLesson, computer_button, rules_button
from bot.pages.pictures import ply_picture
from bot.pages.viewer import USUAL
from bot.storage import UnitOfWork
from bot.storage.rejections import RejectionRepository
from bot.toolkit.control import Style, button
from bot.toolkit.page import MessageKind, MessageTag, Page, row
from dvonn import Game, Jump, Position, Space

WELCOME_CARD = MessageKind(15, "WELCOME")
"""The welcome card in a new server."""

REJECTED_CARD = "welcome"
"""The name under which cards that Discord rejects are noted."""

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
        message_tag=MessageTag(WELCOME_CARD),
    )


log = logging.getLogger(__name__)


class WelcomeView(ViewKind):
    """A card is posted once, in the first channel that takes it, and stays as it is."""

    name = WELCOME
    tags = (WELCOME_CARD,)
    is_always_sought = True

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._welcoming = client.get(Welcoming)
        self._views = client.presenter.views
        self._rejections = client.presenter.rejections
        self._rejections.register(
            REJECTED_CARD, lambda rejected: self._views.ask(welcome_key(GuildId(rejected.about)))
        )

    @override
    async def content(self, view: View) -> Content | Nothing:
        if view.message:
            return Nothing.NEW
        return Content(await welcome_page(self._client.messenger.language(GuildId(view.key.about))))

    @override
    def is_of(self, view: View, tag: MessageTag) -> bool:
        return True

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        """Move on to the next channel if the bot can't write to this one; give up after the last."""
        guild_id = GuildId(view.key.about)
        if not await self._rejections.is_final(_rejected(guild_id), guild_id):
            return False
        if guild := self._client.get_guild(guild_id):
            places = places_for_card(guild)
            below = places[places.index(view.channel) + 1 :] if view.channel in places else places
            if below:
                await self._welcoming.move(guild_id, below[0])
                self._views.ask(view.key)
        return True

    @override
    async def on_recorded(self, uow: UnitOfWork, view: View) -> None:
        guild = GuildId(view.key.about)
        await RejectionRepository(uow).forget(_rejected(guild))
        log.info("Posted the welcome card in a server")


class Greeting:
    """Records new servers, and queues their cards."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._store = client.store
        self._welcoming = client.get(Welcoming)
        self._views = client.presenter.views

    async def meet(self) -> None:
        """Record new servers; their cards are shown with everything that is behind. Raises `StoreUnavailableError`."""
        guilds = {GuildId(guild.id): guild for guild in self._client.guilds}
        async with self._store.read() as uow:
            new = await WelcomeRepository(uow).strangers(guilds.keys())
        await self._welcoming.meet([_invited(guilds[each]) for each in sorted(new)])

    async def greet(self, guild: GuildId) -> None:
        """Record a server if it is new, and queue its card if one may be due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            is_new = guild in await WelcomeRepository(uow).strangers({guild})
        if is_new and (known := self._client.get_guild(guild)):
            await self._welcoming.arrive(_invited(known))
        async with self._store.read() as uow:
            card = await uow.views.find(welcome_key(guild))
        if card and not card.message:
            self._views.ask(card.key)


def _rejected(guild: GuildId) -> Rejected:
    return Rejected(REJECTED_CARD, guild)


def _invited(guild: discord.Guild) -> Invited:
    """Describe the server; nothing is known about it while Discord reports it as unavailable."""
    if guild.unavailable or guild.me is None:
        return Invited(GuildId(guild.id), None, None)
    return Invited(GuildId(guild.id), guild.me.joined_at, next(iter(places_for_card(guild)), None))
