"""Pings by direct message, for matches and challenges; delayed pings follow current preferences."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Generic, TypeVar

from typing_extensions import override

from bot.delivery.errors import NoDirectMessagesError
from bot.delivery.messenger import CLOCKS_DIFFER, Messenger
from bot.delivery.queue import LONGEST, TAKES_AT_MOST
from bot.domain import Challenge, ChallengeId, Match, MatchId, Ping, PingOn, UserId
from bot.pages.direct_message_posts import invitation_page, invitation_tag, ping_page, ping_tag
from bot.pages.viewer import DisplayOptions
from bot.services.challenges import renew_invitation
from bot.services.match_lifecycle import renew_ping
from bot.storage import Store, UnitOfWork
from bot.storage.pings import PingRepository
from bot.toolkit.page import MessageTag, Page

Matter = TypeVar("Matter", Match, Challenge)
"""The subjects of pings."""


class Pinging(ABC, Generic[Matter]):
    """A service that decides late pings again before they are made."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def looked_at(self, matter: Matter) -> Matter:
        """Decide a late ping again, and store it if it has changed.

        Returns the match or challenge with the ping that is to be made.
        """
        if matter.ping is None or not matter.ping.is_late(self._clock()):
            return matter
        return await self.decided_again(matter)

    @abstractmethod
    async def decided_again(self, matter: Matter) -> Matter:
        """Decide again how and when to make the pending ping."""


class TurnPinging(Pinging[Match]):
    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime],
        has_left: Callable[[Match], Awaitable[bool]] | None = None,
    ) -> None:
        """Create the service; `has_left` asks whether the player to move has left the server."""
        super().__init__(store, clock)
        self._has_left = has_left

    @override
    async def decided_again(self, matter: Match) -> Match:
        # Only for reminders, as when they were decided: otherwise an outage would bring a question for each match.
        asks = self._has_left if matter.clock.reminded else None
        has_left = asks is not None and await asks(matter)
        async with self._store.write() as uow:
            return await renew_ping(uow, matter, self._clock(), has_left=has_left)


class InvitationPinging(Pinging[Challenge]):
    @override
    async def decided_again(self, matter: Challenge) -> Challenge:
        async with self._store.write() as uow:
            return await renew_invitation(uow, matter, self._clock())


Number = TypeVar("Number", MatchId, ChallengeId)


class DirectPings(ABC, Generic[Number, Matter]):
    """The reconciler of pings by direct message; `leave_to_channel` pings by the message in a channel instead."""

    longest = LONGEST

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        places: asyncio.Semaphore,
        pinging: Pinging[Matter],
        *,
        clock: Callable[[], datetime],
        leave_to_channel: Callable[[Number], None],
    ) -> None:
        self._store = store
        self._messenger = messenger
        self.places = places
        self._clock = clock
        self._leave_to_channel: Callable[[Number], None] = leave_to_channel
        self._pinging: Pinging[Matter] = pinging
        self._attempted: dict[Number, datetime] = {}
        """Until when an unrecorded ping may have been made."""
        self.prepare()

    def prepare(self) -> None:
        """Record that another process may have made unrecorded pings until now."""
        self._prepared = self._clock() + CLOCKS_DIFFER

    async def show(self, number: Number, _: None) -> None:
        """Send the ping that is due by direct message, or leave it to the channel.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            matter = await self._find(uow, number)
        if await self._was_made(number, matter):
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
                    await self._repository(uow).made(number, ping)
                else:
                    await uow.people.close_direct(whom, self._clock())
                    await self._repository(uow).divert(number, ping, Ping(PingOn.BOARD, self._clock()))
            del self._attempted[number]
            if reached:
                return
        self._leave_to_channel(number)

    async def _reached(self, matter: Matter, whom: UserId) -> bool:
        """Send the direct message; return whether the user can be reached."""
        try:
            await self._messenger.write_to(
                whom, await self._page(matter, whom), nonce=f"d{self._nonce(matter)}"
            )
        except NoDirectMessagesError:
            return False
        return True

    async def _was_made(self, number: Number, matter: Matter) -> bool:
        """Whether a late ping was already made; if so, record that.

        An earlier attempt may have succeeded without the bot's knowing, because of a lost response or a crash, and
        Discord remembers a nonce for minutes only.
        """
        ping, whom, message_tag = matter.ping, self._whom(matter), self._message_tag(matter)
        if ping is None or whom is None or ping.on is not PingOn.DIRECT or not ping.is_late(self._clock()):
            return False
        until = max(self._prepared, self._attempted.get(number, self._prepared))
        async for found in self._messenger.left_to(whom, message_tag.kind, until=until):
            if found.message_tag == message_tag and found.at >= ping.at - CLOCKS_DIFFER:
                async with self._store.write() as uow:
                    await self._repository(uow).made(number, ping)
                self._attempted.pop(number, None)
                return True
        return False

    @abstractmethod
    def named(self, number: Number) -> str: ...

    @abstractmethod
    async def _find(self, uow: UnitOfWork, number: Number) -> Matter: ...

    @abstractmethod
    def _repository(self, uow: UnitOfWork) -> PingRepository[Number]: ...

    @abstractmethod
    def _whom(self, matter: Matter) -> UserId | None:
        """Return the user for whom the match or challenge waits; None if it no longer waits for anyone."""

    @abstractmethod
    def _message_tag(self, matter: Matter) -> MessageTag:
        """Return the tag by which the message is found again."""

    @abstractmethod
    def _nonce(self, matter: Matter) -> str:
        """Return a unique nonce for the ping."""

    @abstractmethod
    async def _page(self, matter: Matter, whom: UserId) -> Page: ...


class TurnPings(DirectPings[MatchId, Match]):
    """Pings to the awaited player of a match."""

    @override
    def named(self, number: MatchId) -> str:
        return f"the ping in match {number}"

    @override
    async def _find(self, uow: UnitOfWork, number: MatchId) -> Match:
        return await uow.matches.find(number)

    @override
    def _repository(self, uow: UnitOfWork) -> PingRepository[MatchId]:
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
            shown = await uow.boards.of(matter.id, whom)
            chosen = (await uow.people.preferences([whom]))[whom]
            spoken = (await uow.people.languages([whom])).get(whom)
            names = await uow.people.names(matter.players.both)
        return await ping_page(
            matter,
            whom,
            self._messenger.language(matter.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._messenger.server_name(matter.venue.guild),
            reminder=matter.clock.reminded,
            display=DisplayOptions.of(chosen),
            names=names,
        )


class Invitations(DirectPings[ChallengeId, Challenge]):
    """Pings to the named opponent of a challenge."""

    @override
    def named(self, number: ChallengeId) -> str:
        return f"the ping by challenge {number}"

    @override
    async def _find(self, uow: UnitOfWork, number: ChallengeId) -> Challenge:
        return await uow.challenges.find(number)

    @override
    def _repository(self, uow: UnitOfWork) -> PingRepository[ChallengeId]:
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
            names = await uow.people.names([matter.challenger])
        return invitation_page(
            matter,
            self._messenger.language(matter.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._messenger.server_name(matter.venue.guild),
            names=names,
        )
