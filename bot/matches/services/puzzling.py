"""The service of puzzles: which one somebody gets, and what comes of a try. Each call is one transaction."""

import random
from dataclasses import dataclass, replace

from bot.matches.ids import UserId
from bot.matches.puzzle import Puzzle, PuzzleStock, Rated, Solver, after_try, draw, first_rating
from bot.matches.retry import retried
from bot.matches.store import Ledger, Store


@dataclass(frozen=True, slots=True)
class Tried:
    """The outcome of a try: the solver before and after it, the same where it did not count."""

    before: Solver
    after: Solver

    @property
    def counted(self) -> bool:
        """Whether it was the first try at the puzzle."""
        return self.after.tried > self.before.tried


class Puzzling:
    """The service behind `/dvonn puzzle`."""

    stock: PuzzleStock
    """The puzzles themselves; whoever puts the bot together brings them."""

    def __init__(self, store: Store, *, lots: random.Random) -> None:
        self._store = store
        self._lots = lots

    @retried
    async def open(self, user: UserId, *, another: bool = False) -> tuple[Puzzle, Solver]:
        """The puzzle that somebody has left open; or, where there is none or `another` one is wanted, a new one."""
        async with self._store.write() as ledger:
            await ledger.people.hold(user)
            solver = await ledger.puzzles.solver(user)
            known = self.stock.find(solver.puzzle) if solver.puzzle and not another else None
            if known:
                return known, solver
            drawn = await self._draw(ledger, user, solver)
            solver = replace(solver, puzzle=drawn.id)
            await ledger.puzzles.keep_solver(user, solver)
            return drawn, solver

    async def _draw(self, ledger: Ledger, user: UserId, solver: Solver) -> Puzzle:
        ratings = {puzzle: first_rating(nodes) for puzzle, nodes in self.stock.nodes().items()}
        ratings |= {puzzle: rated.rating for puzzle, rated in (await ledger.puzzles.rated()).items()}
        drawn = self.stock.find(draw(ratings, solver, await ledger.puzzles.attempts(user), self._lots))
        if drawn is None:
            raise LookupError("the stock lists a puzzle that it doesn't find")
        return drawn

    @retried
    async def tried(self, user: UserId, puzzle: Puzzle, *, solved: bool) -> Tried:
        """Note a try at a puzzle; whoever wants to see the solution has missed it. Only the first try counts."""
        async with self._store.write() as ledger:
            await ledger.people.hold(user)
            before = await ledger.puzzles.solver(user)
            after = before
            if puzzle.id not in await ledger.puzzles.attempts(user):
                after = await _count(ledger, user, puzzle, before, solved=solved)
            if solved and after.puzzle == puzzle.id:
                after = replace(after, puzzle=None)
            if after != before:
                await ledger.puzzles.keep_solver(user, after)
            return Tried(before, after)


async def _count(ledger: Ledger, user: UserId, puzzle: Puzzle, solver: Solver, *, solved: bool) -> Solver:
    await ledger.puzzles.hold(puzzle.id)
    known = (await ledger.puzzles.rated()).get(puzzle.id, Rated(first_rating(puzzle.nodes)))
    solver, rated = after_try(solver, known, solved=solved)
    await ledger.puzzles.add_attempt(user, puzzle.id, solved=solved)
    await ledger.puzzles.keep_rated(puzzle.id, rated)
    return solver
