"""Interactions over HTTP: Discord's signed requests, a second way in beside the gateway.

Discord sends interactions here, and no longer through the gateway, once the address is entered as the *Interactions
Endpoint URL* of the application. The bot answers by the same requests in either case: a request is accepted with 202
at once, so that the answer may take its time.
https://docs.discord.com/developers/interactions/receiving-and-responding
"""

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import discord
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.discord.client import DvonnClient
from bot.domain.ids import NO_SERVER
from bot.process.http_server import HttpServer
from bot.requests.answering import answer
from bot.requests.refusal_answers import stopping_page
from bot.requests.request import Request
from bot.toolkit.page import Page

PATH = "/interactions"

PING, PONG = 1, 1
"""https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-type"""

VALID_FOR = timedelta(minutes=5)
"""How far the time of a request may be from that of this machine. Nobody waits longer than 3 seconds for an answer."""

READY_WITHIN = 1.5
"""Seconds that an interaction waits for a bot that has just started. Discord waits 3 seconds for an answer."""

TAKEN_UP_WITHIN = 1.0
"""Seconds in which another process takes up an interaction that was passed on to it."""

_TIMESTAMP = re.compile(r"[0-9]{1,12}")
_SIGNATURE = re.compile(r"[0-9a-fA-F]{128}")

PassOn = Callable[[dict[str, Any]], Awaitable[bool]]
"""Passes an interaction on to the process that serves its shard; returns False if this process is to answer it."""

log = logging.getLogger(__name__)


class InteractionEndpoint:
    """An HTTP server for Discord's requests with interactions."""

    def __init__(self, client: DvonnClient, verify_key: str, *, pass_on: PassOn | None = None) -> None:
        """Create a server that is not listening yet. `verify_key` is the application's public key, in hexadecimal."""
        self._client = client
        self._key = VerifyKey(bytes.fromhex(verify_key))
        self._pass_on = pass_on
        self._server = HttpServer(
            "INTERACTIONS_PORT",
            {("POST", PATH): self._serve},
            look_at=self._look_at,
            turned_away=client.observer.turned_away,
        )

    async def start(self, host: str, port: int) -> int:
        """Start listening and return the port, which is assigned if `port` is 0. Raises `SettingsError`."""
        chosen = await self._server.start(host, port)
        log.info("Receiving interactions on port %d", chosen)
        return chosen

    async def close(self) -> None:
        await self._server.close()

    def _look_at(self, request: web.BaseRequest) -> web.Response | None:
        """Refuse a request whose headers alone show that Discord has not just signed it."""
        timestamp, signature = _signature_of(request)
        well_formed = _TIMESTAMP.fullmatch(timestamp) and _SIGNATURE.fullmatch(signature)
        if (
            well_formed
            and abs(self._client.clock().timestamp() - int(timestamp)) <= VALID_FOR.total_seconds()
        ):
            return None
        return _unsigned()

    async def _serve(self, request: web.BaseRequest) -> web.Response:
        body = await request.read()
        if not self._is_signed(request, body):
            return _unsigned()
        try:
            interaction: dict[str, Any] = json.loads(body)
            kind, guild_id = interaction["type"], int(interaction.get("guild_id") or NO_SERVER)
        except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
            return web.Response(status=400, text="This is no interaction.")
        if kind == PING:
            return web.json_response({"type": PONG})
        if self._pass_on is None and not (self._knows_server(guild_id) or await self._is_ready()):
            return web.Response(status=503, text="The bot is not connected yet.")
        self._client.finishing(self._receive(interaction))
        return web.Response(status=202)

    def _knows_server(self, guild_id: int) -> bool:
        guild = self._client.get_guild(guild_id)
        return guild is not None and not guild.unavailable

    async def _is_ready(self) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(READY_WITHIN):
                await self._client.wait_until_ready()
        return self._client.is_ready()

    def _is_signed(self, request: web.BaseRequest, body: bytes) -> bool:
        """Return whether a request has Discord's signature for this application."""
        timestamp, signature = _signature_of(request)
        try:
            self._key.verify(timestamp.encode() + body, bytes.fromhex(signature))
        except BadSignatureError:
            return False
        return True

    async def _receive(self, interaction: dict[str, Any]) -> None:
        if self._pass_on and await self._pass_on(interaction):
            self._client.run_in_background(self._apologize_later(interaction))
        else:
            self._client.receive_interaction(interaction)

    async def _apologize_later(self, data: dict[str, Any]) -> None:
        """Ask the user to try again in a minute, unless a process takes up the interaction."""
        await asyncio.sleep(TAKEN_UP_WITHIN)
        interaction = self._client.read_interaction(data)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        request = Request(interaction)

        async def restarting() -> Page:
            return stopping_page(request.language)

        await answer(request, restarting)


def _signature_of(request: web.BaseRequest) -> tuple[str, str]:
    """Return the time of a request, in seconds since the epoch, and its signature, as the headers have them."""
    headers = request.headers
    return headers.get("X-Signature-Timestamp", ""), headers.get("X-Signature-Ed25519", "")


def _unsigned() -> web.Response:
    return web.Response(status=401, text="The signature is wrong.")
