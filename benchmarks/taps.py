"""The taps of a move, from the button under the board to the new board, and of a plan.

    python -m benchmarks.taps

A person presses the buttons of the real bot on the playground, one after the other, in matches at four points:
before the first piece, with the panel still open for the second, with many legal moves, and with few. A plan is an
answer to a move of the opponent's on a full board, from **More** on, and then an answer to another move. The exit
status is 1 if a move or a plan takes more taps than it should.
"""

import asyncio
import re
import sys
import tempfile
from pathlib import Path
from random import Random

from benchmarks.history import store_match
from benchmarks.move import Table, running
from benchmarks.replay import long_game
from bot.pages.choices import MOST_MOVES
from discord_playground import Message, Person, Playground
from dvonn import Colour, Game, Phase, placements_by_lot

CHOICE = re.compile(r"Row \d|[a-k][1-5]")
"""The beginning of a choice's label: a row, a space, a stack, a target, or a whole move."""

DANGER = 4
"""The style of a button that asks for confirmation."""

NUMBER = re.compile(r"dvonn:move:(\d+):(\d+)")


class Counter:
    """A counter of the taps by the people at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def board(self, match: int) -> tuple[Message, int]:
        """Return the newest board of a match, and the number of its event."""
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

    async def plan_a_branch(self, person: Person, page: Message, *, other: bool = False) -> int:
        """Try out a move of the opponent's, the first one or the last, and an answer, and plan it; return the taps."""
        taps = 0
        while (ready := _labelled(page, "Plan this")) is None:
            choices = [button for button in page.buttons if CHOICE.match(button.label or "")]
            taps += await self._tap(person, page, choices[-1 if other else 0].custom_id)
        return taps + await self._tap(person, page, ready)

    async def plan(self, person: Person, match: int) -> tuple[int, int]:
        """Make a plan; return the taps of its first branch and of its second."""
        board, _ = self.board(match)
        page = await self._opened(person, board, "More")
        taps = 1 + await self._tap(person, page, _labelled(page, "Plan ahead"))
        taps += await self.plan_a_branch(person, page)
        back = await self._tap(person, page, _labelled(page, "⏮"))
        return taps, back + await self.plan_a_branch(person, page, other=True)

    async def _opened(self, person: Person, message: Message, label: str) -> Message:
        used = await (await person.click(message, label)).settled()
        if used.response is None:
            raise RuntimeError("no page opened")
        return used.response

    async def _tap(self, person: Person, page: Message, custom_id: str | None) -> int:
        await (await person.click(page, custom_id or "")).settled()
        return 1


def _labelled(page: Message, label: str) -> str | None:
    """Return the custom id of an enabled button."""
    found = (button for button in page.buttons if button.answers_to(label) and not button.disabled)
    return next((button.custom_id for button in found), None)


async def count(folder: Path) -> dict[str, tuple[int, int]]:
    """Return the taps for each situation, and their limit."""
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
        for stored in (
            *(Game(game.moves[:ply]) for ply in (0, many, few)),
            Game(placements_by_lot(Random(1))),
        ):
            await store_match(url, table, stored)
        async with running(table, "-m", "bot", DATABASE_URL=url):
            await playground.wait_until(lambda: _are_shown(counter, 4), what="the boards", timeout=30)
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
            branch, second = await counter.plan(black, 4)
            taps |= {"a planned answer": (branch, 7), "a second branch": (second, 6)}
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
