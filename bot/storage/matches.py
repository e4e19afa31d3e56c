"""The matches and their events."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import groupby

from sqlalchemy import (
    BigInteger,
    Row,
    and_,
    exists,
    func,
    insert,
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
    UserId,
    Venue,
)
from bot.domain.cluster import About, News, ShardSet
from bot.domain.computer import Computer, Level
from bot.domain.match import ABANDONED_AFTER, Head, Listing
from bot.domain.refusals import RefusalReason, Refused
from bot.storage.due import falls_due, matches_due
from bot.storage.happenings import format_happening, parse_happening
from bot.storage.match_lists import (
    NUMBERS_IN,
    count_running,
    has_waited_since_before,
    heads,
    heads_on,
    next_waiting,
    opponents,
    players_on,
    wait_for,
    wait_for_present,
)
from bot.storage.match_queries import (
    ALL,
    ALL_ON,
    BEGUN_BEFORE,
    CANCELLED,
    EACH,
    EVENT,
    FINISHED_ON,
    FIRST_OF,
    GOES_ON,
    INSERT_EVENTS,
    NEAREST,
    NUMBERED,
    RUNNING_IN,
    RUNNING_OF,
    UPDATE,
    Search,
    latest,
)
from bot.storage.match_tables import COMPUTERS, matches
from bot.storage.same_games import running_with
from bot.storage.schema import Repository, Transaction, held_by, ping_columns, ping_in
from dvonn import Space

_REMEMBERED = 4096
"""How many events are remembered as they were read: each transaction reads all of a match, and they never change."""

falls_due(Due.TIME, matches.c.due_at, guild=matches.c.guild_id)
falls_due(Due.ABANDONED, matches.c.halted_at, later=ABANDONED_AFTER, guild=matches.c.guild_id)


class MatchRepository(Repository):
    """The matches and their events."""

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._locking = transaction.locks

    async def find(self, match_id: MatchId) -> Match:
        """A match. Raises `Refused`: NO_SUCH_MATCH.

        Once a transaction that changes something has found matches, here or below, others can't change them until it
        ends.
        """
        found = await self._found(NUMBERED, match=match_id)
        if not found:
            raise Refused(RefusalReason.NO_SUCH_MATCH, match_id)
        return found[0]

    async def find_each(self, match_ids: Sequence[MatchId]) -> dict[MatchId, Match]:
        """Those of these matches that there are."""
        return {match.id: match for match in await self._found(EACH, matches=match_ids)}

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
    ) -> Match:
        """Add a match with its opening events."""
        match = Match(
            MatchId(0),
            venue,
            players,
            setup,
            History(events),
            pace=pace,
            in_thread=in_thread,
            computer=computer,
        )
        match = replace(match, clock=match.clock_since(events))
        rows = await self._connection.execute(
            insert(matches)
            .values(
                guild_id=venue.guild,
                channel_id=venue.channel,
                white_id=players.white,
                black_id=players.black,
                setup=setup,
                pace=pace,
                in_thread=in_thread,
                computer_id=computer.user if computer else None,
                computer_level=computer.level if computer else None,
                **state_of(match),
            )
            .returning(matches.c.id)
        )
        match = replace(match, id=MatchId(rows.scalar_one()))
        self._falls_due(match.clock.due, match.clock.reminder(match.pace))
        await self._insert(match, events)
        return match

    async def append(
        self,
        match: Match,
        events: tuple[Event, ...],
        *,
        ping: Ping | None = None,
        after: Match | None = None,
    ) -> Match:
        """Add events to a match, perhaps another ping that is to be made, and tell all processes; gives the match.

        `after` is the match with both, where the caller knows it already.
        If one of their numbers is taken already, the transaction raises `OvertakenError`, at its end at the latest.
        """
        await self._insert(match, events)
        if after is None:
            after = match.followed_by(events)
            after = replace(after, ping=ping.to_make) if ping else after
        columns = state_of(after) | (ping_columns(ping) if ping else {})
        await self._connection.execute(UPDATE, columns | {"match": match.id})
        self._falls_due(after.clock.due, after.clock.reminder(after.pace), ping.at if ping else None)
        await self._tell(News(About.PANELS, match.id, match.venue.guild))
        return after

    async def relocate(
        self, match: Match, venue: Venue, *, parent: ChannelId | None = None, in_thread: bool = False
    ) -> Match:
        """Move a match: to a channel, or to the thread below `parent` that was opened for it. Gives the match."""
        await self._connection.execute(
            update(matches)
            .where(matches.c.id == match.id)
            .values(guild_id=venue.guild, channel_id=venue.channel, parent_id=parent, in_thread=in_thread)
        )
        return replace(match, venue=venue, parent=parent, in_thread=in_thread)

    async def running_of(self, player: UserId, *, most: int | None = None) -> Sequence[Match]:
        """The matches of a player that go on, the longest waiting first: all, or the `most` that began first."""
        if most is None:
            return await self._found(RUNNING_OF, player=player)
        return await self._found(FIRST_OF, player=player, most=most)

    async def count_running_of(self, player: UserId, *, against_computer: bool = False) -> int:
        """How many matches of a player go on: all of them, or only those against the computer."""
        return await count_running(self._connection, player, against_computer=against_computer)

    async def nearest(
        self, player: UserId, venue: Venue, *, most: int, turns_first: bool = False
    ) -> Sequence[Match]:
        """Running matches that a player is likely to mean in a channel of a server, the longest waiting first.

        Of more than `most`, those of the channel come first, or with `turns_first` those in which it is the player's
        turn; the others are those that wait longest.
        """
        asked = {"player": player, "guild": venue.guild, "channel": venue.channel, "most": most}
        return await self._found(NEAREST[turns_first], **asked)

    async def next_waiting(
        self, player: UserId, guild: GuildId, *, after: MatchId | None = None
    ) -> MatchId | None:
        """The next match in a server that waits for a player's move, or for their answer to an offer.

        All such matches stand in a round: first those in which it is the player's turn, then the others, in both
        groups those that have waited longest first. Gives the first one, or the one that follows `after`.
        """
        return await next_waiting(self._connection, player, guild, after=after)

    async def running_with(
        self, boards: Collection[frozenset[Space]] | None, *, player: UserId | None = None
    ) -> Sequence[MatchId]:
        """The matches between people that go on and may share a position with a game.

        They may if their DVONN pieces were placed as on one of the `boards`, which are these spaces of games; where
        they are not known (None), all may. With a `player` only theirs are found, and those that began from a record.
        """
        return await running_with(self._connection, boards, player=player)

    async def wait_for_computer(self) -> Sequence[MatchId]:
        """The matches that go on in which the computer is to move."""
        own = self._own(matches.c.guild_id)
        found = await self._connection.execute(
            select(matches.c.id).where(COMPUTERS, *own).order_by(matches.c.id)
        )
        return [MatchId(each) for each in found.scalars()]

    async def running_in(self, channel: ChannelId, *, player: UserId, most: int) -> Sequence[Match]:
        """The matches of a channel and of the threads of its matches that go on, the longest waiting first.

        If there are more than `most`, they are a player's own, then those that wait longest.
        """
        return await self._found(RUNNING_IN, channel=channel, player=player, most=most)

    async def numbers_in(self, channel: ChannelId) -> Sequence[MatchId]:
        """The numbers of all matches of a channel and of the threads of its matches that go on."""
        found = await self._connection.execute(NUMBERS_IN, {"channel": channel})
        return sorted(map(MatchId, found.scalars()))

    async def stand_in(self, channel: ChannelId) -> bool:
        """Whether a match that goes on has its board in a channel itself."""
        here = and_(GOES_ON, matches.c.channel_id == channel, matches.c.in_thread.is_(False))
        return bool((await self._connection.execute(select(exists().where(here)))).scalar_one())

    async def numbers_on(self, guild: GuildId) -> Sequence[MatchId]:
        """The numbers of all matches of a server that go on."""
        running = GOES_ON, matches.c.guild_id == guild
        found = await self._connection.execute(select(matches.c.id).where(*running).order_by(matches.c.id))
        return [MatchId(each) for each in found.scalars()]

    async def heads_on(self, guild: GuildId, *, most: int) -> Sequence[Head]:
        """The matches of a server that go on, without their events: those in which something happened last, first."""
        return await heads_on(self._connection, guild, most=most)

    async def players_on(
        self, guild: GuildId, *, most: int, first: MatchId | None = None
    ) -> Mapping[MatchId, Players]:
        """The players of a server's matches that go on, in the order in which those began; `most` of them.

        One that is named comes `first`, if it is among all of them.
        """
        return await players_on(self._connection, guild, most=most, first=first)

    async def all_on(self, guild: GuildId | None, *, after: MatchId, most: int) -> Sequence[Match]:
        """The first matches of a server or of all, over or not, whose numbers come after one; `most` of them."""
        if guild is None:
            found = await self._found(ALL, after=after, most=most)
        else:
            found = await self._found(ALL_ON, guild=guild, after=after, most=most)
        return sorted(found, key=lambda match: match.id)

    async def count_on(self, guild: GuildId, *, after: MatchId) -> int:
        """How many matches of a server have numbers that come after one."""
        query = select(func.count()).where(matches.c.guild_id == guild, matches.c.id > after)
        return (await self._connection.execute(query)).scalar_one()

    async def places(self) -> Sequence[Venue]:
        """The places where matches go on that do not stand still, each once."""
        place = matches.c.guild_id, matches.c.channel_id
        rows = await self._connection.execute(
            select(*place)
            .where(GOES_ON, matches.c.halted_at.is_(None), *self._own(matches.c.guild_id))
            .distinct()
            .order_by(*place)
        )
        return [Venue(GuildId(row.guild_id), ChannelId(row.channel_id)) for row in rows]

    async def latest_in(self, channel: ChannelId) -> Match | None:
        """The match of a channel or of the threads of its matches that ended last."""
        found = [
            row
            for place in (matches.c.channel_id, matches.c.parent_id)
            for row in await self._connection.execute(latest(place == channel))
        ]
        if not found:
            return None
        return await self.find(MatchId(max(found, key=lambda row: row.finished_at).id))

    async def finished_on(self, guild: GuildId, most: int) -> Sequence[Match]:
        """The matches of a server that ended last, the latest first; `most` of them."""
        found = await self._found(FINISHED_ON, guild=guild, most=most)
        return found[::-1]

    async def heads(self, listing: Listing, *, most: int, skip: int = 0) -> Sequence[Head]:
        """Some of the matches of a list, after `skip` others, without their events.

        Those that go on: the player's own turns first, the longest waiting first. Those that are over: the latest
        first.
        """
        return await heads(self._connection, listing, skip=skip, most=most)

    async def opponents(
        self, player: UserId, guild: GuildId, *, looked_through: int, most: int
    ) -> Sequence[UserId]:
        """The opponents of a player in a server, or in `EVERY_SERVER`: `most` of them, none who was forgotten.

        Those with whom a match goes on come first, then the others, and in both groups those of the latest matches. No
        more matches of each kind and colour than some number are looked through, so it is quick however many there are.
        """
        return await opponents(self._connection, player, guild, looked_through=looked_through, most=most)

    async def wait_for(self, player: UserId, *, but: MatchId, on: GuildId | None = None) -> bool:
        """Whether a match waits for a player to move, except for one: anywhere, or in a server."""
        return await wait_for(self._connection, player, but=but, on=on)

    async def wait_for_present(self, player: UserId, *, but: MatchId) -> bool:
        """Whether a match, except for one, waits for a player to move who is not away in it."""
        return await wait_for_present(self._connection, player, but=but)

    async def has_waited_since_before(self, player: UserId, moment: datetime, *, but: MatchId) -> bool:
        """Whether a match, except for one, waits for a player to move who was pinged for it before a moment.

        They are pinged for what `continuing.is_news` says.
        """
        return await has_waited_since_before(self._connection, player, moment, but=but)

    async def begun_before(self, match_id: MatchId, player: UserId, *, most: int) -> int:
        """How many matches somebody began before another one; of more than `most`, no more are counted."""
        asked = {"match": match_id, "player": player, "most": most}
        return min(most, (await self._connection.execute(BEGUN_BEFORE, asked)).scalar_one())

    async def have_played(self, one: UserId, other: UserId) -> bool:
        """Whether two people have ever begun a match with each other that was not cancelled."""
        for white, black in ((one, other), (other, one)):
            together = matches.c.white_id == white, matches.c.black_id == black
            query = select(matches.c.id).where(*together, ~CANCELLED).limit(1)
            if (await self._connection.execute(query)).first():
                return True
        return False

    async def overdue(self, at: datetime) -> Sequence[MatchId]:
        """The matches in which the time of the player to move has run out."""
        return await matches_due(self._connection, matches.c.due_at, at, *self._own(matches.c.guild_id))

    async def halted_before(self, at: datetime) -> Sequence[MatchId]:
        """The matches that have stood still since before a moment."""
        return await matches_due(self._connection, matches.c.halted_at, at, *self._own(matches.c.guild_id))

    async def give_back(self, since: datetime, time: timedelta, shard_set: ShardSet | None = None) -> None:
        """Put off everything that was to happen after a moment, the ends of times and reminders: of a share, or all."""
        seconds = int(time.total_seconds())
        later = {name: type_coerce(matches.c[name], BigInteger) + seconds for name in ("due_at", "remind_at")}
        await self._connection.execute(
            update(matches)
            .where(matches.c.due_at > since, *held_by(shard_set, matches.c.guild_id))
            .values(later)
        )

    async def _found(self, search: Search, **values: int | Sequence[int]) -> list[Match]:
        """The matches with their events, the longest waiting first."""
        if self._locking:
            await self._connection.execute(search.lock, values)
        rows = await self._connection.execute(search.query, values)
        found = [match_in(list(history)) for _, history in groupby(rows, key=lambda row: row.id)]
        return sorted(found, key=lambda match: match.events[-1].at)

    async def _insert(self, match: Match, new: tuple[Event, ...]) -> None:
        await self._connection.execute(INSERT_EVENTS, [_row(match.id, event) for event in new])


def state_of(match: Match) -> dict[str, object]:
    """The columns beside a match's events: those that an index needs, and its clock."""
    return {
        "finished_at": match.ended_at,
        "mover_id": match.player_to_move,
        "due_at": match.clock.due,
        "left_s": match.clock.left,
        "reminded": match.clock.reminded,
        "remind_at": match.clock.reminder(match.pace),
        "halted_at": match.halt.at if match.halt and not match.is_over else None,
    }


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
    """A match from its rows, one an event. Raises `ValueError`, `KeyError`, `DvonnError` where they can't be read."""
    row = history[0]
    return Match(
        id=MatchId(row.id),
        venue=Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        players=Players(white=UserId(row.white_id), black=UserId(row.black_id)),
        setup=Setup(row.setup),
        history=History(tuple(_event(*each[-len(EVENT) :]) for each in history)),
        pace=Pace(row.pace),
        clock=Clock(row.due_at, row.left_s, row.reminded),
        ping=ping_in(row),
        in_thread=row.in_thread,
        parent=None if row.parent_id is None else ChannelId(row.parent_id),
        computer=None
        if row.computer_id is None
        else Computer(UserId(row.computer_id), Level(row.computer_level)),
    )
