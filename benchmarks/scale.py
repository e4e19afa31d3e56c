"""A million servers on paper: the shards and the requests of many processes, simulated in virtual time.

    python -m benchmarks.scale [--processes 16] [--shards 1024] [--concurrency 16] [--seed 1]

The leases, the turns to identify and the pacing of requests are the bot's own (`bot.discord.cluster`,
`bot.discord.gateway`, `bot.delivery.request_pacer`), on a clock that jumps from one event to the next. PostgreSQL,
Discord's gateway and its global limit of requests are models. Prints

- how long a start takes until each shard is served;
- how long shards have no answers when a process is killed, and when it comes back;
- how long a board waits for its request at several rates of moves, evenly spread and with half of all on one process,
  with the pacing of the bot and with one queue for all, as a proxy has it; and how often Discord refused;
- how long it takes until all boards are posted after an outage of Discord;
- the memory and the processor time of a server in discord.py's cache.

The same seed gives the same figures, but for the last line. Nothing is asserted.
"""

import asyncio
import contextlib
import logging
import random
import selectors
import statistics
import time
import tracemalloc
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord
from typing_extensions import override

from benchmarks.options import numbers
from bot.delivery.queue import Queue
from bot.delivery.request_pacer import LIMIT, RequestPacer
from bot.discord.client import DvonnClient
from bot.discord.cluster import Cluster
from bot.discord.gateway import Connections
from bot.domain.cluster import HERE, LAPSES_AFTER, TAKEN, Leases, ShardSet
from discord_playground import Intent, Playground, guild_create

CONNECTED_WITHIN = 1.5
"""Seconds from identifying to the last server of a shard."""

UNTIL_SHOWN, AFTERWARDS = 2, 1
"""Requests of a move that count for the global limit: a ping, its board, and the removal of the board before it."""

MINUTE = 60.0

STEP = 1e-6
"""Seconds that pass while the loop runs what is due: a timer that comes too early by a rounding error is set again."""


class VirtualTime(selectors.SelectSelector):
    """A selector for an event loop without sockets: instead of waiting, it moves the clock forward."""

    now = 0.0

    @override
    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += (timeout or 0.0) + STEP
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._virtual = VirtualTime()
        super().__init__(self._virtual)

    @override
    def time(self) -> float:
        return self._virtual.now


def simulated(work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401  the result of `work`
    """Run a coroutine in virtual time and return its result."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


def now() -> float:
    return asyncio.get_running_loop().time()


# shards


class Database:
    """PostgreSQL as the processes use it: leases, turns to identify, and notifications."""

    def __init__(self) -> None:
        self.leases: dict[int, tuple[str, float]] = {}
        self.turns: dict[int, float] = {}
        self.listeners: list[Callable[[str], object]] = []

    def _is_lapsed(self, shard: int) -> bool:
        return now() - self.leases[shard][1] > LAPSES_AFTER.total_seconds()

    def _notify(self, words: str) -> None:
        for hear in self.listeners:
            hear(words)

    async def announce(self, holder: str, home: ShardSet) -> frozenset[int]:
        for shard in range(home.count):
            free = shard not in self.leases or not self.leases[shard][0] or self._is_lapsed(shard)
            if shard in home.shards and free:
                self.leases[shard] = holder, now()
            self.leases.setdefault(shard, ("", now()))
        return frozenset(each for each in home.shards if self.leases[each][0] == holder)

    async def renew(self, holder: str, count: int) -> Leases:
        own = {shard for shard, (held_by, _) in self.leases.items() if held_by == holder}
        self.leases |= dict.fromkeys(own, (holder, now()))
        lapsed = {shard for shard in range(count) if self._is_lapsed(shard)}
        others = {held_by for shard, (held_by, _) in self.leases.items() if not self._is_lapsed(shard)}
        self._notify(f"{HERE} {holder}")
        return Leases(frozenset(own), frozenset(lapsed), 1 + len(others - {"", holder}))

    async def take(self, holder: str, count: int, shard: int) -> None:
        self.leases[shard] = holder, now()
        self._notify(f"{TAKEN} {count} {shard} {holder}")

    async def take_lapsed(self, holder: str, _count: int, shards: Collection[int]) -> frozenset[int]:
        taken = frozenset(each for each in shards if self._is_lapsed(each))
        self.leases |= dict.fromkeys(taken, (holder, now()))
        return taken

    async def wait_to_identify(self, bucket: int, seconds: float) -> float:
        begins = max(self.turns.get(bucket, 0.0), now())
        self.turns[bucket] = begins + seconds
        return begins - now()


class Process:
    """A process: the real leases on a client without sockets."""

    def __init__(self, database: Database, home: ShardSet, at_once: int) -> None:
        self.home = home
        self.shard_set: ShardSet | None = None
        self.shards: dict[int, bool] = {}
        """Whether each launched shard is connected."""
        self.identified = 0
        self._database = database
        self._at_once = at_once
        self._real = Connections(cast("discord.AutoShardedClient", self))
        self._tasks: list[asyncio.Task[None]] = []
        self.presenter = SimpleNamespace(
            queue=Queue(),
            prepare=self._nothing,
            look_around=lambda: None,
            panels=SimpleNamespace(follow_all=lambda: None),
        )
        self.people = SimpleNamespace(locales={})
        self.server_changes = SimpleNamespace(meet=lambda: None)
        self.request_pacer = RequestPacer(now)
        self.store = self.connections = self
        self.cluster = Cluster(cast("DvonnClient", self), home, self, clock=now)

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._run()))

    async def kill(self) -> None:
        """End without a word: the leases lapse."""
        self._database.listeners.remove(self.cluster._hear)  # noqa: SLF001  it hears nothing any more
        for task in self._tasks:
            task.cancel()
        await self.cluster.stop()
        self.shards.clear()

    @property
    def served(self) -> frozenset[int]:
        """The shards on which this process answers."""
        leased = self.shard_set.shards if self.shard_set else frozenset()
        return frozenset(shard for shard in leased if self.shards.get(shard))

    async def _run(self) -> None:
        await self.cluster.start()
        for shard in sorted(self.home.shards):  # one after the other, as discord.py does it
            await self.launch_shard(None, shard)

    # what the leases ask of a client

    async def launch_shard(self, _gateway: object, shard: int) -> None:
        async with self._real.attempt(shard):
            await self._real.wait_to_identify(shard, self.cluster.wait_to_identify)
        self.identified += 1
        self.shards[shard] = False
        self._tasks.append(asyncio.create_task(self._become_ready(shard)))

    async def _become_ready(self, shard: int) -> None:
        await asyncio.sleep(CONNECTED_WITHIN)
        self.shards[shard] = True
        self.cluster.shard_ready(shard)

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[SimpleNamespace]:
        yield SimpleNamespace(cluster=self._database)

    async def fetch_session_start_limits(self) -> SimpleNamespace:
        return SimpleNamespace(max_concurrency=self._at_once, remaining=1_000, reset_after=0)

    async def listen(self, hear: Callable[[str], object], again: Callable[[], object]) -> None:
        self._database.listeners.append(hear)
        again()

    async def _nothing(self, _shard_set: ShardSet) -> None:
        """Take over clocks and boards, which takes no time here."""

    def get(self, _service: type) -> SimpleNamespace:
        return SimpleNamespace(take_over=self._nothing)

    def get_shard(self, shard: int) -> bool | None:
        return self.shards.get(shard)

    @property
    def at_once(self) -> int:
        return self._real.at_once

    @at_once.setter
    def at_once(self, number: int) -> None:
        self._real.at_once = number

    def is_open(self, shard: int) -> bool:
        return self.shards.get(shard, False)

    def open(self, shard: int) -> None:
        self._tasks.append(asyncio.create_task(self.launch_shard(None, shard)))

    async def drop(self, shard: int) -> None:
        self.shards.pop(shard, None)


async def served_by(processes: Sequence[Process], count: int) -> list[float]:
    """Wait until each shard is served; return the seconds until then, by shard."""
    begun, at = now(), dict[int, float]()
    while len(at) < count:
        served = frozenset[int]().union(*(process.served for process in processes))
        at |= dict.fromkeys(served - at.keys(), now() - begun)
        await asyncio.sleep(0.5)
    return list(at.values())


async def show_shards(processes: int, shards: int, concurrency: int) -> None:
    """Start all processes, kill one, and start it again."""
    database = Database()
    homes = [ShardSet(shards, frozenset(range(each, shards, processes))) for each in range(processes)]
    running = [Process(database, home, concurrency) for home in homes]
    for process in running:
        process.start()
    waited = await served_by(running, shards)
    print(f"start: half of the shards after {statistics.median(waited):.0f} s, all after {max(waited):.0f} s")
    await asyncio.sleep(MINUTE)
    before = sum(process.identified for process in running)
    await running[0].kill()
    waited = [each for each in await served_by(running[1:], shards) if each > 1]
    again = sum(process.identified for process in running) - before
    print(
        f"killed process: its {len(waited)} shards have no answers for {min(waited):.0f} to {max(waited):.0f} s, "
        f"{statistics.median(waited):.0f} s in the median; {again} new sessions of Discord's daily number"
    )
    await asyncio.sleep(MINUTE)
    running[0] = returned = Process(database, homes[0], concurrency)
    returned.start()
    begun, gap = now(), 0.0
    while returned.served != returned.home.shards:
        everywhere = frozenset[int]().union(*(process.served for process in running))
        gap += 0.5 * (shards - len(everywhere))
        await asyncio.sleep(0.5)
    print(
        f"it returns and has its shards back after {now() - begun:.0f} s; "
        f"meanwhile shards have no answers for {gap:.0f} s in all"
    )
    for process in running:
        await process.kill()


# requests


class Limit:
    """Discord's global limit: a number of requests in each second."""

    def __init__(self) -> None:
        self._second, self._used = 0, 0
        self.refused = 0

    def take(self) -> float:
        """Return 0 if a request is accepted, else the seconds until the next one may be."""
        second = int(now())
        if second != self._second:
            self._second, self._used = second, 0
        if self._used >= LIMIT:
            self.refused += 1
            return second + 1.001 - now()
        self._used += 1
        return 0.0


class Sender:
    """The requests of one process: the real pacing, and discord.py's wait after a refusal."""

    def __init__(self, limit: Limit, processes: int) -> None:
        self._limit = limit
        self._pacer = RequestPacer(now)
        self._pacer.share(processes)
        self._open = asyncio.Event()
        self._open.set()

    async def send(self) -> None:
        while True:
            await self._open.wait()
            await self._pacer.turn()
            wait = self._limit.take()
            if not wait:
                return
            self._pacer.slow_down()
            self._open.clear()
            await asyncio.sleep(wait)
            self._open.set()


class Proxied:
    """The requests of all processes in one queue that keeps to the limit, like a proxy."""

    def __init__(self) -> None:
        self._free_at = 0.0

    async def send(self) -> None:
        at = self._free_at = max(self._free_at + 1 / LIMIT, now())
        await asyncio.sleep(at - now())


async def moves(
    senders: Sequence[Sender | Proxied],
    rate: float,
    seconds: float,
    weights: Sequence[float],
    rng: random.Random,
) -> list[float]:
    """Play moves at random times; return the seconds that each board waits until it is posted."""
    waits: list[float] = []

    async def move(sender: Sender | Proxied) -> None:
        begun = now()
        for _ in range(UNTIL_SHOWN):
            await sender.send()
        waits.append(now() - begun)
        for _ in range(AFTERWARDS):
            await sender.send()

    end = now() + seconds
    async with asyncio.TaskGroup() as group:
        while now() < end:
            await asyncio.sleep(rng.expovariate(rate))
            group.create_task(move(rng.choices(senders, weights)[0]))
    return waits


async def backlog(senders: Sequence[Sender | Proxied], boards: int) -> float:
    """Post all boards of an outage; return the seconds that it takes."""

    async def post(sender: Sender | Proxied) -> None:
        for _ in range(UNTIL_SHOWN):
            await sender.send()

    begun = now()
    async with asyncio.TaskGroup() as group:
        for each in range(boards):
            group.create_task(post(senders[each % len(senders)]))
    return now() - begun


def show_requests(processes: int, seed: int) -> None:
    spreads = {
        "evenly spread": [1.0] * processes,
        "half on one process": [float(processes - 1)] + [1.0] * (processes - 1),
    }
    for spread, weights in spreads.items():
        for rate in (7, 13, 16):
            for name, limit, senders in _ways(processes):

                async def played(
                    senders: Sequence[Sender | Proxied] = senders,
                    rate: int = rate,
                    weights: Sequence[float] = weights,
                ) -> list[float]:
                    return await moves(senders, rate, 5 * MINUTE, weights, random.Random(seed))

                waits = sorted(simulated(played()))
                print(
                    f"{rate} moves/s, {spread}, {name}: a board waits {statistics.median(waits):.1f} s, "
                    f"one of a hundred {waits[len(waits) * 99 // 100]:.1f} s; refused {limit.refused}"
                )
    for name, limit, senders in _ways(processes):
        seconds = simulated(backlog(senders, 3000))
        print(f"3,000 boards after an outage, {name}: {seconds:.0f} s; refused {limit.refused}")


def _ways(processes: int) -> Iterator[tuple[str, Limit, Sequence[Sender | Proxied]]]:
    limit = Limit()
    yield "the bot's own pacing", limit, _Senders(limit, processes)
    yield "a proxy for all", Limit(), [Proxied()] * processes


class _Senders(Sequence[Sender]):
    """The senders of all processes, made in the loop that uses them."""

    def __init__(self, limit: Limit, processes: int) -> None:
        self._limit, self._processes = limit, processes
        self._made: list[Sender] = []

    def _all(self) -> list[Sender]:
        self._made = self._made or [Sender(self._limit, self._processes) for _ in range(self._processes)]
        return self._made

    def __len__(self) -> int:
        return self._processes

    def __getitem__(self, index: Any) -> Any:  # noqa: ANN401  as for any sequence
        return self._all()[index]


# a server


async def show_server() -> None:
    """Measure a server of 30 channels in discord.py's cache."""
    async with Playground() as playground:
        application = playground.create_application("DVONN")
        guild = playground.create_guild("Club")
        for number in range(30):
            guild.create_text_channel(f"channel-{number}")
        guild.add_bot(application)
        data = guild_create(guild, application, Intent.GUILDS)
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True),
        member_cache_flags=discord.MemberCacheFlags.none(),
        shard_count=1,
    )
    count = 500

    def cached() -> list[discord.Guild]:
        own = client._connection  # noqa: SLF001  nothing else makes servers
        return [
            discord.Guild(data=cast("Any", {**data, "id": str(each << 22)}), state=own)
            for each in range(count)
        ]

    begun = time.process_time()
    cached()
    seconds = time.process_time() - begun
    tracemalloc.start()
    kept = cached()
    memory = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    print(
        f"a server of 30 channels: {memory / len(kept) / 1024:.0f} KiB, {seconds / count * 1000:.2f} ms of CPU"
    )


def main() -> None:
    options = numbers(__doc__, processes=16, shards=1024, concurrency=16, seed=1)
    seed = options.pop("seed")
    logging.disable(logging.WARNING)
    random.seed(seed)
    simulated(show_shards(**options))
    show_requests(options["processes"], seed)
    asyncio.run(show_server())


if __name__ == "__main__":
    main()
