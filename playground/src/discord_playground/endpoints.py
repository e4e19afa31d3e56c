"""Interactions over HTTP: signed requests to the interactions endpoint URL of an application.

An application with such a URL gets no interactions through the gateway.
https://docs.discord.com/developers/interactions/overview#preparing-for-interactions
"""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

import aiohttp
from nacl.signing import SigningKey

from discord_playground.events import Event
from discord_playground.interactions import FIRST_ANSWER_SECONDS, Interaction, InteractionCreated
from discord_playground.pace import Pace
from discord_playground.users import Application
from discord_playground.world import World

PING = 1
PONG = 1


class EndpointError(Exception):
    """A URL that Discord would not accept as the interactions endpoint of an application; the message says why."""


class Endpoints:
    """The interactions endpoint URLs of applications. `complain` records an answer that the playground doesn't know."""

    def __init__(self, world: World, complain: Callable[[str], None], pace: Pace) -> None:
        self._world = world
        self._pace = pace
        self._complain = complain
        self._session: aiohttp.ClientSession | None = None
        self._posting: set[asyncio.Task[None]] = set()
        world.ground.stream.subscribe(self._on_event)

    async def set(self, application: Application, url: str | None) -> None:
        """Send the interactions of an application to a URL from now on, or through the gateway if it is None.

        The endpoint is checked as Discord does it: it answers a ping, and refuses one with a wrong signature. Raises
        `EndpointError`.
        """
        if url is not None:
            ping = {
                "id": str(self._world.ground.new_id()),
                "application_id": str(application.id),
                "type": PING,
            }
            stranger = SigningKey.generate()
            status, _ = await self._post(url, {**ping, "version": 1}, stranger)
            if status != HTTPStatus.UNAUTHORIZED:
                raise EndpointError(f"it answers {status} to a wrong signature instead of 401")
            status, answer = await self._post(url, {**ping, "version": 1}, application.signing_key)
            if status != HTTPStatus.OK or answer != {"type": PONG}:
                raise EndpointError(f"it answers {status} to a ping instead of 200 and a pong")
        application.interactions_endpoint_url = url

    async def close(self) -> None:
        """Give up the requests that are still running."""
        for task in self._posting:
            task.cancel()
        await asyncio.gather(*self._posting, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, InteractionCreated) and event.interaction.application.interactions_endpoint_url:
            self._pace.let(partial(self._begin, event.interaction))

    def _begin(self, interaction: Interaction) -> None:
        task = asyncio.create_task(self._deliver(interaction))
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)

    async def _deliver(self, interaction: Interaction) -> None:
        application = interaction.application
        url = application.interactions_endpoint_url or ""
        try:
            status, answer = await self._post(url, interaction.payload(), application.signing_key)
        except (aiohttp.ClientError, TimeoutError, OSError):
            status, answer = 0, None
        if status == HTTPStatus.OK:
            self._complain(f"the playground knows no answer in the response to an interaction: {answer}")
        if status != HTTPStatus.ACCEPTED and not interaction.over:
            interaction.fail()

    async def _post(self, url: str, body: dict[str, Any], key: SigningKey) -> tuple[int, Any]:
        """Send a signed request; return the status and the JSON of the answer, None if there is none."""
        if self._session is None:
            timeout = aiohttp.ClientTimeout(total=FIRST_ANSWER_SECONDS * 10)
            self._session = aiohttp.ClientSession(timeout=timeout)
        sent, timestamp = json.dumps(body).encode(), str(int(self._world.ground.now()))
        headers = {
            "Content-Type": "application/json",
            "X-Signature-Ed25519": key.sign(timestamp.encode() + sent).signature.hex(),
            "X-Signature-Timestamp": timestamp,
        }
        async with self._session.post(url, data=sent, headers=headers) as response:
            if response.content_type != "application/json":
                return response.status, None
            return response.status, await response.json()
