"""Thinking for the computer beside the event loop, and its puzzles: the one place that knows the search."""

import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from analysis import choose, nodes_of, reviewing, search, strongest
from analysis.found import Found
from analysis.puzzles import mining, stock
from analysis.puzzles import puzzle as puzzles
from analysis.thinking import affordable, find_out, is_installed
from analysis.worker import BusyError, LostError, Worker
from bot.domain import MatchId
from bot.domain.computer import Best, Level
from bot.domain.puzzle import Puzzle, PuzzleId, Theme
from bot.domain.review import Evaluation, JudgedMove, Review
from dvonn import Colour, Game, Move, Position

NODES_FOR_CERTAINTY = 300_000
"""The positions that are looked at to find out how a match must end: some tenths of a second."""

NODES_FOR_A_HINT = 200_000
"""The positions that are looked at for a hint, more than half of what the strongest level sees: a tenth of a second."""


BEHIND_ALL_ELSE = 1_000_000_000
"""The rank of work for which nobody waits: whatever else comes is done at once while it stands aside."""

log = logging.getLogger(__name__)


class Thinking:
    """`bot.domain.computer.ComputerPlayer` by searching. One search runs at a time, short ones first.

    `searched` is told how many seconds each search took, waiting included. Whether the compiled search runs here is
    taken for granted where it is installed, until the first search: then the process that searches tells, as the core
    would be in this one's memory for nothing.
    """

    def __init__(self, searched: Callable[[float], None] | None = None) -> None:
        self._worker = Worker()
        self._searched = searched
        self._compiled = is_installed()
        self._has_told = False

    @property
    def strongest(self) -> Level:
        """The highest level that can be played here: without the compiled search the higher ones take too long."""
        return Level(strongest(compiled=self._compiled))

    async def choose(self, position: Position, level: int, *, seed: str, match: MatchId) -> Move:
        """The move that a level plays: the same one each time for the same position and seed.

        Raises `TimeoutError` where too much is waiting already.
        """
        try:
            with self._timed():
                level = min(level, strongest(compiled=await self._runs_compiled(match)))
                work = partial(choose, position, level, seed=seed)
                return await self._worker.ask(work, owner=match, nodes=nodes_of(level))
        except (BusyError, LostError) as error:
            raise TimeoutError from error

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        """By how many pieces the player to move will win with best play; None where that is uncertain."""
        try:
            found = await self._search(position, NODES_FOR_CERTAINTY, match)
        except TimeoutError:
            return None
        return round(found.score) if found.exact else None

    async def best(self, position: Position, *, match: MatchId) -> Best:
        """The best play in a position in which somebody is to move: the same each time.

        Raises `TimeoutError` where too much is waiting already.
        """
        found = await self._search(position, NODES_FOR_A_HINT, match)
        return Best(found.line, found.score, exact=found.exact, decided=found.winner_certain)

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:
        """How well both players stand in a position of the stacking, or at the end: the same each time.

        Raises `TimeoutError` where too much is waiting already.
        """
        if position.to_move is None:
            return _standing(reviewing.standing_at_the_end(position))
        found = await self._search(position, reviewing.NODES, match)
        return _standing(reviewing.standing_of(position, found))

    async def review(self, game: Game, *, match: MatchId) -> Review:
        """Look through a game: some seconds of work, which anything shorter goes before. The same each time.

        It ends where nobody waits for it any more. Raises `TimeoutError` where too much is waiting already.
        """
        asking = reviewing.questions(game)
        try:
            question = next(asking)
            while True:
                found = await self._search(question.position, question.nodes, match, reviewing.MOST_NODES)
                question = asking.send(found)
        except StopIteration as done:
            return _review(done.value)

    async def puzzle_in(self, game: Game, *, match: MatchId) -> Puzzle | None:
        """A puzzle from the end of a game, without a number, if there is one: work that all other goes before.

        None is looked for without the compiled search. It ends where nobody waits for it any more. Raises
        `TimeoutError` where too much is waiting already.
        """
        plies = range(max(0, len(game.moves) + 1 - mining.LAST_PLIES), len(game.moves) + 1)
        work = partial(mining.mine_game, [game.position_at(ply) for ply in plies])
        try:
            if not await self._runs_compiled(match):
                return None
            found = await self._worker.ask(work, owner=match, nodes=BEHIND_ALL_ELSE)
        except (BusyError, LostError) as error:
            raise TimeoutError from error
        return _puzzle(PuzzleId(0), found) if found else None

    async def _search(
        self, position: Position, nodes: int, match: MatchId, together: int | None = None
    ) -> Found:
        """Search a position; it takes its turn as work of so many nodes `together`. Raises `TimeoutError`."""
        try:
            with self._timed():
                seen = affordable(nodes, compiled=await self._runs_compiled(match))
                work = partial(search, position, nodes=seen)
                return await self._worker.ask(work, owner=match, nodes=together or nodes)
        except (BusyError, LostError) as error:
            raise TimeoutError from error

    async def _runs_compiled(self, match: MatchId) -> bool:
        """Whether the compiled search runs; asked, and told to the log, once. Raises as the worker does."""
        if not self._has_told:
            obstacle = await self._worker.ask(find_out, owner=match, nodes=0)
            if obstacle and not self._has_told:  # somebody else may have asked at the same time
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
        """Think no more. Blocks for a moment."""
        self._worker.close()


class BundledPuzzles:
    """`bot.domain.puzzle.PuzzleCollection`: the puzzles that come with the bot."""

    def find(self, puzzle: PuzzleId) -> Puzzle | None:
        """The puzzle of a number, if there is one."""
        found = stock.find(puzzle)
        return _puzzle(puzzle, found) if found else None

    def nodes(self) -> Mapping[PuzzleId, int]:
        """How many positions the proof of each puzzle looked at."""
        return {PuzzleId(number): nodes for number, nodes in enumerate(stock.nodes_of_all(), start=1)}


def _puzzle(number: PuzzleId, found: puzzles.Puzzle) -> Puzzle:
    theme = Theme(found.theme.value)
    return Puzzle(number, found.position, found.line, found.margin, found.nodes, theme)


def _standing(found: reviewing.Standing) -> Evaluation:
    return Evaluation(found.chance, found.margin, found.decided, found.line)


def _move(found: reviewing.JudgedMove) -> JudgedMove:
    before, after = _standing(found.before), _standing(found.after)
    return JudgedMove(found.ply, found.mover, found.move, before, after, found.fall)


def _review(found: reviewing.Review) -> Review:
    turning_point = found.turning_point
    return Review(
        found.first,
        tuple(map(_standing, found.standings)),
        tuple(map(_move, found.moves)),
        {colour: tuple(map(_move, found.mistakes(colour))) for colour in Colour},
        _move(turning_point) if turning_point else None,
    )
