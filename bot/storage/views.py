"""Views: what the bot has posted, is to post, and is to remove.

A row is one message. Rows of one key are at most one current view, and those that it has replaced.

Some columns are for views of matches and challenges (`match_views`): `reader_id` is the only user who sees the view,
`redraw` whether it is to be drawn again although it shows the last version, and `ended_at` when its subject ended, once
nothing is left to show. Of results in channels, `shrinks_at` is when they shrink to two lines, `brief` whether they are
to show no more than these.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Index,
    Integer,
    Row,
    Select,
    String,
    Table,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    literal,
    literal_column,
    null,
    or_,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, Due, GuildId, Message
from bot.domain.ids import NO_SERVER
from bot.domain.view import Trouble, View, ViewId, ViewKey, ViewState
from bot.storage.schema import Moment, Repository, Utc, inserting, key, message_at, metadata, partial_index
from bot.storage.times import AT_ONCE, falls_due

views = Table(
    "views",
    metadata,
    Column("id", key(), primary_key=True),
    Column("kind", String(30), nullable=False),
    Column("about", BigInteger, nullable=False),
    Column("part", String(30), nullable=False, server_default=""),
    Column("guild_id", BigInteger, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("digest", String(64), nullable=False, server_default=""),
    Column("state", String(10), nullable=False, server_default=ViewState.CURRENT),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("due_at", Moment),
    Column("posts", Integer, nullable=False, server_default="0"),
    Column("edited_at", Moment),
    Column("trouble", String(200)),
    Column("reader_id", BigInteger),
    Column("redraw", Boolean, nullable=False, server_default=false()),
    Column("ended_at", Utc),
    Column("shrinks_at", Moment),
    Column("brief", Boolean, nullable=False, server_default=false()),
    sqlite_autoincrement=True,
)

ROWS = views.c

OWNER: ColumnElement[int] = func.coalesce(ROWS.guild_id, NO_SERVER)
"""The server whose process looks after a view."""

# Literals, as an index on some rows serves only queries that name its condition. Columns of an index have no table.
_CURRENT, _REPLACED = "state = 'current'", "state <> 'current'"
CURRENT: ColumnElement[bool] = ROWS.state == literal_column(f"'{ViewState.CURRENT}'")
REPLACED: ColumnElement[bool] = ROWS.state != literal_column(f"'{ViewState.CURRENT}'")

Index(
    "ix_views_key",
    *(ROWS.kind, ROWS.about, ROWS.part),
    unique=True,
    sqlite_where=text(_CURRENT),
    postgresql_where=text(_CURRENT),
)
partial_index("ix_views_replaced", ROWS.about, ROWS.kind, where=text(_REPLACED))
partial_index("ix_views_due_at", ROWS.due_at, where=text("due_at IS NOT NULL"))
UNSETTLED = text("state = 'current' AND ended_at IS NULL")
"""The condition of the views of matches and challenges that still have something to show."""

partial_index("ix_views_unsettled", ROWS.about, where=UNSETTLED)
partial_index("ix_views_shrinks_at", ROWS.shrinks_at, where=text("shrinks_at IS NOT NULL"))
partial_index("ix_views_trouble", ROWS.guild_id, where=text("trouble IS NOT NULL"))

BOARD = "board"
"""The kind of the views of matches, whose reconciler tries again what was refused channel by channel."""

falls_due(Due.VIEWS, ROWS.due_at, ROWS.kind != BOARD, guild=OWNER)

_ONE_MORE = ROWS.changes + 1


def is_kind(kind: str) -> ColumnElement[bool]:
    """Build a condition on the kind that leaves a query to its own index: SQLite would prefer that of keys."""
    return ROWS.kind.concat("") == kind


def of_key(of: ViewKey) -> tuple[ColumnElement[bool], ...]:
    """Build the conditions that select the current view of a key."""
    return CURRENT, ROWS.kind == of.kind, ROWS.about == of.about, ROWS.part == of.part


async def compare_again(
    connection: AsyncConnection, *those: ColumnElement[bool], due: datetime = AT_ONCE
) -> None:
    """Have current views compared with what they should show at the moment `due`, or before if they are due before."""
    due_at = case((ROWS.due_at <= due, ROWS.due_at), else_=literal(due, Moment))
    await connection.execute(update(views).where(CURRENT, *those).values(due_at=due_at, changes=_ONE_MORE))


async def no_longer_wanted(connection: AsyncConnection, *those: ColumnElement[bool]) -> int:
    """Have the messages of current views deleted; return the number of these views."""
    found = await connection.execute(
        update(views).where(CURRENT, *those).values(state=ViewState.STALE, due_at=AT_ONCE, changes=_ONE_MORE)
    )
    return found.rowcount


class ViewRepository(Repository):
    async def find(self, of: ViewKey) -> View | None:
        """Return the current view of a key."""
        row = (await self._connection.execute(select(views).where(*of_key(of)))).one_or_none()
        return None if row is None else view_in(row)

    async def all_of(self, of: ViewKey) -> Sequence[View]:
        """Return the current view of a key, if there is one, and those that are to be removed."""
        rows = await self._connection.execute(_all_of(), of._asdict())
        return [view_in(row) for row in rows]

    async def of_each(self, kind: str, about: Collection[int]) -> Mapping[int, View]:
        """Return the current views of a kind, whose subjects have one view each, by the numbers of their subjects."""
        query = select(views).where(CURRENT, ROWS.kind == kind, ROWS.about.in_(about))
        return {row.about: view_in(row) for row in await self._connection.execute(query)}

    async def of_kinds(self, kinds: Collection[str], about: int) -> Sequence[View]:
        """Return the current views of some kinds with one subject."""
        query = select(views).where(CURRENT, ROWS.kind.in_(kinds), ROWS.about == about)
        rows = await self._connection.execute(query.order_by(ROWS.kind, ROWS.part))
        return [view_in(row) for row in rows]

    # what is wanted

    async def want(self, of: ViewKey, guild: GuildId | None, channel: ChannelId) -> View:
        """Have a view shown in a channel, and in no other channel any more. Known trouble is forgotten."""
        elsewhere = or_(ROWS.channel_id != channel, ROWS.guild_id.is_distinct_from(guild))
        await no_longer_wanted(self._connection, *of_key(of), elsewhere)
        wanted = View(of, guild, channel, due_at=AT_ONCE)
        again = {"due_at": AT_ONCE, "changes": _ONE_MORE, "trouble": null()}
        return await self._put(wanted, again)

    async def unwant(self, of: ViewKey) -> bool:
        """Have the message of a view deleted; return whether it was wanted."""
        self._falls_due(AT_ONCE)
        return await no_longer_wanted(self._connection, *of_key(of)) > 0

    async def changed(self, *those: ColumnElement[bool], due: datetime = AT_ONCE) -> None:
        """Note that what some current views show may have changed. The moment is that of `compare_again`."""
        await compare_again(self._connection, *those, due=due)
        self._falls_due(due)

    # what the reconciler reads and records

    async def due(self, at: datetime, kinds: Collection[str]) -> Sequence[ViewKey]:
        """Return the keys of the views of some kinds that are to be compared or removed."""
        return await self._keys(select(*_KEY).where(ROWS.due_at <= at), kinds)

    async def behind(self, at: datetime, kinds: Collection[str]) -> Sequence[ViewKey]:
        """Return the keys of those that are due, and of those that couldn't be shown."""
        troubled = select(*_KEY).where(ROWS.trouble.is_not(None))
        return sorted({*await self.due(at, kinds), *await self._keys(troubled, kinds)})

    async def unposted(self, kinds: Collection[str]) -> Sequence[ViewKey]:
        """Return the keys of the views of some kinds that are to be posted and have no recorded message yet."""
        waiting = (ROWS.due_at.is_not(None), ROWS.trouble.is_not(None))
        each = [
            await self._keys(select(*_KEY).where(those, ROWS.message_id.is_(None)), kinds)
            for those in waiting
        ]
        return sorted({key for keys in each for key in keys})

    async def _keys(self, query: Select[Any], kinds: Collection[str]) -> Sequence[ViewKey]:
        rows = await self._connection.execute(query.where(*self._own(OWNER)))
        # The kinds are compared here, as each query has an index of its own, and a newer process may have added others.
        return sorted({ViewKey(*row) for row in rows if row.kind in kinds})

    async def record(self, view: View, *, replaced: Message | None = None) -> View:
        """Record a view that was posted, edited or found, and that is in no trouble.

        Its message is deleted instead if the view has been replaced meanwhile. Its `due_at` counts unless something has
        changed since the view was read. A message that it has `replaced` is to be removed.
        """
        recorded = await self._update(view) if view.id else await self._put(view, _shown(view))
        if replaced and replaced != view.message:
            await self.supersede(view, replaced)
        return recorded

    async def supersede(
        self, view: View, message: Message, *, shown: int = 0, state: ViewState = ViewState.STALE
    ) -> None:
        """Have a message removed that looks like a view but isn't it, or no longer."""
        row = _key_of(view) | {"guild_id": view.guild, "state": state, "shown": shown, "due_at": AT_ONCE}
        row |= {"channel_id": message.channel, "message_id": message.id}
        await self._connection.execute(insert(views), row)

    async def checked(self, view: View, due_at: datetime | None, trouble: Trouble | None = None) -> None:
        """Record the outcome of a comparison with a view as it was read; what has changed since then stays due."""
        words = None if trouble is None else " ".join(trouble.missing)
        values = {"trouble": words, "due_at": _unless_changed(view, due_at)}
        await self._connection.execute(update(views).where(ROWS.id == view.id).values(values))
        self._falls_due(due_at)

    async def forget(self, view: View) -> None:
        """Forget a view, as its message is gone."""
        await self._connection.execute(delete(views).where(ROWS.id == view.id))

    async def _update(self, view: View) -> View:
        values = _shown(view) | {"due_at": _unless_changed(view, view.due_at), "trouble": null()}
        await self._connection.execute(update(views).where(ROWS.id == view.id).values(values))
        self._falls_due(view.due_at)
        return view

    async def _put(self, view: View, otherwise: Mapping[str, object]) -> View:
        """Insert a view, or change the current one with its key; return it as stored."""
        row = _key_of(view) | _shown(view) | {"guild_id": view.guild, "due_at": view.due_at}
        new = inserting(self._connection.dialect.name, views).values(row)
        putting = new.on_conflict_do_update(
            index_elements=["kind", "about", "part"], index_where=text(_CURRENT), set_=otherwise
        )
        stored = (await self._connection.execute(putting.returning(*views.c))).one()
        self._falls_due(view.due_at)
        return view_in(stored)


_KEY = (ROWS.kind, ROWS.about, ROWS.part)


@cache
def _all_of() -> Select[Any]:
    """Build the query for all views of a key; each half has an index of its own."""
    those = tuple(column == bindparam(column.name) for column in _KEY)
    each = union_all(*(select(views).where(state, *those) for state in (CURRENT, REPLACED))).subquery()
    return select(each).order_by(each.c.id)


def _unless_changed(view: View, due_at: datetime | None) -> ColumnElement[Any]:
    """Build the due moment of a view that was compared: it stays due if something has changed since it was read."""
    return case((ROWS.changes == view.changes, literal(due_at, Moment)), else_=ROWS.due_at)


def _key_of(view: View) -> dict[str, object]:
    return dict(view.key._asdict())


def _shown(view: View) -> dict[str, object]:
    return {
        "channel_id": view.channel,
        "message_id": view.message.id if view.message else None,
        "shown": view.shown,
        "digest": view.digest,
        "posts": view.posts,
        "edited_at": view.edited_at,
    }


def view_in(row: Row[*tuple[Any, ...]]) -> View:
    """Return the view in a row with all columns."""
    return View(
        ViewKey(row.kind, row.about, row.part),
        None if row.guild_id is None else GuildId(row.guild_id),
        ChannelId(row.channel_id),
        None if row.message_id is None else message_at(row.channel_id, row.message_id),
        row.shown,
        row.digest,
        ViewState(row.state),
        row.changes,
        row.due_at,
        row.posts,
        row.edited_at,
        None if row.trouble is None else Trouble(tuple(row.trouble.split())),
        ViewId(row.id),
    )
