"""Channels for spectators, and the views in them."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Row,
    Select,
    Table,
    and_,
    delete,
    exists,
    false,
    func,
    or_,
    select,
    text,
    union,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, Follow, GuildId, MatchId, UserId
from bot.domain.spectators import RESULTS_FOR
from bot.domain.view import ViewKey
from bot.storage.hooks import USER, counts_for_user, forgets, on_forget_user, onlookers
from bot.storage.match_tables import matches
from bot.storage.schema import Repository, Utc, metadata, partial_index, upsert
from bot.storage.views import CURRENT, OWNER, ROWS, compare_again, views

FOLLOW = "follow"
"""The name under which channels with rejected messages are noted."""

follows = Table(
    "follows",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("player_id", BigInteger),
    Column("results_only", Boolean, nullable=False, server_default=false()),
    Column("manager_id", BigInteger),
    Column("since", Utc, nullable=False),
    Column("chosen_at", Utc),
)

LIVE, RESULT = "live board", "result"
"""The kinds of views in spectator channels; each is about a match, and its part is the channel."""

_IS_LIVE = text("kind = 'live board'")

partial_index("ix_views_live", ROWS.channel_id, where=_IS_LIVE)


_OF_USER = or_(follows.c.manager_id == USER, follows.c.player_id == USER)

counts_for_user("kept-follows", select(func.count()).where(_OF_USER))
forgets(follows.c.manager_id)

NAME = "spectator_channels"

onlookers(NAME, exists().where(follows.c.guild_id == matches.c.guild_id))


@on_forget_user
async def forget_in_channels(connection: AsyncConnection, user: UserId) -> None:
    """Erase a user from the channels, and have the messages that name the user drawn again."""
    for player in (matches.c.white_id, matches.c.black_id):
        theirs = ROWS.about.in_(select(matches.c.id).where(player == user))
        await compare_again(connection, ROWS.kind.in_((LIVE, RESULT)), theirs)
    await connection.execute(delete(follows).where(follows.c.player_id == user))


class FollowRepository(Repository):
    async def find(self, channel: ChannelId) -> Follow | None:
        rows = await self._connection.execute(select(follows).where(follows.c.channel_id == channel))
        row = rows.one_or_none()
        return None if row is None else _follow(row)

    async def on(self, guild: GuildId) -> Sequence[Follow]:
        query = select(follows).where(follows.c.guild_id == guild).order_by(follows.c.channel_id)
        return [_follow(row) for row in await self._connection.execute(query)]

    async def count(self, user: UserId) -> int:
        """Count the channels that a user has set up, or that follow this user only."""
        column = follows.c
        query = select(func.count()).where(or_(column.manager_id == user, column.player_id == user))
        return (await self._connection.execute(query)).scalar_one()

    async def save(self, follow: Follow) -> None:
        """Insert or replace a channel's follow."""
        await upsert(
            self._connection,
            follows,
            {
                "channel_id": follow.channel,
                "guild_id": follow.guild,
                "player_id": follow.player,
                "results_only": follow.results_only,
                "manager_id": follow.manager,
                "since": follow.since,
                "chosen_at": follow.chosen_at,
            },
        )

    async def stop(self, channel: ChannelId) -> None:
        """Delete a channel's follow; its views stay recorded until they are deleted from Discord."""
        await self._connection.execute(delete(follows).where(follows.c.channel_id == channel))

    async def channels(self) -> Sequence[ChannelId]:
        """Return the channels that follow matches, and those with messages that are stale or show no result yet."""
        rows = await self._connection.execute(
            union(
                select(follows.c.channel_id).where(*self._own(follows.c.guild_id)),
                select(ROWS.channel_id).where(_IS_LIVE, *self._own(OWNER)),
                select(ROWS.channel_id).where(*_STALE, *self._own(OWNER)),
            )
        )
        return sorted(ChannelId(channel) for channel in rows.scalars())

    async def to_look_at(self, channel: ChannelId, at: datetime) -> Sequence[MatchId]:
        """Return the matches whose messages in a channel may be stale or missing."""
        live = select(ROWS.about).where(_IS_LIVE, ROWS.channel_id == channel)
        stale = select(ROWS.about).where(*_STALE, ROWS.channel_id == channel)
        follow = await self.find(channel)
        wanted = () if follow is None else _wanted(follow, max(follow.since, at - RESULTS_FOR))
        found = (await self._connection.execute(union(live, stale, *wanted))).scalars()
        return sorted(MatchId(number) for number in found)


_STALE = (ROWS.due_at.is_not(None), ROWS.kind.in_((LIVE, RESULT)))
"""The conditions for messages that name someone who is forgotten, or that are replaced."""


def live_key(match_id: MatchId, channel: ChannelId) -> ViewKey:
    return ViewKey(LIVE, match_id, str(channel))


def result_key(match_id: MatchId, channel: ChannelId) -> ViewKey:
    return ViewKey(RESULT, match_id, str(channel))


def _wanted(follow: Follow, since: datetime) -> tuple[Select[int], Select[int]]:
    """Select the running matches, and those that ended at `since` or later and whose result isn't shown yet."""
    here = matches.c.guild_id == follow.guild
    shown = and_(CURRENT, ROWS.kind == RESULT, ROWS.about == matches.c.id, ROWS.part == str(follow.channel))
    return (
        select(matches.c.id).where(here, matches.c.finished_at.is_(None)),
        select(matches.c.id)
        .select_from(matches)
        .outerjoin(views, shown)
        .where(here, matches.c.finished_at >= since, ROWS.id.is_(None)),
    )


def _follow(row: Row[tuple[object, ...]]) -> Follow:
    return Follow(
        guild=GuildId(row.guild_id),
        channel=ChannelId(row.channel_id),
        since=row.since,
        player=None if row.player_id is None else UserId(row.player_id),
        results_only=row.results_only,
        manager=None if row.manager_id is None else UserId(row.manager_id),
        chosen_at=row.chosen_at,
    )
