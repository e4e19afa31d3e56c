"""The worker's process side: executes tasks and returns their outcomes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Condition, Thread
from typing import Any, Protocol, TypeVar

from analysis.answer import Pause

T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """A picklable search, such as `functools.partial(choose, position, 3, seed="12/57")`."""

    def __call__(self, *, pause: Pause) -> T_co:
        """Run the search; once `pause` returns True, the answer is no longer wanted."""


@dataclass(frozen=True, slots=True)
class Task:
    """Work with a number; it starts immediately and suspends running work."""

    number: int
    work: Work[Any]


@dataclass(frozen=True, slots=True)
class Drop:
    """Cancels the task with a number."""

    number: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """A task's answer or error."""

    number: int
    answer: Any = None
    error: Exception | None = None


class Server:
    """Executes tasks, newest first. `receive` blocks for the next message and returns None at the end."""

    def __init__(self, receive: Callable[[], Task | Drop | None], send: Callable[[Outcome], None]) -> None:
        self._receive = receive
        self._send = send
        self._tasks: deque[Task] = deque()
        self._dropped: set[int] = set()
        self._changed = Condition()
        self._closed = False

    def run(self) -> None:
        """Execute tasks until the input ends, which cancels the running one."""
        Thread(target=self._listen, name="listening", daemon=True).start()
        while task := self._next():
            self._do(task)

    def _listen(self) -> None:
        while message := self._receive():
            with self._changed:
                if isinstance(message, Task):
                    self._tasks.append(message)
                    self._changed.notify()
                else:
                    self._dropped.add(message.number)
        with self._changed:
            self._closed = True
            self._changed.notify()

    def _next(self) -> Task | None:
        with self._changed:
            self._changed.wait_for(lambda: self._tasks or self._closed)
            return None if self._closed else self._tasks.popleft()

    def _do(self, task: Task) -> None:
        try:
            outcome = Outcome(task.number, task.work(pause=lambda: self._pause(task.number)))
        except Exception as error:  # noqa: BLE001  reported to the caller
            outcome = Outcome(task.number, error=error)
        self._dropped.discard(task.number)
        self._send(outcome)

    def _pause(self, number: int) -> bool:
        """Execute tasks that have arrived meanwhile; return whether the suspended task is to be cancelled."""
        while not (self._closed or number in self._dropped):
            if not self._tasks:
                return False
            self._do(self._tasks.popleft())
        return True
