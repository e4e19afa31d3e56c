"""Thinking for the computer beside the event loop: the one place that knows the search."""

from functools import partial

from analysis import choose, nodes_of, search
from analysis.worker import BusyError, Worker
from bot.matches import MatchId
from bot.matches.computer import Best
from dvonn import Move, Position

NODES_FOR_CERTAINTY = 300_000
"""The positions that are looked at to find out how a match must end: some tenths of a second."""

NODES_FOR_A_HINT = 200_000
"""The positions that are looked at for a hint, as many as the strongest level sees: some tenths of a second."""


class Thinking:
    """`bot.matches.computer.Mind` by searching: one search runs at a time, short ones first, as `Worker` has it."""

    def __init__(self) -> None:
        self._worker = Worker()

    async def choose(self, position: Position, level: int, *, seed: str, match: MatchId) -> Move:
        """The move that a level plays: the same one each time for the same position and seed.

        Raises `TimeoutError` where too much is waiting already.
        """
        work = partial(choose, position, level, seed=seed)
        try:
            return await self._worker.ask(work, owner=match, nodes=nodes_of(level))
        except BusyError as busy:
            raise TimeoutError from busy

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        """By how many pieces the player to move will win with best play; None where that is uncertain."""
        work = partial(search, position, nodes=NODES_FOR_CERTAINTY)
        try:
            found = await self._worker.ask(work, owner=match, nodes=NODES_FOR_CERTAINTY)
        except BusyError:
            return None
        return round(found.score) if found.exact else None

    async def best(self, position: Position, *, match: MatchId) -> Best:
        """The best play in a position in which somebody is to move: the same each time.

        Raises `TimeoutError` where too much is waiting already.
        """
        work = partial(search, position, nodes=NODES_FOR_A_HINT)
        try:
            found = await self._worker.ask(work, owner=match, nodes=NODES_FOR_A_HINT)
        except BusyError as busy:
            raise TimeoutError from busy
        return Best(found.line, found.score, exact=found.exact, decided=found.winner_certain)

    def close(self) -> None:
        """Think no more. Blocks for a moment."""
        self._worker.close()
