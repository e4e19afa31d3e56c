"""Users: names, languages, preferences, blocks and absences, and how a user is forgotten.

Preferences are stored as JSON: a new preference is a new field of `Preferences` and needs no change here. An invalid
value, such as one from a newer version or a time zone that no longer exists, counts as not chosen. Unknown names stay
in the JSON.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints
from zoneinfo import ZoneInfo

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Exists,
    String,
    Table,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    null,
    or_,
    select,
    text,
    true,
    update,
)

from bot.domain import Absence, Due, Person, Preferences, UserId
from bot.domain.clock import YEAR
from bot.domain.ids import FORMER_BLACK, FORMER_WHITE
from bot.storage.audit_log import forget_audit_entries
from bot.storage.challenges import challenges, draw_challenges_again
from bot.storage.hooks import COUNTS, FORGET_USER, FORGETTING, TAKE_LEAVE
from bot.storage.match_tables import events, matches
from bot.storage.match_views import draw_again, draw_heads_again
from bot.storage.schema import Repository, Utc, key, metadata, partial_index, tables_with, upsert
from bot.storage.times import falls_due

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("chosen", Text, nullable=False),
)


def read_preferences(text: str) -> Preferences:
    chosen = {}
    for name, value in json.loads(text).items():
        if kind := _kinds(Preferences).get(name):
            try:
                chosen[name] = _read(kind, value)
            except (ValueError, TypeError, KeyError):
                continue
    return Preferences(**chosen)


def format_preferences(chosen: Preferences, before: str = "{}") -> str:
    """Merge preferences into the stored JSON, keeping entries that this version doesn't know."""
    return json.dumps({**json.loads(before), **_format(chosen)})


@cache
def _kinds(of: type) -> Mapping[str, Any]:
    """Return the types of a dataclass's fields, by name."""
    return get_type_hints(of)


def _read(kind: Any, value: Any) -> Any:  # noqa: ANN401  what JSON holds
    """Convert a JSON value to a type. Raises `ValueError`, `TypeError` or `KeyError` if it doesn't fit."""
    if get_origin(kind) is UnionType:
        (kind,) = (each for each in get_args(kind) if each is not type(None))
        return None if value is None else _read(kind, value)
    if is_dataclass(kind):
        return kind(**{name: _read(each, value[name]) for name, each in _kinds(kind).items()})  # type: ignore[arg-type, operator]
    if issubclass(kind, Enum | ZoneInfo):
        return kind(value)
    if type(value) is not kind:
        raise TypeError(value)
    return value


def _format(value: Any) -> Any:  # noqa: ANN401  as above
    if is_dataclass(value):
        return {each.name: _format(getattr(value, each.name)) for each in fields(value)}
    return value.key if isinstance(value, ZoneInfo) else value


people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("language", String(10)),
    Column("direct_closed_at", Utc),
)

_HIDES = preferences.c.chosen.contains('"private": true')  # as `format_preferences` writes it


def hides_profile(user: ColumnElement[int]) -> Exists:
    """Build the condition that the profile of the user in a column is hidden.

    No table names such a user, and the user takes no place in one.
    """
    return exists().where(preferences.c.user_id == user, _HIDES)


_CHOSEN_BY = select(preferences).where(preferences.c.user_id.in_(bindparam("users", expanding=True)))


class PeopleRepository(Repository):
    """Preferences and languages of users, and their names for places where Discord renders no mention."""

    async def hold(self, *users: UserId) -> None:
        """Lock users until the transaction ends, against other transactions that hold them.

        A row that doesn't exist can't be locked. So a transaction that relies on the user having no row in a table, for
        example no block, holds the user before it reads.
        """
        await self._hold(*users)

    async def names(self, users: Sequence[UserId]) -> dict[UserId, str]:
        """Return the names last seen; unknown users are left out."""
        query = select(people.c.user_id, people.c.name).where(people.c.user_id.in_(users))
        return {UserId(row.user_id): row.name for row in await self._connection.execute(query)}

    async def remember(self, person: Person) -> None:
        """Store a user's name, and the language if there is one.

        Nothing is written if they are known: each match against the computer remembers the bot's own user, and such
        transactions would wait for each other.
        """
        spoken = {"language": person.language} if person.language else {}
        row = {"user_id": person.id, "name": person.name[:100], **spoken}
        known = [people.c[name] == value for name, value in row.items()]
        if (await self._connection.execute(select(people.c.user_id).where(*known))).first() is None:
            await upsert(self._connection, people, row)

    async def languages(self, users: Sequence[UserId]) -> dict[UserId, str | None]:
        """Return the languages of the users whose names are stored; None if a language isn't known."""
        query = select(people.c.user_id, people.c.language).where(people.c.user_id.in_(users))
        return {UserId(row.user_id): row.language for row in await self._connection.execute(query)}

    async def speaks(self, user: UserId, language: str) -> None:
        """Store a user's language, if the user's name is stored."""
        await self._connection.execute(
            update(people).where(people.c.user_id == user).values(language=language)
        )

    async def direct_closed_at(self, user: UserId) -> datetime | None:
        """Return when a direct message to a user was last refused, if it was."""
        query = select(people.c.direct_closed_at).where(people.c.user_id == user)
        closed: datetime | None = (await self._connection.execute(query)).scalar_one_or_none()
        return closed

    async def close_direct(self, user: UserId, at: datetime | None) -> None:
        """Record that a direct message to a user was refused, if the user's name is stored; None forgets that."""
        await self._connection.execute(
            update(people).where(people.c.user_id == user).values(direct_closed_at=at)
        )

    async def preferences(self, users: Sequence[UserId]) -> dict[UserId, Preferences]:
        """Return the preferences of each user, the defaults if none are stored."""
        rows = await self._connection.execute(_CHOSEN_BY, {"users": users})
        chosen = {UserId(row.user_id): read_preferences(row.chosen) for row in rows}
        return {user: chosen.get(user, Preferences()) for user in users}

    async def hidden(self, users: Iterable[UserId]) -> frozenset[UserId]:
        """Return those of some users whose profile is hidden."""
        query = select(preferences.c.user_id).where(preferences.c.user_id.in_(list(users)), _HIDES)
        return frozenset(UserId(user) for user in (await self._connection.execute(query)).scalars())

    async def choose(self, user: UserId, chosen: Preferences) -> None:
        query = select(preferences.c.chosen).where(preferences.c.user_id == user)
        before = (await self._connection.execute(query)).scalar_one_or_none()
        text = format_preferences(chosen, before or "{}")
        await upsert(self._connection, preferences, {"user_id": user, "chosen": text})

    async def finished_matches(self, user: UserId) -> int:
        """Count a user's finished matches."""
        theirs = or_(matches.c.white_id == user, matches.c.black_id == user)
        query = select(func.count()).where(theirs, matches.c.finished_at.is_not(None))
        return (await self._connection.execute(query)).scalar_one()

    async def counts(self, user: UserId) -> Counter[str]:
        """Count what each feature has stored about a user."""
        query = select(*(count.scalar_subquery().label(name) for name, count in COUNTS.items()))
        row = (await self._connection.execute(query, {"user": user})).one()
        return Counter(dict(zip(COUNTS, row, strict=True)))

    async def take_leave(self, user: UserId, at: datetime) -> None:
        """Take a user who is to be forgotten out of everything in which resigned matches would count."""
        for take_leave in TAKE_LEAVE:
            await take_leave(self._connection, user, at)

    async def forget(self, user: UserId) -> None:
        """Erase a user everywhere.

        Finished matches and closed challenges stay, with a former player in the user's place; the messages that show
        them are marked as stale.
        """
        connection = self._connection
        # First, as it finds the user's matches and challenges by their players.
        await forget_audit_entries(connection, user)
        for forget in FORGET_USER:
            await forget(connection, user)
        for named in FORGETTING:
            await connection.execute(update(named.table).where(named == user).values({named.name: null()}))
        for column, former in ((matches.c.white_id, FORMER_WHITE), (matches.c.black_id, FORMER_BLACK)):
            theirs = column == user
            await connection.execute(
                update(events)
                .where(events.c.match_id.in_(select(matches.c.id).where(theirs)), events.c.actor_id == user)
                .values(actor_id=former)
            )
            await draw_again(connection, select(matches.c.id).where(theirs))
            await draw_heads_again(connection, select(matches.c.id).where(theirs))
            heads = challenges.c.match_id.in_(select(matches.c.id).where(theirs))
            await draw_challenges_again(connection, heads)
            await connection.execute(update(matches).where(theirs).values({column.name: former}))
        made, named = challenges.c.challenger_id, challenges.c.opponent_id
        for column, former in ((made, FORMER_WHITE), (named, FORMER_BLACK)):
            theirs = column == user
            await draw_challenges_again(connection, theirs)
            await connection.execute(
                update(challenges).where(theirs).values({column.name: former, "reason": ""})
            )
        for table in tables_with("user_id"):
            await connection.execute(delete(table).where(table.c.user_id == user))


blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Utc, nullable=False),
    sqlite_with_rowid=False,
)


class BlockRepository(Repository):
    """The users whom each user has blocked.

    A row stays when the blocked user is forgotten: otherwise being forgotten would lift the block.
    """

    async def add(self, user: UserId, blocked: UserId, at: datetime) -> None:
        await upsert(self._connection, blocks, {"user_id": user, "blocked_id": blocked, "since": at})

    async def lift(self, user: UserId, blocked: UserId) -> None:
        await self._connection.execute(
            delete(blocks).where(blocks.c.user_id == user, blocks.c.blocked_id == blocked)
        )

    async def of(self, user: UserId) -> Sequence[UserId]:
        """Return the users that a user has blocked, latest first."""
        query = select(blocks.c.blocked_id).where(blocks.c.user_id == user)
        rows = await self._connection.execute(query.order_by(blocks.c.since.desc(), blocks.c.blocked_id))
        return [UserId(blocked) for blocked in rows.scalars()]

    async def between(self, one: UserId, other: UserId) -> set[UserId]:
        """Return which of two users have blocked the other."""
        either = (
            and_(blocks.c.user_id == user, blocks.c.blocked_id == blocked)
            for user, blocked in ((one, other), (other, one))
        )
        rows = await self._connection.execute(select(blocks.c.user_id).where(or_(*either)))
        return {UserId(user) for user in rows.scalars()}


absences = Table(
    "absences",
    metadata,
    Column("id", key(), primary_key=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("since", Utc, nullable=False),
    Column("until", Utc, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    sqlite_autoincrement=True,
)

LASTING = text("NOT over")

partial_index("ix_absences_lasting", absences.c.until, where=LASTING)
falls_due(Due.ABSENCES, absences.c.until, LASTING)


class AbsenceRepository(Repository):
    """Absences of users, current ones and those of the last year."""

    async def current(self, users: Sequence[UserId]) -> dict[UserId, Absence]:
        """Return the current absences of those users who are away."""
        rows = await self._connection.execute(select(absences).where(LASTING, absences.c.user_id.in_(users)))
        return {UserId(row.user_id): Absence(row.since, row.until) for row in rows}

    async def of(self, user: UserId) -> Sequence[Absence]:
        """Return all stored absences of a user."""
        rows = await self._connection.execute(
            select(absences).where(absences.c.user_id == user).order_by(absences.c.since)
        )
        return [Absence(row.since, row.until) for row in rows]

    async def begin(self, user: UserId, absence: Absence) -> None:
        """Begin an absence in place of a current one, and delete those that are over a year old."""
        await self.end(user, absence.since)
        mine, long_ago = absences.c.user_id == user, absences.c.until < absence.since - YEAR
        await self._connection.execute(delete(absences).where(mine, long_ago))
        await self._connection.execute(
            insert(absences).values(user_id=user, since=absence.since, until=absence.until)
        )
        self._falls_due(absence.until)

    async def end(self, user: UserId, at: datetime) -> None:
        mine = absences.c.user_id == user
        await self._connection.execute(
            update(absences).where(mine, LASTING, absences.c.until > at).values(until=at)
        )
        await self._connection.execute(update(absences).where(mine, LASTING).values(over=true()))

    async def over(self, at: datetime) -> Sequence[UserId]:
        """Return the users whose absence has ended but isn't marked as over."""
        rows = await self._connection.execute(
            select(absences.c.user_id).where(LASTING, absences.c.until <= at).order_by(absences.c.until)
        )
        return [UserId(user) for user in rows.scalars()]
