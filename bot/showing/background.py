"""What goes on in the background: work that nobody waits for, until the bot stops."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Background:
    """Runs work. `what` names it where it fails; `grace` are the seconds that it gets to end when the bot stops."""

    def __init__(self, what: str, *, grace: float) -> None:
        self._what = what
        self._grace = grace
        self._closing = asyncio.Event()
        self.tasks: set[asyncio.Task[Any]] = set()
        """What is under way."""

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin work whose outcome somebody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def leave(self, work: Coroutine[Any, Any, object] | asyncio.Task[Any]) -> asyncio.Task[Any]:
        """Begin work, or go on with it, while nobody waits: what goes wrong is logged."""
        task = work if isinstance(work, asyncio.Task) else self.start(work)
        task.add_done_callback(self._log_failure)
        return task

    async def closes_within(self, seconds: float) -> bool:
        """Wait so long; tells whether the bot stops meanwhile."""
        try:
            await asyncio.wait_for(self._closing.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        while self.tasks:
            await asyncio.wait(self.tasks)

    async def close(self) -> None:
        """Let what is under way end, and give up what takes too long."""
        self._closing.set()
        while self.tasks:
            _, late = await asyncio.wait(self.tasks, timeout=self._grace)
            for task in late:
                task.cancel()

    def _log_failure(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and (error := task.exception()):
            log.error("%s failed", self._what, exc_info=error)
