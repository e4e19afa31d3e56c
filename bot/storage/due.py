"""The matches in which something is due by now."""

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import MatchId
from bot.storage.match_tables import matches


async def matches_due(
    connection: AsyncConnection, moment: ColumnElement[Any], at: datetime, *conditions: ColumnElement[bool]
) -> list[MatchId]:
    """The matches in which a moment has come and the conditions hold, the earliest first."""
    # In the order of the index: for another one, SQLite would rather look through all matches than sort a few.
    query = select(matches.c.id).where(moment <= at, *conditions).order_by(moment)
    return [MatchId(number) for number in (await connection.execute(query)).scalars()]
