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
from dataclasses import replace
from datetime import datetime

from bot.delivery.messenger import (
    CLOCKS_DIFFER,
    EditRefusedError,
    MessageGoneError,
    Messenger,
    PostRefusedError,
    UnreachableError,
    refusal_of,
)
from bot.delivery.pings import InvitationPinging
from bot.delivery.queue import LONGEST, RequeueAfter
from bot.delivery.request_pacer import for_those_who_look_on
from bot.domain import (
    Challenge,
    ChallengeId,
    ChallengeState,
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
from bot.toolkit.page import Kind, Page

HEAD_PACE = 60.0
"""Minimum seconds between two edits of a thread's head, which would otherwise follow every move of a quick match."""

HEAD_WAITS = 300.0
"""Seconds until the next attempt if Discord refuses further edits of old messages in the channel."""

log = logging.getLogger(__name__)


class ChallengeMessages:
    """The reconciler of challenge messages. It first looks for an uncertain message in the channel, as `Boards` does.

    `ping_directly` pings the opponent by direct message.
    """

    longest = LONGEST

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
        self._store = store
        self._messenger = messenger
        self.places = places
        self._clock = clock
        self._ping_directly = ping_directly
        self._renew_panels = renew_panels
        self._pinging = InvitationPinging(store, clock)
        self.head_pace = HEAD_PACE
        self._uncertain: set[ChallengeId] = set()
        self._edited: dict[ChallengeId, float] = {}
        """When thread heads were last edited, by the event loop's clock."""

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark challenges that are behind or due to ping as uncertain: a killed process may have posted them."""
        self._uncertain.update(await uow.challenge_messages.behind())
        self._uncertain.update(await uow.invitations.due(self._clock()))

    def named(self, challenge_id: ChallengeId) -> str:
        return f"challenge {challenge_id}"

    async def show(self, challenge_id: ChallengeId, _: None) -> Delivery | RequeueAfter | None:
        """Post, edit or delete the message so that it shows the state of the challenge, or of its match.

        Posts the message again if it is to ping.

        Returns None if no message is left, as the match's board shows the rest, or if another process serves the
        server. Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            challenge = await uow.challenges.find(challenge_id)
            shown = await uow.challenge_messages.of(challenge_id)
            match = await uow.matches.find(challenge.match_id) if challenge.match_id else None
            has_board = match is not None and await uow.boards.of(match.id) is not None
        shard_set = self._store.shard_set
        if shard_set is not None and not shard_set.holds(challenge.venue.guild):
            async with self._store.write() as uow:
                await uow.cluster.tell(News(About.CHALLENGE, challenge_id, challenge.venue.guild))
            return None
        if challenge.rematch_of is not None:
            # The challenger's private receipt goes away once the challenge is answered.
            self._renew_panels(challenge.rematch_of)
        try:
            if challenge_id in self._uncertain:
                challenge, shown = await self._adopted(challenge, shown)
                self._uncertain.discard(challenge_id)
            challenge = await self._pinging.looked_at(challenge)
            if shown and shown.state is challenge.state and not self._pings_now(challenge):
                self._ping(challenge)
                return Delivered(shown.message)
            if match is None:
                return await self._post_or_edit(challenge, shown)
            if match.in_thread and match.parent is not None:
                return await self._show_head(challenge, match, shown)
            if has_board or match.is_over:
                await self._delete(challenge, shown)
            else:
                await self._show_accepted(challenge, shown)
        except (UnreachableError, PostRefusedError) as error:
            return await self._give_up(challenge, shown, error)
        return None

    async def _give_up(
        self, challenge: Challenge, shown: ShownChallenge | None, error: UnreachableError | PostRefusedError
    ) -> Unreachable:
        """Leave a message as it is until something changes; a message that was never posted can still ping then."""
        if isinstance(error, PostRefusedError):
            log.error("Discord refuses the message of challenge %d: %s", challenge.id, refusal_of(error))
        if shown and challenge.ping:
            async with self._store.write() as uow:
                await uow.invitations.made(challenge.id, challenge.ping)
        return Unreachable(challenge.venue.channel, error.obstacle)

    async def _post_or_edit(self, challenge: Challenge, shown: ShownChallenge | None) -> Delivery:
        pings = self._pings_now(challenge)
        self._uncertain.add(challenge.id)
        message = await (self._post(challenge, shown) if pings or not shown else self._edit(challenge, shown))
        await self._record(
            challenge, ShownChallenge(message, challenge.state), made=challenge.ping if pings else None
        )
        self._uncertain.discard(challenge.id)
        self._ping(challenge)
        return Delivered(message)

    async def _post(self, challenge: Challenge, shown: ShownChallenge | None) -> Message:
        """Post the message with the ping that is due, in place of the `shown` one.

        The old message is deleted first: after a crash in between there is no message for a while, but never two.
        """
        if shown:
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._messenger.delete(shown.message)
        pings = self._pings_now(challenge)
        return await self._messenger.post(
            challenge.venue.channel,
            await self._page(challenge),
            nonce=self._nonce(challenge, again=bool(shown and pings)),
            ping=challenge.opponent if pings else None,
        )

    def _nonce(self, challenge: Challenge, *, again: bool) -> str:
        """Return a nonce that is unique to the state or, if its message is posted again to ping, to that ping."""
        nonce = f"c{challenge.id}-{challenge.state}"
        return f"{nonce}-{challenge.ping.at:%j%H%M}" if again and challenge.ping else nonce

    async def _edit(self, challenge: Challenge, shown: ShownChallenge) -> Message:
        """Edit the message.

        A message that a moderator deleted is posted again to show the answer, but not just to remove a user's name.
        """
        try:
            await self._messenger.edit(shown.message, await self._page(challenge))
        except MessageGoneError:
            if shown.state is not None:
                return await self._post(challenge, None)
        return shown.message

    def _pings_now(self, challenge: Challenge) -> bool:
        """Whether posting the message now would ping the opponent."""
        ping, now = challenge.ping, self._clock()
        return ping is not None and challenge.waits_for(now) is not None and ping.is_made_by_board(now)

    def _ping(self, challenge: Challenge) -> None:
        """Ping the opponent by direct message if that is due."""
        ping = challenge.ping
        if ping and ping.on is PingOn.DIRECT and ping.at <= self._clock():
            self._ping_directly(challenge.id)

    async def _show_head(
        self, challenge: Challenge, match: Match, shown: ShownChallenge | None
    ) -> Delivery | RequeueAfter | None:
        """Bring the head of the match's thread up to date, unless that message was deleted. Boards have priority.

        Returns `RequeueAfter` if the head was edited less than `head_pace` ago, unless the match is over.
        """
        if shown is None:
            await self._forget(challenge)
            return None
        is_new_head = shown.state is ChallengeState.OPEN
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
        try:
            with for_those_who_look_on():
                await self._messenger.edit(shown.message, page)
        except MessageGoneError:
            await self._forget(challenge)
            return None
        except EditRefusedError:
            return RequeueAfter(HEAD_WAITS)
        self._edited = {each: at for each, at in self._edited.items() if now - at < self.head_pace}
        self._edited[challenge.id] = now
        if is_new_head and match.parent:
            await self._messenger.delete_thread_created_message(match.parent, match.venue.channel)
        await self._record(challenge, ShownChallenge(shown.message, challenge.state))
        return Delivered(shown.message)

    async def _delete(self, challenge: Challenge, shown: ShownChallenge | None) -> None:
        if shown:
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._messenger.delete(shown.message)
        await self._forget(challenge)

    async def _forget(self, challenge: Challenge) -> None:
        async with self._store.write() as uow:
            await uow.challenge_messages.forget(challenge.id)

    async def _show_accepted(self, challenge: Challenge, shown: ShownChallenge | None) -> None:
        """Show the acceptance until the first board is posted; nothing is recorded."""
        if shown:
            with contextlib.suppress(MessageGoneError):
                await self._messenger.edit(shown.message, await self._page(challenge))

    async def _page(self, challenge: Challenge) -> Page:
        async with self._store.read() as uow:
            both = [person for person in (challenge.challenger, challenge.opponent) if person]
            spoken = await uow.people.languages(both)
            names = await uow.people.names(both)
        language = self._messenger.language_of_challenge(challenge, spoken)
        return challenge_page(challenge, language, await opening_picture(challenge, language), names=names)

    async def _adopted(
        self, challenge: Challenge, shown: ShownChallenge | None
    ) -> tuple[Challenge, ShownChallenge | None]:
        """Record a message that a crash or a lost connection left unrecorded; return the challenge and its message."""
        after = shown.message.id if shown else None
        async for found in self._messenger.left_in(
            challenge.venue.channel, (Kind.CHALLENGE,), challenge.id, after=after
        ):
            ping, pings = challenge.ping, self._pings_now(challenge)
            made = ping if ping and pings and found.at >= ping.at - CLOCKS_DIFFER else None
            message, state = found.message, state_in(found.message_tag)
            if found.is_plain and challenge.opponent:  # its page hasn't taken its place yet
                page, nonce = await self._page(challenge), self._nonce(challenge, again=bool(shown))
                message = await self._messenger.complete(message, page, nonce=nonce, ping=challenge.opponent)
                state = challenge.state
            shown = ShownChallenge(message, state)
            await self._record(challenge, shown, made=made)
            challenge = replace(challenge, ping=None) if made else challenge
        return challenge, shown

    async def _record(self, challenge: Challenge, shown: ShownChallenge, *, made: Ping | None = None) -> None:
        async with self._store.write() as uow:
            await uow.challenge_messages.record(challenge.id, shown)
            if made:
                await uow.invitations.made(challenge.id, made)


async def messages_of(store: Store, challenges: Iterable[Challenge]) -> dict[ChallengeId, Message]:
    """Return the messages of those challenges that have one. Raises `StoreUnavailableError`."""
    async with store.read() as uow:
        shown = await uow.challenge_messages.of_each([challenge.id for challenge in challenges])
    return {challenge_id: each.message for challenge_id, each in shown.items()}
