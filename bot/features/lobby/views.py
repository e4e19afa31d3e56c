"""The messages of the lobby besides the standing one.

A search for anywhere has one in its user's direct messages, a match between people from anywhere one in the channel of
each of their servers, and a role is pinged by a third kind.
"""

from datetime import timedelta

from typing_extensions import override

from bot.delivery.views import Content, Nothing, ViewKind, WhenDeleted
from bot.discord.client import DvonnClient
from bot.domain import GuildId, MatchId, Obstacle, UserId
from bot.domain.ids import NO_SERVER
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.view import View
from bot.features.lobby.card import known_in
from bot.features.lobby.pages import (
    ANYWHERE_MESSAGE,
    CALL_MESSAGE,
    SEEK_MESSAGE,
    anywhere_page,
    call_page,
    seek_page,
)
from bot.features.lobby.repository import ANYWHERE_BOARD, CALL, SEEK, LobbyRepository
from bot.features.lobby.service import BEGUN_BY, Lobby
from bot.storage import UnitOfWork
from bot.toolkit.page import ABOUT, MessageTag


class SeekView(ViewKind):
    """Tells someone in their direct messages that they look anywhere, which shows that Discord takes messages there."""

    name = SEEK
    tags = (SEEK_MESSAGE,)
    when_deleted = WhenDeleted.LEAVE
    is_urgent = True

    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    @override
    async def content(self, view: View) -> Content | Nothing:
        user = _user_of(view)
        seek = await self._client.get(Lobby).find(user)
        if seek is None or not seek.is_anywhere:
            return Nothing.LEFT
        async with self._client.store.read() as uow:
            spoken = await uow.people.languages([user])
        page = seek_page(seek, self._client.messenger.language(NO_SERVER, spoken.get(user)))
        digest = page.digest
        page.mark(MessageTag(SEEK_MESSAGE, user, 1))
        return Content(page, digest=digest)

    @override
    def is_of(self, view: View, tag: MessageTag) -> bool:
        return tag.about == _user_of(view) % ABOUT

    @override
    async def on_recorded(self, uow: UnitOfWork, view: View) -> None:
        at = self._client.clock()
        await LobbyRepository(uow).note_reached(_user_of(view), at, at + BEGUN_BY)

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        return True

    @override
    async def on_dropped(self, uow: UnitOfWork, view: View) -> None:
        """End the search of someone who can't be written to."""
        await self._client.get(Lobby).give_up(uow, _user_of(view))


def _user_of(view: View) -> UserId:
    return UserId(int(view.key.part))


class AnywhereBoard(ViewKind):
    """The board of a match between people from anywhere, in a channel of a server in which one of them has asked."""

    name = ANYWHERE_BOARD
    tags = (ANYWHERE_MESSAGE,)
    when_deleted = WhenDeleted.DROP
    edited_every = timedelta(seconds=5)
    edited_for = timedelta(days=1)

    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    @override
    async def content(self, view: View) -> Content | Nothing:
        match_id, guild = MatchId(view.key.about), GuildId(int(view.key.part))
        async with self._client.store.read() as uow:
            try:
                match = await uow.matches.find(match_id)
            except Refused as refusal:
                if refusal.reason is RefusalReason.NO_SUCH_MATCH:
                    return Nothing.LEFT
                raise
            hidden = await uow.people.hidden(match.players.both)
            names = await uow.people.names(match.players.both)
            other = await LobbyRepository(uow).other_server(match_id, guild)
        if hidden:
            return Nothing.LEFT
        page = await anywhere_page(match, names, other, self._client.messenger.language(guild))
        return Content(page, match.number)

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        """Drop a board whose channel doesn't take it: both play in direct messages anyway."""
        return True


class CallView(ViewKind):
    """Pings a server's role, and later says whether anyone still looks."""

    name = CALL
    tags = (CALL_MESSAGE,)
    when_deleted = WhenDeleted.DROP
    is_urgent = True

    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    @override
    async def content(self, view: View) -> Content | Nothing:
        guild = GuildId(view.key.about)
        async with self._client.store.read() as uow:
            server = await LobbyRepository(uow).server(guild)
        waiting = known_in(self._client, await self._client.get(Lobby).others(guild), view.channel)
        if server.role is None or not (waiting or view.message):
            return Nothing.LEFT
        page = call_page(waiting, server.role, self._client.messenger.language(guild))
        digest = page.digest
        page.mark(MessageTag(CALL_MESSAGE, guild, 1))
        return Content(page, digest=digest, role=server.role)

    @override
    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:
        return True
