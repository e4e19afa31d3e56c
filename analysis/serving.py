"""The searching side of a worker: it does the work that it is sent, and sends the outcomes back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Condition, Thread
from typing import Any, Protocol, TypeVar

from analysis.answer import Pause

T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """Something to search for, such as `functools.partial(choose, position, 3, seed="12/57")`."""

    def __call__(self, *, pause: Pause) -> T_co:
        """Do it; once `pause` says True, nobody wants the answer any more."""


@dataclass(frozen=True, slots=True)
class Task:
    """Work to be done, under a number; at once, while other work stands aside, if there is any."""

    number: int
    work: Work[Any]


@dataclass(frozen=True, slots=True)
class Drop:
    """Nobody wants the answer any more that has this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer that came of a task, or the error."""

    number: int
    answer: Any = None
    error: Exception | None = None


class Server:
    """Does tasks, the newest first. `receive` waits for what is to be done and gives None once there is no more."""

    def __init__(self, receive: Callable[[], Task | Drop | None], send: Callable[[Outcome], None]) -> None:
        self._receive = receive
        self._send = send
        self._tasks: deque[Task] = deque()
        self._dropped: set[int] = set()
        self._changed = Condition()
        self._closed = False

    def run(self) -> None:
        """Serve until there is no more to do; what runs then is ended."""
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
        except Exception as error:  # noqa: BLE001  whoever asked shall see it
            outcome = Outcome(task.number, error=error)
        self._dropped.discard(task.number)
        self._send(outcome)

    def _pause(self, number: int) -> bool:
        """Do what has come meanwhile; whether the work that pauses is to end."""
        while not (self._closed or number in self._dropped):
            if not self._tasks:
                return False
            self._do(self._tasks.popleft())
        return True
