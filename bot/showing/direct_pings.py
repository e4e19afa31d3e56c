"""Pings by direct message, for those who want them that way: in matches, and by challenges."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import datetime
from typing import Generic, TypeVar

from typing_extensions import override

from bot.matches import Challenge, ChallengeId, Ledger, Match, MatchId, Ping, PingOn, Store, UserId
from bot.matches.books.matches import PingBook
from bot.matches.continuing import renew_ping
from bot.matches.inviting import renew_invitation
from bot.pages.page import Mark, Page
from bot.pages.taste import Taste
from bot.posts.direct_messages import invitation_mark, invitation_page, ping_mark, ping_page
from bot.showing.pinging import Matter, Pinging
from bot.showing.postbox import CLOCKS_DIFFER, NoDirectMessagesError, Postbox
from bot.showing.queue import LONGEST, TAKES_AT_MOST

Number = TypeVar("Number", MatchId, ChallengeId)


class DirectPings(ABC, Generic[Number, Matter]):
    """Pings people by direct message. `leave_to_channel` shows what is to ping by its message in a channel instead."""

    longest = LONGEST

    def __init__(
        self,
        store: Store,
        postbox: Postbox,
        places: asyncio.Semaphore,
        *,
        clock: Callable[[], datetime],
        leave_to_channel: Callable[[Number], None],
    ) -> None:
        self._store = store
        self._postbox = postbox
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
        async with self._store.read() as ledger:
            matter = await self._find(ledger, number)
        if await self._stands(number, matter):
            return
        matter = await self._pinging.looked_at(matter)
        ping, whom = matter.ping, self._whom(matter)
        if ping is None or whom is None or ping.at > self._clock():
            return
        if ping.on is PingOn.DIRECT:
            self._attempted[number] = self._clock() + TAKES_AT_MOST
            reached = await self._reached(matter, whom)
            async with self._store.write() as ledger:
                if reached:
                    await self._book(ledger).made(number, ping)
                else:
                    await self._book(ledger).divert(number, ping, Ping(PingOn.BOARD, self._clock()))
            del self._attempted[number]
            if reached:
                return
        self._leave_to_channel(number)

    async def _reached(self, matter: Matter, whom: UserId) -> bool:
        """Write to somebody; tells whether a direct message reaches them."""
        try:
            await self._postbox.write_to(
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
        ping, whom, mark = matter.ping, self._whom(matter), self._mark(matter)
        if ping is None or whom is None or ping.on is not PingOn.DIRECT or not ping.is_late(self._clock()):
            return False
        until = max(self._prepared, self._attempted.get(number, self._prepared))
        async for found in self._postbox.left_to(whom, mark.kind, until=until):
            if found.mark == mark and found.at >= ping.at - CLOCKS_DIFFER:
                async with self._store.write() as ledger:
                    await self._book(ledger).made(number, ping)
                self._attempted.pop(number, None)
                return True
        return False

    @abstractmethod
    def named(self, number: Number) -> str:
        """A name for the log."""

    @abstractmethod
    async def _renew(self, ledger: Ledger, matter: Matter, at: datetime) -> Matter:
        """Adapt a delayed ping to what is wanted by now."""

    @abstractmethod
    async def _find(self, ledger: Ledger, number: Number) -> Matter:
        """The match or the challenge."""

    @abstractmethod
    def _book(self, ledger: Ledger) -> PingBook[Number]:
        """The book of such pings."""

    @abstractmethod
    def _whom(self, matter: Matter) -> UserId | None:
        """The person for whom it waits; None where it waits for nobody any more."""

    @abstractmethod
    def _mark(self, matter: Matter) -> Mark:
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
    async def _renew(self, ledger: Ledger, matter: Match, at: datetime) -> Match:
        return await renew_ping(ledger, matter, at)

    @override
    async def _find(self, ledger: Ledger, number: MatchId) -> Match:
        return await ledger.matches.find(number)

    @override
    def _book(self, ledger: Ledger) -> PingBook[MatchId]:
        return ledger.pings

    @override
    def _whom(self, matter: Match) -> UserId | None:
        return matter.awaited

    @override
    def _mark(self, matter: Match) -> Mark:
        return ping_mark(matter)

    @override
    def _nonce(self, matter: Match) -> str:
        return f"{matter.id}-{matter.number}-{int(matter.clock.reminded)}"

    @override
    async def _page(self, matter: Match, whom: UserId) -> Page:
        async with self._store.read() as ledger:
            shown = await ledger.boards.of(matter.id)
            chosen = (await ledger.people.preferences([whom]))[whom]
            spoken = (await ledger.people.languages([whom])).get(whom)
        return await ping_page(
            matter,
            whom,
            self._postbox.language(matter.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._postbox.server_name(matter.venue.guild),
            reminder=matter.clock.reminded,
            taste=Taste.of(chosen),
        )


class Invitations(DirectPings[ChallengeId, Challenge]):
    """Pings the person who is named in a challenge."""

    @override
    def named(self, number: ChallengeId) -> str:
        return f"the ping by challenge {number}"

    @override
    async def _renew(self, ledger: Ledger, matter: Challenge, at: datetime) -> Challenge:
        return await renew_invitation(ledger, matter, at)

    @override
    async def _find(self, ledger: Ledger, number: ChallengeId) -> Challenge:
        return await ledger.challenges.find(number)

    @override
    def _book(self, ledger: Ledger) -> PingBook[ChallengeId]:
        return ledger.invitations

    @override
    def _whom(self, matter: Challenge) -> UserId | None:
        return matter.waits_for(self._clock())

    @override
    def _mark(self, matter: Challenge) -> Mark:
        return invitation_mark(matter)

    @override
    def _nonce(self, matter: Challenge) -> str:
        return f"c{matter.id}"

    @override
    async def _page(self, matter: Challenge, whom: UserId) -> Page:
        async with self._store.read() as ledger:
            shown = await ledger.challenge_messages.of(matter.id)
            spoken = (await ledger.people.languages([whom])).get(whom)
        return invitation_page(
            matter,
            self._postbox.language(matter.venue.guild, spoken),
            message=shown.message if shown else None,
            server=self._postbox.server_name(matter.venue.guild),
        )
