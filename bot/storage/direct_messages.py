"""The direct messages that are still to be delivered."""

from collections.abc import Sequence

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table, delete, func, insert, select

from bot.domain import DirectMessage, DirectMessageKind, Due, GuildId, MatchId, UserId
from bot.storage.due import falls_due_at_once
from bot.storage.match_tables import matches
from bot.storage.schema import Repository, key, metadata

direct_messages = Table(
    "letters",  # as version 0.1 called them
    metadata,
    Column("id", key(), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), index=True),
    Column("guild_id", BigInteger),
    sqlite_autoincrement=True,
)

_GUILD = func.coalesce(
    direct_messages.c.guild_id,
    select(matches.c.guild_id).where(matches.c.id == direct_messages.c.match_id).scalar_subquery(),
)

falls_due_at_once(Due.DIRECT_MESSAGES, direct_messages.c.id, guild=_GUILD)


class DirectMessageRepository(Repository):
    """The direct messages that are still to be delivered."""

    async def write(self, kind: DirectMessageKind, to: UserId, match_id: MatchId) -> None:
        """Add a direct message about a match."""
        await self._connection.execute(
            insert(direct_messages).values(kind=kind, user_id=to, match_id=match_id)
        )

    async def write_of_server(self, kind: DirectMessageKind, to: UserId, guild: GuildId) -> None:
        """Add a direct message about a server."""
        await self._connection.execute(insert(direct_messages).values(kind=kind, user_id=to, guild_id=guild))

    async def waiting(self, to: UserId | None = None) -> Sequence[DirectMessage]:
        """The direct messages to one person, or all that there are, the oldest first."""
        addressed = () if to is None else (direct_messages.c.user_id == to,)
        rows = await self._connection.execute(
            select(direct_messages).where(*addressed, *self._own(_GUILD)).order_by(direct_messages.c.id)
        )
        return [
            DirectMessage(
                row.id,
                DirectMessageKind(row.kind),
                UserId(row.user_id),
                None if row.match_id is None else MatchId(row.match_id),
                None if row.guild_id is None else GuildId(row.guild_id),
            )
            for row in rows
        ]

    async def forget(self, message: DirectMessage) -> None:
        """Forget a direct message that was delivered, or can't be."""
        await self._connection.execute(delete(direct_messages).where(direct_messages.c.id == message.id))
