"""The matches and their events."""

from collections.abc import Sequence
from itertools import groupby

from sqlalchemy import ColumnElement, Row, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import (
    ChannelId,
    Event,
    EventKind,
    GuildId,
    Match,
    MatchId,
    Players,
    Setup,
    UserId,
    Venue,
)
from bot.matches.refusals import BoardMovedOnError, NoSuchMatchError
from bot.storage.schema import events, matches

MATCH = tuple(matches.c[name] for name in ("id", "guild_id", "channel_id", "white_id", "black_id", "setup"))
EVENT = tuple(events.c[name] for name in ("number", "kind", "text", "actor_id", "at"))

GOES_ON = matches.c.finished_at.is_(None)


class SqlMatchBook:
    """`bot.matches.store.MatchBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def find(self, match_id: MatchId) -> Match:
        """Raises `NoSuchMatchError`."""
        found = await self._where(matches.c.id == match_id)
        if not found:
            raise NoSuchMatchError(match_id)
        return found[0]

    async def add(self, venue: Venue, players: Players, setup: Setup, events: tuple[Event, ...]) -> Match:
        """A new match with its opening events."""
        rows = await self._connection.execute(
            insert(matches)
            .values(
                guild_id=venue.guild,
                channel_id=venue.channel,
                white_id=players.white,
                black_id=players.black,
                setup=setup,
            )
            .returning(matches.c.id)
        )
        match = Match(MatchId(rows.scalar_one()), venue, players, setup, events)
        await self._insert(match, events)
        return match

    async def append(self, match: Match, events: tuple[Event, ...]) -> Match:
        """Raises `BoardMovedOnError` if one of the numbers is taken: the primary key is the lock."""
        try:
            await self._insert(match, events)
        except IntegrityError as taken:
            raise BoardMovedOnError(match) from taken
        after = match.followed_by(events)
        if after.is_over:
            ended = update(matches).where(matches.c.id == match.id).values(finished_at=events[-1].at)
            await self._connection.execute(ended)
        return after

    async def running_of(self, player: UserId) -> Sequence[Match]:
        """The longest waiting first."""
        # Colour by colour: with an OR, SQLite looks through the running matches of everybody.
        sides = (
            select(matches.c.id).where(GOES_ON, colour == player)
            for colour in (matches.c.white_id, matches.c.black_id)
        )
        return await self._where(matches.c.id.in_(union_all(*sides)))

    async def running_in(self, channel: ChannelId) -> Sequence[Match]:
        """The longest waiting first."""
        return await self._where(GOES_ON, matches.c.channel_id == channel)

    async def latest_in(self, channel: ChannelId) -> Match | None:
        """The match of a channel that ended last."""
        query = (
            select(matches.c.id)
            .where(matches.c.channel_id == channel, matches.c.finished_at.is_not(None))
            .order_by(matches.c.finished_at.desc())
            .limit(1)
        )
        found = (await self._connection.execute(query)).scalar_one_or_none()
        return None if found is None else await self.find(MatchId(found))

    async def _where(self, *conditions: ColumnElement[bool]) -> list[Match]:
        """The matches with their events, the longest waiting first, in one query."""
        query = (
            select(*MATCH, *EVENT)
            .join_from(matches, events)
            .where(*conditions)
            .order_by(matches.c.id, events.c.number)
        )
        rows = await self._connection.execute(query)
        found = [_match(list(history)) for _, history in groupby(rows, key=lambda row: row.id)]
        return sorted(found, key=lambda match: match.events[-1].at)

    async def _insert(self, match: Match, new: tuple[Event, ...]) -> None:
        await self._connection.execute(
            insert(events),
            [
                {
                    "match_id": match.id,
                    "number": event.number,
                    "kind": event.kind,
                    "text": event.text,
                    "actor_id": event.actor,
                    "at": event.at,
                }
                for event in new
            ],
        )


def _event(row: Row[tuple[object, ...]]) -> Event:
    actor = None if row.actor_id is None else UserId(row.actor_id)
    return Event(row.number, EventKind(row.kind), row.text, actor, row.at)


def _match(history: Sequence[Row[tuple[object, ...]]]) -> Match:
    """A match from its rows, one an event."""
    row = history[0]
    return Match(
        id=MatchId(row.id),
        venue=Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        players=Players(white=UserId(row.white_id), black=UserId(row.black_id)),
        setup=Setup(row.setup),
        events=tuple(map(_event, history)),
    )
