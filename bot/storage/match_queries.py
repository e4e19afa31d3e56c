"""The queries for matches: searches that read whole matches, and lists that read a page of rows.

Queries that every transaction runs are built once, at import: SQLAlchemy takes longer to build one than a database to
answer it. No list query reads more than its page and what comes before it, because autocompletion asks at every
keystroke. Queries about both colours are unions: with an OR, SQLite scans the running matches of all players.
"""

from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    Update,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    null,
    or_,
    select,
    union_all,
    update,
)

from bot.domain import UserId
from bot.domain.ids import EVERY_SERVER, FORMER_BLACK, FORMER_WHITE, NO_SERVER
from bot.domain.match import Listing
from bot.domain.policy import unlimited_kinds
from bot.domain.shown import OPPOSITE
from bot.storage.match_tables import (
    ABSENCE,
    CANCELLATION,
    CHANGES,
    LAPSING,
    LAST_NUMBER,
    OFFER,
    REFUSAL,
    RETURN,
    events,
    matches,
)
from bot.storage.match_views import AMONG_BOARDS
from bot.storage.schema import Utc
from bot.storage.views import ROWS, UNSETTLED

MATCH = tuple(
    matches.c[name]
    for name in (
        "id",
        "guild_id",
        "channel_id",
        "white_id",
        "black_id",
        "setup",
        "time_control",
        "in_thread",
        "parent_id",
        "due_at",
        "clock_since",
        "left_s",
        "waiting_s",
        "reminded",
        "notice_s",
        "ping_on",
        "ping_at",
        "computer_id",
        "computer_level",
        "computer_ladder",
        "rated",
        "occasion_kind",
        "occasion_key",
        "ends_at",
    )
)
EVENT = tuple(events.c[name] for name in ("number", "kind", "text", "actor_id", "at"))
HEAD = tuple(
    matches.c[name] for name in ("id", "guild_id", "channel_id", "white_id", "black_id", "parent_id")
)

GOES_ON = matches.c.finished_at.is_(None)
ENDED = matches.c.finished_at.is_not(None)
CANCELLED = exists().where(events.c.match_id == matches.c.id, events.c.kind == CANCELLATION)

LAST_AT = (
    select(events.c.at)
    .where(events.c.match_id == matches.c.id)
    .order_by(events.c.number.desc())
    .limit(1)
    .correlate(matches)
    .scalar_subquery()
)

_PLAYER, _GUILD, _CHANNEL, _MOST = (
    bindparam(name, type_=BigInteger) for name in ("player", "guild", "channel", "most")
)
_THERE = or_(matches.c.guild_id == _GUILD, _GUILD == EVERY_SERVER)
_GOES_ON_THERE = and_(GOES_ON, _THERE)
_SIDES = matches.c.white_id, matches.c.black_id
_OPPOSITE = select(ROWS.about).where(
    AMONG_BOARDS, UNSETTLED, ROWS.part == OPPOSITE, ROWS.channel_id == _CHANNEL
)
_IN_PLACE = (
    matches.c.channel_id == _CHANNEL,
    matches.c.parent_id == _CHANNEL,
    matches.c.id.in_(_OPPOSITE),
)
"""The alternative conditions for a match in a channel; it satisfies one of them."""
_OWN_TURN = case((matches.c.mover_id == _PLAYER, 1), else_=0).label("own_turn")

INSERT_EVENTS = insert(events)
UPDATE = update(matches).where(matches.c.id == bindparam("match"))
PINGED = UPDATE.where(
    matches.c.ping_on == bindparam("pinged_on"), matches.c.ping_at == bindparam("pinged_at")
).values(ping_on=null(), ping_at=null())
"""An update that clears a ping if it is still the one that was sent."""
_START_CLOCK = UPDATE.where(
    matches.c.due_at.is_(None), matches.c.finished_at.is_(None), bindparam("last") == LAST_NUMBER
)


@cache
def start_clock(*, pinging: bool) -> Update:
    """Build the update that does nothing if the match has gone on, or if its clock runs already.

    With `pinging` it also clears the ping that was sent; a newer one stays.
    """
    if not pinging:
        return _START_CLOCK
    sent = and_(matches.c.ping_on == bindparam("pinged_on"), matches.c.ping_at == bindparam("pinged_at"))
    left = {name: case((sent, null()), else_=matches.c[name]) for name in ("ping_on", "ping_at")}
    return _START_CLOCK.values(left)


# searches: matches with their events


@dataclass(frozen=True, slots=True)
class MatchQuery:
    """A query for matches with their events."""

    query: Select[*tuple[Any, ...]]
    lock: Select[int]
    """A separate statement that locks the matches, because a statement that waits for a lock reads the rows as they
    were before. It locks in order of id, so that two transactions can't deadlock.
    """

    @classmethod
    def where(cls, condition: ColumnElement[bool]) -> "MatchQuery":
        """Search for the matches that satisfy a condition; its bind parameters get their values later."""
        every = select(*MATCH, *EVENT).join_from(matches, events).order_by(matches.c.id, events.c.number)
        lock = select(matches.c.id).order_by(matches.c.id).with_for_update()
        return cls(every.where(condition), lock.where(condition))

    @classmethod
    def where_any(cls, *conditions: ColumnElement[bool]) -> "MatchQuery":
        """Search for the running matches that satisfy at least one condition."""
        each = (select(matches.c.id).where(GOES_ON, condition) for condition in conditions)
        return cls.where(matches.c.id.in_(union_all(*each)))


def running_on(side: ColumnElement[int]) -> Select[int]:
    """Select the running matches in which `player` has the colour of the column `side`."""
    return select(matches.c.id).where(GOES_ON, side == _PLAYER)


def _first_of() -> ColumnElement[bool]:
    sides = union_all(*map(running_on, _SIDES)).subquery()
    return matches.c.id.in_(select(sides.c.id).order_by(sides.c.id).limit(_MOST).scalar_subquery())


_IS_HERE = or_(matches.c.channel_id == _CHANNEL, and_(matches.c.guild_id == NO_SERVER, _GUILD == NO_SERVER))
"""The condition that a player's own match is in the channel; a user has one channel of direct messages with the bot."""
_HERE = case((_IS_HERE, 1), else_=0).label("here")
_NEAR = union_all(
    *(
        select(matches.c.id, _OWN_TURN, _HERE, LAST_AT.label("at")).where(_GOES_ON_THERE, side == _PLAYER)
        for side in _SIDES
    )
).subquery()


def _nearest(*, turns_first: bool) -> ColumnElement[bool]:
    turn, here = _NEAR.c.own_turn.desc(), _NEAR.c.here.desc()
    order = (turn, here) if turns_first else (here, turn)
    return matches.c.id.in_(
        select(_NEAR.c.id).order_by(*order, _NEAR.c.at, _NEAR.c.id).limit(_MOST).scalar_subquery()
    )


_IS_OWN = case((or_(*(side == _PLAYER for side in _SIDES)), 1), else_=0).label("is_own")
_IN_CHANNEL = union_all(
    *(select(matches.c.id, _IS_OWN, LAST_AT.label("at")).where(GOES_ON, condition) for condition in _IN_PLACE)
).subquery()


def _in_channel() -> ColumnElement[bool]:
    order = _IN_CHANNEL.c.is_own.desc(), _IN_CHANNEL.c.at, _IN_CHANNEL.c.id
    return matches.c.id.in_(select(_IN_CHANNEL.c.id).order_by(*order).limit(_MOST).scalar_subquery())


NUMBERED = MatchQuery.where(matches.c.id == bindparam("match"))
EACH = MatchQuery.where(matches.c.id.in_(bindparam("matches", expanding=True)))
RUNNING_OF = MatchQuery.where_any(
    matches.c.white_id == bindparam("player"), matches.c.black_id == bindparam("player")
)
FIRST_OF = MatchQuery.where(_first_of())
"""A query for the `most` running matches of a `player` that began first."""
NEAREST = {turns_first: MatchQuery.where(_nearest(turns_first=turns_first)) for turns_first in (False, True)}
"""The queries of `MatchRepository.nearest`, by `turns_first`."""
RUNNING_IN = MatchQuery.where(_in_channel())
ALL_ON = MatchQuery.where(
    matches.c.id.in_(
        select(matches.c.id)
        .where(matches.c.guild_id == bindparam("guild"), matches.c.id > bindparam("after"))
        .order_by(matches.c.id)
        .limit(bindparam("most"))
        .scalar_subquery()
    )
)
ALL = MatchQuery.where(
    matches.c.id.in_(
        select(matches.c.id)
        .where(matches.c.id > bindparam("after"))
        .order_by(matches.c.id)
        .limit(bindparam("most"))
        .scalar_subquery()
    )
)


def latest(place: ColumnElement[bool]) -> Select[int, datetime | None]:
    """Select the match that ended last among those that satisfy `place`, a condition on their channels."""
    return (
        select(matches.c.id, matches.c.finished_at)
        .where(place, ENDED)
        .order_by(matches.c.finished_at.desc())
        .limit(1)
    )


# counts and lists of numbers

BEGUN_BEFORE = select(func.count()).select_from(
    union_all(
        *(
            select(matches.c.id)
            .where(side == bindparam("player"), matches.c.id < bindparam("match"))
            .limit(bindparam("most"))
            .subquery()
            .select()
            for side in _SIDES
        )
    ).subquery()
)
"""A query that counts each side up to `most`, so that it never scans a long history."""

NUMBERS_IN = union_all(*(select(matches.c.id).where(GOES_ON, condition) for condition in _IN_PLACE))


def count_running(*, against_computer: bool) -> Select[int]:
    """Count the running matches of `player`: all, or those against the computer that count toward the limit."""
    sides = list(map(running_on, _SIDES))
    if against_computer:
        against = matches.c.computer_id.is_not(None), matches.c.occasion_kind.not_in(unlimited_kinds())
        sides = [side.where(*against) for side in sides]
    return select(func.count()).select_from(union_all(*sides).subquery())


# matches that wait for a player

WAIT_FOR_THEM = select(matches.c.id).where(
    *(GOES_ON, matches.c.halted_at.is_(None), matches.c.mover_id == _PLAYER),
    matches.c.id != bindparam("but"),
)

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
"""The time at which a match last had a reason to ping `player`; the same rule as
`bot.services.match_lifecycle.is_news`.
"""
CALLED_BEFORE = WAIT_FOR_THEM.where(bindparam("moment", type_=Utc) > _CALLED_AT).limit(1)

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
WAIT_FOR_PRESENT = WAIT_FOR_THEM.where(func.coalesce(_LEFT_OR_CAME_BACK, RETURN) == RETURN).limit(1)

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
            GOES_ON,
            side == _PLAYER,
            matches.c.halted_at.is_(None),
            or_(matches.c.mover_id == _PLAYER, _OFFERED_BY != _PLAYER),
        )
        for side in _SIDES
    )
).subquery()
FIRST_WAITING = (
    select(_WAITING.c.id).order_by(_WAITING.c.own_turn.desc(), _WAITING.c.at, _WAITING.c.id).limit(1)
)
WAITING_PLACE = select(_WAITING).where(_WAITING.c.id == bindparam("after"))


def first_waiting_after(own_turn: int, at: datetime, match: int) -> Select[int]:
    """Select the waiting match that follows a given one, whose row of `WAITING_PLACE` has these values."""
    waiting = _WAITING.c
    return FIRST_WAITING.where(
        or_(
            waiting.own_turn < own_turn,
            and_(
                waiting.own_turn == own_turn,
                or_(waiting.at > at, and_(waiting.at == at, waiting.id > match)),
            ),
        )
    )


# opponents


def _met(own: ColumnElement[int], other: ColumnElement[int], ended: ColumnElement[bool]) -> Select[Any]:
    """Select the opponents in the `looked_through` latest matches of `guild` that have `player` in the column `own`."""
    latest = select(other.label("id"), matches.c.id.label("match_id"), matches.c.finished_at)
    order = matches.c.finished_at.desc(), matches.c.id.desc()
    looked_through = bindparam("looked_through", type_=BigInteger)
    # A subquery, as a part of a union can't have a limit.
    return (
        latest.where(own == _PLAYER, _THERE, ended).order_by(*order).limit(looked_through).subquery().select()
    )


_MET = union_all(
    *(_met(own, other, ended) for own, other in (_SIDES, _SIDES[::-1]) for ended in (GOES_ON, ENDED))
).subquery()
_STILL_RUNNING = func.max(case((_MET.c.finished_at.is_(None), 1), else_=0))
OPPONENTS = (
    select(_MET.c.id)
    .where(_MET.c.id.not_in((FORMER_WHITE, FORMER_BLACK)))
    .group_by(_MET.c.id)
    .order_by(_STILL_RUNNING.desc(), func.max(_MET.c.match_id).desc())
    .limit(_MOST)
)


# pages of a player's matches

_Heads = Select[*tuple[Any, ...]]

_FINISHED = (
    select(*HEAD, matches.c.finished_at.label("at"))
    .where(ENDED)
    .order_by(matches.c.finished_at.desc(), matches.c.id.desc())
)


def heads(listing: Listing) -> tuple[_Heads, _Heads]:
    """Select the matches of a list: one query for the player as White, and one for the player as Black."""
    query = _FINISHED if listing.finished else _running(listing.player)
    white, black = _SIDES
    return _on_side(query, listing, white, black), _on_side(query, listing, black, white)


def _running(player: UserId) -> _Heads:
    column, since = matches.c, LAST_AT.label("at")
    is_own_turn = and_(column.mover_id == player, column.halted_at.is_(None))
    turn = case((is_own_turn, 1), else_=0).label("is_own_turn")
    query = select(*HEAD, turn, since).where(column.finished_at.is_(None))
    return query.order_by(turn.desc(), since, column.id)


def _on_side(query: _Heads, listing: Listing, own: ColumnElement[int], other: ColumnElement[int]) -> _Heads:
    query = query.where(own == listing.player)
    if listing.opponent is not None:
        query = query.where(other == listing.opponent)
    return query if listing.guild == EVERY_SERVER else query.where(matches.c.guild_id == listing.guild)
