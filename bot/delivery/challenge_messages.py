"""The message of a challenge: posted once, and edited when the challenge is answered.

It pings the named opponent according to their preferences. A delayed ping, as after quiet hours, posts the message
again, because an edit pings nobody.

Once the resulting match has its first board, the message is deleted. If the match has a thread, which is attached to
the message, the message stays as the thread's head: it shows the players, the score, and whose turn it is, then the
result. Discord's own message about the new thread is deleted, as the head says more.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from typing_extensions import override

from bot.delivery.errors import (
    EditRefusedError,
    MessageGoneError,
    PostRefusedError,
    UnreachableError,
    refusal_of,
)
from bot.delivery.messenger import CLOCKS_DIFFER, FoundMessage, Messenger
from bot.delivery.pings import InvitationPinging
from bot.delivery.queue import LONGEST, RequeueAfter
from bot.delivery.request_pacer import for_those_who_look_on
from bot.delivery.round import ChannelRound, Post, Refusal
from bot.domain import (
    Challenge,
    ChallengeId,
    ChallengeState,
    ChannelId,
    Match,
    MatchId,
    Message,
    Ping,
    PingOn,
    ShownChallenge,
)
from bot.domain.cluster import About, News
from bot.pages.challenge_post import challenge_page, opening_picture, state_in, thread_head_page
from bot.storage import Store, UnitOfWork
from bot.toolkit.answer import Delivered, Delivery, Unreachable
from bot.toolkit.page import Kind, MessageTag, Page

HEAD_PACE = 60.0
"""Minimum seconds between two edits of a thread's head, which would otherwise follow every move of a quick match."""

HEAD_WAITS = 300.0
"""Seconds until the next attempt if Discord refuses further edits of old messages in the channel."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ChallengeView:
    """A challenge, its message, and the match that it became."""

    challenge: Challenge
    shown: ShownChallenge | None
    match: Match | None
    has_board: bool

    @property
    def key(self) -> ChallengeId:
        return self.challenge.id

    @property
    def channel(self) -> ChannelId:
        return self.challenge.venue.channel

    @property
    def message(self) -> Message | None:
        return self.shown.message if self.shown else None

    @property
    def stays_closed(self) -> bool:
        """Whether the message keeps saying that the challenge was accepted, because no board follows in its channel."""
        return self.match is not None and self.challenge.is_private and not self.challenge.venue.is_direct

    @property
    def is_head(self) -> bool:
        """Whether the message is the head of the match's thread."""
        return self.match is not None and self.match.in_thread and self.match.parent is not None


@dataclass(frozen=True, slots=True)
class ChallengePost(Post):
    """The page that the message of a challenge is to show."""

    challenge: Challenge
    """The challenge as it is shown."""
    pinged: bool = False
    """Whether the pending ping counts as made once it is posted."""
    is_recorded: bool = True


Outcome = Delivery | RequeueAfter | None
"""None if no message is left, as the match's board shows the rest, or if another process serves the server."""


class ChallengeMessages(ChannelRound[ChallengeView, ChallengePost, Outcome]):
    """The reconciler of challenge messages. `ping_directly` pings the opponent by direct message."""

    longest = LONGEST
    tags = (Kind.CHALLENGE,)

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        places: asyncio.Semaphore,
        *,
        clock: Callable[[], datetime],
        ping_directly: Callable[[ChallengeId], None],
        renew_panels: Callable[[MatchId], None],
    ) -> None:
        super().__init__(messenger, clock)
        self._store = store
        self.places = places
        self._ping_directly = ping_directly
        self._renew_panels = renew_panels
        self._pinging = InvitationPinging(store, clock)
        self.head_pace = HEAD_PACE
        self._edited: dict[ChallengeId, float] = {}
        """When thread heads were last edited, by the event loop's clock."""

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark challenges that are behind or due to ping as uncertain: a killed process may have posted them."""
        self.mark(await uow.challenge_messages.behind())
        self.mark(await uow.invitations.due(self._clock()))

    def named(self, challenge_id: ChallengeId) -> str:
        return f"challenge {challenge_id}"

    async def show(self, challenge_id: ChallengeId, _: None) -> Outcome:
        """Post, edit or delete the message so that it shows the state of the challenge, or of its match.

        Posts the message again if it is to ping. Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            challenge = await uow.challenges.find(challenge_id)
            if challenge.is_foreign:
                return None  # only a press on it can change it
            shown = await uow.challenge_messages.of(challenge_id)
            match = await uow.matches.find(challenge.match_id) if challenge.match_id else None
            has_board = match is not None and await uow.boards.of(match.id, challenge.opponent) is not None
        shard_set = self._store.shard_set
        if shard_set is not None and not shard_set.holds(challenge.venue.guild):
            async with self._store.write() as uow:
                await uow.cluster.tell(News(About.CHALLENGE, challenge_id, challenge.venue.guild))
            return None
        if challenge.rematch_of is not None:
            # The challenger's private receipt goes away once the challenge is answered.
            self._renew_panels(challenge.rematch_of)
        view = ChallengeView(challenge, shown, match, has_board)
        with for_those_who_look_on() if view.is_head else contextlib.nullcontext():
            return await self.bring_up_to_date(view)

    # what a crash has left

    @override
    def is_of(self, view: ChallengeView, tag: MessageTag) -> bool:
        return tag.about == view.challenge.id

    @override
    async def adopt(self, view: ChallengeView, found: FoundMessage) -> ChallengeView:
        challenge, ping = view.challenge, view.challenge.ping
        made = ping if ping and self._pings_now(challenge) and found.at >= ping.at - CLOCKS_DIFFER else None
        message, state = found.message, state_in(found.message_tag)
        if found.is_plain and challenge.opponent:  # its page hasn't taken its place yet
            page, nonce = await self._page(challenge), self._nonce(challenge, again=bool(view.shown))
            message = await self._messenger.complete(message, page, nonce=nonce, ping=challenge.opponent)
            state = challenge.state
        shown = ShownChallenge(message, state)
        await self._put(challenge.id, shown, made)
        return replace(view, challenge=replace(challenge, ping=None) if made else challenge, shown=shown)

    # what is to be shown

    @override
    async def wanted(self, view: ChallengeView) -> ChallengePost | Outcome:
        challenge, shown, match = await self._pinging.looked_at(view.challenge), view.shown, view.match
        pings = self._pings_now(challenge)
        if shown and shown.state is challenge.state and not pings:
            self._ping(challenge)
            return Delivered(shown.message)
        if match and shown is None:
            await self._forget(challenge)
            return None
        if match is None or view.stays_closed:
            return ChallengePost(
                await self._page(challenge),
                challenge,
                pinged=pings,
                nonce=self._nonce(challenge, again=bool(shown and pings)),
                ping=challenge.opponent if pings else None,
                is_news=pings,
            )
        if view.is_head:
            return await self._head(challenge, match)
        if view.has_board or match.is_over:
            await self._delete(challenge, shown)
            return None
        # Nobody needs to find the acceptance again: it is shown until the first board is posted.
        return ChallengePost(await self._page(challenge), challenge, is_recorded=False)

    async def _head(self, challenge: Challenge, match: Match) -> ChallengePost | Outcome:
        """Return the head of the match's thread. Boards have priority.

        Returns `RequeueAfter` if the head was edited less than `head_pace` ago, unless the match is over.
        """
        now = asyncio.get_running_loop().time()
        wait = self._edited.get(challenge.id, -self.head_pace) + self.head_pace - now
        if wait > 0 and not match.is_over:
            return RequeueAfter(wait)
        async with self._store.read() as uow:
            names = await uow.people.names(match.players.both)
            spoken = await uow.people.languages(match.players.both)
            settings = await uow.servers.settings(match.venue.guild)
        language = self._messenger.language_about(match, spoken)
        page = thread_head_page(challenge, match, language, names, quiet=settings.quiet)
        return ChallengePost(page, challenge)

    @override
    async def send(self, view: ChallengeView, wanted: ChallengePost) -> Message:
        """Post the message, in place of the one before.

        The old message is deleted first: after a crash in between there is no message for a while, but never two.
        """
        if view.shown and wanted.is_news:
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._messenger.delete(view.shown.message)
        return await super().send(view, wanted)

    @override
    async def edit(self, view: ChallengeView, wanted: ChallengePost, message: Message) -> Outcome:
        try:
            return await super().edit(view, wanted, message)
        except EditRefusedError:
            if not view.is_head:
                raise
            return RequeueAfter(HEAD_WAITS)

    @override
    async def make_up_for(self, view: ChallengeView, wanted: ChallengePost, message: Message) -> Outcome:
        """Post a message in place of one that a moderator has deleted, but not just to remove a user's name."""
        if view.is_head:
            await self._forget(wanted.challenge)
        if view.is_head or not wanted.is_recorded:
            return None
        if view.shown and view.shown.state is not None:
            return await self.post(view, wanted)
        return await self.record(view, wanted, message)

    @override
    async def record(self, view: ChallengeView, wanted: ChallengePost, message: Message) -> Outcome:
        if not wanted.is_recorded:
            return None
        challenge, match = wanted.challenge, view.match
        if view.is_head and match and match.parent:
            now = asyncio.get_running_loop().time()
            self._edited = {each: at for each, at in self._edited.items() if now - at < self.head_pace}
            self._edited[challenge.id] = now
            if view.shown and view.shown.state is ChallengeState.OPEN:  # it has just become the head
                await self._messenger.delete_thread_created_message(match.parent, match.venue.channel)
        shown = ShownChallenge(message, challenge.state)
        await self._put(challenge.id, shown, challenge.ping if wanted.pinged else None)
        if match is None:
            self._ping(challenge)
        return Delivered(message)

    @override
    async def refused(self, view: ChallengeView, refusal: Refusal) -> Outcome:
        """Leave a message as it is until something changes; a message that was never posted can still ping then."""
        challenge = view.challenge
        if isinstance(refusal, PostRefusedError):
            log.error("Discord refuses the message of challenge %d: %s", challenge.id, refusal_of(refusal))
        if view.shown and challenge.ping:
            async with self._store.write() as uow:
                await uow.invitations.made(challenge.id, challenge.ping)
        venue = challenge.venue
        return Unreachable(venue.channel, refusal.obstacle, direct=venue.is_direct)

    def _nonce(self, challenge: Challenge, *, again: bool) -> str:
        """Return a nonce that is unique to the state or, if its message is posted again to ping, to that ping."""
        nonce = f"c{challenge.id}-{challenge.state}"
        return f"{nonce}-{challenge.ping.at:%j%H%M}" if again and challenge.ping else nonce

    def _pings_now(self, challenge: Challenge) -> bool:
        """Whether posting the message now would ping the opponent."""
        ping, now = challenge.ping, self._clock()
        return ping is not None and challenge.waits_for(now) is not None and ping.is_made_by_board(now)

    def _ping(self, challenge: Challenge) -> None:
        """Ping the opponent by direct message if that is due."""
        ping = challenge.ping
        if ping and ping.on is PingOn.DIRECT and ping.at <= self._clock():
            self._ping_directly(challenge.id)

    async def _delete(self, challenge: Challenge, shown: ShownChallenge | None) -> None:
        if shown:
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._messenger.delete(shown.message)
        await self._forget(challenge)

    async def _forget(self, challenge: Challenge) -> None:
        async with self._store.write() as uow:
            await uow.challenge_messages.forget(challenge.id)

    async def _page(self, challenge: Challenge) -> Page:
        async with self._store.read() as uow:
            both = [person for person in (challenge.challenger, challenge.opponent) if person]
            spoken = await uow.people.languages(both)
            names = await uow.people.names(both)
        language = self._messenger.language_of_challenge(challenge, spoken)
        return challenge_page(challenge, language, await opening_picture(challenge, language), names=names)

    async def _put(self, challenge_id: ChallengeId, shown: ShownChallenge, made: Ping | None) -> None:
        async with self._store.write() as uow:
            await uow.challenge_messages.record(challenge_id, shown)
            if made:
                await uow.invitations.made(challenge_id, made)


async def messages_of(store: Store, challenges: Iterable[Challenge]) -> dict[ChallengeId, Message]:
    """Return the messages of those challenges that have one. Raises `StoreUnavailableError`."""
    async with store.read() as uow:
        shown = await uow.challenge_messages.of_each([challenge.id for challenge in challenges])
    return {challenge_id: each.message for challenge_id, each in shown.items()}
