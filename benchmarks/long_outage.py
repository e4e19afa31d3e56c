"""Minutes without Discord: how soon the bot is back afterwards, and how long it takes to stop during them.

python -m benchmarks.long_outage [--minutes 4] [--shards 4]

Between the bots and the playground is a proxy. At first it refuses connections for `--minutes`, as when Discord is
down; then it is silent for as long, as when the network is lost. One bot with several shards keeps running, and the
benchmark measures how long after the outage all of them answer. Others are stopped by SIGTERM at different moments of
the outage; the database of one of them, a PostgreSQL, is frozen as well. The playground limits identifies as Discord
does. The exit status is 1 if the bot was not back within 60 s, if a stop took more than 8 s, if a shard identified too
early, or if a log contains an error.
"""

import asyncio
import contextlib
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url
from yarl import URL

from benchmarks.options import numbers
from benchmarks.processes import Process, Processes, guild_on
from discord_playground import Application, Person, Playground, TextChannel
from tests.postgres import MIGRATED, running_server
from tests.proxy import Proxy

BACK_WITHIN, LONGEST_STOP = 60.0, 8.0
GIVEN_UP = 600.0
"""Seconds until the benchmark stops waiting."""
ANSWERED = 3.0
MOMENTS = (0.02, 0.3, 0.65, 0.95)
"""The parts of the outage after which a bot is stopped."""
TOO_EARLY = "session has been invalidated"


@dataclass
class Served:
    """A bot with a server on each of its shards."""

    application: Application
    person: Person
    channels: list[TextChannel]
    processes: Processes

    async def answers(self, channel: TextChannel) -> bool:
        """Whether a command is answered in time."""
        used = self.person.begin_command(channel, "dvonn games", {})
        try:
            await used.settled(timeout=ANSWERED)
        except TimeoutError:
            return False
        return used.response is not None

    async def is_back(self) -> None:
        """Wait until a command is answered on every shard."""
        for channel in self.channels:
            while not await self.answers(channel):
                pass


def serve(playground: Playground, folder: Path, name: str, shards: int) -> Served:
    """Create an application and its servers."""
    application = playground.create_application(name, shards=shards)
    person = playground.create_user(f"person of {name}")
    channels = []
    for shard in range(shards):
        guild = guild_on(playground, shard, shards, f"Club {shard} of {name}")
        channels.append(guild.create_text_channel("hall"))
        guild.add_bot(application)
        guild.add_member(person)
    folder.mkdir()
    return Served(application, person, channels, Processes(playground, application, folder))


async def stop(process: Process, after: float) -> float:
    """Stop a process after some seconds; return how long stopping took."""
    await asyncio.sleep(after)
    began = time.monotonic()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GIVEN_UP):
            await process.end(signal.SIGTERM)
    return time.monotonic() - began


class Network:
    """The connections to Discord and to a database, which fail and recover together."""

    def __init__(self, discord: Proxy, database: Proxy, *, silent: bool) -> None:
        self._discord, self._database, self._silent = discord, database, silent

    def fail(self) -> None:
        self._database.freeze()
        if self._silent:
            self._discord.freeze()
        else:
            self._discord.refuse()

    async def recover(self) -> None:
        self._database.thaw()
        if self._silent:
            self._discord.thaw()
        else:
            await self._discord.accept()


async def measure(
    folder: Path, postgres: Proxy, url: str, *, minutes: int, shards: int, silent: bool
) -> bool:
    """Run through one outage; return whether all was within the limits."""
    async with contextlib.AsyncExitStack() as stack:
        playground = await stack.enter_async_context(Playground(rate_limits=True))
        port = URL(playground.api_url).port
        assert port  # noqa: S101  it listens
        proxy = await stack.enter_async_context(Proxy(port))
        playground.world.ground.origin = f"http://127.0.0.1:{proxy.port}"
        staying = serve(playground, folder / "staying", "Staying", shards)
        leaving = [
            serve(playground, folder / str(number), f"Leaving {number}", 1)
            for number in range(len(MOMENTS) + 1)
        ]
        urls = [f"sqlite+aiosqlite:///{folder}/{number}.db" for number in range(len(MOMENTS))]
        for served in (staying, *leaving):
            stack.push_async_callback(served.processes.kill_all)
        stayed = await staying.processes.start(f"sqlite+aiosqlite:///{folder}/staying.db")
        left = [await each.processes.start(at) for each, at in zip(leaving, [*urls, url], strict=True)]
        for served in (staying, *leaving):
            await playground.connected(served.application, timeout=120)
            await served.is_back()
        network, seconds = Network(proxy, postgres, silent=silent), minutes * 60
        network.fail()
        stops = [
            asyncio.create_task(stop(process, seconds * part))
            for process, part in zip(left, [*MOMENTS, MOMENTS[1]], strict=True)
        ]
        await asyncio.sleep(seconds)
        await network.recover()
        began = time.monotonic()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GIVEN_UP):
                await staying.is_back()
        back = time.monotonic() - began
        stopped = [await each for each in stops]
        last = await stop(stayed, 0)
        every = [staying.processes, *(each.processes for each in leaving)]
        early = sum(log.count(TOO_EARLY) for each in every for log in each.logs())
        errors = [line for each in every for line in each.errors()]
    report(f"{minutes} minutes, {'silent' if silent else 'refused'}", back, stopped, last, early)
    for line in errors:
        print(f"  {line}")
    in_time = back <= BACK_WITHIN and max(*stopped, last) <= LONGEST_STOP
    return in_time and not early and not errors


def report(what: str, back: float, stopped: list[float], last: float, early: int) -> None:
    """Print the figures of an outage."""
    *alone, both = (f"{seconds:.1f}" for seconds in stopped)
    print(f"{what}: back on every shard {back:.0f} s afterwards (at most {BACK_WITHIN:.0f})")
    print(f"  stopped after {', '.join(alone)} s in the outage (at most {LONGEST_STOP:.0f}),")
    print(f"  with a frozen database as well after {both} s, and after {last:.1f} s once all was well")
    print(f"  shards that identified too early: {early}")


async def run(*, minutes: int, shards: int) -> bool:
    """Run through both kinds of outage with a PostgreSQL server."""
    results = []
    with running_server() as server:
        await server.migrate()
        for silent in (False, True):
            async with (
                server.database(like=MIGRATED) as direct,
                Proxy(server.folder / ".s.PGSQL.5432") as proxy,
            ):
                url = f"postgresql+asyncpg://dvonn@127.0.0.1:{proxy.port}/{make_url(direct).database}"
                with tempfile.TemporaryDirectory() as folder:
                    results.append(
                        await measure(Path(folder), proxy, url, minutes=minutes, shards=shards, silent=silent)
                    )
    return all(results)


def main() -> int:
    return 0 if asyncio.run(run(**numbers(__doc__, minutes=4, shards=4))) else 1


if __name__ == "__main__":
    sys.exit(main())
