"""Tries at the puzzle of the day, by server."""

from collections.abc import Collection, Sequence
from dataclasses import asdict
from datetime import date
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Index,
    Integer,
    Row,
    Table,
    case,
    func,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, UserId
from bot.domain.puzzle import PuzzleId
from bot.domain.standing_messages import standing_kind
from bot.features.puzzles.month import DailyTry, MonthRow, month_after
from bot.features.puzzles.repository.cards import OPEN, puzzle_cards
from bot.storage.hooks import on_forget_user
from bot.storage.schema import Repository, metadata, upsert
from bot.storage.standing_messages import draw_anew

STANDING_MONTH = standing_kind("puzzles", 3)
"""The server's table of the puzzles of this month, as a standing message."""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("puzzle", Integer, nullable=False),
    Column("first", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
)

_TRIES = daily_tries.c

Index("ix_daily_tries_user_id", _TRIES.user_id, _TRIES.day)


@on_forget_user
async def draw_tables_without_user(connection: AsyncConnection, user: UserId) -> None:
    """Have those tables compared again that may name a user."""
    named = select(_TRIES.guild_id).where(_TRIES.user_id == user)
    await draw_anew(connection, named, STANDING_MONTH)


class DailyTryRepository(Repository):
    async def open_days(self, guild: GuildId, puzzle: PuzzleId) -> Sequence[date]:
        """Return the days whose puzzle this is, and is still open in a server."""
        query = select(puzzle_cards.c.day).where(
            OPEN,
            puzzle_cards.c.guild_id == guild,
            puzzle_cards.c.puzzle == puzzle,
            puzzle_cards.c.day.is_not(None),
        )
        return [date.fromordinal(day) for day in (await self._connection.execute(query)).scalars()]

    async def find(self, user: UserId, guild: GuildId, day: date) -> DailyTry | None:
        query = select(daily_tries).where(*self._the(user, guild, day))
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _daily_try(row)

    async def latest(self, user: UserId, guild: GuildId, puzzle: PuzzleId) -> tuple[date, DailyTry] | None:
        """Return a user's tries at a puzzle on the last day on which it was the puzzle of the day in a server."""
        query = (
            select(daily_tries)
            .where(_TRIES.user_id == user, _TRIES.guild_id == guild, _TRIES.puzzle == puzzle)
            .order_by(_TRIES.day.desc())
            .limit(1)
        )
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else (date.fromordinal(row.day), _daily_try(row))

    async def save(self, user: UserId, guild: GuildId, day: date, tries: DailyTry) -> None:
        row = {"guild_id": guild, "day": day.toordinal(), "user_id": user, **asdict(tries)}
        await upsert(self._connection, daily_tries, row)

    async def share(self, user: UserId, guild: GuildId, day: date, *, shared: bool) -> bool:
        """Note whether a result was shared; return whether that was new."""
        columns = update(daily_tries).where(*self._the(user, guild, day), _TRIES.shared != shared)
        rows = await self._connection.execute(columns.values(shared=shared).returning(_TRIES.day))
        return rows.one_or_none() is not None

    async def month(self, guild: GuildId, month: date) -> Sequence[MonthRow]:
        """Return each user's results in a server for one month; `month` is its first day."""
        firsts = func.sum(case((_TRIES.first, 1), else_=0))
        query = (
            select(_TRIES.user_id, firsts.label("firsts"), func.sum(_TRIES.misses).label("misses"))
            .where(
                _TRIES.guild_id == guild,
                _TRIES.day >= month.toordinal(),
                _TRIES.day < month_after(month).toordinal(),
            )
            .group_by(_TRIES.user_id)
        )
        rows = await self._connection.execute(query)
        return [MonthRow(UserId(row.user_id), row.firsts, row.misses) for row in rows]

    async def solved_days(self, user: UserId) -> Collection[date]:
        """Return the days whose puzzle a user has solved, in any server."""
        query = select(_TRIES.day).where(_TRIES.user_id == user, _TRIES.solved)
        return {date.fromordinal(day) for day in (await self._connection.execute(query)).scalars()}

    def _the(self, user: UserId, guild: GuildId, day: date) -> tuple[ColumnElement[bool], ...]:
        return _TRIES.guild_id == guild, _TRIES.day == day.toordinal(), _TRIES.user_id == user


def _daily_try(row: Row[*tuple[Any, ...]]) -> DailyTry:
    return DailyTry(PuzzleId(row.puzzle), row.first, row.solved, row.misses, row.shared)
