"""A rolling upgrade: the processes of one bot are stopped and started again one after the other, as supervisors do.

python -m benchmarks.rolling [--processes 2] [--shards 8] [--seed 1]

In a server of each of Discord's shards, a person uses a command every half second. Each process gets SIGTERM, ends, and
its successor starts then, as with `docker compose up -d` and a StatefulSet of Kubernetes. One shard may identify at a
time, every five seconds. Prints how many commands Discord had no answer to within three seconds, and how long each
process took to hand over its shards; the exit status is 1 if any command was not answered.
"""

import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.cluster import Arena, Club
from benchmarks.options import numbers
from bot.storage import Store
from discord_playground import NotPossibleError, Playground
from tests.end_to_end.places import PlaceKind
from tests.postgres import MIGRATED, running_server

EVERY = 0.5
"""Seconds between two commands in a server."""

ANSWERED = 3.0
"""Seconds within which Discord wants an answer."""


class Asking:
    """Commands in the servers of all shards, and how many were answered."""

    def __init__(self, arena: Arena) -> None:
        self.asked, self.unanswered = 0, dict.fromkeys(range(arena.shards), 0)

    async def first_answer(self, club: Club) -> None:
        """Wait until the process of a server's shard has connected it."""
        while not await self._is_answered(club):  # noqa: ASYNC110  there is no event for it
            await asyncio.sleep(EVERY)

    async def ask(self, club: Club) -> None:
        while True:
            began = time.monotonic()
            self.asked += 1
            self.unanswered[club.shard] += not await self._is_answered(club)
            await asyncio.sleep(max(0.0, began + EVERY - time.monotonic()))

    async def _is_answered(self, club: Club) -> bool:
        try:
            used = club.place.players[0].begin_command(club.place.channel, "dvonn help", {})
            return (await used.settled(timeout=ANSWERED)).response is not None
        except (TimeoutError, NotPossibleError):
            return False


async def measure(arena: Arena, url: str) -> bool:
    for number in range(1, arena.count + 1):
        await arena.start(number, url)
    asking = Asking(arena)
    await asyncio.gather(*map(asking.first_answer, arena.clubs))
    people = [asyncio.create_task(asking.ask(club)) for club in arena.clubs]
    for number in range(1, arena.count + 1):
        began = time.monotonic()
        await arena.end(number, signal.SIGTERM)
        handed_over = time.monotonic()
        before = await arena.holders()
        await arena.start(number, url)
        await arena.holds_its_own(number, before)
        print(
            f"process {number}: handed over in {handed_over - began:.1f} s, "
            f"its successor has its shards {time.monotonic() - handed_over:.1f} s later"
        )
    for task in people:
        task.cancel()
    unanswered = sum(asking.unanswered.values())
    by_shard = {shard: count for shard, count in asking.unanswered.items() if count}
    print(f"{asking.asked} commands, {unanswered} not answered within {ANSWERED:.0f} s {by_shard or ''}")
    return not unanswered


async def run(folder: Path, *, processes: int, shards: int, seed: int) -> bool:
    """Run with a PostgreSQL server and a playground."""
    with running_server() as server:
        await server.migrate()
        async with server.database(like=MIGRATED) as url, Playground(rate_limits=True) as playground:
            store = await Store.open(url)
            places = [PlaceKind.CHANNEL]
            arena = Arena(
                playground, store, folder, processes=processes, shards=shards, seed=seed, places=places
            )
            arena.application.max_concurrency = 1
            try:
                return await measure(arena, url)
            finally:
                await arena.all.kill_all()
                await store.close()


def main() -> int:
    asked = numbers(__doc__, processes=2, shards=8, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(run(Path(folder), **asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
