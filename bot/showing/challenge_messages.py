"""The message of a challenge: posted once, edited when the challenge is answered."""

import asyncio

from bot.matches import Challenge, ChallengeId, Message, ShownChallenge, Store
from bot.pages.delivery import Delivered, Delivery, Unreachable
from bot.pages.page import Kind
from bot.posts.challenge import challenge_page, invited_by, opening_picture, state_in
from bot.showing.postbox import MessageGoneError, Postbox, UnreachableError
from bot.showing.queue import LONGEST


class ChallengeMessages:
    """Shows challenges. A message whose fate is uncertain is looked for in the channel first, as `Boards` does."""

    longest = LONGEST

    def __init__(self, store: Store, postbox: Postbox, places: asyncio.Semaphore) -> None:
        self._store = store
        self._postbox = postbox
        self.places = places
        self._uncertain: set[ChallengeId] = set()

    async def prepare(self) -> None:
        """Mark as uncertain all challenges that are behind: a killed process may have posted their messages."""
        async with self._store.read() as ledger:
            self._uncertain.update(await ledger.challenge_messages.behind())

    def named(self, challenge_id: ChallengeId) -> str:
        """A name for the log."""
        return f"challenge {challenge_id}"

    async def show(self, challenge_id: ChallengeId, wish: None) -> Delivery:  # noqa: ARG002  there is none
        """Post or edit the message if it does not tell the challenge's state yet.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        async with self._store.read() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            shown = await ledger.challenge_messages.of(challenge_id)
        if challenge_id in self._uncertain:
            shown = await self._adopted(challenge, shown) or shown
        if shown and shown.state is challenge.state:
            return Delivered(shown.message)
        self._uncertain.add(challenge_id)
        try:
            message = await self._put(challenge, shown)
        except UnreachableError as error:
            return Unreachable(challenge.venue.channel, error.missing)
        await self._record(challenge, ShownChallenge(message, challenge.state))
        self._uncertain.discard(challenge_id)
        return Delivered(message)

    async def _put(self, challenge: Challenge, shown: ShownChallenge | None) -> Message:
        """Edit the message, or post it where there is none.

        A message that a moderator deleted is posted again to tell the answer, but not just to take a name off it.
        """
        language = self._postbox.language(challenge.venue.guild)
        page = challenge_page(challenge, language, await opening_picture(challenge, language))
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
