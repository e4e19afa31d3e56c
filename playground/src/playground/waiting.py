"""Waiting for something to become true, without polling."""

import asyncio
from collections.abc import Callable

from playground.events import Event, Stream

PATIENCE = 60.0
"""Real seconds for which something is waited for; a busy machine needs many, and only a fault needs all of them."""


async def wait_until(stream: Stream, condition: Callable[[], bool], *, what: str, timeout: float) -> None:  # noqa: ASYNC109  the message says what was waited for
    """Wait until a condition holds; it is looked at again after each event.

    It does not hold yet where it raises `LookupError` or `StopIteration`: what it looks at is not there yet. `timeout`
    is in real seconds; then `TimeoutError` says `what` did not happen.
    """
    changed = asyncio.Event()
    missing: Exception | None = None

    def note(_event: Event) -> None:
        changed.set()

    def holds() -> bool:
        nonlocal missing
        try:
            return condition()
        except (LookupError, StopIteration) as error:
            missing = error
            return False

    unsubscribe = stream.subscribe(note)
    try:
        async with asyncio.timeout(timeout):
            while not holds():
                await changed.wait()
                changed.clear()
    except TimeoutError:
        raise TimeoutError(f"waited {timeout:g} s in vain for {what}") from missing
    finally:
        unsubscribe()
