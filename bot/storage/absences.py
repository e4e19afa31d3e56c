"""Who is away, and was in the last year."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import Absence, UserId
from bot.matches.absence import YEAR
from bot.storage.schema import LASTING, absences


class SqlAbsenceBook:
    """`bot.matches.books.people.AbsenceBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def current(self, users: Sequence[UserId]) -> dict[UserId, Absence]:
        """The absences that are not over, of those of these users who are away."""
        rows = await self._connection.execute(select(absences).where(LASTING, absences.c.user_id.in_(users)))
        return {UserId(row.user_id): Absence(row.since, row.until) for row in rows}

    async def of(self, user: UserId) -> Sequence[Absence]:
        """All absences of somebody that are known."""
        rows = await self._connection.execute(
            select(absences).where(absences.c.user_id == user).order_by(absences.c.since)
        )
        return [Absence(row.since, row.until) for row in rows]

    async def begin(self, user: UserId, absence: Absence) -> None:
        """Somebody is away from now on; in the place of an absence that is not over. What counts no more is deleted."""
        await self.end(user, absence.since)
        mine, long_ago = absences.c.user_id == user, absences.c.until < absence.since - YEAR
        await self._connection.execute(delete(absences).where(mine, long_ago))
        await self._connection.execute(
            insert(absences).values(user_id=user, since=absence.since, until=absence.until)
        )

    async def end(self, user: UserId, at: datetime) -> None:
        """Somebody is back; an absence counts as long as it lasted."""
        mine = absences.c.user_id == user
        await self._connection.execute(
            update(absences).where(mine, LASTING, absences.c.until > at).values(until=at)
        )
        await self._connection.execute(update(absences).where(mine, LASTING).values(over=true()))

    async def over(self, at: datetime) -> Sequence[UserId]:
        """Who is away though the time is over."""
        rows = await self._connection.execute(
            select(absences.c.user_id).where(LASTING, absences.c.until <= at).order_by(absences.c.until)
        )
        return [UserId(user) for user in rows.scalars()]
