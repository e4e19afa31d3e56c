"""A client for the page's websocket, which stands in for a browser tab."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp

from discord_playground import Person, Playground

PATIENCE = 240.0  # seconds; enough for a bot to start on a slow machine


class Visitor:
    """A connection of a tab; `received` holds all messages, oldest first."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self.received: list[dict[str, Any]] = []

    async def ask(self, action: str, **details: object) -> dict[str, Any]:
        """Request an action and return its result, or the answer with `refused`."""
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "do": action, **details})
        answer = await self.wait_for(lambda told: told.get("about") == number)
        result: dict[str, Any] = answer.get("result", answer)
        return result

    async def wait_for(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the first message that is `wanted`, waiting for it if it has not been received yet."""
        for told in self.received:
            if wanted(told):
                return told
        async with asyncio.timeout(PATIENCE):
            while not wanted(told := await self.receive()):
                pass
        return told

    async def receive(self) -> dict[str, Any]:
        """Wait for the next message and return it."""
        told: dict[str, Any] = await self._socket.receive_json()
        self.received.append(told)
        return told

    async def message(self, text: str) -> dict[str, Any]:
        """Wait for a Discord message with this content and return it."""
        told = await self.wait_for(
            lambda told: told.get("type") == "message" and told["message"]["content"] == text
        )
        message: dict[str, Any] = told["message"]
        return message


@contextlib.asynccontextmanager
async def visiting_address(address: str, name: str, **query: str) -> AsyncIterator[Visitor]:
    """Connect to the page at an address, acting as the person with this name."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address + "play/tab", params={"as": name, **query}) as socket,
    ):
        visitor = Visitor(socket)
        await visitor.wait_for(lambda told: told.get("type") == "hello")
        yield visitor


@contextlib.asynccontextmanager
async def visiting(playground: Playground, person: Person, **query: str) -> AsyncIterator[Visitor]:
    """Connect to a playground's page, acting as a person who was introduced to it."""
    async with visiting_address(playground.page_url, person.name, **query) as visitor:
        yield visitor
