"""The service of puzzles: which puzzle a user gets, and how an attempt is rated."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.domain.ids import EVERY_SERVER, GuildId, MatchId, UserId
from bot.domain.match import Match
from bot.domain.puzzle import (
    Attempt,
    CardId,
    Puzzle,
    PuzzleCollection,
    PuzzleId,
    Rated,
    Solver,
    after_try,
    draw,
    first_rating,
    own_number,
)
from bot.features.puzzles.repository import PuzzleRepository
from bot.features.puzzles.repository_cards import PuzzleCardRepository
from bot.features.puzzles.repository_own import OwnPuzzleRepository
from bot.services.match_lifecycle import at_the_end
from bot.storage import Store, UnitOfWork, retried
from dvonn import Phase

OWN_SHARE = 1 / 3
"""The share of the server's own puzzles among those that users get there."""


@dataclass(frozen=True, slots=True)
class TriedPuzzle:
    """The outcome of an attempt: the solver before and after it, equal if it didn't count."""

    before: Solver
    after: Solver
    cards: Sequence[CardId] = ()
    """The cards that name the solver from now on."""

    @property
    def counted(self) -> bool:
        """Whether it was the first attempt at the puzzle."""
        return self.after.tried > self.before.tried


@at_the_end
async def queue_for_mining(uow: UnitOfWork, match: Match) -> None:
    """Queue a match of a server to be searched for puzzles, if it has a stacking phase."""
    if not match.venue.is_direct and not match.cancelled and match.position.phase is not Phase.PLACING:
        await OwnPuzzleRepository(uow).note_finished(match.venue.guild, match.id)


class Puzzling:
    stock: PuzzleCollection
    """The built-in puzzles; set when the app is assembled."""

    def __init__(self, store: Store, *, rng: random.Random, stock: PuzzleCollection) -> None:
        self.stock = stock
        self._store = store
        self._rng = rng

    async def find(self, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        """Return a puzzle by its number; own puzzles only in their server."""
        if own_number(puzzle) is None:
            return self.stock.find(puzzle)
        async with self._store.read() as uow:
            return await OwnPuzzleRepository(uow).find(puzzle, guild)

    @retried
    async def open(self, user: UserId, guild: GuildId, *, another: bool = False) -> tuple[Puzzle, Solver]:
        """Return the puzzle that a user left open; a new one if there is none or `another` is wanted."""
        async with self._store.write() as uow:
            await uow.people.hold(user)
            solver = await PuzzleRepository(uow).solver(user)
            known = await self._of(uow, solver.puzzle, guild) if solver.puzzle and not another else None
            if known:
                return known, solver
            drawn = await self._draw(uow, user, solver, guild)
            solver = replace(solver, puzzle=drawn.id)
            await PuzzleRepository(uow).keep_solver(user, solver)
            return drawn, solver

    async def _of(self, uow: UnitOfWork, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        if own_number(puzzle) is None:
            return self.stock.find(puzzle)
        return await OwnPuzzleRepository(uow).find(puzzle, guild)

    async def _draw(self, uow: UnitOfWork, user: UserId, solver: Solver, guild: GuildId) -> Puzzle:
        attempts = await PuzzleRepository(uow).attempts(user)
        own = {} if guild == EVERY_SERVER else await OwnPuzzleRepository(uow).ratings(guild)
        untried = {puzzle: rating for puzzle, rating in own.items() if puzzle not in attempts}
        if untried and self._rng.random() < OWN_SHARE:
            ratings = untried
        else:
            first = {puzzle: first_rating(nodes) for puzzle, nodes in self.stock.nodes().items()}
            known = await PuzzleRepository(uow).ratings()
            ratings = {puzzle: known.get(puzzle, rating) for puzzle, rating in first.items()}
        drawn = await self._of(uow, draw(ratings, solver, attempts, self._rng), guild)
        if drawn is None:
            raise LookupError("the stock lists a puzzle that it can't find")
        return drawn

    @retried
    async def tried(self, user: UserId, puzzle: Puzzle, guild: GuildId, *, solved: bool) -> TriedPuzzle:
        """Record an attempt at a puzzle in a server. Only the first one counts.

        A user who solves it without having seen the solution is named on its open cards in the server.
        """
        async with self._store.write() as uow:
            known, before, after = await _try(uow, user, puzzle, Attempt(solved, gave_up=False))
            cards: Sequence[CardId] = ()
            if solved and not (known and known.gave_up):
                cards = await PuzzleCardRepository(uow).solve(user, puzzle.id, guild)
            return TriedPuzzle(before, after, cards)

    @retried
    async def give_up(self, user: UserId, puzzle: Puzzle) -> TriedPuzzle:
        """Record that a user asks for the solution; without an earlier attempt it counts as a failed one."""
        async with self._store.write() as uow:
            known, before, after = await _try(uow, user, puzzle, Attempt(solved=False, gave_up=True))
            if known and not known.gave_up:
                await PuzzleRepository(uow).give_up(user, puzzle.id)
            return TriedPuzzle(before, after)

    @retried
    async def keep_mined(self, guild: GuildId, match_id: MatchId, puzzle: Puzzle | None) -> None:
        """Record that a match was searched, and store the puzzle found in it."""
        async with self._store.write() as uow:
            if await OwnPuzzleRepository(uow).mined(match_id) and puzzle:
                await OwnPuzzleRepository(uow).add(guild, match_id, puzzle)


async def _try(
    uow: UnitOfWork, user: UserId, puzzle: Puzzle, now: Attempt
) -> tuple[Attempt | None, Solver, Solver]:
    """Rate solver and puzzle by the first attempt; return an earlier attempt, and the solver before and after."""
    await uow.people.hold(user)
    known = await PuzzleRepository(uow).attempt(user, puzzle.id)
    before = after = await PuzzleRepository(uow).solver(user)
    if known is None:
        await PuzzleRepository(uow).hold(puzzle.id)
        rated = await PuzzleRepository(uow).rating(puzzle.id) or Rated(first_rating(puzzle.nodes))
        after, rated = after_try(before, rated, solved=now.solved)
        await PuzzleRepository(uow).add_attempt(user, puzzle.id, now)
        await PuzzleRepository(uow).keep_rated(puzzle.id, rated)
    if now.solved and after.puzzle == puzzle.id:
        after = replace(after, puzzle=None)
    if after != before:
        await PuzzleRepository(uow).keep_solver(user, after)
    return known, before, after
