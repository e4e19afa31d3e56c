"""The lists of a player's matches, page by page: no query reads more than the page and what stands before it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, case, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import ChannelId, GuildId, MatchId, Players, UserId, Venue
from bot.matches.ids import EVERY_SERVER
from bot.matches.listing import Head, Listing
from bot.storage.match_tables import events, matches

HEAD = tuple(
    matches.c[name] for name in ("id", "guild_id", "channel_id", "white_id", "black_id", "parent_id")
)

LAST_AT = (
    select(events.c.at)
    .where(events.c.match_id == matches.c.id)
    .order_by(events.c.number.desc())
    .limit(1)
    .correlate(matches)
    .scalar_subquery()
)

_FINISHED = (
    select(*HEAD, matches.c.finished_at.label("at"))
    .where(matches.c.finished_at.is_not(None))
    .order_by(matches.c.finished_at.desc(), matches.c.id.desc())
)

_Heads = Select[*tuple[Any, ...]]


async def heads(connection: AsyncConnection, listing: Listing, *, skip: int, most: int) -> Sequence[Head]:
    """Some of the matches of a list, after `skip` others."""
    query = _FINISHED if listing.finished else _running(listing.player)
    white, black = matches.c.white_id, matches.c.black_id
    found: list[Row[*tuple[Any, ...]]] = []
    # One by one: with an OR, SQLite looks through the matches of everybody.
    for own, other in ((white, black), (black, white)):
        found += await connection.execute(_those(query, listing, own, other).limit(skip + most))
    if listing.finished:
        found.sort(key=lambda row: (row.at, row.id), reverse=True)
    else:
        found.sort(key=lambda row: (not row.is_own_turn, row.at, row.id))
    return [_head(row) for row in found[skip : skip + most]]


def _running(player: UserId) -> _Heads:
    column, since = matches.c, LAST_AT.label("at")
    is_own_turn = and_(column.mover_id == player, column.halted_at.is_(None))
    turn = case((is_own_turn, 1), else_=0).label("is_own_turn")
    query = select(*HEAD, turn, since).where(column.finished_at.is_(None))
    return query.order_by(turn.desc(), since, column.id)


def _those(query: _Heads, listing: Listing, own: ColumnElement[int], other: ColumnElement[int]) -> _Heads:
    """The matches of a query in which the player has one colour, in the server and against the opponent wanted."""
    query = query.where(own == listing.player)
    if listing.opponent is not None:
        query = query.where(other == listing.opponent)
    return query if listing.guild == EVERY_SERVER else query.where(matches.c.guild_id == listing.guild)


def _head(row: Row[*tuple[Any, ...]]) -> Head:
    return Head(
        MatchId(row.id),
        Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        Players(white=UserId(row.white_id), black=UserId(row.black_id)),
        None if row.parent_id is None else ChannelId(row.parent_id),
    )
