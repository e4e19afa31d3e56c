"""The services for puzzles: which puzzle a user gets, how an attempt is rated, and the puzzles in channels."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

from bot.domain.events import Event
from bot.domain.glicko import Strength
from bot.domain.ids import EVERY_SERVER, ChannelId, GuildId, MatchId, UserId, Venue
from bot.domain.match import Match
from bot.domain.puzzle import (
    OPEN_FOR,
    Attempt,
    CardId,
    Puzzle,
    PuzzleCollection,
    PuzzleId,
    Rated,
    Solver,
    after_try,
    draw,
    next_daily,
    own_number,
    puzzle_of,
)
from bot.domain.rating_history import K, Recomputed, recomputed
from bot.domain.refusals import Refused
from bot.domain.server_settings import ChangedSettings, ServerSettings
from bot.features.puzzles.computing import PuzzleResult, Strengths, compute
from bot.features.puzzles.month import (
    DailyTry,
    MonthRow,
    MonthTable,
    OwnMonth,
    days_in_a_row,
    first_of_month,
    month_before,
    ranked,
)
from bot.features.puzzles.refusals import PUZZLE_OPEN, OpenPuzzle
from bot.features.puzzles.repository import (
    OWN_PUZZLE,
    STANDING_MONTH,
    DailyTryRepository,
    OwnPuzzleRepository,
    PuzzleCardRepository,
    PuzzleRepository,
)
from bot.services.recomputing import computed_again
from bot.storage import Store, UnitOfWork, retried
from bot.storage.standing_messages import standing_changed
from dvonn import Phase

OWN_SHARE = 1 / 3
"""The probability that a user in a server gets one of its own puzzles, while there are some that they haven't tried."""

DAILY_LOST = "daily puzzle lost"
"""The direct message to the manager of a daily puzzle that can't be posted any more."""


@dataclass(frozen=True, slots=True)
class TriedPuzzle:
    """The outcome of an attempt: the solver before and after it, equal if it didn't count."""

    before: Solver
    after: Solver
    rated: Rated
    """The puzzle after the attempt."""
    cards: Sequence[CardId] = ()
    """The cards that name the solver from now on."""
    daily: DailyTry | None = None
    """The tries at it as the puzzle of a day in the server, if it was one."""

    @property
    def counted(self) -> bool:
        """Whether this was the first attempt at the puzzle, which alone changes ratings."""
        return self.after.tried > self.before.tried


async def queue_for_mining(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Queue an ended match of a server to be searched for puzzles, unless it was cancelled or ended before stacking."""
    if not match.is_over:
        return
    if not match.venue.is_direct and not match.cancelled and match.position.phase is not Phase.PLACING:
        await uow.searches.add(OWN_PUZZLE, match.id, match.venue.guild, match.events[-1].at)


class Puzzling:
    collection: PuzzleCollection
    """The built-in puzzles; set when the app is assembled."""

    def __init__(
        self, store: Store, *, rng: random.Random, collection: PuzzleCollection, clock: Callable[[], datetime]
    ) -> None:
        self.collection = collection
        self._store = store
        self._rng = rng
        self._clock = clock

    async def find(self, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        """Return a puzzle by its number; a puzzle from a server's own matches only in that server."""
        if own_number(puzzle) is None:
            return self.collection.find(puzzle)
        async with self._store.read() as uow:
            return await OwnPuzzleRepository(uow).find(puzzle, guild)

    @retried
    async def open(self, user: UserId, guild: GuildId, *, another: bool = False) -> tuple[Puzzle, Solver]:
        """Return the puzzle that a user left open; draw and record a new one if there is none or for `another`.

        A puzzle is open until it is solved at the first try or its solution is shown.
        """
        async with self._store.write() as uow:
            await uow.people.hold(user)
            solver = await PuzzleRepository(uow).solver(user)
            known = await self._of(uow, solver.puzzle, guild) if solver.puzzle and not another else None
            attempt = await PuzzleRepository(uow).attempt(user, known.id) if known else None
            if known and not (attempt and (attempt.solved or attempt.gave_up)):
                return known, solver
            drawn = await self._draw(uow, user, solver, guild)
            solver = replace(solver, puzzle=drawn.id)
            await PuzzleRepository(uow).keep_solver(user, solver)
            return drawn, solver

    async def _of(self, uow: UnitOfWork, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        if own_number(puzzle) is None:
            return self.collection.find(puzzle)
        return await OwnPuzzleRepository(uow).find(puzzle, guild)

    async def _draw(self, uow: UnitOfWork, user: UserId, solver: Solver, guild: GuildId) -> Puzzle:
        attempts = await PuzzleRepository(uow).attempts(user)
        own = {} if guild == EVERY_SERVER else await OwnPuzzleRepository(uow).ratings(guild)
        untried = {puzzle: rating for puzzle, rating in own.items() if puzzle not in attempts}
        if untried and self._rng.random() < OWN_SHARE:
            ratings = untried
        else:
            known = await PuzzleRepository(uow).ratings()
            ratings = {
                puzzle: known.get(puzzle, rating) for puzzle, rating in self.collection.ratings().items()
            }
        drawn = await self._of(uow, draw(ratings, solver, attempts, self._rng), guild)
        if drawn is None:
            raise LookupError("the collection lists a puzzle that it can't find")
        return drawn

    @retried
    async def tried(self, user: UserId, puzzle: Puzzle, guild: GuildId, *, solved: bool) -> TriedPuzzle:
        """Record an attempt at a puzzle in a server. Only the first one counts.

        A user who solves it without having seen the solution is named on its open cards in the server.
        """
        async with self._store.write() as uow:
            known, before, after, rated = await _try(uow, user, puzzle, Attempt(solved, gave_up=False))
            cards: Sequence[CardId] = ()
            if solved and not (known and known.gave_up):
                cards = await PuzzleCardRepository(uow).solve(user, puzzle.id, guild)
            result = await self._note_daily(uow, user, puzzle, guild, solved=solved, known=known)
            return TriedPuzzle(before, after, rated, cards, result)

    async def _note_daily(
        self,
        uow: UnitOfWork,
        user: UserId,
        puzzle: Puzzle,
        guild: GuildId,
        *,
        solved: bool,
        known: Attempt | None,
    ) -> DailyTry | None:
        """Note a try at a puzzle of the day while it is open in the server; return the tries at the latest one.

        `known` is an earlier attempt at the puzzle, anywhere.
        """
        repository = DailyTryRepository(uow)
        for day in await repository.open_days(guild, puzzle.id):
            before = await repository.find(user, guild, day) or DailyTry(puzzle.id)
            after = after_daily_try(before, solved=solved, known=known)
            if after != before:
                await repository.save(user, guild, day, after)
                await standing_changed(uow.views, STANDING_MONTH, guild, self._clock())
        latest = await repository.latest(user, guild, puzzle.id)
        return latest and latest[1]

    async def solver(self, user: UserId) -> Solver:
        """Return a user's puzzle rating and statistics; those of a newcomer if the user has tried no puzzle."""
        async with self._store.read() as uow:
            found: Solver = await PuzzleRepository(uow).solver(user)
            return found

    async def has_tried(self, user: UserId, puzzle: Puzzle) -> bool:
        """Whether a user has tried a puzzle, or asked for its solution."""
        async with self._store.read() as uow:
            return await PuzzleRepository(uow).attempt(user, puzzle.id) is not None

    @retried
    async def give_up(self, user: UserId, puzzle: Puzzle, guild: GuildId) -> TriedPuzzle:
        """Record that a user asks for the solution; without an earlier attempt it counts as a failed one."""
        async with self._store.write() as uow:
            known, before, after, rated = await _try(uow, user, puzzle, Attempt(solved=False, gave_up=True))
            await self._note_daily(uow, user, puzzle, guild, solved=False, known=known)
            if known and not known.gave_up:
                await PuzzleRepository(uow).give_up(user, puzzle.id)
            return TriedPuzzle(before, after, rated)

    @retried
    async def keep_mined(self, guild: GuildId, match_id: MatchId, puzzle: Puzzle) -> None:
        """Store the puzzle found in a match, unless another process has."""
        async with self._store.write() as uow:
            if await uow.searches.remove(OWN_PUZZLE, match_id):
                await OwnPuzzleRepository(uow).add(guild, match_id, puzzle)


def after_daily_try(before: DailyTry, *, solved: bool, known: Attempt | None) -> DailyTry:
    """Count a try at a puzzle of the day; `known` is an earlier attempt at the puzzle."""
    if before.solved or (known and known.gave_up):
        return before
    if not solved:
        return replace(before, misses=before.misses + 1)
    return replace(before, solved=True, first=known is None)


async def _try(
    uow: UnitOfWork, user: UserId, puzzle: Puzzle, now: Attempt
) -> tuple[Attempt | None, Solver, Solver, Rated]:
    """Store a result, and new ratings of solver and puzzle, if this is the solver's first attempt at it.

    Returns the earlier attempt, if any, the solver before and after, and the puzzle after.
    """
    await uow.people.hold(user)
    repository = PuzzleRepository(uow)
    known = await repository.attempt(user, puzzle.id)
    if known is None:
        await repository.lock()
    before = after = await repository.solver(user)
    rated = await repository.rated(puzzle)
    if known is None:
        result = PuzzleResult(user, puzzle.id, now.solved, before.strength, rated.strength)
        after, rated = after_try(before, rated, solved=now.solved)
        await repository.add_attempt(user, puzzle.id, now)
        await repository.add_result(result)
        await repository.keep_rated(puzzle.id, rated)
    if now.solved and after.puzzle == puzzle.id:
        after = replace(after, puzzle=None)
    if after != before:
        await repository.keep_solver(user, after)
    return known, before, after, rated


async def reschedule(uow: UnitOfWork, changed: ChangedSettings) -> None:
    """Reschedule a server's daily puzzle if its channel or hour has changed."""
    after = changed.after
    if _daily(changed.before) == _daily(after):
        return
    next_at = next_daily(changed.at, after.daily_hour) if after.daily_channel else None
    await PuzzleCardRepository(uow).schedule(changed.guild, next_at, changed.by)


def _daily(settings: ServerSettings) -> tuple[ChannelId | None, int]:
    return settings.daily_channel, settings.daily_hour


class PuzzleCards:
    """The service for puzzle cards; `collection` returns the bundled puzzles."""

    def __init__(
        self, store: Store, *, clock: Callable[[], datetime], collection: Callable[[], PuzzleCollection]
    ) -> None:
        self._store = store
        self._clock = clock
        self._collection = collection

    @retried
    async def share(self, user: UserId, venue: Venue, parent: ChannelId | None, puzzle: PuzzleId) -> CardId:
        """Add a card for a puzzle in a channel, which may be a thread of `parent`.

        Raises `Refused`: CHANNEL_NOT_ALLOWED, PUZZLE_OPEN.
        """
        async with self._store.write() as uow:
            (await uow.servers.settings(venue.guild)).check_channel(venue.channel, parent)
            await PuzzleCardRepository(uow).hold(user, venue.channel)
            if known := await PuzzleCardRepository(uow).open_of(user, venue.channel):
                raise Refused(PUZZLE_OPEN, OpenPuzzle(venue, known))
            closes_at = self._clock() + OPEN_FOR
            card = await PuzzleCardRepository(uow).add(
                venue.guild, venue.channel, puzzle, closes_at=closes_at, sharer=user
            )
        if card is None:
            raise LookupError("a card without a day was not added")
        return card

    @retried
    async def close_due(self) -> Sequence[CardId]:
        """Close the cards whose time is over, so that they show the solution; return them."""
        async with self._store.write() as uow:
            return await PuzzleCardRepository(uow).close_due(self._clock())

    @retried
    async def stop_daily(self, guild: GuildId, channel: ChannelId, missing: tuple[str, ...]) -> UserId | None:
        """Turn a server's daily puzzle off, as it can't be posted in its channel, and notify its manager.

        `missing` lists the permissions that the bot lacks. Returns the manager, if there is one.
        """
        async with self._store.write() as uow:
            await PuzzleCardRepository(uow).hold(guild)
            manager = await PuzzleCardRepository(uow).manager(guild)
            if manager:
                lost = {"channel": channel, "missing": missing}
                await uow.direct_messages.write(DAILY_LOST, manager, guild, data=lost, key=str(channel))
            settings = await uow.servers.settings(guild)
            await uow.servers.settle(guild, replace(settings, daily_channel=None))
            await PuzzleCardRepository(uow).schedule(guild, None, None)
            return manager

    @retried
    async def begin_day(self, guild: GuildId) -> CardId | None:
        """Add the card of a server's daily puzzle if it is due, and schedule the next one.

        Days that the bot has missed are skipped. Returns None if nothing is to be posted.
        """
        async with self._store.write() as uow:
            await PuzzleCardRepository(uow).hold(guild)
            at, due = self._clock(), await PuzzleCardRepository(uow).next_daily(guild)
            if due is None or due > at:
                return None
            settings = await uow.servers.settings(guild)
            if settings.daily_channel is None:
                await PuzzleCardRepository(uow).schedule(guild, None, None)
                return None
            following = next_daily(at, settings.daily_hour)
            await PuzzleCardRepository(uow).postpone(guild, following)
            day = at.astimezone(UTC).date()
            if at.hour < settings.daily_hour or await uow.servers.is_removed(guild):
                return None
            return await PuzzleCardRepository(uow).add(
                guild,
                settings.daily_channel,
                puzzle_of(day, sorted(self._collection().ratings())),
                closes_at=following,
                day=day,
            )


class PuzzleMonths:
    """The service for the table of a month, the results that solvers share, and their days in a row."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def table(self, guild: GuildId) -> MonthTable:
        """Return this month's table of a server, with last month's ranking, without hidden profiles."""
        month = first_of_month(self._today)
        async with self._store.read() as uow:
            now, before = [
                await DailyTryRepository(uow).month(guild, each) for each in (month, month_before(month))
            ]
            hidden = await uow.people.hidden(row.user for row in (*now, *before))
            names = await uow.people.names([row.user for row in (*now, *before)])
        return MonthTable(month, ranked(now, hidden), ranked(before, hidden), names)

    async def own(self, user: UserId, guild: GuildId) -> OwnMonth:
        """Return what only the user sees: the own row, also if it is hidden, and the days in a row."""
        async with self._store.read() as uow:
            rows = await DailyTryRepository(uow).month(guild, first_of_month(self._today))
            solved = await DailyTryRepository(uow).solved_days(user)
            private = (await uow.people.preferences([user]))[user].private
        row = next((row for row in rows if row.user == user), MonthRow(user, 0, 0))
        return OwnMonth(row, days_in_a_row(solved, self._today), private)

    @property
    def _today(self) -> date:
        return self._clock().astimezone(UTC).date()

    @retried
    async def begin_sharing(self, user: UserId, guild: GuildId, puzzle: PuzzleId) -> DailyTry | None:
        """Claim the posting of a user's result, once in a server; return None if there is none to post."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            latest = await DailyTryRepository(uow).latest(user, guild, puzzle)
            if latest is None or not latest[1].may_be_shared:
                return None
            await DailyTryRepository(uow).share(user, guild, latest[0], shared=True)
            return latest[1]

    @retried
    async def give_up_sharing(self, user: UserId, guild: GuildId, puzzle: PuzzleId) -> None:
        """Record that nothing was posted."""
        async with self._store.write() as uow:
            if latest := await DailyTryRepository(uow).latest(user, guild, puzzle):
                await DailyTryRepository(uow).share(user, guild, latest[0], shared=False)


class PuzzleRatings:
    """The service for the ratings of all puzzles and solvers together."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @retried
    async def recompute(self) -> Recomputed:
        """Compute all ratings again from the first tries, and store those that differ."""
        async with computed_again(self._store, _results, compute, lock=_lock) as (uow, results, computed):
            strengths, corrected = computed
            before = await PuzzleRepository(uow).strengths()
            different = Strengths(
                _different(strengths.solvers, before.solvers), _different(strengths.puzzles, before.puzzles)
            )
            await PuzzleRepository(uow).correct(different, corrected)
        return recomputed(len(results), before.all, {**before.all, **different.all})


async def _lock(uow: UnitOfWork) -> None:
    await PuzzleRepository(uow).lock()


async def _results(uow: UnitOfWork) -> Mapping[int, PuzzleResult]:
    return await PuzzleRepository(uow).results()


def _different(after: Mapping[K, Strength], before: Mapping[K, Strength]) -> dict[K, Strength]:
    """Return the strengths that differ from the stored ones, of those that are stored."""
    return {key: after[key] for key in before if after[key] != before[key]}
