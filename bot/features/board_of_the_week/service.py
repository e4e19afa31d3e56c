"""The service for the board of the week: begins and scores tries, and closes weeks."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import NamedTuple

from bot.domain.clock import Pace
from bot.domain.computer import Computer
from bot.domain.events import Event, Setup
from bot.domain.ids import EVERY_SERVER, ChannelId, GuildId, Person, Players, UserId, Venue
from bot.domain.match import Match
from bot.domain.occasion import Occasion
from bot.domain.ranking import Rank, Ranking, rank
from bot.domain.refusals import Refused
from bot.features.board_of_the_week.occasion import KIND
from bot.features.board_of_the_week.refusals import WEEK_FORGOTTEN, WEEK_OVER, WEEK_SHARED
from bot.features.board_of_the_week.repository import BEST_LINE, STANDING_BOARD, BestGame, Try, WeekRepository
from bot.features.board_of_the_week.week import Opponent, Result, Week, WeekBoard
from bot.services.challenges import check_challenge
from bot.services.match_lifecycle import begin_match
from bot.storage import Store, UnitOfWork, retried
from bot.storage.standing_messages import all_standing_changed, standing_changed
from dvonn import Colour, Termination


async def score_try(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Record the margin of a try in the transaction in which it ends."""
    if match.ended_at is None or match.occasion.kind != KIND:
        return
    repository = WeekRepository(uow)
    await repository.finish(match.id, match.ended_at, margin_of(match))
    for guild in await repository.servers_of(Week.parse(match.occasion.key), match.people[0]):
        await standing_changed(uow.views, STANDING_BOARD, guild, match.ended_at)


class WeekBoards:
    """The boards to keep secret, a `SecretBoards`."""

    async def at(self, uow: UnitOfWork, moment: datetime) -> WeekBoard:
        return (await WeekRepository(uow).secret()).board(Week.of(moment))

    async def of(self, uow: UnitOfWork, occasion: Occasion) -> WeekBoard:
        return (await WeekRepository(uow).secret()).board(Week.parse(occasion.key))


def margin_of(match: Match) -> int | None:
    """Return by how many pieces the person won, negative for a loss; None if the game wasn't finished."""
    if match.ended is None or match.ended.by is not Termination.BOARD:
        return None
    own = match.players.colour_of(match.people[0])
    if own is None:
        raise ValueError("a match without a person")
    return match.position.score.margin(own)


@dataclass(frozen=True, slots=True)
class Begun:
    """A user's try, which may have been begun before."""

    own: Try
    match: Match
    is_new: bool


class WeekResult(NamedTuple):
    week: Week
    result: Result


def _may_compare(own: Try | None, *, is_over: bool) -> bool:
    """Whether a user may see the results of others; `own` is the user's try, if there is one."""
    return is_over or (own is not None and own.finished_at is not None)


@dataclass(frozen=True, slots=True)
class WeekSeen:
    """A week as far as a user may see it, in a server or in direct messages."""

    board: WeekBoard
    is_over: bool
    own: Try | None
    finished: int
    """How many people of the server have a result, apart from hidden ones."""
    unfinished: int
    """How many have begun without a result so far."""
    table: Ranking[Result] = field(default_factory=Ranking)
    """The results in the server; empty while they are hidden, and in direct messages."""
    here: Rank | None = None
    """The user's place in the server."""
    everywhere: Rank | None = None
    par: int | None = None
    """The score of the best line; None while the results are hidden, and before it is known."""
    best: BestGame | None = None
    """None until the week is over."""
    is_shared: bool = False
    """Whether the user has shared the result in the server."""
    is_hidden: bool = False
    """Whether the user's profile is hidden, so that the user isn't in the table."""
    was_forgotten: bool = False
    """Whether the user had a try, and has had it deleted."""

    @property
    def week(self) -> Week:
        return self.board.week

    @property
    def may_compare(self) -> bool:
        """Whether the results of others are visible: after one's own try, and after the week."""
        return _may_compare(self.own, is_over=self.is_over)

    @property
    def may_begin(self) -> bool:
        return not (self.is_over or self.own or self.was_forgotten)

    @property
    def is_playing(self) -> bool:
        return self.own is not None and self.own.finished_at is None


class WeeklyBoards:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @property
    def week(self) -> Week:
        """The current week."""
        return Week.of(self._clock())

    @retried
    async def keep_secret(self, value: str) -> None:
        """Have the boards drawn from a secret value, unless the database has one already."""
        async with self._store.write() as uow:
            await WeekRepository(uow).keep_secret(value)

    @retried
    async def begin(
        self, guild: GuildId, player: Person, bot: Person, direct: ChannelId, opponent: Opponent
    ) -> Begun:
        """Begin a user's try in their direct messages, or return the one that they have begun this week.

        That one keeps the opponent against whom it was begun.

        Raises `Refused`: BANNED, WEEK_FORGOTTEN, WEEK_OVER if a clock that was set back leads into a closed week.
        """
        async with self._store.write() as uow:
            await check_challenge(uow, guild, player.id, None)  # also serializes calls for the same user
            at = self._clock()
            week, repository = Week.of(at), WeekRepository(uow)
            await _take_part(repository, week, guild, player.id)
            if known := await repository.try_of(week, player.id):
                return Begun(known, await uow.matches.find(known.match), is_new=False)
            secret = await repository.secret()
            if await repository.is_closed(week):
                raise Refused(WEEK_OVER, None)
            if await repository.was_forgotten(week, secret.mark(week, player.id)):
                raise Refused(WEEK_FORGOTTEN)
            await uow.people.remember(player)
            await uow.people.remember(bot)
            is_white = week.colour is Colour.WHITE
            match = await begin_match(
                uow,
                Venue.direct(direct),
                Players(player.id, bot.id) if is_white else Players(bot.id, player.id),
                Setup.RANDOM,
                secret.board(week).game,
                pace=Pace.NONE,
                in_thread=False,
                computer=Computer(bot.id, opponent.level),
                present=player.id,
                occasion=week.occasion,
                ends_at=week.ends_at,
                at=at,
            )
            if await repository.begin(week, player.id, match.id, opponent):
                await uow.searches.add(BEST_LINE, week.code, EVERY_SERVER, at)
            return Begun(Try(player.id, match.id, opponent), match, is_new=True)

    @retried
    async def see(self, week: Week, user: UserId, guild: GuildId) -> WeekSeen:
        """Return what a user may see of a week in a server; in this week's table of the server they take part now."""
        if week == self.week:
            async with self._store.write() as uow:
                await _take_part(WeekRepository(uow), week, guild, user)
        return await self.seen(week, user, guild)

    async def seen(self, week: Week, user: UserId | None, guild: GuildId) -> WeekSeen:
        """Return what a user may see of a week in a server; None for what everyone may see."""
        is_over = self._is_over(week)
        async with self._store.read() as uow:
            repository = WeekRepository(uow)
            own = await repository.try_of(week, user) if user else None
            tries = [] if guild == EVERY_SERVER else await repository.tries(week, guild)
            result = own.result if own else None
            better, total = await repository.standing(week, result.score if result else None)
            best = await repository.best(week)
            secret = await repository.secret()
            was_forgotten = user is not None and await repository.was_forgotten(week, secret.mark(week, user))
            is_hidden = user is not None and user in await uow.people.hidden([user])
            is_shared = user is not None and await repository.is_shared(week, guild, user)
        results = [(each.user, each.result) for each in tries if each.result is not None]
        table = rank(results, by=lambda result: -result.score)
        seen = WeekSeen(
            secret.board(week),
            is_over,
            own,
            finished=len(table) if guild != EVERY_SERVER else total,
            unfinished=len(tries) - len(table),
            table=table,
            here=table.rank_of(user),
            everywhere=Rank(better + 1, total) if result and not is_hidden else None,
            par=best.result.score if best else None,
            best=best if is_over else None,
            is_shared=is_shared,
            is_hidden=is_hidden,
            was_forgotten=was_forgotten,
        )
        return seen if seen.may_compare else _hidden(seen)

    async def latest_result(self, user: UserId, viewer: UserId, guild: GuildId) -> WeekResult | None:
        """Return a user's latest result that a viewer may see in a server: the user sees their own ones anywhere.

        It doesn't matter here whether the user's profile is hidden.
        """
        is_own = user == viewer
        async with self._store.read() as uow:
            repository = WeekRepository(uow)
            latest = await repository.latest_results(user, None if is_own else guild, most=2)
            for week, result in latest:
                own = None if is_own or self._is_over(week) else await repository.try_of(week, viewer)
                if is_own or _may_compare(own, is_over=self._is_over(week)):
                    return WeekResult(week, result)
        return None

    def _is_over(self, week: Week) -> bool:
        return self._clock() >= week.ends_at

    # sharing

    @retried
    async def begin_sharing(self, week: Week, user: UserId, guild: GuildId) -> None:
        """Record that a user's result is shared in a server, before it is. Raises `Refused`: WEEK_SHARED."""
        async with self._store.write() as uow:
            await _take_part(WeekRepository(uow), week, guild, user)
            if not await WeekRepository(uow).share(week, guild, user, self._clock()):
                raise Refused(WEEK_SHARED)

    @retried
    async def give_up_sharing(self, week: Week, user: UserId, guild: GuildId) -> None:
        """Record that a result could not be shared."""
        async with self._store.write() as uow:
            await WeekRepository(uow).share(week, guild, user, None)

    # the end of a week

    async def close_due(self) -> None:
        """Close the weeks that are over. Their unfinished tries have reached their fixed end before."""
        async with self._store.read() as uow:
            due = await WeekRepository(uow).to_close(self._clock())
        for week in due:
            await self._close(week)

    @retried
    async def _close(self, week: Week) -> None:
        """Close a week, unless a try is still to be ended: then the scheduler comes back to it."""
        async with self._store.write() as uow:
            repository, at = WeekRepository(uow), self._clock()
            if await repository.is_played(week):
                return
            await uow.positions.release(week.occasion)
            await repository.close(week)
            await all_standing_changed(uow.views, STANDING_BOARD, at)

    @retried
    async def keep_best(self, week: Week, best: BestGame) -> None:
        """Store the best line of a week, unless another process has."""
        async with self._store.write() as uow:
            if await uow.searches.remove(BEST_LINE, week.code):
                await WeekRepository(uow).keep_best(week, best)


async def _take_part(repository: WeekRepository, week: Week, guild: GuildId, user: UserId) -> None:
    if guild != EVERY_SERVER:
        await repository.take_part(week, guild, user)


def _hidden(seen: WeekSeen) -> WeekSeen:
    """Leave out the results of others."""
    return replace(seen, table=Ranking(), here=None, everywhere=None, par=None, best=None)
