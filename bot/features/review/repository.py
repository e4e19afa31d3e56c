"""The reviews that players have shared, at most one per match."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import BigInteger, Column, ForeignKey, Table, delete, select

from bot.domain import ChannelId, MatchId, MessageId
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
