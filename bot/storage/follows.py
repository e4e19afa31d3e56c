"""The channels for spectators, and what they show."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Row, Select, and_, delete, func, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import ChannelId, Follow, GuildId, MatchId, MessageId, Spectacle, UserId
from bot.matches.follow import RESULTS_FOR
from bot.storage.schema import LIVE, follows, matches, spectacles
from bot.storage.upsert import upsert


class SqlFollowBook:
    """`bot.matches.books.shown.FollowBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def find(self, channel: ChannelId) -> Follow | None:
        """What a channel shows, if it follows."""
        rows = await self._connection.execute(select(follows).where(follows.c.channel_id == channel))
        row = rows.one_or_none()
        return None if row is None else _follow(row)

    async def on(self, guild: GuildId) -> Sequence[Follow]:
        """The channels of a server that follow."""
        query = select(follows).where(follows.c.guild_id == guild).order_by(follows.c.channel_id)
        return [_follow(row) for row in await self._connection.execute(query)]

    async def count(self, user: UserId) -> int:
        """How many channels somebody has set, or show the matches of just that person."""
        column = follows.c
        query = select(func.count()).where(or_(column.manager_id == user, column.player_id == user))
        return (await self._connection.execute(query)).scalar_one()

    async def save(self, follow: Follow) -> None:
        """A channel follows from now on, or shows something else."""
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
            },
        )

    async def stop(self, channel: ChannelId) -> None:
        """A channel follows no longer; what it shows is known until it is taken away."""
        await self._connection.execute(delete(follows).where(follows.c.channel_id == channel))

    async def shown(self, channel: ChannelId, match_id: MatchId) -> Spectacle | None:
        """What a channel shows of a match."""
        column = spectacles.c
        query = select(spectacles).where(column.channel_id == channel, column.match_id == match_id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        return Spectacle(
            ChannelId(row.channel_id),
            MatchId(row.match_id),
            MessageId(row.message_id),
            row.number,
            over=row.over,
        )

    async def record(self, shown: Spectacle) -> None:
        """Note what a channel shows of a match, in the place of what it showed before."""
        await upsert(
            self._connection,
            spectacles,
            {
                "channel_id": shown.channel,
                "match_id": shown.match_id,
                "message_id": shown.message,
                "number": shown.number,
                "over": shown.over,
            },
        )

    async def forget(self, channel: ChannelId, match_id: MatchId) -> None:
        """A channel shows nothing of a match any more."""
        column = spectacles.c
        await self._connection.execute(
            delete(spectacles).where(column.channel_id == channel, column.match_id == match_id)
        )

    async def channels(self) -> Sequence[ChannelId]:
        """The channels that follow, and those that show what is out of date or should be gone."""
        rows = await self._connection.execute(
            union(select(follows.c.channel_id), select(spectacles.c.channel_id).where(LIVE))
        )
        return sorted(ChannelId(channel) for channel in rows.scalars())

    async def to_look_at(self, channel: ChannelId, at: datetime) -> Sequence[MatchId]:
        """The matches of which a channel may have to show something else than it does."""
        live = select(spectacles.c.match_id).where(spectacles.c.channel_id == channel, LIVE)
        follow = await self.find(channel)
        wanted = () if follow is None else _wanted(follow, max(follow.since, at - RESULTS_FOR))
        found = (await self._connection.execute(union(live, *wanted))).scalars()
        return sorted(MatchId(number) for number in found)


def _wanted(follow: Follow, since: datetime) -> tuple[Select[int], Select[int]]:
    """The matches that go on, and those that ended since a moment and are not told."""
    here = matches.c.guild_id == follow.guild
    told = and_(spectacles.c.match_id == matches.c.id, spectacles.c.channel_id == follow.channel)
    return (
        select(matches.c.id).where(here, matches.c.finished_at.is_(None)),
        select(matches.c.id)
        .outerjoin(spectacles, told)
        .where(here, matches.c.finished_at >= since, spectacles.c.match_id.is_(None)),
    )


def _follow(row: Row[tuple[object, ...]]) -> Follow:
    return Follow(
        guild=GuildId(row.guild_id),
        channel=ChannelId(row.channel_id),
        since=row.since,
        player=None if row.player_id is None else UserId(row.player_id),
        results_only=row.results_only,
        manager=None if row.manager_id is None else UserId(row.manager_id),
    )
