"""The processes of one bot that a benchmark starts and kills, and servers on each of its shards."""

import asyncio
import itertools
import os
import signal
import sys
from collections.abc import Collection
from pathlib import Path

from discord_playground import Application, Guild, Person, Playground
from tests.logged import errors_in

ROOT = Path(__file__).parents[1]


def guild_on(
    playground: Playground, shard: int, shards: int, name: str, *, owner: Person | None = None
) -> Guild:
    """Create a server that belongs to a shard."""
    while True:
        playground.clock.advance(0.001)
        guild = playground.create_guild(name, owner=owner)
        if (guild.id >> 22) % shards == shard:
            return guild


class Process:
    """A bot process and its log file."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self._process = process
        self.log = log

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def end(self, ending: signal.Signals) -> None:
        """Send a signal and wait until the process has ended."""
        self._process.send_signal(ending)
        await self.ended()

    async def ended(self) -> int:
        """Wait until the process has ended; return its exit status."""
        return await self._process.wait()


class Processes:
    """The processes of a bot on a playground, each of which runs `module`; their logs are in a folder."""

    def __init__(
        self, playground: Playground, application: Application, folder: Path, *, module: str = "bot"
    ) -> None:
        self._module = module
        self._playground = playground
        self._application = application
        self._folder = folder
        self._numbers = itertools.count(1)
        self.started: list[Process] = []

    async def start(self, url: str, *, module: str | None = None, **settings: str) -> Process:
        """Start a process on a database, perhaps of another `module` than the others."""
        path = self._folder / f"{next(self._numbers)}.log"
        with path.open("w") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", module or self._module),
                cwd=ROOT,
                stderr=log,
                env={
                    **os.environ,
                    "DISCORD_TOKEN": self._application.token,
                    "DISCORD_API_URL": self._playground.api_url,
                    "DATABASE_URL": url,
                    **settings,
                },
            )
        self.started.append(Process(process, path))
        return self.started[-1]

    @property
    def alive(self) -> list[Process]:
        """The running processes, the oldest first."""
        return [each for each in self.started if each.is_alive]

    async def kill_all(self) -> None:
        """End the running processes."""
        for process in self.alive:
            await process.end(signal.SIGKILL)

    def logs(self) -> list[str]:
        return [each.log.read_text(encoding="utf-8") for each in self.started]

    def errors(self, *, but: Collection[Process] = ()) -> list[str]:
        """Return the error lines of all logs except those of the processes in `but`."""
        logs = [each.log.read_text(encoding="utf-8") for each in self.started if each not in but]
        return [line for log in logs for line in errors_in(log)]
