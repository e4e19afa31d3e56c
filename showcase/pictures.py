"""`python -m showcase.pictures FOLDER`: makes the pictures of README.md again, so that they stay true."""

import argparse
import asyncio
from pathlib import Path

from dvonn import Game, Jump, Record
from rendering import render_board
from showcase.performance import RECORD

BOARD = "board.png"
ON_A_PHONE = ("challenge.png", "move.png", "result.png")


def main() -> None:
    """Draw the board and take the pictures of the page into the folder."""
    parser = argparse.ArgumentParser(prog="showcase.pictures", description="Makes the pictures of README.md.")
    parser.add_argument("folder", type=Path, help="where to leave it")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    game = Record.parse(RECORD.read_text()).game
    (folder / BOARD).write_bytes(draw_board(game))
    # It needs Playwright, which the tests of the board don't.
    from showcase.page_pictures import Pictures, take_pictures  # noqa: PLC0415

    asyncio.run(take_pictures(game, Pictures(*(folder / name for name in ON_A_PHONE))))


def draw_board(game: Game) -> bytes:
    """Draw the moment of a game at which a single move cut off the most pieces."""
    jumps = [(game.position_at(ply), move) for ply, move in enumerate(game.moves) if isinstance(move, Jump)]
    before, jump = max(
        jumps, key=lambda turn: sum(stack.height for stack in turn[0].cut_off_by(turn[1]).values())
    )
    return render_board(before.play(jump), last_move=jump, cut_off=before.cut_off_by(jump))


if __name__ == "__main__":
    main()
