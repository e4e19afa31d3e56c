"""How long a move takes: from the interaction's arrival at the bot to the new board in the channel.

python -m benchmarks.move [--moves 400] [--stored 100000]

Measured with the real bot in a process of its own on the playground, interleaved with a bare discord.py command that
answers with a fixed picture of the same size: milliseconds, and milliseconds of processor time. With `--stored`, a
second bot has that many finished matches in its database and may take at most 1.2 times as long as the first; the exit
status is 1 otherwise. The moves are placements, which need no confirmation. At the end it prints the bot's memory, idle
and after the moves.
"""

import asyncio
import contextlib
import itertools
import os
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.options import numbers
from bot.storage import Store
from discord_playground import Person, Playground
from dvonn import Game, Jump, Phase, Place, placements_by_lot
from rendering import render_board

ROOT = Path(__file__).parents[1]
SEED = 7
MOST_TIMES_STORED = 1.2
"""The allowed ratio of a move with stored matches to one without."""
TICKS = os.sysconf("SC_CLK_TCK")


class Table:
    """One bot with a channel of its own and two people in it."""

    def __init__(self, playground: Playground, name: str) -> None:
        self.playground = playground
        self.application = playground.create_application(name)
        self.guild = playground.create_guild(name)
        self.guild.create_text_channel("hall")  # for the bot's welcome card
        self.channel = self.guild.create_text_channel("games")
        self.guild.add_bot(self.application)
        self.players = [playground.create_user(f"{name}-{colour}") for colour in ("white", "black")]
        for person in self.players:
            self.guild.add_member(person)

    def newest(self) -> int:
        """Return the id of the newest public picture; 0 if there is none.

        Searches from the end: reading all messages would slow down the table that has the most.
        """
        shown = reversed(self.channel.messages.values())
        return next((each.id for each in shown if each.media and not each.ephemeral), 0)

    async def time(self, person: Person, command: str, **options: object) -> float:
        """Use a command; return the milliseconds until its public picture."""
        before = self.newest()
        began = time.perf_counter()
        used = person.begin_command(self.channel, command, options)
        await self.playground.wait_until(lambda: self.newest() > before, what="a picture")
        elapsed = (time.perf_counter() - began) * 1000
        await used.settled()
        return elapsed


class BareTable(Table):
    """A table with a command that answers with a fixed picture."""

    async def step(self) -> float:
        return await self.time(self.players[0], "picture")


class DvonnTable(Table):
    """A table at which the placing phase is played repeatedly: every move is legal and none needs a confirmation."""

    def __init__(self, playground: Playground, name: str) -> None:
        super().__init__(playground, name)
        self.moves = self._moves()
        self.mover, self.awaited = self.players
        """The player who moved last, and the player to move."""

    def _moves(self) -> Iterator[tuple[int, Place]]:
        rng = random.Random(SEED)
        while True:
            yield from enumerate(placements_by_lot(rng))

    async def step(self) -> float:
        """Play the next move of the match; begin a new match after its end."""
        ply, placement = next(self.moves)
        self.mover, self.awaited = self.players[ply % 2], self.players[1 - ply % 2]
        if ply == 0:
            white, black = self.players
            challenge = await white.command(self.channel, "dvonn challenge", opponent=black, colour="white")
            await challenge.settled()
            notice = next(m for m in reversed(white.messages(self.channel)) if "challenges you" in m.text)
            await (await black.click(notice, "Accept")).settled()
        if ply == 48:
            return await self._finish(placement)
        return await self.time(self.mover, "dvonn move", move=str(placement))

    async def _finish(self, placement: Place) -> float:
        """Play the last placement and resign, so that only one match runs at a time."""
        elapsed = await self.time(self.players[0], "dvonn move", move=str(placement))
        asked = await (await self.players[0].command(self.channel, "dvonn resign")).settled()
        if asked.response:
            await (await self.players[0].click(asked.response, "Resign")).settled()
        return elapsed


@contextlib.asynccontextmanager
async def running(
    table: Table, *arguments: str, ending: signal.Signals = signal.SIGTERM, **environment: str
) -> AsyncIterator[int]:
    """Run a table's bot in a process of its own, until a signal ends it; yield its process id."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=ROOT,
        env={
            **os.environ,
            "DISCORD_TOKEN": table.application.token,
            "DISCORD_API_URL": table.playground.api_url,
            "LOG_LEVEL": "WARNING",
            **environment,
        },
    )
    try:
        await table.playground.connected(table.application, timeout=60)
        yield process.pid
    finally:
        process.send_signal(ending)
        await process.wait()


async def fill(database: Path, count: int, table: Table) -> None:
    """Store finished matches of the table's players in its channel: copies of some games."""
    store = await Store.open(f"sqlite+aiosqlite:///{database}")
    await store.close()
    games = [events_of(random_game(random.Random(seed))) for seed in range(24)]
    now = datetime.now(UTC).replace(tzinfo=None).isoformat(" ")
    white, black = (person.id for person in table.players)
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(
            "INSERT INTO matches (id, guild_id, channel_id, white_id, black_id, setup, finished_at)"
            " VALUES (?, ?, ?, ?, ?, 'full', ?)",
            ((number, table.guild.id, table.channel.id, white, black, now) for number in range(1, count + 1)),
        )
        connection.execute(
            "INSERT INTO views (kind, about, guild_id, channel_id, shown, ended_at)"
            " SELECT 'board', id, guild_id, channel_id, 99, finished_at FROM matches"
        )
        connection.executemany(
            "INSERT INTO events (match_id, number, kind, text, actor_id, at) VALUES (?, ?, ?, ?, NULL, ?)",
            (
                (number, index, kind, text, now)
                for number, game in zip(range(1, count + 1), itertools.cycle(games), strict=False)
                for index, (kind, text) in enumerate([("start", ""), *game], 1)
            ),
        )


def random_game(rng: random.Random) -> Game:
    """Return a finished game of random moves."""
    game = Game(placements_by_lot(rng))
    while game.position.phase is not Phase.OVER:
        game = game.play(rng.choice(game.position.legal_moves()))
    return game


def events_of(game: Game) -> list[tuple[str, str]]:
    """Return the kinds and texts of the events of a game, after the first."""
    kinds = {Place: "place", Jump: "move"}
    return [(kinds.get(type(move), "pass"), str(move)) for move in game.moves]


def report(name: str, times: list[float], cpu: float | None = None) -> float:
    """Print a line of figures and return the median."""
    ordered = sorted(times)
    median = statistics.median(ordered)
    p99 = ordered[int(len(ordered) * 0.99)]
    worked = "" if cpu is None else f"CPU {cpu / len(ordered):6.1f} ms   "
    print(f"{name:<34} median {median:6.1f} ms   p99 {p99:6.1f} ms   {worked}({len(ordered)} times)")
    return median


def resident_mib(pid: int) -> float:
    """Return the resident memory of a process, from /proc."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def cpu_ms(pid: int) -> float:
    """Return the processor time of a process so far, from /proc."""
    after_name = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) * 1000 / TICKS


async def measure(moves: int, stored: int, folder: Path) -> bool:
    """Play at all tables, alternating, then print; return whether a move is within the limit."""
    picture = folder / "board.png"
    picture.write_bytes(render_board(Game(placements_by_lot(random.Random(SEED))[:25]).position))
    async with Playground() as playground, contextlib.AsyncExitStack() as stack:
        bare = BareTable(playground, "bare")
        tables: dict[str, BareTable | DvonnTable] = {"bare command": bare}
        script = str(ROOT / "benchmarks" / "bare_bot.py")
        pids = {"bare command": await stack.enter_async_context(running(bare, script, str(picture)))}
        for count in dict.fromkeys((0, stored)):
            name = f"move, {count:,} finished matches"
            tables[name] = table = DvonnTable(playground, f"dvonn{count}")
            database = folder / f"{count}.db"
            if count:
                began = time.perf_counter()
                await fill(database, count, table)
                print(f"stored {count:,} matches in {time.perf_counter() - began:.0f} s", end=", ")
                print(f"{database.stat().st_size / 2**20:.0f} MiB")
            url = f"sqlite+aiosqlite:///{database}"
            pids[name] = await stack.enter_async_context(running(table, "-m", "bot", DATABASE_URL=url))
        first_bot = list(pids.values())[1]
        idle = resident_mib(first_bot)
        began_at: dict[str, float] = {}
        times: dict[str, list[float]] = {name: [] for name in tables}
        for number in range(moves + 20):
            if number == 20:
                began_at = {name: cpu_ms(pid) for name, pid in pids.items()}
            for name, each in tables.items():
                elapsed = await each.step()
                if number >= 20:  # the first ones warm up the bots
                    times[name].append(elapsed)
        medians = [
            report(name, elapsed, cpu_ms(pids[name]) - began_at[name]) for name, elapsed in times.items()
        ]
        print(f"a move is {medians[1] / medians[0]:.2f} times the bare command")
        good = True
        if stored:
            longer = medians[2] / medians[1]
            print(f"with {stored:,} matches stored {longer:.2f} times (at most {MOST_TIMES_STORED})")
            good = longer <= MOST_TIMES_STORED
        print(f"resident memory of the bot: idle {idle:.0f} MiB", end=", ")
        print(f"after {moves} moves {resident_mib(first_bot):.0f} MiB")
        return good


def main() -> int:
    asked = numbers(__doc__, moves=400, stored=0)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(**asked, folder=Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
