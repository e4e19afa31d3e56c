"""The message of a challenge: posted once, edited when the challenge is answered.

It pings the person who is named in it, if they want that. Where the ping comes later than the message, as at the end of
quiet hours, the message is posted anew for it: an edit pings nobody.

Once the match that it became has its first board, the message goes; where the match has a thread, which hangs on the
message, it stays as the thread's head and tells the players and the score.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.delivery.messenger import CLOCKS_DIFFER, MessageGoneError, Messenger, UnreachableError
from bot.delivery.pinging import Pinging
from bot.delivery.queue import LONGEST, RequeueAfter
from bot.domain import Challenge, ChallengeId, Match, Message, Ping, PingOn, ShownChallenge
from bot.domain.news import About, News
from bot.services.inviting import renew_invitation
from bot.storage import Store, UnitOfWork
from bot.ui.challenge_post import challenge_page, opening_picture, state_in, thread_head_page
from bot.ui.delivery import Delivered, Delivery, Unreachable
from bot.ui.page import Kind, Page

HEAD_PACE = 60.0
"""Seconds from one edit of a thread's head to the next: in a quick match the score changes with nearly every move."""


class ChallengeMessages:
    """Shows challenges. A message whose fate is uncertain is looked for in the channel first, as `Boards` does.

    `ping_directly` has a person pinged by a direct message.
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
    ) -> None:
        self._store = store
        self._messenger = messenger
        self.places = places
        self._clock = clock
        self._ping_directly = ping_directly
        self._pinging = Pinging(store, clock, renew_invitation)
        self.head_pace = HEAD_PACE
        self._uncertain: set[ChallengeId] = set()
        self._edited: dict[ChallengeId, float] = {}
        """When the heads of threads were edited lately, by the clock of the event loop."""

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark all challenges as uncertain that are behind or due to ping: a killed process may have posted them."""
        self._uncertain.update(await uow.challenge_messages.behind())
        self._uncertain.update(await uow.invitations.due(self._clock()))

    def named(self, challenge_id: ChallengeId) -> str:
        """A name for the log."""
        return f"challenge {challenge_id}"

    async def show(self, challenge_id: ChallengeId, _: None) -> Delivery | RequeueAfter | None:
        """Post, edit or take away the message if it does not tell the state of the challenge, or of its match.

        Posts it anew where that is to ping.

        Gives None if there is no message any more, as the match's board tells the rest, or if it is for another process
        to show it.
        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            challenge = await uow.challenges.find(challenge_id)
            shown = await uow.challenge_messages.of(challenge_id)
            match = await uow.matches.find(challenge.match_id) if challenge.match_id else None
            stands = match is not None and await uow.boards.of(match.id) is not None
        shard_set = self._store.shard_set
        if shard_set is not None and not shard_set.holds(challenge.venue.guild):
            async with self._store.write() as uow:
                await uow.cluster.tell(News(About.CHALLENGE, challenge_id, challenge.venue.guild))
            return None
        if challenge_id in self._uncertain:
            challenge, shown = await self._adopted(challenge, shown)
            self._uncertain.discard(challenge_id)
        challenge = await self._pinging.looked_at(challenge)
        if shown and shown.state is challenge.state and not self._pings_now(challenge):
            self._ping(challenge)
            return Delivered(shown.message)
        try:
            if match is None:
                return await self._tell(challenge, shown)
            if match.in_thread and match.parent is not None:
                return await self._tell_score(challenge, match, shown)
            if stands or match.is_over:
                await self._take_away(challenge, shown)
            else:
                await self._tell_accepted(challenge, shown)
        except UnreachableError as error:
            if (
                shown and challenge.ping
            ):  # there is no place left for it; one that was never shown can still ping
                async with self._store.write() as uow:
                    await uow.invitations.made(challenge_id, challenge.ping)
            return Unreachable(challenge.venue.channel, error.missing)
        return None

    async def _tell(self, challenge: Challenge, shown: ShownChallenge | None) -> Delivery:
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
        """Post the message, with the ping that is to be made now, in the place of the one that is `shown`.

        That one goes first: a crash in between leaves none for a moment, but never two.
        """
        if shown:
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._messenger.delete(shown.message)
        pings = self._pings_now(challenge)
        nonce = f"c{challenge.id}-{challenge.state}"
        return await self._messenger.post(
            challenge.venue.channel,
            await self._page(challenge),
            nonce=f"{nonce}-{challenge.ping.at:%j%H%M}" if shown and pings and challenge.ping else nonce,
            ping=challenge.opponent if pings else None,
        )

    async def _edit(self, challenge: Challenge, shown: ShownChallenge) -> Message:
        """Edit the message.

        One that a moderator deleted is posted again to tell the answer, but not just to take a name off it.
        """
        try:
            await self._messenger.edit(shown.message, await self._page(challenge))
        except MessageGoneError:
            if shown.state is not None:
                return await self._post(challenge, None)
        return shown.message

    def _pings_now(self, challenge: Challenge) -> bool:
        """Whether somebody is to be pinged by the message now."""
        ping, now = challenge.ping, self._clock()
        return ping is not None and challenge.waits_for(now) is not None and ping.is_made_by_board(now)

    def _ping(self, challenge: Challenge) -> None:
        """Have somebody pinged who wants that by a direct message, once it is due."""
        ping = challenge.ping
        if ping and ping.on is PingOn.DIRECT and ping.at <= self._clock():
            self._ping_directly(challenge.id)

    async def _tell_score(
        self, challenge: Challenge, match: Match, shown: ShownChallenge | None
    ) -> Delivery | RequeueAfter | None:
        """Let the message be the head of its match's thread, unless somebody has deleted it."""
        if shown is None:
            await self._gone(challenge)
            return None
        now = asyncio.get_running_loop().time()
        wait = self._edited.get(challenge.id, -self.head_pace) + self.head_pace - now
        if wait > 0 and not match.is_over:
            return RequeueAfter(wait)
        async with self._store.read() as uow:
            spoken = await uow.people.languages(match.players.both)
        page = thread_head_page(challenge, match, self._messenger.language_about(match, spoken))
        try:
            await self._messenger.edit(shown.message, page)
        except MessageGoneError:
            await self._gone(challenge)
            return None
        self._edited = {each: at for each, at in self._edited.items() if now - at < self.head_pace}
        self._edited[challenge.id] = now
        await self._record(challenge, ShownChallenge(shown.message, challenge.state))
        return Delivered(shown.message)

    async def _take_away(self, challenge: Challenge, shown: ShownChallenge | None) -> None:
        if shown:
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._messenger.delete(shown.message)
        await self._gone(challenge)

    async def _gone(self, challenge: Challenge) -> None:
        async with self._store.write() as uow:
            await uow.challenge_messages.forget(challenge.id)

    async def _tell_accepted(self, challenge: Challenge, shown: ShownChallenge | None) -> None:
        """Say that the challenge was accepted, until the first board stands: nothing of that is recorded."""
        if shown:
            with contextlib.suppress(MessageGoneError):
                await self._messenger.edit(shown.message, await self._page(challenge))

    async def _page(self, challenge: Challenge) -> Page:
        async with self._store.read() as uow:
            both = [person for person in (challenge.challenger, challenge.opponent) if person]
            spoken = await uow.people.languages(both)
        language = self._messenger.language_of_challenge(challenge, spoken)
        return challenge_page(challenge, language, await opening_picture(challenge, language))

    async def _adopted(
        self, challenge: Challenge, shown: ShownChallenge | None
    ) -> tuple[Challenge, ShownChallenge | None]:
        """The challenge and its message, with what a crash or a dropped line left posted but not recorded noted."""
        after = shown.message.id if shown else None
        async for found in self._messenger.left_in(
            challenge.venue.channel, (Kind.CHALLENGE,), challenge.id, after=after
        ):
            shown = ShownChallenge(found.message, state_in(found.message_tag))
            ping, pings = challenge.ping, self._pings_now(challenge)
            made = ping if ping and pings and found.at >= ping.at - CLOCKS_DIFFER else None
            await self._record(challenge, shown, made=made)
            challenge = replace(challenge, ping=None) if made else challenge
        return challenge, shown

    async def _record(self, challenge: Challenge, shown: ShownChallenge, *, made: Ping | None = None) -> None:
        async with self._store.write() as uow:
            await uow.challenge_messages.record(challenge.id, shown)
            if made:
                await uow.invitations.made(challenge.id, made)
