"""How long the export of a server's matches takes, and how long others have to wait during it.

python -m benchmarks.export [--matches 500]

Writes finished matches of 120 plies as `/dvonn-admin export` does, while probing how long the event loop works without
a pause: everything else in the bot waits that long. The figures are processor time, so that they are the same on a busy
machine.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.history import events_of
from benchmarks.options import numbers
from benchmarks.replay import long_game
from bot.domain import ChannelId, GuildId, MatchId, Players, Setup, UserId, Venue
from bot.features.moderation.exporting import LARGEST, written
from bot.storage import Store

PLAYERS = Players(UserId(1), UserId(2))
VENUE = Venue(GuildId(3), ChannelId(4))

ASKED_EACH = 0.001
"""Seconds between two probes of the event loop."""

LONGEST_MS = 50.0
"""How long the event loop may work without a pause, at most, in milliseconds."""


async def stretches(done: asyncio.Event) -> list[float]:
    """Return the milliseconds of work between the probes, sorted."""
    found = []
    while not done.is_set():
        began = time.thread_time()
        await asyncio.sleep(ASKED_EACH)
        found.append((time.thread_time() - began) * 1000)
    return sorted(found)


async def measure(matches: int, folder: Path) -> float:
    """Write all matches, print the time, and return the longest work of the event loop without a pause."""
    store, events = (
        await Store.open(f"sqlite+aiosqlite:///{folder / 'dvonn.db'}"),
        events_of(long_game(), PLAYERS),
    )
    async with store.write() as uow:
        for _ in range(matches):
            await uow.matches.add(VENUE, PLAYERS, Setup.FULL, events)
    done = asyncio.Event()
    asking = asyncio.create_task(stretches(done))
    began = time.perf_counter()
    data, told = await written(store, VENUE.guild, "Club", after=MatchId(0), limit=LARGEST)
    elapsed = time.perf_counter() - began
    done.set()
    worked = await asking
    await store.close()
    usual, longest = worked[len(worked) // 2], worked[-1]
    print(f"{len(told)} matches of {len(events) - 1} plies: {len(data) / 2**20:.1f} MiB in {elapsed:.1f} s")
    print(f"the event loop worked for {usual:.1f} ms without a pause (median), {longest:.1f} ms at most")
    return longest


def main() -> None:
    asked = numbers(__doc__, matches=500)
    with tempfile.TemporaryDirectory() as folder:
        longest = asyncio.run(measure(**asked, folder=Path(folder)))
    if longest > LONGEST_MS:
        sys.exit(f"the limit is {LONGEST_MS:.0f} ms")


if __name__ == "__main__":
    main()
