"""A proxy on loopback between a program and a server, which can go silent or away as a lost network does.

A connection that is refused or reset fails at once. One that is silent looks open: nothing arrives any more, and no
error either.
"""

import asyncio
import contextlib
from pathlib import Path
from types import TracebackType
from typing import Self

CHUNK = 65536


class Proxy:
    """Forwards connections to a Unix socket or a port of 127.0.0.1, `async with`; `port` is where it listens there."""

    def __init__(self, target: Path | int) -> None:
        self._target = target
        self.port = 0
        self._flows = asyncio.Event()
        self._flows.set()
        self._connections: dict[asyncio.StreamWriter, asyncio.Event] = {}
        """For each connection an event that is set as long as it passes anything on."""
        self._running: set[asyncio.Task[None]] = set()
        self.accepted = 0
        """The number of connections that were opened so far."""

    async def __aenter__(self) -> Self:
        await self.accept()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.refuse()
        self.thaw()
        for passes in self._connections.values():
            passes.set()
        await asyncio.gather(*self._running)

    async def accept(self) -> None:
        """Accept connections; after `refuse` at the same port."""
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", self.port)
        self.port = int(self._server.sockets[0].getsockname()[1])

    def refuse(self) -> None:
        """Reset all connections and refuse new ones."""
        self._server.close()
        for writer in self._connections:
            writer.transport.abort()

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
            answers, requests = await self._connect()
            await self._relay(passes, (reader, requests), (answers, writer))
        finally:
            del self._connections[writer]
            self._running.discard(task)
            writer.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._target, Path):
            return await asyncio.open_unix_connection(self._target)
        return await asyncio.open_connection("127.0.0.1", self._target)

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
