"""Drawing in worker threads, so that it does not block the event loop."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from enum import StrEnum
from typing import TypeVar

T = TypeVar("T")
Observe = Callable[["Drawn", float], None]


class Drawn(StrEnum):
    """The kinds of pictures, for metrics."""

    BOARD = "board"
    CHART = "chart"
    ANIMATION = "animation"


_observers: list[Observe] = []


@contextlib.contextmanager
def observed(observe: Observe) -> Iterator[None]:
    """Report each drawing during the block with its seconds, waiting included; `observe` is called in other threads."""
    _observers.append(observe)
    try:
        yield
    finally:
        _observers.remove(observe)


def in_thread(what: Drawn, draw: Callable[[], T]) -> Awaitable[T]:
    """Start to draw; the result can be awaited."""
    return asyncio.get_running_loop().run_in_executor(None, _timed, what, draw, time.monotonic())


def _timed(what: Drawn, draw: Callable[[], T], begun: float) -> T:
    result = draw()
    for observe in tuple(_observers):
        observe(what, time.monotonic() - begun)
    return result
