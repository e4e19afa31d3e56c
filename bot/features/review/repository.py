"""Proofs of endings, and the players' ratings just before a match counted."""

from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    delete,
    exists,
    select,
    update,
)

from bot.domain import GuildId, MatchId, UserId
from bot.domain.proved import LastWin, ProvedEnding
from bot.storage.match_views import BOARDS
from bot.storage.player_results import player_results
from bot.storage.schema import Moment, Repository, insert_new, metadata, upsert
from bot.storage.times import falls_due
from bot.storage.views import ROWS, UNSETTLED
from dvonn import Colour, parse_move

ENDINGS_DUE = "endings"
"""A match is over, and its ending is to be proved."""

endings_to_prove = Table(
    "endings_to_prove",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("due_at", Moment, nullable=False),
)

proved_endings = Table(
    "proved_endings",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("white_perfect_from", Integer),
    Column("black_perfect_from", Integer),
    Column("last_win", Integer),
    Column("better", String(10)),
)
"""Plies. `better` is NULL if the match ended in the position after `last_win`."""

_TO_PROVE = endings_to_prove.c

_IS_TO_SHOW = exists().where(BOARDS, UNSETTLED, ROWS.about == _TO_PROVE.match_id)
"""Whether the end of a match is still to be shown in a view."""

Index("ix_endings_to_prove_due_at", _TO_PROVE.due_at)

falls_due(ENDINGS_DUE, _TO_PROVE.due_at, guild=_TO_PROVE.guild_id)


class EndingRepository(Repository):
    async def queue(self, match_id: MatchId, guild: GuildId, due_at: datetime) -> None:
        """Queue a finished match whose ending is to be proved."""
        row = {"match_id": match_id, "guild_id": guild, "due_at": due_at}
        await insert_new(self._connection, endings_to_prove, row)
        self._falls_due(due_at)

    async def first_due(self, at: datetime) -> tuple[MatchId, bool] | None:
        """Return a match whose ending is to be proved, and whether its result is shown already."""
        query = (
            select(_TO_PROVE.match_id, _IS_TO_SHOW.label("to_show"))
            .where(_TO_PROVE.due_at <= at, *self._own(_TO_PROVE.guild_id))
            .order_by(_TO_PROVE.due_at)
            .limit(1)
        )
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else (MatchId(row.match_id), not row.to_show)

    async def postpone(self, match_id: MatchId, due_at: datetime) -> None:
        await self._connection.execute(
            update(endings_to_prove).where(_TO_PROVE.match_id == match_id).values(due_at=due_at)
        )
        self._falls_due(due_at)

    async def remove(self, match_id: MatchId) -> bool:
        """Remove a match from the queue; return whether it was queued."""
        gone = delete(endings_to_prove).where(_TO_PROVE.match_id == match_id).returning(_TO_PROVE.match_id)
        return (await self._connection.execute(gone)).one_or_none() is not None

    async def add(self, match_id: MatchId, ending: ProvedEnding) -> None:
        """Store what is proved, unless something is stored already."""
        await insert_new(self._connection, proved_endings, _ending_row(match_id, ending))

    async def replace(self, match_id: MatchId, ending: ProvedEnding) -> None:
        await upsert(self._connection, proved_endings, _ending_row(match_id, ending))

    async def find(self, match_id: MatchId) -> ProvedEnding | None:
        """Return what is proved about the ending of a match; None if nothing is."""
        query = select(proved_endings).where(proved_endings.c.match_id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        starts = {Colour.WHITE: row.white_perfect_from, Colour.BLACK: row.black_perfect_from}
        better = None if row.better is None else parse_move(row.better)
        return ProvedEnding(
            {colour: start for colour, start in starts.items() if start is not None},
            None if row.last_win is None else LastWin(row.last_win, better),
        )


def _ending_row(match_id: MatchId, ending: ProvedEnding) -> dict[str, object]:
    last = ending.last_win
    return {
        "match_id": match_id,
        "white_perfect_from": ending.perfect.get(Colour.WHITE),
        "black_perfect_from": ending.perfect.get(Colour.BLACK),
        "last_win": last.ply if last else None,
        "better": str(last.better) if last and last.better else None,
    }


class RatingsBefore(Repository):
    async def of(self, match_id: MatchId) -> dict[UserId, float]:
        """Return the ratings that the players of a rated match had when it ended."""
        columns = player_results.c
        query = select(columns.user_id, columns.rating_before).where(
            columns.match_id == match_id, columns.rating_before.is_not(None)
        )
        return {UserId(row.user_id): row.rating_before for row in await self._connection.execute(query)}
