"""Rows in every table, about one user, one server and one match."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from sqlalchemy import Boolean, Column, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import MatchId, UserId, Venue
from bot.storage.match_tables import matches
from bot.storage.schema import Moment, Seconds, Utc, metadata
from bot.storage.searches import searches
from tests.bot.company import NOON

# columns that refer to users, to channels, and to places of any kind

PEOPLE = {
    "user_id",
    "white_id",
    "black_id",
    "mover_id",
    "actor_id",
    "challenger_id",
    "opponent_id",
    "player_id",
    "manager_id",
    "concerned_id",
    "sharer_id",
    "solver_id",
    "reader_id",
}
CHANNELS = {"channel_id", "parent_id"}
PLACES = CHANNELS | {"guild_id", "match_id"}


async def fill(
    connection: AsyncConnection, telling: set[str], user: UserId, venue: Venue, match_id: MatchId
) -> None:
    """Insert a row into every table with one of these columns, and into those that it refers to, unless it has one."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    filled = {table for table in metadata.sorted_tables if not telling.isdisjoint(table.columns.keys())}
    filled |= {key.column.table for table in filled for key in table.foreign_keys} - {matches}
    for table in metadata.sorted_tables:
        if table not in filled or await _has(connection, table, match_id):
            continue
        row = {
            column.name: _value(column, user, venue, match_id) for column in table.columns if _given(column)
        }
        await connection.execute(dialect.insert(table).values(row).on_conflict_do_nothing())


def about_match(table: Table) -> Iterator[Column[Any]]:
    """The columns of a table that refer to a match."""
    for column in table.columns:
        own = (table is matches and column.name == "id") or (table is searches and column.name == "about")
        if own or column.name in ("match_id", "rematch_of"):
            yield column


async def _has(connection: AsyncConnection, table: Table, match_id: MatchId) -> bool:
    for column in about_match(table):
        if (await connection.execute(select(table).where(column == match_id).limit(1))).first():
            return True
    return False


def _given(column: Column[Any]) -> bool:
    counts_up = column.table.autoincrement_column is column
    return not counts_up and (not column.nullable or column.name in PEOPLE | PLACES)


def _value(column: Column[Any], user: UserId, venue: Venue, match_id: MatchId) -> object:  # noqa: PLR0911  a kind each
    if column.name in PEOPLE:
        return user
    if column.name in CHANNELS:
        return venue.channel
    if column.name == "guild_id":
        return venue.guild
    if column.foreign_keys or column.name == "about":
        return match_id
    if isinstance(column.type, Utc | Moment):
        return NOON
    if isinstance(column.type, Seconds):
        return timedelta(days=1)
    if isinstance(column.type, Boolean):
        return False
    return "" if column.type.python_type is str else 1
