"""The places of challenges' messages, for links to them."""

from collections.abc import Iterable

from bot.domain import Challenge, ChallengeId, Message
from bot.storage import Store


async def messages_of(store: Store, challenges: Iterable[Challenge]) -> dict[ChallengeId, Message]:
    """The messages of these challenges, as far as they have been shown. Raises `StoreUnavailableError`."""
    async with store.read() as uow:
        shown = await uow.challenge_messages.of_each([challenge.id for challenge in challenges])
    return {challenge_id: each.message for challenge_id, each in shown.items()}
