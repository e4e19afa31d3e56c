"""A line: the requests for one thing that is to be shown, in their order, while a worker is at it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False, slots=True)
class Asked:
    """A request for a thing, and those who wait for its outcome."""

    wish: Any
    waiting: list[asyncio.Future[Any]] = field(default_factory=list)

    @property
    def awaited(self) -> bool:
        """Whether somebody still waits."""
        return any(not each.done() for each in self.waiting)

    def settle(self, outcome: object) -> None:
        """Give those who wait the outcome."""
        for each in self.waiting:
            if not each.done():
                each.set_result(outcome)

    def fail(self, error: Exception) -> None:
        """Give those who wait an error."""
        for each in self.waiting:
            if not each.done():
                each.set_exception(error)

    def give_up(self) -> None:
        """Tell those who wait that nothing comes."""
        for each in self.waiting:
            each.cancel()


@dataclass(eq=False, slots=True)
class Line:
    """The requests for one thing, while a worker deals with it."""

    asked: deque[Asked] = field(default_factory=deque)
    failures: int = 0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    woken: bool = False
    """Whether the last pause was cut short because others had success; then the next one is not."""

    def add(self, wish: object) -> Asked:
        """Note a request behind the others; the same request is noted once."""
        for known in self.asked:
            if known.wish == wish:
                return known
        self.asked.append(Asked(wish))
        return self.asked[-1]

    def put_back(self, failed: Asked) -> None:
        """Make one request of all after a failure: everybody is shown the thing as it stands by then."""
        together = Asked(None)
        for each in (failed, *self.asked):
            together.waiting += each.waiting
        self.asked = deque([together])

    def give_up(self) -> None:
        """Leave the requests undone."""
        while self.asked:
            self.asked.popleft().give_up()
