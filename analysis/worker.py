"""One worker that searches beside an event loop: a queue that is bounded, fair, and lets short work go first.

It searches in a process of its own, so that nobody waits for the lock that Python's threads share. Every 4,096 nodes,
a millisecond or two, a search looks whether anybody still wants its answer, and ends if not; if much shorter work
waits, it stands aside for that.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Any, ClassVar, Protocol, TypeVar

from analysis.process import Process
from analysis.serving import Drop, Outcome, Task, Work

T = TypeVar("T")

MOST_WAITING = 200
_MUCH_SHORTER = 4
"""A search stands aside for work that is so many times shorter; for longer work it would be interrupted too often."""

_MOST_BEGUN = 2
"""How often work is tried whose process dies: the work itself may be what kills it."""


class Place(Protocol):
    """The other end of a worker: `Process`, but for tests."""

    def send(self, message: Task | Drop) -> None:
        """Have something done, at once, or dropped."""

    def receive(self) -> Outcome | None:
        """Wait for what comes of it; None once nothing is done there any more."""

    def close(self) -> None:
        """Let it end, with what is done there."""

    def wait(self) -> None:
        """Wait until it has ended."""


class BusyError(RuntimeError):
    """So much work is waiting already that no more is taken."""


class LostError(RuntimeError):
    """The process has ended in the middle of the work: more than once, or with the worker."""


@dataclass(eq=False)
class _Job:
    work: Work[Any]
    owner: Hashable
    nodes: int
    turn: int
    number: int
    answer: Future[Any] = field(default_factory=Future)
    begun: int = 0
    unwanted: bool = False

    @property
    def rank(self) -> tuple[int, int, int]:
        """Lower ones go first: short work, then an owner who has had less of late, then whoever came first."""
        return self.nodes, self.turn, self.number

    def begin(self) -> bool:
        """Whether it is to be done: somebody waits for it still."""
        self.begun += 1
        return self.begun > 1 or self.answer.set_running_or_notify_cancel()


class Worker:
    """Does one piece of work at a time, in a process that begins with the first; `close` ends that.

    Of a process that has come to an end by itself the work is done again, in another one.
    """

    place: ClassVar[type[Place]] = Process

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most_waiting = most_waiting
        self._waiting: list[_Job] = []
        self._running: dict[int, _Job] = {}
        """The work that is done, and what stands aside for it, by number."""
        self._turns: Counter[Hashable] = Counter()
        self._numbers = 0
        self._changed = Condition()
        self._closed = False
        self._place: Place | None = None
        self._thread = Thread(target=self._run, name="analysis", daemon=True)
        self._thread.start()

    async def ask(self, work: Work[T], *, owner: Hashable, nodes: int) -> T:
        """Wait for the answer; whoever stops waiting no longer wants it. The work and its answer are pickled.

        `owner` is what shall get no more than others, a match say, and `nodes` what the work may cost. Raises
        `BusyError` where too much is waiting, `LostError`, and whatever the work raises.
        """
        job = self._take(work, owner, nodes)
        try:
            return await asyncio.wrap_future(job.answer)
        finally:
            self._leave(job)

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
            self._begin()
            self._changed.notify()
            return job

    def _leave(self, job: _Job) -> None:
        with self._changed:
            job.unwanted = True
            if job.number in self._running and self._place:
                self._place.send(Drop(job.number))

    def close(self) -> None:
        """Let nobody wait any longer: what runs is ended, what waits is cancelled. Blocks for a moment."""
        with self._changed:
            self._closed = True
            self._changed.notify()
            if self._place:
                self._place.close()
        self._thread.join()
        for job in (*self._waiting, *self._running.values()):
            if not job.answer.cancel():
                job.answer.set_exception(LostError("the worker is closed"))

    def _run(self) -> None:
        while place := self._open():
            while outcome := place.receive():
                self._settle(outcome)
            place.close()
            place.wait()
            self._lose()

    def _open(self) -> Place | None:
        """Wait for work and begin with it; None once the worker is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            if self._closed:
                return None
            self._place = self.place()
            self._begin()
            return self._place

    def _lose(self) -> None:
        """Have the work done again whose process has ended."""
        with self._changed:
            self._place = None
            if self._closed:
                return
            for job in self._running.values():
                if job.begun < _MOST_BEGUN:
                    self._waiting.append(job)
                else:
                    job.answer.set_exception(LostError(f"the search has ended {job.begun} times"))
            self._running.clear()

    def _settle(self, outcome: Outcome) -> None:
        """Give an answer to whoever asked, and go on with what comes next."""
        with self._changed:
            job = self._running.pop(outcome.number)
            self._begin()
        if outcome.error:
            job.answer.set_exception(outcome.error)
        else:
            job.answer.set_result(outcome.answer)

    def _begin(self) -> None:
        """Begin with what goes first: any work where none runs, else such that is much shorter."""
        if self._closed or not self._place:
            return
        self._waiting = [job for job in self._waiting if not job.unwanted]
        if not (self._waiting or self._running):
            self._turns.clear()  # nobody waits: all are equal again
        while job := min(filter(self._fits, self._waiting), key=lambda job: job.rank, default=None):
            self._waiting.remove(job)
            if job.begin():
                self._running[job.number] = job
                self._place.send(Task(job.number, job.work))

    def _fits(self, job: _Job) -> bool:
        return all(job.nodes * _MUCH_SHORTER <= other.nodes for other in self._running.values())
