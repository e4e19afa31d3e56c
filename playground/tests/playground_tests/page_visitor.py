"""A browser tab without a browser: speaks with the playground's page as its scripts do."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp

from playground import Person, Playground

PATIENCE = 240.0  # seconds, in which a bot starts on a slow machine


class Visitor:
    """One tab. `told` holds all that it was told, in order."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self.told: list[dict[str, Any]] = []

    async def ask(self, action: str, **details: object) -> dict[str, Any]:
        """Ask for an action; give its result, or `{"refused": …}`."""
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "do": action, **details})
        answer = await self.hear(lambda told: told.get("about") == number)
        result: dict[str, Any] = answer.get("result", answer)
        return result

    async def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until something wanted is told, or find it among the things told before."""
        for told in self.told:
            if wanted(told):
                return told
        async with asyncio.timeout(PATIENCE):
            while not wanted(told := await self.hear_more()):
                pass
        return told

    async def hear_more(self) -> dict[str, Any]:
        """Listen until anything further is told."""
        told: dict[str, Any] = await self._socket.receive_json()
        self.told.append(told)
        return told

    async def message(self, text: str) -> dict[str, Any]:
        """Listen until a message with that content is told."""
        told = await self.hear(
            lambda told: told.get("type") == "message" and told["message"]["content"] == text
        )
        message: dict[str, Any] = told["message"]
        return message


@contextlib.asynccontextmanager
async def visiting_address(address: str, name: str, **query: str) -> AsyncIterator[Visitor]:
    """Open a tab on the page at an address, as somebody."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address + "play/tab", params={"as": name, **query}) as socket,
    ):
        visitor = Visitor(socket)
        await visitor.hear(lambda told: told.get("type") == "hello")
        yield visitor


@contextlib.asynccontextmanager
async def visiting(playground: Playground, person: Person, **query: str) -> AsyncIterator[Visitor]:
    """Open a tab on a playground's page as a person who was introduced to it."""
    async with visiting_address(playground.page_url, person.name, **query) as visitor:
        yield visitor
