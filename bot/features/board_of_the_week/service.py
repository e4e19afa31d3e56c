"""The service for the board of the week: begins and scores tries, and closes weeks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.clock import Pace
from bot.domain.computer import Computer
from bot.domain.events import Setup
from bot.domain.ids import EVERY_SERVER, ChannelId, GuildId, MatchId, Person, Players, UserId, Venue
from bot.domain.match import Match
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.week import LEVEL, Week, WeekBoard
from bot.features.board_of_the_week.repository import STANDING_BOARD, Best, Try, WeekRepository
from bot.services.challenges import check_challenge
from bot.services.match_lifecycle import at_the_end, begin_match, continue_match
from bot.storage import Store, UnitOfWork, retried
from bot.storage.standing_messages import all_standing_changed, standing_changed
from dvonn import Colour, Termination

AT_ONCE = 25
"""How many unfinished tries end in one transaction."""


@at_the_end
async def score_try(uow: UnitOfWork, match: Match) -> None:
    """Record the margin of a try in the transaction in which it ends."""
    if match.week is None or match.ended_at is None:
        return
    repository = WeekRepository(uow)
    await repository.finish(match.id, match.ended_at, margin_of(match))
    for guild in await repository.servers_of(match.week, match.people[0]):
        await standing_changed(uow.views, STANDING_BOARD, guild, match.ended_at)


def margin_of(match: Match) -> int | None:
    """Return the pieces by which the person has won, negative for a loss; None if the game wasn't finished."""
    if match.ended is None or match.ended.by is not Termination.BOARD:
        return None
    own = match.players.colour_of(match.people[0])
    if own is None:
        raise ValueError("a match without a person")
    return match.position.score.margin(own)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a table: equal results share a place."""

    place: int
    of: int


@dataclass(frozen=True, slots=True)
class Begun:
    """A user's try, which may have been begun before."""

    match: Match
    is_new: bool


@dataclass(frozen=True, slots=True)
class Row:
    place: int
    user: UserId
    margin: int


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
    table: tuple[Row, ...] = ()
    """The results in the server; empty while they are hidden, and in direct messages."""
    here: Place | None = None
    """The user's place in the server."""
    everywhere: Place | None = None
    best: Best | None = None
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
        return self.is_over or (self.own is not None and self.own.finished_at is not None)

    @property
    def may_begin(self) -> bool:
        return not (self.is_over or self.own or self.was_forgotten)

    @property
    def is_playing(self) -> bool:
        return self.own is not None and self.own.finished_at is None


def ranked(tries: Sequence[Try]) -> tuple[Row, ...]:
    """Return the results, best first; equal margins share a place."""
    margins = [(each.user, each.margin) for each in tries if each.margin is not None]
    return tuple(
        Row(1 + sum(other > margin for _, other in margins), user, margin) for user, margin in margins
    )


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
            await uow.week_secret.keep(value, self.week)

    @retried
    async def begin(self, guild: GuildId, player: Person, bot: Person, direct: ChannelId) -> Begun:
        """Begin a user's try in their direct messages, or return the one that they have begun this week.

        Raises `Refused`: BANNED, WEEK_FORGOTTEN, WEEK_OVER if a clock that was set back leads into a closed week.
        """
        async with self._store.write() as uow:
            await check_challenge(uow, guild, player.id, None)  # also serializes calls for the same user
            at = self._clock()
            week, repository = Week.of(at), WeekRepository(uow)
            await _take_part(repository, week, guild, player.id)
            if known := await repository.try_of(week, player.id):
                return Begun(await uow.matches.find(known.match), is_new=False)
            secret = await uow.week_secret.find()
            if await repository.is_closed(week):
                raise Refused(RefusalReason.WEEK_OVER)
            if await repository.was_forgotten(week, secret.mark(week, player.id)):
                raise Refused(RefusalReason.WEEK_FORGOTTEN)
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
                computer=Computer(bot.id, LEVEL),
                present=player.id,
                week=week,
                at=at,
            )
            await repository.begin(week, player.id, match.id)
            return Begun(match, is_new=True)

    @retried
    async def see(self, week: Week, user: UserId, guild: GuildId) -> WeekSeen:
        """Return what a user may see of a week in a server; in this week's table of the server they take part now."""
        if week == self.week:
            async with self._store.write() as uow:
                await _take_part(WeekRepository(uow), week, guild, user)
        return await self.seen(week, user, guild)

    async def seen(self, week: Week, user: UserId | None, guild: GuildId) -> WeekSeen:
        """Return what a user may see of a week in a server; None for what everyone may see."""
        is_over = self._clock() >= week.ends_at
        async with self._store.read() as uow:
            repository = WeekRepository(uow)
            own = await repository.try_of(week, user) if user else None
            tries = [] if guild == EVERY_SERVER else await repository.tries(week, guild)
            better, total = await repository.standing(week, own.margin if own else None)
            best = await repository.best(week) if is_over else None
            secret = await uow.week_secret.find()
            was_forgotten = user is not None and await repository.was_forgotten(week, secret.mark(week, user))
            is_hidden = user is not None and user in await uow.people.hidden([user])
        rows = ranked(tries)
        mine = next((row.place for row in rows if row.user == user), None)
        has_place = own is not None and own.margin is not None and not is_hidden
        seen = WeekSeen(
            secret.board(week),
            is_over,
            own,
            finished=len(rows) if guild != EVERY_SERVER else total,
            unfinished=len(tries) - len(rows),
            table=rows,
            here=Place(mine, len(rows)) if mine else None,
            everywhere=Place(better + 1, total) if has_place else None,
            is_hidden=is_hidden,
            best=best,
            was_forgotten=was_forgotten,
        )
        return seen if seen.may_compare else _hidden(seen)

    # sharing

    @retried
    async def begin_sharing(self, week: Week, user: UserId, guild: GuildId) -> None:
        """Record that a user's result is shared in a server, before it is. Raises `Refused`: WEEK_SHARED."""
        async with self._store.write() as uow:
            await _take_part(WeekRepository(uow), week, guild, user)
            if not await WeekRepository(uow).share(week, guild, user, self._clock()):
                raise Refused(RefusalReason.WEEK_SHARED)

    @retried
    async def give_up_sharing(self, week: Week, user: UserId, guild: GuildId) -> None:
        """Record that a result could not be shared."""
        async with self._store.write() as uow:
            await WeekRepository(uow).share(week, guild, user, None)

    # the end of a week

    async def close_due(self) -> Sequence[MatchId]:
        """End the unfinished tries of all weeks that are over, and close these weeks; return the matches that ended."""
        ended: list[MatchId] = []
        async with self._store.read() as uow:
            due = await WeekRepository(uow).to_close(self._clock())
        for week in due:
            while some := await self._end_some(week):
                ended += some
        return ended

    @retried
    async def _end_some(self, week: Week) -> Sequence[MatchId]:
        """End the first `AT_ONCE` unfinished tries of a week and return them; without any, close the week."""
        async with self._store.write() as uow:
            repository, at = WeekRepository(uow), self._clock()
            found = await repository.unfinished(week, most=AT_ONCE)
            if not found:
                await uow.positions.release(week)
                await repository.close(week)
                await all_standing_changed(uow.views, STANDING_BOARD, at)
            matches = await uow.matches.find_each(found)
            for match_id in found:
                match = matches[match_id]
                if match.is_over:
                    await repository.finish(match_id, at, None)
                else:
                    await continue_match(uow, match, match.end_week(at))
            return found

    @retried
    async def keep_best(self, week: Week, best: Best) -> None:
        async with self._store.write() as uow:
            await WeekRepository(uow).keep_best(week, best)


async def _take_part(repository: WeekRepository, week: Week, guild: GuildId, user: UserId) -> None:
    if guild != EVERY_SERVER:
        await repository.take_part(week, guild, user)


def _hidden(seen: WeekSeen) -> WeekSeen:
    """Leave out the results of others."""
    return replace(seen, table=(), here=None, everywhere=None, best=None)
