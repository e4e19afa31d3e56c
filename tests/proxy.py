"""A proxy on loopback between a program and a server's socket, which can go silent as a lost network does.

A connection that is reset fails at once. One that is silent looks open: nothing arrives any more, and no error either.
"""

import asyncio
import contextlib
from pathlib import Path
from types import TracebackType
from typing import Self

CHUNK = 65536


class Proxy:
    """Forwards connections to a Unix socket, `async with`; `port` is where it listens on 127.0.0.1."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._flows = asyncio.Event()
        self._flows.set()
        self._connections: dict[asyncio.StreamWriter, asyncio.Event] = {}
        """For each connection an event that is set as long as it passes anything on."""
        self._running: set[asyncio.Task[None]] = set()
        self.accepted = 0
        """The number of connections that were opened so far."""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self.thaw()
        for writer, passes in self._connections.items():
            passes.set()
            writer.transport.abort()
        await asyncio.gather(*self._running)

    def freeze(self) -> None:
        """Pass nothing on until `thaw`, on old connections and on new ones."""
        self._flows.clear()

    def thaw(self) -> None:
        """Pass everything on that waits, and what follows."""
        self._flows.set()

    def silence_open_connections(self) -> None:
        """Pass nothing on any more on the connections that are open now; new ones work."""
        for passes in self._connections.values():
            passes.clear()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.accepted += 1
        task = asyncio.current_task()
        assert task
        self._running.add(task)
        self._connections[writer] = passes = asyncio.Event()
        passes.set()
        try:
            await self._flows.wait()
            answers, requests = await asyncio.open_unix_connection(self._target)
            await self._relay(passes, (reader, requests), (answers, writer))
        finally:
            del self._connections[writer]
            self._running.discard(task)
            writer.transport.abort()

    async def _relay(
        self, passes: asyncio.Event, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]
    ) -> None:
        """Pass on what comes in both directions until one of them ends."""
        pumps = {asyncio.create_task(self._pump(passes, *way)) for way in ways}
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            for _, writer in ways:
                writer.transport.abort()

    async def _pump(
        self, passes: asyncio.Event, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                await passes.wait()
                writer.write(data)
                await writer.drain()
