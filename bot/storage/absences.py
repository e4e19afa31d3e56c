"""The absences of people, now and in the last year."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import BigInteger, Boolean, Column, Table, delete, false, insert, select, text, true, update

from bot.domain import Absence, Due, UserId
from bot.domain.absence import YEAR
from bot.storage.due import falls_due
from bot.storage.schema import Repository, Utc, key, metadata, partial_index

absences = Table(
    "absences",
    metadata,
    Column("id", key(), primary_key=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("since", Utc, nullable=False),
    Column("until", Utc, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    sqlite_autoincrement=True,
)

LASTING = text("NOT over")

partial_index("ix_absences_lasting", absences.c.until, where=LASTING)
falls_due(Due.ABSENCES, absences.c.until, LASTING)


class AbsenceRepository(Repository):
    """The absences of people, now and in the last year."""

    async def current(self, users: Sequence[UserId]) -> dict[UserId, Absence]:
        """The present absences of these users, of those who are away."""
        rows = await self._connection.execute(select(absences).where(LASTING, absences.c.user_id.in_(users)))
        return {UserId(row.user_id): Absence(row.since, row.until) for row in rows}

    async def of(self, user: UserId) -> Sequence[Absence]:
        """All absences of somebody that are known."""
        rows = await self._connection.execute(
            select(absences).where(absences.c.user_id == user).order_by(absences.c.since)
        )
        return [Absence(row.since, row.until) for row in rows]

    async def begin(self, user: UserId, absence: Absence) -> None:
        """Note that somebody is away from now on; it replaces an absence that is not over."""
        await self.end(user, absence.since)
        mine, long_ago = absences.c.user_id == user, absences.c.until < absence.since - YEAR
        await self._connection.execute(delete(absences).where(mine, long_ago))
        await self._connection.execute(
            insert(absences).values(user_id=user, since=absence.since, until=absence.until)
        )
        self._falls_due(absence.until)

    async def end(self, user: UserId, at: datetime) -> None:
        """Note that somebody is back."""
        mine = absences.c.user_id == user
        await self._connection.execute(
            update(absences).where(mine, LASTING, absences.c.until > at).values(until=at)
        )
        await self._connection.execute(update(absences).where(mine, LASTING).values(over=true()))

    async def over(self, at: datetime) -> Sequence[UserId]:
        """The people who are still noted as away though the time is over."""
        rows = await self._connection.execute(
            select(absences.c.user_id).where(LASTING, absences.c.until <= at).order_by(absences.c.until)
        )
        return [UserId(user) for user in rows.scalars()]
