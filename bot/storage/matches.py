"""The repository of matches: a match is stored as its events, and read by replaying them."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import groupby
from typing import Any

from sqlalchemy import (
    BigInteger,
    Row,
    and_,
    case,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    type_coerce,
    update,
)

from bot.domain import (
    ChannelId,
    Clock,
    Due,
    Event,
    EventNumber,
    GuildId,
    History,
    Match,
    MatchId,
    Pace,
    Ping,
    Players,
    Setup,
    Stakes,
    UserId,
    Venue,
)
from bot.domain.clock import Outage
from bot.domain.cluster import About, News, ShardSet
from bot.domain.computer import Computer, Ladder, Level
from bot.domain.match import ABANDONED_AFTER, Head, Listing
from bot.domain.occasion import CASUAL, Occasion
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.shown import OPPOSITE, Message
from bot.storage import match_queries as queries
from bot.storage.match_queries import EVENT, GOES_ON, HEAD, LAST_AT, MatchQuery
from bot.storage.match_tables import (
    COMPUTERS,
    RESTS,
    TIED,
    columns_of,
    events,
    format_happening,
    matches,
    occasion_in,
    parse_happening,
)
from bot.storage.match_views import add_foreign_view, add_view, draw_heads_again, move_home
from bot.storage.positions import note_positions
from bot.storage.schema import Repository, Transaction, held_by, ping_columns, ping_in
from bot.storage.times import falls_due, matches_due
from dvonn import Termination

_REMEMBERED = 4096
"""The number of parsed events to cache: each transaction reads whole matches, and stored events never change."""

falls_due(Due.TIME, matches.c.due_at, guild=matches.c.guild_id)
falls_due(Due.END, matches.c.ends_at, GOES_ON, guild=matches.c.guild_id)
falls_due(Due.ABANDONED, matches.c.halted_at, later=ABANDONED_AFTER, guild=matches.c.guild_id)


class MatchRepository(Repository):
    """Matches with their events.

    A writing transaction locks the matches that it reads: no other transaction changes them until it ends.
    """

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._transaction = transaction

    async def find(self, match_id: MatchId) -> Match:
        """Return a match. Raises `Refused`: NO_SUCH_MATCH."""
        found = await self._found(queries.NUMBERED, match=match_id)
        if not found:
            raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)
        return found[0]

    async def find_each(self, match_ids: Sequence[MatchId]) -> dict[MatchId, Match]:
        """Return those matches that exist."""
        return {match.id: match for match in await self._found(queries.EACH, matches=match_ids)}

    async def add(
        self,
        venue: Venue,
        players: Players,
        setup: Setup,
        events: tuple[Event, ...],
        *,
        pace: Pace = Pace.NONE,
        in_thread: bool = False,
        computer: Computer | None = None,
        stakes: Stakes = Stakes.UNRATED,
        occasion: Occasion = CASUAL,
        ends_at: datetime | None = None,
        direct: Mapping[UserId, ChannelId] | None = None,
        foreign: Message | None = None,
    ) -> Match:
        """Add a match with its opening events, and the views in which it is played.

        `direct` are the players' direct messages if two people play there; the first of them are its `venue`.
        `foreign` is the message in a foreign place that shows it, too.
        """
        match = Match(
            MatchId(0),
            venue,
            players,
            setup,
            History(events),
            pace=pace,
            in_thread=in_thread,
            computer=computer,
            stakes=stakes,
            occasion=occasion,
            ends_at=ends_at,
        )
        match = replace(match, clock=match.first_clock)
        rows = await self._connection.execute(
            insert(matches)
            .values(
                guild_id=venue.guild,
                channel_id=venue.channel,
                white_id=players.white,
                black_id=players.black,
                setup=setup,
                time_control=pace,
                in_thread=in_thread,
                computer_id=computer.user if computer else None,
                computer_level=computer.level if computer else None,
                computer_ladder=computer.ladder if computer else None,
                rated=stakes,
                ends_at=ends_at,
                **columns_of(occasion),
                **self._state_of(match),
            )
            .returning(matches.c.id)
        )
        match = replace(match, id=MatchId(rows.scalar_one()))
        await self._insert(match, events)
        await self._add_views(match, direct or {})
        if foreign:
            await add_foreign_view(self._connection, match.id, foreign)
        await note_positions(self._connection, None, match)
        self._falls_due(ends_at)
        self._changed.append(match)
        return match

    async def _add_views(self, match: Match, direct: Mapping[UserId, ChannelId]) -> None:
        """Add the view in which a match is played, and the one of the other player in direct messages."""
        readers = list(direct) or match.people[:1]
        home = readers[0] if match.venue.is_direct else None
        await add_view(self._connection, match.id, match.venue, reader=home)
        for reader in readers[1:]:
            venue = Venue.direct(direct[reader])
            await add_view(self._connection, match.id, venue, part=OPPOSITE, reader=reader)

    async def append(
        self,
        match: Match,
        events: tuple[Event, ...],
        *,
        ping: Ping | None = None,
        after: Match | None = None,
    ) -> Match:
        """Append events to a match, replace its pending ping if `ping` is given, and notify all processes.

        Returns the match as changed; a caller that already has it passes it as `after`. Raises `OvertakenError`, at the
        latest on commit, if another transaction has appended an event with the same number.
        """
        self._transaction.charges = True
        await self._insert(match, events)
        if after is None:
            after = match.followed_by(events)
            after = replace(after, ping=ping.to_make) if ping else after
        await note_positions(self._connection, match, after)
        columns = self._state_of(after) | (ping_columns(ping) if ping else {})
        await self._connection.execute(queries.UPDATE, columns | {"match": match.id})
        self._falls_due(
            after.clock.due,
            after.clock.remind_at,
            ping.at if ping else None,
            _first_beat(after, events[-1].at),
        )
        await self._tell(News(About.PANELS, match.id, match.venue.guild))
        self._changed.append(after)
        return after

    async def relocate(
        self, match: Match, venue: Venue, *, parent: ChannelId | None = None, in_thread: bool = False
    ) -> Match:
        """Move a match to a channel, or to the thread that was opened for it below `parent`; return the match.

        Its board in another channel is superseded.
        """
        await self._connection.execute(
            update(matches)
            .where(matches.c.id == match.id)
            .values(guild_id=venue.guild, channel_id=venue.channel, parent_id=parent, in_thread=in_thread)
        )
        if venue != match.venue:
            await move_home(self._connection, match.id, venue)
        if match.in_thread and not in_thread:
            await draw_heads_again(self._connection, select(matches.c.id).where(matches.c.id == match.id))
        return replace(match, venue=venue, parent=parent, in_thread=in_thread)

    async def note_parent(self, match: Match, parent: ChannelId) -> Match:
        """Store the parent channel of the thread of others in which a match is played, unless it has moved on."""
        here = matches.c.id == match.id, matches.c.channel_id == match.venue.channel
        await self._connection.execute(update(matches).where(*here).values(parent_id=parent))
        return replace(match, parent=parent)

    async def set_stakes(self, match_id: MatchId, stakes: Stakes) -> None:
        """Change whether a match is rated; its boards are to be drawn again."""
        await self._connection.execute(update(matches).where(matches.c.id == match_id).values(rated=stakes))

    async def running_of(self, player: UserId, *, most: int | None = None) -> Sequence[Match]:
        """Return a player's running matches, longest waiting first.

        With `most`, return only the `most` that began first.
        """
        if most is None:
            return await self._found(queries.RUNNING_OF, player=player)
        return await self._found(queries.FIRST_OF, player=player, most=most)

    async def count_running_of(self, player: UserId, *, against_computer: bool = False) -> int:
        """Count the running matches of a player: all, or those against the computer that count toward the limit."""
        query = queries.count_running(against_computer=against_computer)
        return (await self._connection.execute(query, {"player": player})).scalar_one()

    async def nearest(
        self, player: UserId, venue: Venue, *, most: int, turns_first: bool = False
    ) -> Sequence[Match]:
        """Return running matches that a player is likely to mean in a channel of a server, longest waiting first.

        If there are more than `most`, those of the channel are preferred, or with `turns_first` those in which the
        player is to move; then those that have waited longest.
        """
        values = {"player": player, "guild": venue.guild, "channel": venue.channel, "most": most}
        return await self._found(queries.NEAREST[turns_first], **values)

    async def next_waiting(self, player: UserId, *, after: MatchId | None = None) -> MatchId | None:
        """Return the next match that waits for a player to move or to answer an offer, wherever it is played.

        The matches form a round: first those in which the player is to move, then the others, each group longest
        waiting first. Returns the first of the round, or the one that follows `after`.
        """
        values = {"player": player}
        place = None
        if after:
            place = (
                await self._connection.execute(queries.WAITING_PLACE, {**values, "after": after})
            ).first()
        if place:
            query = queries.first_waiting_after(place.own_turn, place.at, place.id)
            following = (await self._connection.execute(query, values)).scalar()
            if following is not None:
                return MatchId(following)
        first = (await self._connection.execute(queries.FIRST_WAITING, values)).scalar()
        return None if first is None else MatchId(first)

    async def wait_for_computer(self) -> Sequence[MatchId]:
        """Return the running matches in which the computer is to move."""
        own = self._own(matches.c.guild_id)
        found = await self._connection.execute(
            select(matches.c.id).where(COMPUTERS, *own).order_by(matches.c.id)
        )
        return [MatchId(each) for each in found.scalars()]

    async def running_in(self, channel: ChannelId, *, player: UserId, most: int) -> Sequence[Match]:
        """Return the running matches of a channel and of its matches' threads, longest waiting first.

        If there are more than `most`, the player's own are preferred, then those that have waited longest.
        """
        return await self._found(queries.RUNNING_IN, channel=channel, player=player, most=most)

    async def numbers_in(self, channel: ChannelId) -> Sequence[MatchId]:
        """Return the ids of the running matches of a channel and of its matches' threads."""
        found = await self._connection.execute(queries.NUMBERS_IN, {"channel": channel})
        return sorted(map(MatchId, found.scalars()))

    async def stand_in(self, channel: ChannelId) -> bool:
        """Whether a running match has its board directly in a channel, not in a thread."""
        here = and_(GOES_ON, matches.c.channel_id == channel, matches.c.in_thread.is_(False))
        return bool((await self._connection.execute(select(exists().where(here)))).scalar_one())

    async def heads_on(self, guild: GuildId, *, most: int) -> Sequence[Head]:
        """Return a server's running matches without events, the one with the latest event first."""
        query = select(*HEAD).where(GOES_ON, matches.c.guild_id == guild)
        rows = await self._connection.execute(query.order_by(LAST_AT.desc(), matches.c.id.desc()).limit(most))
        return [_head(row) for row in rows]

    async def players_on(
        self, guild: GuildId, *, most: int, first: MatchId | None = None
    ) -> Mapping[MatchId, Players]:
        """Return the players of the first `most` running matches of a server, in order of id.

        The match `first` comes first, if it is one of the running matches.
        """
        query = select(matches.c.id, matches.c.white_id, matches.c.black_id)
        order = case((matches.c.id == (first or 0), 0), else_=1), matches.c.id
        running = GOES_ON, matches.c.guild_id == guild
        rows = await self._connection.execute(query.where(*running).order_by(*order).limit(most))
        return {MatchId(row.id): Players(UserId(row.white_id), UserId(row.black_id)) for row in rows}

    async def all_on(self, guild: GuildId | None, *, after: MatchId, most: int) -> Sequence[Match]:
        """Return the first `most` matches with an id above `after`, running or over, of a server or of all servers."""
        if guild is None:
            found = await self._found(queries.ALL, after=after, most=most)
        else:
            found = await self._found(queries.ALL_ON, guild=guild, after=after, most=most)
        return sorted(found, key=lambda match: match.id)

    async def count_on(self, guild: GuildId, *, after: MatchId) -> int:
        """Count the matches of a server with an id above `after`."""
        query = select(func.count()).where(matches.c.guild_id == guild, matches.c.id > after)
        return (await self._connection.execute(query)).scalar_one()

    async def latest_in(self, channel: ChannelId) -> Match | None:
        """Return the match of a channel, or of its matches' threads, that ended last."""
        found = [
            row
            for place in (matches.c.channel_id, matches.c.parent_id)
            for row in await self._connection.execute(queries.latest(place == channel))
        ]
        if not found:
            return None
        return await self.find(MatchId(max(found, key=lambda row: row.finished_at).id))

    async def heads(self, listing: Listing, *, most: int, skip: int = 0) -> Sequence[Head]:
        """Return a page of a player's matches without events: `most` of them, after the first `skip`.

        Running matches: the player's own turns first, longest waiting first. Finished ones: latest first.
        """
        found: list[Row[*tuple[Any, ...]]] = []
        for query in queries.heads(listing):
            found += await self._connection.execute(query.limit(skip + most))
        if listing.finished:
            found.sort(key=lambda row: (row.at, row.id), reverse=True)
        else:
            found.sort(key=lambda row: (not row.is_own_turn, row.at, row.id))
        return [_head(row) for row in found[skip : skip + most]]

    async def opponents(
        self, player: UserId, guild: GuildId, *, looked_through: int, most: int
    ) -> Sequence[UserId]:
        """Return up to `most` opponents of a player in a server, or in `EVERY_SERVER`, without forgotten users.

        Opponents in running matches come first, and within both groups those of the latest matches. To stay fast
        however many matches there are, it looks at no more than `looked_through` matches of each colour, running and
        finished.
        """
        values = {"player": player, "guild": guild, "looked_through": looked_through, "most": most}
        return [
            UserId(each) for each in (await self._connection.execute(queries.OPPONENTS, values)).scalars()
        ]

    async def wait_for(self, player: UserId, *, but: MatchId) -> bool:
        """Whether a player is to move in a match other than `but`."""
        query = queries.WAIT_FOR_THEM.limit(1)
        found = await self._connection.execute(query, {"player": player, "but": but})
        return found.first() is not None

    async def wait_for_present(self, player: UserId, *, but: MatchId) -> bool:
        """Whether a player is to move in a match other than `but` and isn't away in it."""
        found = await self._connection.execute(queries.WAIT_FOR_PRESENT, {"player": player, "but": but})
        return found.first() is not None

    async def has_waited_since_before(self, player: UserId, moment: datetime, *, but: MatchId) -> bool:
        """Whether a player is to move in a match other than `but` whose latest reason to ping came before `moment`.

        `match_lifecycle.is_news` says which events are a reason to ping the player.
        """
        values = {"player": player, "moment": moment, "but": but}
        return (await self._connection.execute(queries.CALLED_BEFORE, values)).first() is not None

    async def begun_before(self, match_id: MatchId, player: UserId, *, most: int) -> int:
        """Count a player's matches that began before the given match, up to `most`."""
        values = {"match": match_id, "player": player, "most": most}
        return min(most, (await self._connection.execute(queries.BEGUN_BEFORE, values)).scalar_one())

    async def has_played(self, user: UserId) -> bool:
        """Whether a user has ever begun a match."""
        for player in (matches.c.white_id, matches.c.black_id):
            query = select(matches.c.id).where(player == user).limit(1)
            if (await self._connection.execute(query)).first():
                return True
        return False

    async def have_played(self, one: UserId, other: UserId) -> bool:
        """Whether two players have begun a match that wasn't cancelled."""
        return bool(await self.played_in(one, other))

    async def played_in(self, one: UserId, other: UserId) -> frozenset[GuildId]:
        """Return where two players have begun matches that weren't cancelled: servers, and `NO_SERVER`."""
        guilds: set[int] = set()
        for white, black in ((one, other), (other, one)):
            together = matches.c.white_id == white, matches.c.black_id == black
            query = select(matches.c.guild_id).where(*together, ~queries.CANCELLED).distinct()
            guilds.update((await self._connection.execute(query)).scalars())
        return frozenset(map(GuildId, guilds))

    async def rated_lately(self, one: UserId, other: UserId, since: datetime) -> int:
        """Count the rated matches that two players have begun with each other at `since` or later.

        Cancelled matches don't count.
        """
        begun = events.alias()
        count = 0
        for white, black in ((one, other), (other, one)):
            query = (
                select(func.count())
                .select_from(matches.join(begun, and_(begun.c.match_id == matches.c.id, begun.c.number == 1)))
                .where(
                    *(matches.c.white_id == white, matches.c.black_id == black),
                    matches.c.rated == Stakes.RATED,
                    or_(matches.c.finished_at.is_(None), matches.c.finished_at >= since),
                    begun.c.at >= since,
                    ~queries.CANCELLED,
                )
            )
            count += (await self._connection.execute(query)).scalar_one()
        return count

    async def overdue(self, at: datetime) -> Sequence[MatchId]:
        """Return the matches in which the player to move has run out of time."""
        return await matches_due(self._connection, matches.c.due_at, at, *self._own(matches.c.guild_id))

    async def past_end(self, at: datetime) -> Sequence[MatchId]:
        """Return the running matches whose fixed end has come."""
        return await matches_due(
            self._connection, matches.c.ends_at, at, GOES_ON, *self._own(matches.c.guild_id)
        )

    async def halted_before(self, at: datetime) -> Sequence[MatchId]:
        return await matches_due(self._connection, matches.c.halted_at, at, *self._own(matches.c.guild_id))

    async def show(self, match: Match, number: int, at: datetime, *, pinged: Ping | None = None) -> None:
        """Start the clock that waited for a board, which shows the match as of event `number` since `at`.

        The ping that the board has sent is no longer pending. `match` is the match as it was drawn; it is read again
        only if there have been events since.
        """
        shown = match.shown(number, at) if match.pace else match
        if not match.pace or (shown is match and match.number == number):
            await self.note_ping(match, pinged)
            return
        self._transaction.charges = True
        columns = self._state_of(shown) | {"match": match.id, "last": match.number}
        if pinged:
            columns |= {"pinged_on": pinged.on, "pinged_at": pinged.at}
        changed = await self._connection.execute(queries.start_clock(pinging=pinged is not None), columns)
        if not changed.rowcount:
            await self.note_ping(match, pinged)
            match = await self.find(match.id)
            shown = match.shown(number, at)
            if shown is match:
                return
            await self._connection.execute(queries.UPDATE, self._state_of(shown) | {"match": match.id})
        self._falls_due(shown.clock.due, shown.clock.remind_at, _first_beat(shown, at))

    async def note_ping(self, match: Match, pinged: Ping | None) -> None:
        """Record that a ping was sent, if there was one; a newer ping stays."""
        if pinged:
            sent = {"match": match.id, "pinged_on": pinged.on, "pinged_at": pinged.at}
            await self._connection.execute(queries.PINGED, sent)

    async def settle(self, outage: Outage, shard_set: ShardSet | None = None) -> None:
        """Give back an outage to the running clocks of a shard set's servers, or to all, as `Clock.without` does."""
        begun, ended = int(outage.since.timestamp()), math.ceil(outage.until.timestamp())
        due, since, remind = (
            type_coerce(matches.c[name], BigInteger) for name in ("due_at", "clock_since", "remind_at")
        )
        first = case((since > begun, since), else_=begun)
        charged = due > first, first < ended, *held_by(shard_set, matches.c.guild_id)
        await self._connection.execute(
            update(matches)
            .where(matches.c.due_at > outage.since, *charged, ~RESTS)
            .values(
                due_at=due + ended - first,
                remind_at=remind + ended - first,
                clock_since=literal(ended, BigInteger),
            )
        )
        resting = select(matches.c.id).where(matches.c.due_at > outage.since, *charged, RESTS)
        found = await self._connection.execute(resting.order_by(matches.c.id))
        for match in (await self.find_each([MatchId(each) for each in found.scalars()])).values():
            columns = self._state_of(match.without([outage]))
            await self._connection.execute(queries.UPDATE, columns | {"match": match.id})

    async def set_back(self, time: timedelta, shard_set: ShardSet | None = None) -> None:
        """Move running clocks with the machine's clock, which was set back by `time`."""
        seconds = int(time.total_seconds())
        earlier = {
            name: type_coerce(matches.c[name], BigInteger) - seconds
            for name in ("due_at", "clock_since", "remind_at")
        }
        running = matches.c.due_at.is_not(None), *held_by(shard_set, matches.c.guild_id)
        await self._connection.execute(update(matches).where(*running).values(earlier))
        self._transaction.set_back = timedelta()  # what is read from here on is by the present time

    async def _found(self, search: MatchQuery, **values: int | Sequence[int]) -> list[Match]:
        """Return the matches with their events, longest waiting first."""
        if self._transaction.locks:
            await self._connection.execute(search.lock, values)
        rows = await self._connection.execute(search.query, values)
        histories = groupby(rows, key=lambda row: row.id)
        found = [self._as_of_now(match_in(list(history))) for _, history in histories]
        return sorted(found, key=lambda match: match.events[-1].at)

    def _as_of_now(self, match: Match) -> Match:
        """Return a stored match with its clock by the machine's present time, without the outages to settle."""
        clock = match.clock.moved(-self._transaction.set_back)
        return replace(match, clock=clock).without(self._transaction.outages)

    def _state_of(self, match: Match) -> dict[str, object]:
        return state_of(replace(match, clock=match.clock.moved(self._transaction.set_back)))

    async def _insert(self, match: Match, new: tuple[Event, ...]) -> None:
        await self._connection.execute(queries.INSERT_EVENTS, [_row(match.id, event) for event in new])


def state_of(match: Match) -> dict[str, object]:
    """Return the columns that follow from a match's events and clock."""
    return {
        "finished_at": match.ended_at,
        "result": _result_of(match),
        "mover_id": match.player_to_move,
        "due_at": match.clock.due,
        "clock_since": match.clock.since,
        "left_s": match.clock.left,
        "reminded": match.clock.reminded,
        "waiting_s": match.clock.waiting,
        "notice_s": match.clock.notice,
        "remind_at": match.clock.remind_at,
        "halted_at": match.out_of_reach_since,
    }


def _result_of(match: Match) -> str | None:
    """Return the stored result; None while a match runs, or if it was cancelled or closed."""
    ended = match.ended
    if ended is None or ended.by is Termination.ABANDONED:
        return None
    return ended.winner.name.lower() if ended.winner else TIED


def _first_beat(match: Match, at: datetime) -> datetime | None:
    """Return when the next heartbeat is due: a second after a live clock was started, otherwise None."""
    if match.clock.due is None or not match.pace.is_live:
        return None
    return at + timedelta(seconds=1)


def _row(match_id: MatchId, event: Event) -> dict[str, object]:
    kind, text = format_happening(event.what)
    return {
        "match_id": match_id,
        "number": event.number,
        "kind": kind,
        "text": text,
        "actor_id": event.actor,
        "at": event.at,
    }


@lru_cache(_REMEMBERED)
def _event(number: int, kind: str, text: str, actor_id: int | None, at: datetime) -> Event:
    actor = None if actor_id is None else UserId(actor_id)
    return Event(EventNumber(number), parse_happening(kind, text), actor, at)


def match_in(history: Sequence[Row[tuple[object, ...]]]) -> Match:
    """Build a match from its rows, one per event. Raises `ValueError`, `KeyError`, `DvonnError` for invalid rows."""
    row = history[0]
    return Match(
        id=MatchId(row.id),
        venue=Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        players=Players(white=UserId(row.white_id), black=UserId(row.black_id)),
        setup=Setup(row.setup),
        history=History(tuple(_event(*each[-len(EVENT) :]) for each in history)),
        pace=row.time_control,
        clock=Clock(row.due_at, row.left_s, row.reminded, row.waiting_s, row.notice_s, row.clock_since),
        ping=ping_in(row),
        in_thread=row.in_thread,
        parent=None if row.parent_id is None else ChannelId(row.parent_id),
        computer=None
        if row.computer_id is None
        else Computer(UserId(row.computer_id), Level(row.computer_level), Ladder(row.computer_ladder)),
        stakes=Stakes(row.rated),
        occasion=occasion_in(row),
        ends_at=row.ends_at,
    )


def _head(row: Row[*tuple[Any, ...]]) -> Head:
    return Head(
        MatchId(row.id),
        Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        Players(white=UserId(row.white_id), black=UserId(row.black_id)),
        None if row.parent_id is None else ChannelId(row.parent_id),
    )
