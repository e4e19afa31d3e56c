"""The worker's process side: executes tasks and returns their outcomes."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from threading import Condition, Lock, Thread
from typing import Any, Protocol, TypeVar

from analysis.answer import Pause

T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """A picklable search, such as `functools.partial(choose, position, 3, seed="12/57")`."""

    def __call__(self, *, pause: Pause) -> T_co:
        """Run the search; once `pause` returns True, the answer is no longer wanted."""


class Priority(IntEnum):
    """The order of searches: lower numbers come first."""

    MOVE = 0
    """A move of the computer's, for which a match waits."""
    HINT = 1
    """A short answer, for which a person waits."""
    REVIEW = 2
    """A review of a game, which takes some seconds."""
    ENDING = 3
    """The proof of a game's ending, which its result shows once it is there."""
    MINING = 4
    """The mining of puzzles, for which nobody waits."""

    @property
    def is_urgent(self) -> bool:
        return self <= Priority.HINT


@dataclass(frozen=True, slots=True)
class Task:
    """Work with a number; it starts immediately and suspends running work."""

    number: int
    work: Work[Any]
    urgent: bool = True


@dataclass(frozen=True, slots=True)
class Drop:
    """A request to cancel the task with a number."""

    number: int


@dataclass(frozen=True, slots=True)
class TaskOutcome:
    """A task's answer or error."""

    number: int
    answer: Any = None
    error: Exception | None = None


PATIENCE = 0.75
"""Seconds after which urgent work may count as starved."""

FAIR_SHARE = 0.25
"""The share of a processor below which urgent work counts as starved."""


class _Progress:
    """A comparison of the time that the current thread has got from the processor with the time that has passed."""

    def __init__(self) -> None:
        self._begun, self._used = time.monotonic(), time.thread_time()

    @property
    def is_starved(self) -> bool:
        passed = time.monotonic() - self._begun
        return passed > PATIENCE and time.thread_time() - self._used < FAIR_SHARE * passed


class TaskServer:
    """An executor of tasks, one at a time, newest first, in a thread of low priority; starving urgent ones in another.

    A thread can't raise its priority again. So urgent work that gets hardly any time on a busy processor is cancelled
    and started again in the main thread, while all longer work is suspended: little is lost, and the answer is the
    same.

    `receive` blocks for the next message and returns None at the end. `give_way` lowers the priority of the thread that
    calls it.
    """

    def __init__(
        self,
        receive: Callable[[], Task | Drop | None],
        send: Callable[[TaskOutcome], None],
        give_way: Callable[[], object] = lambda: None,
    ) -> None:
        self._receive = receive
        self._send = send
        self._give_way = give_way
        self._tasks: deque[Task] = deque()
        self._starving: deque[Task] = deque()
        self._hurried: set[int] = set()
        """The starving tasks that have not ended."""
        self._dropped: set[int] = set()
        self._changed = Condition()
        self._sending = Lock()
        self._closed = False

    def run(self) -> None:
        """Execute tasks until the input ends, which cancels the running one."""
        Thread(target=self._listen, name="listening", daemon=True).start()
        usual = Thread(target=self._serve, name="searching", daemon=True)
        usual.start()
        while task := self._next(self._starving):
            self._finish(task, _outcome(task, partial(self._pause_hurried, task)))
        usual.join()

    def _listen(self) -> None:
        while message := self._receive():
            with self._changed:
                if isinstance(message, Task):
                    self._tasks.append(message)
                else:
                    self._dropped.add(message.number)
                self._changed.notify_all()
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def _serve(self) -> None:
        self._give_way()
        while task := self._next(self._tasks):
            self._do(task)

    def _next(self, tasks: deque[Task]) -> Task | None:
        with self._changed:
            self._changed.wait_for(
                lambda: self._closed or (tasks and (tasks is self._starving or not self._hurried))
            )
            return None if self._closed else tasks.popleft()

    def _do(self, task: Task) -> None:
        progress = _Progress()
        outcome = _outcome(task, lambda: self._pause(task, progress))
        if task.number not in self._hurried:
            self._finish(task, outcome)

    def _pause(self, task: Task, progress: _Progress) -> bool:
        """Execute newer tasks, and wait for starving ones; return whether the suspended task is to be cancelled."""
        while not self._is_unwanted(task):
            if self._hurried:
                with self._changed:
                    self._changed.wait_for(lambda: self._is_unwanted(task) or not self._hurried)
            elif self._tasks:
                self._do(self._tasks.popleft())
            elif task.urgent and progress.is_starved:
                self._hurry(task)
                return True
            else:
                return False
        return True

    def _pause_hurried(self, task: Task) -> bool:
        """Execute newer tasks, for which nothing else would make room; return whether the task is to be cancelled."""
        while self._tasks and not self._is_unwanted(task):
            newer = self._tasks.popleft()
            self._finish(newer, _outcome(newer, partial(self._pause_hurried, newer)))
        return self._is_unwanted(task)

    def _hurry(self, task: Task) -> None:
        with self._changed:
            self._hurried.add(task.number)
            self._starving.append(task)
            self._changed.notify_all()

    def _finish(self, task: Task, outcome: TaskOutcome) -> None:
        with self._sending:
            self._send(outcome)
        with self._changed:
            self._dropped.discard(task.number)
            self._hurried.discard(task.number)
            self._changed.notify_all()

    def _is_unwanted(self, task: Task) -> bool:
        return self._closed or task.number in self._dropped


def _outcome(task: Task, pause: Pause) -> TaskOutcome:
    try:
        return TaskOutcome(task.number, task.work(pause=pause))
    except Exception as error:  # noqa: BLE001  reported to the caller
        return TaskOutcome(task.number, error=error)
