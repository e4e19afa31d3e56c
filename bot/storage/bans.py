"""The people who may neither challenge nor accept challenges in a server."""

from collections.abc import Sequence

from sqlalchemy import BigInteger, Column, ColumnElement, Row, String, Table, delete, func, select

from bot.domain import Ban, GuildId, UserId
from bot.storage.schema import Moment, Repository, metadata
from bot.storage.upsert import upsert

bans = Table(
    "bans",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # Not `user_id`, whose rows go when that person is forgotten: whoever is banned could lift the ban so.
    Column("banned_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("since", Moment, nullable=False),
    Column("reason", String(200), nullable=False, server_default=""),
)


class BanRepository(Repository):
    """The people who may neither challenge nor accept challenges, by server."""

    async def find(self, guild: GuildId, user: UserId) -> Ban | None:
        """Somebody's ban in a server, if there is one."""
        row = (await self._connection.execute(select(bans).where(*_the(guild, user)))).one_or_none()
        return None if row is None else _ban(row)

    async def among(self, guild: GuildId, users: Sequence[UserId]) -> set[UserId]:
        """Those of these people who are banned in a server."""
        query = select(bans.c.banned_id).where(bans.c.guild_id == guild, bans.c.banned_id.in_(users))
        return {UserId(user) for user in (await self._connection.execute(query)).scalars()}

    async def on(self, guild: GuildId) -> Sequence[Ban]:
        """The bans in a server, the latest first."""
        query = select(bans).where(bans.c.guild_id == guild)
        rows = await self._connection.execute(query.order_by(bans.c.since.desc(), bans.c.banned_id))
        return [_ban(row) for row in rows]

    async def count(self, user: UserId) -> int:
        """In how many servers somebody is banned."""
        query = select(func.count()).where(bans.c.banned_id == user)
        return (await self._connection.execute(query)).scalar_one()

    async def save(self, ban: Ban) -> None:
        """Note a ban, in the place of an earlier one of the same person there."""
        await upsert(
            self._connection,
            bans,
            {"guild_id": ban.guild, "banned_id": ban.user, "since": ban.since, "reason": ban.reason},
        )

    async def lift(self, guild: GuildId, user: UserId) -> bool:
        """Note that somebody is banned no longer; tells whether they were."""
        gone = await self._connection.execute(delete(bans).where(*_the(guild, user)))
        return bool(gone.rowcount)


def _the(guild: GuildId, user: UserId) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return bans.c.guild_id == guild, bans.c.banned_id == user


def _ban(row: Row[tuple[object, ...]]) -> Ban:
    return Ban(GuildId(row.guild_id), UserId(row.banned_id), row.since, row.reason)
