"""A long evening: after 20,000 moves the process is as large as after 1,000, and nothing accumulates in it.

    python -m benchmarks.endurance [--moves 20000]

The real bot, in a process of its own on the playground, plays one match after the other. Prints its memory, open files,
threads and tasks after every tenth of the moves. The exit status is 1 if at the end it is more than 40 MiB larger than
after 1,000 moves, or has more than five more files, threads or tasks. Fewer than 2,000 moves show nothing.
"""

import asyncio
import signal
import socket
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import aiohttp

from benchmarks.move import DvonnTable, resident_mib, running
from benchmarks.options import numbers
from discord_playground import Playground

EARLY = 1000
"""Moves after which the bot has warmed up."""

MOST_MIB = 40.0
LEEWAY = 5
"""The allowed fluctuation of files, threads and tasks."""


class Size(NamedTuple):
    mib: float
    files: int
    threads: int
    tasks: int

    def __str__(self) -> str:
        return f"{self.mib:.0f} MiB, {self.files} files, {self.threads} threads, {self.tasks} tasks"


async def tasks_of(port: int) -> int:
    """Return the number of tasks of a bot that serves its metrics on a port."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        figures = await answer.text()
    return next(
        int(float(line.split()[1])) for line in figures.splitlines() if line.startswith("dvonn_tasks")
    )


def size_of(pid: int, tasks: int) -> Size:
    """Return the size of a process, from /proc."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    threads = next(int(line.split()[1]) for line in status if line.startswith("Threads"))
    files = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return Size(resident_mib(pid), files, threads, tasks)


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def measure(moves: int, folder: Path) -> bool:
    """Play all moves; return whether nothing grew."""
    port, sizes = free_port(), list[Size]()
    url = f"sqlite+aiosqlite:///{folder}/endurance.db"
    async with Playground() as playground:
        table = DvonnTable(playground, "endurance")
        http = {"HTTP_HOST": "127.0.0.1", "HTTP_PORT": str(port)}
        async with running(table, "-m", "bot", ending=signal.SIGTERM, DATABASE_URL=url, **http) as pid:
            for number in range(1, moves + 1):
                await table.step()
                if number == EARLY or (number > EARLY and number % (moves // 10) == 0):
                    sizes.append(size_of(pid, await tasks_of(port)))
                    print(f"after {number:6,} moves {sizes[-1]}", flush=True)
    early, late = sizes[0], sizes[-1]
    print(f"grown by {late.mib - early.mib:.1f} MiB (at most {MOST_MIB:.0f}; of the others {LEEWAY})")
    return late.mib - early.mib <= MOST_MIB and all(
        now <= before + LEEWAY for now, before in zip(late[1:], early[1:], strict=True)
    )


def main() -> int:
    asked = numbers(__doc__, moves=20_000)
    if asked["moves"] < 2 * EARLY:
        sys.exit(f"growth shows only after {2 * EARLY:,} moves or more")
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(**asked, folder=Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
