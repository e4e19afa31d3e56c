"""Finds opponents among those who wait: who sees whose channel, and who is still a member, only Discord knows."""

from bot.discord.client import DvonnClient
from bot.discord_errors import OutOfOrderError
from bot.domain import Match, UserId
from bot.features.lobby.repository import LobbyRepository
from bot.features.lobby.seek import Seek
from bot.features.lobby.service import Lobby


class Matching:
    def __init__(self, client: DvonnClient, lobby: Lobby) -> None:
        self._client = client
        self._lobby = lobby

    async def look_for(self, user: UserId, *, present: UserId | None = None) -> Match | None:
        """Pair a user who waits with the one who has waited longest of those who fit, and begin their match.

        Also begins the match of a pair that another process has left. Raises `OutOfOrderError`.
        """
        if begun := await self._lobby.begin(user, present=present):
            return begun
        own, fitting = await self._lobby.fitting(user)
        for other in fitting:
            if own and await self._pair(own, other):
                break
        return await self._lobby.begin(user, present=present)

    async def look_for_due(self) -> None:
        """End the seeks whose time is over, and look again for the others."""
        async with self._client.store.read() as uow:
            due = await LobbyRepository(uow).due(self._client.clock())
        for user in due:
            try:
                match = await self.look_for(user)
            except OutOfOrderError:
                continue
            if match:
                self._client.presenter.refresh(match.id)
            else:
                await self._lobby.wait_on(user)

    async def _pair(self, own: Seek, other: Seek) -> bool:
        """Pair two users where both can play: in their server, or else in their direct messages."""
        if own.server and own.server == other.server and (hosting := await self._hosting(own, other)):
            return await self._lobby.pair(*hosting)
        if not (own.is_anywhere and other.is_anywhere):
            return False
        if await self._has_left(own) or await self._has_left(other):
            return False
        return await self._lobby.pair(own, other, in_direct_messages=True)

    async def _has_left(self, seek: Seek) -> bool:
        return seek.server is not None and await self._client.visibility.has_left(seek.server, seek.user)

    async def _hosting(self, one: Seek, other: Seek) -> tuple[Seek, Seek] | None:
        """Return two seeks, that in whose place the match can be played first; None if it can in neither.

        The place of the user who has waited longer is preferred. Both must see it, and the bot may post there.
        """
        first, second = sorted((one, other), key=lambda seek: (seek.since, seek.user))
        for host, guest in ((first, second), (second, first)):
            if not self._client.messenger.missing_in(host.venue.channel) and await self._see(host, guest):
                return host, guest
        return None

    async def _see(self, host: Seek, guest: Seek) -> bool:
        """Whether both are members of the host's server and see the channel in which the host has asked."""
        guild, visibility = self._client.get_guild(host.venue.guild), self._client.visibility
        for user in (host.user, guest.user):
            member = await visibility.member(guild, user) if guild else None
            if member is None or not await visibility.sees_place(host.venue, member):
                return False
        return True
