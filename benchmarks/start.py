"""The start of a bot with a great many matches: the time until it is ready, and its memory.

    python -m benchmarks.start [--running 10000] [--finished 100000] [--seed 1]

Creates a database of the given size (random matches of usual length, some 85 events, spread over people and
channels; all running ones are shown) and one without any match, starts a bot on each, alternating, and prints the
seconds until it is connected, the memory then, and the ratio. The exit status is 1 if it takes more than 1.5 times as
long or more than 150 MiB.

    python -m benchmarks.start --keep FILE

only creates the database, and keeps it.
"""

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from benchmarks.move import BareTable, Table, finished_game, resident_mib, running
from bot.storage import Store
from discord_playground import Playground

MOST_TIMES, MOST_MIB = 1.5, 150
GAMES = 200
"""All matches are copies of this many games."""
PEOPLE = range(2 * 10**18, 2 * 10**18 + 20_000)
"""The default ids of the players."""
CHANNELS = 200
TURNS = 3
"""The number of starts on each database; the fastest counts."""

BATCH = 50_000


async def make(
    database: Path,
    running_ones: int,
    finished: int,
    *,
    seed: int,
    guild: int = 1,
    channels: Sequence[int] = (2,),
    people: Sequence[int] = PEOPLE,
) -> None:
    """Fill a new database: first the finished matches, then the running ones, each part of the way through its game.

    All are in channels of one server, between two of the `people`.
    """
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    await store.close()
    size = Size(running_ones, finished, guild, channels, people)
    await asyncio.to_thread(_fill, database, size, random.Random(seed))


class Size(NamedTuple):
    """The numbers of matches, with their server, channels and players."""

    running: int
    finished: int
    guild: int
    channels: Sequence[int]
    people: Sequence[int]


def _fill(database: Path, size: Size, rng: random.Random) -> None:
    games = [finished_game(random.Random(rng.random())) for _ in range(GAMES)]
    now = datetime.now(UTC).replace(tzinfo=None).isoformat(" ")
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for pragma in (
            "synchronous = OFF",
            "journal_mode = MEMORY",
            "cache_size = -200000",
            "foreign_keys = OFF",
        ):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN")
        _note_games(connection, games)
        end = size.finished + size.running + 1
        for first in range(1, end, BATCH):
            some = range(first, min(first + BATCH, end))
            made = list(_matches(some, size, games, now, rng))
            connection.executemany(
                "INSERT INTO matches (id, guild_id, channel_id, white_id, black_id, setup, finished_at, mover_id)"
                " VALUES (?, ?, ?, ?, ?, 'full', ?, ?)",
                (match for match, _ in made),
            )
            connection.executemany(
                "INSERT INTO views (kind, about, guild_id, channel_id, ended_at, shown, message_id)"
                " VALUES ('board', ?, ?, ?, ?, ?, ?)",
                (view for _, view in made),
            )
            connection.execute(
                "INSERT INTO events (match_id, number, kind, text, actor_id, at)"
                " SELECT m.id, g.number, g.kind, g.text,"
                "  CASE g.side WHEN 'w' THEN m.white_id WHEN 'b' THEN m.black_id END, ?"
                " FROM matches AS m JOIN views AS v ON v.kind = 'board' AND v.about = m.id"
                " JOIN game AS g ON g.game = m.id % ? AND g.number <= v.shown"
                " WHERE m.id BETWEEN ? AND ? ORDER BY m.id, g.number",
                (now, GAMES, some[0], some[-1]),
            )
        connection.execute("DROP TABLE game")
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL")


def _note_games(connection: sqlite3.Connection, games: list[list[tuple[str, str]]]) -> None:
    connection.execute(
        "CREATE TEMP TABLE game (game, number, kind, text, side, PRIMARY KEY (game, number)) WITHOUT ROWID"
    )
    for game, moves in enumerate(games):
        connection.execute("INSERT INTO game VALUES (?, 1, 'start', '', NULL)", (game,))
        connection.executemany(
            "INSERT INTO game VALUES (?, ?, ?, ?, ?)",
            (
                (game, number, kind, text, None if kind == "pass" else _side(number - 2))
                for number, (kind, text) in enumerate(moves, 2)
            ),
        )


def _side(ply: int) -> str:
    """Return the side of move number `ply`, from 0: White places first, and moves first after the 49 placements."""
    return "w" if (ply if ply < 49 else ply - 49) % 2 == 0 else "b"


def _matches(
    numbers: range, size: Size, games: list[list[tuple[str, str]]], now: str, rng: random.Random
) -> Iterator[tuple[tuple[object, ...], tuple[object, ...]]]:
    """Yield the rows of matches and of their views."""
    for number in numbers:
        game, over = games[number % GAMES], number <= size.finished
        shown = len(game) + 1 if over else _some_way(game, rng)
        channel = rng.choice(size.channels)
        white, black = rng.sample(size.people, 2)
        mover = None if over else (white if _side(shown - 1) == "w" else black)
        ended_at = now if over else None
        match = number, size.guild, channel, white, black, ended_at, mover
        yield match, (number, size.guild, channel, ended_at, shown, 4 * 10**18 + number)


def _some_way(game: list[tuple[str, str]], rng: random.Random) -> int:
    """Return the number of a random event after which a player is to move."""
    shown = rng.randint(2, len(game) - 10)
    while game[shown - 1][0] == "pass":
        shown += 1
    return shown


async def started(table: Table, database: Path) -> tuple[float, float]:
    """Start a bot; return the seconds until it was connected, and its memory in MiB some seconds later."""
    began = time.perf_counter()
    async with running(table, "-m", "bot", DATABASE_URL=f"sqlite+aiosqlite:///{database}") as pid:
        seconds = time.perf_counter() - began
        await asyncio.sleep(5)
        return seconds, resident_mib(pid)


async def measure(running_ones: int, finished: int, seed: int, folder: Path) -> bool:
    """Print the figures; return whether they are within the limits."""
    empty, large = folder / "empty.db", folder / "large.db"
    async with Playground() as playground:
        table = BareTable(playground, "start")
        channels = [table.guild.create_text_channel(f"games-{number}").id for number in range(CHANNELS)]
        await make(empty, 0, 0, seed=seed)
        began = time.perf_counter()
        await make(large, running_ones, finished, seed=seed, guild=table.guild.id, channels=channels)
        took, size = time.perf_counter() - began, large.stat().st_size / 2**20
        print(
            f"made {running_ones:,} running and {finished:,} finished matches ({size:,.0f} MiB) in {took:.0f} s"
        )
        turns: dict[Path, list[tuple[float, float]]] = {empty: [], large: []}
        for _ in range(TURNS):
            for database, each in turns.items():
                each.append(await started(table, database))
    figures = {
        database: (min(seconds for seconds, _ in each), max(mib for _, mib in each))
        for database, each in turns.items()
    }
    for database, (seconds, mib) in figures.items():
        print(f"{database.stem:<6} ready after {seconds:.2f} s with {mib:.0f} MiB")
    times, mib = figures[large][0] / figures[empty][0], figures[large][1]
    print(f"{times:.2f} times as long (at most {MOST_TIMES}), {mib:.0f} MiB (at most {MOST_MIB})")
    return times <= MOST_TIMES and mib <= MOST_MIB


def main() -> None:
    """Measure, or only create a database."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--running", type=int, default=10_000)
    parser.add_argument("--finished", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    if asked.keep:
        asyncio.run(make(asked.keep, asked.running, asked.finished, seed=asked.seed))
        return
    with tempfile.TemporaryDirectory() as folder:
        well = asyncio.run(measure(asked.running, asked.finished, asked.seed, Path(folder)))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
