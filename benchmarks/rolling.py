"""A rolling upgrade: the processes of one bot are stopped and started again one after the other, as supervisors do.

python -m benchmarks.rolling [--processes 2] [--shards 8] [--every 500] [--seed 1] [--migration none]

In a server of each of Discord's shards, a person uses a command every 500 ms. Each process gets SIGTERM, ends, and
its successor starts then, as with `docker compose up -d` and a StatefulSet of Kubernetes. One shard may identify at a
time, every five seconds. Prints how many commands Discord had no answer to within three seconds, before the upgrade
(the share of the machine) and during it, and how long each process took to hand over its shards; the exit status is 1
if a command was not answered during the upgrade, and all were before.

With `--migration additive` the new version has a migration with which the old one goes on working. With `--migration
breaking` it has one that the old version does not survive: the first process of the new version must refuse to start;
then all old ones are stopped, and the new ones started. Prints for how long nobody got an answer.
"""

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.cluster import Arena, Club
from bot.storage import Store
from bot.storage.migrate import MIGRATIONS
from discord_playground import NotPossibleError, Playground
from tests.bot.storage.later import Later
from tests.end_to_end.places import PlaceKind
from tests.postgres import MIGRATED, running_server

ANSWERED = 3.0
"""Seconds within which Discord wants an answer."""

BEFORE = 20.0
"""Seconds in which commands are used before the upgrade."""

NONE, ADDITIVE, BREAKING = ("none", "additive", "breaking")


@dataclass
class Asking:
    """Commands in the servers of all shards, `every` so many seconds, and how many were answered."""

    every: float
    asked: int = 0
    unanswered: dict[int, int] = field(default_factory=dict)
    """The commands without an answer, by shard."""
    missed_at: list[float] = field(default_factory=list)
    since: float = field(default_factory=time.monotonic)

    def told(self) -> str:
        """Return the figures since the last time."""
        missing = dict(sorted(self.unanswered.items()))
        told = f"{self.asked} commands, {sum(missing.values())} not answered within {ANSWERED:.0f} s"
        if missing:
            moments = sorted({int(each) // 5 * 5 for each in self.missed_at})
            told += f" by shard {missing}, asked in the five seconds from {', '.join(map(str, moments))} s"
        self.asked, self.unanswered, self.missed_at, self.since = 0, {}, [], time.monotonic()
        return told

    async def first_answer(self, club: Club) -> None:
        """Wait until the process of a server's shard has connected it."""
        while not await self._is_answered(club):  # noqa: ASYNC110  there is no event for it
            await asyncio.sleep(self.every)

    async def ask(self, club: Club) -> None:
        await asyncio.sleep(self.every * club.shard / club.arena.shards)  # not all at the same moment
        while True:
            began = time.monotonic()
            self.asked += 1
            if not await self._is_answered(club):
                self.unanswered[club.shard] = self.unanswered.get(club.shard, 0) + 1
                self.missed_at.append(began - self.since)
            await asyncio.sleep(max(0.0, began + self.every - time.monotonic()))

    async def _is_answered(self, club: Club) -> bool:
        try:
            used = club.place.players[0].begin_command(club.place.channel, "dvonn help", {})
            return (await used.settled(timeout=ANSWERED)).response is not None
        except (TimeoutError, NotPossibleError):
            return False


@dataclass(frozen=True)
class Upgrade:
    """The upgrade of all processes to a version whose migrations are in a folder, or to the same version."""

    arena: Arena
    url: str
    migrations: Path | None

    async def one_by_one(self) -> None:
        for number in range(1, self.arena.count + 1):
            began = time.monotonic()
            await self.arena.end(number, signal.SIGTERM)
            handed_over = time.monotonic()
            before = await self.arena.holders()
            await self._start(number)
            await self.arena.holds_its_own(number, before)
            print(
                f"process {number}: handed over in {handed_over - began:.1f} s, "
                f"its successor has its shards {time.monotonic() - handed_over:.1f} s later"
            )

    async def at_once(self, asking: Asking) -> bool:
        """Stop all and start all; return whether the new version refused to start beside the old one."""
        await self.arena.end(1, signal.SIGTERM)
        await self._start(1)
        refused = await self.arena.processes[1].ended()
        print(f"beside the old version the new one ended with the exit status {refused}")
        began = time.monotonic()
        others = [each for each in self.arena.processes.values() if each.is_alive]
        await asyncio.gather(*(each.end(signal.SIGTERM) for each in others))
        for number in range(1, self.arena.count + 1):
            await self._start(number)
        first = [asyncio.create_task(asking.first_answer(club)) for club in self.arena.clubs]
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        print(f"the first server has an answer again after {time.monotonic() - began:.1f} s", end=", ")
        await asyncio.gather(*first)
        print(f"the last one after {time.monotonic() - began:.1f} s")
        return refused != 0

    async def _start(self, number: int) -> None:
        if self.migrations is None:
            await self.arena.start(number, self.url)
        else:
            later = {"module": "benchmarks.later_bot", "MIGRATIONS": str(self.migrations)}
            await self.arena.start(number, self.url, **later)


def later_migrations(folder: Path, migration: str) -> Path | None:
    """Return a copy of the migrations with a new one, if there is to be one."""
    if migration == NONE:
        return None
    copied = folder / "migrations"
    shutil.copytree(MIGRATIONS, copied, ignore=shutil.ignore_patterns("__pycache__"))
    Later(copied).add("9001", additive=migration == ADDITIVE)
    return copied


async def measure(arena: Arena, upgrade: Upgrade, migration: str, *, every: float) -> bool:
    for number in range(1, arena.count + 1):
        await arena.start(number, upgrade.url)
    asking = Asking(every)
    await asyncio.gather(*map(asking.first_answer, arena.clubs))
    people = [asyncio.create_task(asking.ask(club)) for club in arena.clubs]
    await asyncio.sleep(BEFORE)
    is_machine_slow = bool(asking.unanswered)
    print(f"before: {asking.told()}")
    if migration == BREAKING:
        is_right = await upgrade.at_once(asking)
    else:
        await upgrade.one_by_one()
        is_right = is_machine_slow or not asking.unanswered
    for task in people:
        task.cancel()
    print(f"during: {asking.told()}")
    return is_right


async def run(folder: Path, *, processes: int, shards: int, every: int, seed: int, migration: str) -> bool:
    """Run with a PostgreSQL server and a playground; `every` is in milliseconds."""
    with running_server() as server:
        await server.migrate()
        async with server.database(like=MIGRATED) as url, Playground(rate_limits=True) as playground:
            store = await Store.open(url)
            places = [PlaceKind.CHANNEL]
            arena = Arena(
                playground, store, folder, processes=processes, shards=shards, seed=seed, places=places
            )
            arena.application.max_concurrency = 1
            upgrade = Upgrade(arena, url, later_migrations(folder, migration))
            try:
                return await measure(arena, upgrade, migration, every=every / 1000)
            finally:
                await arena.all.kill_all()
                await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name, default in {"processes": 2, "shards": 8, "every": 500, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--migration", choices=(NONE, ADDITIVE, BREAKING), default=NONE)
    asked = vars(parser.parse_args())
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(run(Path(folder), **asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
