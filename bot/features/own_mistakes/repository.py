from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Row,
    String,
    Table,
    Text,
    func,
    select,
    update,
)

from bot.domain import MatchId, UserId
from bot.features.own_mistakes.latest_games import GamePart, GivenAway
from bot.features.own_mistakes.learning import Mistake
from bot.storage.hooks import USER, counts_for_user
from bot.storage.schema import Moment, Repository, insert_new, metadata, upsert
from dvonn import parse_move

own_mistakes = Table(
    "own_mistakes",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", ForeignKey("matches.id"), primary_key=True, index=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("due_at", Moment),
    Column("solved", Integer, nullable=False),
)

reviewed_games = Table(
    "reviewed_games",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", ForeignKey("matches.id"), primary_key=True, index=True),
    Column("beginning", Float, nullable=False),
    Column("middle", Float, nullable=False),
    Column("ending", Float, nullable=False),
    Column("turned", String(10)),
)

_OWN = own_mistakes.c
Index("ix_own_mistakes_user_id_due_at", _OWN.user_id, _OWN.due_at)

counts_for_user("kept-mistakes", select(func.count()).where(_OWN.user_id == USER))


@dataclass(frozen=True, slots=True)
class WaitingMistakes:
    """A user's mistakes that will return."""

    count: int
    next_at: datetime | None
    """When the first of them returns; None if none does."""


class OwnMistakeRepository(Repository):
    async def add(self, user: UserId, mistakes: Iterable[Mistake]) -> None:
        """Add mistakes, except for those that are known."""
        for mistake in mistakes:
            row = {
                "user_id": user,
                "match_id": mistake.match,
                "ply": mistake.ply,
                "line": " ".join(map(str, mistake.line)),
                "due_at": mistake.due_at,
                "solved": mistake.solved,
            }
            await insert_new(self._connection, own_mistakes, row)

    async def find(self, user: UserId, match_id: MatchId, ply: int) -> Mistake | None:
        query = select(own_mistakes).where(_OWN.user_id == user, _OWN.match_id == match_id, _OWN.ply == ply)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _mistake(row)

    async def of_match(self, user: UserId, match_id: MatchId) -> Sequence[Mistake]:
        """Return a user's mistakes in a match, in playing order."""
        query = select(own_mistakes).where(_OWN.user_id == user, _OWN.match_id == match_id)
        return [_mistake(row) for row in await self._connection.execute(query.order_by(_OWN.ply))]

    async def due(self, user: UserId, at: datetime, *, most: int) -> Sequence[Mistake]:
        """Return a user's mistakes that are due, the longest due one first."""
        query = (
            select(own_mistakes)
            .where(_OWN.user_id == user, _OWN.due_at <= at)
            .order_by(_OWN.due_at, _OWN.match_id, _OWN.ply)
            .limit(most)
        )
        return [_mistake(row) for row in await self._connection.execute(query)]

    async def waiting(self, user: UserId) -> WaitingMistakes:
        query = select(func.count(_OWN.due_at), func.min(_OWN.due_at)).where(_OWN.user_id == user)
        count, next_at = (await self._connection.execute(query)).one()
        return WaitingMistakes(count, next_at)

    async def save(self, user: UserId, mistake: Mistake) -> None:
        """Save when a mistake returns, and how often it was solved."""
        changed = update(own_mistakes).where(
            _OWN.user_id == user, _OWN.match_id == mistake.match, _OWN.ply == mistake.ply
        )
        values = {"due_at": mistake.due_at, "solved": mistake.solved}
        await self._connection.execute(changed.values(values))

    # what reviewed games gave away

    async def keep_given_away(self, user: UserId, match_id: MatchId, given: GivenAway) -> None:
        row: dict[str, object] = {
            "user_id": user,
            "match_id": match_id,
            "turned": given.turned,
            **{part.value: given.points[part] for part in GamePart},
        }
        await upsert(self._connection, reviewed_games, row)

    async def given_away(self, user: UserId, matches: Sequence[MatchId]) -> Mapping[MatchId, GivenAway]:
        """Return what a user gave away in those of the matches that the user has seen the review of."""
        columns = reviewed_games.c
        query = select(reviewed_games).where(columns.user_id == user, columns.match_id.in_(matches))
        return {MatchId(row.match_id): _given(row) for row in await self._connection.execute(query)}


def _mistake(row: Row[*tuple[Any, ...]]) -> Mistake:
    line = tuple(map(parse_move, row.line.split()))
    return Mistake(MatchId(row.match_id), row.ply, line, row.due_at, row.solved)


def _given(row: Row[*tuple[Any, ...]]) -> GivenAway:
    points = {part: getattr(row, part.value) for part in GamePart}
    return GivenAway(points, None if row.turned is None else GamePart(row.turned))
