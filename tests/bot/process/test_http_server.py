"""Strangers at the HTTP server: idle, slow, large, compressed and malformed requests cost little and log nothing."""

import asyncio
import contextlib
import errno
import logging
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import cast

import pytest
from aiohttp import StreamReader, web

from bot.process import http_server
from bot.process.http_server import LIMITS, HttpServer, Limits

PATIENT = replace(LIMITS, seconds=600.0)
"""Limits under which nothing happens because of the time."""
HASTY = replace(LIMITS, seconds=0.05)

PAGE = b"GET /page HTTP/1.1\r\nHost: here\r\n\r\n"
HEAD = b"POST /form HTTP/1.1\r\nHost: here\r\n"


class Site:
    """A server with a page and a form, and what was turned away there."""

    def __init__(self, limits: Limits) -> None:
        self.turned_away = Counter[str]()
        self.forms: list[bytes] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.answering = asyncio.Event()
        self.server = HttpServer(
            "SOME_PORT",
            {("GET", "/page"): self._page, ("POST", "/form"): self._form, ("GET", "/broken"): self._broken},
            look_at=lambda request: web.Response(status=401) if "Bad" in request.headers else None,
            turned_away=lambda reason: self.turned_away.update([reason]),
            limits=limits,
        )
        self.port = 0
        self._clients: list[Client] = []

    async def _page(self, _: web.BaseRequest) -> web.Response:
        self.answering.set()
        await self.may_answer.wait()
        return web.Response(text="Here you are.")

    async def _form(self, request: web.BaseRequest) -> web.Response:
        self.forms.append(await request.read())
        return web.Response(text="Thank you.")

    async def _broken(self, _: web.BaseRequest) -> web.Response:
        raise OverflowError

    async def client(self, sent: bytes = b"") -> "Client":
        client = Client(*await asyncio.open_connection("127.0.0.1", self.port))
        self._clients.append(client)
        client.send(sent)
        return client

    async def close(self) -> None:
        for client in self._clients:
            client.writer.close()
        await self.server.close()


class Client:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, sent: bytes) -> None:
        self.writer.write(sent)

    async def status(self) -> int:
        """Return the status of the next answer, and check that it tells no version."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        lines = head.lower().splitlines()
        assert "server: dvonn" in lines
        length = next(line.split()[1] for line in lines if line.startswith("content-length"))
        await self.reader.readexactly(int(length))
        return int(head.split()[1])

    async def rest(self) -> bytes:
        """Return what comes until the server closes the connection."""
        with contextlib.suppress(ConnectionError):
            return await self.reader.read()
        return b""

    async def send_until_closed(self, sent: bytes) -> bytes:
        """Send the same again and again until the server closes the connection; return its answer."""
        reading = asyncio.create_task(self.rest())
        while not reading.done():
            self.writer.write(sent)
            with contextlib.suppress(ConnectionError):
                await self.writer.drain()
            await asyncio.sleep(0)
        return await reading


@contextlib.asynccontextmanager
async def site_with(limits: Limits) -> AsyncIterator[Site]:
    site = Site(limits)
    site.port = await site.server.start("127.0.0.1", 0)
    try:
        yield site
    finally:
        await site.close()


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with site_with(PATIENT) as site:
        yield site


@pytest.fixture(autouse=True)
def nothing_worth_a_warning(
    caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    if "fails" not in request.node.name:
        records = caplog.get_records("call")
        assert [each for each in records if each.levelno > logging.INFO or each.exc_info] == []


@pytest.mark.parametrize(
    "sent",
    [b"", b"POST /fo", HEAD, HEAD + b"Content-Length: 10\r\n\r\n", HEAD + b"Content-Length: 10\r\n\r\n12345"],
)
async def test_a_connection_without_a_whole_request_is_closed_after_some_seconds(sent: bytes) -> None:
    async with site_with(HASTY) as site:
        client = await site.client(sent)
        assert await client.rest() == b""
        assert site.turned_away == {"slow": 1}


@pytest.mark.parametrize("sent", [HEAD + b"X: ", HEAD + b"Content-Length: 200000\r\n\r\n"])
async def test_time_is_not_extended_by_sending_slowly(sent: bytes) -> None:
    async with site_with(replace(HASTY, received=10**9)) as site:
        client = await site.client(sent)
        assert await client.send_until_closed(b"a") == b""
        assert site.turned_away == {"slow": 1}


async def test_a_refused_request_keeps_its_connection_no_longer() -> None:
    async with site_with(replace(HASTY, lingering=600.0)) as site:
        client = await site.client(HEAD + b"Bad: yes\r\nContent-Length: 10\r\n\r\n")
        await client.rest()
        assert site.turned_away["slow"] == 1


async def test_a_new_connection_takes_the_place_of_the_one_that_has_waited_longest() -> None:
    async with site_with(replace(PATIENT, waiting=3)) as site:
        idle, head, body = [
            await site.client(sent) for sent in (b"", HEAD, HEAD + b"Content-Length: 2\r\n\r\n")
        ]
        new = await site.client(PAGE)
        assert await new.status() == 200
        assert await idle.rest() == b""
        head.send(b"Content-Length: 0\r\n\r\n")
        body.send(b"hi")
        assert await head.status() == await body.status() == 200
        assert site.turned_away == {"crowded": 1}


async def test_a_connection_with_a_good_request_is_kept_in_a_crowd() -> None:
    async with site_with(replace(PATIENT, waiting=3)) as site:
        known = await site.client(PAGE)
        assert await known.status() == 200
        crowd = [await site.client() for _ in range(10)]
        assert [await each.rest() for each in crowd[:7]] == [b""] * 7
        known.send(PAGE)
        assert await known.status() == 200


async def test_an_answer_takes_its_time_in_a_crowd() -> None:
    async with site_with(replace(HASTY, waiting=3)) as site:
        site.may_answer.clear()
        client = await site.client(PAGE)
        while not site.answering.is_set():  # on a busy machine a request may come too late
            if client.reader.at_eof():
                client = await site.client(PAGE)
            await asyncio.sleep(0)
        crowd = [await site.client() for _ in range(10)]
        assert [await each.rest() for each in crowd] == [b""] * 10
        site.may_answer.set()
        assert await client.status() == 200


async def test_of_too_many_kept_connections_the_least_recently_used_is_closed() -> None:
    async with site_with(replace(PATIENT, kept=2)) as site:
        first, second = await site.client(PAGE), await site.client(PAGE)
        assert await first.status() == 200
        assert await second.status() == 200
        first.send(PAGE)
        assert await first.status() == 200
        third = await site.client(PAGE)
        assert await third.status() == 200
        assert await second.rest() == b""
        first.send(PAGE)
        assert await first.status() == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (b"Bad: yes\r\nContent-Length: 100\r\n", 401),
        (b"Bad: yes\r\nTransfer-Encoding: chunked\r\n", 401),
        (b"Content-Length: 262145\r\n", 413),
        (b"Content-Length: 99999999999999999\r\n", 413),
        (b"Content-Encoding: gzip\r\nContent-Length: 100\r\n", 415),
        (b"Content-Encoding: br\r\nContent-Length: 100\r\n", 415),
        (b"Content-Encoding: deflate, gzip\r\nTransfer-Encoding: chunked\r\n", 415),
    ],
)
async def test_a_request_is_refused_by_its_headers_before_its_body_comes(
    site: Site, headers: bytes, status: int
) -> None:
    client = await site.client(HEAD + headers + b"\r\n")
    assert await client.status() == status
    assert site.turned_away == {str(status): 1}


async def test_a_body_of_the_largest_size_is_read(site: Site) -> None:
    client = await site.client(HEAD + b"Content-Length: 262144\r\n\r\n" + b"a" * 262144)
    assert await client.status() == 200
    assert [len(form) for form in site.forms] == [262144]


@pytest.mark.parametrize(
    ("begun", "repeated"),
    [
        (b"", b"a"),
        (b"", PAGE[:-2] + b"X: " + b"a" * 9000),
        (HEAD, b"X: a\r\n"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1000\r\n" + b"a" * 4096 + b"\r\n"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n1;", b"extension=1;" * 100),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1;" + b"a" * 2000 + b"\r\na\r\n"),
        (HEAD + b"Bad: yes\r\nTransfer-Encoding: chunked\r\n\r\n", b"1000\r\n" + b"a" * 4096 + b"\r\n"),
        (HEAD + b"Upgrade: websocket\r\nConnection: upgrade\r\n\r\n", b"a" * 4096),
    ],
)
async def test_a_request_without_end_is_cut_off(begun: bytes, repeated: bytes) -> None:
    async with site_with(replace(PATIENT, lingering=600.0)) as site:
        client = await site.client(begun)
        await client.send_until_closed(repeated)
        assert b"".join(site.forms) == b""
        assert site.turned_away


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",  # the beginning of TLS
        b"\r\n\x00\x00\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET  /page HTTP/1.1\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET http://[::1 HTTP/1.1\r\nHost: here\r\n\r\n",
        b"GET /page HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET /page HTTP/1.1\r\nX: \x00\r\n\r\n",
        b"GET /page HTTP/1.1\r\n folded: 1\r\n\r\n",
        HEAD + b"Content-Length: -1\r\n\r\n",
        HEAD + b"Content-Length: many\r\n\r\n",
        HEAD + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n12",
        HEAD + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        HEAD + b"Transfer-Encoding: unheard of\r\n\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\nno number\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\ntoo much\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffffffffff\r\n",
    ],
)
async def test_a_malformed_request_is_answered_with_400_and_closed(site: Site, sent: bytes) -> None:
    client = await site.client(sent)
    assert await client.status() == 400
    assert await client.rest() == b""
    assert site.turned_away.total() == 1


@pytest.mark.parametrize(
    "sent",
    [b"no number\r\n", b"1\r\ntoo much\r\n", b"fffffffffffffffffffffffff\r\n", b"0\r\nno colon\r\n\r\n"],
)
async def test_the_rest_of_a_refused_request_may_be_malformed(sent: bytes) -> None:
    async with site_with(replace(PATIENT, lingering=0.05)) as site:
        client = await site.client(HEAD + b"Bad: yes\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert await client.status() == 401
        client.send(sent)
        assert await client.rest() == b""


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"GET /page/ HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"GET /%ff%00 HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"OPTIONS * HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"CONNECT here:443 HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"POST /page HTTP/1.1\r\nHost: here\r\n\r\n", 405),
        (b"DELETE /page HTTP/1.1\r\nHost: here\r\n\r\n", 405),
    ],
)
async def test_other_pages_and_methods_are_refused_and_the_connection_closed(
    site: Site, sent: bytes, status: int
) -> None:
    client = await site.client(sent)
    assert await client.status() == status
    assert await client.rest() == b""


async def test_a_page_can_be_asked_for_its_headers_alone(site: Site) -> None:
    client = await site.client(b"HEAD" + PAGE[3:])
    assert (await client.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
    client.send(b"HEAD" + PAGE[3:])
    assert (await client.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")


async def test_a_client_that_hangs_up_is_nothing_to_speak_of(site: Site) -> None:
    for sent in (b"", HEAD, HEAD + b"Content-Length: 10\r\n\r\n123"):
        client = await site.client(sent)
        client.writer.transport.abort()
    assert await (await site.client(PAGE)).status() == 200
    assert site.turned_away == {}


@pytest.mark.parametrize("header", [b"", b"Bad: yes\r\n"])
async def test_a_connection_that_is_lost_while_a_body_is_read_is_nothing_to_speak_of(
    site: Site, header: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(body: StreamReader) -> bytes:
        cast("web.RequestHandler", body._protocol).force_close()
        raise RuntimeError("as aiohttp does")

    monkeypatch.setattr(StreamReader, "readany", lose)
    client = await site.client(HEAD + header + b"Content-Length: 10\r\n\r\n")
    await client.rest()


async def test_many_strangers_are_one_line_in_the_log(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(50):
        client = await site.client(b"nonsense\r\n\r\n")
        assert await client.status() == 400
    assert [record.getMessage() for record in caplog.records] == [
        "Requests turned away at SOME_PORT since the last such line: malformed 1"
    ]
    assert site.turned_away == {"malformed": 50}


async def test_a_handler_that_fails_is_an_error_in_the_log(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    client = await site.client(b"GET /broken HTTP/1.1\r\nHost: here\r\n\r\n")
    assert await client.status() == 500
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_everything_else_has_its_turns_while_a_crowd_is_let_in(site: Site) -> None:
    turns = 0
    crowd = [socket.create_connection(("127.0.0.1", site.port)) for _ in range(50)]
    while len(site.server._connections.connections) < len(crowd):
        await asyncio.sleep(0)
        turns += 1
    for each in crowd:
        each.close()
    assert turns >= len(crowd)


async def test_the_server_continues_when_the_system_has_files_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, errors = asyncio.get_running_loop(), iter([OSError(errno.EMFILE, "files"), ConnectionError()])
    accept = loop.sock_accept

    async def fail(listening: socket.socket) -> tuple[socket.socket, object]:
        for error in errors:
            raise error
        return await accept(listening)

    monkeypatch.setattr(http_server, "WITHOUT_FILES", 0.0)
    monkeypatch.setattr(loop, "sock_accept", fail)
    for _ in range(3):
        assert await (await site.client(PAGE)).status() == 200
    assert next(errors, None) is None


async def test_a_stop_does_not_wait_for_the_rest_of_a_request(site: Site) -> None:
    reading = await site.client(HEAD + b"Content-Length: 10\r\n\r\n123")
    kept = await site.client(PAGE)
    assert await kept.status() == 200
    await site.server.close()
    assert await reading.rest() == await kept.rest() == b""
