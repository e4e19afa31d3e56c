"""The presenter: reconciles Discord with what was committed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Protocol, TypeVar

from bot.delivery.boards import Boards, Scene, SceneIn, Shown, Stage
from bot.delivery.challenge_messages import ChallengeMessages
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.errors import PostRefusedError, UnreachableError, is_own_doing
from bot.delivery.late_answers import LateAnswer, LateAnswers
from bot.delivery.messenger import Messenger
from bot.delivery.open_panels import OpenPanels
from bot.delivery.pings import InvitationPinging, Invitations, TurnPinging, TurnPings
from bot.delivery.queue import GRACE, LONGEST, PAUSES, Job, Queue, RequeueAfter
from bot.delivery.refused_boards import Refusal, RefusedBoards, Surroundings
from bot.delivery.rejections import Rejections
from bot.delivery.stale_boards import StaleBoards
from bot.delivery.thread_heads import ThreadHead
from bot.delivery.views import ViewReconciler
from bot.discord_errors import OutOfOrderError
from bot.domain import (
    BoardView,
    ChallengeId,
    DisplayState,
    GuildId,
    HaltReason,
    Match,
    MatchId,
    Obstacle,
    PingOn,
    UserId,
)
from bot.domain.cluster import About, News, ShardSet
from bot.domain.events import Halted, WentAway
from bot.domain.shown import HOME
from bot.domain.view import ViewKey
from bot.process.logs import add_fields
from bot.services import Matches
from bot.storage import Store, UnitOfWork
from bot.storage.match_views import head_key
from bot.toolkit.answer import Delayed, Delivered, Delivery, Unreachable

PATIENCE = 5.0
"""Seconds that a request waits for its board before the user is informed that it will follow."""

AT_ONCE = 8
"""The maximum number of work items processed concurrently if no caller waits for them."""

EVERYTHING = "everything"

log = logging.getLogger(__name__)

T = TypeVar("T")


class Audience(Protocol):
    """A group of spectators, who share the players' queue but are shown a match after them."""

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark as uncertain what another process may have posted and not recorded, within the transaction's shard set.

        Raises `StoreUnavailableError`.
        """

    def note(self, match: Match, standing: DisplayState) -> None:
        """Queue a match that has changed; `standing` says whether there are spectators."""

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue everything that is behind. Raises `StoreUnavailableError`."""


class CatchesUp(Protocol):
    """A component that catches up after matches and spectators."""

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue everything that is behind. Raises `StoreUnavailableError`."""


class Presenter:
    """The component that brings Discord up to date.

    Failures of Discord are retried by the queue. A lasting refusal is an outcome, about which `RefusedBoards` decides.
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
        surroundings: Surroundings | None = None,
        has_left: Callable[[Match], Awaitable[bool]] | None = None,
        is_in: Callable[[GuildId], bool] = lambda _: True,
    ) -> None:
        """Create a presenter. Without `surroundings`, nothing is known about the channels of matches.

        `has_left` tells whether the player to move has left the server, `is_in` whether the bot is in an available one.
        """
        self._store = store
        self._messenger = messenger
        self._matches = matches
        self._clock = clock
        self._refused_boards = RefusedBoards(store, matches, surroundings, clock)
        self.patience = patience
        self.queue = Queue(pauses=pauses, grace=grace)
        self._audience: list[Audience] = []
        self._last: list[CatchesUp] = []
        self._on_shown: list[Callable[[Match], None]] = []
        self.panels = OpenPanels(clock)
        self.places = asyncio.Semaphore(AT_ONCE)
        self.views = ViewReconciler(store, messenger, self.queue, clock=clock, is_in=is_in)
        self.views.register(ThreadHead(store, messenger))
        pinging = TurnPinging(store, clock, has_left)
        self._boards = Boards(store, messenger, clock, self.panels, pinging, show_head=self.views.wait_for)
        self._stale_boards = StaleBoards(store, messenger, self.places)
        self.challenge_messages = ChallengeMessages(
            store,
            messenger,
            self.places,
            clock=clock,
            ping_directly=self._invite_directly,
            renew_panels=self.renew_panels,
        )
        self.rejections = Rejections(store, clock)
        self.direct_messages = DirectMessages(store, messenger, clock=clock, rejections=self.rejections)
        self._late_answers = LateAnswers(store, messenger, self.places)
        self._turn_pings = TurnPings(
            store, messenger, self.places, pinging, clock=clock, leave_to_channel=self.refresh
        )
        self._invitations = Invitations(
            store,
            messenger,
            self.places,
            InvitationPinging(store, clock),
            clock=clock,
            leave_to_channel=self.refresh_challenge,
        )
        self._further_views = FurtherViews(self)
        self._catching_up = Job("the backlog", self._catch_up)
        self._catching_up_in = Job("the backlog of a server", self._catch_up_in)
        self._tidying_challenges = Job("the challenge of a match", self._refresh_challenge_of)

    def add_audience(self, audience: Audience) -> None:
        """Show matches also to these spectators, after the players."""
        self._audience.append(audience)

    def add_last(self, reconciler: CatchesUp) -> None:
        """Make `reconciler` catch up after matches and spectators."""
        self._last.append(reconciler)

    def on_shown(self, listener: Callable[[Match], None]) -> None:
        """Notify a listener of each match that was shown."""
        self._on_shown.append(listener)

    def note(self, match: Match, state: DisplayState) -> None:
        """Queue a match for its spectators."""
        for each in self._audience:
            each.note(match, state)

    async def prepare(self, shard_set: ShardSet | None = None) -> None:
        """Mark what another process may have left uncertain, for a shard set or for all shards.

        Call this before anything is shown. Raises `StoreUnavailableError`.
        """
        async with self._store.read(shard_set) as uow:
            await self._prepare_reconcilers(uow)
            self._turn_pings.prepare()
            self._invitations.prepare()
            for each in self._audience:
                await each.prepare(uow)

    async def _prepare_reconcilers(self, uow: UnitOfWork) -> None:
        self._messenger.learn_languages(await uow.servers.languages())
        await self._boards.prepare(uow)
        await self.challenge_messages.prepare(uow)
        await self.direct_messages.prepare(uow)
        await self.views.prepare(uow)

    async def learn_languages(self) -> None:
        """Load the configured languages of servers."""
        async with self._store.read() as uow:
            self._messenger.learn_languages(await uow.servers.languages())

    # for a user who waits

    async def show_match(self, match: Match, *, mover: UserId | None = None) -> Delivery:
        """Show a match as it was committed, and report whether other matches wait for `mover`."""
        stage = Stage(match.number, match, mover)
        return await self.patiently(self.queue.wait_for(self, match.id, stage))

    async def show_to(self, match: Match, player: UserId) -> Delivery | None:
        """Show a match in the direct messages of a player, and report whether that succeeded; None without such a view.

        `show_match` for the opponent as the mover shows the other one.
        """
        async with self._store.read() as uow:
            views = await uow.boards.views_of(match.id)
        own = next((view for view in views if view.reader == player), None)
        if own is None:
            return None
        if not self._boards.is_own(own):
            return Delayed()
        stage = Stage(match.number, match)
        return await self.patiently(self.queue.wait_for(self._further_views, (match.id, own.part), stage))

    async def show_match_again(self, match: Match, reader: UserId) -> Delivery:
        """Post the board again at the bottom of its channel, in direct messages that of the `reader`.

        Raises `StoreUnavailableError`.
        """
        await self._boards.reopen(match.id, reader if match.venue.is_direct else None)
        self._refused_boards.expect_taken(match.id)
        stage = Stage(match.number, match, reader) if match.venue.is_direct else None
        return await self.patiently(self.queue.wait_for(self, match.id, stage))

    async def show_challenge(self, challenge_id: ChallengeId) -> Delivery:
        """Reconcile a challenge's message and wait for the outcome."""
        shown = await self.patiently(self.queue.wait_for(self.challenge_messages, challenge_id))
        return Delayed() if shown is None or isinstance(shown, RequeueAfter) else shown

    async def show_view(self, key: ViewKey) -> Delivery:
        """Reconcile a view and wait for the outcome."""
        return await self.patiently(self.views.wait_for(key))

    # in the background

    def refresh(self, match_id: MatchId) -> None:
        """Queue a match to be shown."""
        self.queue.ask(self, match_id)

    def refresh_challenge(self, challenge_id: ChallengeId) -> None:
        """Queue a challenge to be shown."""
        self.queue.ask(self.challenge_messages, challenge_id)

    def renew_panels(self, match_id: MatchId) -> None:
        if match_id in self.panels.followed:
            self.panels.follow(match_id)

    def tidy(self, match_id: MatchId) -> None:
        """Queue the removal of a match's stale boards."""
        self.queue.ask(self._stale_boards, match_id)

    async def deliver_direct_messages(self) -> None:
        """Queue all direct messages that are due. Raises `StoreUnavailableError`."""
        for user in await self.direct_messages.waited_for():
            self.deliver_to(user)

    def deliver_to(self, user: UserId) -> None:
        """Queue the direct messages to a user that are due."""
        self.queue.ask(self.direct_messages, user)

    def tell_later(self, user: UserId, late: LateAnswer) -> None:
        """Queue a direct message about what was done although its answer did not reach the user."""
        self._late_answers.note(user, late)
        self.queue.ask(self._late_answers, user)

    def look_around(self) -> None:
        """Queue everything that is behind, at start-up and after an outage."""
        self.queue.ask(self._catching_up, EVERYTHING)

    def look_around_in(self, guild: GuildId) -> None:
        """Queue what is behind in a server, where something has changed that may have been in the way."""
        self.queue.ask(self._catching_up_in, guild)

    async def catch_up(self) -> None:
        """Like `look_around`, but wait until all the work is queued."""
        outcome = self.queue.wait_for(self._catching_up, EVERYTHING)
        await asyncio.wait({outcome})
        if not outcome.cancelled():
            outcome.result()

    async def idle(self) -> None:
        """Wait until the queue is empty."""
        await self.queue.idle()

    async def close(self) -> None:
        """Give running attempts the grace period, then cancel them.

        Unfinished work that is stored is picked up at the next start.
        """
        await self.queue.close()

    async def patiently(self, outcome: asyncio.Future[T]) -> T | Delayed:
        """Return the outcome, or `Delayed` after `patience` seconds or if the bot stops; the attempt continues."""
        await asyncio.wait({outcome}, timeout=self.patience)
        if not outcome.done():
            outcome.cancel()
        return Delayed() if outcome.cancelled() else outcome.result()

    async def _catch_up(self, _: str) -> None:
        async with self._store.read() as uow:
            await self._prepare_reconcilers(uow)
            self.queue.try_again()
            behind = [await uow.matches.find(number) for number in await uow.boards.behind()]
            challenges = await uow.challenge_messages.behind()
            littered = {board.match_id for board in await uow.boards.superseded()}
            # Matches of removed servers follow when the server is back.
            matches = [match.id for match in behind if match.halted is not HaltReason.SERVER]
            for match_id in matches:
                self.refresh(match_id)
            for challenge_id in challenges:
                self.refresh_challenge(challenge_id)
            for match_id in littered.difference(matches):
                self.tidy(match_id)
            for each in (*self._audience, *self._last, self.views):
                await each.catch_up(uow)
        if matches or challenges:
            log.info("Catching up with %d matches and %d challenges", len(matches), len(challenges))

    async def _catch_up_in(self, guild: GuildId) -> None:
        async with self._store.read() as uow:
            for match_id in await uow.boards.behind(guild):
                self.refresh(match_id)
            for challenge_id in await uow.challenge_messages.behind(guild):
                self.refresh_challenge(challenge_id)
            for each in (*self._audience, *self._last, self.views):
                await each.catch_up(uow)

    # the reconciler of matches

    def named(self, match_id: MatchId) -> str:
        return f"match {match_id}"

    async def show(self, match_id: MatchId, stage: Stage | None) -> Delivery:
        """Reconcile the views of a match and queue what follows from it.

        The outcome is that of the first view of this process, or of the one that only the mover of the `stage` sees;
        the others are queued, or left to the processes that serve their servers. Raises `OutOfOrderError`,
        `StoreUnavailableError`.
        """
        add_fields(match=match_id)
        scene = await self._boards.look(match_id, stage)
        own = [view for view in scene.standing.views if self._boards.is_own(view)]
        await self._tell_others(scene, own, stage)
        mover = stage.mover if stage else None
        own.sort(key=lambda view: (mover is None or view.reader != mover, view.lost))
        for view in own[1:]:
            self.queue.ask(self._further_views, (match_id, view.part), stage)
        if own:
            return await self._show_view(scene, own[0], stage)
        self.renew_panels(match_id)
        return Delayed()

    async def _tell_others(self, scene: Scene, own: Sequence[BoardView], stage: Stage | None) -> None:
        """Tell the processes that serve the other views of a match.

        The process of the first view tells those that are behind, so that two processes can't tell each other forever.
        Any other tells only the process of the first one, of what has just happened here.
        """
        views, match = scene.standing.views, scene.match
        if own and own[0] == views[0]:
            others = [view for view in views if view not in own and view.is_behind(match.number)]
        else:
            others = list(views[:1]) if stage or not own else []
        guilds = {view.venue.guild for view in others}
        if guilds:
            async with self._store.write() as uow:
                for guild in sorted(guilds):
                    await uow.cluster.tell(News(About.MATCH, match.id, guild))

    async def show_further(self, which: tuple[MatchId, str], stage: Stage | None) -> Delivery:
        """Reconcile one view of a match. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        match_id, part = which
        add_fields(match=match_id)
        scene = await self._boards.look(match_id, stage)
        view = scene.standing.view(part)
        return Delayed() if view is None else await self._show_view(scene, view, stage)

    async def _show_view(self, scene: Scene, view: BoardView, stage: Stage | None) -> Delivery:
        match_id = scene.match.id
        if stage and (refused := self._refused_boards.outcome_of(scene.match, view)):
            return refused
        try:
            shown = await self._boards.bring_up_to_date(SceneIn(*scene, view, stage))
        except (UnreachableError, PostRefusedError, OutOfOrderError) as error:
            obstacle = self._refused_boards.obstacle(match_id, view.part, error)
            if obstacle is None:
                raise
            return await self._make_way(scene.match, view, obstacle, error)
        self._refused_boards.forget(match_id, view.part)
        await self._follow_up_shown(shown)
        return Delivered(shown.message, others_wait=shown.standing.others_wait if stage else None)

    async def _follow_up_shown(self, shown: Shown) -> None:
        """Queue what follows from a view that is up to date."""
        match, standing, view = shown.match, shown.standing, shown.view
        if view.part == HOME:
            self._follow_up(match, standing)
            self.renew_panels(match.id)
            if match.is_over and match.in_thread:
                self.views.ask(head_key(match.id))
        if shown.outdates_challenge:
            self.queue.ask(self._tidying_challenges, match.id)
        if shown.replaced or standing.littered:
            known = None if standing.littered else shown.replaced
            self.queue.ask(self._stale_boards, match.id, known)
        if view.lost:
            for other in await self._matches.note_accepted(match.id, view.part):
                self.refresh(other)
        was_on_hold = view.lost or match.halted is HaltReason.CHANNEL
        if was_on_hold and not match.is_over:
            after = await self._matches.go_on(match.id, HaltReason.CHANNEL)
            if after.halted is not HaltReason.CHANNEL:  # otherwise another view is still missing
                self.refresh(match.id)

    async def make_way(self, match_id: MatchId, view: BoardView, obstacle: Obstacle) -> None:
        """Find another place for a view of a match, because of an obstacle in its channel, or note that it is lost.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        if await self._refused_boards.make_way(match_id, view, obstacle):
            self.refresh(match_id)

    async def _make_way(self, match: Match, view: BoardView, obstacle: Obstacle, error: Refusal) -> Delivery:
        """Show a view elsewhere if there is a place for it; otherwise it is lost, which may put the match on hold."""
        match_id = match.id
        if moved := await self._refused_boards.make_way(match_id, view, obstacle, error):
            for player in moved.people:
                self.deliver_to(player)
            return await self.show(match_id, None)
        scene = await self._boards.look(match_id, None)
        if view.part == HOME:
            self._follow_up(*scene)
        if not view.lost and len(scene.standing.views) > 1:
            self.refresh(match_id)  # another view may be the one that pings from now on
        if not scene.standing.is_shown:
            self.queue.ask(self._tidying_challenges, match_id)
        outcome = Unreachable(
            view.venue.channel,
            obstacle,
            direct=view.venue.is_direct,
            install=self._messenger.install_link,
            closed=is_own_doing(error),
        )
        self._refused_boards.note(match, view, outcome)
        return outcome

    async def _refresh_challenge_of(self, match_id: MatchId) -> None:
        """Queue the challenge of a match if its message is behind. A thread's head shows the result at once."""
        async with self._store.read() as uow:
            challenge = await uow.challenge_messages.behind_of(match_id)
            is_over = (await uow.matches.find(match_id)).is_over
        if challenge:
            self.queue.ask(self.challenge_messages, challenge, at_once=is_over)

    def _invite_directly(self, challenge_id: ChallengeId) -> None:
        self.queue.ask(self._invitations, challenge_id)

    def _follow_up(self, match: Match, standing: DisplayState) -> None:
        """Queue pings, direct messages and spectators, and notify listeners."""
        for listener in self._on_shown:
            listener(match)
        is_last = match.number >= standing.number  # otherwise the pending ping is for a later event
        ping = match.ping
        if is_last and ping and ping.on is PingOn.DIRECT and ping.at <= self._clock():
            self.queue.ask(self._turn_pings, match.id)
        if match.is_over or match.begins_live or isinstance(match.events[-1].what, WentAway | Halted):
            for player in match.people:
                self.deliver_to(player)
        if standing.onlookers:
            self.note(match, standing)


class FurtherViews:
    """The reconciler of each view of a match that `Presenter.show` doesn't wait for."""

    longest = LONGEST

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self.places = presenter.places

    def named(self, which: tuple[MatchId, str]) -> str:
        match_id, part = which
        return f"view {part} of match {match_id}"

    async def show(self, which: tuple[MatchId, str], stage: Stage | None) -> Delivery:
        """Reconcile a view. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        return await self._presenter.show_further(which, stage)
