"""An HTTP server with some routes, for health and metrics or for interactions.

Anyone who reaches its port is a stranger until a whole request of theirs was answered well. Strangers can take neither
the files nor the memory nor the time that the rest of the bot needs, however many they are: few connections may wait
for a request, each for some seconds and some kilobytes, and a new one takes the place of the oldest. So Discord's own
requests, which come whole and at once, get through in a crowd.
"""

import asyncio
import errno
import logging
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from typing_extensions import override

from bot.process.settings import PortTakenError, SettingsError

NAME = "DVONN"
"""The `Server` of each answer; aiohttp's own reveals its version and Python's."""

WITHOUT_FILES = 1.0
"""Seconds until the next attempt to accept a connection if the system refuses, for example as files are short."""

QUEUE = 256
"""The number of connections that the system keeps until they are accepted; it may have a lower limit itself."""

BETWEEN_LINES = 60.0
"""The minimum number of seconds between two lines in the log about requests that were turned away."""

log = logging.getLogger(__name__)

Handler = Callable[[web.BaseRequest], Awaitable[web.Response]]
"""Answers a request. Its body was read already."""

HeaderCheck = Callable[[web.BaseRequest], web.Response | None]
"""Looks at the headers of a request; returns a response if its body need not be read."""

TurnedAway = Callable[[str], None]
"""Records a connection or a request that was turned away: for the `reason`, a word or the status of the answer."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of connections and requests."""

    waiting: int = 100
    """The maximum number of connections whose request isn't complete. A further one takes the place of the oldest."""
    seconds: float = 5.0
    """The time from the beginning of a connection until its request is complete."""
    body: int = 256 * 1024
    """The maximum number of bytes of a body. Most interactions have 4 KiB, but five long texts of a form in which each
    character is escaped have more than 100."""
    received: int = 320 * 1024
    """The maximum number of bytes for one request: its headers, its body, and what surrounds the parts of a body."""
    lingering: float = 1.0
    """The time in which the rest of a refused request is received and ignored, so that the answer can arrive."""
    kept: int = 100
    """The maximum number of connections that are kept open after good requests; the least recently used is closed."""
    kept_for: float = 3600.0
    """The time for which such a connection is kept open, in seconds: longer than proxies keep theirs, because a proxy
    may send a request just as the connection is closed."""


LIMITS = Limits()


class HttpServer:
    """A server that is not listening yet. Create it while the event loop is running.

    `setting` is the name of the setting that holds its port. `routes` are the handlers by method and path. `look_at`
    looks at the headers of each request for one of them, and `turned_away` records what was turned away.
    """

    def __init__(
        self,
        setting: str,
        routes: Mapping[tuple[str, str], Handler],
        *,
        look_at: HeaderCheck = lambda _: None,
        turned_away: TurnedAway = lambda _: None,
        limits: Limits = LIMITS,
    ) -> None:
        self._setting = setting
        self._routes = routes
        self._look_at = look_at
        self._turned_away = turned_away
        self._limits = limits
        self._connections = _Connections(self._answer, limits, self._turn_away)
        self._runner = web.ServerRunner(self._connections)
        self._listening: socket.socket | None = None
        self._accepting: asyncio.Task[None] | None = None
        self._unlogged = Counter[str]()
        self._next_line = 0.0

    async def start(self, host: str, port: int) -> int:
        """Start listening and return the port, which is assigned if `port` is 0. Raises `SettingsError`."""
        await self._runner.setup()
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        try:
            self._listening = socket.create_server((host, port), family=family, backlog=QUEUE)
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            raise (PortTakenError if taken else SettingsError)(
                f"{self._setting}: port {port} of {host} can't be had ({error.strerror}). Choose another one."
            ) from error
        self._listening.settimeout(0)
        self._accepting = asyncio.create_task(self._accept(self._listening))
        chosen: int = self._listening.getsockname()[1]
        return chosen

    async def close(self) -> None:
        if self._accepting and self._listening:
            self._accepting.cancel()
            await asyncio.wait({self._accepting})
            self._listening.close()
        await self._runner.cleanup()

    async def _accept(self, listening: socket.socket) -> None:
        """Accept connections, one after the other.

        Each takes several rounds of the event loop, in which everything else that the bot does has its turns. asyncio's
        own server accepts a hundred in one round, and a move takes some hundred rounds: with a crowd at the door each
        would be long.
        """
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(listening)
                await loop.connect_accepted_socket(self._connections, connection)
            except ConnectionError:  # gone before it was accepted
                continue
            except OSError:
                await asyncio.sleep(WITHOUT_FILES)

    async def _answer(self, request: web.BaseRequest) -> web.Response:
        """Answer a request, or refuse it, by its headers if possible."""
        connection = request.protocol
        self._connections.wait_for_request(connection)
        response = self._refused(request) or await self._read_and_answer(request)
        response.headers["Server"] = NAME
        if response.status < HTTPStatus.BAD_REQUEST:
            self._connections.keep(connection)
        else:
            response.force_close()
            if response.status < HTTPStatus.INTERNAL_SERVER_ERROR and connection.connected:
                self._turn_away(str(response.status))
        return response

    def _refused(self, request: web.BaseRequest) -> web.Response | None:
        methods = [method for method, path in self._routes if path == request.path]
        if not methods:
            return refusal(HTTPStatus.NOT_FOUND)
        if _method(request) not in methods:
            return refusal(HTTPStatus.METHOD_NOT_ALLOWED)
        if request.headers.get("Content-Encoding", "identity").lower() != "identity":
            return refusal(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
        if (request.content_length or 0) > self._limits.body:
            return refusal(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        return self._look_at(request)

    async def _read_and_answer(self, request: web.BaseRequest) -> web.Response:
        request = request.clone(client_max_size=self._limits.body)
        try:
            await request.read()
        except web.HTTPRequestEntityTooLarge as error:
            return refusal(HTTPStatus(error.status))
        except (ConnectionError, web.RequestPayloadError, HttpProcessingError, RuntimeError):
            # aiohttp raises a `RuntimeError` if one reads from a connection that was closed before.
            return refusal(HTTPStatus.BAD_REQUEST)
        self._connections.stop_waiting(request.protocol)
        return await self._routes[_method(request), request.path](request)

    def _turn_away(self, reason: str) -> None:
        """Count what was turned away, and log the counts from time to time."""
        self._turned_away(reason)
        self._unlogged[reason] += 1
        now = time.monotonic()
        if now >= self._next_line:
            counts = ", ".join(f"{each} {count}" for each, count in sorted(self._unlogged.items()))
            log.info("Requests turned away at %s since the last such line: %s", self._setting, counts)
            self._unlogged.clear()
            self._next_line = now + BETWEEN_LINES


def refusal(status: HTTPStatus) -> web.Response:
    return web.Response(status=status, text=f"{status.phrase}.")


def _method(request: web.BaseRequest) -> str:
    """Return the method of the handler for a request."""
    return "GET" if request.method == "HEAD" else request.method


class _Connections(web.Server):
    """The open connections: those that wait for a whole request, those that are answered, and those that are kept."""

    def __init__(self, answer: Handler, limits: Limits, turn_away: TurnedAway) -> None:
        super().__init__(answer)
        self.limits = limits
        self.turn_away = turn_away
        self._waiting: dict[web.RequestHandler, asyncio.TimerHandle] = {}
        """The connections whose request isn't complete, the oldest first."""
        self._kept: dict[web.RequestHandler, None] = {}
        """The connections whose last request was a good one, the least recently used first."""
        self._received = Counter[web.RequestHandler]()
        """The bytes of the current request."""

    @override
    def __call__(self) -> web.RequestHandler:
        return _Connection(self)

    @override
    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        self.wait_for_request(handler)

    @override
    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        self._forget(handler)
        super().connection_lost(handler, exc)

    @override
    def pre_shutdown(self) -> None:
        """Close the connections that wait: a shutdown would wait for the rest of their requests."""
        for connection in tuple(self._waiting):
            self.close(connection)
        super().pre_shutdown()

    def wait_for_request(self, connection: web.RequestHandler) -> None:
        """Limit the time until the request of a connection is complete, and the number of such connections."""
        if connection in self._waiting:
            return
        if len(self._waiting) >= self.limits.waiting:
            self.close(next(iter(self._waiting)), "crowded")
        self._kept.pop(connection, None)
        loop = asyncio.get_running_loop()
        self._waiting[connection] = loop.call_later(self.limits.seconds, self.close, connection, "slow")

    def receive(self, connection: web.RequestHandler, count: int) -> None:
        """Count the bytes of a request, and close the connection if they are too many."""
        self._received[connection] += count
        if self._received[connection] > self.limits.received:
            self.close(connection, "long")

    def stop_waiting(self, connection: web.RequestHandler) -> None:
        """Note that the request of a connection is complete; its handler takes its time."""
        self._forget(connection)

    def keep(self, connection: web.RequestHandler) -> None:
        """Keep a connection open for further requests, however many others are waiting."""
        if connection.connected:
            self._kept[connection] = None
        if len(self._kept) > self.limits.kept:
            self.close(next(iter(self._kept)))

    def close(self, connection: web.RequestHandler, reason: str | None = None) -> None:
        """Close a connection at once; a `reason` is recorded."""
        self._forget(connection)
        if connection.transport:
            connection.transport.abort()
        if reason:
            self.turn_away(reason)

    def _forget(self, connection: web.RequestHandler) -> None:
        self._kept.pop(connection, None)
        self._received.pop(connection, None)
        if timer := self._waiting.pop(connection, None):
            timer.cancel()


class _Connection(web.RequestHandler):
    """A connection whose sender can't write into the log."""

    __slots__ = ("_connections",)

    def __init__(self, connections: _Connections) -> None:
        super().__init__(
            connections,
            loop=asyncio.get_running_loop(),
            access_log=None,  # type: ignore[arg-type]  # which is what its own runners pass on
            keepalive_timeout=connections.limits.kept_for,
            lingering_time=connections.limits.lingering,
            auto_decompress=False,
        )
        self._connections = connections

    @override
    def data_received(self, data: bytes) -> None:
        self._connections.receive(self, len(data))
        super().data_received(data)

    @override
    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = HTTPStatus.INTERNAL_SERVER_ERROR,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer a request that can't be read, or whose handler has failed."""
        if status == HTTPStatus.BAD_REQUEST:
            self._connections.turn_away("malformed")
        else:
            log.error("A request could not be answered", exc_info=exc)
        if request.writer.output_size:
            raise ConnectionResetError("a part of an answer was sent already")
        response = refusal(HTTPStatus(status))
        response.headers["Server"] = NAME
        response.force_close()
        return response

    @override
    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Log an error of this program: not that the rest of a refused request is malformed, or never comes."""
        if self.connected and not isinstance(
            kw.get("exc_info"), web.RequestPayloadError | HttpProcessingError
        ):
            super().log_exception(*args, **kw)
