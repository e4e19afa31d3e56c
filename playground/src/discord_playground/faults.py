"""Fault injection: failures between a bot and Discord, on demand."""

import asyncio
from dataclasses import dataclass, field
from enum import Enum

from discord_playground.errors import BrokenServer, Reason
from discord_playground.gateway import Gateway
from discord_playground.messages import Channel
from discord_playground.rate_limits import too_many
from discord_playground.sessions import Op


class Drop(Enum):
    """The moment when the connection breaks: before the request is carried out, or afterwards but before the answer."""

    BEFORE = "before"
    AFTER = "after"


@dataclass(eq=False)
class Fault:
    """A failure injected into the next requests of one route.

    The fault is one of these: an answer with `status` (a 429 also has `retry_after`, in seconds) that replaces the
    real one, with the request `carried_out` or not, and with an error `code` or as the `html` of Discord's edge; a
    `drop` of the connection; or neither, if the request is only to wait. `delay` (real seconds) always comes first. If
    `held`, each request waits for `release`; `reached` is set once a request waits.
    """

    method: str
    route: str
    channel_id: int | None = None
    status: int | None = None
    code: int = 0
    html: bool = False
    retry_after: float = 0.0
    everywhere: bool = False
    carried_out: bool = False
    delay: float = 0.0
    drop: Drop | None = None
    held: bool = False
    times: int = 1
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Let held requests continue."""
        self._released.set()

    def refuse(self) -> None:
        """Raise the injected answer, if there is one, as a `Refusal`."""
        if self.status == Reason.TOO_MANY_REQUESTS.status:
            raise too_many(self.retry_after, headers={}, scope="global" if self.everywhere else "shared")
        if self.status is not None:
            raise BrokenServer(self.status, self.code, html=self.html)

    async def wait(self) -> None:
        """Hold or delay the request as injected."""
        self.reached.set()
        if self.held:
            await self._released.wait()
        if self.delay:
            await asyncio.sleep(self.delay)


class Faults:
    """The faults injected into requests and the gateway."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._ordered: list[Fault] = []
        self._standing: Fault | None = None

    def always(
        self, *, status: int | None = None, delay: float = 0.0, drop: Drop | str | None = None
    ) -> None:
        """Apply a fault to every request without one from `next`, until `clear`."""
        self._standing = Fault(
            "*", "*", status=status, delay=delay, drop=None if drop is None else Drop(drop)
        )

    def next(
        self,
        method: str,
        route: str,
        *,
        channel: Channel | None = None,
        status: int | None = None,
        code: int = 0,
        html: bool = False,
        retry_after: float = 0.0,
        everywhere: bool = False,
        carried_out: bool = False,
        delay: float = 0.0,
        drop: Drop | str | None = None,
        held: bool = False,
        times: int = 1,
    ) -> Fault:
        """Inject a fault into the next `times` requests of a route such as `/channels/{channel_id}/messages`.

        The parameters' names in braces do not matter. With a `channel`, only its requests are meant; with `everywhere`,
        a 429 is a global one.
        """
        fault = Fault(
            method,
            _shape(route),
            channel_id=channel.id if channel else None,
            status=status,
            code=code,
            html=html,
            retry_after=retry_after,
            everywhere=everywhere,
            carried_out=carried_out,
            delay=delay,
            drop=None if drop is None else Drop(drop),
            held=held,
            times=times,
        )
        self._ordered.append(fault)
        return fault

    def take(self, method: str, route: str, channel_id: int | None = None) -> Fault | None:
        """Consume and return the fault for a request; without one, return the fault set by `always`."""
        shape = _shape(route)
        for fault in self._ordered:
            is_meant = (fault.method, fault.route) == (method, shape) and fault.channel_id in (
                None,
                channel_id,
            )
            if is_meant and fault.times:
                fault.times -= 1
                return fault
        return self._standing

    def clear(self) -> None:
        """Remove all faults and let held requests continue."""
        for fault in self._ordered:
            fault.release()
        self._ordered.clear()
        self._standing = None

    def drop_gateway(self, *, resumable: bool = True) -> None:
        """Drop every gateway connection; unless `resumable`, invalidate the sessions as well."""
        sessions = self._gateway.sessions
        if not resumable:
            self._gateway.forget_sessions()
        for session in sessions:
            if session.connection is not None:
                session.connection.abort()

    def refuse_resumes(self, times: int) -> None:
        """Refuse the next attempts to resume a session, which stays resumable.

        https://docs.discord.com/developers/events/gateway-events#invalid-session
        """
        self._gateway.refused_resumes = times

    def ask_to_reconnect(self) -> None:
        """Send the reconnect opcode to every connection, as Discord does before it restarts a gateway."""
        for session in self._gateway.sessions:
            if session.connection is not None:
                session.connection.send(Op.RECONNECT)


def _shape(route: str) -> str:
    """Return a route with its parameters' names removed."""
    return "/".join("{}" if step.startswith("{") else step for step in route.split("/"))
