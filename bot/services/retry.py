"""Trying again: a decision on a state that somebody else has changed meanwhile is made anew."""

import contextlib
import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from bot.storage import OvertakenError

TRIES = 5

P = ParamSpec("P")
T = TypeVar("T")


def retried(change: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Make a change again, a few times, whenever another one overtook it; the overtaken one was undone as a whole."""

    @functools.wraps(change)
    async def persistent(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            with contextlib.suppress(OvertakenError):
                return await change(*args, **kwargs)
        return await change(*args, **kwargs)

    return persistent
