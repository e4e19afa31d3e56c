"""The queries for the archive. Each reads a part of the finished games, in order of finishing, from an index."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, func, or_, select, union_all

from bot.domain import ChannelId, GuildId, MatchId, Players, Setup, UserId, Venue
from bot.domain.ids import EVERY_SERVER
from bot.domain.match import Head
from bot.features.archive.search import ArchivedGame, ArchiveSearch
from bot.storage.match_tables import matches
from bot.storage.player_results import player_results
from bot.storage.schema import Repository

_MATCHES = matches.c
_COLUMNS = (
    *(_MATCHES.id, _MATCHES.guild_id, _MATCHES.channel_id, _MATCHES.parent_id),
    *(_MATCHES.white_id, _MATCHES.black_id, _MATCHES.setup, _MATCHES.finished_at),
)
_WHITE, _BLACK = player_results.alias("of_white"), player_results.alias("of_black")

Place = tuple[datetime, MatchId]
"""A game's place in the archive: the time of its end, and its number."""


class ArchiveRepository(Repository):
    async def place_of(self, match_id: MatchId) -> Place | None:
        query = select(_MATCHES.finished_at).where(_MATCHES.id == match_id)
        at = (await self._connection.execute(query)).scalar_one_or_none()
        return None if at is None else (at, match_id)

    async def games(
        self, search: ArchiveSearch, guild: GuildId, start: Place | None, *, newer: bool, most: int
    ) -> tuple[Sequence[ArchivedGame], Place | None]:
        """Return the games among the next `most` finished matches, and the place of the last of these.

        The place is None after the last match. Results and lengths are not looked at.
        """
        found = _next(search, guild, start, newer=newer, most=most).subquery()
        query = (
            select(
                found,
                func.coalesce(_WHITE.c.points, 1 - _BLACK.c.points).label("points"),
                func.coalesce(_WHITE.c.margin, -_BLACK.c.margin).label("margin"),
                func.coalesce(_WHITE.c.moves, _BLACK.c.moves).label("white_moves"),
                func.coalesce(_BLACK.c.moves, _WHITE.c.moves).label("black_moves"),
            )
            .select_from(
                found.outerjoin(_WHITE, _is_of(_WHITE, found.c.id, "white")).outerjoin(
                    _BLACK, _is_of(_BLACK, found.c.id, "black")
                )
            )
            .order_by(*_order(found.c.finished_at, found.c.id, newer=newer))
        )
        rows = (await self._connection.execute(query)).all()
        last = (rows[-1].finished_at, MatchId(rows[-1].id)) if len(rows) == most else None
        return [_game(row) for row in rows if row.points is not None], last


def _is_of(results: Any, match: ColumnElement[int], colour: str) -> ColumnElement[bool]:  # noqa: ANN401  an alias
    return and_(results.c.match_id == match, results.c.colour == colour)


def _next(
    search: ArchiveSearch, guild: GuildId, start: Place | None, *, newer: bool, most: int
) -> Select[*tuple[Any, ...]]:
    """Select the next finished matches between people."""
    query = (
        select(*_COLUMNS)
        .where(_MATCHES.finished_at.is_not(None), _MATCHES.computer_id.is_(None))
        .where(*_conditions(search, guild, start, newer=newer))
        .order_by(*_order(_MATCHES.finished_at, _MATCHES.id, newer=newer))
        .limit(most)
    )
    if search.player is None:
        return query
    sides = union_all(
        *(side.subquery().select() for side in _sides(query, search.player, search.opponent))
    ).subquery()
    return select(sides).order_by(*_order(sides.c.finished_at, sides.c.id, newer=newer)).limit(most)


def _sides(
    query: Select[*tuple[Any, ...]], player: UserId, opponent: UserId | None
) -> Sequence[Select[*tuple[Any, ...]]]:
    both = (_MATCHES.white_id, _MATCHES.black_id)
    if opponent is None:
        return [query.where(side == player) for side in both]
    return [query.where(own == player, other == opponent) for own, other in (both, both[::-1])]


def _conditions(
    search: ArchiveSearch, guild: GuildId, start: Place | None, *, newer: bool
) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    ended, number = _MATCHES.finished_at, _MATCHES.id
    if guild != EVERY_SERVER:
        found.append(_MATCHES.guild_id == guild)
    if search.setup is not None:
        found.append(_MATCHES.setup == search.setup)
    if search.period is not None:
        begin, end = search.period.bounds
        found += [ended >= begin, ended < end]
    if start is not None:
        at, match = start
        found += (
            [ended >= at, or_(ended > at, number > match)]
            if newer
            else [ended <= at, or_(ended < at, number < match)]
        )
    return found


def _order(
    ended: ColumnElement[datetime], number: ColumnElement[int], *, newer: bool
) -> tuple[ColumnElement[Any], ColumnElement[Any]]:
    return (ended.asc(), number.asc()) if newer else (ended.desc(), number.desc())


def _game(row: Row[*tuple[Any, ...]]) -> ArchivedGame:
    return ArchivedGame(
        Head(
            MatchId(row.id),
            Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
            Players(white=UserId(row.white_id), black=UserId(row.black_id)),
            None if row.parent_id is None else ChannelId(row.parent_id),
        ),
        Setup(row.setup),
        row.finished_at,
        row.points,
        row.margin,
        row.white_moves + row.black_moves,
    )
