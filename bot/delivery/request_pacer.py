"""Throttles requests to Discord once it has refused one: spaces them evenly, and sends those for spectators last.

A refusal for a longer time is passed on to the caller instead of waited for.

Discord allows a bot 50 requests per second, not counting responses to interactions, and bans it for a while after
10,000 refused ones in ten minutes. So after the first refusal for that reason, as may happen after an outage when
everything is behind, further requests queue. https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.discord_errors import wait_of

LIMIT = 50
"""The requests per second that Discord allows a bot, in all its processes."""

BURST, RATE = 5, 45
"""A token bucket: its size, and tokens per second. Together they stay within Discord's limit for any second."""

SLOWEST = 0.5
"""The minimum number of requests per second for one process, however many processes there are."""

CALM, DOUBLES = 10.0, 10.0
"""Seconds after a refusal in which a process keeps to its share of the limit, and in which it then doubles its rate.

So it may use what other processes don't need.
"""

LASTS = 60.0
"""Seconds of throttling after a refusal."""

LONGEST_WAIT = 5.0
"""The longest time in seconds that discord.py may wait inside a refused request.

A channel's limits of posts and edits end sooner.
"""

REPEATED = ("channels", "guilds")
"""Parts of the API whose requests are made again by the bot itself, as path segments."""

TOO_MANY_REQUESTS = 429
JSON = "application/json"

UNCOUNTED = ("interactions", "webhooks")
"""Parts of the API that Discord doesn't count, as path segments."""

log = logging.getLogger(__name__)

_low_priority = ContextVar("low_priority", default=False)


@contextlib.contextmanager
def for_those_who_look_on() -> Iterator[None]:
    """Give the requests of the block low priority: spectators and watchers can wait."""
    token = _low_priority.set(True)
    try:
        yield
    finally:
        _low_priority.reset(token)


class RequestPacer:
    """A limiter that throttles requests for a while after a refusal. `clock` returns seconds."""

    _burst: float
    _rate: float

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.share(1)
        self._free, self._since = self._burst, clock()
        """The tokens left, and when they were counted."""
        self._refused_at = self._until = self._since
        self._urgent, self._deferred = deque[asyncio.Future[None]](), deque[asyncio.Future[None]]()

    def share(self, processes: int) -> None:
        """Set this process's share of Discord's limit, so small that all processes may empty a full bucket at once."""
        self._burst = max(1.0, BURST / processes)
        self._rate = max(SLOWEST, LIMIT / processes - self._burst)

    def slow_down(self) -> None:
        """Throttle requests from now on."""
        self._refused_at = self._clock()
        self._until = self._refused_at + LASTS

    async def turn(self) -> None:
        """Wait for permission to send a request."""
        if self._clock() >= self._until and not self._urgent and not self._deferred:
            return
        turn = asyncio.get_running_loop().create_future()
        line = self._deferred if _low_priority.get() else self._urgent
        line.append(turn)
        if len(self._urgent) + len(self._deferred) == 1:
            self._release()
        await turn

    def _release(self) -> None:
        """Release waiting requests while tokens are left, and schedule the next release."""
        now = self._clock()
        rate = self._rate_at(now)
        self._free = min(self._burst, self._free + (now - self._since) * rate)
        self._since = now
        while self._free >= 1 and (line := self._urgent or self._deferred):
            turn = line.popleft()
            if not turn.done():  # it may have been cancelled
                turn.set_result(None)
                self._free -= 1
        if self._urgent or self._deferred:
            asyncio.get_running_loop().call_later((1 - self._free) / rate, self._release)

    def _rate_at(self, now: float) -> float:
        """Return the requests per second: the share after a refusal, doubled every `DOUBLES` seconds up to `RATE`."""
        doublings = min(10.0, max(0.0, now - self._refused_at - CALM) / DOUBLES)
        return max(self._rate, min(RATE, self._rate * 2**doublings))

    def trace(self, refusal: Callable[[aiohttp.ClientResponse, Any], Exception]) -> aiohttp.TraceConfig:
        """Return aiohttp hooks that throttle requests after Discord has refused one for its global limit.

        They also raise a `refusal`, made of an answer and its JSON, instead of letting discord.py wait inside a request
        for longer than `LONGEST_WAIT`. Its own setting for that, `max_ratelimit_timeout`, is 30 s at least, and also
        fails requests that Discord would accept. https://docs.aiohttp.org/en/stable/tracing_reference.html
        """
        config = aiohttp.TraceConfig()

        async def begins(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
            if not any(part in UNCOUNTED for part in request.url.parts[:5]):
                await self.turn()

        async def ended(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            response = request.response
            if response.headers.get("X-RateLimit-Global"):
                self.slow_down()
            elif (
                any(part in REPEATED for part in request.url.parts[:5])
                and response.content_type == JSON  # a page in HTML fails in discord.py
                and wait_of(response) > LONGEST_WAIT
            ):
                answer = await response.json()
                log.warning(
                    "Discord refuses a request for %.1f s (code %s)", wait_of(response), answer.get("code", 0)
                )
                raise refusal(response, answer)

        config.on_request_start.append(begins)
        config.on_request_end.append(ended)
        return config
