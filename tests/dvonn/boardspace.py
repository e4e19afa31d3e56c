"""Games as Boardspace writes them: the archive's, where it is at hand, and some that the engine played with itself.

`python -m tests.dvonn.boardspace` plays and writes the project's own again, which are the same each time.
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Any

from analysis.levels import choose
from dvonn import Colour, Game, Jump, Place
from tests.dvonn.recorded import OWN

PROGRAM = "Dumbot"
PERSON = "Anna"
FIRST_DAY = datetime(2026, 1, 1, 18, 5, 30, tzinfo=UTC)
LEVELS = [(2, 1), (1, 2), (2, 3), (3, 2), (4, 1), (2, 4)]
"""Of White and Black in each game; Black is the program in every second one."""


def read_results(folder: Path) -> dict[str, dict[str, Any]]:
    """The players, year and score of each game of a folder, by its moves."""
    lines = (folder / "boardspace.jsonl").read_text(encoding="utf-8").splitlines()
    return {game["moves"]: game for game in map(json.loads, lines)}


def steps(game: Game, plies: int) -> str:
    """The first plies of a game, in the steps of a hand."""
    written = []
    for ply, move in enumerate(islice(game.moves, plies)):
        seat = "P0" if game.position_at(ply).to_move is Colour.WHITE else "P1"
        match move:
            case Place(space):
                hand = [f"dropb {spread(space)}"]
            case Jump(source, target):
                hand = [f"pickb {spread(source)}", f"dropb {spread(target)}"]
            case _:
                hand = ["pass"]
        written += [f"; {seat}[{number} {step}]" for number, step in enumerate([*hand, "done"], 3 * ply + 1)]
    return "\n".join(written)


def spread(space: object) -> str:
    """A space as Boardspace names it."""
    return " ".join(str(space).upper())


def _self_played() -> Iterator[Game]:
    for seed, levels in enumerate(LEVELS):
        game = Game()
        while game.position.legal_moves():
            level = levels[game.position.to_move is Colour.BLACK]
            game = game.play(choose(game.position, level, seed=seed))
        yield game


def _write(folder: Path) -> None:
    known = []
    (folder / "boardspace").mkdir(exist_ok=True)
    for number, game in enumerate(_self_played(), 1):
        at = FIRST_DAY + timedelta(days=number)
        white, black = (PROGRAM, PERSON) if number % 2 else (PERSON, PROGRAM)
        score = game.position.score
        result = f"won by {white if score.white > score.black else black}" if score.lead else "drawn"
        lines = [
            "(;",
            "GM[Dvonn]VV[1]",
            f"DT[{at:%a %b %d %H:%M:%S} UTC {at:%Y}]",
            f"GN[{white}-{black}]",
            f"RE[Game {result}]",
            f'P0[id "{white}"]',
            f'P1[id "{black}"]',
            "; P0[0 Start P0]",
            steps(game, len(game.moves)),
            ")",
        ]
        (folder / "boardspace" / f"{number:02}.sgf").write_text("\n".join([*lines, ""]), encoding="utf-8")
        names = {"white": _kind(white), "black": _kind(black), "year": at.year}
        moves = " ".join(map(str, game.moves))
        known.append(json.dumps({**names, "moves": moves, "score": list(score)}))
    (folder / "boardspace.jsonl").write_text("\n".join([*known, ""]), encoding="utf-8")


def _kind(name: str) -> str:
    return "person" if name == PERSON else name


if __name__ == "__main__":
    _write(OWN)
