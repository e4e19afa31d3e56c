"""The service for those who take part in leagues, and for the managers of a server in which one runs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from bot.domain.ids import ChannelId, GuildId, Person, UserId
from bot.domain.moderation import AuditEntry, DeclaredAction
from bot.domain.refusals import RefusalReason, Refused
from bot.features.league.consequences import announce, changed, put_out, take_no_more_answers, winner_in
from bot.features.league.refusals import (
    ANSWERED_TOO_LATE,
    BANNED_FROM_LEAGUE,
    LEAGUE_EXISTS,
    LEAGUE_HIDDEN,
    NO_LEAGUE,
    NOT_IN_LEAGUE,
)
from bot.features.league.repository import (
    WINNER,
    GroupRepository,
    League,
    LeagueRepository,
    LeagueServer,
    PlaceRepository,
    Season,
    SeasonRepository,
    card_key,
)
from bot.features.league.season import (
    SeasonId,
    Stage,
    Terms,
    ask_at,
    entrants,
    is_enough,
    start_on,
)
from bot.storage import Store, UnitOfWork, retried

START_LEAGUE = DeclaredAction("start-league")
END_LEAGUE = DeclaredAction("end-league")
MOVE_LEAGUE = DeclaredAction("move-league")
"""Another place was chosen for a league."""
LEAGUE_ROLE = DeclaredAction("league-role")
"""The role of a league's winner was chosen."""

CHECK_IN = "league check-in"
"""The kind of direct message that asks a member, whose key is the number of the season."""


class Joined(StrEnum):
    """The outcome of joining."""

    NEW = "new"
    """The user is a member now, and will be asked before the season."""
    IN = "in"
    """The user takes part in the season that is about to start."""
    NEXT = "next"
    """The user is a member now; a season is being played, and they will be asked before the next one."""
    KNOWN = "known"
    """The user was a member already."""


@dataclass(frozen=True, slots=True)
class Membership:
    """A user's part in the league of a server."""

    season: Season
    """The latest one."""
    server: LeagueServer
    """The server in which it is looked at."""
    thread: ChannelId | None
    """The thread of the season there."""
    is_member: bool
    answer: bool | None
    is_seated: bool
    """Whether the user plays in the latest season."""
    is_out: bool


class Leagues:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    # managers

    @retried
    async def start(self, server: LeagueServer, terms: Terms, first_day: date, *, by: UserId) -> Season:
        """Start a league in a server, which owns it from now on. Raises `Refused`: LEAGUE_EXISTS."""
        async with self._store.write() as uow:
            seasons, at = SeasonRepository(uow), self._clock()
            await check_free(uow, server.guild)
            league = await LeagueRepository(uow).add(server, terms, at)
            starts_at = start_on(first_day, at)
            asked_at = ask_at(starts_at, at)
            stage = Stage.OPEN if asked_at > at else Stage.ASKED  # nobody is a member yet who could be asked
            await seasons.add(league, server.guild, 1, starts_at, asked_at, stage=stage)
            season = await seasons.latest(league)
            await announce(uow, season, server, at)
            await uow.audit_log.add(AuditEntry(server.guild, START_LEAGUE, by, at, value=terms.name))
            return season

    @retried
    async def end(self, guild: GuildId, *, by: UserId) -> Season:
        """End a league in all its servers; its games go on. Raises `Refused`: NO_LEAGUE, also for other servers."""
        async with self._store.write() as uow:
            seasons, at = SeasonRepository(uow), self._clock()
            league = await own_league(uow, guild)
            season = await seasons.latest(league.id, lock=True)
            await LeagueRepository(uow).end(league.id, at)
            for server in league.servers:
                await uow.titles.choose(server.guild, WINNER, None, None, at, by=by)
            if not season.stage.is_past:
                await seasons.advance(season, Stage.ENDED, None)
                await take_no_more_answers(uow, season)
            await changed(uow, season, at)
            await uow.audit_log.add(AuditEntry(guild, END_LEAGUE, by, at, value=league.terms.name))
            return season

    @retried
    async def move(self, server: LeagueServer, *, by: UserId) -> Season:
        """Have a league's coming posts in a server in another place; the card of the latest season moves there.

        Raises `Refused`: NO_LEAGUE.
        """
        async with self._store.write() as uow:
            at = self._clock()
            guild, home = server.guild, server.home
            league = await league_of(uow, guild)
            season = await SeasonRepository(uow).latest(league.id, lock=True)
            await LeagueRepository(uow).move(league.id, server)
            await uow.views.want(card_key(season.id, guild), guild, home)
            await PlaceRepository(uow).move(season.id, guild, at)
            moved = AuditEntry(guild, MOVE_LEAGUE, by, at, channel=home, value=league.terms.name)
            await uow.audit_log.add(moved)
            return season

    @retried
    async def choose_role(self, guild: GuildId, role: int | None, *, by: UserId) -> None:
        """Choose the role that the winner of a season has in a server until the next one is over; None for none.

        Raises `Refused`: NO_LEAGUE.
        """
        async with self._store.write() as uow:
            at = self._clock()
            winner = await winner_in(uow, await league_of(uow, guild), guild)
            await uow.titles.choose(guild, WINNER, role, winner, at, by=by)
            await uow.audit_log.add(
                AuditEntry(guild, LEAGUE_ROLE, by, at, value="" if role is None else str(role))
            )

    # members

    @retried
    async def join(self, guild: GuildId, person: Person) -> Joined:
        """Make a user a member, who takes part in the coming season if its members have been asked.

        A member who has joined through another server stays one of that. Raises `Refused`: NO_LEAGUE, BANNED,
        BANNED_FROM_LEAGUE, LEAGUE_HIDDEN.
        """
        async with self._store.write() as uow:
            await uow.people.hold(person.id)
            league = await league_of(uow, guild)
            leagues = LeagueRepository(uow)
            own = (await leagues.members(league.id)).get(person.id, guild)
            await _check_may_play(uow, league, own, person.id)
            await uow.people.remember(person)
            is_new = await leagues.join(league.id, own, person.id)
            season = await SeasonRepository(uow).latest(league.id, lock=True)
            if season.stage.takes_answers:
                await self._answer(uow, season, own, person.id, is_in=True)
                return Joined.IN
            await changed(uow, season, self._clock())
            if not is_new:
                return Joined.KNOWN
            return Joined.NEW if season.stage is Stage.OPEN else Joined.NEXT

    @retried
    async def answer(self, number: SeasonId, person: Person, *, is_in: bool) -> Membership:
        """Record whether a member takes part in a coming season; return their part, as in their own server.

        Raises `Refused`: NO_LEAGUE, BANNED, BANNED_FROM_LEAGUE, LEAGUE_HIDDEN, NOT_IN_LEAGUE, ANSWERED_TOO_LATE.
        """
        async with self._store.write() as uow:
            await uow.people.hold(person.id)
            season = await SeasonRepository(uow).find(number, lock=True)
            if season is None or season.league.has_ended:
                raise Refused(NO_LEAGUE)
            own = (await LeagueRepository(uow).members(season.league.id)).get(person.id)
            server = season.league.server(own) if own else None
            if own is None or server is None:
                raise Refused(NOT_IN_LEAGUE)
            if not season.stage.takes_answers:
                raise Refused(ANSWERED_TOO_LATE)
            if is_in:
                await _check_may_play(uow, season.league, own, person.id)
            await self._answer(uow, season, own, person.id, is_in=is_in)
            return await _membership(uow, season, server, person.id)

    async def _answer(
        self, uow: UnitOfWork, season: Season, own: GuildId, user: UserId, *, is_in: bool
    ) -> None:
        """Store an answer; a season that waits for players starts as soon as there are enough."""
        seasons, at = SeasonRepository(uow), self._clock()
        await seasons.answer(season.id, user, own, is_in=is_in)
        await uow.direct_messages.withdraw(CHECK_IN, user, str(season.id))
        await changed(uow, season, at)
        if season.stage is Stage.WAITING and is_enough(
            len(entrants(await seasons.answers(season.id))), late=True
        ):
            await seasons.is_due(season.id, at)

    @retried
    async def leave(self, guild: GuildId, user: UserId) -> None:
        """End a user's membership; one who plays in a season is out. Raises `Refused`: NO_LEAGUE, NOT_IN_LEAGUE."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            league = await league_of(uow, guild)
            season = await SeasonRepository(uow).latest(league.id, lock=True)
            was_member = await LeagueRepository(uow).leave(league.id, user)
            plays = season.stage.is_played
            seat = await GroupRepository(uow).seat_of(season.id, user) if plays else None
            if not was_member and (seat is None or seat.seated.is_out):
                raise Refused(NOT_IN_LEAGUE)
            await withdraw_answer(uow, season, user)
            if seat is not None:
                await put_out(uow, season, user, self._clock())
            await changed(uow, season, self._clock())

    async def check_may_play(self, membership: Membership, user: UserId) -> None:
        """Check that a user may take part. Raises `Refused`: BANNED, BANNED_FROM_LEAGUE, LEAGUE_HIDDEN."""
        league = membership.season.league
        async with self._store.read() as uow:
            members = await LeagueRepository(uow).members(league.id)
            await _check_may_play(uow, league, members.get(user, membership.server.guild), user)

    async def part(self, number: SeasonId, user: UserId) -> Membership | None:
        """Return a member's part in a season, as in the server through which they joined; None for others."""
        async with self._store.read() as uow:
            season = await SeasonRepository(uow).find(number)
            own = (await LeagueRepository(uow).members(season.league.id)).get(user) if season else None
            server = season.league.server(own) if season and own else None
            return await _membership(uow, season, server, user) if season and server else None

    async def membership(self, guild: GuildId, user: UserId) -> Membership | None:
        """Return what the running league of a server is to a user; None if there is none."""
        async with self._store.read() as uow:
            league = await LeagueRepository(uow).of(guild)
            server = league.server(guild) if league else None
            if league is None or server is None:
                return None
            return await _membership(uow, await SeasonRepository(uow).latest(league.id), server, user)


async def _membership(uow: UnitOfWork, season: Season, server: LeagueServer, user: UserId) -> Membership:
    members = await LeagueRepository(uow).members(season.league.id)
    answers = await SeasonRepository(uow).answers(season.id)
    seat = await GroupRepository(uow).seat_of(season.id, user)
    place = await PlaceRepository(uow).find(season.id, server.guild)
    return Membership(
        season,
        server,
        place.thread if place else None,
        user in members,
        answers.get(user),
        is_seated=seat is not None,
        is_out=seat is not None and seat.seated.is_out,
    )


async def league_of(uow: UnitOfWork, guild: GuildId) -> League:
    """Return the league that runs in a server. Raises `Refused`: NO_LEAGUE."""
    league = await LeagueRepository(uow).of(guild)
    if league is None:
        raise Refused(NO_LEAGUE)
    return league


async def own_league(uow: UnitOfWork, guild: GuildId) -> League:
    """Return the running league that a server has started. Raises `Refused`: NO_LEAGUE."""
    league = await league_of(uow, guild)
    if league.owner != guild:
        raise Refused(NO_LEAGUE)
    return league


async def check_free(uow: UnitOfWork, guild: GuildId) -> None:
    """Check that no league runs in a server, and so until the transaction ends. Raises `Refused`: LEAGUE_EXISTS."""
    await uow.servers.hold(guild)  # of two managers, the slower one learns of the other's league
    if known := await LeagueRepository(uow).of(guild):
        raise Refused(LEAGUE_EXISTS, known.terms.name)


async def withdraw_answer(uow: UnitOfWork, season: Season, user: UserId) -> None:
    """Forget whether someone takes part who is no longer a member, and don't ask them."""
    await SeasonRepository(uow).withdraw_answer(season.id, user)
    await uow.direct_messages.withdraw(CHECK_IN, user, str(season.id))


async def banned_among(uow: UnitOfWork, league: League, members: Mapping[UserId, GuildId]) -> set[UserId]:
    """Return those who are banned in the server through which they have joined, or in the league's owner."""
    found = set(await uow.bans.among(league.owner, list(members)))
    for guild in set(members.values()) - {league.owner}:
        found |= set(await uow.bans.among(guild, [user for user, own in members.items() if own == guild]))
    return found


async def _check_may_play(uow: UnitOfWork, league: League, own: GuildId, user: UserId) -> None:
    if await uow.bans.among(own, [user]):
        raise Refused(RefusalReason.BANNED)
    if await uow.bans.among(league.owner, [user]):
        raise Refused(BANNED_FROM_LEAGUE, league.servers[0].name)
    if (await uow.people.preferences([user]))[user].private:
        raise Refused(LEAGUE_HIDDEN)
