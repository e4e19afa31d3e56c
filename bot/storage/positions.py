"""The positions of running matches between people, by keys that see through disguises.

Derived from the events, and deleted with the end of the match: whoever asks the computer about a position must not
ask about a running match.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    bindparam,
    delete,
    exists,
    insert,
    select,
    union,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import Match, MatchId, Setup
from bot.domain.position_keys import dvonn_key_of, key_of
from bot.storage.match_tables import matches
from bot.storage.schema import Repository, metadata

running_positions = Table(
    "running_positions",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("key", BigInteger, nullable=False),
    Column("dvonn_key", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_running_positions_key", running_positions.c.key, running_positions.c.match_id)
Index("ix_running_positions_dvonn_key", running_positions.c.dvonn_key, running_positions.c.match_id)

_AMONG_PEOPLE = (
    matches.c.mover_id.is_not(None),  # true of every running match; lets an index be used
    matches.c.finished_at.is_(None),
    matches.c.computer_id.is_(None),
)
_INSERT = insert(running_positions)
_FORGET = delete(running_positions).where(
    running_positions.c.match_id == bindparam("match"), running_positions.c.ply >= bindparam("first")
)
_NEAR = union(
    *(
        select(running_positions.c.match_id).where(
            running_positions.c[name].in_(bindparam(f"{name}s", expanding=True))
        )
        for name in ("key", "dvonn_key")
    )
)
_MOST_KEYS = 10_000
"""How many keys are looked up at once; databases limit the parameters of a statement."""


class PositionRepository(Repository):
    async def near(self, keys: Collection[int], dvonn_keys: Collection[int]) -> Sequence[MatchId]:
        """Return the matches that have had a position with one of the keys or DVONN keys."""
        found: set[int] = set()
        every, around = sorted(keys), sorted(dvonn_keys)
        for start in range(0, max(len(every), len(around)), _MOST_KEYS):
            part = slice(start, start + _MOST_KEYS)
            values = {"keys": every[part], "dvonn_keys": around[part]}
            found.update((await self._connection.execute(_NEAR, values)).scalars())
        return sorted(map(MatchId, found))

    async def missing(self, most: int) -> Sequence[MatchId]:
        """Return running matches between people without any row: those that an earlier version has stored."""
        known = exists().where(running_positions.c.match_id == matches.c.id)
        query = select(matches.c.id).where(*_AMONG_PEOPLE, ~known).limit(most)
        return [MatchId(each) for each in (await self._connection.execute(query)).scalars()]

    async def add_all(self, match: Match) -> None:
        """Store all positions of a match that has none yet."""
        await note_positions(self._connection, None, match)


async def note_positions(connection: AsyncConnection, before: Match | None, after: Match) -> None:
    """Store the positions that a match has reached since `before`, and delete those that were undone."""
    if after.computer is not None:
        return
    same = -1
    if before is not None:
        moves = zip(before.game.moves, after.game.moves, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], moves))
        first = 0 if after.is_over else same + 1
        if after.is_over or len(before.game.moves) > same:
            await connection.execute(_FORGET, {"match": after.id, "first": first})
    elif after.setup is Setup.RANDOM:
        same = len(after.opening.moves) - 1  # the placements were drawn at once
    rows = [] if after.is_over else list(_rows(after, same + 1))
    if rows:
        await connection.execute(_INSERT, rows)


def _rows(match: Match, first: int) -> Iterator[dict[str, int]]:
    for ply in range(first, len(match.game.moves) + 1):
        position = match.game.position_at(ply)
        yield {
            "match_id": match.id,
            "ply": ply,
            "key": key_of(position),
            "dvonn_key": dvonn_key_of(position),
        }
