"""After an outage: thousands of boards are behind and clocks expire, while people keep using the bot.

python -m benchmarks.outage [--boards 5000] [--clocks 1000] [--seed 1]

Creates a database in which `--boards` boards lack the last event, and `--clocks` other matches end on time while the
bot shows them; starts the bot on it, and has a person use a command again and again until all is shown. The playground
limits the bot as Discord does. Prints how long it took, what was shown twice, and how long people waited. The exit
status is 1 if anything was shown twice or not within half an hour, if a command was not answered or 1 of 100 answers
took more than a second, or if the bot sent Discord more than 50 requests a second or 1 of 100 was refused.
"""

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

from benchmarks.move import report
from benchmarks.options import numbers
from benchmarks.processes import Processes
from benchmarks.start import Club, make
from discord_playground import Event, MessageCreated, Playground, RequestServed
from tests.end_to_end.boards import board_in

CHANNELS = 200
PEOPLE = 400
FALL_DUE = timedelta(seconds=60)
"""The delay until the clocks expire: the bot is busy by then."""

LONGEST = 1800
"""The longest wait in seconds until all is shown."""

MOST_MS = 1000.0
MOST_A_SECOND, MOST_REFUSED = 50, 0.01
"""Discord's global limit, and the share of requests that it may refuse: each channel has limits to be learned."""
TOO_MANY = 429
ASKED_EVERY = 0.5
"""Seconds between two commands of a person."""


class Aftermath:
    """The messages shown after an outage, and how long people wait for answers until then."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.application = playground.create_application("DVONN")
        self.guild = playground.create_guild("Club")
        self.hall = self.guild.create_text_channel("hall")
        self.guild.add_bot(self.application)
        self.channels = [self.guild.create_text_channel(f"games-{number}") for number in range(CHANNELS)]
        self.person, *self.players = [playground.create_user(f"person{number}") for number in range(PEOPLE)]
        for person in (self.person, *self.players):
            self.guild.add_member(person)
        self.boards = Counter[int]()
        """The number of posts for each match, by its number."""
        self.requests = self.refused = 0
        playground.stream.subscribe(self._see)

    def _see(self, event: Event) -> None:
        if isinstance(event, RequestServed):
            counted = not (event.request.route or "").startswith(("/interactions", "/webhooks"))
            self.requests += counted
            self.refused += event.request.status == TOO_MANY
        elif isinstance(event, MessageCreated) and (board := board_in(event.message)):
            self.boards[board.about] += 1

    async def ask_until(self, done: asyncio.Event) -> list[float]:
        """Use a command again and again; return the milliseconds until each answer.

        Raises `RuntimeError` if one is not answered in time.
        """
        waits = []
        while not done.is_set():
            began = time.perf_counter()
            used = await (await self.person.command(self.hall, "dvonn games")).settled()
            if used.failed:
                raise RuntimeError("a command was not answered")
            waits.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(ASKED_EVERY)
        return waits


def spoil(database: Path, boards: int) -> None:
    """Put the boards of the first running matches one event behind, and make the clocks of the others expire soon."""
    due = int((datetime.now(UTC) + FALL_DUE).timestamp())
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE views SET shown = shown - 1 WHERE kind = 'board' AND about <= ?", (boards,)
        )
        connection.execute(
            "UPDATE matches SET due_at = ?, remind_at = NULL, reminded = 1 WHERE id > ?", (due, boards)
        )


def behind(database: Path) -> int:
    """Return the number of matches whose last event isn't shown."""
    with contextlib.closing(sqlite3.connect(database, timeout=30)) as connection:
        query = (
            "SELECT count(*) FROM views WHERE kind = 'board' AND state = 'current' AND shown <"
            " (SELECT max(number) FROM events WHERE match_id = views.about)"
        )
        return int(connection.execute(query).fetchone()[0])


def over(database: Path) -> int:
    """Return the number of finished matches."""
    with contextlib.closing(sqlite3.connect(database, timeout=30)) as connection:
        return int(
            connection.execute("SELECT count(*) FROM matches WHERE finished_at IS NOT NULL").fetchone()[0]
        )


async def measure(boards: int, clocks: int, seed: int) -> bool:
    """Start a bot after an outage and print what it does; return whether all is within the limits."""
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = folder / "outage.db"
        playground = await stack.enter_async_context(Playground(rate_limits=True))
        aftermath = Aftermath(playground)
        channels = [channel.id for channel in aftermath.channels]
        club = Club(aftermath.guild.id, channels, [person.id for person in aftermath.players])
        await make(database, boards + clocks, 0, seed=seed, clubs=[club])
        spoil(database, boards)
        processes = Processes(playground, aftermath.application, folder)
        stack.push_async_callback(processes.kill_all)
        began = time.perf_counter()
        bot = await processes.start(f"sqlite+aiosqlite:///{database}", LOG_LEVEL="WARNING")
        await playground.connected(aftermath.application)
        done = asyncio.Event()
        asking = asyncio.create_task(aftermath.ask_until(done))
        while (  # noqa: ASYNC110  another process's database sends no events
            late := behind(database) + clocks - over(database)
        ) and time.perf_counter() < began + LONGEST:
            await asyncio.sleep(1)
        took = time.perf_counter() - began
        done.set()
        waits = await asking
        warnings = bot.log.read_text(encoding="utf-8").count("\n")
    twice = sum(count > 1 for count in aftermath.boards.values())
    missing = boards + clocks - len(aftermath.boards)
    print(f"{boards} boards and {clocks} ends on time, all shown but {late} after {took:.0f} s")
    print(
        f"{aftermath.requests} requests, {aftermath.requests / took:.1f} a second (at most {MOST_A_SECOND}),"
        f" refused by Discord {aftermath.refused} (at most 1 of 100)"
    )
    print(f"shown twice {twice}, not shown {missing}, warnings {warnings}")
    report(f"an answer (p99 at most {MOST_MS:.0f})", waits)
    within = (
        aftermath.requests <= MOST_A_SECOND * took and aftermath.refused <= MOST_REFUSED * aftermath.requests
    )
    soon = sorted(waits)[int(len(waits) * 0.99)] <= MOST_MS
    return within and soon and not (twice or missing or late)


def main() -> int:
    return 0 if asyncio.run(measure(**numbers(__doc__, boards=5000, clocks=1000, seed=1))) else 1


if __name__ == "__main__":
    sys.exit(main())
