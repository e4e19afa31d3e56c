"""The cost of watchers: how soon the last one is notified, and that the players' own board does not wait for it.

    python -m benchmarks.watchers [--moves 100] [--watchers 50]

Measured with the real bot in a process of its own on the playground, at four tables, alternating: two without watchers,
two with watchers who get a direct message at each move. At one of each kind, a move is made once everybody has been
notified of the one before. At the others, moves are made at once, faster than people play, while watchers are being
notified: the later ones get one message about several moves.
"""

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from pathlib import Path

from benchmarks.move import DvonnTable, report, running
from benchmarks.options import numbers
from discord_playground import Event, MessageCreated, Playground

BURST = 5
"""Moves that are made at once."""

WARM_UP = 5
"""Moves at each table that are not measured."""


class WatchedTable(DvonnTable):
    """A table whose matches are watched."""

    def __init__(self, playground: Playground, name: str, database: Path, watchers: int) -> None:
        super().__init__(playground, name)
        self.database = database
        self.watchers = [playground.create_user(f"{name}-watcher{number}") for number in range(watchers)]
        for person in self.watchers:
            self.guild.add_member(person)
        self._inboxes = {person.direct_messages(self.application).id for person in self.watchers}
        self.notices = 0
        """The number of messages sent to watchers, counted as they arrive, because searching for them takes time."""
        self.notified: list[float] = []
        playground.stream.subscribe(self._count)

    def _count(self, event: Event) -> None:
        self.notices += isinstance(event, MessageCreated) and event.message.channel.id in self._inboxes

    def watch(self) -> None:
        """Make everybody watch the running match, if there is one, as if each had pressed the button."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection, connection:
            for match, number in connection.execute(
                "SELECT match_id, max(number) FROM events JOIN matches ON matches.id = match_id "
                "WHERE finished_at IS NULL GROUP BY match_id"
            ).fetchall():
                connection.executemany(
                    "INSERT OR IGNORE INTO watchers (match_id, user_id, level, means, told) "
                    "VALUES (?, ?, 'each', 'direct', ?)",
                    ((match, person.id, number) for person in self.watchers),
                )

    def behind(self) -> int:
        """Count the watchers not yet notified of the last event; they are removed once notified of a match's end."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            query = (
                "SELECT count(*) FROM watchers WHERE told < "
                "(SELECT max(number) FROM events WHERE events.match_id = watchers.match_id)"
            )
            return int(connection.execute(query).fetchone()[0])

    def watching(self) -> int:
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            return int(connection.execute("SELECT count(*) FROM watchers").fetchone()[0])

    async def notified_all(self) -> None:
        """Wait until everybody has been notified of everything."""
        while self.behind():  # noqa: ASYNC110  another process's database sends no events
            await asyncio.sleep(0.01)

    async def steps(self) -> list[float]:
        """Make a move, and wait until everybody has been notified of it."""
        awaited = self.notices + self.watching()
        began = time.perf_counter()
        elapsed = await self.step()
        await self.playground.wait_until(lambda: self.notices >= awaited, what="the last notice", timeout=60)
        self.notified.append((time.perf_counter() - began) * 1000)
        await self.notified_all()
        self.watch()
        return [elapsed]


class BusyTable(WatchedTable):
    """A table at which some moves are made without waiting for the watchers."""

    async def steps(self) -> list[float]:
        """Make some moves in a row, all but the first while watchers are being notified; return the times of those."""
        elapsed = []
        for _ in range(BURST):
            elapsed.append(await self.step())
            self.watch()
        await self.notified_all()
        return elapsed[1:]


async def measure(moves: int, watchers: int, folder: Path) -> None:
    """Play at all tables, alternating, then print."""
    async with Playground() as playground, contextlib.AsyncExitStack() as stack:
        kinds = {
            "nobody watches": (WatchedTable, 0),
            f"{watchers} watch": (WatchedTable, watchers),
            "nobody watches, at once": (BusyTable, 0),
            f"{watchers} watch, at once": (BusyTable, watchers),
        }
        tables: dict[str, WatchedTable] = {}
        for number, (name, (kind, count)) in enumerate(kinds.items()):
            database = folder / f"{number}.db"
            tables[name] = table = kind(playground, f"table{number}", database, count)
            url = f"sqlite+aiosqlite:///{database}"
            await stack.enter_async_context(running(table, "-m", "bot", DATABASE_URL=url))
        times: dict[str, list[float]] = {name: [] for name in tables}
        for number in range(moves + WARM_UP):
            turn = number % len(tables)
            for name, table in [*tables.items()][turn:] + [*tables.items()][:turn]:
                elapsed = await table.steps()
                if number >= WARM_UP:
                    times[name] += elapsed
        alone, watched, alone_at_once, at_once = (
            report(f"board, {name}", each) for name, each in times.items()
        )
        notified = report("last notice after the move", tables[f"{watchers} watch"].notified[WARM_UP:])
        print(f"with watchers the board takes {watched / alone:.2f} times as long", end=", ")
        print(f"and {at_once / alone_at_once:.2f} times while they are being notified")
        print(f"a notice takes {(notified - watched) / watchers:.1f} ms")


def main() -> None:
    asked = numbers(__doc__, moves=100, watchers=50)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(**asked, folder=Path(folder)))


if __name__ == "__main__":
    main()
