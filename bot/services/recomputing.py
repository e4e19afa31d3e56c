"""Computes something derived from all stored results again, while results may still come in."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.storage import Store, UnitOfWork

R = TypeVar("R")
C = TypeVar("C")


@asynccontextmanager
async def computed_again(
    store: Store,
    results: Callable[[UnitOfWork], Awaitable[R]],
    compute: Callable[[R], C],
    *,
    lock: Callable[[UnitOfWork], Awaitable[None]],
) -> AsyncIterator[tuple[UnitOfWork, R, C]]:
    """Open the transaction that stores what was computed from the results; it holds the lock.

    Most of the work is done before it, because other writers wait for it. It computes again only if the results have
    changed meanwhile.
    """
    async with store.read() as uow:
        known = await results(uow)
    computed = await asyncio.to_thread(compute, known)
    async with store.write() as uow:
        await lock(uow)
        current = await results(uow)
        if current != known:
            computed = await asyncio.to_thread(compute, current)
        yield uow, current, computed
