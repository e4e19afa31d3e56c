"""The presenter: shows what was committed, now or later; nothing stays shown twice."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol, TypeVar

from bot.delivery.boards import Boards, ElsewhereError, Stage, StaleBoards
from bot.delivery.challenge_messages import ChallengeMessages
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.direct_pings import Invitations, TurnPings
from bot.delivery.messenger import Messenger, UnreachableError
from bot.delivery.open_panels import OpenPanels
from bot.delivery.queue import GRACE, LONGEST, PAUSES, Job, Queue, RequeueAfter
from bot.domain import ChallengeId, DisplayState, HaltReason, Match, MatchId, PingOn, UserId
from bot.domain.events import Halted, WentAway
from bot.domain.news import About, News
from bot.domain.shard_set import ShardSet
from bot.services import Matches
from bot.storage import Store, UnitOfWork
from bot.ui.delivery import Delayed, Delivered, Delivery, Unreachable

PATIENCE = 5.0
"""Seconds that the person who did something waits for the channel to show it before being told that it will."""

AT_ONCE = 8
"""How many matches, challenges and people are caught up at the same time."""

EVERYTHING = "everything"

log = logging.getLogger(__name__)

T = TypeVar("T")


class Audience(Protocol):
    """Spectators of one kind: they are shown a match after its players, by the same queue."""

    async def prepare(self, uow: UnitOfWork) -> None:
        """Learn what another process may have left half shown to them, of a transaction's share or of all.

        Raises `StoreUnavailableError`.
        """

    def note(self, match: Match, standing: DisplayState) -> None:
        """Show them a match in which something has happened; `standing` tells whether anybody looks on."""

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Have them shown all that is behind. Raises `StoreUnavailableError`."""


class Latecomer(Protocol):
    """Somebody who catches up after all those who are shown matches."""

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Have all of it done that is behind. Raises `StoreUnavailableError`."""


class Presenter:
    """Brings Discord up to date.

    A showing that fails because Discord is out of order is tried again by itself; one that fails because of how the
    channel is set up waits for the next event, for `/dvonn board` or for the next `catch_up`, and its match stands
    still meanwhile.
    """

    longest = LONGEST

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        matches: Matches,
        *,
        clock: Callable[[], datetime],
        patience: float = PATIENCE,
        pauses: Sequence[float] = PAUSES,
        grace: float = GRACE,
    ) -> None:
        self._store = store
        self._messenger = messenger
        self._matches = matches
        self._clock = clock
        self.patience = patience
        self.queue = Queue(pauses=pauses, grace=grace)
        self._audience: list[Audience] = []
        self._latecomers: list[Latecomer] = []
        self._on_shown: list[Callable[[Match], None]] = []
        self.panels = OpenPanels(clock)
        self.places = asyncio.Semaphore(AT_ONCE)
        self._boards = Boards(store, messenger, clock)
        self._stale_boards = StaleBoards(store, messenger, self.places)
        self.challenge_messages = ChallengeMessages(
            store, messenger, self.places, clock=clock, ping_directly=self._invite_directly
        )
        self._direct_messages = DirectMessages(store, messenger, self.places, clock=clock)
        self._turn_pings = TurnPings(
            store, messenger, self.places, clock=clock, leave_to_channel=self.refresh
        )
        self._invitations = Invitations(
            store, messenger, self.places, clock=clock, leave_to_channel=self.refresh_challenge
        )
        self._catching_up = Job("what is behind", self._catch_up)
        self._tidying_challenges = Job("the challenge of a match", self._refresh_challenge_of)

    def add_audience(self, audience: Audience) -> None:
        """Show matches to spectators of a kind too, after the players."""
        self._audience.append(audience)

    def add_latecomer(self, latecomer: Latecomer) -> None:
        """Have something catch up after all those who are shown matches."""
        self._latecomers.append(latecomer)

    def on_shown(self, listener: Callable[[Match], None]) -> None:
        """Notify a listener of each match that was shown."""
        self._on_shown.append(listener)

    def note(self, match: Match, state: DisplayState) -> None:
        """Show a match to its spectators."""
        for each in self._audience:
            each.note(match, state)

    async def prepare(self, shard_set: ShardSet | None = None) -> None:
        """Learn what another process may have left half shown, before this one shows anything: of a share, or of all.

        Raises `StoreUnavailableError`.
        """
        async with self._store.read(shard_set) as uow:
            await self._expect_stale_boards(uow)
            self._turn_pings.prepare()
            self._invitations.prepare()
            for each in self._audience:
                await each.prepare(uow)

    async def _expect_stale_boards(self, uow: UnitOfWork) -> None:
        self._messenger.languages = await uow.servers.languages()
        await self._boards.prepare(uow)
        await self.challenge_messages.prepare(uow)
        await self._direct_messages.prepare(uow)

    async def learn_languages(self) -> None:
        """Learn in which languages servers want their public messages."""
        async with self._store.read() as uow:
            self._messenger.languages = await uow.servers.languages()

    # for the person who did something

    async def show_match(self, match: Match, *, mover: UserId | None = None) -> Delivery:
        """Show a match as it was committed, in its channel. Tells also whether other matches wait for a `mover`."""
        stage = Stage(match.number, match, mover)
        return await self.patiently(self.queue.wait_for(self, match.id, stage))

    async def show_match_again(self, match: Match) -> Delivery:
        """Bring the board of a match down to the bottom of its channel. Raises `StoreUnavailableError`."""
        await self._boards.reopen(match.id)
        return await self.patiently(self.queue.wait_for(self, match.id))

    async def show_challenge(self, challenge_id: ChallengeId) -> Delivery:
        """Show the state of a challenge in its channel."""
        shown = await self.patiently(self.queue.wait_for(self.challenge_messages, challenge_id))
        return Delayed() if shown is None or isinstance(shown, RequeueAfter) else shown

    # while nobody waits

    def refresh(self, match_id: MatchId) -> None:
        """Show a match as it stands, or make the ping that is due in it by now."""
        self.queue.ask(self, match_id)

    def refresh_challenge(self, challenge_id: ChallengeId) -> None:
        """Show the state of a challenge."""
        self.queue.ask(self.challenge_messages, challenge_id)

    def renew_panels(self, match_id: MatchId) -> None:
        """Bring the open panels of a match up to date."""
        if match_id in self.panels.followed:
            self.panels.follow(match_id)

    def tidy(self, match_id: MatchId) -> None:
        """Take the replaced boards of a match away."""
        self.queue.ask(self._stale_boards, match_id)

    async def deliver_direct_messages(self) -> None:
        """Deliver the direct messages that wait. Raises `StoreUnavailableError`."""
        for user in await self._direct_messages.waited_for():
            self.queue.ask(self._direct_messages, user)

    def look_around(self) -> None:
        """Show all that is behind and take away what was replaced: at start-up and after an outage."""
        self.queue.ask(self._catching_up, EVERYTHING)

    async def catch_up(self) -> None:
        """Do as `look_around`, and wait until it is known what is to be shown."""
        outcome = self.queue.wait_for(self._catching_up, EVERYTHING)
        await asyncio.wait({outcome})
        if not outcome.cancelled():
            outcome.result()

    async def idle(self) -> None:
        """Wait until nothing is left to be shown."""
        await self.queue.idle()

    async def close(self) -> None:
        """Finish what is being shown. A showing that waits for the end of an outage is left for the next start."""
        await self.queue.close()

    async def patiently(self, outcome: asyncio.Future[T]) -> T | Delayed:
        """Wait a little for the outcome of showing something; the showing goes on however long it takes."""
        await asyncio.wait({outcome}, timeout=self.patience)
        if not outcome.done():
            outcome.cancel()
        return Delayed() if outcome.cancelled() else outcome.result()

    async def _catch_up(self, _: str) -> None:
        async with self._store.read() as uow:
            await self._expect_stale_boards(uow)
            self.queue.try_again()
            behind = [await uow.matches.find(number) for number in await uow.boards.behind()]
            challenges = await uow.challenge_messages.behind()
            littered = {board.match_id for board in await uow.boards.superseded()}
            # Where the server is gone nothing can be shown; it is when it is back.
            matches = [match.id for match in behind if match.halted is not HaltReason.SERVER]
            for match_id in matches:
                self.refresh(match_id)
            for challenge_id in challenges:
                self.refresh_challenge(challenge_id)
            for match_id in littered.difference(matches):
                self.tidy(match_id)
            for each in (*self._audience, *self._latecomers):
                await each.catch_up(uow)
        if matches or challenges:
            log.info("Catching up; matches: %d, challenges: %d", len(matches), len(challenges))

    # one match, as the queue has it shown

    def named(self, match_id: MatchId) -> str:
        """A name for the log."""
        return f"match {match_id}"

    async def show(self, match_id: MatchId, stage: Stage | None) -> Delivery:
        """Show a match, and have done what follows from it. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        try:
            shown = await self._boards.show(match_id, stage)
        except UnreachableError as error:
            log.info("Can't show match %d: its channel can't be written to", match_id)
            return await self._halt(match_id, error.missing)
        except ElsewhereError as error:
            self.renew_panels(match_id)
            async with self._store.write() as uow:
                await uow.cluster.tell(News(About.MATCH, match_id, error.guild))
            return Delayed()
        self._follow_up(shown.match, shown.standing)
        self.renew_panels(match_id)
        if shown.outdates_challenge:
            self.queue.ask(self._tidying_challenges, match_id)
        if shown.replaced or shown.standing.littered:
            known = None if shown.standing.littered else shown.replaced
            self.queue.ask(self._stale_boards, match_id, known)
        if shown.match.halted is HaltReason.CHANNEL and not shown.match.is_over:
            await self._matches.go_on(match_id, HaltReason.CHANNEL)
            self.refresh(match_id)
        return Delivered(shown.message, others_wait=shown.standing.others_wait if stage else None)

    async def _halt(self, match_id: MatchId, missing: tuple[str, ...]) -> Unreachable:
        """Let a match stand still that can't be shown, and tell its players."""
        match = await self._matches.halt(match_id, HaltReason.CHANNEL)
        async with self._store.read() as uow:
            standing = await uow.boards.standing_of(match_id)
        self._follow_up(match, standing)
        if standing.shown is None:
            self.queue.ask(self._tidying_challenges, match_id)
        return Unreachable(match.venue.channel, missing, direct=match.venue.is_direct)

    async def _refresh_challenge_of(self, match_id: MatchId) -> None:
        """Let the challenge that became a match go, or tell how that stands."""
        async with self._store.read() as uow:
            challenge = await uow.challenge_messages.behind_of(match_id)
        if challenge:
            self.refresh_challenge(challenge)

    def _invite_directly(self, challenge_id: ChallengeId) -> None:
        self.queue.ask(self._invitations, challenge_id)

    def _follow_up(self, match: Match, standing: DisplayState) -> None:
        """Tell the people whom the board does not tell, and the computer."""
        for listener in self._on_shown:
            listener(match)
        ping, is_last = match.ping, match.number >= standing.number  # else the ping that is noted is another
        if is_last and ping and ping.on is PingOn.DIRECT and ping.at <= self._clock():
            self.queue.ask(self._turn_pings, match.id)
        if match.is_over or isinstance(match.events[-1].what, WentAway | Halted):
            for player in match.people:
                self.queue.ask(self._direct_messages, player)
        if standing.watched or standing.followed:
            self.note(match, standing)
