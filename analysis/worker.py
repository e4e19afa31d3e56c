"""One worker that searches beside an event loop: a queue that is bounded, fair, and lets short work go first.

Searches run in a thread of their own and hold none of Python's locks. Whatever runs is asked every 4,096 nodes, a
millisecond or two: then it ends if nobody wants its answer any more, and stands aside for work that is much shorter.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from threading import Condition, Thread
from typing import Any, Protocol, TypeVar

from analysis.answer import Pause, never
from analysis.thinking import runs_compiled

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")

MOST_WAITING = 200
_MUCH_SHORTER = 4
"""Work goes before what runs if it costs at most this part of it, so that few searches stand aside for each other."""


class Work(Protocol[T_co]):
    """Something to search for, such as `functools.partial(choose, position, 3, seed="12/57")`."""

    def __call__(self, *, pause: Pause) -> T_co:
        """Do it, in the worker's thread; once `pause` says True, nobody wants the answer any more."""


class BusyError(RuntimeError):
    """So much work is waiting already that no more is taken."""


@dataclass(eq=False)
class _Job:
    work: Work[Any]
    owner: Hashable
    nodes: int
    turn: int
    number: int
    answer: Future[Any] = field(default_factory=Future)
    unwanted: bool = False

    @property
    def rank(self) -> tuple[int, int, int]:
        """Lower ones go first: short work, then an owner who has had less of late, then whoever came first."""
        return self.nodes, self.turn, self.number


class Worker:
    """Does one piece of work at a time, in a thread that begins with it; `close` ends that.

    Where the compiled core can't run, the twin searches in a process of its own, as it would hold Python's lock: then
    work that has begun is carried to its end.
    """

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most_waiting = most_waiting
        self._waiting: list[_Job] = []
        self._turns: Counter[Hashable] = Counter()
        self._numbers = 0
        self._changed = Condition()
        self._closed = False
        self._process: ProcessPoolExecutor | None = None
        self._thread = Thread(target=self._run, name="analysis", daemon=True)
        self._thread.start()

    async def ask(self, work: Work[T], *, owner: Hashable, nodes: int) -> T:
        """Wait for the answer; whoever stops waiting no longer wants it.

        `owner` is what shall get no more than others, a match say, and `nodes` what the work may cost. Raises
        `BusyError` where too much is waiting, and whatever the work raises.
        """
        job = self._take(work, owner, nodes)
        try:
            return await asyncio.wrap_future(job.answer)
        finally:
            job.unwanted = True

    def _take(self, work: Work[T], owner: Hashable, nodes: int) -> _Job:
        with self._changed:
            if self._closed:
                raise BusyError("the worker is closed")
            self._waiting = [job for job in self._waiting if not job.unwanted]
            if len(self._waiting) >= self._most_waiting:
                raise BusyError(f"{len(self._waiting)} searches are waiting")
            job = _Job(work, owner, nodes, self._turns[owner], self._numbers)
            self._turns[owner] += 1
            self._numbers += 1
            self._waiting.append(job)
            self._changed.notify()
            return job

    def close(self) -> None:
        """Let nobody wait any longer: what runs is ended, what waits is cancelled. Blocks for a moment."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()
        for job in self._waiting:
            job.answer.cancel()
        if self._process:
            self._process.shutdown(cancel_futures=True)

    def _run(self) -> None:
        while job := self._next_job():
            self._do(job)

    def _next_job(self) -> _Job | None:
        """Wait for work; None once the worker is closed."""
        with self._changed:
            while not self._closed:
                if job := self._first(lambda _: True):
                    return job
                self._turns.clear()  # nobody waits: all are equal again
                self._changed.wait()
        return None

    def _first(self, fits: Callable[[_Job], bool]) -> _Job | None:
        """Take the work that goes first from the queue, of that which fits."""
        self._waiting = [job for job in self._waiting if not job.unwanted]
        job = min(filter(fits, self._waiting), key=lambda job: job.rank, default=None)
        if job:
            self._waiting.remove(job)
        return job

    def _do(self, job: _Job) -> None:
        if not job.answer.set_running_or_notify_cancel():
            return
        try:
            job.answer.set_result(self._answer(job))
        except Exception as error:  # noqa: BLE001  whoever asked shall see it
            job.answer.set_exception(error)

    def _answer(self, job: _Job) -> object:
        if runs_compiled():
            return job.work(pause=lambda: self._pause(job))
        self._process = self._process or ProcessPoolExecutor(1, get_context("spawn"))
        return self._process.submit(job.work, pause=never).result()

    def _pause(self, running: _Job) -> bool:
        """Do what is much shorter first; whether the work that is running is to end."""
        while not (self._closed or running.unwanted):
            with self._changed:
                shorter = self._first(lambda job: job.nodes * _MUCH_SHORTER <= running.nodes)
            if not shorter:
                return False
            self._do(shorter)
        return True
