"""Gateway connections, and the sessions that outlive them.

https://docs.discord.com/developers/events/gateway#connection-lifecycle
"""

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass
from enum import IntEnum

from aiohttp import web

from discord_playground.deliveries import Intent
from discord_playground.events import Event
from discord_playground.messages import Home
from discord_playground.snowflakes import shard_of
from discord_playground.users import Application

REPLAYED_EVENTS = 1_000


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Connection:
    """One websocket; messages are sent in order, optionally as one zlib stream."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, compress: bool
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._deflate = zlib.compressobj() if compress else None
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: Op, data: object = None) -> None:
        """Send a message other than a dispatch."""
        self.send_text(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_text(self, text: str) -> None:
        """Send text that is already JSON."""
        self._waiting.put_nowait(text)

    async def _write(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                if self._deflate is None:
                    await self._socket.send_str(text)
                else:
                    packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self._socket.send_bytes(packed)
            except ConnectionError:
                return  # the peer is gone; its session stores what it missed

    async def close(self, code: int) -> None:
        self._writer.cancel()
        await self._socket.close(code=code)

    def abort(self) -> None:
        """Cut the connection without a closing handshake."""
        self._writer.cancel()
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        """Stop sending after the peer has closed."""
        self._writer.cancel()


class Session:
    """A session of a bot's shard: the dispatches it was sent, stored so that a new connection can resume."""

    def __init__(self, application: Application, shard: tuple[int, int], intents: Intent) -> None:
        self.id = secrets.token_hex(16)
        self.application = application
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.connection: Connection | None = None
        self.lost_at: float | None = None
        self._sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED_EVENTS)

    def concerns(self, guild: Home | None) -> bool:
        """Return whether a server's events, or with None those of direct messages, belong to this shard."""
        number, count = self.shard
        return number == (shard_of(guild.id, count) if guild else 0)

    def dispatch(self, name: str, data: object) -> None:
        """Send an event to the bot, now or on resume."""
        self.sequence += 1
        text = json.dumps({"op": Op.DISPATCH, "d": data, "s": self.sequence, "t": name})
        self._sent.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def can_replay(self, sequence: int) -> bool:
        """Return whether everything after a sequence number is still stored."""
        oldest = self._sent[0][0] if self._sent else 1
        return oldest - 1 <= sequence <= self.sequence

    def replay(self, sequence: int) -> None:
        """Resend everything after a sequence number."""
        for number, text in self._sent:
            if number > sequence and self.connection is not None:
                self.connection.send_text(text)


@dataclass(frozen=True)
class SessionStarted(Event):
    """A bot's shard is connected and has received its servers."""

    session: Session


@dataclass(frozen=True)
class SessionResumed(Event):
    """A bot's shard resumed a session."""

    session: Session


@dataclass(frozen=True)
class SessionInterrupted(Event):
    session: Session
