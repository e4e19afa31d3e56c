"""The messages of digests: each is posted once, silently, and edited only if someone whom it names is forgotten."""

from typing_extensions import override

from bot.delivery.views import Content, Nothing, ViewKind, WhenDeleted
from bot.discord.client import DvonnClient
from bot.domain import GuildId, Obstacle
from bot.domain.view import View, ViewKey
from bot.features.digest.pages import EDITION_MESSAGE, Edition, edition_page
from bot.features.digest.repository import EDITION
from bot.features.digest.service import Digests, rejected
from bot.features.digest.week import moment_of
from bot.storage import UnitOfWork
from bot.storage.rejections import RejectionRepository
from bot.toolkit.page import ABOUT, NUMBERS, MessageTag


class EditionView(ViewKind):
    name = EDITION
    tags = (EDITION_MESSAGE,)
    when_deleted = WhenDeleted.LEAVE

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._refused: dict[GuildId, ViewKey] = {}
        """The digests that Discord has refused once; after a restart, everything that is behind is tried again."""
        client.presenter.rejections.register(EDITION, lambda again: self._try_again(GuildId(again.about)))

    def _try_again(self, guild: GuildId) -> None:
        if key := self._refused.pop(guild, None):
            self._client.presenter.views.ask(key)

    @override
    async def content(self, view: View) -> Content | Nothing:
        guild = GuildId(view.key.about)
        messenger = self._client.messenger
        language = messenger.language(guild)
        edition = Edition(guild, view.channel, moment_of(view.key.part))
        page = await edition_page(self._client, edition, language)
        if page is None:
            return Nothing.LEFT if view.message else Nothing.ABANDONED
        await messenger.with_names(page, language)
        digest = page.digest
        page.mark(MessageTag(EDITION_MESSAGE, guild, _number(view.key.part)))
        return Content(page, digest=digest)

    @override
    def is_of(self, view: View, tag: MessageTag) -> bool:
        return (tag.about, tag.number) == (view.key.about % ABOUT, _number(view.key.part))

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        """Give up a digest that its channel doesn't accept, and all later ones; inform the manager."""
        guild = GuildId(view.key.about)
        if view.message:
            return True
        if not await self._client.presenter.rejections.is_final(rejected(guild), guild):
            self._refused[guild] = view.key
            return False
        manager = await self._client.get(Digests).lose(guild, view.channel, obstacle.missing)
        if manager:
            self._client.presenter.deliver_to(manager)
        return True

    @override
    async def on_recorded(self, uow: UnitOfWork, view: View) -> None:
        await RejectionRepository(uow).forget(rejected(GuildId(view.key.about)))


def _number(part: str) -> int:
    """Return the hour of a digest, which fits into a message tag."""
    return int(part) // 3600 % NUMBERS
