"""The roles of titles: which one managers have chosen for each, and who has it or is to get or lose it.

A row of `title_holders` that isn't `wanted` is deleted once the role is taken. So of someone who has been forgotten, no
more is kept than what it takes to take the role, and that for days at most.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Select,
    String,
    Table,
    and_,
    case,
    delete,
    exists,
    false,
    literal,
    null,
    select,
    text,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import Due, GuildId, UserId
from bot.domain.titles import ChosenRole, RoleChange, Title
from bot.storage.hooks import forgets, on_forget_user
from bot.storage.schema import Moment, Repository, Utc, insert_new, metadata, partial_index, upsert
from bot.storage.times import AT_ONCE, falls_due

title_roles = Table(
    "title_roles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("title", String(20), primary_key=True),
    Column("role_id", BigInteger, nullable=False),
    Column("manager_id", BigInteger),
)

title_holders = Table(
    "title_holders",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("title", String(20), primary_key=True),
    Column("member_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("role_id", BigInteger, primary_key=True, autoincrement=False),
    Column("wanted", Boolean, nullable=False),
    Column("since", Utc, nullable=False),
    Column("told", Boolean, nullable=False, server_default=false()),
    Column("due_at", Moment),
)

_CHOSEN, _HELD = title_roles.c, title_holders.c
_OTHER = title_holders.alias("other")

partial_index("ix_title_holders_due_at", _HELD.due_at, where=text("due_at IS NOT NULL"))
falls_due(Due.TITLE_ROLES, _HELD.due_at, guild=_HELD.guild_id)
forgets(_CHOSEN.manager_id)


@on_forget_user
async def take_roles(connection: AsyncConnection, user: UserId) -> None:
    """Have the roles of a user's titles taken."""
    theirs = update(title_holders).where(_HELD.member_id == user)
    await connection.execute(theirs.values(wanted=False, due_at=AT_ONCE))


async def take_title(connection: AsyncConnection, guilds: Select[Any], title: Title) -> None:
    """Have a title end in some servers: its role is no longer chosen, and taken from its holder."""
    held = update(title_holders).where(_HELD.guild_id.in_(guilds), _HELD.title == title)
    await connection.execute(held.values(wanted=False, due_at=AT_ONCE))
    await connection.execute(delete(title_roles).where(_CHOSEN.guild_id.in_(guilds), _CHOSEN.title == title))


class TitleRepository(Repository):
    async def chosen(self, guild: GuildId, title: Title) -> ChosenRole | None:
        query = select(title_roles).where(_CHOSEN.guild_id == guild, _CHOSEN.title == title)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        return ChosenRole(row.role_id, None if row.manager_id is None else UserId(row.manager_id))

    async def choose(
        self,
        guild: GuildId,
        title: Title,
        role: int | None,
        holder: UserId | None,
        at: datetime,
        *,
        by: UserId,
    ) -> None:
        """Choose the role of a title, or none, and have it given to the holder, if there is one."""
        if role is None:
            those = _CHOSEN.guild_id == guild, _CHOSEN.title == title
            await self._connection.execute(delete(title_roles).where(*those))
        else:
            row = {"guild_id": guild, "title": title, "role_id": role, "manager_id": by}
            await upsert(self._connection, title_roles, row)
        await self.pass_on(guild, title, holder, at)

    async def pass_on(self, guild: GuildId, title: Title, holder: UserId | None, at: datetime) -> None:
        """Have the role of a title given to its holder alone, and tried again where that has failed."""
        chosen = await self.chosen(guild, title)
        role = chosen.role if chosen else None
        of_title = _HELD.guild_id == guild, _HELD.title == title
        is_right = and_(_HELD.member_id == (holder or 0), _HELD.role_id == (role or 0))
        others = update(title_holders).where(*of_title, ~is_right, _HELD.wanted == true())
        await self._connection.execute(others.values(wanted=False, since=at, told=False, due_at=AT_ONCE))
        if holder and role:
            row = {"guild_id": guild, "title": title, "member_id": holder, "role_id": role}
            row |= {"wanted": True, "since": at, "due_at": AT_ONCE}
            if not await insert_new(self._connection, title_holders, row):
                renewed = case((_HELD.wanted == true(), _HELD.due_at), else_=literal(AT_ONCE, Moment))
                again = update(title_holders).where(*of_title, is_right)
                await self._connection.execute(again.values(wanted=True, due_at=renewed))
        self._falls_due(AT_ONCE)

    async def due(self, at: datetime) -> Sequence[RoleChange]:
        other = _OTHER.c
        same = (
            other.guild_id == _HELD.guild_id,
            other.member_id == _HELD.member_id,
            other.role_id == _HELD.role_id,
        )
        shared = exists().where(*same, other.title != _HELD.title, other.wanted == true())
        query = select(title_holders, shared.label("shared")).where(
            _HELD.due_at <= at, *self._own(_HELD.guild_id)
        )
        return [
            RoleChange(
                GuildId(row.guild_id),
                Title(row.title),
                UserId(row.member_id),
                row.role_id,
                row.wanted,
                row.since,
                row.told,
                row.shared,
            )
            for row in await self._connection.execute(query.order_by(_HELD.due_at))
        ]

    async def settled(self, change: RoleChange) -> None:
        """Note that a role was given, or forget one that was taken, unless the opposite is wanted by now."""
        held = update(title_holders).values(due_at=null(), told=False)
        await self._connection.execute((held if change.wanted else delete(title_holders)).where(*_of(change)))

    async def put_off(self, change: RoleChange, due_at: datetime, *, told: bool) -> None:
        """Have a change tried again, unless the opposite is wanted by now."""
        again = update(title_holders).where(*_of(change)).values(due_at=due_at, told=told)
        await self._connection.execute(again)
        self._falls_due(due_at)


def _of(change: RoleChange) -> tuple[Any, ...]:
    return (
        _HELD.guild_id == change.guild,
        _HELD.title == change.title,
        _HELD.member_id == change.member,
        _HELD.role_id == change.role,
        _HELD.wanted == change.wanted,
    )
