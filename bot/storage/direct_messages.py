"""The letters that are still to be delivered."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import DirectMessage, DirectMessageKind, MatchId, UserId
from bot.storage.schema import letters


class SqlDirectMessageBook:
    """`bot.matches.books.people.LetterBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def write(self, kind: DirectMessageKind, to: UserId, match_id: MatchId) -> None:
        """A new letter."""
        await self._connection.execute(insert(letters).values(kind=kind, user_id=to, match_id=match_id))

    async def waiting(self) -> Sequence[DirectMessage]:
        """The letters, the oldest first."""
        rows = await self._connection.execute(select(letters).order_by(letters.c.id))
        return [
            DirectMessage(row.id, DirectMessageKind(row.kind), UserId(row.user_id), MatchId(row.match_id))
            for row in rows
        ]

    async def forget(self, letter: DirectMessage) -> None:
        """It was delivered, or can't be."""
        await self._connection.execute(delete(letters).where(letters.c.id == letter.id))
