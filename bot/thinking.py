"""The computer player's searches, which run in a separate process, and the puzzles: the only user of `analysis`."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from analysis import choose, nodes_of, reviewing, search, strongest
from analysis.found import Found
from analysis.puzzles import mining, stock
from analysis.puzzles import puzzle as puzzles
from analysis.puzzles.beauty import first_rating
from analysis.serving import Priority
from analysis.thinking import affordable, find_out, is_installed
from analysis.worker import BusyError, LostError, Worker
from bot.domain import MatchId
from bot.domain.computer import LADDER, Best, Evaluation, JudgedMove, Level, Review
from bot.domain.puzzle import Motif, Puzzle, PuzzleId
from dvonn import Colour, Game, Move, Position

NODES_FOR_CERTAINTY = 300_000
"""Positions to search for the outcome of a match: a few tenths of a second."""

NODES_FOR_A_HINT = 200_000
"""Positions to search for a hint, more than for all levels but the strongest: one or two tenths of a second."""


MOST_REVIEWS = 100
"""The maximum number of waiting reviews, which together take a few minutes."""

log = logging.getLogger(__name__)


class Thinking:
    """A `bot.domain.computer.ComputerPlayer` that searches; moves have the highest priority, then short searches.

    One search runs at a time in each of its `processes`. `searched` is called with the duration of each search in
    seconds, waiting included, and `lost` when a process has died. An installed compiled core is assumed to work until
    the first search: only the worker processes load it, to save memory here.
    """

    def __init__(
        self,
        searched: Callable[[float], None] | None = None,
        processes: int = 1,
        *,
        lost: Callable[[], None] | None = None,
    ) -> None:
        self._worker = Worker(processes, lost=self._log_loss)
        self._searched = searched
        self._lost = lost
        self._reviewing = asyncio.Semaphore(processes)
        """Limits reviews to one per process, in the order of requests; if all ran at once, all would finish late."""
        self._reviews = 0
        self._compiled = is_installed()
        self._has_told = False

    def _log_loss(self, status: int) -> None:
        """Report that a process died. Called in a thread of the worker."""
        log.warning(
            "A search process has ended (%s) and is started again. If the system killed it, memory may be short",
            f"signal {-status}" if status < 0 else f"exit status {status}",
        )
        if self._lost:
            self._lost()

    @property
    def strongest(self) -> Level:
        """The highest level available; without the compiled core the higher ones take too long."""
        return Level(strongest(compiled=self._compiled))

    async def choose(
        self,
        position: Position,
        level: int,
        *,
        seed: str,
        match: MatchId,
        ladder: int = LADDER,
        patient: bool = False,
    ) -> Move:
        """Return the move that a level plays; deterministic for a position and seed.

        All other work takes precedence over a `patient` search. Raises `TimeoutError` if the queue is full.
        """
        try:
            with self._timed():
                level = min(level, strongest(ladder, compiled=await self._runs_compiled(match)))
                work = partial(choose, position, level, seed=seed, ladder=ladder)
                priority = Priority.MINING if patient else Priority.MOVE
                return await self._worker.ask(
                    work, owner=match, nodes=nodes_of(level, ladder), priority=priority
                )
        except (BusyError, LostError) as error:
            raise TimeoutError from error

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        """Return the margin in pieces by which the player to move wins with best play; None if uncertain."""
        try:
            found = await self._search(position, NODES_FOR_CERTAINTY, match)
        except TimeoutError:
            return None
        return round(found.score) if found.exact else None

    async def best(self, position: Position, *, match: MatchId) -> Best:
        """Return the best play in a position that is not over; deterministic.

        Raises `TimeoutError` if the queue is full.
        """
        found = await self._search(position, NODES_FOR_A_HINT, match)
        return Best(found.line, found.score, exact=found.exact, decided=found.winner_certain)

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:
        """Return the evaluation of a position in the stacking phase, or of the end; deterministic.

        Raises `TimeoutError` if the queue is full.
        """
        if position.to_move is None:
            return _standing(reviewing.standing_at_the_end(position))
        found = await self._search(position, reviewing.NODES, match)
        return _standing(reviewing.standing_of(position, found))

    async def review(self, game: Game, *, match: MatchId) -> Review:
        """Review a game, which takes a few seconds; shorter work takes precedence. Deterministic.

        The search stops if its caller is cancelled. Raises `TimeoutError` if the queue is full.
        """
        if self._reviews >= MOST_REVIEWS:
            raise TimeoutError
        self._reviews += 1
        try:
            async with self._reviewing:
                return await self._review(game, match)
        finally:
            self._reviews -= 1

    async def _review(self, game: Game, match: MatchId) -> Review:
        return await self._ask_all(reviewing.questions(game), match, Priority.REVIEW)

    async def ending(self, game: Game, *, match: MatchId) -> Review:
        """Review the last positions of a game, as far back as their results are proved. Deterministic.

        Only the search for puzzles waits for this one, which stops if its caller is cancelled. Raises `TimeoutError` if
        the queue is full.
        """
        return await self._ask_all(reviewing.ending_questions(game), match, Priority.ENDING)

    async def _ask_all(self, asking: reviewing.Questions, match: MatchId, priority: Priority) -> Review:
        try:
            question = next(asking)
            while True:
                found = await self._search(question.position, question.nodes, match, priority)
                question = asking.send(found)
        except StopIteration as done:
            return review_of(done.value)

    async def puzzle_in(self, game: Game, *, match: MatchId) -> Puzzle | None:
        """Return a puzzle from the end of a game, numbered 0; None if there is none, or without the compiled core.

        All other work takes precedence over the search, which stops if its caller is cancelled. Raises `TimeoutError`
        if the queue is full.
        """
        plies = range(max(0, len(game.moves) + 1 - mining.LAST_PLIES), len(game.moves) + 1)
        work = partial(mining.mine_game, [game.position_at(ply) for ply in plies])
        try:
            if not await self._runs_compiled(match):
                return None
            found = await self._worker.ask(
                work, owner=match, nodes=mining.MOST_NODES, priority=Priority.MINING
            )
        except (BusyError, LostError) as error:
            raise TimeoutError from error
        return _puzzle(PuzzleId(0), found) if found else None

    async def _search(
        self, position: Position, nodes: int, match: MatchId, priority: Priority = Priority.HINT
    ) -> Found:
        """Search a position. Raises `TimeoutError`."""
        try:
            with self._timed():
                seen = affordable(nodes, compiled=await self._runs_compiled(match))
                work = partial(search, position, nodes=seen)
                return await self._worker.ask(work, owner=match, nodes=nodes, priority=priority)
        except (BusyError, LostError) as error:
            raise TimeoutError from error

    async def _runs_compiled(self, match: MatchId) -> bool:
        """Whether the compiled core works; checked and logged once. Raises what the worker raises."""
        if not self._has_told:
            obstacle = await self._worker.ask(find_out, owner=match, nodes=0)
            if obstacle and not self._has_told:  # another task may have checked meanwhile
                log.warning("The compiled search can't run here; the slow one in Python does. %s", obstacle)
            self._compiled, self._has_told = obstacle is None, True
        return self._compiled

    @contextlib.contextmanager
    def _timed(self) -> Iterator[None]:
        begun = time.monotonic()
        yield
        if self._searched:
            self._searched(time.monotonic() - begun)

    def close(self) -> None:
        """Stop the worker. Blocks for a moment."""
        self._worker.close()


class BundledPuzzles:
    """The bundled puzzles, as a `bot.domain.puzzle.PuzzleCollection`."""

    def find(self, puzzle: PuzzleId) -> Puzzle | None:
        found = stock.find(puzzle)
        return _puzzle(puzzle, found) if found else None

    def ratings(self) -> Mapping[PuzzleId, float]:
        """Return the first ratings of the puzzles that are offered."""
        return {PuzzleId(number): float(rating) for number, rating in stock.ratings().items()}


def _puzzle(number: PuzzleId, found: puzzles.Puzzle) -> Puzzle:
    return Puzzle(
        number,
        found.position,
        found.line,
        found.margin,
        found.nodes,
        tuple(Motif(motif.value) for motif in found.motifs),
        float(first_rating(found.traits)),
    )


def _standing(found: reviewing.EvaluatedPosition) -> Evaluation:
    return Evaluation(found.chance, found.margin, found.decided, found.line)


def _move(found: reviewing.JudgedMove) -> JudgedMove:
    before, after = _standing(found.before), _standing(found.after)
    return JudgedMove(found.ply, found.mover, found.move, before, after, found.fall)


def review_of(found: reviewing.Review) -> Review:
    turning_point = found.turning_point
    return Review(
        found.first,
        tuple(map(_standing, found.standings)),
        tuple(map(_move, found.moves)),
        {colour: tuple(map(_move, found.mistakes(colour))) for colour in Colour},
        _move(turning_point) if turning_point else None,
    )
