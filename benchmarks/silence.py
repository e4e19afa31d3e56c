"""A PostgreSQL that goes silent: its traffic is frozen, and old connections die, while people use the bot.

python -m benchmarks.silence [--people 8] [--seconds 15] [--alone 0]

Runs the bot behind a proxy on loopback, once as a single process and once as a process of a cluster (`--alone 1` leaves
the latter out). Throughout, people use a command or press a button of a board. The proxy freezes all traffic with the
database and lets it continue; then, three times, it silences the connections that are open at that moment. Finally it
freezes again, and the bot is stopped. Prints how long people waited in each part. The exit status is 1 if anyone waited
more than 3 s for an answer, if an answer was missing, if people were still refused 5 s after the database was back, if
dead connections cost anyone an answer except those who asked at that moment, or if the stop took more than 8 s.
"""

import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import make_url

from benchmarks.options import numbers
from benchmarks.processes import Processes
from discord_playground import Channel, Interaction, Message, Person, Playground
from tests.end_to_end.boards import is_board
from tests.postgres import MIGRATED, Server, running_server
from tests.proxy import Proxy

LATEST = 3.0
"""The longest wait in seconds."""
LONGEST_STOP = 8.0
GIVEN_UP = 30.0
"""Seconds until a process that does not stop is killed."""
AFTERWARDS = 5.0
"""Seconds until everything works again after the database is back."""
PATIENCE = 12.0
"""Seconds until nobody expects an answer any more."""
PAUSE = 0.3
"""Seconds between two presses of one person."""
BETWEEN = 10.0
"""Seconds between two times at which the open connections are silenced."""


@dataclass
class Part:
    """The answers to what people did in a part of the run."""

    name: str
    waits: list[float] = field(default_factory=list)
    """The seconds until each answer."""
    missing: int = 0
    refused: int = 0

    def report(self) -> None:
        """Print the figures."""
        waits = sorted(self.waits) or [0.0]
        print(
            f"  {self.name:<34} {len(self.waits) + self.missing:4} presses   median {waits[len(waits) // 2]:5.2f} s"
            f"   slowest {waits[-1]:5.2f} s   over {LATEST:.0f} s {self.late:3}   refused {self.refused:3}"
            f"   without an answer {self.missing}"
        )

    @property
    def late(self) -> int:
        return sum(wait > LATEST for wait in self.waits)


class Club:
    """People in a server, who use the bot again and again."""

    def __init__(self, playground: Playground, people: int) -> None:
        self.playground = playground
        self.application = playground.create_application("DVONN")
        self.guild = playground.create_guild("Club")
        self.channel: Channel = self.guild.create_text_channel("hall")
        self.guild.add_bot(self.application)
        self.people = [playground.create_user(f"person{number}") for number in range(people)]
        for person in self.people:
            self.guild.add_member(person)
        self.part = Part("start")
        self.rng = random.Random(1)

    async def begin(self) -> None:
        """Begin a match, so that there is a board."""
        white, black = self.people[:2]
        await (await white.command(self.channel, "dvonn challenge", {"opponent": black})).settled()
        await self.playground.wait_until(lambda: bool(self._challenges(black)), what="a challenge")
        await (await black.click(self._challenges(black)[0], "Accept")).settled()
        await self.playground.wait_until(lambda: bool(self.boards()), what="a board")

    def _challenges(self, person: Person) -> list[Message]:
        return [
            each
            for each in person.messages(self.channel)
            if any(button.label == "Accept" for button in each.buttons)
        ]

    def boards(self) -> list[Message]:
        return [each for each in self.people[-1].messages(self.channel) if is_board(each, 1)]

    async def use_until(self, done: asyncio.Event) -> None:
        """Have everybody use the bot again and again."""
        await asyncio.gather(*(self._use(person, done) for person in self.people))

    async def _use(self, person: Person, done: asyncio.Event) -> None:
        await asyncio.sleep(self.rng.uniform(0, PAUSE))
        while not done.is_set():
            began = time.monotonic()
            used = self._press(person)
            try:
                await used.settled(timeout=PATIENCE)
            except TimeoutError:
                self.part.missing += 1
            else:
                self._note(used, time.monotonic() - began)
            await asyncio.sleep(PAUSE)

    def _press(self, person: Person) -> Interaction:
        if self.rng.random() < 0.5:
            return person.begin_click(self.boards()[-1], "More")
        return person.begin_command(self.channel, "dvonn games", {})

    def _note(self, used: Interaction, seconds: float) -> None:
        """Count an answer for the part of the benchmark during which it came."""
        part, answer = self.part, used.response
        if used.failed or answer is None:
            part.missing += 1
            return
        part.waits.append(seconds)
        part.refused += "my database" in answer.text


async def measure(server: Server, *, people: int, seconds: int, in_cluster: bool) -> bool:
    """Run one bot on a silent database; return whether all was within the limits."""
    print("a process of a cluster" if in_cluster else "a single process")
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        direct = await stack.enter_async_context(server.database(like=MIGRATED))
        proxy = await stack.enter_async_context(Proxy(server.folder / ".s.PGSQL.5432"))
        playground = await stack.enter_async_context(Playground())
        club = Club(playground, people)
        processes = Processes(playground, club.application, folder)
        stack.push_async_callback(processes.kill_all)
        url = f"postgresql+asyncpg://dvonn@127.0.0.1:{proxy.port}/{make_url(direct).database}"
        shared = {"CLUSTER": "1/1", "SHARDS": "1"} if in_cluster else {}
        bot = await processes.start(url, **shared)
        await playground.connected(club.application)
        await club.begin()
        done = asyncio.Event()
        using = asyncio.create_task(club.use_until(done))
        playing = asyncio.create_task(play_through(club, proxy, seconds))
        await asyncio.wait({using, playing}, return_when=asyncio.FIRST_COMPLETED)
        if using.done():
            using.result()
        parts = await playing
        proxy.freeze()
        club.part = Part("stopping")
        await asyncio.sleep(1)
        began = time.monotonic()
        done.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GIVEN_UP):
                await bot.end(signal.SIGTERM)
        stop = time.monotonic() - began
        using.cancel()
        errors = processes.errors()
    for part in parts:
        part.report()
    print(f"  stopped while the database was frozen after {stop:.1f} s (at most {LONGEST_STOP:.0f})")
    print(f"  error lines in the log: {len(errors)}")
    return within(parts) and stop <= LONGEST_STOP


async def play_through(club: Club, proxy: Proxy, seconds: int) -> list[Part]:
    """Freeze the database, let it continue, and silence the open connections."""
    parts = []

    async def part(name: str, length: float) -> None:
        club.part = Part(name)
        parts.append(club.part)
        await asyncio.sleep(length)

    await part("before", 5)
    proxy.freeze()
    await part("frozen", seconds)
    proxy.thaw()
    await part("just after", AFTERWARDS)
    await part("later", seconds)
    for number in range(1, 4):
        proxy.silence_open_connections()
        await part(f"old connections dead, {number}", BETWEEN / 2)
        await part(f"later, {number}", BETWEEN / 2)
    await asyncio.sleep(PATIENCE / 2)
    return parts


def within(parts: list[Part]) -> bool:
    """Whether nobody waited too long, and nobody was refused while the database could be reached."""
    in_time = not any(part.late or part.missing for part in parts)
    refused = sum(part.refused for part in parts if part.name.startswith(("before", "later")))
    return in_time and not refused


async def run(*, people: int, seconds: int, alone: int) -> bool:
    """Run with a PostgreSQL server."""
    with running_server() as server:
        await server.migrate()
        results = [
            await measure(server, people=people, seconds=seconds, in_cluster=in_cluster)
            for in_cluster in ([False] if alone else [False, True])
        ]
    return all(results)


def main() -> int:
    return 0 if asyncio.run(run(**numbers(__doc__, people=8, seconds=15, alone=0))) else 1


if __name__ == "__main__":
    sys.exit(main())
