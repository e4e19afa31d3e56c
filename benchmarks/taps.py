"""The taps of a move, from the button under the board to the new board.

    python -m benchmarks.taps

A person presses the buttons of the real bot on the playground, one after the other, in matches at four points:
before the first piece, with the panel still open for the second, with many legal moves, and with few. The exit status
is 1 if a move takes more taps than it should.
"""

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from benchmarks.history import store_match
from benchmarks.move import Table, running
from benchmarks.replay import long_game
from bot.ui.choices import MOST_MOVES
from dvonn import Colour, Game, Phase
from playground import Message, Person, Playground

CHOICE = re.compile(r"Row \d|[a-k][1-5]")
"""The beginning of a choice's label: a row, a space, a stack, a target, or a whole move."""

DANGER = 4
"""The style of a button that asks for confirmation."""

NUMBER = re.compile(r"dvonn:move:(\d+):(\d+)")


class Counter:
    """Counts the taps of the people at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def board(self, match: int) -> tuple[Message, int]:
        """The newest board of a match, and the number of its event."""
        found = [
            (message, int(each[2]))
            for message in self.table.players[0].messages(self.table.channel)
            for button in message.buttons
            if (each := NUMBER.match(button.custom_id or ""))
            and int(each[1]) == match
            and not message.ephemeral
        ]
        return found[-1]

    async def begin(self, person: Person, match: int) -> Message:
        """Open the panel: the first tap."""
        board, _ = self.board(match)
        used = await (await person.click(board, board.buttons[0].label or "")).settled()
        if used.response is None:
            raise RuntimeError("no panel opened")
        return used.response

    async def until_the_board_is_new(self, person: Person, panel: Message, match: int) -> int:
        """Tap the first choice in the panel until the move is made; return the number of taps."""
        _, before = self.board(match)
        taps = 0
        while self.board(match)[1] == before:
            choices = [
                button
                for button in panel.buttons
                if CHOICE.match(button.label or "") and not button.disabled and button.style != DANGER
            ]
            await (await person.click(panel, choices[0].custom_id or "")).settled()
            taps += 1
        return taps


async def count(folder: Path) -> dict[str, tuple[int, int]]:
    """The taps for each situation, and their limit."""
    game, url = long_game(), f"sqlite+aiosqlite:///{folder / 'dvonn.db'}"
    stacking = [ply for ply in range(len(game.moves)) if game.position_at(ply).phase is Phase.STACKING]
    legal = {
        ply: len(game.position_at(ply).legal_moves()) for ply in stacking if game.position_at(ply).movable()
    }
    many = next(ply for ply, moves in legal.items() if moves > MOST_MOVES)
    few = next(ply for ply, moves in legal.items() if moves <= MOST_MOVES)
    async with Playground() as playground:
        table = Table(playground, "taps")
        counter, (white, black) = Counter(table), table.players
        for ply in (0, many, few):
            await store_match(url, table, Game(game.moves[:ply]))
        async with running(table, "-m", "bot", DATABASE_URL=url):
            await playground.wait_until(lambda: _are_shown(counter, 3), what="the boards", timeout=30)
            panel = await counter.begin(white, 1)
            first = 1 + await counter.until_the_board_is_new(white, panel, 1)
            taken = await black.command(table.channel, "dvonn move", {"move": "k3", "match": 1})
            await taken.settled()
            further = await counter.until_the_board_is_new(white, panel, 1)
            taps = {"the first piece": (first, 3), "each further piece": (further, 2)}
            for match, ply, most in ((2, many, 3), (3, few, 2)):
                mover = black if game.position_at(ply).to_move is Colour.BLACK else white
                moved = 1 + await counter.until_the_board_is_new(
                    mover, await counter.begin(mover, match), match
                )
                taps[f"a move, {legal[ply]} being legal"] = (moved, most)
    return taps


def _are_shown(counter: Counter, matches: int) -> bool:
    try:
        return all(counter.board(match) for match in range(1, matches + 1))
    except IndexError:
        return False


def main() -> int:
    """Count, print a table, and return whether all are within the limits."""
    with tempfile.TemporaryDirectory() as folder:
        taps = asyncio.run(count(Path(folder)))
    for situation, (taken, most) in taps.items():
        print(f"{situation:<28} {taken} taps, at most {most}")
    return int(any(taken > most for taken, most in taps.values()))


if __name__ == "__main__":
    sys.exit(main())
