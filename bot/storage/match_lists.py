"""The lists of a player's matches, page by page: no query gives more than the page and what stands before it.

However many matches somebody plays, the database does the sorting, and a few rows answer what Discord asks for at each
key that a person presses.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    case,
    func,
    or_,
    select,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, MatchId, Players, UserId, Venue
from bot.domain.ids import EVERY_SERVER, FORMER_BLACK, FORMER_WHITE
from bot.domain.match import Head, Listing
from bot.storage.happenings import ABSENCE, CHANGES, LAPSING, OFFER, REFUSAL, RETURN
from bot.storage.match_tables import events, matches
from bot.storage.schema import Utc

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

_PLAYER, _GUILD, _CHANNEL, _MOST = (
    bindparam(name, type_=BigInteger) for name in ("player", "guild", "channel", "most")
)
_THERE = or_(matches.c.guild_id == _GUILD, _GUILD == EVERY_SERVER)
_GOES_ON_THERE = and_(matches.c.finished_at.is_(None), _THERE)
_SIDES = matches.c.white_id, matches.c.black_id
_OWN_TURN = case((matches.c.mover_id == _PLAYER, 1), else_=0).label("own_turn")
_HERE = case((matches.c.channel_id == _CHANNEL, 1), else_=0).label("here")

_NEAR = union_all(
    *(
        select(matches.c.id, _OWN_TURN, _HERE, LAST_AT.label("at")).where(_GOES_ON_THERE, side == _PLAYER)
        for side in _SIDES
    )
).subquery()


def nearest(*, turns_first: bool) -> ColumnElement[bool]:
    """The condition for the `most` matches of a `player` that can be meant best in a `channel` of a `guild`.

    Those come first in which it is the player's turn, or those of the channel; in each group the longest waiting.
    """
    turn, here = _NEAR.c.own_turn.desc(), _NEAR.c.here.desc()
    order = (turn, here) if turns_first else (here, turn)
    return matches.c.id.in_(
        select(_NEAR.c.id).order_by(*order, _NEAR.c.at, _NEAR.c.id).limit(_MOST).scalar_subquery()
    )


_PLACES = matches.c.channel_id, matches.c.parent_id
_IS_OWN = case((or_(*(side == _PLAYER for side in _SIDES)), 1), else_=0).label("is_own")
_IN_CHANNEL = union_all(
    *(
        select(matches.c.id, _IS_OWN, LAST_AT.label("at")).where(
            matches.c.finished_at.is_(None), place == _CHANNEL
        )
        for place in _PLACES
    )
).subquery()


def in_channel() -> ColumnElement[bool]:
    """The condition for the `most` matches of a `channel` that can be meant best by a `player`: their own first."""
    order = _IN_CHANNEL.c.is_own.desc(), _IN_CHANNEL.c.at, _IN_CHANNEL.c.id
    return matches.c.id.in_(select(_IN_CHANNEL.c.id).order_by(*order).limit(_MOST).scalar_subquery())


def first_of() -> ColumnElement[bool]:
    """The condition for the `most` running matches of a `player` that began first."""
    sides = union_all(*(_running_on(side) for side in _SIDES)).subquery()
    return matches.c.id.in_(select(sides.c.id).order_by(sides.c.id).limit(_MOST).scalar_subquery())


def _running_on(side: ColumnElement[int]) -> Select[int]:
    return select(matches.c.id).where(matches.c.finished_at.is_(None), side == _PLAYER)


async def count_running(connection: AsyncConnection, player: UserId, *, against_computer: bool) -> int:
    """How many matches of a player go on, or only of those against the computer."""
    sides = [_running_on(side) for side in _SIDES]
    if against_computer:
        sides = [side.where(matches.c.computer_id.is_not(None)) for side in sides]
    query = select(func.count()).select_from(union_all(*sides).subquery())
    return (await connection.execute(query, {"player": player})).scalar_one()


NUMBERS_IN = union_all(
    *(select(matches.c.id).where(matches.c.finished_at.is_(None), place == _CHANNEL) for place in _PLACES)
)
"""The numbers of the running matches of a `channel`."""

_WAIT_FOR_THEM = select(matches.c.id).where(
    *(matches.c.finished_at.is_(None), matches.c.halted_at.is_(None), matches.c.mover_id == _PLAYER),
    matches.c.id != bindparam("but"),
)


async def wait_for(connection: AsyncConnection, player: UserId, *, but: MatchId, on: GuildId | None) -> bool:
    """Whether a match, except for one, waits for a player to move: anywhere, or in a server."""
    query = _WAIT_FOR_THEM if on is None else _WAIT_FOR_THEM.where(matches.c.guild_id == on)
    return (await connection.execute(query.limit(1), {"player": player, "but": but})).first() is not None


_CALLED_AT = (
    select(events.c.at)
    .where(
        events.c.match_id == matches.c.id,
        or_(
            events.c.kind.in_((*CHANGES, OFFER)),
            and_(events.c.kind == RETURN, events.c.actor_id == _PLAYER),
            and_(events.c.kind == REFUSAL, events.c.actor_id != _PLAYER),
        ),
    )
    .order_by(events.c.number.desc())
    .limit(1)
    .correlate(matches)
    .scalar_subquery()
)
"""When a `player` was last to be pinged for a match: see `bot.services.match_lifecycle.is_news`."""
_CALLED_BEFORE = _WAIT_FOR_THEM.where(bindparam("moment", type_=Utc) > _CALLED_AT).limit(1)


async def has_waited_since_before(
    connection: AsyncConnection, player: UserId, moment: datetime, *, but: MatchId
) -> bool:
    """Whether a match, except for one, waits for a player to move who was pinged for it before a moment."""
    asked = {"player": player, "moment": moment, "but": but}
    return (await connection.execute(_CALLED_BEFORE, asked)).first() is not None


_LEFT_OR_CAME_BACK = (
    select(events.c.kind)
    .where(
        events.c.match_id == matches.c.id,
        events.c.kind.in_((ABSENCE, RETURN)),
        events.c.actor_id == _PLAYER,
    )
    .order_by(events.c.number.desc())
    .limit(1)
    .correlate(matches)
    .scalar_subquery()
)
_WAIT_FOR_PRESENT = _WAIT_FOR_THEM.where(func.coalesce(_LEFT_OR_CAME_BACK, RETURN) == RETURN).limit(1)


async def wait_for_present(connection: AsyncConnection, player: UserId, *, but: MatchId) -> bool:
    """Whether a match, except for one, waits for a player to move who is not away in it."""
    return (await connection.execute(_WAIT_FOR_PRESENT, {"player": player, "but": but})).first() is not None


_OFFERED_BY = (
    select(case((events.c.kind == OFFER, events.c.actor_id)))
    .where(events.c.match_id == matches.c.id, events.c.kind.in_((OFFER, *LAPSING)))
    .order_by(events.c.number.desc())
    .limit(1)
    .correlate(matches)
    .scalar_subquery()
)
_WAITING = union_all(
    *(
        select(matches.c.id, _OWN_TURN, LAST_AT.label("at")).where(
            _GOES_ON_THERE,
            side == _PLAYER,
            matches.c.halted_at.is_(None),
            or_(matches.c.mover_id == _PLAYER, _OFFERED_BY != _PLAYER),
        )
        for side in _SIDES
    )
).subquery()
_FIRST = select(_WAITING.c.id).order_by(_WAITING.c.own_turn.desc(), _WAITING.c.at, _WAITING.c.id).limit(1)
_PLACE = select(_WAITING).where(_WAITING.c.id == bindparam("after"))


async def next_waiting(
    connection: AsyncConnection, player: UserId, guild: GuildId, *, after: MatchId | None
) -> MatchId | None:
    """The match that waits for a player next: the first, or the one that follows another in a round through all."""
    values = {"player": player, "guild": guild}
    place = (await connection.execute(_PLACE, {**values, "after": after})).first() if after else None
    if place:
        waiting = _WAITING.c
        later = or_(
            waiting.own_turn < place.own_turn,
            and_(
                waiting.own_turn == place.own_turn,
                or_(waiting.at > place.at, and_(waiting.at == place.at, waiting.id > place.id)),
            ),
        )
        following = (await connection.execute(_FIRST.where(later), values)).scalar()
        if following is not None:
            return MatchId(following)
    first = (await connection.execute(_FIRST, values)).scalar()
    return None if first is None else MatchId(first)


def _met(own: ColumnElement[int], other: ColumnElement[int], ended: ColumnElement[bool]) -> Select[Any]:
    """The opponents of a `player` who has one colour, in the `looked_through` latest matches of the `guild`."""
    latest = select(other.label("id"), matches.c.id.label("match_id"), matches.c.finished_at)
    order = matches.c.finished_at.desc(), matches.c.id.desc()
    looked_through = bindparam("looked_through", type_=BigInteger)
    # In a subquery of its own: a part of a union can't have a limit.
    return (
        latest.where(own == _PLAYER, _THERE, ended).order_by(*order).limit(looked_through).subquery().select()
    )


_MET = union_all(
    *(
        _met(own, other, ended)
        for own, other in (_SIDES, _SIDES[::-1])
        for ended in (matches.c.finished_at.is_(None), matches.c.finished_at.is_not(None))
    )
).subquery()
_GOES_ON_YET = func.max(case((_MET.c.finished_at.is_(None), 1), else_=0))
_OPPONENTS = (
    select(_MET.c.id)
    .where(_MET.c.id.not_in((FORMER_WHITE, FORMER_BLACK)))
    .group_by(_MET.c.id)
    .order_by(_GOES_ON_YET.desc(), func.max(_MET.c.match_id).desc())
    .limit(_MOST)
)


async def opponents(
    connection: AsyncConnection, player: UserId, guild: GuildId, *, looked_through: int, most: int
) -> Sequence[UserId]:
    """The opponents of a player: those with whom a match goes on, then the others; each group by its latest match."""
    asked = {"player": player, "guild": guild, "looked_through": looked_through, "most": most}
    return [UserId(each) for each in (await connection.execute(_OPPONENTS, asked)).scalars()]


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


async def heads_on(connection: AsyncConnection, guild: GuildId, *, most: int) -> Sequence[Head]:
    """The running matches of a server in which something happened last, the latest first."""
    query = select(*HEAD).where(matches.c.finished_at.is_(None), matches.c.guild_id == guild)
    rows = await connection.execute(query.order_by(LAST_AT.desc(), matches.c.id.desc()).limit(most))
    return [_head(row) for row in rows]


async def players_on(
    connection: AsyncConnection, guild: GuildId, *, most: int, first: MatchId | None
) -> Mapping[MatchId, Players]:
    """The players of the matches that go on in a server, in the order of their numbers; one may come first."""
    query = select(matches.c.id, matches.c.white_id, matches.c.black_id)
    order = case((matches.c.id == (first or 0), 0), else_=1), matches.c.id
    there = matches.c.finished_at.is_(None), matches.c.guild_id == guild
    rows = await connection.execute(query.where(*there).order_by(*order).limit(most))
    return {MatchId(row.id): Players(UserId(row.white_id), UserId(row.black_id)) for row in rows}


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
