"""`python -m showcase.pictures FOLDER`: draws the picture of README.md again, so that it stays true."""

import argparse
from pathlib import Path

from dvonn import Game, Jump, Record
from rendering import render_board
from showcase.performance import RECORD

BOARD = "board.png"


def main() -> None:
    """Draw into the folder."""
    parser = argparse.ArgumentParser(prog="showcase.pictures", description="Draws the picture of README.md.")
    parser.add_argument("folder", type=Path, help="where to leave it")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / BOARD).write_bytes(draw_board(Record.parse(RECORD.read_text()).game))


def draw_board(game: Game) -> bytes:
    """Draw the moment of a game at which a single move cut off the most pieces."""
    jumps = [(game.position_at(ply), move) for ply, move in enumerate(game.moves) if isinstance(move, Jump)]
    before, jump = max(
        jumps, key=lambda turn: sum(stack.height for stack in turn[0].cut_off_by(turn[1]).values())
    )
    return render_board(before.play(jump), last_move=jump, cut_off=before.cut_off_by(jump))


if __name__ == "__main__":
    main()
