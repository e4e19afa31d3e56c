"""The presenter: shows what was committed, now or later, and never twice for good."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import datetime
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from bot.logs import in_short
from bot.matches import (
    ChallengeId,
    ChannelId,
    HaltReason,
    Match,
    Matches,
    MatchId,
    Message,
    PingOn,
    Store,
    StoreUnavailableError,
)
from bot.matches.events import Halted, WentAway
from bot.pages.delivery import Delayed, Delivered, Delivery, Unreachable
from bot.showing.audience import Audience
from bot.showing.background import Background
from bot.showing.boards import Boards
from bot.showing.challenge_messages import ChallengeMessages
from bot.showing.direct_messages import DirectMessages
from bot.showing.postbox import OutOfOrderError, Postbox, UnreachableError

PATIENCE = 5.0
"""Seconds that the person who did something waits for the channel to show it before being told that it will."""

PAUSES = (2.0, 5.0, 15.0, 60.0, 300.0)
"""Seconds between the attempts to show something while Discord is out of order."""

GRACE = 4.0
"""Seconds that what is being shown gets to end when the bot stops. A container is killed 10 s after its signal."""

AT_ONCE = 8
"""How many matches and challenges are caught up at the same time."""

log = logging.getLogger(__name__)

Attempt = Callable[[], Awaitable[Message]]
"""Shows something and gives its message; raises what the postbox raises, and `StoreUnavailableError`."""


class Presenter:
    """Brings Discord up to date.

    What belongs to one match or challenge happens in turn; different ones do not wait for each other. What can't be
    shown because Discord is out of order is tried again by itself; what can't be shown because of how the channel
    is set up waits for the next event, for `/dvonn board` or for the next `catch_up`, and its match stands still.
    """

    def __init__(
        self,
        store: Store,
        postbox: Postbox,
        matches: Matches,
        *,
        clock: Callable[[], datetime],
        audience: Audience | None = None,
        patience: float = PATIENCE,
        pauses: Sequence[float] = PAUSES,
        grace: float = GRACE,
    ) -> None:
        self._store = store
        self._postbox = postbox
        self._matches = matches
        self._clock = clock
        self._boards = Boards(store, postbox, clock)
        self._notices = ChallengeMessages(store, postbox)
        self._letters = DirectMessages(store, postbox, clock)
        self._audience = audience
        self._patience = patience
        self._pauses = pauses
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._refreshing: set[MatchId] = set()
        self._background = Background("Showing", grace=grace)

    async def prepare(self) -> None:
        """Learn what an earlier process may have left half shown, before anything else is shown."""
        await self.learn_languages()
        await self._boards.prepare()
        await self._notices.prepare()

    async def learn_languages(self) -> None:
        """Learn in which languages servers want their public messages."""
        async with self._store.read() as ledger:
            self._postbox.languages = await ledger.servers.languages()

    async def show_match(self, match: Match) -> Delivery:
        """Show a match as it was committed, in its channel."""
        first = partial(self._boards.show, match)
        return await self._patiently(
            self._deliver_match(match, first, partial(self._boards.show_last, match.id))
        )

    async def show_match_again(self, match: Match, nonce: str) -> Delivery:
        """Bring the board of a match down to the bottom of its channel. `nonce` has at most 25 characters."""
        attempt = partial(self._boards.show_again, match.id, nonce)
        return await self._patiently(self._deliver_match(match, attempt, attempt))

    async def show_challenge(self, challenge_id: ChallengeId, channel: ChannelId) -> Delivery:
        """Show the state of a challenge in its channel."""
        show = partial(self._notices.show, challenge_id)
        return await self._patiently(self._deliver(f"challenge {challenge_id}", channel, show, show))

    def refresh(self, match_id: MatchId) -> None:
        """Show a match as it stands, or call who is to be called in it by now; nobody waits for it.

        Who asks again while that is still under way, as Discord is out of order, is not heard twice.
        """
        if match_id not in self._refreshing:
            self._refreshing.add(match_id)
            task = self._background.leave(self._refresh(match_id))
            task.add_done_callback(lambda _: self._refreshing.discard(match_id))

    def refresh_challenge(self, challenge_id: ChallengeId, channel: ChannelId) -> None:
        """Show the state of a challenge; nobody waits for it."""
        show = partial(self._notices.show, challenge_id)
        self._background.leave(self._deliver(f"challenge {challenge_id}", channel, show, show))

    def tidy(self, match_id: MatchId) -> None:
        """Take away what the match no longer shows; nobody waits for it."""
        self._background.leave(self._tidy(match_id))

    async def deliver_direct_messages(self) -> None:
        """Deliver the letters that wait. What Discord's disorder holds up waits for the next time."""
        try:
            async with self._turn("letters"):
                async with self._store.read() as ledger:
                    waiting = await ledger.direct_messages.waiting()
                for letter in waiting:
                    await self._letters.deliver(letter)
        except (OutOfOrderError, StoreUnavailableError) as error:
            log.warning("Letters are delayed: %s", in_short(error.__cause__ or error))

    async def catch_up(self) -> None:
        """Show all that is behind and take away what was replaced: at start-up and after an outage."""
        for pause in (*self._pauses, None):
            try:
                await self._catch_up()
            except StoreUnavailableError as error:
                log.warning("Catching up is delayed: %s", in_short(error.__cause__ or error))
                if pause is None or await self._background.closes_within(pause):
                    break
            else:
                break

    async def _catch_up(self) -> None:
        await self.prepare()
        if self._audience:
            await self._audience.catch_up()
        async with self._store.read() as ledger:
            behind = [await ledger.matches.find(number) for number in await ledger.boards.behind()]
            challenges = [
                await ledger.challenges.find(number) for number in await ledger.challenge_messages.behind()
            ]
            untidy = {board.match_id for board in await ledger.boards.superseded()}
        # Where the server is gone nothing can be shown; it is when it is back.
        matches = [match for match in behind if match.halted is not HaltReason.SERVER]
        places = asyncio.Semaphore(AT_ONCE)
        for match in matches:
            last = partial(self._boards.show_last, match.id)
            self._background.leave(_in_place(places, self._deliver_match(match, last, last)))
        for challenge in challenges:
            show = partial(self._notices.show, challenge.id)
            delivery = self._deliver(f"challenge {challenge.id}", challenge.venue.channel, show, show)
            self._background.leave(_in_place(places, delivery))
        for match_id in untidy.difference(match.id for match in matches):
            self._background.leave(_in_place(places, self._tidy(match_id)))
        if matches or challenges:
            log.info("Catching up; matches: %d, challenges: %d", len(matches), len(challenges))

    async def idle(self) -> None:
        """Wait until nothing is being shown."""
        await self._background.idle()

    async def close(self) -> None:
        """Finish what is being shown. What Discord's disorder holds up is left for the next start."""
        await self._background.close()

    async def _patiently(self, delivery: Coroutine[Any, Any, Delivery]) -> Delivery:
        """Wait a little for a delivery, which goes on however long it takes."""
        task = self._background.start(delivery)
        done, _ = await asyncio.wait({task}, timeout=self._patience)
        if done:
            return task.result()
        self._background.leave(task)
        return Delayed()

    async def _deliver_match(self, match: Match, first: Attempt, again: Attempt) -> Delivery:
        delivery = await self._deliver(f"match {match.id}", match.venue.channel, first, again)
        if isinstance(delivery, Delivered):
            self._background.leave(self._tidy(match.id))
            if match.halted is HaltReason.CHANNEL and not match.is_over:
                self._background.leave(self._go_on(match.id))
        elif isinstance(delivery, Unreachable) and not match.halted:
            self._background.leave(self._halt(match.id))
        if match.ping and match.ping.on is PingOn.DIRECT and match.ping.at <= self._clock():
            self._background.leave(self._call(match.id))
        if match.is_over or isinstance(match.events[-1].what, WentAway | Halted):
            self._background.leave(self.deliver_direct_messages())
        if self._audience:
            self._audience.note(match)
        return delivery

    async def _halt(self, match_id: MatchId) -> None:
        """Let a match stand still that can't be shown, and tell its players."""
        await self._matches.halt(match_id, HaltReason.CHANNEL)
        await self.deliver_direct_messages()

    async def _go_on(self, match_id: MatchId) -> None:
        """Let a match go on that can be shown again."""
        match = await self._matches.go_on(match_id, HaltReason.CHANNEL)
        if match.halted is None:
            await self._refresh(match_id)

    async def _refresh(self, match_id: MatchId) -> None:
        async with self._store.read() as ledger:
            match = await ledger.matches.find(match_id)
        last = partial(self._boards.show_last, match_id)
        await self._deliver_match(match, last, last)

    async def _call(self, match_id: MatchId) -> None:
        """Make the call of a match that is due by a direct message, or else on the board."""
        try:
            async with self._turn(f"calling {match_id}"):
                left_to_the_board = await self._letters.call(match_id)
        except (OutOfOrderError, StoreUnavailableError) as error:
            log.warning("A call in match %d is delayed: %s", match_id, in_short(error.__cause__ or error))
        else:
            if left_to_the_board:
                await self._refresh(match_id)

    async def _deliver(self, what: str, channel: ChannelId, first: Attempt, again: Attempt) -> Delivery:
        """Attempt it until it stands, can't stand, or Discord has been out of order for too long.

        Later attempts are made with `again`: much may have happened meanwhile.
        """
        attempt = first
        for pause in (*self._pauses, None):
            try:
                async with self._turn(what):
                    return Delivered(await attempt())
            except UnreachableError as error:
                log.info("Can't show %s: the channel can't be written to", what)
                return Unreachable(channel, error.missing)
            except (OutOfOrderError, StoreUnavailableError) as error:
                log.warning("Showing %s is delayed: %s", what, in_short(error.__cause__ or error))
                if pause is None or await self._background.closes_within(pause):
                    break
                attempt = again
        return Delayed()

    async def _tidy(self, match_id: MatchId) -> None:
        """Take replaced boards away; what fails now is done after the next board."""
        try:
            async with self._turn(f"tidying {match_id}"):
                await self._boards.tidy(match_id)
        except (OutOfOrderError, StoreUnavailableError) as error:
            log.warning("Tidying match %d is delayed: %s", match_id, in_short(error.__cause__ or error))

    def _turn(self, what: str) -> asyncio.Lock:
        lock = self._turns.get(what)
        if lock is None:
            lock = self._turns[what] = asyncio.Lock()
        return lock


async def _in_place(places: asyncio.Semaphore, work: Coroutine[Any, Any, object]) -> None:
    async with places:
        await work
