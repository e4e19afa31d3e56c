"""Common steps of the presenter's tests."""

import asyncio
from collections.abc import Awaitable, Callable
from unittest.mock import Mock

import aiohttp

from bot.delivery import Presenter
from bot.domain import Match, Message, ShownBoard
from bot.services import Matches
from bot.storage import Store
from bot.toolkit.answer import Delayed, Delivered
from dvonn import Place

NEVER = 3600.0
"""Seconds: longer than any test runs."""

Make = Callable[..., Presenter]
"""Makes a presenter, with `patience` and `pauses` in seconds."""

Begin = Callable[..., Awaitable[Match]]
"""Begins a match, in a `venue`."""


async def go_on(service: Matches, match: Match) -> Match:
    assert match.player_to_move is not None
    return await service.play(match.id, Place(match.position.vacant()[0]), by=match.player_to_move)


async def shown(store: Store, match: Match) -> ShownBoard | None:
    async with store.read() as uow:
        return await uow.boards.of(match.id)


async def left_over(store: Store) -> list[Message]:
    async with store.read() as uow:
        return [board.message for board in await uow.boards.superseded()]


def message_of(delivery: object) -> Message:
    assert isinstance(delivery, Delivered)
    return delivery.message


async def attempted_once(presenters: Make, match: Match) -> None:
    """Run a process that attempts to show a match once and then ends."""
    presenter = presenters(patience=0, pauses=(NEVER,))
    assert await presenter.show_match(match) == Delayed()
    await presenter.close()


def refused_for(after: object, *, status: int = 429) -> aiohttp.ClientResponse:
    """An answer with which Discord refuses a request for a time."""
    answer: aiohttp.ClientResponse = Mock(aiohttp.ClientResponse, status=status, reason="")
    answer.headers = {"Retry-After": str(after)}  # type: ignore[assignment]
    return answer


async def others_turn() -> None:
    """Run one step of all other tasks."""
    over = asyncio.Event()
    asyncio.get_running_loop().call_soon(over.set)
    await over.wait()


async def until(condition: Callable[[], bool]) -> None:
    """Run other tasks until a condition holds."""
    async with asyncio.timeout(60):
        while not condition():
            await others_turn()
