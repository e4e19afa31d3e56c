"""The reviews of matches that players have shared, each once."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table, delete, select

from bot.domain import ChannelId, MatchId, MessageId
from bot.domain.shown import SharedReview
from bot.storage.schema import Repository, Utc, metadata
from bot.storage.upsert import upsert

shared_reviews = Table(
    "shared_reviews",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("at", Utc, nullable=False),
    Column("message_id", BigInteger),
)


class SharedReviewRepository(Repository):
    """The reviews that players have shared: one of each match at most."""

    async def find(self, match_id: MatchId) -> SharedReview | None:
        """Where the review of a match was shared, if it was."""
        query = select(shared_reviews).where(shared_reviews.c.match_id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        message = None if row.message_id is None else MessageId(row.message_id)
        return SharedReview(ChannelId(row.channel_id), row.at, message)

    async def save(self, match_id: MatchId, shared: SharedReview) -> None:
        """Note where the review of a match is shared, in the place of what was noted before."""
        values = {
            "match_id": match_id,
            "channel_id": shared.channel,
            "at": shared.at,
            "message_id": shared.message,
        }
        await upsert(self._connection, shared_reviews, values)

    async def forget(self, match_id: MatchId) -> None:
        """Note that the review of a match was not shared after all."""
        await self._connection.execute(delete(shared_reviews).where(shared_reviews.c.match_id == match_id))
