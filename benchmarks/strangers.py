"""Strangers at the port for interactions: thousands of idle connections and slow bodies, while people play.

python -m benchmarks.strangers [--guilds 5] [--idle 5000] [--bodies 1000] [--again 10] [--seconds 30] [--seed 1]

The bot is a process with INTERACTIONS_PORT and the usual limit of 1,024 open files. People play four matches in each
server, through the gateway: first alone, then beside the strangers, who run in processes of their own. A stranger whose
connection is closed comes back `--again` seconds later. Those with slow bodies send headers as Discord does, and then a
byte a second. Meanwhile a ping with Discord's signature comes twice a second, each on a new connection. Prints the
share of moves whose board appeared within 3 s, and of pings with an answer within 3 s, and what the bot took: memory,
open files, the share of a core, lines in its log. The exit status is 1 if more than 2 of 100 moves or pings beside the
strangers are late, if memory, files or lines exceed their limits, or if the log has an error.
"""

import asyncio
import contextlib
import random
import resource
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import cast

import aiohttp

from benchmarks.endurance import free_port
from benchmarks.load import Evening, Match
from benchmarks.move import cpu_ms, resident_mib
from benchmarks.options import numbers
from benchmarks.processes import Process, Processes
from bot.requests.interaction_endpoint import PATH
from discord_playground import Playground
from dvonn import Game
from tests.logged import errors_in

USUAL_FILES = 1024
LATEST = 3.0
"""Seconds after which a move or a ping is late."""
GIVEN_UP = 12.0
"""Seconds after which a person types the move once more."""
PAUSE = 4.0
"""Seconds between two moves in a match."""
CROWD = 1500
"""The maximum number of strangers in a process."""

IN_TIME = 0.98
MOST_MIB, MOST_FILES, MOST_LINES = 100.0, 500, 20
"""The limits of what strangers may cost: memory, files open at once, lines in the log."""

STRANGER = "--stranger"

Way = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
"""Uses a connection until it is closed."""


# the strangers, in their own processes


async def be_strangers(port: int, idle: int, bodies: int, again: float, seed: int) -> None:
    """Hold connections to a port, from the first line on stdin until its end; say when all have tried once."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    rng, ways = random.Random(seed), [_be_idle] * idle + [_send_slowly] * bodies
    outside = [asyncio.Event() for _ in ways]
    strangers = [
        asyncio.create_task(_come_again(port, way, again, rng, came))
        for way, came in zip(ways, outside, strict=True)
    ]
    for came in outside:
        await came.wait()
    print("here", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for stranger in strangers:
        stranger.cancel()


async def _come_again(port: int, way: Way, again: float, rng: random.Random, came: asyncio.Event) -> None:
    await asyncio.sleep(rng.uniform(0, 3))
    while True:
        came.set()
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                await way(reader, writer)
            finally:
                writer.close()
        await asyncio.sleep(again * rng.uniform(0.5, 1.5))


async def _be_idle(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await reader.read()


async def _send_slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    head = [
        f"POST {PATH} HTTP/1.1",
        "Host: bot",
        f"X-Signature-Timestamp: {int(time.time())}",
        f"X-Signature-Ed25519: {'ab' * 64}",
        "Content-Length: 4000",
    ]
    writer.write("\r\n".join([*head, "", ""]).encode())
    while True:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(reader.read(), 1)
            return
        writer.write(b" ")


# people, and Discord


@dataclass
class Part:
    """The waits of people and of Discord, and the costs, in a part of the run."""

    name: str
    moves: list[float] = field(default_factory=list)
    """The seconds until each board appeared; infinite if people gave up before."""
    pings: list[float] = field(default_factory=list)
    mib: float = 0.0
    files: int = 0
    core: float = 0.0
    """The share of a core."""
    lines: int = 0

    def report(self) -> None:
        """Print the figures."""
        moves = sorted(self.moves)
        print(
            f"  {self.name:<16} {len(moves):4} moves, {_in_time(moves):6.1%} within {LATEST:.0f} s (median"
            f" {moves[len(moves) // 2]:.2f} s)   {len(self.pings):4} pings, {_in_time(self.pings):6.1%}   at most"
            f" {self.mib:.0f} MiB, {self.files} files   {self.core:.0%} of a core   {self.lines} lines in the log"
        )


def _in_time(waits: list[float]) -> float:
    return sum(wait <= LATEST for wait in waits) / max(1, len(waits))


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def _is_shown(match: Match, event: int) -> bool:
    return match.shown >= event


class Hall:
    """Matches in which people play, until they are told to stop; `part` counts."""

    def __init__(self, evening: Evening, bot: Process, port: int) -> None:
        self.evening = evening
        self.bot = bot
        self.port = port
        self.part = Part("before")

    async def during(self, part: Part, time_passes: Awaitable[None]) -> Part:
        """Let the people play, and Discord ping, for some time."""
        self.part, lines, used, began = part, self._lines(), cpu_ms(self.bot.pid), time.monotonic()
        done = asyncio.Event()
        playing = [asyncio.create_task(self._play(match, done)) for match in self.evening.matches.values()]
        others = [asyncio.create_task(each(done)) for each in (self._ping, self._measure)]
        await time_passes
        done.set()
        await asyncio.gather(*playing, *others)
        part.lines = self._lines() - lines
        part.core = (cpu_ms(self.bot.pid) - used) / 1000 / (time.monotonic() - began)
        return part

    def _lines(self) -> int:
        return self.bot.log.read_text(encoding="utf-8").count("\n")

    async def _play(self, match: Match, done: asyncio.Event) -> None:
        late: tuple[int, Game] | None = None
        await asyncio.sleep(self.evening.rng.uniform(0, PAUSE))
        while not done.is_set():
            if late and match.shown >= late[0]:  # it has been played after all
                match.game = late[1]
            before = match.game
            if not match.move():
                return
            event, began, late = match.event, time.monotonic(), None
            shown = partial(_is_shown, match, event)
            try:
                await self.evening.playground.wait_until(shown, what="a board", timeout=GIVEN_UP)
                self.part.moves.append(time.monotonic() - began)
            except TimeoutError:
                self.part.moves.append(float("inf"))
                late, match.game = (event, match.game), before
            await asyncio.sleep(PAUSE)

    async def _ping(self, done: asyncio.Event) -> None:
        body = b'{"type": 1}'
        while not done.is_set():
            timestamp, began = str(int(time.time())), time.monotonic()
            signed = self.evening.application.signing_key.sign(timestamp.encode() + body)
            headers = {
                "X-Signature-Timestamp": timestamp,
                "X-Signature-Ed25519": signed.signature.hex(),
            }
            wait = float("inf")
            with contextlib.suppress(aiohttp.ClientError, TimeoutError, OSError):
                async with (
                    aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=LATEST)) as session,
                    session.post(f"http://127.0.0.1:{self.port}{PATH}", data=body, headers=headers) as answer,
                ):
                    if answer.status == 200:
                        wait = time.monotonic() - began
            self.part.pings.append(wait)
            await asyncio.sleep(0.5)

    async def _measure(self, done: asyncio.Event) -> None:
        while not done.is_set():
            self.part.mib = max(self.part.mib, resident_mib(self.bot.pid))
            self.part.files = max(self.part.files, open_files(self.bot.pid))
            await asyncio.sleep(0.5)


class Strangers:
    """The processes of the strangers, which wait for a sign."""

    def __init__(self, asked: dict[str, int]) -> None:
        self._asked = asked
        self._processes: list[asyncio.subprocess.Process] = []

    async def start(self, port: int) -> None:
        """Start the processes, and wait until they are ready."""
        asked, count = self._asked, -(-(self._asked["idle"] + self._asked["bodies"]) // CROWD)
        for number in range(count):
            share = [asked["idle"] // count, asked["bodies"] // count, asked["again"], asked["seed"] + number]
            self._processes.append(
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "benchmarks.strangers", STRANGER, str(port), *map(str, share)),
                    stdin=PIPE,
                    stdout=PIPE,
                    start_new_session=True,  # so that they share the processor with others, as if they were elsewhere
                )
            )
        await self._have_said("ready")

    async def arrive(self) -> None:
        """Let all of them connect, and wait until each has tried once."""
        for process in self._processes:
            cast("asyncio.StreamWriter", process.stdin).write(b"\n")
        await self._have_said("here")

    async def _have_said(self, word: str) -> None:
        for process in self._processes:
            said = await cast("asyncio.StreamReader", process.stdout).readline()
            if said.decode().strip() != word:
                sys.exit(f"a process of strangers says {said!r} instead of {word}")

    async def end(self) -> None:
        for process in self._processes:
            process.kill()
            await process.wait()


async def measure(asked: dict[str, int]) -> bool:
    """Play alone and beside the strangers; return whether all was within the limits."""
    seconds = asked["seconds"]
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (USUAL_FILES, hard))
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playground = await stack.enter_async_context(Playground(rate_limits=True))
        evening = Evening(playground, asked["guilds"], asked["seed"])
        processes = Processes(playground, evening.application, folder)
        stack.push_async_callback(processes.kill_all)
        port = free_port()
        bot = await processes.start(f"sqlite+aiosqlite:///{folder}/strangers.db", INTERACTIONS_PORT=str(port))
        await playground.connected(evening.application)
        await evening.begin()
        evening.look_on()
        hall = Hall(evening, bot, port)
        strangers = Strangers(asked)
        stack.push_async_callback(strangers.end)
        await strangers.start(port)
        alone = await hall.during(Part("alone"), asyncio.sleep(seconds))
        arriving = await hall.during(Part("while they come"), strangers.arrive())
        beside = await hall.during(Part("beside strangers"), asyncio.sleep(seconds))
        errors = errors_in(bot.log.read_text(encoding="utf-8"))
    for part in (alone, arriving, beside):
        part.report()
    print(f"error lines in the log: {len(errors)}")
    return (
        _in_time(beside.moves) >= IN_TIME
        and _in_time(beside.pings) >= IN_TIME
        and beside.mib - alone.mib <= MOST_MIB
        and beside.files <= MOST_FILES
        and beside.lines <= MOST_LINES
        and not errors
    )


def main() -> int:
    if sys.argv[1:2] == [STRANGER]:
        port, idle, bodies, again, seed = map(int, sys.argv[2:])
        asyncio.run(be_strangers(port, idle, bodies, again, seed))
        return 0
    asked = numbers(__doc__, guilds=5, idle=5000, bodies=1000, again=10, seconds=30, seed=1)
    return 0 if asyncio.run(measure(asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
