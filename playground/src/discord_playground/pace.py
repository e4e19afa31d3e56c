"""The pace of people: they see what a bot has done when the bot itself knows that it is done.

A message exists before the bot has the answer to the request that posted it. No human presses its button so soon, but
a test does. So what people do reaches a bot only after the answers that were under way, and, if a test asks for it, a
moment later: a bot in its own process needs that moment to take note of its answer.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Pace:
    """Holds back what people do until the bots' requests are answered, and for `reaction` seconds more."""

    def __init__(self, reaction: float) -> None:
        self.reaction = reaction
        self._under_way = 0
        self._quiet_at = 0.0  # in the event loop's time
        self._held = deque[Callable[[], None]]()
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def holds(self) -> bool:
        """Whether something is held back; what follows must wait as well, to stay in order."""
        return bool(self._held)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Carry out a request and write its answer during the block."""
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1
            self._quiet_at = asyncio.get_running_loop().time() + self.reaction
            self._go_on()

    def let(self, happen: Callable[[], None]) -> None:
        """Let something happen, now or when the bots have their answers."""
        self._held.append(happen)
        self._go_on()

    def _go_on(self) -> None:
        if self._under_way or not self._held:
            return
        loop = asyncio.get_running_loop()
        remaining = self._quiet_at - loop.time()
        if remaining > 0 and self.reaction:
            if self._alarm is None:
                self._alarm = loop.call_later(remaining, self._ring)
            return
        while self._held:
            self._held.popleft()()

    def _ring(self) -> None:
        self._alarm = None
        self._go_on()

    def close(self) -> None:
        """Forget what is held back."""
        self._held.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
