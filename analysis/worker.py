"""A worker that runs searches next to an event loop: a bounded, fair queue with priority for short work.

It searches in processes of its own, so the event loop doesn't compete for the GIL. Every 4,096 nodes (one or two
milliseconds), a search checks whether its answer is still wanted, and ends otherwise; it is suspended while more urgent
or much shorter work runs.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Any, ClassVar, Protocol, TypeVar

from analysis.process import Process
from analysis.serving import Drop, Priority, Task, TaskOutcome, Work

T = TypeVar("T")

MOST_WAITING = 200
_MUCH_SHORTER = 4
"""How many times shorter work must be to suspend a search; a lower factor would cause too many interruptions."""

_MOST_BEGUN = 2
"""The maximum number of times that work is started if its process dies: the work may be the cause."""


class SearchHost(Protocol):
    """The worker's interface to its process; `Process` except in tests."""

    def send(self, message: Task | Drop) -> None:
        """Start a task immediately, or cancel one."""

    def receive(self) -> TaskOutcome | None:
        """Wait for an outcome; None once the process has ended."""

    def close(self) -> None:
        """End the process and its current task."""

    def wait(self) -> int:
        """Wait until the process has ended; return its exit status, or minus the signal that has killed it."""


class BusyError(RuntimeError):
    """The queue is full, or the worker is closed."""


class LostError(RuntimeError):
    """The process died repeatedly during the work, or the worker was closed."""


@dataclass(eq=False)
class _Job:
    work: Work[Any]
    owner: Hashable
    nodes: int
    priority: Priority
    turn: int
    number: int
    answer: Future[Any] = field(default_factory=Future)
    begun: int = 0
    unwanted: bool = False

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Sort key, lowest first: the priority, short work, then owners served less recently, then arrival."""
        return self.priority, self.nodes, self.turn, self.number

    def suspends(self, other: _Job) -> bool:
        """Whether the job starts although another one is running, and suspends it."""
        if other.priority.is_urgent:
            return self.priority.is_urgent and self.nodes * _MUCH_SHORTER <= other.nodes
        return self.priority < other.priority

    def begin(self) -> bool:
        """Mark the job as started; return False if it was cancelled."""
        self.begun += 1
        return self.begun > 1 or self.answer.set_running_or_notify_cancel()


class _Seat:
    """A process of the worker, started on demand, and what it runs."""

    def __init__(self) -> None:
        self.place: SearchHost | None = None
        self.running: dict[int, _Job] = {}
        """Running and suspended tasks by number."""

    def fits(self, job: _Job) -> bool:
        """Whether the job can start at once: if nothing runs, or if it suspends what runs."""
        return self.place is not None and all(job.suspends(other) for other in self.running.values())

    def start(self, job: _Job) -> None:
        if self.place and job.begin():
            self.running[job.number] = job
            self.place.send(Task(job.number, job.work, job.priority.is_urgent))


class Worker:
    """Runs tasks in one or more processes that are started on demand, one task at a time in each; `close` ends them.

    If a process dies, its tasks are restarted, and `lost` is called with what `SearchHost.wait` returns, in another
    thread.
    """

    place: ClassVar[type[SearchHost]] = Process

    def __init__(
        self,
        processes: int = 1,
        most_waiting: int = MOST_WAITING,
        *,
        lost: Callable[[int], object] = lambda _: None,
    ) -> None:
        self._lost = lost
        self._most_waiting = most_waiting * processes
        self._waiting: list[_Job] = []
        self._turns: Counter[Hashable] = Counter()
        self._numbers = 0
        self._changed = Condition()
        self._closed = False
        self._seats = [_Seat() for _ in range(processes)]
        self._threads = [
            Thread(target=self._run, args=(seat,), name=f"analysis-{number}", daemon=True)
            for number, seat in enumerate(self._seats)
        ]
        for thread in self._threads:
            thread.start()

    async def ask(
        self, work: Work[T], *, owner: Hashable, nodes: int, priority: Priority = Priority.MOVE
    ) -> T:
        """Run work and wait for its answer; cancelling the wait cancels the work. Work and answer are pickled.

        `owner` is the unit of fairness, such as a match, and `nodes` the expected cost. Raises `BusyError` if the
        queue is full, `LostError`, and any error of the work.
        """
        job = self._take(work, owner, nodes, priority)
        try:
            return await asyncio.wrap_future(job.answer)
        finally:
            self._leave(job)

    def _take(self, work: Work[T], owner: Hashable, nodes: int, priority: Priority) -> _Job:
        with self._changed:
            if self._closed:
                raise BusyError("the worker is closed")
            self._waiting = [job for job in self._waiting if not job.unwanted]
            if len(self._waiting) >= self._most_waiting:
                raise BusyError(f"{len(self._waiting)} searches are waiting")
            job = _Job(work, owner, nodes, priority, self._turns[owner], self._numbers)
            self._turns[owner] += 1
            self._numbers += 1
            self._waiting.append(job)
            self._begin()
            self._changed.notify_all()
            return job

    def _leave(self, job: _Job) -> None:
        with self._changed:
            job.unwanted = True
            for seat in self._seats:
                if job.number in seat.running and seat.place:
                    seat.place.send(Drop(job.number))

    def close(self) -> None:
        """Cancel all work and end the processes; blocks briefly."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            for seat in self._seats:
                if seat.place:
                    seat.place.close()
        for thread in self._threads:
            thread.join()
        running = [job for seat in self._seats for job in seat.running.values()]
        for job in (*self._waiting, *running):
            if not job.answer.cancel():
                job.answer.set_exception(LostError("the worker is closed"))

    def _run(self, seat: _Seat) -> None:
        while place := self._open(seat):
            while outcome := place.receive():
                self._settle(seat, outcome)
            place.close()
            self._lose(seat, place.wait())

    def _open(self, seat: _Seat) -> SearchHost | None:
        """Wait for work that no running process can take, and start a process; None once the worker is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            if self._closed:
                return None
            seat.place = self.place()
            self._begin()
            return seat.place

    def _lose(self, seat: _Seat, status: int) -> None:
        """Requeue the tasks of a process that died; those that were begun too often fail."""
        with self._changed:
            seat.place = None
            if self._closed:
                return
            self._lost(status)
            for job in seat.running.values():
                if job.begun < _MOST_BEGUN:
                    self._waiting.append(job)
                else:
                    job.answer.set_exception(
                        LostError(f"the process died {job.begun} times during the search")
                    )
            seat.running.clear()

    def _settle(self, seat: _Seat, outcome: TaskOutcome) -> None:
        """Deliver an outcome and start the next task."""
        with self._changed:
            job = seat.running.pop(outcome.number)
            self._begin()
        if outcome.error:
            job.answer.set_exception(outcome.error)
        else:
            job.answer.set_result(outcome.answer)

    def _begin(self) -> None:
        """Start tasks in the order of the queue: in idle processes, or where they suspend what runs."""
        if self._closed:
            return
        self._waiting = [job for job in self._waiting if not job.unwanted]
        if not (self._waiting or any(seat.running for seat in self._seats)):
            self._turns.clear()  # the queue is empty: reset fairness
        for job in sorted(self._waiting, key=lambda job: job.rank):
            seats = [seat for seat in self._seats if seat.fits(job)]
            if seats:
                self._waiting.remove(job)
                min(seats, key=lambda seat: len(seat.running)).start(job)
