"""The gateway: its websocket connections and their protocol.

https://docs.discord.com/developers/events/gateway
"""

import asyncio
import json
from collections.abc import Callable
from enum import IntEnum
from functools import partial
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from discord_playground.deliveries import PRIVILEGED, Intent, deliveries, guild_announced
from discord_playground.events import Event
from discord_playground.guilds import Guild
from discord_playground.interactions import InteractionCreated
from discord_playground.messages import MessageCreated
from discord_playground.pace import Pace
from discord_playground.rate_limits import IdentifyLimits
from discord_playground.sessions import (
    Connection,
    Op,
    Session,
    SessionInterrupted,
    SessionResumed,
    SessionStarted,
)
from discord_playground.users import Application
from discord_playground.world import World

HEARTBEAT_MILLISECONDS = 41_250
SILENCE_SECONDS = 1.5 * HEARTBEAT_MILLISECONDS / 1000
RESUMABLE_SECONDS = 180.0
NETWORK_SECONDS = 0.05
ZLIB = "zlib-stream"


class CloseCode(IntEnum):
    """The codes with which the gateway closes a connection."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    TIMED_OUT = 4009
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Gateway:
    """The gateway, which accepts connections, stores sessions and dispatches the world's events to them."""

    def __init__(
        self,
        world: World,
        complain: Callable[[str], None],
        pace: Pace,
        identifies: IdentifyLimits | None = None,
    ) -> None:
        self._world = world
        self._pace = pace
        self._identifies = identifies
        self._complain = complain
        self._sessions: dict[str, Session] = {}
        self.refused_resumes = 0
        """How many of the next attempts to resume are refused, though the sessions stay resumable."""
        world.ground.stream.subscribe(self._on_event)

    @property
    def sessions(self) -> list[Session]:
        """All sessions, including those without a connection."""
        return list(self._sessions.values())

    @property
    def holds(self) -> bool:
        """Whether something that people did has not been sent yet."""
        return self._pace.holds

    def connected(self, application: Application) -> list[Session]:
        """Return an application's sessions that have a connection."""
        return [
            session
            for session in self._sessions.values()
            if session.application is application and session.connection is not None
        ]

    def forget_sessions(self) -> None:
        """Make every session non-resumable."""
        self._sessions.clear()

    def _on_event(self, event: Event) -> None:
        self._forget_lost_sessions()
        for session in tuple(self._sessions.values()):
            for delivery in deliveries(event, session.application, session.intents):
                if not session.concerns(delivery.guild):
                    continue
                if self._pace.holds or _is_of_a_person(event):
                    self._pace.let(partial(session.dispatch, delivery.name, delivery.data))
                else:
                    session.dispatch(delivery.name, delivery.data)

    def _forget_lost_sessions(self) -> None:
        """Drop sessions that were not resumed in time."""
        oldest = self._world.ground.now() - RESUMABLE_SECONDS
        lost = [
            each for each in self._sessions.values() if each.lost_at is not None and each.lost_at < oldest
        ]
        for session in lost:
            self.drop(session)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it closes."""
        socket = web.WebSocketResponse(compress=False, autoping=True)
        await socket.prepare(request)
        transport = request.transport if isinstance(request.transport, asyncio.Transport) else None
        compress = request.query.get("compress")
        if compress not in (None, ZLIB):
            self._complain(f"the gateway has no compression {compress!r}")
        connection = Connection(socket, transport, compress=compress == ZLIB)
        await _Conversation(self, self._world, connection, socket, self._complain).run()
        return socket

    def may_begin(self, application: Application, shard: int) -> bool:
        """Return whether a shard may identify now, and count the attempt against the limit."""
        return self._identifies is None or self._identifies.spend(application, shard)

    def end_sessions(self, application: Application) -> None:
        """End all sessions of an application that has identified too often, and reset its token.

        https://docs.discord.com/developers/events/gateway#rate-limiting
        """
        application.reset_token()
        for session in [each for each in self._sessions.values() if each.application is application]:
            self.drop(session)
            if session.connection is not None:
                session.connection.abort()

    def adopt(self, session: Session) -> None:
        """Store a new session."""
        self._sessions[session.id] = session

    def find(self, session_id: object) -> Session | None:
        """Return the session with an id; None if there is none that can be resumed."""
        return self._sessions.get(session_id) if isinstance(session_id, str) else None

    def drop(self, session: Session) -> None:
        """Forget a session, so that it can't be resumed."""
        self._sessions.pop(session.id, None)


def _is_of_a_person(event: Event) -> bool:
    """Return whether an event is something that a person did to be answered by a bot."""
    match event:
        case InteractionCreated():
            return True
        case MessageCreated(message):
            return not message.author.bot
        case _:
            return False


class _Refused(Exception):  # noqa: N818  control flow: the connection closes with this code
    def __init__(self, code: CloseCode) -> None:
        self.code = code


class _Conversation:
    """The gateway protocol on one connection."""

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
            Op.HEARTBEAT: lambda _: self._acknowledge_heartbeat(),
            Op.IDENTIFY: self._identify,
            Op.RESUME: self._resume,
            Op.PRESENCE_UPDATE: lambda _: None,
            Op.VOICE_STATE_UPDATE: lambda _: None,
            Op.REQUEST_MEMBERS: self._send_members,
        }

    def _acknowledge_heartbeat(self) -> None:
        """Acknowledge after a short delay: discord.py mistakes an immediate answer for the previous heartbeat's."""
        loop = asyncio.get_running_loop()
        loop.call_later(NETWORK_SECONDS, self._connection.send, Op.HEARTBEAT_ACK)

    async def run(self) -> None:
        """Run the protocol until either side closes."""
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
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
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
        session.lost_at = self._world.ground.now()
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
        if not self._gateway.may_begin(application, number):
            self._connection.send(Op.INVALID_SESSION, data=False)
            return
        now = self._world.ground.now()
        if not application.session_starts.left(now):
            self._gateway.end_sessions(application)
            raise _Refused(CloseCode.AUTHENTICATION_FAILED)
        application.session_starts = application.session_starts.one_more(now)
        session = self._session = Session(application, (number, count), intents)
        session.connection = self._connection
        guilds = [guild for guild in self._world.guilds_of(application) if session.concerns(guild)]
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds:
            if guild.available:
                session.dispatch("GUILD_CREATE", guild_announced(guild, application, intents))
        self._gateway.adopt(session)
        self._world.ground.publish(SessionStarted(session))

    def _ready(self, session: Session, guilds: list[Guild]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": session.application.user.private_payload(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "private_channels": [],
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
        if self._gateway.refused_resumes:
            # https://docs.discord.com/developers/events/gateway#resuming, the last scenario
            self._gateway.refused_resumes -= 1
            self._connection.send(Op.INVALID_SESSION, data=True)
            return
        if session.connection is not None:
            session.connection.abort()
        self._session = session
        session.connection = self._connection
        session.lost_at = None
        session.replay(sequence)
        session.dispatch("RESUMED", {})
        self._world.ground.publish(SessionResumed(session))

    def _send_members(self, data: dict[str, Any]) -> None:
        """Answer a request for guild members; without the members intent, only requests by id return members."""
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
    """Return the gateway's address for an API origin."""
    return origin.replace("http", "ws", 1) + "/gateway/"
