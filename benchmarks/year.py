"""A year of a busy server: each command takes as long with 100,000 matches in the database as with a few.

python -m benchmarks.year [--matches 100000] [--times 30] [--seed 1]

Alternates between two bots: one has `--matches` finished matches of one server, among 200 people, the other only as
many as fill a page of a list. Prints the median of each command with both, and their ratio; the exit status is 1 if one
takes more than 1.2 times as long. Commands whose time depends on the size of their answer are left out: a server's
export, the import of a file, and the computed review of a match; so are challenges, of which a person can send only a
few an hour.
"""

import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from benchmarks.move import DvonnTable, running
from benchmarks.options import numbers
from benchmarks.start import Club, make
from discord_playground import Message, Permission, Playground

MOST_TIMES = 1.2
FEW = 30
"""Matches that fill a page of a list."""
PEOPLE, CHANNELS, WARM_UP = 200, 20, 3
NOISE_MS = 2.0
"""Milliseconds by which a median may differ on the same bot: smaller differences are noise."""

AWAY: Mapping[str, object] = {"until": "2 days"}

COMMANDS: list[tuple[str, Mapping[str, object]]] = [
    ("dvonn move", {}),
    ("dvonn help", {}),
    ("dvonn rules", {}),
    ("dvonn games", {}),
    ("dvonn next", {}),
    ("dvonn puzzle", {}),
    ("dvonn resign", {}),
    ("dvonn learn", {}),
    ("dvonn watch", {}),
    ("dvonn preferences", {}),
    ("dvonn forget", {}),
    ("dvonn away", AWAY),
    ("dvonn-admin settings", {}),
    ("dvonn-admin ban", {}),
    ("dvonn-admin log", {}),
    ("dvonn remind", {"match": 1}),
]
"""The compared commands, with their options; changes are undone each time."""


class ServerTable(DvonnTable):
    """A table in a server with many people and channels, with a running match."""

    def __init__(self, playground: Playground, name: str) -> None:
        super().__init__(playground, name)
        self.guild.add_member(self.players[0], permissions=Permission.MANAGE_GUILD)
        crowd = [playground.create_user(f"{name}-{number}") for number in range(PEOPLE - 2)]
        for person in crowd:
            self.guild.add_member(person)
        self.people = [*self.players, *crowd]
        self.channels = [self.guild.create_text_channel(f"games-{number}") for number in range(CHANNELS)]

    async def fill(self, database: Path, matches: int, seed: int) -> None:
        """Store finished matches; if there are only a few, all are between the two players."""
        people = self.people if matches > FEW else self.players
        channels = [channel.id for channel in self.channels]
        club = Club(self.guild.id, channels, [person.id for person in people])
        await make(database, 0, matches, seed=seed, clubs=[club])

    async def use(self, command: str, options: Mapping[str, object]) -> float:
        """Use a command; return the milliseconds until it is answered. Anything that it began is finished or undone."""
        if command == "dvonn move":
            return await self.step()
        began = time.perf_counter()
        answer = await self._answered(command, options)
        took = (time.perf_counter() - began) * 1000
        if command == "dvonn away":
            await self._press(answer, "I’m back")
        elif answer and any(button.label == "Close" for button in answer.buttons):
            await self._press(answer, "Close")
        return took

    async def _answered(self, command: str, options: Mapping[str, object]) -> Message | None:
        return (await (await self.players[0].command(self.channel, command, options)).settled()).response

    async def _press(self, message: Message | None, button: str) -> None:
        if message:
            await (await self.players[0].click(message, button)).settled()


async def measure(matches: int, times: int, seed: int, folder: Path) -> bool:
    """Measure both, alternating; return whether no command takes much longer."""
    async with Playground() as playground, contextlib.AsyncExitStack() as stack:
        tables: list[ServerTable] = []
        for name, count in (("few", FEW), ("year", matches)):
            table = ServerTable(playground, name)
            database = folder / f"{name}.db"
            await table.fill(database, count, seed)
            url = f"sqlite+aiosqlite:///{database}"
            await stack.enter_async_context(running(table, "-m", "bot", DATABASE_URL=url))
            await table.step()
            tables.append(table)
        good = True
        for command, options in COMMANDS:
            taken: list[list[float]] = [[], []]
            for number in range(times + WARM_UP):
                for table, each in zip(tables, taken, strict=True):
                    took = await table.use(command, options)
                    if number >= WARM_UP:
                        each.append(took)
            few, year = map(statistics.median, taken)
            within = year <= few * MOST_TIMES + NOISE_MS
            good &= within
            told = "" if within else "  too long"
            print(f"{command:<22} {few:7.1f} ms  {year:7.1f} ms  {year / few:5.2f} times{told}", flush=True)
    return good


def main() -> int:
    asked = numbers(__doc__, matches=100_000, times=30, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(**asked, folder=Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
