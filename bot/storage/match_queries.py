"""The searches for matches with their events, and other queries that each transaction asks: each is made once.

For that SQLAlchemy takes longer than a database to answer.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, exists, func, insert, select, union_all, update

from bot.storage.happenings import CANCELLATION
from bot.storage.match_lists import first_of, in_channel, nearest
from bot.storage.match_tables import events, matches

MATCH = tuple(
    matches.c[name]
    for name in (
        "id",
        "guild_id",
        "channel_id",
        "white_id",
        "black_id",
        "setup",
        "pace",
        "in_thread",
        "parent_id",
        "due_at",
        "left_s",
        "reminded",
        "call_on",
        "call_at",
        "computer_id",
        "computer_level",
    )
)
EVENT = tuple(events.c[name] for name in ("number", "kind", "text", "actor_id", "at"))

GOES_ON = matches.c.finished_at.is_(None)
ENDED = matches.c.finished_at.is_not(None)
CANCELLED = exists().where(events.c.match_id == matches.c.id, events.c.kind == CANCELLATION)


@dataclass(frozen=True, slots=True)
class Search:
    """Finds matches with their events."""

    query: Select[*tuple[Any, ...]]
    lock: Select[int]
    """Locks the matches in a query of its own: rows for which the first one had to wait would be read as they were
    before. It does so in one order, so that two who lock several don't wait for each other."""

    @classmethod
    def where(cls, condition: ColumnElement[bool]) -> "Search":
        """For the matches for which a condition holds; the names in it are given values later."""
        every = select(*MATCH, *EVENT).join_from(matches, events).order_by(matches.c.id, events.c.number)
        lock = select(matches.c.id).order_by(matches.c.id).with_for_update()
        return cls(every.where(condition), lock.where(condition))

    @classmethod
    def where_any(cls, *conditions: ColumnElement[bool]) -> "Search":
        """For those that go on and for which one of some conditions holds."""
        # One by one: with an OR, SQLite looks through the running matches of everybody.
        each = (select(matches.c.id).where(GOES_ON, condition) for condition in conditions)
        return cls.where(matches.c.id.in_(union_all(*each)))


NUMBERED = Search.where(matches.c.id == bindparam("match"))
EACH = Search.where(matches.c.id.in_(bindparam("matches", expanding=True)))
RUNNING_OF = Search.where_any(
    matches.c.white_id == bindparam("player"), matches.c.black_id == bindparam("player")
)
FIRST_OF = Search.where(first_of())
NEAREST = {turns_first: Search.where(nearest(turns_first=turns_first)) for turns_first in (False, True)}
RUNNING_IN = Search.where(in_channel())
FINISHED_ON = Search.where(
    matches.c.id.in_(
        select(matches.c.id)
        .where(matches.c.guild_id == bindparam("guild"), ENDED)
        .order_by(matches.c.finished_at.desc())
        .limit(bindparam("most"))
        .scalar_subquery()
    )
)
ALL_ON = Search.where(
    matches.c.id.in_(
        select(matches.c.id)
        .where(matches.c.guild_id == bindparam("guild"), matches.c.id > bindparam("after"))
        .order_by(matches.c.id)
        .limit(bindparam("most"))
        .scalar_subquery()
    )
)
ALL = Search.where(
    matches.c.id.in_(
        select(matches.c.id)
        .where(matches.c.id > bindparam("after"))
        .order_by(matches.c.id)
        .limit(bindparam("most"))
        .scalar_subquery()
    )
)
BEGUN_BEFORE = select(func.count()).select_from(
    union_all(
        *(
            select(matches.c.id)
            .where(side == bindparam("player"), matches.c.id < bindparam("match"))
            .limit(bindparam("most"))
            .subquery()
            .select()
            for side in (matches.c.white_id, matches.c.black_id)
        )
    ).subquery()
)
"""Each side is counted up to `most` by itself, so that no long history is looked through."""
INSERT_EVENTS = insert(events)
UPDATE = update(matches).where(matches.c.id == bindparam("match"))


def latest(place: ColumnElement[bool]) -> Select[int, datetime | None]:
    """The match that ended last of those in a place."""
    return (
        select(matches.c.id, matches.c.finished_at)
        .where(place, ENDED)
        .order_by(matches.c.finished_at.desc())
        .limit(1)
    )
