"""Things that Discord has rejected once, and when each is to be tried again."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    String,
    Table,
    delete,
    exists,
    null,
    select,
    text,
    update,
)

from bot.domain import Due, GuildId, UserId
from bot.domain.rejections import ASKED_AGAIN_AFTER, FORGOTTEN_AFTER, Rejected
from bot.storage.schema import Moment, Repository, metadata, partial_index, upsert
from bot.storage.times import falls_due

NOBODY = 0
"""Stored if there is no user, because a primary key can't contain NULL."""

rejections = Table(
    "rejections",
    metadata,
    Column("what", String(20), primary_key=True),
    Column("about", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Moment, nullable=False, index=True),
    Column("again_at", Moment),
)

_ROWS = rejections.c

partial_index("ix_rejections_again_at", _ROWS.again_at, where=text("again_at IS NOT NULL"))
falls_due(Due.REJECTIONS, _ROWS.again_at, guild=_ROWS.guild_id)
falls_due(Due.REJECTIONS, _ROWS.since, later=FORGOTTEN_AFTER, guild=_ROWS.guild_id)


def rests(
    what: str, about: ColumnElement[int], user: ColumnElement[int] | None = None
) -> ColumnElement[bool]:
    """Build the condition that something was rejected and is to be tried again later."""
    theirs = () if user is None else (_ROWS.user_id == user,)
    return exists().where(_ROWS.what == what, _ROWS.about == about, *theirs, _ROWS.again_at.is_not(None))


class RejectionRepository(Repository):
    async def note(self, rejected: Rejected, guild: GuildId, at: datetime) -> datetime:
        """Return when something was first rejected; if that is now, it is due again in some minutes.

        The process that serves the server then tries it again.
        """
        query = select(_ROWS.since).where(*_is(rejected), _ROWS.since > at - FORGOTTEN_AFTER)
        since: datetime | None = (await self._connection.execute(query)).scalar_one_or_none()
        if since is not None:
            return since
        again_at = at + ASKED_AGAIN_AFTER
        values = {"guild_id": guild, "since": at, "again_at": again_at}
        await upsert(self._connection, rejections, _key(rejected) | values)
        self._falls_due(again_at, at + FORGOTTEN_AFTER)
        return at

    async def forget(self, rejected: Rejected) -> None:
        """Forget that something was rejected, as it has worked or is given up."""
        await self._connection.execute(delete(rejections).where(*_is(rejected)))

    async def take_due(self, at: datetime) -> Sequence[Rejected]:
        """Return what is to be tried again, each once, and forget what is too old."""
        due = (_ROWS.again_at <= at, *self._own(_ROWS.guild_id))
        rows = (await self._connection.execute(select(rejections).where(*due))).all()
        await self._connection.execute(delete(rejections).where(_ROWS.since <= at - FORGOTTEN_AFTER))
        await self._connection.execute(update(rejections).where(*due).values(again_at=null()))
        return [
            Rejected(row.what, row.about, None if row.user_id == NOBODY else UserId(row.user_id))
            for row in rows
        ]


def _key(rejected: Rejected) -> dict[str, object]:
    user = NOBODY if rejected.user is None else rejected.user
    return {"what": rejected.what, "about": rejected.about, "user_id": user}


def _is(rejected: Rejected) -> list[ColumnElement[bool]]:
    return [_ROWS[column] == value for column, value in _key(rejected).items()]
