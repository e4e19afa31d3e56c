"""The service of shared reviews: a player may post the review of a match, once. Each call is one transaction."""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.ids import ChannelId, MatchId, UserId
from bot.domain.match import Match
from bot.domain.refusals import RefusalReason, Refused, Shared
from bot.domain.shown import Message, SharedReview
from bot.services.retry import retried
from bot.storage import Store

UNDER_WAY = timedelta(minutes=1)
"""How long posting may take. If nothing is noted by then, the connection or the process was lost meanwhile."""


class SharedReviews:
    """The service behind sharing a review. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def may_be_shared(self, match: Match, by: UserId) -> bool:
        """Whether somebody plays in a match whose review was not shared yet."""
        if by not in match.players:
            return False
        async with self._store.read() as uow:
            shared = await uow.shared_reviews.find(match.id)
        return shared is None or shared.message is None

    @retried
    async def begin(self, match: Match, channel: ChannelId, *, by: UserId) -> SharedReview | None:
        """Let a player post the review of a match in a channel.

        If an earlier attempt has ended nobody knows how, gives that one: its message may stand already.
        Raises `Refused`: NOT_A_PLAYER, REVIEW_SHARED.
        """
        if by not in match.players:
            raise Refused(RefusalReason.NOT_A_PLAYER, match)
        now = self._clock()
        async with self._store.write() as uow:
            await uow.people.hold(
                *match.players.both
            )  # so that two who share at once do it one after the other
            before = await uow.shared_reviews.find(match.id)
            if before and (before.message is not None or now - before.at < UNDER_WAY):
                raise Refused(RefusalReason.REVIEW_SHARED, Shared(match, before.channel, before.message))
            await uow.shared_reviews.save(match.id, SharedReview(channel, now, None))
        return before

    @retried
    async def done(self, match_id: MatchId, message: Message) -> None:
        """Note the message that was posted."""
        async with self._store.write() as uow:
            shared = SharedReview(message.channel, self._clock(), message.id)
            await uow.shared_reviews.save(match_id, shared)

    @retried
    async def give_up(self, match_id: MatchId) -> None:
        """Note that nothing was posted."""
        async with self._store.write() as uow:
            await uow.shared_reviews.forget(match_id)
