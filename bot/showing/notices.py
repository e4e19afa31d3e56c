"""The message of a challenge: posted once, edited when the challenge is answered."""

from bot.matches import Challenge, ChallengeId, ChallengeState, Message, ShownChallenge, Store
from bot.presentation.challenge_message import challenge_page, invited_by
from bot.presentation.control_ids import Action
from bot.showing.postbox import MessageGoneError, Postbox


class Notices:
    """Shows challenges. Each method raises what the postbox raises, and `StoreUnavailableError`."""

    def __init__(self, store: Store, postbox: Postbox) -> None:
        self._store = store
        self._postbox = postbox

    async def show(self, challenge_id: ChallengeId) -> Message:
        """Post or edit the message if it does not tell the challenge's state yet."""
        async with self._store.read() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            shown = await ledger.notices.of(challenge_id)
        if shown and shown.state is challenge.state:
            return shown.message
        message = await self._put(challenge, shown.message if shown else None)
        async with self._store.write() as ledger:
            await ledger.notices.record(challenge_id, ShownChallenge(message, challenge.state))
        return message

    async def show_last(self, challenge_id: ChallengeId) -> Message:
        """Likewise, after noting the message if it was posted but not recorded."""
        await self._adopt(challenge_id)
        return await self.show(challenge_id)

    async def _put(self, challenge: Challenge, message: Message | None) -> Message:
        language = self._postbox.language(challenge.venue.guild)
        if message:
            try:
                await self._postbox.edit(message, challenge_page(challenge, language))
            except MessageGoneError:
                pass  # a moderator took it away; the answer still concerns two people
            else:
                return message
        return await self._postbox.post(
            challenge.venue.channel,
            challenge_page(challenge, language),
            nonce=f"c{challenge.id}-{challenge.state}",
            ping=invited_by(challenge),
        )

    async def _adopt(self, challenge_id: ChallengeId) -> None:
        """Note the message if it was posted but not recorded, as a crash or a dropped line leaves it."""
        async with self._store.read() as ledger:
            challenge = await ledger.challenges.find(challenge_id)
            if await ledger.notices.of(challenge_id):
                return
        async for found in self._postbox.own_messages(challenge.venue.channel, None):
            for control in found.controls:
                if control.action == Action.WITHDRAW and control.arguments == (str(challenge_id),):
                    async with self._store.write() as ledger:
                        await ledger.notices.record(
                            challenge_id, ShownChallenge(found.message, ChallengeState.OPEN)
                        )
