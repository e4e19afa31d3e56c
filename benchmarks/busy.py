"""How long a player with many matches waits: for lists, for the next match, and for suggestions at each key.

python -m benchmarks.busy [--matches 2000] [--times 40]

Runs two real bots in processes of their own on the playground, alternating: one for a player with a single match, one
for a player with `--matches` of them. Each match is twelve moves past the placing. The busy player may wait at most 300
ms longer in the median; the exit status is 1 otherwise.
"""

import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from benchmarks.move import Table, events_of, random_game, report, running
from benchmarks.options import numbers
from bot.storage import Store
from discord_playground import Playground

PLIES = 61
"""The moves of each match. After them it is White's turn, in the middle of the stacking."""

LONGER_MS = 300.0
WARM_UP = 3

Wait = Callable[[Table], Awaitable[object]]


async def _command(table: Table, typed: str) -> None:
    await (await table.players[0].command(table.channel, typed)).settled()


async def _key(table: Table, command: str, option: str, typed: object) -> None:
    await table.players[0].autocomplete(table.channel, command, {option: typed}, focused=option)


WAITS: dict[str, Wait] = {
    "/dvonn games": lambda table: _command(table, "dvonn games"),
    "/dvonn next": lambda table: _command(table, "dvonn next"),
    "/dvonn watch": lambda table: _command(table, "dvonn watch"),
    "/dvonn forget": lambda table: _command(table, "dvonn forget"),
    "a key for the match": lambda table: _key(table, "dvonn move", "match", "17"),
    "a key for the move": lambda table: _key(table, "dvonn move", "move", "c"),
}


async def fill(database: Path, count: int, table: Table) -> None:
    """Store running matches of the table's people; the first person is White in every other match."""
    await (await Store.open(f"sqlite+aiosqlite:///{database}")).close()
    games = [events_of(random_game(random.Random(seed)))[:PLIES] for seed in range(24)]
    one, other = (person.id for person in table.players)
    now = datetime.now(UTC).replace(tzinfo=None)
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for number in range(1, count + 1):
            white, black = (one, other) if number % 2 else (other, one)
            at = (now - timedelta(minutes=number)).isoformat(" ")
            connection.execute(
                "INSERT INTO matches (id, guild_id, channel_id, white_id, black_id, setup, mover_id)"
                " VALUES (?, ?, ?, ?, ?, 'full', ?)",
                (number, table.guild.id, table.channel.id, white, black, white),
            )
            connection.execute(
                "INSERT INTO views (kind, about, guild_id, channel_id, shown) VALUES ('board', ?, ?, ?, ?)",
                (number, table.guild.id, table.channel.id, PLIES + 1),
            )
            connection.executemany(
                "INSERT INTO events (match_id, number, kind, text, actor_id, at) VALUES (?, ?, ?, ?, NULL, ?)",
                (
                    (number, index, kind, text, at)
                    for index, (kind, text) in enumerate([("start", ""), *games[number % len(games)]], 1)
                ),
            )


async def measure(matches: int, times: int, folder: Path) -> float:
    """Measure both players, alternating, and print; return the largest difference of their medians in milliseconds."""
    async with Playground() as playground, contextlib.AsyncExitStack() as stack:
        tables = {count: Table(playground, f"plays{count}") for count in (1, matches)}
        for count, table in tables.items():
            await fill(folder / f"{count}.db", count, table)
            url = f"sqlite+aiosqlite:///{folder / f'{count}.db'}"
            await stack.enter_async_context(running(table, "-m", "bot", DATABASE_URL=url))
        longer = []
        for name, wait in WAITS.items():
            taken: dict[int, list[float]] = {count: [] for count in tables}
            for number in range(times + WARM_UP):
                for count, table in tables.items():
                    began = time.perf_counter()
                    await wait(table)
                    if number >= WARM_UP:
                        taken[count].append((time.perf_counter() - began) * 1000)
            one, many = (report(f"{name}, {count:,} matches", each) for count, each in taken.items())
            longer.append(many - one)
        return max(longer)


def main() -> None:
    asked = numbers(__doc__, matches=2000, times=40)
    with tempfile.TemporaryDirectory() as folder:
        longer = asyncio.run(measure(**asked, folder=Path(folder)))
    print(f"a player with many matches waits {longer:.0f} ms longer (at most {LONGER_MS:.0f})")
    if longer > LONGER_MS:
        sys.exit(1)


if __name__ == "__main__":
    main()
