"""The service of puzzles: which one somebody gets, and what comes of a try. Each call is one transaction."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.matches.ids import EVERY_SERVER, GuildId, MatchId, UserId
from bot.matches.puzzle import (
    Attempt,
    Puzzle,
    PuzzleId,
    PuzzleStock,
    Rated,
    Solver,
    after_try,
    draw,
    first_rating,
    own_number,
)
from bot.matches.puzzle_card import CardId
from bot.matches.retry import retried
from bot.matches.store import Ledger, Store

OWN_SHARE = 1 / 3
"""The share of puzzles from a server's own matches among those that somebody gets there."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The outcome of a try: the solver before and after it, the same where it did not count."""

    before: Solver
    after: Solver
    cards: Sequence[CardId] = ()
    """The cards on which the solver is named from now on."""

    @property
    def counted(self) -> bool:
        """Whether it was the first try at the puzzle."""
        return self.after.tried > self.before.tried


class Puzzling:
    """The service behind `/dvonn puzzle`."""

    stock: PuzzleStock
    """The puzzles that come with the bot; whoever puts it together brings them."""

    def __init__(self, store: Store, *, lots: random.Random) -> None:
        self._store = store
        self._lots = lots

    async def find(self, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        """The puzzle of a number, if there is one for a server."""
        if own_number(puzzle) is None:
            return self.stock.find(puzzle)
        async with self._store.read() as ledger:
            return await ledger.own_puzzles.find(puzzle, guild)

    @retried
    async def open(self, user: UserId, guild: GuildId, *, another: bool = False) -> tuple[Puzzle, Solver]:
        """The puzzle that somebody has left open; or, where there is none or `another` one is wanted, a new one.

        It is one for the server where they ask.
        """
        async with self._store.write() as ledger:
            await ledger.people.hold(user)
            solver = await ledger.puzzles.solver(user)
            known = await self._of(ledger, solver.puzzle, guild) if solver.puzzle and not another else None
            if known:
                return known, solver
            drawn = await self._draw(ledger, user, solver, guild)
            solver = replace(solver, puzzle=drawn.id)
            await ledger.puzzles.keep_solver(user, solver)
            return drawn, solver

    async def _of(self, ledger: Ledger, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        if own_number(puzzle) is None:
            return self.stock.find(puzzle)
        return await ledger.own_puzzles.find(puzzle, guild)

    async def _draw(self, ledger: Ledger, user: UserId, solver: Solver, guild: GuildId) -> Puzzle:
        attempts = await ledger.puzzles.attempts(user)
        own = {} if guild == EVERY_SERVER else await ledger.own_puzzles.ratings(guild)
        untried = {puzzle: rating for puzzle, rating in own.items() if puzzle not in attempts}
        if untried and self._lots.random() < OWN_SHARE:
            ratings = untried
        else:
            first = {puzzle: first_rating(nodes) for puzzle, nodes in self.stock.nodes().items()}
            known = await ledger.puzzles.ratings()
            ratings = {puzzle: known.get(puzzle, rating) for puzzle, rating in first.items()}
        drawn = await self._of(ledger, draw(ratings, solver, attempts, self._lots), guild)
        if drawn is None:
            raise LookupError("the stock lists a puzzle that it doesn't find")
        return drawn

    @retried
    async def tried(self, user: UserId, puzzle: Puzzle, guild: GuildId, *, solved: bool) -> Tried:
        """Note a try at a puzzle in a server. Only the first one counts.

        A person who solves it without having seen the solution is named on its open cards there.
        """
        async with self._store.write() as ledger:
            known, before, after = await _try(ledger, user, puzzle, Attempt(solved, gave_up=False))
            cards: Sequence[CardId] = ()
            if solved and not (known and known.gave_up):
                cards = await ledger.puzzle_cards.solve(user, puzzle.id, guild)
            return Tried(before, after, cards)

    @retried
    async def give_up(self, user: UserId, puzzle: Puzzle) -> Tried:
        """Note that somebody wants to see the solution, which is a miss where they have not tried the puzzle."""
        async with self._store.write() as ledger:
            known, before, after = await _try(ledger, user, puzzle, Attempt(solved=False, gave_up=True))
            if known and not known.gave_up:
                await ledger.puzzles.give_up(user, puzzle.id)
            return Tried(before, after)

    @retried
    async def keep_mined(self, guild: GuildId, match_id: MatchId, puzzle: Puzzle | None) -> None:
        """Note that a match was looked through, with the puzzle that was found in it."""
        async with self._store.write() as ledger:
            if await ledger.own_puzzles.mined(match_id) and puzzle:
                await ledger.own_puzzles.add(guild, match_id, puzzle)


async def _try(
    ledger: Ledger, user: UserId, puzzle: Puzzle, now: Attempt
) -> tuple[Attempt | None, Solver, Solver]:
    """Rate somebody and a puzzle by the first try; gives what was known of one, and the solver before and after."""
    await ledger.people.hold(user)
    known = await ledger.puzzles.attempt(user, puzzle.id)
    before = after = await ledger.puzzles.solver(user)
    if known is None:
        await ledger.puzzles.hold(puzzle.id)
        rated = await ledger.puzzles.rating(puzzle.id) or Rated(first_rating(puzzle.nodes))
        after, rated = after_try(before, rated, solved=now.solved)
        await ledger.puzzles.add_attempt(user, puzzle.id, now)
        await ledger.puzzles.keep_rated(puzzle.id, rated)
    if now.solved and after.puzzle == puzzle.id:
        after = replace(after, puzzle=None)
    if after != before:
        await ledger.puzzles.keep_solver(user, after)
    return known, before, after
