"""How much memory drawing takes in the bot's process, in addition to the libraries that the bot loads anyway.

Run `python -m benchmarks.drawing_memory`. It draws every ply of some recorded games as boards with a bar, and prints by
how many MiB (2^20 bytes) the resident memory has grown since the libraries were loaded, at the end and at the peak. The
exit status is 1 if the growth at the end exceeds the limit: flat pieces without light and shadows kept 32 MiB.
"""

import json
import sys
from pathlib import Path

import discord  # noqa: F401  loaded only for its memory, like the next one
import sqlalchemy.ext.asyncio  # noqa: F401

from dvonn import Game, Jump, parse_move

GAMES = Path("tests/dvonn/data/games.jsonl")
DRAWN = 8
MOST = 33


def main() -> None:
    before = resident("VmRSS")
    draw_all()
    end, most = resident("VmRSS") - before, resident("VmHWM") - before
    print(f"drawing {DRAWN} games: {end:.1f} MiB at the end (at most {MOST}), {most:.1f} MiB meanwhile")
    sys.exit(end > MOST)


def draw_all() -> None:
    """Draw every ply of the first games."""
    from rendering import Bar, render_board  # noqa: PLC0415  its own memory is part of the figure

    for line in GAMES.read_text().splitlines()[:DRAWN]:
        game = Game()
        for move in map(parse_move, json.loads(line)["moves"].split()):
            position = game.position
            lost = position.cut_off_by(move) if isinstance(move, Jump) else {}
            game = game.play(move)
            bar = Bar("Anna", "Ben", score=game.position.score, to_move=game.position.to_move)
            render_board(game.position, last_move=move, cut_off=lost, bar=bar)


def resident(which: str) -> float:
    """Return a value of this process's memory in MiB, by its name in proc_pid_status(5)."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(which)) / 1024


if __name__ == "__main__":
    main()
