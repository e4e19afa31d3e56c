"""Standing messages as views. A feature registers the page of each of its kinds."""

import zlib
from collections.abc import Awaitable, Callable

from typing_extensions import override

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.delivery.errors import UnreachableError
from bot.delivery.messenger import Messenger
from bot.delivery.views import Content, ViewKind
from bot.domain import ChannelId, GuildId, Obstacle
from bot.domain.standing_messages import CHECKED_AFTER, EDITED_AFTER, StandingKind
from bot.domain.view import View
from bot.toolkit.page import ABOUT, NUMBERS, Kind, MessageTag, Page

StandingPage = Callable[[View, Language], Awaitable[Page]]
"""Returns what a view shows, which is about the server `view.key.about`, and is shown to the readers of its channel."""


class StandingView(ViewKind):
    """A kind of standing messages, in a channel, a thread or a forum post."""

    tags = (Kind.STANDING,)
    edited_every = EDITED_AFTER
    checked_every = CHECKED_AFTER

    def __init__(
        self, kind: StandingKind, page: StandingPage, messenger: Messenger, visibility: Visibility
    ) -> None:
        self.name = kind.view
        self._kind = kind
        self._page = page
        self._messenger = messenger
        self._visibility = visibility

    @override
    async def content(self, view: View) -> Content:
        guild = GuildId(view.key.about)
        await self._check_channel(view.channel, guild)
        language = self._messenger.language(guild)
        page = await self._page(view, language)
        await self._messenger.with_names(page, language)  # which the digest then includes
        digest = page.digest
        page.mark(self._tag(view))
        return Content(page, digest=digest)

    @override
    def is_of(self, view: View, tag: MessageTag) -> bool:
        own = self._tag(view)
        return (tag.about, tag.number) == (own.about % ABOUT, own.number)

    def _tag(self, view: View) -> MessageTag:
        return MessageTag(Kind.STANDING, self._kind.number, zlib.crc32(view.key.part.encode()) % NUMBERS)

    async def _check_channel(self, channel: ChannelId, guild: GuildId) -> None:
        """Raises `UnreachableError` if the channel is gone or the bot lacks permissions in it."""
        if missing := self._messenger.missing_in(channel):
            raise UnreachableError(Obstacle.lacking(missing))
        if self._visibility.is_unknown(channel, guild) and await self._visibility.is_deleted(channel):
            raise UnreachableError
