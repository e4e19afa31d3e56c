"""`kill -9` while the computer thinks: it makes its move afterwards, once.

    python -m benchmarks.killed_thinking [--kills 50] [--level 10] [--seed 1]

A person plays the computer in direct messages on the playground. After each move the bot's process is killed while the
computer thinks about its answer, and restarted. Then there must be exactly one answer, on exactly one board.
Prints the figures; the exit status is 1 if any answer was missing or made twice.
"""

import asyncio
import contextlib
import random
import signal
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from benchmarks.move import Table, running
from benchmarks.options import numbers
from bot.domain import Match, MatchId
from bot.storage import Store
from discord_playground import Message, Playground
from dvonn import PASS, Jump
from tests.end_to_end.boards import board_in, is_board

LONGEST_DELAY = 0.1
"""The longest delay in seconds from the board with a move to the kill: the strongest level thinks longer."""

SOON = 60.0
"""Seconds within which the bot must have restarted and answered."""

THINKS = "I’m thinking"


@dataclass
class Count:
    """The kills, and the faults found after them."""

    while_thinking: int = 0
    too_late: int = 0
    """Kills that came after the answer."""
    missing: int = 0
    doubled: int = 0
    boards: int = 0
    """Matches without exactly one board of the last event."""


class Board(Table):
    """Direct messages with a short-lived bot."""

    def __init__(self, playground: Playground, database: Path, level: int, rng: random.Random) -> None:
        super().__init__(playground, "killed")
        self.url = f"sqlite+aiosqlite:///{database}"
        self.level, self.rng, self.match = level, rng, MatchId(0)
        self.anna = self.players[0]
        self.here = self.anna.direct_messages(self.application)
        self.count = Count()

    def bot(self) -> contextlib.AbstractAsyncContextManager[int]:
        """Return a context in which the bot runs, from its connection until it is killed."""
        return running(self, "-m", "bot", ending=signal.SIGKILL, DATABASE_URL=self.url, LOG_LEVEL="ERROR")

    def boards(self) -> list[Message]:
        """Return the visible boards of the match."""
        found = self.anna.messages(self.here)
        return [each for each in found if not each.ephemeral and is_board(each, self.match)]

    async def stored(self) -> Match:
        store = await Store.open(self.url)
        async with store.read() as uow:
            found = await uow.matches.find(self.match)
        await store.close()
        return found

    async def settled(self) -> Match:
        """Return the match once a single board shows that the computer is done, or after a time limit."""

        def is_shown() -> bool:
            boards = self.boards()
            return len(boards) == 1 and THINKS not in boards[0].text

        with contextlib.suppress(TimeoutError):
            await self.playground.wait_until(is_shown, what="a board on which nobody thinks", timeout=SOON)
        return await self.stored()

    async def begin(self) -> Match:
        """Begin a match in which the person moves first."""
        wanted = {"level": self.level, "colour": "white", "setup": "random"}
        await (await self.anna.command(self.here, "dvonn challenge", wanted)).settled()
        self.match = MatchId(self.match + 1)
        return await self.settled()

    async def move_and_kill(self, match: Match, bot: contextlib.AsyncExitStack) -> Match:
        """Move, kill the bot while it thinks, and restart it; return the match as the killed bot left it."""
        jump = self.rng.choice([each for each in match.position.legal_moves() if isinstance(each, Jump)])
        moved = await self.anna.command(
            self.here, "dvonn move", {"move": f"{jump.source} {jump.target}", "match": self.match}
        )
        await self.playground.wait_until(
            lambda: (
                moved.over and (bool(moved.messages) or any(THINKS in each.text for each in self.boards()))
            ),
            what="the move",
            timeout=SOON,
        )
        asked = [each for each in moved.messages if any(b.label == "Play it" for b in each.buttons)]
        if asked:
            await self.anna.click(asked[-1], "Play it")
            await self.playground.wait_until(
                lambda: any(THINKS in each.text for each in self.boards()), what="the move", timeout=SOON
            )
        await asyncio.sleep(self.rng.uniform(0, LONGEST_DELAY))
        await bot.aclose()
        await self.playground.disconnected(self.application)
        killed = await self.stored()
        await bot.enter_async_context(self.bot())
        return killed

    def judge(self, killed: Match, after: Match) -> None:
        """Count the answers after a kill, and the boards."""
        if not killed.is_computers_turn:
            self.count.too_late += 1
            return
        self.count.while_thinking += 1
        since = [each.what for each in after.events[killed.number :] if isinstance(each.what, Jump)]
        answers = 1 + sum(each.what is PASS for each in after.events[killed.number :])
        self.count.missing += len(since) < 1
        self.count.doubled += len(since) > answers
        shown = [board and board.number for board in map(board_in, self.boards())]
        self.count.boards += shown != [after.number]


async def measure(kills: int, level: int, seed: int, folder: Path) -> bool:
    """Play and kill, then print. Return whether every answer was made exactly once."""
    async with Playground() as playground:
        board = Board(playground, folder / "killed.db", level, random.Random(seed))
        async with contextlib.AsyncExitStack() as bot:
            await bot.enter_async_context(board.bot())
            match = await board.begin()
            while board.count.while_thinking < kills:
                if match.is_over or not any(isinstance(m, Jump) for m in match.position.legal_moves()):
                    match = await board.begin()
                killed = await board.move_and_kill(match, bot)
                match = await board.settled()
                board.judge(killed, match)
        found = board.count
        print(
            f"killed {found.while_thinking} times while it thought, {found.too_late} times when it had moved"
        )
        print(f"answers missing: {found.missing}, made twice: {found.doubled}")
        print(f"matches without exactly one board of the last event: {found.boards}")
        return not (found.missing or found.doubled or found.boards)


def main() -> int:
    asked = numbers(__doc__, kills=50, level=10, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(**asked, folder=Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
