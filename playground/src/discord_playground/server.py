"""The HTTP server: translates requests into calls and answers into responses."""

import asyncio
import functools
import json
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, suppress
from typing import Any

from aiohttp import web

from discord_playground import request_log, routes
from discord_playground.attachments import Attachment, Upload
from discord_playground.calls import Answer, Call, Route
from discord_playground.description import api_facts
from discord_playground.endpoints import Endpoints
from discord_playground.errors import BrokenServer, Reason, Refusal, Unimplemented
from discord_playground.faults import Drop, Faults
from discord_playground.gateway import Gateway
from discord_playground.pace import Pace
from discord_playground.page import Page
from discord_playground.rate_limits import DISCORD, EVERYWHERE, IdentifyLimits, Limit, RateLimits
from discord_playground.request_log import Request, RequestServed
from discord_playground.users import Application
from discord_playground.world import World

log = logging.getLogger(__name__)

API = "/api/v10"
BODY_SIZE = 120 * 1024 * 1024  # ten files of the maximum size, plus overhead
FORMS = frozenset({"multipart/form-data", "application/x-www-form-urlencoded"})
FILE_PART = re.compile(r"files\[(\d+)\]$")

WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """The API, the gateway, the attachments and the page on one port."""

    def __init__(self, world: World, *, rate_limits: bool, kept_requests: int, reaction: float) -> None:
        self.world = world
        self.requests = deque[Request](maxlen=kept_requests)
        self.violations: list[str] = []
        identifies = IdentifyLimits(world.ground.clock) if rate_limits else None
        self.pace = Pace(reaction)
        self.gateway = Gateway(world, self.violations.append, self.pace, identifies)
        self.endpoints = Endpoints(world, self.violations.append, self.pace)
        self.faults = Faults(self.gateway)
        self.page = Page(world, self.gateway, self.faults)
        self._rate_limits = RateLimits(world.ground.clock, {})
        if rate_limits:
            self.limit_rates()
        self._runner: web.AppRunner | None = None

    def limit_rates(self) -> None:
        """Apply Discord's known rate limits from now on."""
        self._rate_limits = RateLimits(self.world.ground.clock, DISCORD, everywhere=EVERYWHERE)

    def limit_route(self, method: str, route: str, limit: Limit) -> None:
        self._rate_limits.limit(method, route, limit)

    async def start(self, host: str, port: int) -> None:
        """Start listening, on a free port if `port` is 0; sets the world's origin."""
        app = web.Application(client_max_size=BODY_SIZE)
        app[SERVER] = self
        for resource in _api():
            app.router.register_resource(resource)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._serve_attachment)
        app.router.add_get(
            "/ephemeral-attachments/{application_id}/{upload_id}/{filename}", self._serve_upload
        )
        self.page.add_routes(app.router)
        app.router.add_route("*", "/{rest:.*}", self._unknown)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.ground.origin = f"http://{host}:{port}"

    async def stop(self) -> None:
        """Cut all connections and stop listening."""
        self.faults.clear()
        self.faults.drop_gateway()
        self.pace.close()
        await self.page.close()
        await self.endpoints.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        with ExitStack() as window:
            return await self._serve_within(route, request, window)

    async def _serve_within(
        self, route: Route, request: web.Request, window: ExitStack
    ) -> web.StreamResponse:
        """Serve a request; people act again when the window closes, which opens before the request is carried out."""
        record = self._record(route.template, request)
        try:
            answer, headers = await self._carry_out(route, request, record, window)
        except Refusal as refusal:
            if isinstance(refusal, Unimplemented):
                self.violations.append(f"not implemented: {refusal.what} ({route.method} {record.path})")
            answer, headers = Answer(refusal.status, refusal.body), refusal.headers
        except (ConnectionError, web.RequestPayloadError):
            answer, headers = None, {}  # the bot disconnected in the middle of its request
        except Exception:  # a bug in the playground, which the test must see
            log.exception("%s %s failed", route.method, route.template)
            self.violations.append(f"{route.method} {route.template} broke the playground; see its log")
            broken = BrokenServer(Reason.INTERNAL.status)
            answer, headers = Answer(broken.status, broken.body), {}
        if answer is not None:
            record.status, record.answer = answer.status, request_log.hide(answer.body)
        self.world.ground.publish(RequestServed(record))
        if answer is None:
            return _cut(request)
        response = _response(answer, headers)
        with suppress(ConnectionError):  # the bot has gone
            await response.prepare(request)
            await response.write_eof()
        return response

    async def _carry_out(
        self, route: Route, request: web.Request, record: Request, window: ExitStack
    ) -> tuple[Answer | None, Mapping[str, str]]:
        """Answer a request after applying injected faults; None as the answer means a cut connection."""
        body, uploads = await _read_body(request)
        record.body, record.files = request_log.hide(body), [each.filename for each in uploads.values()]
        fault = self.faults.take(route.method, route.template, record.channel_id)
        if fault is not None:
            await fault.wait()
            if fault.drop is Drop.BEFORE:
                return None, {}
            if not fault.carried_out:
                fault.refuse()
        caller = self._caller(request)
        headers = self._rate_limits.spend(route.method, route.template, request.match_info, caller, body)
        window.enter_context(self.pace.answering())
        answer = route.handler(Call(self.world, caller, request.match_info, request.query, body, uploads))
        if fault is not None:
            if fault.drop is Drop.AFTER:
                return None, {}
            fault.refuse()
        return answer, headers

    def _record(self, template: str | None, request: web.Request) -> Request:
        path = request_log.hide_in_path(request.path.removeprefix(API))
        record = Request(request.method, template, path, self.world.ground.now(), dict(request.query))
        self.requests.append(record)
        return record

    def _caller(self, request: web.Request) -> Application | None:
        token = request.headers.get("Authorization")
        if token is None:
            return None
        caller = self.world.application_with(token.removeprefix("Bot "))
        if caller is None:
            raise Refusal(Reason.UNAUTHORIZED)
        return caller

    async def _serve_attachment(self, request: web.Request) -> web.Response:
        try:
            channel_id, attachment_id = (
                int(request.match_info[name]) for name in ("channel_id", "attachment_id")
            )
            attachment = self.world.attachment(channel_id, attachment_id)
        except (ValueError, Refusal):
            attachment = None
        return _file(attachment)

    async def _serve_upload(self, request: web.Request) -> web.Response:
        number = request.match_info["upload_id"]
        return _file(self.world.uploads.get(int(number)) if number.isdecimal() else None)

    async def _unknown(self, request: web.Request) -> web.Response:
        record = self._record(None, request)
        self.violations.append(f"unknown route: {request.method} {record.path}")
        refusal = Refusal(Reason.UNKNOWN_ROUTE)
        record.status, record.answer = refusal.status, refusal.body
        self.world.ground.publish(RequestServed(record))
        return _response(Answer(refusal.status, refusal.body), {})


SERVER = web.AppKey("SERVER", Server)


@functools.cache
def _api() -> tuple[web.AbstractResource, ...]:
    """Return the resources of the API, which all servers share: to make them takes longer than the rest of a start."""
    router = web.UrlDispatcher()
    for route in sorted([*routes.ALL, *_unimplemented()], key=_literal_first):
        router.add_route(route.method, API + route.template, _handler(route))
    return tuple(router.resources())


def _handler(route: Route) -> WebHandler:
    async def handle(request: web.Request) -> web.StreamResponse:
        return await request.app[SERVER].serve(route, request)

    return handle


def _unimplemented() -> Iterator[Route]:
    """Yield the routes of Discord's that the playground doesn't have."""
    own = {(route.method, route.template) for route in routes.ALL}
    for template, methods in api_facts()["routes"].items():
        for method in methods:
            if (method.upper(), template) not in own:
                yield Route(method.upper(), template, _refuse_unimplemented)


def _refuse_unimplemented(_call: Call) -> Answer:
    raise Unimplemented("this route")


def _literal_first(route: Route) -> list[bool]:
    """Return a key that sorts `/members/search` before `/members/{user_id}`, which fits its paths as well."""
    return [step.startswith("{") for step in route.template.split("/")]


async def _read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Read a JSON body, or a form with `payload_json` and, if it is a multipart one, `files[n]`.

    https://docs.discord.com/developers/reference#uploading-files; py-cord sends answers without files as a form
    """
    if not request.can_read_body:
        return None, {}
    try:
        if request.content_type in FORMS:
            return await _read_form(request)
        return json.loads(await request.read() or b"null"), {}
    except ValueError:
        raise Refusal(Reason.INVALID_JSON) from None


async def _read_form(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    uploads: dict[int, Upload] = {}
    for name, value in (await request.post()).items():
        if name == "payload_json" and isinstance(value, (str, bytes, bytearray)):
            body = json.loads(value)  # bytes, if the part has a content type of its own
        elif (part := FILE_PART.match(name)) and isinstance(value, web.FileField):
            data = value.file.read()
            value.file.close()
            uploads[int(part[1])] = Upload(value.filename, data, value.content_type)
    return body, uploads


def _file(attachment: Attachment | None) -> web.Response:
    if attachment is None:
        return web.Response(status=404, text="This content is no longer available.")
    return web.Response(body=attachment.data, content_type=attachment.content_type)


def _cut(request: web.Request) -> web.Response:
    """Cut the connection; the returned response is never sent."""
    if isinstance(request.transport, asyncio.Transport):
        request.transport.abort()
    return web.Response()


def _response(answer: Answer, headers: Mapping[str, str]) -> web.Response:
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    if isinstance(answer.body, str):
        return web.Response(text=answer.body, content_type="text/html", status=answer.status, headers=headers)
    # Without a charset, like Discord's; discord.py parses JSON only for this exact content type.
    body = json.dumps(answer.body).encode()
    return web.Response(body=body, content_type="application/json", status=answer.status, headers=headers)
