"""Proofs of endings, and the players' ratings just before a match counted."""

from sqlalchemy import Column, ForeignKey, Integer, String, Table, exists, select

from bot.domain import MatchId, UserId
from bot.domain.proved import LastWin, ProvedEnding
from bot.storage.match_views import BOARDS
from bot.storage.player_results import player_results
from bot.storage.schema import Repository, insert_new, metadata, upsert
from bot.storage.views import ROWS, UNSETTLED
from dvonn import Colour, parse_move

ENDING = "ending"
"""The kind of search that proves the ending of a match."""

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


class EndingRepository(Repository):
    async def shows_result(self, match_id: MatchId) -> bool:
        """Whether the result of a finished match is shown in each of its views."""
        query = select(exists().where(BOARDS, UNSETTLED, ROWS.about == match_id))
        return not (await self._connection.execute(query)).scalar_one()

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
