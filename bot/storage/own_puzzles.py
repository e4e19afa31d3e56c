"""Puzzles from servers' own matches, and the matches that are still to be looked through."""

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

from bot.domain import Due, GuildId, MatchId
from bot.domain.puzzle import OWN, Puzzle, PuzzleId, Theme, first_rating
from bot.storage.due import AT_ONCE, falls_due_by
from bot.storage.puzzles import puzzle_attempts, rated_puzzles
from bot.storage.schema import Moment, Repository, key, metadata
from bot.storage.upsert import insert_new
from dvonn import Position, parse_move

OFFERED = 200
"""So many of a server's puzzles are offered, the newest ones."""

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

# In the order of its index, so that this is what is looked at.
_FIRST = (
    select(literal(AT_ONCE, Moment)).select_from(games_to_mine).order_by(games_to_mine.c.guild_id).limit(1)
)
falls_due_by(Due.MINING, _FIRST, guild=games_to_mine.c.guild_id)


async def forget_own_puzzles(connection: AsyncConnection, guild: GuildId) -> None:
    """Delete what is kept of tries at a server's puzzles; they themselves go with the server's matches."""
    numbers = select(_OWN.id + OWN).where(_OWN.guild_id == guild)
    for table in (puzzle_attempts, rated_puzzles):
        await connection.execute(delete(table).where(table.c.puzzle.in_(numbers)))


class OwnPuzzleRepository(Repository):
    """The puzzles from servers' own matches, and the matches in which some may be found."""

    async def find(self, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        """A server's puzzle of a number, if there is one."""
        query = select(own_puzzles).where(_OWN.id == puzzle - OWN, _OWN.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        line = tuple(map(parse_move, row.line.split()))
        return Puzzle(puzzle, Position.parse(row.position), line, row.margin, row.nodes, Theme(row.theme))

    async def ratings(self, guild: GuildId) -> Mapping[PuzzleId, float]:
        """The ratings of a server's puzzles: of the newest ones, as many as are offered."""
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
        """Keep a puzzle, with a number of its own."""
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
        """Have a match that is over looked through."""
        await insert_new(self._connection, games_to_mine, {"match_id": match_id, "guild_id": guild})

    async def to_mine(self) -> tuple[GuildId, MatchId] | None:
        """A match that is to be looked through, with its server."""
        columns = games_to_mine.c
        query = select(games_to_mine).where(*self._own(columns.guild_id)).order_by(columns.match_id).limit(1)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else (GuildId(row.guild_id), MatchId(row.match_id))

    async def mined(self, match_id: MatchId) -> bool:
        """Note that a match need not be looked through any more; tells whether it had to be until now."""
        number = games_to_mine.c.match_id
        rows = await self._connection.execute(
            delete(games_to_mine).where(number == match_id).returning(number)
        )
        return rows.one_or_none() is not None
