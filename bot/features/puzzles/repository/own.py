"""Puzzles from servers' own matches."""

from collections.abc import Mapping

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    delete,
    func,
    insert,
    null,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, MatchId
from bot.domain.puzzle import OWN, Motif, Puzzle, PuzzleId
from bot.features.puzzles.repository.attempts import (
    puzzle_attempts,
    puzzle_results,
    rated_puzzles,
    wait_for_ratings,
)
from bot.storage.hooks import on_forget_server
from bot.storage.schema import Repository, key, metadata
from dvonn import Position, parse_move

OFFERED = 200
"""The maximum number of a server's own puzzles to offer, beginning with the newest."""

OWN_PUZZLE = "own puzzle"
"""The kind of search that looks for a puzzle in a finished match."""

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
    Column("motifs", Text, nullable=False),
    Column("first_rating", Float, nullable=False),
    sqlite_autoincrement=True,
)

_OWN = own_puzzles.c

Index("ix_own_puzzles_guild_id", _OWN.guild_id, _OWN.id)


@on_forget_server
async def forget_own_puzzles(connection: AsyncConnection, guild: GuildId) -> None:
    """Delete the attempts and ratings of a server's puzzles; the puzzles are deleted with the server's matches."""
    numbers = select(_OWN.id + OWN).where(_OWN.guild_id == guild)
    await wait_for_ratings(connection)
    for table in (puzzle_attempts, rated_puzzles):
        await connection.execute(delete(table).where(table.c.puzzle.in_(numbers)))
    theirs = puzzle_results.c.puzzle.in_(numbers)
    await connection.execute(delete(puzzle_results).where(theirs, puzzle_results.c.solver_id.is_(None)))
    await connection.execute(update(puzzle_results).where(theirs).values(puzzle=null()))


class OwnPuzzleRepository(Repository):
    async def find(self, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        """Return a puzzle by its number, if it is one of the server's."""
        query = select(own_puzzles).where(_OWN.id == puzzle - OWN, _OWN.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        return Puzzle(
            puzzle,
            Position.parse(row.position),
            tuple(map(parse_move, row.line.split())),
            row.margin,
            row.nodes,
            tuple(map(Motif, row.motifs.split())),
            row.first_rating,
        )

    async def ratings(self, guild: GuildId) -> Mapping[PuzzleId, float]:
        """Return the ratings of a server's `OFFERED` newest puzzles."""
        query = (
            select(_OWN.id, func.coalesce(rated_puzzles.c.rating, _OWN.first_rating).label("rating"))
            .outerjoin(rated_puzzles, rated_puzzles.c.puzzle == _OWN.id + OWN)
            .where(_OWN.guild_id == guild)
            .order_by(_OWN.id.desc())
            .limit(OFFERED)
        )
        return {PuzzleId(OWN + row.id): row.rating for row in await self._connection.execute(query)}

    async def add(self, guild: GuildId, match_id: MatchId, puzzle: Puzzle) -> None:
        row = {
            "guild_id": guild,
            "match_id": match_id,
            "position": str(puzzle.position),
            "line": " ".join(map(str, puzzle.line)),
            "margin": puzzle.margin,
            "nodes": puzzle.nodes,
            "motifs": " ".join(puzzle.motifs),
            "first_rating": puzzle.first_rating,
        }
        await self._connection.execute(insert(own_puzzles).values(row))
