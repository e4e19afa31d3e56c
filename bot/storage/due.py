"""The moments at which things fall due: each book names that of its table, and one statement asks for all of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from sqlalchemy import ColumnElement, Select, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import MatchId
from bot.domain.cluster import ShardSet
from bot.storage.match_tables import matches
from bot.storage.schema import Moment, held_by

AT_ONCE = datetime.fromtimestamp(0, UTC)
"""Stands for the moment of things that have none: they are due as soon as they are kept."""

Condition = Any
"""An SQL expression that is true or false."""


@dataclass(frozen=True, slots=True)
class _Earliest:
    due: str
    moment: Select[Any]
    """A query for one moment, or none."""
    guild: ColumnElement[int] | None
    """The server that it belongs to; None for what any process may do."""
    later: timedelta
    """How long after it the thing is due."""


_ASKED: list[_Earliest] = []


def falls_due(
    due: str,
    moment: ColumnElement[Any],
    *conditions: Condition,
    later: timedelta = timedelta(),
    guild: ColumnElement[int] | None = None,
) -> None:
    """Say when something is due: `later` after the earliest of these moments. An index has to begin with them.

    A duty that belongs to a server (`guild`) is done by the process that is there for it.
    """
    # Not as a minimum, for which SQLite looks at all rows where there are conditions.
    query = select(moment).where(moment.is_not(None), *conditions).order_by(moment).limit(1)
    falls_due_by(due, query, later=later, guild=guild)


def falls_due_at_once(due: str, each: ColumnElement[Any], *, guild: ColumnElement[int]) -> None:
    """Say that something is due as soon as there is a row with such a column."""
    falls_due_by(due, select(literal(AT_ONCE, Moment)).where(each.is_not(None)).limit(1), guild=guild)


def falls_due_by(
    due: str,
    moment: Select[Any],
    *,
    later: timedelta = timedelta(),
    guild: ColumnElement[int] | None = None,
) -> None:
    """Say when something is due, by a query for the moment."""
    _ASKED.append(_Earliest(due, moment, guild, later))


async def next_due(connection: AsyncConnection, shard_set: ShardSet | None) -> Mapping[str, datetime]:
    """The moment at which the next thing of each kind is due for a process; kinds without one are left out."""
    row = (await connection.execute(_all_moments(shard_set))).one()
    found: dict[str, datetime] = {}
    for each, moment in zip(_ASKED, row, strict=True):
        if moment is not None:
            found[each.due] = min(moment + each.later, found.get(each.due, moment + each.later))
    return found


@lru_cache(
    maxsize=4
)  # it has a dozen parts and is asked after each commit; a process seldom gets another share
def _all_moments(shard_set: ShardSet | None) -> Select[Any]:
    asked = (
        each.moment if each.guild is None else each.moment.where(*held_by(shard_set, each.guild))
        for each in _ASKED
    )
    return select(*(moment.scalar_subquery().label(f"moment_{n}") for n, moment in enumerate(asked)))


async def matches_due(
    connection: AsyncConnection, moment: ColumnElement[Any], at: datetime, *conditions: ColumnElement[bool]
) -> list[MatchId]:
    """The matches in which a moment has come and the conditions hold, the earliest first."""
    # In the order of the index: for another one, SQLite would rather look through all matches than sort a few.
    query = select(matches.c.id).where(moment <= at, *conditions).order_by(moment)
    return [MatchId(number) for number in (await connection.execute(query)).scalars()]
