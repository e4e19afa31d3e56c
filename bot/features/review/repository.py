"""The reviews that players have shared, at most one per match, and the players' ratings just before a match counted."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import BigInteger, Column, ForeignKey, Table, delete, select

from bot.domain import ChannelId, MatchId, MessageId, UserId
from bot.storage.player_results import player_results
from bot.storage.schema import Repository, Utc, metadata, upsert

shared_reviews = Table(
    "shared_reviews",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("at", Utc, nullable=False),
    Column("message_id", BigInteger),
)


@dataclass(frozen=True, slots=True)
class SharedReview:
    channel: ChannelId
    at: datetime
    message: MessageId | None
    """None while it is unknown whether Discord has the message."""


class SharedReviewRepository(Repository):
    async def find(self, match_id: MatchId) -> SharedReview | None:
        """Return where and when the review of a match was shared; None if it wasn't."""
        query = select(shared_reviews).where(shared_reviews.c.match_id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        message = None if row.message_id is None else MessageId(row.message_id)
        return SharedReview(ChannelId(row.channel_id), row.at, message)

    async def save(self, match_id: MatchId, shared: SharedReview) -> None:
        values = {
            "match_id": match_id,
            "channel_id": shared.channel,
            "at": shared.at,
            "message_id": shared.message,
        }
        await upsert(self._connection, shared_reviews, values)

    async def forget(self, match_id: MatchId) -> None:
        """Record that the review of a match wasn't shared after all."""
        await self._connection.execute(delete(shared_reviews).where(shared_reviews.c.match_id == match_id))


class RatingsBefore(Repository):
    async def of(self, match_id: MatchId) -> dict[UserId, float]:
        """Return the ratings that the players of a rated match had when it ended."""
        columns = player_results.c
        query = select(columns.user_id, columns.rating_before).where(
            columns.match_id == match_id, columns.rating_before.is_not(None)
        )
        return {UserId(row.user_id): row.rating_before for row in await self._connection.execute(query)}
