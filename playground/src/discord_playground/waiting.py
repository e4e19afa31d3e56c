"""Waiting for conditions without polling."""

import asyncio
from collections.abc import Callable

from discord_playground.events import Event, Stream

PATIENCE = 60.0
"""Real seconds; generous enough for a busy machine, and used up only by failures."""


async def wait_until(stream: Stream, condition: Callable[[], bool], *, what: str, timeout: float) -> None:  # noqa: ASYNC109  the error must mention `what`
    """Wait until a condition holds, evaluating it after each event.

    `LookupError` and `StopIteration` in the condition mean that it does not hold yet. After `timeout` real seconds,
    raises a `TimeoutError` that mentions `what`.
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
