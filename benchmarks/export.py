"""How long a server's matches take to be taken home, and how long anybody else has to wait meanwhile.

    python -m benchmarks.export [--matches 500]

Finished matches of 120 plies are written as `/dvonn-admin export` writes them, while the event loop tells again and
again how long it was at work without a pause: whatever else the bot has to do waits so long. That is counted in the
time of the processor, so that it says the same on a busy machine.
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
"""Seconds between two questions to the event loop."""

LONGEST_MS = 50.0
"""How long it should be at work at most without a pause."""


async def stretches(done: asyncio.Event) -> list[float]:
    """The milliseconds for which the event loop was at work each time, the shortest first."""
    found = []
    while not done.is_set():
        began = time.thread_time()
        await asyncio.sleep(ASKED_EACH)
        found.append((time.thread_time() - began) * 1000)
    return sorted(found)


async def measure(matches: int, folder: Path) -> float:
    """Write all matches, print how long that took, and give how long the event loop was at work without a pause."""
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
    print(f"the event loop was at work for {usual:.1f} ms at a stretch (median), {longest:.1f} ms at most")
    return longest


def main() -> None:
    """Read the arguments and measure."""
    asked = numbers(__doc__, matches=500)
    with tempfile.TemporaryDirectory() as folder:
        longest = asyncio.run(measure(**asked, folder=Path(folder)))
    if longest > LONGEST_MS:
        sys.exit(f"it should be {LONGEST_MS:.0f} ms at most")


if __name__ == "__main__":
    main()
