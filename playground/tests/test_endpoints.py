"""Interactions over HTTP: signed requests to the endpoint URL of an application, and no longer the gateway."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from discord_playground import Application, EndpointError
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMANDS = [{"name": "hello", "description": "Greet"}]


@dataclass
class Endpoint:
    """An endpoint that checks signatures unless it is `careless`, and answers everything else with `status`."""

    application: Application
    careless: bool = False
    pongs: bool = True
    status: int = 202
    received: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)

    async def serve(self, request: web.Request) -> web.Response:
        body, timestamp = await request.read(), request.headers["X-Signature-Timestamp"]
        key = VerifyKey(bytes.fromhex(self.application.payload(guild_count=1)["verify_key"]))
        try:
            key.verify(timestamp.encode() + body, bytes.fromhex(request.headers["X-Signature-Ed25519"]))
        except BadSignatureError:
            if not self.careless:
                return web.Response(status=401)
        data = json.loads(body)
        if data["type"] == 1 and self.pongs:
            return web.json_response({"type": 1})
        self.received.put_nowait(data)
        return web.Response(status=self.status)


@contextlib.asynccontextmanager
async def listening(endpoint: Endpoint) -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_post("/", endpoint.serve)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()


async def test_a_command_is_posted_to_the_endpoint_and_answered_by_callback(stage: Stage) -> None:
    playground, application = stage.playground, stage.application
    endpoint = Endpoint(application)
    await stage.call("PUT", f"/applications/{application.id}/commands", COMMANDS)
    async with listening(endpoint) as url:
        await playground.set_interactions_endpoint(application, url)
        used = stage.anna.begin_command(stage.channel, "hello", {})
        data = await endpoint.received.get()
        assert (data["id"], data["data"]["name"]) == (str(used.id), "hello")
        answer = {"type": 4, "data": {"content": "Hello!"}}
        await stage.call("POST", f"/interactions/{data['id']}/{data['token']}/callback", answer)
        assert (await used.settled()).response is not None

        endpoint.status = 503
        refused = stage.anna.begin_command(stage.channel, "hello", {})
        await playground.wait_until(lambda: refused.failed, what="the failure")
        await playground.set_interactions_endpoint(application, None)
    assert application.payload(guild_count=1)["interactions_endpoint_url"] is None


async def test_an_endpoint_that_is_gone_fails_the_interaction(stage: Stage) -> None:
    playground, application = stage.playground, stage.application
    await stage.call("PUT", f"/applications/{application.id}/commands", COMMANDS)
    async with listening(Endpoint(application)) as url:
        await playground.set_interactions_endpoint(application, url)
    used = stage.anna.begin_command(stage.channel, "hello", {})
    await playground.wait_until(lambda: used.failed, what="the failure")
    await playground.set_interactions_endpoint(application, None)


async def test_an_endpoint_that_accepts_a_wrong_signature_is_refused(stage: Stage) -> None:
    async with listening(Endpoint(stage.application, careless=True)) as url:
        with pytest.raises(EndpointError, match="wrong signature"):
            await stage.playground.set_interactions_endpoint(stage.application, url)
    assert stage.application.interactions_endpoint_url is None


async def test_an_endpoint_that_does_not_answer_a_ping_is_refused(stage: Stage) -> None:
    async with listening(Endpoint(stage.application, pongs=False)) as url:
        with pytest.raises(EndpointError, match="202 to a ping"):
            await stage.playground.set_interactions_endpoint(stage.application, url)
    assert stage.application.interactions_endpoint_url is None
