"""The services for shared reviews, which a player may post once for a match, and for inspections by managers."""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.ids import ChannelId, GuildId, MatchId, UserId
from bot.domain.match import Match
from bot.domain.moderation import AuditAction, AuditEntry
from bot.domain.refusals import RefusalReason, Refused, Shared
from bot.domain.shown import Message
from bot.features.review.repository import SharedReview, SharedReviewRepository
from bot.services.match_resolution import match_of_server
from bot.storage import Store, retried

UNDER_WAY = timedelta(minutes=1)
"""How long posting may take. After that, the connection or the process must have been lost."""


class SharedReviews:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def may_be_shared(self, match: Match, by: UserId) -> bool:
        """Whether a user plays in a match whose review isn't shared yet."""
        if by not in match.players:
            return False
        async with self._store.read() as uow:
            shared = await SharedReviewRepository(uow).find(match.id)
        return shared is None or shared.message is None

    @retried
    async def begin(self, match: Match, channel: ChannelId, *, by: UserId) -> SharedReview | None:
        """Claim the posting of a match's review in a channel.

        Returns an earlier attempt whose outcome is unknown, if any: its message may exist. Raises `Refused`:
        NOT_A_PLAYER, REVIEW_SHARED.
        """
        if by not in match.players:
            raise Refused(RefusalReason.NOT_A_PLAYER, match)
        now = self._clock()
        async with self._store.write() as uow:
            await uow.people.hold(*match.players.both)  # serializes players who share concurrently
            before = await SharedReviewRepository(uow).find(match.id)
            if before and (before.message is not None or now - before.at < UNDER_WAY):
                raise Refused(RefusalReason.REVIEW_SHARED, Shared(match, before.channel, before.message))
            await SharedReviewRepository(uow).save(match.id, SharedReview(channel, now, None))
        return before

    @retried
    async def done(self, match_id: MatchId, message: Message) -> None:
        """Record the posted message."""
        async with self._store.write() as uow:
            shared = SharedReview(message.channel, self._clock(), message.id)
            await SharedReviewRepository(uow).save(match_id, shared)

    @retried
    async def give_up(self, match_id: MatchId) -> None:
        """Record that nothing was posted."""
        async with self._store.write() as uow:
            await SharedReviewRepository(uow).forget(match_id)


class Inspections:
    """The service for managers who look at how a finished match was played."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def match_to_inspect(self, match_id: MatchId, guild: GuildId) -> Match:
        """Return a finished match of a server. Raises `Refused`: NO_SUCH_MATCH, NO_REVIEW_YET."""
        async with self._store.read() as uow:
            match = await match_of_server(uow, match_id, guild)
        if not match.is_over:
            raise Refused(RefusalReason.NO_REVIEW_YET, match)
        return match

    @retried
    async def note(self, match_id: MatchId, guild: GuildId, *, by: UserId) -> None:
        """Add the inspection of a match to the server's log."""
        async with self._store.write() as uow:
            await uow.audit_log.add(
                AuditEntry(guild, AuditAction.INSPECT, by, self._clock(), number=match_id)
            )
