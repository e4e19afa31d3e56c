"""The service for those who take part in leagues, and for managers; and the consequences of what happens in matches."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from bot.domain.events import Event
from bot.domain.ids import ChannelId, GuildId, Person, UserId, is_former
from bot.domain.match import Match
from bot.domain.moderation import AuditEntry, DeclaredAction
from bot.domain.preferences import ChangedPreferences
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.standing_messages import EDITED_AFTER, SOON
from bot.features.league.deciding import decided, lost_on_time, out
from bot.features.league.occasion import KINDS
from bot.features.league.refusals import (
    ANSWERED_TOO_LATE,
    LEAGUE_EXISTS,
    LEAGUE_HIDDEN,
    NO_LEAGUE,
    NOT_IN_LEAGUE,
)
from bot.features.league.repository import (
    CARD,
    PROOF,
    TABLE,
    WINNER,
    League,
    LeagueRepository,
    Season,
    SeasonGame,
    card_key,
    result_key,
)
from bot.features.league.season import (
    GameId,
    SeasonId,
    Stage,
    Terms,
    ask_at,
    entrants,
    is_enough,
    is_put_out,
    start_on,
)
from bot.features.league.standings import Decision, How
from bot.storage import Store, UnitOfWork, retried
from bot.storage.views import of_key
from dvonn import Colour

START_LEAGUE = DeclaredAction("start-league")
END_LEAGUE = DeclaredAction("end-league")
MOVE_LEAGUE = DeclaredAction("move-league")
"""Another place was chosen for a league."""
LEAGUE_ROLE = DeclaredAction("league-role")
"""The role of a league's winner was chosen."""


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
    """A user's part in a league."""

    season: Season
    """The latest one."""
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
    async def start(
        self, guild: GuildId, terms: Terms, home: ChannelId, first_day: date, *, in_thread: bool, by: UserId
    ) -> Season:
        """Start a league in a channel, or in a thread. Raises `Refused`: LEAGUE_EXISTS."""
        async with self._store.write() as uow:
            repository, at = LeagueRepository(uow), self._clock()
            await uow.people.hold(
                UserId(guild)
            )  # of two managers, the slower one learns of the other's league
            if known := await repository.of(guild):
                raise Refused(LEAGUE_EXISTS, known.terms.name)
            league = await repository.add(guild, terms, home, in_thread=in_thread)
            starts_at = start_on(first_day, at)
            await repository.add_season(league, guild, 1, starts_at, ask_at(starts_at, at))
            season = await repository.latest(league)
            await uow.views.want(card_key(season.id), guild, home)
            await self._note(uow, guild, START_LEAGUE, terms.name, by=by)
            return season

    @retried
    async def end(self, guild: GuildId, *, by: UserId) -> Season:
        """End the league of a server; its games go on. Raises `Refused`: NO_LEAGUE."""
        async with self._store.write() as uow:
            repository, at = LeagueRepository(uow), self._clock()
            league = await _league_of(uow, guild)
            season = await repository.latest(league.id)
            season = await repository.season(season.id, lock=True) or season
            await repository.end(league.id, at)
            await uow.titles.choose(guild, WINNER, None, None, at, by=by)
            if not season.stage.is_past:
                await repository.advance(season, Stage.ENDED, None)
            await changed(uow, season.id, at)
            await self._note(uow, guild, END_LEAGUE, league.terms.name, by=by)
            return season

    @retried
    async def move(self, guild: GuildId, home: ChannelId, *, in_thread: bool, by: UserId) -> Season:
        """Have a league's coming posts in another place; the card of the latest season moves there.

        Raises `Refused`: NO_LEAGUE.
        """
        async with self._store.write() as uow:
            repository, at = LeagueRepository(uow), self._clock()
            league = await _league_of(uow, guild)
            season = await repository.latest(league.id)
            await repository.move(league.id, home, in_thread=in_thread)
            await uow.views.want(card_key(season.id), guild, home)
            if not season.stage.is_past:
                await repository.advance(season, season.stage, at, thread_id=None)
            await self._note(uow, guild, MOVE_LEAGUE, league.terms.name, by=by, channel=home)
            return season

    @retried
    async def choose_role(self, guild: GuildId, role: int | None, *, by: UserId) -> None:
        """Choose the role that the winner of a season has until the next one is over; None for none.

        Raises `Refused`: NO_LEAGUE.
        """
        async with self._store.write() as uow:
            league = await _league_of(uow, guild)
            winner, at = await winner_of(uow, league), self._clock()
            await uow.titles.choose(guild, WINNER, role, winner, at, by=by)
            await self._note(uow, guild, LEAGUE_ROLE, "" if role is None else str(role), by=by)

    async def _note(
        self,
        uow: UnitOfWork,
        guild: GuildId,
        action: DeclaredAction,
        value: str,
        *,
        by: UserId,
        channel: ChannelId | None = None,
    ) -> None:
        await uow.audit_log.add(AuditEntry(guild, action, by, self._clock(), channel=channel, value=value))

    # members

    @retried
    async def join(self, guild: GuildId, person: Person) -> Joined:
        """Make a user a member, who takes part in the coming season if its members have been asked.

        Raises `Refused`: NO_LEAGUE, BANNED, LEAGUE_HIDDEN.
        """
        async with self._store.write() as uow:
            await uow.people.hold(person.id)
            league = await _league_of(uow, guild)
            await _check_may_play(uow, guild, person.id)
            await uow.people.remember(person)
            repository = LeagueRepository(uow)
            is_new = await repository.join(league, person.id)
            season = await repository.latest(league.id)
            season = await repository.season(season.id, lock=True) or season
            if season.stage.takes_answers:
                await self._answer(uow, season, person.id, is_in=True)
                return Joined.IN
            await changed(uow, season.id, self._clock())
            if not is_new:
                return Joined.KNOWN
            return Joined.NEW if season.stage is Stage.OPEN else Joined.NEXT

    @retried
    async def answer(self, number: SeasonId, person: Person, *, is_in: bool) -> Season:
        """Record whether a member takes part in a coming season.

        Raises `Refused`: NO_LEAGUE, BANNED, LEAGUE_HIDDEN, NOT_IN_LEAGUE, ANSWERED_TOO_LATE.
        """
        async with self._store.write() as uow:
            repository = LeagueRepository(uow)
            await uow.people.hold(person.id)
            season = await repository.season(number, lock=True)
            if season is None or season.league.has_ended:
                raise Refused(NO_LEAGUE)
            if person.id not in await repository.members(season.league.id):
                raise Refused(NOT_IN_LEAGUE)
            if not season.stage.takes_answers:
                raise Refused(ANSWERED_TOO_LATE)
            if is_in:
                await _check_may_play(uow, season.guild, person.id)
            await self._answer(uow, season, person.id, is_in=is_in)
            return season

    async def _answer(self, uow: UnitOfWork, season: Season, user: UserId, *, is_in: bool) -> None:
        """Store an answer; a season that waits for players starts as soon as there are enough."""
        repository, at = LeagueRepository(uow), self._clock()
        await repository.answer(season, user, is_in=is_in)
        await uow.direct_messages.withdraw(CHECK_IN, user, str(season.id))
        await changed(uow, season.id, at)
        if season.stage is Stage.WAITING and is_enough(
            len(entrants(await repository.answers(season.id))), late=True
        ):
            await repository.is_due(season.id, at)

    @retried
    async def leave(self, guild: GuildId, user: UserId) -> None:
        """End a user's membership; one who plays in a season is out. Raises `Refused`: NO_LEAGUE, NOT_IN_LEAGUE."""
        async with self._store.write() as uow:
            repository = LeagueRepository(uow)
            await uow.people.hold(user)
            league = await _league_of(uow, guild)
            season = await repository.latest(league.id)
            season = await repository.season(season.id, lock=True) or season
            was_member = await repository.leave(league.id, user)
            seat = await repository.seat_of(season.id, user) if season.stage.is_played else None
            if not was_member and (seat is None or seat.seated.is_out):
                raise Refused(NOT_IN_LEAGUE)
            await repository.withdraw_answer(season, user)
            await uow.direct_messages.withdraw(CHECK_IN, user, str(season.id))
            if seat is not None:
                await put_out(uow, season, user, self._clock())
            await changed(uow, season.id, self._clock())

    async def membership(self, guild: GuildId, user: UserId) -> Membership | None:
        """Return what the running league of a server is to a user; None if there is none."""
        async with self._store.read() as uow:
            repository = LeagueRepository(uow)
            league = await repository.of(guild)
            if league is None:
                return None
            season = await repository.latest(league.id)
            members = await repository.members(league.id)
            answers = await repository.answers(season.id)
            seat = await repository.seat_of(season.id, user)
        return Membership(
            season,
            user in members,
            answers.get(user),
            is_seated=seat is not None,
            is_out=seat is not None and seat.seated.is_out,
        )


CARD_EDITED_AFTER = timedelta(minutes=1)
"""The shortest time between two edits of a card, on which people look for what they have just pressed."""

CHECK_IN = "league check-in"
"""The kind of direct message that asks a member, whose key is the number of the season."""


async def _league_of(uow: UnitOfWork, guild: GuildId) -> League:
    league = await LeagueRepository(uow).of(guild)
    if league is None:
        raise Refused(NO_LEAGUE)
    return league


async def _check_may_play(uow: UnitOfWork, guild: GuildId, user: UserId) -> None:
    if await uow.bans.among(guild, [user]):
        raise Refused(RefusalReason.BANNED)
    if (await uow.people.preferences([user]))[user].private:
        raise Refused(LEAGUE_HIDDEN)


async def winner_of(uow: UnitOfWork, league: League) -> UserId | None:
    """Return the winner of the last season that is over, unless the profile is hidden."""
    winner = await LeagueRepository(uow).winner(league.id)
    return None if winner is None or await uow.people.hidden([winner]) else winner


PACED = {CARD: CARD_EDITED_AFTER, TABLE: EDITED_AFTER}
"""The shortest times between two edits of what changes during a season."""


async def changed(uow: UnitOfWork, season: SeasonId, at: datetime) -> None:
    """Have the card and the tables of a season compared again soon, but not edited too often."""
    for view in await uow.views.of_kinds(list(PACED), season):
        last = view.edited_at
        due = at + SOON if last is None else max(at + SOON, last + PACED[view.key.kind])
        await uow.views.changed(*of_key(view.key), due=due, at=at)


async def follow_preferences(uow: UnitOfWork, preferences: ChangedPreferences) -> None:
    """Have someone who has hidden their profile left out of all tables, also of past seasons, or named again."""
    if preferences.before.private != preferences.after.private:
        await LeagueRepository(uow).draw_again(preferences.user)


# what happens in matches


async def follow_match(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Record the result of a match of a league, in the transaction that ends it."""
    if match.occasion.kind not in KINDS or not match.is_over:
        return
    repository, at = LeagueRepository(uow), match.events[-1].at
    game = await repository.game(GameId(int(match.occasion.key)))
    season = await repository.season(game.season, lock=True) if game else None
    if game is None or season is None or game.match != match.id or game.closed_after is not None:
        return
    if season.stage.is_past or (season.ends_at is not None and at >= season.ends_at):
        return  # it is decided as it stood at the season's end
    decision = decided(match)
    if decision is None:
        return
    if not await decide(uow, season, game, decision, at):
        return
    loser = lost_on_time(match)
    if loser is not None and not is_former(loser):
        losses = await repository.count_loss_on_time(season.id, loser)
        if is_put_out(match, loser, losses):
            await put_out(uow, season, loser, at)


async def decide(uow: UnitOfWork, season: Season, game: SeasonGame, decision: Decision, at: datetime) -> bool:
    """Store the result of a game unless it has one, and have it told; return whether it hadn't.

    Nothing is told of a game that counts for no one. The season is looked at once it was the last one.
    """
    repository = LeagueRepository(uow)
    if not await repository.decide(game.id, decision, at):
        return False
    if season.thread is not None and decision.how is not How.VOID:
        await uow.views.want(result_key(game.id), season.guild, season.thread)
    await changed(uow, season.id, at)
    if not await repository.has_open(season.id):
        await repository.is_due(season.id, at)
    return True


async def put_out(uow: UnitOfWork, season: Season, user: UserId, at: datetime) -> None:
    """Take a player out of a season and of the league: the player's open games are lost, and go on for themselves."""
    repository = LeagueRepository(uow)
    seat = await repository.seat_of(season.id, user)
    if seat is None or seat.seated.is_out:
        return
    await repository.put_out(season.id, user)
    await repository.leave(season.league.id, user)
    for game in await repository.games(season.id):
        if game.group == seat.group and game.is_open:
            own = seat.seated.seat
            if own in (game.played.white, game.played.black):
                loser = Colour.WHITE if own == game.played.white else Colour.BLACK
                if await repository.decide(game.id, out(loser), at):
                    await uow.searches.remove(PROOF, game.id)
    await changed(uow, season.id, at)
    if not await repository.has_open(season.id):
        await repository.is_due(season.id, at)
