"""The positions of running matches between people, by keys that are the same for all equivalent positions.

They serve fair play: no one may ask the computer about a position of a running match. They are derived from the events
and deleted when the match ends. Those of matches with a secret board (`Policy.secret`) stay until they are released.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import takewhile
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    Row,
    Select,
    Table,
    Text,
    bindparam,
    delete,
    insert,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import Match, MatchId, Players, Setup, UserId
from bot.domain.occasion import Occasion
from bot.domain.policy import policy_of, secret_kinds
from bot.domain.position_keys import dvonn_key_of, key_of, mobility_key_of, occupied_by
from bot.domain.refusals import Protected
from bot.storage.match_tables import columns_of, matches, occasion_in
from bot.storage.schema import Moment, Repository, metadata, upsert

running_positions = Table(
    "running_positions",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("key", BigInteger, nullable=False, index=True),
    Column("mobility", BigInteger, nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""Every position of a running match, including the current one."""

running_boards = Table(
    "running_boards",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("dvonn_key", BigInteger, nullable=False, index=True),
    Column("occupied", BigInteger, nullable=False),
    Column("position", Text, nullable=False),
    Column("stacks", Integer, nullable=False, index=True),
)
"""The current position of a running match, and the number of its stacks."""

_INSERT = insert(running_positions)
_FORGET_POSITIONS = delete(running_positions).where(
    running_positions.c.match_id == bindparam("match"), running_positions.c.ply >= bindparam("first")
)
_FORGET_BOARD = delete(running_boards).where(running_boards.c.match_id == bindparam("match"))
_MATCH = (
    *(matches.c.white_id, matches.c.black_id),
    *(matches.c.occasion_kind, matches.c.occasion_key, matches.c.ends_at),
)
_BOARDS = (
    select(*running_boards.c, *_MATCH)
    .join_from(running_boards, matches)
    .where(running_boards.c.dvonn_key.in_(bindparam("keys", expanding=True)))
)
_AROUND = select(*running_boards.c, *_MATCH).join_from(running_boards, matches)


def _with_key(key: Column[int]) -> Select[Any]:
    """Build the query for the positions that have one of the `keys` in a column."""
    return (
        select(
            running_positions.c.match_id,
            key.label("key"),
            (running_boards.c.ply - running_positions.c.ply).label("ago"),
            *_MATCH,
        )
        .join_from(running_positions, matches)
        .join(running_boards, running_boards.c.match_id == running_positions.c.match_id)
        .where(key.in_(bindparam("keys", expanding=True)))
    )


_PASSED = _with_key(running_positions.c.key).where(running_positions.c.ply < running_boards.c.ply)
_ALIKE = _with_key(running_positions.c.mobility)
_SECRET = (
    select(matches.c.occasion_kind, matches.c.occasion_key, matches.c.ends_at)
    .join_from(running_positions, matches)
    .where(
        running_positions.c.key.in_(bindparam("keys", expanding=True)),
        matches.c.occasion_kind.in_(bindparam("kinds", expanding=True)),
        matches.c.ends_at > bindparam("at", type_=Moment),
    )
    .order_by(matches.c.ends_at.desc())
    .limit(1)
)
_OF_OCCASION = select(matches.c.id).where(
    matches.c.occasion_kind == bindparam("occasion_kind"), matches.c.occasion_key == bindparam("occasion_key")
)
_MOST_KEYS = 10_000
"""How many keys are looked up at once; databases limit the parameters of a statement."""


@dataclass(frozen=True, slots=True)
class RunningBoard:
    """The current position of a running match, as text, and the set of its occupied spaces."""

    match: MatchId
    players: Players
    dvonn_key: int
    occupied: int
    position: str
    secret: Protected | None = None
    """Set if the match began with a secret board, whose occasion may be over."""


@dataclass(frozen=True, slots=True)
class PassedPosition:
    """A position that a running match has left; `ago` is the number of plies from it to the current position.

    In answers of `alike` `ago` may be 0, and `key` is the key of the mobility.
    """

    match: MatchId
    players: Players
    key: int
    ago: int
    secret: Protected | None = None


class PositionRepository(Repository):
    async def boards(self, dvonn_keys: Collection[int]) -> Sequence[RunningBoard]:
        """Return the boards that have one of these DVONN keys."""
        found, keys = [], sorted(dvonn_keys)
        for start in range(0, len(keys), _MOST_KEYS):
            found += list(await self._connection.execute(_BOARDS, {"keys": keys[start : start + _MOST_KEYS]}))
        return list(map(_board_of, found))

    async def around(self, occupied: Sequence[int], stacks: Collection[int]) -> Sequence[RunningBoard]:
        """Return the boards with one of these numbers of stacks that occupy one of these sets of spaces, or more."""
        board = running_boards.c
        covers = or_(*(board.occupied.bitwise_and(each) == each for each in occupied))
        query = _AROUND.where(board.stacks.in_(sorted(stacks)), covers)
        return [_board_of(row) for row in await self._connection.execute(query)]

    async def passed(self, keys: Collection[int]) -> Sequence[PassedPosition]:
        """Return the earlier positions of running matches that have one of these keys."""
        found = await self._connection.execute(_PASSED, {"keys": sorted(keys)})
        return list(map(_passed_of, found))

    async def alike(self, keys: Collection[int]) -> Sequence[PassedPosition]:
        """Return the positions of running matches, current ones included, that have one of these keys of mobility."""
        found = await self._connection.execute(_ALIKE, {"keys": sorted(keys)})
        return list(map(_passed_of, found))

    async def secret(self, keys: Collection[int], at: datetime) -> Protected | None:
        """Return the secret board of a match that has reached a position with one of these keys.

        Only occasions that are running at a moment count.
        """
        values = {"keys": sorted(keys), "kinds": secret_kinds(), "at": at}
        row = (await self._connection.execute(_SECRET, values)).first()
        return Protected(occasion_in(row), row.ends_at) if row else None

    async def release(self, occasion: Occasion) -> None:
        """Delete the positions of all matches of an occasion, which has a key."""
        for table in (running_positions, running_boards):
            theirs = delete(table).where(table.c.match_id.in_(_OF_OCCASION))
            await self._connection.execute(theirs, columns_of(occasion))


def _board_of(row: Row[*tuple[Any, ...]]) -> RunningBoard:
    return RunningBoard(
        MatchId(row.match_id),
        _players(row.white_id, row.black_id),
        row.dvonn_key,
        row.occupied,
        row.position,
        _secret_of(row),
    )


def _passed_of(row: Row[*tuple[Any, ...]]) -> PassedPosition:
    return PassedPosition(
        MatchId(row.match_id), _players(row.white_id, row.black_id), row.key, row.ago, _secret_of(row)
    )


def _secret_of(row: Row[*tuple[Any, ...]]) -> Protected | None:
    occasion = occasion_in(row)
    return Protected(occasion, row.ends_at) if policy_of(occasion).secret else None


def _players(white: int, black: int) -> Players:
    return Players(UserId(white), UserId(black))


async def note_positions(connection: AsyncConnection, before: Match | None, after: Match) -> None:
    """Store the positions that a match has reached since `before`, and delete those that were undone.

    If the match is over, all its positions are deleted, unless it began with a secret board, which others are still to
    play. Does nothing for other matches against the computer.
    """
    is_secret = after.policy.secret
    if after.computer is not None and not is_secret:
        return
    if after.is_over and not is_secret:
        await _forget_all(connection, after)
        return
    first = _first_ply(after) if before is None else _common_plies(before, after) + 1
    undone = before is not None and len(before.game.moves) >= first
    rows = list(_rows(after, first))
    if undone:
        await connection.execute(_FORGET_POSITIONS, {"match": after.id, "first": first})
    if rows:
        await connection.execute(_INSERT, rows)
    if undone or rows:
        await upsert(connection, running_boards, _board(after))


async def _forget_all(connection: AsyncConnection, match: Match) -> None:
    await connection.execute(_FORGET_POSITIONS, {"match": match.id, "first": 0})
    await connection.execute(_FORGET_BOARD, {"match": match.id})


def _first_ply(match: Match) -> int:
    """Return the first ply to store: the one after the placements, which were drawn by lot, if the set-up is random."""
    return len(match.opening.moves) if match.setup is Setup.RANDOM else 0


def _common_plies(before: Match, after: Match) -> int:
    moves = zip(before.game.moves, after.game.moves, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], moves))


def _rows(match: Match, first: int) -> Iterator[dict[str, int]]:
    for ply in range(first, len(match.game.moves) + 1):
        position = match.game.position_at(ply)
        yield {
            "match_id": match.id,
            "ply": ply,
            "key": key_of(position),
            "mobility": mobility_key_of(position),
        }


def _board(match: Match) -> dict[str, object]:
    return {
        "match_id": match.id,
        "ply": len(match.game.moves),
        "dvonn_key": dvonn_key_of(match.position),
        "occupied": occupied_by(match.position),
        "position": str(match.position),
        "stacks": len(match.position.stacks),
    }
