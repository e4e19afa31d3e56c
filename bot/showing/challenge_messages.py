"""The message of a challenge: posted once, edited when the challenge is answered.

Once the match that it became has its first board, the message goes; where the match has a thread, which hangs on the
message, it stays as the thread's head and tells the players and the score.
"""

import asyncio
import contextlib

from bot.matches import Challenge, ChallengeId, Match, Message, ShownChallenge, Store
from bot.pages.delivery import Delivered, Delivery, Unreachable
from bot.pages.page import Kind, Page
from bot.posts.challenge import challenge_page, invited_by, opening_picture, state_in, thread_head_page
from bot.showing.postbox import MessageGoneError, Postbox, UnreachableError
from bot.showing.queue import LONGEST, Again

HEAD_PACE = 60.0
"""Seconds from one edit of a thread's head to the next: in a quick match the score changes with nearly every move."""


class ChallengeMessages:
    """Shows challenges. A message whose fate is uncertain is looked for in the channel first, as `Boards` does."""

    longest = LONGEST

    def __init__(self, store: Store, postbox: Postbox, places: asyncio.Semaphore) -> None:
        self._store = store
        self._postbox = postbox
        self.places = places
        self.head_pace = HEAD_PACE
        self._uncertain: set[ChallengeId] = set()
        self._edited: dict[ChallengeId, float] = {}
        """When the heads of threads were edited lately, by the clock of the event loop."""

    async def prepare(self) -> None:
        """Mark as uncertain all challenges that are behind: a killed process may have posted their messages."""
        async with self._store.read() as ledger:
            self._uncertain.update(await ledger.challenge_messages.behind())

    def named(self, challenge_id: ChallengeId) -> str:
        """A name for the log."""
        return f"challenge {challenge_id}"

    async def show(self, challenge_id: ChallengeId, wish: None) -> Delivery | Again | None:  # noqa: ARG002
        """Post, edit or take away the message if it does not tell the state of the challenge, or of its match.

        Gives None where there is no message any more, since the match's board tells the rest.
        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            shown = await ledger.challenge_messages.of(challenge_id)
            match = await ledger.matches.find(challenge.match_id) if challenge.match_id else None
            stands = match is not None and await ledger.boards.of(match.id) is not None
        if challenge_id in self._uncertain:
            shown = await self._adopted(challenge, shown) or shown
        if shown and shown.state is challenge.state:
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
            return Unreachable(challenge.venue.channel, error.missing)
        return None

    async def _tell(self, challenge: Challenge, shown: ShownChallenge | None) -> Delivery:
        self._uncertain.add(challenge.id)
        message = await self._put(challenge, shown)
        await self._record(challenge, ShownChallenge(message, challenge.state))
        self._uncertain.discard(challenge.id)
        return Delivered(message)

    async def _put(self, challenge: Challenge, shown: ShownChallenge | None) -> Message:
        """Edit the message, or post it where there is none.

        A message that a moderator deleted is posted again to tell the answer, but not just to take a name off it.
        """
        page = await self._page(challenge)
        if shown:
            try:
                await self._postbox.edit(shown.message, page)
            except MessageGoneError:
                if shown.state is None:
                    return shown.message
            else:
                return shown.message
        return await self._postbox.post(
            challenge.venue.channel,
            page,
            nonce=f"c{challenge.id}-{challenge.state}",
            ping=invited_by(challenge),
        )

    async def _tell_score(
        self, challenge: Challenge, match: Match, shown: ShownChallenge | None
    ) -> Delivery | Again | None:
        """Let the message be the head of its match's thread, unless somebody has deleted it."""
        if shown is None:
            await self._gone(challenge)
            return None
        now = asyncio.get_running_loop().time()
        wait = self._edited.get(challenge.id, -self.head_pace) + self.head_pace - now
        if wait > 0 and not match.is_over:
            return Again(wait)
        page = thread_head_page(challenge, match, self._postbox.language(match.venue.guild))
        try:
            await self._postbox.edit(shown.message, page)
        except MessageGoneError:
            await self._gone(challenge)
            return None
        self._edited = {each: at for each, at in self._edited.items() if now - at < self.head_pace}
        self._edited[challenge.id] = now
        await self._record(challenge, ShownChallenge(shown.message, challenge.state))
        self._uncertain.discard(challenge.id)
        return Delivered(shown.message)

    async def _take_away(self, challenge: Challenge, shown: ShownChallenge | None) -> None:
        if shown:
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._postbox.delete(shown.message)
        await self._gone(challenge)

    async def _gone(self, challenge: Challenge) -> None:
        async with self._store.write() as ledger:
            await ledger.challenge_messages.forget(challenge.id)
        self._uncertain.discard(challenge.id)

    async def _tell_accepted(self, challenge: Challenge, shown: ShownChallenge | None) -> None:
        """Say that the challenge was accepted, until the first board stands: nothing of that is recorded."""
        if shown:
            with contextlib.suppress(MessageGoneError):
                await self._postbox.edit(shown.message, await self._page(challenge))

    async def _page(self, challenge: Challenge) -> Page:
        language = self._postbox.language(challenge.venue.guild)
        return challenge_page(challenge, language, await opening_picture(challenge, language))

    async def _adopted(self, challenge: Challenge, shown: ShownChallenge | None) -> ShownChallenge | None:
        """The message that a crash or a dropped line left posted but not recorded, if there is one; notes it."""
        adopted, after = None, shown.message.id if shown else None
        async for found in self._postbox.left_in(
            challenge.venue.channel, (Kind.CHALLENGE,), challenge.id, after=after
        ):
            adopted = ShownChallenge(found.message, state_in(found.mark))
        if adopted:
            await self._record(challenge, adopted)
        return adopted

    async def _record(self, challenge: Challenge, shown: ShownChallenge) -> None:
        async with self._store.write() as ledger:
            await ledger.challenge_messages.record(challenge.id, shown)
