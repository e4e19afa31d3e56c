"""The start of a bot with a great many matches: until it answers, until every board is right, and its memory.

    python -m benchmarks.start [--servers 100] [--running 10000] [--finished 100000] [--seed 1]

Creates a database of the given size (random matches of usual length, some 85 events, spread over the people and the
channels of the servers, with running clocks, and the positions that fair play looks up) and one of the same servers
without any match. Starts a bot on each, alternating. Each time it was down for a while, and the last moves of some
boards aren't shown yet. Prints the seconds until the first command is answered, and the seconds and the processor time
until all servers and boards are compared and the boards that were behind are shown, with the memory then. The exit
status is 1 if the first answer comes more than 1.5 times as late, the boards after more than 30 seconds, or the bot
takes more than 175 MiB.

    python -m benchmarks.start --keep FILE

only creates the database, and keeps it.
"""

import argparse
import asyncio
import contextlib
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import aiohttp

from benchmarks.endurance import free_port
from benchmarks.move import cpu_ms, events_of, random_game, resident_mib
from benchmarks.processes import Process, Processes
from bot.domain import Pace
from bot.domain.position_keys import dvonn_key_of, key_of, mobility_key_of, occupied_by
from bot.storage import Store
from bot.storage.match_tables import TIED
from discord_playground import Channel, Person, Playground
from dvonn import Game

MOST_TIMES, MOST_SECONDS, MOST_MIB = 1.5, 30, 175
GAMES = 200
"""All matches are copies of this many games."""
CHANNELS, MEMBERS = 10, 20
"""The channels and the players of each server."""
LATE = 50
"""The boards that are behind at a start: their last moves were played just before the stop."""
DOWN = timedelta(minutes=5)
TURNS = 3
"""The number of starts on each database; the fastest counts."""

BATCH = 50_000


class Club(NamedTuple):
    """A server with its channels and the ids of the people who play there."""

    guild: int
    channels: Sequence[int]
    people: Sequence[int]


A_CLUB = Club(1, (2,), range(2 * 10**18, 2 * 10**18 + 20_000))


async def make(
    database: Path, running: int, finished: int, *, seed: int, clubs: Sequence[Club] = (A_CLUB,)
) -> None:
    """Fill a new database: first the finished matches, then the running ones, each part of the way through its game.

    The bot knows all clubs, and shows every match.
    """
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    await store.close()
    await asyncio.to_thread(_fill, database, Size(running, finished, clubs), random.Random(seed))


class Size(NamedTuple):
    """The numbers of matches, and where they are played."""

    running: int
    finished: int
    clubs: Sequence[Club]


def _fill(database: Path, size: Size, rng: random.Random) -> None:
    games = [random_game(random.Random(rng.random())) for _ in range(GAMES)]
    now = datetime.now(UTC)
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for pragma in (
            "synchronous = OFF",
            "journal_mode = MEMORY",
            "cache_size = -200000",
            "foreign_keys = OFF",
        ):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN")
        connection.executemany(
            "INSERT INTO welcomes (guild_id) VALUES (?)", ((club.guild,) for club in size.clubs)
        )
        _note_games(connection, games)
        end = size.finished + size.running + 1
        for first in range(1, end, BATCH):
            some = range(first, min(first + BATCH, end))
            _add(connection, list(_matches(some, size, games, now, rng)), now)
        _add_positions(connection)
        connection.execute("DROP TABLE game")
        connection.execute("DROP TABLE reached")
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL")


def _note_games(connection: sqlite3.Connection, games: Sequence[Game]) -> None:
    """Note the events of the games, and the positions that they reach."""
    connection.execute(
        "CREATE TEMP TABLE game (game, number, kind, text, side, PRIMARY KEY (game, number)) WITHOUT ROWID"
    )
    connection.execute(
        "CREATE TEMP TABLE reached (game, ply, key, mobility, dvonn_key, occupied, position, stacks,"
        " PRIMARY KEY (game, ply)) WITHOUT ROWID"
    )
    for number, game in enumerate(games):
        connection.execute("INSERT INTO game VALUES (?, 1, 'start', '', NULL)", (number,))
        connection.executemany(
            "INSERT INTO game VALUES (?, ?, ?, ?, ?)",
            (
                (number, ply + 2, kind, text, None if kind == "pass" else _side(ply))
                for ply, (kind, text) in enumerate(events_of(game))
            ),
        )
        connection.executemany(
            "INSERT INTO reached VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            ((number, ply, *_keys(game, ply)) for ply in range(len(game.moves))),
        )


def _keys(game: Game, ply: int) -> tuple[object, ...]:
    position = game.position_at(ply)
    return (
        *(key_of(position), mobility_key_of(position), dvonn_key_of(position), occupied_by(position)),
        *(str(position), len(position.stacks)),
    )


def _side(ply: int) -> str:
    """Return the side of move number `ply`, from 0: White places first, and moves first after the 49 placements."""
    return "w" if (ply if ply < 49 else ply - 49) % 2 == 0 else "b"


def _matches(
    numbers: range, size: Size, games: Sequence[Game], now: datetime, rng: random.Random
) -> Iterator[tuple[tuple[object, ...], tuple[object, ...]]]:
    """Yield the rows of matches and of their views."""
    for number in numbers:
        game, over = games[number % GAMES], number <= size.finished
        shown = len(game.moves) + 1 if over else _some_way(game, rng)
        club = rng.choice(size.clubs)
        channel = rng.choice(club.channels)
        white, black = rng.sample(club.people, 2)
        mover = None if over else (white if _side(shown - 1) == "w" else black)
        ended_at = _utc(now) if over else None
        result = _result(game) if over else None
        clock = (None,) * 4 if over else _clock(now, rng)
        match = number, club.guild, channel, white, black, ended_at, result, mover, str(Pace.STEADY), *clock
        yield match, (number, club.guild, channel, ended_at, shown, 4 * 10**18 + number)


def _some_way(game: Game, rng: random.Random) -> int:
    """Return the number of a random event after which a player is to move."""
    events = events_of(game)
    shown = rng.randint(2, len(events) - 10)
    while events[shown - 1][0] == "pass":
        shown += 1
    return shown


def _result(game: Game) -> str:
    outcome = game.position.outcome
    return outcome.winner.name.lower() if outcome and outcome.winner else TIED


def _clock(now: datetime, rng: random.Random) -> tuple[int, int, int, int]:
    """Return since when a clock runs, when it runs out, how long before that a reminder is due, and when that is."""
    since, left = int(now.timestamp()), rng.randrange(2 * 24 * 3600, 4 * 24 * 3600)
    return since, since + left, left // 4, since + left - left // 4


def _utc(moment: datetime) -> str:
    return moment.replace(tzinfo=None).isoformat(" ")


def _add(
    connection: sqlite3.Connection,
    made: Sequence[tuple[tuple[object, ...], tuple[object, ...]]],
    now: datetime,
) -> None:
    """Add matches with their views and events."""
    connection.executemany(
        "INSERT INTO matches (id, guild_id, channel_id, white_id, black_id, setup, finished_at, result, mover_id,"
        " time_control, clock_since, due_at, notice_s, remind_at)"
        " VALUES (?, ?, ?, ?, ?, 'full', ?, ?, ?, ?, ?, ?, ?, ?)",
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
        (_utc(now), GAMES, made[0][0][0], made[-1][0][0]),
    )


def _add_positions(connection: sqlite3.Connection) -> None:
    """Add the positions of the running matches, as `bot.storage.positions` notes them with each move."""
    running = (
        " FROM matches AS m JOIN views AS v ON v.kind = 'board' AND v.about = m.id"
        f" JOIN reached AS r ON r.game = m.id % {GAMES} AND r.ply {{}} v.shown - 1"
        " WHERE m.finished_at IS NULL ORDER BY m.id, r.ply"
    )
    connection.execute(
        "INSERT INTO running_positions (match_id, ply, key, mobility) SELECT m.id, r.ply, r.key, r.mobility"
        + running.format("<=")
    )
    connection.execute(
        "INSERT INTO running_boards (match_id, ply, dvonn_key, occupied, position, stacks)"
        " SELECT m.id, r.ply, r.dvonn_key, r.occupied, r.position, r.stacks" + running.format("=")
    )


def stop_in_the_middle(database: Path) -> None:
    """Let the bot have been down for a while, and put some boards one event behind."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        stopped = _utc(datetime.now(UTC) - DOWN)
        connection.execute("INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?)", (stopped,))
        connection.execute(
            "UPDATE views SET shown = shown - 1 WHERE kind = 'board' AND state = 'current' AND about IN"
            " (SELECT id FROM matches WHERE finished_at IS NULL ORDER BY id LIMIT ?)",
            (LATE,),
        )


class Started(NamedTuple):
    """The figures of a start: seconds from the start of the process, and the memory in MiB."""

    answered: float
    at_rest: float
    cpu: float
    mib: float


class Evening:
    """The servers of a bot, and a member who uses a command."""

    def __init__(self, playground: Playground, servers: int, folder: Path) -> None:
        self._playground = playground
        self._application = playground.create_application("start")
        self._asking: list[tuple[Person, Channel]] = []
        """A member of each server, and a channel there."""
        self.clubs = [self._club(number) for number in range(servers)]
        self._processes = Processes(playground, self._application, folder)

    def _club(self, number: int) -> Club:
        guild = self._playground.create_guild(f"Club {number}")
        channels = [guild.create_text_channel(f"games-{each}") for each in range(CHANNELS)]
        people = [self._playground.create_user(f"player{number}-{each}") for each in range(MEMBERS)]
        guild.add_bot(self._application)
        for person in people:
            guild.add_member(person)
        self._asking.append((people[0], channels[0]))
        return Club(guild.id, [channel.id for channel in channels], [person.id for person in people])

    async def start(self, database: Path) -> Started:
        """Start a bot, and stop it when it is at rest."""
        stop_in_the_middle(database)
        port = free_port()
        began = time.perf_counter()
        url = f"sqlite+aiosqlite:///{database}"
        process = await self._processes.start(url, LOG_LEVEL="INFO", HTTP_PORT=str(port))
        try:
            await self._playground.connected(self._application, timeout=60)
            await self._answer()
            answered = time.perf_counter() - began
            await _rest(process, port)
            at_rest = time.perf_counter() - began
            return Started(answered, at_rest, cpu_ms(process.pid) / 1000, resident_mib(process.pid))
        finally:
            await process.end(signal.SIGTERM)

    async def _answer(self) -> None:
        """Use a command again and again until one is answered."""
        person, channel = self._asking[0]
        while (await (await person.command(channel, "dvonn games")).settled()).failed:
            pass


async def _rest(process: Process, port: int) -> None:
    """Wait until a bot has received its servers and nothing waits to be compared or shown."""
    async with aiohttp.ClientSession() as session:
        while "Connected; servers" not in process.log.read_text(encoding="utf-8"):  # noqa: ASYNC110  as below
            await asyncio.sleep(0.05)
        while await _waiting(session, port):  # noqa: ASYNC110  another process's queue sends no events
            await asyncio.sleep(0.05)


async def _waiting(session: aiohttp.ClientSession, port: int) -> float:
    """Return how many boards and other things wait, by the bot's own count."""
    async with session.get(f"http://127.0.0.1:{port}/metrics") as response:
        lines = (await response.text()).splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("dvonn_waiting{"))


async def measure(servers: int, running: int, finished: int, seed: int, folder: Path) -> bool:
    """Print the figures; return whether they are within the limits."""
    empty, large = folder / "empty.db", folder / "large.db"
    turns: dict[Path, list[Started]] = {empty: [], large: []}
    async with Playground(rate_limits=True) as playground:
        evening = Evening(playground, servers, folder)
        await make(empty, 0, 0, seed=seed, clubs=evening.clubs)
        began = time.perf_counter()
        await make(large, running, finished, seed=seed, clubs=evening.clubs)
        took, size = time.perf_counter() - began, large.stat().st_size / 2**20
        print(
            f"made {running:,} running and {finished:,} finished matches in {servers:,} servers"
            f" ({size:,.0f} MiB) in {took:.0f} s"
        )
        for _ in range(TURNS):
            for database, each in turns.items():
                each.append(await evening.start(database))
    best = {database: Started(*map(min, zip(*each, strict=True))) for database, each in turns.items()}
    for database, figures in best.items():
        print(
            f"{database.stem:<6} first answer after {figures.answered:.1f} s, at rest after {figures.at_rest:.1f} s"
            f" ({figures.cpu:.1f} s of processor time) with {figures.mib:.0f} MiB"
        )
    times = best[large].answered / best[empty].answered
    print(
        f"first answer {times:.2f} times as late (at most {MOST_TIMES}), at rest after {best[large].at_rest:.1f} s"
        f" (at most {MOST_SECONDS}), {best[large].mib:.0f} MiB (at most {MOST_MIB})"
    )
    return times <= MOST_TIMES and best[large].at_rest <= MOST_SECONDS and best[large].mib <= MOST_MIB


def main() -> None:
    """Measure, or only create a database."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--servers", type=int, default=100)
    parser.add_argument("--running", type=int, default=10_000)
    parser.add_argument("--finished", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    if asked.keep:
        asyncio.run(make(asked.keep, asked.running, asked.finished, seed=asked.seed))
        return
    with tempfile.TemporaryDirectory() as folder:
        well = asyncio.run(measure(asked.servers, asked.running, asked.finished, asked.seed, Path(folder)))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
