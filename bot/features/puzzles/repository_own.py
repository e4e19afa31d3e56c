"""Puzzles from servers' own matches, and the finished matches that are still to be searched for puzzles."""

from collections.abc import Mapping

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    delete,
    insert,
    literal,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, MatchId
from bot.domain.puzzle import OWN, Puzzle, PuzzleId, Theme, first_rating
from bot.features.puzzles.repository import puzzle_attempts, rated_puzzles
from bot.storage.hooks import on_forget_server
from bot.storage.schema import Moment, Repository, insert_new, key, metadata
from bot.storage.times import AT_ONCE, falls_due_by
from dvonn import Position, parse_move

OFFERED = 200
"""How many of a server's puzzles are offered: the newest ones."""

MINING_DUE = "mining"
"""A finished match is to be searched for puzzles."""

own_puzzles = Table(
    "own_puzzles",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("position", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("nodes", Integer, nullable=False),
    Column("theme", String(20), nullable=False),
    sqlite_autoincrement=True,
)

_OWN = own_puzzles.c

Index("ix_own_puzzles_guild_id", _OWN.guild_id, _OWN.id)

games_to_mine = Table(
    "games_to_mine",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
)

# Ordered like its index, so that the query uses it.
_FIRST = (
    select(literal(AT_ONCE, Moment)).select_from(games_to_mine).order_by(games_to_mine.c.guild_id).limit(1)
)
falls_due_by(MINING_DUE, _FIRST, guild=games_to_mine.c.guild_id)


@on_forget_server
async def forget_own_puzzles(connection: AsyncConnection, guild: GuildId) -> None:
    """Delete the attempts and ratings of a server's puzzles; the puzzles go with the server's matches."""
    numbers = select(_OWN.id + OWN).where(_OWN.guild_id == guild)
    for table in (puzzle_attempts, rated_puzzles):
        await connection.execute(delete(table).where(table.c.puzzle.in_(numbers)))


class OwnPuzzleRepository(Repository):
    async def find(self, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        """Return a puzzle by its number, if it is one of the server's."""
        query = select(own_puzzles).where(_OWN.id == puzzle - OWN, _OWN.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        line = tuple(map(parse_move, row.line.split()))
        return Puzzle(puzzle, Position.parse(row.position), line, row.margin, row.nodes, Theme(row.theme))

    async def ratings(self, guild: GuildId) -> Mapping[PuzzleId, float]:
        """Return the ratings of a server's `OFFERED` newest puzzles."""
        query = (
            select(_OWN.id, _OWN.nodes, rated_puzzles.c.rating)
            .outerjoin(rated_puzzles, rated_puzzles.c.puzzle == _OWN.id + OWN)
            .where(_OWN.guild_id == guild)
            .order_by(_OWN.id.desc())
            .limit(OFFERED)
        )
        return {
            PuzzleId(OWN + row.id): first_rating(row.nodes) if row.rating is None else row.rating
            for row in await self._connection.execute(query)
        }

    async def add(self, guild: GuildId, match_id: MatchId, puzzle: Puzzle) -> None:
        row = {
            "guild_id": guild,
            "match_id": match_id,
            "position": str(puzzle.position),
            "line": " ".join(map(str, puzzle.line)),
            "margin": puzzle.margin,
            "nodes": puzzle.nodes,
            "theme": puzzle.theme,
        }
        await self._connection.execute(insert(own_puzzles).values(row))

    async def note_finished(self, guild: GuildId, match_id: MatchId) -> None:
        """Queue a finished match to be searched for puzzles."""
        await insert_new(self._connection, games_to_mine, {"match_id": match_id, "guild_id": guild})

    async def to_mine(self) -> tuple[GuildId, MatchId] | None:
        """Return a queued match with its server."""
        columns = games_to_mine.c
        query = select(games_to_mine).where(*self._own(columns.guild_id)).order_by(columns.match_id).limit(1)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else (GuildId(row.guild_id), MatchId(row.match_id))

    async def mined(self, match_id: MatchId) -> bool:
        """Remove a match from the queue; return whether it was queued."""
        number = games_to_mine.c.match_id
        rows = await self._connection.execute(
            delete(games_to_mine).where(number == match_id).returning(number)
        )
        return rows.one_or_none() is not None
