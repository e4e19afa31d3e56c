"""The pace of requests when there are too many: as fast as Discord takes them, and those who look on come last.

Discord takes 50 requests a second of a bot, answers to interactions not counted, and shuts it out for a while if it is
refused 10,000 times in ten minutes. So once it has refused one for that reason, as it may after an outage, when
everything is behind at once, the next ones take turns.
https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

BURST, RATE = 5, 45
"""Requests at once after a silence, and requests a second: together what Discord takes in any second."""

LASTS = 60.0
"""Seconds for which requests take turns after one was refused."""

UNCOUNTED = ("interactions", "webhooks")
"""The parts of the API that Discord doesn't count, as their paths name them."""

_looks_on = ContextVar("looks_on", default=False)


@contextlib.contextmanager
def for_those_who_look_on() -> Iterator[None]:
    """Let the requests of the block come after all others, as spectators and watchers can wait."""
    token = _looks_on.set(True)
    try:
        yield
    finally:
        _looks_on.reset(token)


class RequestPacer:
    """Lets requests go as fast as Discord takes them, once it has refused one. `clock` tells seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._free, self._since = float(BURST), clock()
        """Requests that could go at once, and when that was so."""
        self._until = self._since
        self._players, self._onlookers = deque[asyncio.Future[None]](), deque[asyncio.Future[None]]()

    def slow_down(self) -> None:
        """Let requests take turns from now on."""
        self._until = self._clock() + LASTS

    async def turn(self) -> None:
        """Wait until one more request may go."""
        if self._clock() >= self._until and not self._players and not self._onlookers:
            return
        turn = asyncio.get_running_loop().create_future()
        line = self._onlookers if _looks_on.get() else self._players
        line.append(turn)
        if len(self._players) + len(self._onlookers) == 1:
            self._let_go()
        await turn

    def _let_go(self) -> None:
        """Let as many go as may, and come back when the next one may."""
        now = self._clock()
        self._free = min(BURST, self._free + (now - self._since) * RATE)
        self._since = now
        while self._free >= 1 and (line := self._players or self._onlookers):
            turn = line.popleft()
            if not turn.done():  # who waited may have given up
                turn.set_result(None)
                self._free -= 1
        if self._players or self._onlookers:
            asyncio.get_running_loop().call_later((1 - self._free) / RATE, self._let_go)

    def trace(self) -> aiohttp.TraceConfig:
        """The hooks by which a client of aiohttp's waits before each request that Discord counts.

        https://docs.aiohttp.org/en/stable/tracing_reference.html
        """
        config = aiohttp.TraceConfig()

        async def begins(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
            if not any(part in UNCOUNTED for part in request.url.parts[:5]):
                await self.turn()

        async def ended(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            if request.response.headers.get("X-RateLimit-Global"):
                self.slow_down()

        config.on_request_start.append(begins)
        config.on_request_end.append(ended)
        return config
