"""Standing messages: where managers want them, what they show, and when each is to be compared with Discord."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Integer,
    Row,
    Select,
    String,
    Table,
    delete,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, Due, GuildId, UserId
from bot.domain.standing_messages import (
    SOON,
    StandingKind,
    StandingMessage,
    Trouble,
)
from bot.storage.hooks import has_servers, on_forget_user
from bot.storage.match_tables import matches
from bot.storage.schema import Moment, Repository, Utc, message_at, metadata, upsert
from bot.storage.times import AT_ONCE, falls_due

standing_messages = Table(
    "standing_messages",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Integer, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
    Column("shown_in", BigInteger),
    Column("message_id", BigInteger),
    Column("digest", String(64), nullable=False, server_default=""),
    Column("posts", Integer, nullable=False, server_default="0"),
    Column("edited_at", Moment),
    Column("check_at", Moment, nullable=False, index=True),
    Column("trouble", String(200)),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("chosen_at", Utc),
)
"""`changes` counts what may have changed a message, so that a comparison notices what it has overlooked."""

_ROWS = standing_messages.c
_ONE_MORE = _ROWS.changes + 1

falls_due(Due.STANDING_MESSAGES, _ROWS.check_at, guild=_ROWS.guild_id)
has_servers(_ROWS.guild_id)


async def compare_again(
    connection: AsyncConnection, guilds: Select[tuple[int]], kind: StandingKind | None = None
) -> None:
    """Have the standing messages of the selected servers compared again, or those of one kind."""
    theirs = update(standing_messages).where(_ROWS.guild_id.in_(guilds))
    if kind is not None:
        theirs = theirs.where(_ROWS.kind == kind)
    await connection.execute(theirs.values(check_at=AT_ONCE, changes=_ONE_MORE))


@on_forget_user
async def draw_without_user(connection: AsyncConnection, user: UserId) -> None:
    """Have all standing messages compared again in the servers in which a user has played: they may name the user."""
    played = or_(matches.c.white_id == user, matches.c.black_id == user)
    await compare_again(connection, select(matches.c.guild_id).where(played))


class StandingMessageRepository(Repository):
    async def find(self, guild: GuildId, kind: StandingKind) -> StandingMessage | None:
        query = select(standing_messages).where(_ROWS.guild_id == guild, _ROWS.kind == kind)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _standing(row)

    async def of_server(self, guild: GuildId) -> Sequence[StandingMessage]:
        query = select(standing_messages).where(_ROWS.guild_id == guild, _ROWS.kind.in_(list(StandingKind)))
        query = query.order_by(_ROWS.kind)
        return [_standing(row) for row in await self._connection.execute(query)]

    async def place(
        self, guild: GuildId, kind: StandingKind, channel: ChannelId | None, at: datetime
    ) -> None:
        """Set the channel of a standing message; with None it is to be deleted."""
        row = {"guild_id": guild, "kind": kind, "channel_id": channel, "chosen_at": at}
        row |= {"check_at": AT_ONCE, "trouble": None}
        await upsert(self._connection, standing_messages, row)
        await self._count_change(_ROWS.guild_id == guild, _ROWS.kind == kind)

    async def changed(self, guild: GuildId, kind: StandingKind, at: datetime) -> None:
        """Note that what a standing message shows may have changed: it is edited soon, but not too often."""
        standing = await self.find(guild, kind)
        if standing is not None:
            await self._bring_forward(standing.next_edit(at + SOON), at, *_is(standing))

    async def all_changed(self, kind: StandingKind, at: datetime) -> None:
        """Note in all servers that what a standing message shows may have changed."""
        await self._bring_forward(at + SOON, at, _ROWS.kind == kind)

    async def _bring_forward(self, due: datetime, at: datetime, *those: ColumnElement[bool]) -> None:
        """Have standing messages compared at a moment, unless they are to be compared between now and then."""
        others = or_(_ROWS.check_at > due, _ROWS.check_at <= at)
        await self._connection.execute(update(standing_messages).where(*those, others).values(check_at=due))
        await self._count_change(*those)
        self._falls_due(due)

    async def _count_change(self, *those: ColumnElement[bool]) -> None:
        await self._connection.execute(update(standing_messages).where(*those).values(changes=_ONE_MORE))

    # what the reconciler reads and records

    async def due(self, at: datetime) -> Sequence[tuple[GuildId, StandingKind]]:
        """Return the standing messages that are to be compared with Discord."""
        return await self._keys(_ROWS.check_at <= at)

    async def behind(self, at: datetime) -> Sequence[tuple[GuildId, StandingKind]]:
        """Return those that are due, and those that couldn't be shown."""
        return await self._keys(or_(_ROWS.check_at <= at, _ROWS.trouble.is_not(None)))

    async def _keys(self, condition: ColumnElement[bool]) -> Sequence[tuple[GuildId, StandingKind]]:
        known = _ROWS.kind.in_(list(StandingKind))  # a newer process may have added others
        query = select(_ROWS.guild_id, _ROWS.kind).where(condition, known, *self._own(_ROWS.guild_id))
        rows = await self._connection.execute(query.order_by(_ROWS.guild_id, _ROWS.kind))
        return [(GuildId(row.guild_id), StandingKind(row.kind)) for row in rows]

    async def record(self, shown: StandingMessage) -> None:
        """Record where a standing message is and what it shows."""
        message = shown.message
        values = {
            "shown_in": message.channel if message else None,
            "message_id": message.id if message else None,
            "digest": shown.digest,
            "posts": shown.posts,
            "edited_at": shown.edited_at,
        }
        await self._connection.execute(update(standing_messages).where(*_is(shown)).values(values))

    async def checked(self, standing: StandingMessage, next_at: datetime, trouble: Trouble | None) -> None:
        """Record the outcome of a comparison with `standing` as it was read; what has changed since then stays due."""
        words = None if trouble is None else " ".join(trouble.missing)
        theirs = update(standing_messages).where(*_is(standing))
        await self._connection.execute(theirs.values(trouble=words))
        unchanged = _ROWS.changes == standing.changes
        await self._connection.execute(theirs.where(unchanged).values(check_at=next_at))
        self._falls_due(next_at)

    async def delete(self, stopped: StandingMessage) -> None:
        """Delete a standing message, unless a channel has been chosen for it meanwhile."""
        unwanted = _ROWS.channel_id.is_(None)
        await self._connection.execute(delete(standing_messages).where(*_is(stopped), unwanted))


def _is(standing: StandingMessage) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return _ROWS.guild_id == standing.guild, _ROWS.kind == standing.kind


def _standing(row: Row[tuple[object, ...]]) -> StandingMessage:
    return StandingMessage(
        GuildId(row.guild_id),
        StandingKind(row.kind),
        None if row.channel_id is None else ChannelId(row.channel_id),
        None if row.message_id is None else message_at(row.shown_in, row.message_id),
        row.digest,
        row.posts,
        row.edited_at,
        None if row.trouble is None else Trouble(tuple(row.trouble.split())),
        row.changes,
        row.chosen_at,
    )
