"""Failures on demand: what may go wrong between a bot and Discord."""

import asyncio
from dataclasses import dataclass, field
from enum import Enum

from playground.errors import BrokenServer, Reason
from playground.gateway import Gateway
from playground.rate_limits import too_many
from playground.sessions import Op


class Drop(Enum):
    """The moments at which the line breaks: before the request was carried out, or after it but before its answer."""

    BEFORE = "before"
    AFTER = "after"


@dataclass(eq=False)
class Fault:
    """A failure that the next requests of one route meet.

    Either an answer with `status` (429 together with `retry_after` seconds) in place of the true one, given
    without or with `carried_out` after the request was carried out; or a `drop` of the line; or neither.
    `delay` (real seconds) comes first in any case. With `held` each request waits until `release` is called;
    `reached` is set once one waits.
    """

    method: str
    route: str
    status: int | None = None
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
        """Let the requests go on that wait."""
        self._released.set()

    def refuse(self) -> None:
        """The ordered answer, if there is one, as an exception like a refusal."""
        if self.status == Reason.TOO_MANY_REQUESTS.status:
            raise too_many(self.retry_after, headers={}, scope="global" if self.everywhere else "shared")
        if self.status is not None:
            raise BrokenServer(self.status)

    async def wait(self) -> None:
        """Pass the time that the fault costs."""
        self.reached.set()
        if self.held:
            await self._released.wait()
        if self.delay:
            await asyncio.sleep(self.delay)


class Faults:
    """The failures that were ordered, and those of the gateway."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._ordered: list[Fault] = []
        self._standing: Fault | None = None

    def always(
        self, *, status: int | None = None, delay: float = 0.0, drop: Drop | str | None = None
    ) -> None:
        """Let every request fail in that way, where nothing else is ordered for it, until `clear`."""
        self._standing = Fault(
            "*", "*", status=status, delay=delay, drop=None if drop is None else Drop(drop)
        )

    def next(
        self,
        method: str,
        route: str,
        *,
        status: int | None = None,
        retry_after: float = 0.0,
        everywhere: bool = False,
        carried_out: bool = False,
        delay: float = 0.0,
        drop: Drop | str | None = None,
        held: bool = False,
        times: int = 1,
    ) -> Fault:
        """Order a failure for the next `times` requests of a route such as `/channels/{channel_id}/messages`.

        The names in braces do not matter. `everywhere` makes a 429 a global one.
        """
        fault = Fault(
            method,
            _shape(route),
            status=status,
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

    def take(self, method: str, route: str) -> Fault | None:
        """Take the failure that is ordered for a request, counting it; else the one for all requests."""
        shape = _shape(route)
        for fault in self._ordered:
            if (fault.method, fault.route) == (method, shape) and fault.times:
                fault.times -= 1
                return fault
        return self._standing

    def clear(self) -> None:
        """Forget all that was ordered, and let held requests go on."""
        for fault in self._ordered:
            fault.release()
        self._ordered.clear()
        self._standing = None

    def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cut every gateway connection; if not `resumable`, its session is lost as well."""
        sessions = self._gateway.sessions
        if not resumable:
            self._gateway.forget_sessions()
        for session in sessions:
            if session.connection is not None:
                session.connection.abort()

    def ask_to_reconnect(self) -> None:
        """Send every connection the request to reconnect, as Discord does before it restarts a gateway."""
        for session in self._gateway.sessions:
            if session.connection is not None:
                session.connection.send(Op.RECONNECT)


def _shape(route: str) -> str:
    """Write a route without the names of its parameters."""
    return "/".join("{}" if step.startswith("{") else step for step in route.split("/"))
