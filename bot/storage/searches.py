"""The queue of searches that run in the background: each is about something, for example a finished match."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import BigInteger, Column, ColumnElement, Integer, String, Table, case, delete, select, update

from bot.domain import Due, GuildId
from bot.storage.schema import Moment, Repository, insert_new, metadata
from bot.storage.times import falls_due

searches = Table(
    "searches",
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("about", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("due_at", Moment, nullable=False, index=True),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("first_due_at", Moment, nullable=False),
)
"""`about` is the number of what is searched, by `kind`; `attempts` counts those in a row that have failed."""

_ROWS = searches.c

falls_due(Due.SEARCHES, _ROWS.due_at, guild=_ROWS.guild_id)


@dataclass(frozen=True, slots=True)
class QueuedSearch:
    kind: str
    about: int
    due_at: datetime
    attempts: int
    first_due_at: datetime


class SearchRepository(Repository):
    async def add(self, kind: str, about: int, guild: GuildId, due_at: datetime) -> None:
        """Queue a search unless it is queued already; the process that holds the server's shard does it."""
        row = {"kind": kind, "about": about, "guild_id": guild, "due_at": due_at, "first_due_at": due_at}
        await insert_new(self._connection, searches, row)
        self._falls_due(due_at)

    async def first_due(self, at: datetime, urgency: Mapping[str, int]) -> QueuedSearch | None:
        """Return the search to do now, of the kinds in `urgency`: those with the smallest number come first."""
        query = (
            select(searches)
            .where(_ROWS.due_at <= at, _ROWS.kind.in_(list(urgency)), *self._own(_ROWS.guild_id))
            .order_by(case(urgency, value=_ROWS.kind), _ROWS.due_at, _ROWS.about)
            .limit(1)
        )
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        return QueuedSearch(row.kind, row.about, row.due_at, row.attempts, row.first_due_at)

    async def postpone(self, search: QueuedSearch, due_at: datetime, *, attempts: int = 0) -> None:
        changed = update(searches).where(*_is(search.kind, search.about))
        await self._connection.execute(changed.values(due_at=due_at, attempts=attempts))
        self._falls_due(due_at)

    async def remove(self, kind: str, about: int) -> bool:
        """Remove a search; return whether it was queued. Of two processes that have done it, only one gets True."""
        gone = delete(searches).where(*_is(kind, about)).returning(_ROWS.about)
        return (await self._connection.execute(gone)).one_or_none() is not None


def _is(kind: str, about: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return _ROWS.kind == kind, _ROWS.about == about
