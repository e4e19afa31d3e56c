"""The gateway: websocket connections and the sessions that outlive them.

https://docs.discord.com/developers/events/gateway
"""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from playground.deliveries import PRIVILEGED, Intent, deliveries, guild_create
from playground.events import Event
from playground.guilds import Guild
from playground.snowflakes import shard_of
from playground.users import Application
from playground.world import World

HEARTBEAT_MILLISECONDS = 41_250
SILENCE_SECONDS = 1.5 * HEARTBEAT_MILLISECONDS / 1000
REPLAYED_EVENTS = 2_000


class Op(IntEnum):
    """What a gateway message is."""

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


class CloseCode(IntEnum):
    """Why the gateway closes a connection."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    TIMED_OUT = 4009
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Connection:
    """One websocket; what is sent leaves in order and, if asked for, as one zlib stream."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, compress: bool
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._deflate = zlib.compressobj() if compress else None
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: Op, data: object = None) -> None:
        """Send a message that is no dispatch."""
        self.send_text(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_text(self, text: str) -> None:
        """Send what is JSON already."""
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
                return  # the other side is gone; its session keeps what it missed

    async def close(self, code: int) -> None:
        """Say good-bye."""
        self._writer.cancel()
        await self._socket.close(code=code)

    def abort(self) -> None:
        """Cut the line without a word."""
        self._writer.cancel()
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        """Stop sending; the other side has closed."""
        self._writer.cancel()


class Session:
    """What a bot's shard was told, kept so that a new connection can take up where the old one broke."""

    def __init__(self, application: Application, shard: tuple[int, int], intents: Intent) -> None:
        self.id = secrets.token_hex(16)
        self.application = application
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.connection: Connection | None = None
        self._sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED_EVENTS)

    def concerns(self, guild: Guild | None) -> bool:
        """Say whether what happens in a server (or in direct messages) belongs to this shard."""
        number, count = self.shard
        return number == (shard_of(guild.id, count) if guild else 0)

    def dispatch(self, name: str, data: object) -> None:
        """Tell the bot of an event, now or when it resumes."""
        self.sequence += 1
        text = json.dumps({"op": Op.DISPATCH, "d": data, "s": self.sequence, "t": name})
        self._sent.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def can_replay(self, sequence: int) -> bool:
        """Say whether everything after that sequence number is still known."""
        oldest = self._sent[0][0] if self._sent else 1
        return oldest - 1 <= sequence <= self.sequence

    def replay(self, sequence: int) -> None:
        """Send again what came after that sequence number."""
        for number, text in self._sent:
            if number > sequence and self.connection is not None:
                self.connection.send_text(text)


@dataclass(frozen=True)
class SessionStarted(Event):
    """A bot's shard is connected and has been told of its servers."""

    session: Session


@dataclass(frozen=True)
class SessionResumed(Event):
    """A bot's shard took up an old session."""

    session: Session


@dataclass(frozen=True)
class SessionInterrupted(Event):
    """A bot's shard lost its connection."""

    session: Session


class Gateway:
    """Accepts connections, keeps sessions, and tells them of the world's events."""

    def __init__(self, world: World, complain: Callable[[str], None]) -> None:
        self._world = world
        self._complain = complain
        self._sessions: dict[str, Session] = {}
        world.ground.stream.subscribe(self._hear)

    @property
    def sessions(self) -> list[Session]:
        """Every session, those without a connection included."""
        return list(self._sessions.values())

    def connected(self, application: Application) -> list[Session]:
        """Give the sessions of an application that have a connection."""
        return [
            session
            for session in self._sessions.values()
            if session.application is application and session.connection is not None
        ]

    def forget_sessions(self) -> None:
        """Make every session one that can't be resumed."""
        self._sessions.clear()

    def _hear(self, event: Event) -> None:
        for session in tuple(self._sessions.values()):
            for delivery in deliveries(event, session.application, session.intents):
                if session.concerns(delivery.guild):
                    session.dispatch(delivery.name, delivery.data)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(compress=False, autoping=True)
        await socket.prepare(request)
        transport = request.transport if isinstance(request.transport, asyncio.Transport) else None
        compress = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, transport, compress=compress)
        await _Conversation(self, self._world, connection, socket, self._complain).run()
        return socket

    def adopt(self, session: Session) -> None:
        """Keep a new session."""
        self._sessions[session.id] = session

    def find(self, session_id: object) -> Session | None:
        """Find a session that can be resumed."""
        return self._sessions.get(session_id) if isinstance(session_id, str) else None

    def drop(self, session: Session) -> None:
        """Forget a session that was ended by its bot."""
        self._sessions.pop(session.id, None)


class _Refused(Exception):  # noqa: N818  the connection is closed with this code
    def __init__(self, code: CloseCode) -> None:
        self.code = code


class _Conversation:
    """What is said over one connection."""

    def __init__(
        self,
        gateway: Gateway,
        world: World,
        connection: Connection,
        socket: web.WebSocketResponse,
        complain: Callable[[str], None],
    ) -> None:
        self._gateway = gateway
        self._world = world
        self._connection = connection
        self._socket = socket
        self._complain = complain
        self._session: Session | None = None
        self._answers: dict[int, Callable[[Any], None]] = {
            Op.HEARTBEAT: lambda _: connection.send(Op.HEARTBEAT_ACK),
            Op.IDENTIFY: self._identify,
            Op.RESUME: self._resume,
            Op.PRESENCE_UPDATE: lambda _: None,
            Op.VOICE_STATE_UPDATE: lambda _: None,
            Op.REQUEST_MEMBERS: self._send_members,
        }

    async def run(self) -> None:
        """Talk until either side closes."""
        self._connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MILLISECONDS, "_trace": []})
        try:
            await self._listen()
        except _Refused as refused:
            await self._connection.close(refused.code)
        except TimeoutError:
            await self._connection.close(CloseCode.TIMED_OUT)
        finally:
            self._connection.stop()
            self._leave()

    async def _listen(self) -> None:
        while True:
            message = await self._socket.receive(timeout=SILENCE_SECONDS)
            if message.type is not WSMsgType.TEXT:
                return
            try:
                said = json.loads(message.data)
                op, data = said["op"], said.get("d")
            except (ValueError, KeyError, TypeError):
                raise _Refused(CloseCode.DECODE_ERROR) from None
            if op not in self._answers:
                self._complain(f"unknown gateway opcode {op}")
                raise _Refused(CloseCode.UNKNOWN_OPCODE)
            self._answers[op](data)

    def _leave(self) -> None:
        session = self._session
        if session is None or session.connection is not self._connection:
            return
        session.connection = None
        if self._socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
            self._gateway.drop(session)
        self._world.ground.publish(SessionInterrupted(session))

    def _authenticated(self, data: dict[str, Any]) -> Application:
        application = self._world.application_with(str(data.get("token", "")).removeprefix("Bot "))
        if application is None:
            raise _Refused(CloseCode.AUTHENTICATION_FAILED)
        return application

    def _identify(self, data: dict[str, Any]) -> None:
        if self._session is not None:
            raise _Refused(CloseCode.ALREADY_AUTHENTICATED)
        application = self._authenticated(data)
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise _Refused(CloseCode.INVALID_SHARD)
        intents = Intent(data.get("intents") or 0)
        if intents & PRIVILEGED & ~Intent(application.privileged_intents):
            raise _Refused(CloseCode.DISALLOWED_INTENTS)
        session = self._session = Session(application, (number, count), intents)
        session.connection = self._connection
        guilds = [guild for guild in self._world.guilds_of(application) if session.concerns(guild)]
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds:
            session.dispatch("GUILD_CREATE", guild_create(guild, application, intents))
        self._gateway.adopt(session)
        self._world.ground.publish(SessionStarted(session))

    def _ready(self, session: Session, guilds: list[Guild]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": session.application.user.private_payload(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": gateway_url(self._world.ground.origin),
            "shard": list(session.shard),
            "application": {"id": str(session.application.id), "flags": 0},
        }

    def _resume(self, data: dict[str, Any]) -> None:
        application = self._authenticated(data)
        session = self._gateway.find(data.get("session_id"))
        sequence = data.get("seq")
        if (
            session is None
            or session.application is not application
            or not isinstance(sequence, int)
            or not session.can_replay(sequence)
        ):
            self._connection.send(Op.INVALID_SESSION, data=False)
            return
        if session.connection is not None:
            session.connection.abort()
        self._session = session
        session.connection = self._connection
        session.replay(sequence)
        session.dispatch("RESUMED", {})
        self._world.ground.publish(SessionResumed(session))

    def _send_members(self, data: dict[str, Any]) -> None:
        """Answer a request for members; without the intent, only those asked for by id are told."""
        if self._session is None:
            raise _Refused(CloseCode.NOT_AUTHENTICATED)
        guild = self._world.guild(int(data["guild_id"]))
        asked = data.get("user_ids")
        asked = [asked] if isinstance(asked, str) else asked
        ids = {int(each) for each in asked} if asked is not None else set(guild.members)
        if asked is None and Intent.GUILD_MEMBERS not in self._session.intents:
            ids = {self._session.application.user.id}
        self._session.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [member.payload() for each, member in guild.members.items() if each in ids],
                "not_found": [str(each) for each in ids - set(guild.members)],
                "chunk_index": 0,
                "chunk_count": 1,
                "nonce": data.get("nonce"),
            },
        )


def gateway_url(origin: str) -> str:
    """Give the gateway's address beside the API's."""
    return origin.replace("http", "ws", 1) + "/gateway/"
