"""Keeps the shards of a process connected: reconnects each one separately, soon after an outage of any length.

discord.py reconnects the shards of a process one after the other and pauses for up to 17 minutes after failures. During
that time it neither reconnects other shards nor can be stopped. So this module intercepts what a shard reports to
discord.py (`Connections.adopt`): a task per shard restores its lost connection, and everything else is passed on.
`tests/bot/discord/test_gateway.py` checks the private names of discord.py 2.7 that this relies on.
"""

import asyncio
import contextlib
import logging
import random
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import Any

import discord
from discord.gateway import DiscordWebSocket, KeepAliveHandler, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.discord_errors import FAILURES
from bot.domain.uptime import ShardConnection
from bot.process.logs import in_short

IDENTIFY = 5.5
"""Seconds between two shards identifying with Discord, which requires 5.

https://discord.com/developers/docs/events/gateway#rate-limiting
"""

ATTEMPT = 20.0
"""Timeout in seconds for an attempt to connect, not counting the time that a shard waits to identify."""

RESERVE = 5
"""Session starts that are left alone: several processes may ask for the last ones at the same moment."""

FEW = 50
"""If at most this many session starts are left, reserve included, they are spread until Discord allows more."""

ASKING = 5.0
"""Timeout in seconds for asking how many sessions may be started; without an answer one is started all the same."""

LONGEST_PAUSE = 15.0
"""The longest pause in seconds between two attempts."""

CALM = 60.0
"""Seconds without a failure after which pauses are short again."""

RESUMABLE = 120.0
"""Seconds for which a lost session is resumed; after that a new one is started, which Discord limits to 1,000 a day."""

CLOSING = 0.5
"""Timeout in seconds for closing a connection, as Discord may not answer."""

NORMAL = 1000
"""https://developer.mozilla.org/en-US/docs/Web/API/CloseEvent/code"""

LOST = (EventType.reconnect, EventType.resume, EventType.identify)
"""The reports with which a shard announces that it has lost its connection."""

log = logging.getLogger(__name__)


class Backoff:
    """Pauses between attempts, doubled up to a limit and with jitter; replaces discord.py's class."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failures = 0
        self._failed_at = clock()

    def delay(self) -> float:
        """Return the seconds to wait after another failure."""
        now = self._clock()
        if now - self._failed_at > CALM:
            self._failures = 0
        self._failures, self._failed_at = self._failures + 1, now
        longest = min(LONGEST_PAUSE, 2.0 ** min(self._failures, 10) / 2)
        return random.uniform(longest / 2, longest)  # noqa: S311  so that shards don't try at the same moment


def pause_before_session(remaining: int, reset_after: float) -> float:
    """Return the seconds to wait before a new session, if `remaining` may be started in `reset_after` seconds.

    Discord resets the token of a bot that starts more, as one would that is restarted in a loop all day long.
    https://discord.com/developers/docs/events/gateway#session-start-limit-object
    """
    return 0.0 if remaining > FEW else reset_after / max(remaining - RESERVE + 1, 1)


class Heart(KeepAliveHandler):
    """Notes when it asks for an answer.

    discord.py notes that after it has sent, in another thread, and by then the answer may be there.
    """

    asked = 0.0
    """When the first heartbeat after Discord's last word was sent, in seconds of `time.perf_counter`."""

    def get_payload(self) -> dict[str, Any]:
        if self._last_recv >= self.asked:  # otherwise an earlier heartbeat is unanswered
            self.asked = time.perf_counter()
        return super().get_payload()


discord.gateway.KeepAliveHandler = Heart  # type: ignore[misc]  # each new connection makes one


class Connections:
    """The connections of a client's shards to Discord's gateway."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self.at_once = 1
        """How many shards may identify at a time: Discord's `max_concurrency`."""
        self._identifying = defaultdict[int, asyncio.Lock](asyncio.Lock)
        self._identified_at = defaultdict[int, float](lambda: -IDENTIFY)
        """When the last shard of each bucket identified, on the event loop's clock."""
        self._attempts: dict[int, asyncio.Timeout] = {}
        self._restoring: dict[int, asyncio.Task[None]] = {}
        self._lost_at: dict[int, float] = {}
        """When each shard lost a connection that had lasted, in seconds of `time.monotonic`."""
        self._reopened_at: dict[int, float] = {}
        """When each shard's connection was last reopened, in seconds of `time.monotonic`."""
        self._dropped: set[int] = set()
        self._words: dict[int, float] = {}
        """When Discord last said something on each shard, in seconds of `time.perf_counter`."""
        self._closing = False

    def adopt(self, shard_id: int) -> None:
        """Take over from discord.py the task of restoring a launched shard's connection."""
        shard = self._shard(shard_id)
        pass_on = shard._queue_put  # noqa: SLF001  see above

        def hear(item: EventItem) -> None:
            if item.type in LOST:
                self._restore(shard, item.error)
            else:
                pass_on(item)

        shard._queue_put = hear  # noqa: SLF001
        shard._backoff = Backoff()  # type: ignore[assignment]  # noqa: SLF001

    def is_open(self, shard_id: int) -> bool:
        """Whether a shard is connected, as far as is known."""
        info = self._client.get_shard(shard_id)
        return info is not None and not info.is_closed()

    def line(self, shard_id: int) -> ShardConnection:
        """Return when Discord last said something on a shard, and when the bot last asked."""
        shard = self._shard(shard_id)
        alive = shard.ws._keep_alive  # noqa: SLF001  see above
        if alive is not None:
            self._words[shard_id] = max(alive._last_recv, self._words.get(shard_id, 0.0))  # noqa: SLF001
        word = self._words.setdefault(shard_id, time.perf_counter())
        if not isinstance(alive, Heart) or not shard.ws.open:
            return ShardConnection(word, is_open=False)
        return ShardConnection(word, alive.asked)

    async def ask(self, shard_id: int) -> None:
        """Send a heartbeat, which Discord answers at once; do nothing while disconnected.

        https://discord.com/developers/docs/events/gateway#sending-heartbeats
        """
        ws = self._shard(shard_id).ws
        alive = ws._keep_alive  # noqa: SLF001  see above
        if alive is not None and ws.open:
            with contextlib.suppress(*FAILURES):
                await ws.send_heartbeat(alive.beat())

    def open(self, shard_id: int) -> None:
        """Connect a launched shard with a new session, unless it is connected or about to be."""
        self._dropped.discard(shard_id)
        if not self.is_open(shard_id) and shard_id not in self._restoring:
            self._restore(self._shard(shard_id), None)

    async def drop(self, shard_id: int) -> None:
        """Disconnect a shard, whatever its state, and keep it disconnected until `open` is called."""
        self._dropped.add(shard_id)
        await self._disconnect(shard_id)

    async def close(self) -> None:
        """Disconnect all shards and restore none."""
        self._closing = True
        await asyncio.gather(*map(self._disconnect, self._client.shards))

    @contextlib.asynccontextmanager
    async def attempt(self, shard_id: int) -> AsyncIterator[None]:
        """Limit the time of an attempt to connect, and keep other shards of the bucket from identifying during it.

        Before it, wait until Discord allows a new session: an open connection would not outlive the wait.
        Raises `TimeoutError`.
        """
        async with self._identifying[shard_id % self.at_once]:
            await self._wait_for_session()
            async with self._limited(shard_id):
                yield

    async def _wait_for_session(self) -> None:
        remaining = 0
        while remaining <= RESERVE:
            try:
                async with asyncio.timeout(ASKING):
                    starts = await self._client.fetch_session_start_limits()
            except FAILURES as failure:
                log.warning("Discord does not say how many sessions it allows: %s", in_short(failure))
                return
            remaining, reset_after = starts.remaining, starts.reset_after / 1000
            if pause := pause_before_session(remaining, reset_after):
                log.warning(
                    "Discord allows %d more sessions until %s; the next one starts at %s",
                    *(remaining, _time_in(reset_after), _time_in(pause)),
                )
                await asyncio.sleep(pause)

    async def wait_to_identify(self, shard_id: int, turn: Callable[[int], Awaitable[None]] | None) -> None:
        """Wait until a shard may identify.

        `turn` waits for the shard's turn among all processes. After that, wait until `IDENTIFY` seconds have passed
        since a shard of the same bucket last identified in this process.
        """
        loop, bucket = asyncio.get_running_loop(), shard_id % self.at_once
        attempt = self._attempts.get(shard_id)
        if attempt:
            attempt.reschedule(None)
        if turn:
            await turn(shard_id)
        await asyncio.sleep(self._identified_at[bucket] + IDENTIFY - loop.time())
        self._identified_at[bucket] = loop.time()
        if attempt:
            attempt.reschedule(loop.time() + ATTEMPT)

    @contextlib.asynccontextmanager
    async def _limited(self, shard_id: int) -> AsyncIterator[None]:
        async with asyncio.timeout(ATTEMPT) as timeout:
            self._attempts[shard_id] = timeout
            try:
                yield
            finally:
                del self._attempts[shard_id]

    def _shard(self, shard_id: int) -> Shard:
        info = self._client.get_shard(shard_id)
        assert info  # noqa: S101  it was launched
        return info._parent  # noqa: SLF001

    def _restore(self, shard: Shard, error: Exception | None) -> None:
        """Restore a lost connection in the background; `error` is the reason for the loss, if known."""
        if self._closing or shard.id in self._dropped:
            return
        if known := self._restoring.pop(shard.id, None):
            known.cancel()
        task = self._restoring[shard.id] = asyncio.create_task(self._restored(shard, error))
        task.add_done_callback(lambda done: self._end(shard, done))

    def _end(self, shard: Shard, task: asyncio.Task[None]) -> None:
        if self._restoring.get(shard.id) is task:
            del self._restoring[shard.id]
        if not task.cancelled() and (error := task.exception()):
            self._report(EventType.terminate, shard, error)

    def _report(self, kind: int, shard: Shard, error: BaseException) -> None:
        """Have discord.py close the client because of an error that no retry can fix."""
        shard._queue_put(EventItem(kind, shard, error))  # type: ignore[arg-type]  # noqa: SLF001

    async def _restored(self, shard: Shard, error: Exception | None) -> None:
        """Retry until the shard is connected, by resuming its session or with a new one."""
        shard._cancel_task()  # noqa: SLF001  it may be pausing before it reports the same loss
        resume = isinstance(error, ReconnectWebSocket) and error.resume
        if isinstance(error, ReconnectWebSocket):
            self._client.dispatch("disconnect")
            self._client.dispatch("shard_disconnect", shard.id)
            await self._pause_if_refused(shard, error)
        while True:
            try:
                await self._reopen(shard, resume=resume and self._is_resumable(shard))
            except ReconnectWebSocket as again:
                resume = again.resume
                await self._pause(shard, again)
            except FAILURES as failure:
                if isinstance(failure, discord.ConnectionClosed) and failure.code != NORMAL:
                    self._report(EventType.close, shard, failure)
                    return
                await self._pause(shard, failure)
            else:
                self._reopened_at[shard.id] = time.monotonic()
                return

    async def _pause_if_refused(self, shard: Shard, error: ReconnectWebSocket) -> None:
        """Pause if a connection is lost soon after it was reopened; otherwise note the time of the loss.

        Discord refuses to resume on an open connection, and may allow another attempt at once.
        https://discord.com/developers/docs/events/gateway#resuming
        """
        now = time.monotonic()
        if now - self._reopened_at.get(shard.id, -CALM) < CALM:
            await self._pause(shard, error)
        else:
            self._lost_at[shard.id] = now

    async def _pause(self, shard: Shard, failure: Exception) -> None:
        pause = shard._backoff.delay()  # noqa: SLF001  see above
        log.warning("Shard %d can't connect, next attempt in %.1f s: %s", shard.id, pause, in_short(failure))
        await asyncio.sleep(pause)

    def _is_resumable(self, shard: Shard) -> bool:
        return time.monotonic() - self._lost_at.get(shard.id, -RESUMABLE) < RESUMABLE

    async def _reopen(self, shard: Shard, *, resume: bool) -> None:
        if resume:
            ws = shard.ws
            session: dict[str, Any] = {"session": ws.session_id, "sequence": ws.sequence}
            async with self._limited(shard.id):
                shard.ws = await DiscordWebSocket.from_client(
                    self._client, shard_id=shard.id, resume=True, gateway=ws.gateway, **session
                )
        else:
            async with self.attempt(shard.id):
                shard.ws = await DiscordWebSocket.from_client(self._client, shard_id=shard.id)
        shard.launch()

    async def _disconnect(self, shard_id: int) -> None:
        if restoring := self._restoring.pop(shard_id, None):
            restoring.cancel()
            await asyncio.wait({restoring})
        if shard_id in self._client.shards:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLOSING):
                    await self._shard(shard_id).disconnect()


def _time_in(seconds: float) -> str:
    return f"{discord.utils.utcnow() + timedelta(seconds=seconds):%Y-%m-%d %H:%M:%S} UTC"
