"""Waiting for something to become true, without polling."""

import asyncio
from collections.abc import Callable

from playground.events import Event, Stream

PATIENCE = 60.0
"""Real seconds for which something is waited for; a busy machine needs many, and only a fault needs all of them."""


async def wait_until(stream: Stream, condition: Callable[[], bool], *, what: str, timeout: float) -> None:  # noqa: ASYNC109  the message says what was waited for
    """Wait until a condition holds; it is looked at again after each event.

    `timeout` is in real seconds; then `TimeoutError` says `what` did not happen.
    """
    changed = asyncio.Event()

    def note(_event: Event) -> None:
        changed.set()

    unsubscribe = stream.subscribe(note)
    try:
        async with asyncio.timeout(timeout):
            while not condition():
                await changed.wait()
                changed.clear()
    except TimeoutError:
        raise TimeoutError(f"waited {timeout:g} s in vain for {what}") from None
    finally:
        unsubscribe()
