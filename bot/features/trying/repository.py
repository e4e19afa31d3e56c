"""Lines that users try out. Each is stored with its starting position, so it outlives the game."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    Row,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
    update,
)

from bot.domain import MatchId, UserId
from bot.domain.ids import ImportId, PastId, PlyNumber
from bot.domain.line import LONGEST_NAME, ChangeNumber, Line, LineId, OwnLine, Start
from bot.domain.refusals import Refused
from bot.features.trying.refusals import NO_SUCH_LINE
from bot.storage.hooks import USER, counts_for_user
from bot.storage.schema import Moment, Repository, key, metadata
from dvonn import Position, parse_move

lines = Table(
    "lines",
    metadata,
    Column("id", key(), primary_key=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("match_id", ForeignKey("matches.id"), index=True),
    Column("import_id", BigInteger),
    Column("ply", Integer, nullable=False),
    Column("start", Text, nullable=False),
    Column("moves", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("origin", BigInteger),
    Column("used_at", Moment, nullable=False),
    sqlite_autoincrement=True,
)


counts_for_user("kept-lines", select(func.count()).where(lines.c.user_id == USER))


class LineRepository(Repository):
    async def find(self, line_id: LineId, user: UserId) -> OwnLine:
        """Return a user's own line. Raises `Refused`: NO_SUCH_LINE."""
        query = select(lines).where(lines.c.id == line_id, lines.c.user_id == user)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            raise Refused(NO_SUCH_LINE)
        return _read(row)

    async def of(self, user: UserId) -> Sequence[OwnLine]:
        """Return a user's lines, the last used first."""
        latest_first = lines.c.used_at.desc(), lines.c.id.desc()
        query = select(lines).where(lines.c.user_id == user).order_by(*latest_first)
        return [_read(row) for row in await self._connection.execute(query)]

    async def add(self, line: OwnLine, at: datetime) -> OwnLine:
        """Insert a line; the returned one has its id."""
        start = line.start
        rows = await self._connection.execute(
            insert(lines)
            .values(
                user_id=line.user,
                match_id=start.past.match,
                import_id=start.past.record,
                ply=start.ply,
                start=str(start.position),
                used_at=at,
                **_changing(line),
            )
            .returning(lines)
        )
        return _read(rows.one())

    async def save(self, line: OwnLine, at: datetime) -> None:
        await self._connection.execute(
            update(lines).where(lines.c.id == line.id).values(used_at=at, **_changing(line))
        )

    async def delete(self, line_id: LineId) -> None:
        await self._connection.execute(delete(lines).where(lines.c.id == line_id))


def _changing(line: OwnLine) -> dict[str, object]:
    """Return the values of the columns that an update writes."""
    return {
        "moves": " ".join(map(str, line.line.moves)),
        "number": line.number,
        "name": line.name,
        "kept": line.kept,
        "origin": line.origin,
    }


def _read(row: Row[*tuple[Any, ...]]) -> OwnLine:
    past = PastId(MatchId(row.match_id)) if row.import_id is None else PastId(record=ImportId(row.import_id))
    start = Start(past, PlyNumber(row.ply), Position.parse(row.start))
    return OwnLine(
        LineId(row.id),
        UserId(row.user_id),
        Line(start, tuple(map(parse_move, row.moves.split()))),
        ChangeNumber(row.number),
        row.name,
        row.kept,
        None if row.origin is None else LineId(row.origin),
    )
