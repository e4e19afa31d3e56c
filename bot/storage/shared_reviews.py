"""The reviews of matches that players have shared, each once."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table, delete, select
from typing_extensions import override

from bot.matches import ChannelId, MatchId, MessageId
from bot.matches.books.shown import SharedReview, SharedReviewBook
from bot.storage.schema import SqlBook, Utc, metadata
from bot.storage.upsert import upsert

shared_reviews = Table(
    "shared_reviews",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("at", Utc, nullable=False),
    Column("message_id", BigInteger),
)


class SqlSharedReviewBook(SqlBook, SharedReviewBook):
    """`SharedReviewBook` on SQL."""

    @override
    async def find(self, match_id: MatchId) -> SharedReview | None:
        query = select(shared_reviews).where(shared_reviews.c.match_id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        message = None if row.message_id is None else MessageId(row.message_id)
        return SharedReview(ChannelId(row.channel_id), row.at, message)

    @override
    async def save(self, match_id: MatchId, shared: SharedReview) -> None:
        values = {
            "match_id": match_id,
            "channel_id": shared.channel,
            "at": shared.at,
            "message_id": shared.message,
        }
        await upsert(self._connection, shared_reviews, values)

    @override
    async def forget(self, match_id: MatchId) -> None:
        await self._connection.execute(delete(shared_reviews).where(shared_reviews.c.match_id == match_id))
