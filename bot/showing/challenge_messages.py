"""The message of a challenge: posted once, edited when the challenge is answered."""

import contextlib

from bot.matches import Challenge, ChallengeId, Message, ShownChallenge, Store
from bot.pages.marks import Kind
from bot.posts.challenge import challenge_page, invited_by, opening_picture, state_in
from bot.showing.postbox import MessageGoneError, Postbox, UnreachableError


class ChallengeMessages:
    """Shows challenges. Each method raises what the postbox raises, and `StoreUnavailableError`.

    What is uncertain is looked for in the channel first, as `Boards` does.
    """

    def __init__(self, store: Store, postbox: Postbox) -> None:
        self._store = store
        self._postbox = postbox
        self._uncertain: set[ChallengeId] = set()

    async def prepare(self) -> None:
        """Before anything is shown: what is behind now may have been posted by a process that was killed."""
        async with self._store.read() as ledger:
            self._uncertain.update(await ledger.challenge_messages.behind())

    async def show(self, challenge_id: ChallengeId) -> Message:
        """Post or edit the message if it does not tell the challenge's state yet."""
        await self._adopt(challenge_id)
        async with self._store.read() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            shown = await ledger.challenge_messages.of(challenge_id)
        if shown and shown.state is challenge.state:
            return shown.message
        redrawn = shown is not None and shown.state is None
        self._uncertain.add(challenge_id)
        message = await self._put(challenge, shown.message if shown else None, again=not redrawn)
        async with self._store.write() as ledger:
            await ledger.challenge_messages.record(challenge_id, ShownChallenge(message, challenge.state))
        self._uncertain.discard(challenge_id)
        return message

    async def _put(self, challenge: Challenge, message: Message | None, *, again: bool) -> Message:
        """Edit the message, or post it; `again` even if a moderator took it away."""
        language = self._postbox.language(challenge.venue.guild)
        page = challenge_page(challenge, language, await opening_picture(challenge, language))
        if message:
            try:
                await self._postbox.edit(message, page)
            except MessageGoneError:
                if not again:
                    return message
                # The answer still concerns two people.
            else:
                return message
        return await self._postbox.post(
            challenge.venue.channel,
            page,
            nonce=f"c{challenge.id}-{challenge.state}",
            ping=invited_by(challenge),
        )

    async def _adopt(self, challenge_id: ChallengeId) -> None:
        """Note the message if it was posted but not recorded, as a crash or a dropped line leaves it."""
        if challenge_id not in self._uncertain:
            return
        async with self._store.read() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            known = await ledger.challenge_messages.of(challenge_id)
        if known is None:
            with contextlib.suppress(UnreachableError):  # who may not look back can still post
                async for found in self._postbox.own_messages(challenge.venue.channel, None):
                    if found.mark and (found.mark.kind, found.mark.about) == (Kind.CHALLENGE, challenge_id):
                        async with self._store.write() as ledger:
                            shown = ShownChallenge(found.message, state_in(found.mark))
                            await ledger.challenge_messages.record(challenge_id, shown)
        self._uncertain.discard(challenge_id)
