"""Thinking for the computer beside the event loop: one thread, in which the short work goes first."""

import asyncio
import itertools
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from heapq import heappop, heappush
from typing import TypeVar

from analysis import choose, search
from dvonn import Move, Position

NODES_FOR_CERTAINTY = 300_000
"""The positions that are looked at to find out how a match must end."""

T = TypeVar("T")


class Thinking:
    """`bot.matches.computer.Mind` by searching. One search runs at a time; those that nobody waits for end early."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._waiting: list[tuple[int, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._lock = threading.Lock()

    async def choose(self, position: Position, level: int, *, seed: str) -> Move:
        """The move that a level plays: the same one each time for the same position and seed."""
        # The level is the rank: low ones take the least time.
        return await self._run(level, partial(choose, position, level, seed=seed))

    async def margin(self, position: Position) -> int | None:
        """By how many pieces the player to move will win with best play; None where that is uncertain."""
        found = await self._run(0, partial(search, position, nodes=NODES_FOR_CERTAINTY))
        return round(found.score) if found.exact else None

    def close(self) -> None:
        """Think no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _run(self, rank: int, work: Callable[..., T]) -> T:
        """The outcome of work; lower ranks go first. Work learns by its `pause` that nobody waits for it any more."""
        job: Future[T] = Future()
        given_up = threading.Event()

        def run() -> None:
            if job.set_running_or_notify_cancel():
                try:
                    job.set_result(work(pause=given_up.is_set))
                except Exception as error:  # noqa: BLE001  whatever it is, it is raised where the outcome is awaited
                    job.set_exception(error)

        with self._lock:
            heappush(self._waiting, (rank, next(self._numbers), run))
        self._thread.submit(self._run_first)
        try:
            return await asyncio.wrap_future(job)
        finally:
            given_up.set()

    def _run_first(self) -> None:
        with self._lock:
            _, _, run = heappop(self._waiting)
        run()
