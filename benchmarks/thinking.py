"""The cost of the computer's thinking to others: interactions, and the answers of its own lower levels.

    python -m benchmarks.thinking [--moves 400] [--waiting 20] [--answers 8]

Moves are typed on the playground, each followed by the request for a page, with the real bot in a process of its own.
Blocks of moves without any search alternate with blocks during one search of the strongest level while others wait.
Prints the time until the new board and until the page, at the median and the 99th percentile; and how soon each of the
lower levels answers a move while those searches wait. The exit status is 1 if a limit is exceeded.
"""

import asyncio
import os
import signal
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.move import DvonnTable, report, running
from benchmarks.options import numbers
from bot.domain.computer import LEVELS
from bot.domain.events import Setup
from discord_playground import Playground
from tests.end_to_end.boards import board_in

TURN = 10
"""The number of moves in a block, with or without searches."""

WARM_UP = 20
"""Moves at the beginning that are not measured."""

MOST_TIMES, MOST_MORE = 1.2, 5.0
"""The 99th percentile with searches may be this many times the one without, plus this many milliseconds."""

LONGEST_ANSWER = 2.0
"""The limit in seconds for the levels below the strongest."""

QUICK_LEVELS = LEVELS[:-1]

SOON = 0.3
"""Seconds within which the bot must have begun to search, or have stopped."""

Times = dict[str, list[float]]
"""Milliseconds by type of interaction."""


class AskingTable(DvonnTable):
    """A table at which each move is followed by the request for a page."""

    async def measure(self, times: Times) -> None:
        """Make a move, request the page, and record both times."""
        times.setdefault("move", []).append(await self.step())
        began = time.perf_counter()
        used = await self.players[0].command(self.channel, "dvonn games")
        await used.settled()
        times.setdefault("page", []).append((time.perf_counter() - began) * 1000)

    async def answers(self, level: int, count: int) -> list[float]:
        """Make moves in a player's direct messages; return the seconds until the boards with the computer's answers."""
        anna = self.players[0]
        here = anna.direct_messages(self.application)

        def newest() -> tuple[int, int]:
            """Return the latest match that has a board here, and the number of the event that it shows."""
            tags = map(board_in, anna.messages(here))
            return max(((tag.about, tag.number) for tag in tags if tag), default=(0, 0))

        async def reached(match: int, event: int) -> None:
            await self.playground.wait_until(
                lambda: newest() >= (match, event), what="Anna's turn", timeout=30
            )

        taken = []
        earlier, _ = newest()
        options = {"level": level, "colour": "white", "setup": Setup.FULL.value}
        await (await anna.command(here, "dvonn challenge", **options)).settled()
        await reached(earlier + 1, 0)
        match, event = newest()
        for _ in range(count):
            spaces = await anna.autocomplete(here, "dvonn move", focused="move")
            began = time.perf_counter()
            await anna.command(here, "dvonn move", move=str(spaces[0].value))
            event += 2
            await reached(match, event)
            taken.append(time.perf_counter() - began)
        question = (await (await anna.command(here, "dvonn resign")).settled()).response
        if question:
            await (await anna.click(question, "Resign")).settled()
        return taken


def p99(times: list[float]) -> float:
    """Return the 99th percentile."""
    return sorted(times)[int(len(times) * 0.99)]


async def latency(table: AskingTable, bot: int, moves: int) -> bool:
    """Measure interactions, alternately without and with searches. Return whether they hardly differ.

    The searches continue afterwards. `bot` is the process id of the bot.
    """
    found: dict[bool, Times] = {False: {}, True: {}}
    for _ in range(WARM_UP):
        await table.measure({})
    for turn in range(2 * -(-moves // TURN)):
        searches = bool(turn % 2)
        if turn:
            os.kill(bot, signal.SIGUSR1)
            await asyncio.sleep(SOON)
        for _ in range(TURN):
            await table.measure(found[searches])
    good = True
    for what in ("move", "page"):
        for searches, told in ((False, "no search"), (True, "searches")):
            report(f"{what}, {told}", found[searches][what])
        without, most = p99(found[False][what]), MOST_TIMES * p99(found[False][what]) + MOST_MORE
        good = good and p99(found[True][what]) <= most
        print(f"{what}: p99 {p99(found[True][what]):.1f} ms with searches, {without:.1f} ms without", end=" ")
        print(f"(at most {most:.1f})")
    return good


async def quick_answers(table: AskingTable, count: int) -> bool:
    """Measure how soon the lower levels answer while searches wait. Return whether they are within the limit."""
    longest = 0.0
    for level in QUICK_LEVELS:
        taken = await table.answers(level, count)
        longest = max(longest, *taken)
        print(f"level {level} answers within {max(taken):.2f} s", flush=True)
    print(f"the longest took {longest:.2f} s (at most {LONGEST_ANSWER:.0f})")
    return longest <= LONGEST_ANSWER


async def measure(moves: int, waiting: int, answers: int, folder: Path) -> bool:
    url = f"sqlite+aiosqlite:///{folder / 'thinking.db'}"
    async with Playground() as playground:
        table = AskingTable(playground, "thinking")
        arguments = ("-m", "benchmarks.busy_bot", str(waiting))
        async with running(table, *arguments, DATABASE_URL=url) as bot:
            good = await latency(table, bot, moves)
            return await quick_answers(table, answers) and good


def main() -> int:
    asked = numbers(__doc__, moves=400, waiting=20, answers=8)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(**asked, folder=Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
