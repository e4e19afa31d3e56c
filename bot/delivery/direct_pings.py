"""Pings by direct message, for those who want them that way: in matches, and by challenges."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import datetime
from typing import Generic, TypeVar

from typing_extensions import override

from bot.delivery.messenger import CLOCKS_DIFFER, Messenger, NoDirectMessagesError
from bot.delivery.pinging import Matter, Pinging
from bot.delivery.queue import LONGEST, TAKES_AT_MOST
from bot.domain import Challenge, ChallengeId, Match, MatchId, Ping, PingOn, UserId
from bot.services.inviting import renew_invitation
from bot.services.match_lifecycle import renew_ping
from bot.storage import Store, UnitOfWork
from bot.storage.pings import PingRepository
from bot.ui.direct_message_posts import invitation_page, invitation_tag, ping_page, ping_tag
from bot.ui.display_options import DisplayOptions
from bot.ui.page import MessageTag, Page

Number = TypeVar("Number", MatchId, ChallengeId)


class DirectPings(ABC, Generic[Number, Matter]):
    """Pings people by direct message. `leave_to_channel` shows what is to ping by its message in a channel instead."""

    longest = LONGEST

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        places: asyncio.Semaphore,
        *,
        clock: Callable[[], datetime],
        leave_to_channel: Callable[[Number], None],
    ) -> None:
        self._store = store
        self._messenger = messenger
        self.places = places
        self._clock = clock
        self._leave_to_channel: Callable[[Number], None] = leave_to_channel
        self._pinging: Pinging[Matter] = Pinging(store, clock, self._renew)
        self._attempted: dict[Number, datetime] = {}
        """By when a ping may have been made of which nobody knows."""
        self.prepare()

    def prepare(self) -> None:
        """Learn that another process may have made pings until now of which nobody knows."""
        self._prepared = self._clock() + CLOCKS_DIFFER

    async def show(self, number: Number, _: None) -> None:
        """Make the due ping by a direct message, or leave it to the channel.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            matter = await self._find(uow, number)
        if await self._stands(number, matter):
            return
        matter = await self._pinging.looked_at(matter)
        ping, whom = matter.ping, self._whom(matter)
        if ping is None or whom is None or ping.at > self._clock():
            return
        if ping.on is PingOn.DIRECT:
            self._attempted[number] = self._clock() + TAKES_AT_MOST
            reached = await self._reached(matter, whom)
            async with self._store.write() as uow:
                if reached:
                    await self._book(uow).made(number, ping)
                else:
                    await self._book(uow).divert(number, ping, Ping(PingOn.BOARD, self._clock()))
            del self._attempted[number]
            if reached:
                return
        self._leave_to_channel(number)

    async def _reached(self, matter: Matter, whom: UserId) -> bool:
        """Write to somebody; tells whether a direct message reaches them."""
        try:
            await self._messenger.write_to(
                whom, await self._page(matter, whom), nonce=f"d{self._nonce(matter)}"
            )
        except NoDirectMessagesError:
            return False
        return True

    async def _stands(self, number: Number, matter: Matter) -> bool:
        """Whether a late ping turns out to have been made already; notes it then.

        Discord may have taken the message of an earlier attempt without the bot's hearing of it, or the bot may have
        been killed before it noted that; and a nonce is forgotten within minutes.
        """
        ping, whom, message_tag = matter.ping, self._whom(matter), self._message_tag(matter)
        if ping is None or whom is None or ping.on is not PingOn.DIRECT or not ping.is_late(self._clock()):
            return False
        until = max(self._prepared, self._attempted.get(number, self._prepared))
        async for found in self._messenger.left_to(whom, message_tag.kind, until=until):
            if found.message_tag == message_tag and found.at >= ping.at - CLOCKS_DIFFER:
                async with self._store.write() as uow:
                    await self._book(uow).made(number, ping)
                self._attempted.pop(number, None)
                return True
        return False

    @abstractmethod
    def named(self, number: Number) -> str:
        """A name for the log."""

    @abstractmethod
    async def _renew(self, uow: UnitOfWork, matter: Matter, at: datetime) -> Matter:
        """Adapt a delayed ping to what is wanted by now."""

    @abstractmethod
    async def _find(self, uow: UnitOfWork, number: Number) -> Matter:
        """The match or the challenge."""

    @abstractmethod
    def _book(self, uow: UnitOfWork) -> PingRepository[Number]:
        """The book of such pings."""

    @abstractmethod
    def _whom(self, matter: Matter) -> UserId | None:
        """The person for whom it waits; None where it waits for nobody any more."""

    @abstractmethod
    def _message_tag(self, matter: Matter) -> MessageTag:
        """The mark by which the message is found again."""

    @abstractmethod
    def _nonce(self, matter: Matter) -> str:
        """A text that tells the ping apart from every other one, in 24 characters."""

    @abstractmethod
    async def _page(self, matter: Matter, whom: UserId) -> Page:
        """The message."""


class TurnPings(DirectPings[MatchId, Match]):
    """Pings the player for whom a match waits."""

    @override
    def named(self, number: MatchId) -> str:
        return f"the ping in match {number}"

    @override
    async def _renew(self, uow: UnitOfWork, matter: Match, at: datetime) -> Match:
        return await renew_ping(uow, matter, at)

    @override
    async def _find(self, uow: UnitOfWork, number: MatchId) -> Match:
        return await uow.matches.find(number)

    @override
    def _book(self, uow: UnitOfWork) -> PingRepository[MatchId]:
        return uow.pings

    @override
    def _whom(self, matter: Match) -> UserId | None:
        return matter.awaited

    @override
    def _message_tag(self, matter: Match) -> MessageTag:
        return ping_tag(matter)

    @override
    def _nonce(self, matter: Match) -> str:
        return f"{matter.id}-{matter.number}-{int(matter.clock.reminded)}"

    @override
    async def _page(self, matter: Match, whom: UserId) -> Page:
        async with self._store.read() as uow:
            shown = await uow.boards.of(matter.id)
            chosen = (await uow.people.preferences([whom]))[whom]
            spoken = (await uow.people.languages([whom])).get(whom)
        return await ping_page(
            matter,
            whom,
            self._messenger.language(matter.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._messenger.server_name(matter.venue.guild),
            reminder=matter.clock.reminded,
            display=DisplayOptions.of(chosen),
        )


class Invitations(DirectPings[ChallengeId, Challenge]):
    """Pings the person who is named in a challenge."""

    @override
    def named(self, number: ChallengeId) -> str:
        return f"the ping by challenge {number}"

    @override
    async def _renew(self, uow: UnitOfWork, matter: Challenge, at: datetime) -> Challenge:
        return await renew_invitation(uow, matter, at)

    @override
    async def _find(self, uow: UnitOfWork, number: ChallengeId) -> Challenge:
        return await uow.challenges.find(number)

    @override
    def _book(self, uow: UnitOfWork) -> PingRepository[ChallengeId]:
        return uow.invitations

    @override
    def _whom(self, matter: Challenge) -> UserId | None:
        return matter.waits_for(self._clock())

    @override
    def _message_tag(self, matter: Challenge) -> MessageTag:
        return invitation_tag(matter)

    @override
    def _nonce(self, matter: Challenge) -> str:
        return f"c{matter.id}"

    @override
    async def _page(self, matter: Challenge, whom: UserId) -> Page:
        async with self._store.read() as uow:
            shown = await uow.challenge_messages.of(matter.id)
            spoken = (await uow.people.languages([whom])).get(whom)
        return invitation_page(
            matter,
            self._messenger.language(matter.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._messenger.server_name(matter.venue.guild),
        )
