"""The messages about a crown besides the standing one: a card for each new holder, and the challenge that waits."""

from typing_extensions import override

from bot.delivery.views import Content, Nothing, ViewKind, WhenDeleted
from bot.discord.client import DvonnClient
from bot.domain import GuildId, Obstacle
from bot.domain.view import View
from bot.features.crown.pages import CROWN_CHALLENGE, NEW_HOLDER, challenge_page, new_holder_page
from bot.features.crown.reigns import CrownChallengeId, ReignNumber
from bot.features.crown.repository import CHALLENGE, REIGN, CrownRepository
from bot.features.crown.service import Crown
from bot.toolkit.page import ABOUT, NUMBERS, MessageTag


class ReignView(ViewKind):
    """The card of a new holder: posted once, and deleted if the holder is forgotten."""

    name = REIGN
    tags = (NEW_HOLDER,)
    when_deleted = WhenDeleted.LEAVE

    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    @override
    async def content(self, view: View) -> Content | Nothing:
        guild, number = GuildId(view.key.about), ReignNumber(int(view.key.part))
        async with self._client.store.read() as uow:
            reign = await CrownRepository(uow).find_reign(guild, number)
            holder = [reign.holder] if reign else []
            names = await uow.people.names(holder)
            hidden = await uow.people.hidden(holder)
        if reign is None:
            return Nothing.LEFT
        language = self._client.messenger.language(guild)
        crown = Crown(guild, view.channel, None, None, hidden=hidden)
        page = await new_holder_page(reign, crown, names, language)
        await self._client.messenger.with_names(page, language)
        digest = page.digest
        page.mark(MessageTag(NEW_HOLDER, guild, number))
        return Content(page, digest=digest)

    @override
    def is_of(self, view: View, tag: MessageTag) -> bool:
        return (tag.about, tag.number) == (view.key.about % ABOUT, int(view.key.part) % NUMBERS)

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        """Drop a card that its channel doesn't take: the standing message says who wears the crown."""
        return True


class ChallengeView(ViewKind):
    """The message of a challenge, which pings its opponent, and goes away with the answer."""

    name = CHALLENGE
    tags = (CROWN_CHALLENGE,)
    is_urgent = True

    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    @override
    async def content(self, view: View) -> Content | Nothing:
        async with self._client.store.read() as uow:
            challenge = await CrownRepository(uow).find_challenge(CrownChallengeId(view.key.about))
            names = await uow.people.names([challenge.challenger]) if challenge else {}
            reign = await CrownRepository(uow).reign(challenge.guild) if challenge else None
        if challenge is None or challenge.match:
            return Nothing.LEFT
        if view.message and view.shown:
            return Nothing.NEW
        is_invitation = reign is not None and reign.holder == challenge.challenger
        language = self._client.messenger.language(challenge.guild)
        page = challenge_page(challenge, names, language, is_invitation=is_invitation)
        page.mark(MessageTag(CROWN_CHALLENGE, challenge.id, 1))
        ping = challenge.opponent if challenge.pings and not view.message else None
        return Content(page, 1, ping=ping, mentioned=challenge.opponent)
