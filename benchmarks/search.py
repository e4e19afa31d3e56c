"""The speed of the search, its knowledge of the rules, and the endings that it solves.

python -m benchmarks.search [--games 100] [--seconds 1]

Prints positions per second of the compiled core and of its twin; perft of every available table, by both; the 500
endings of the tests; and how many endings of recorded games are solved within `--seconds`, 12 and 14 plies before the
end: the winner, and the margin. Seconds are CPU seconds, so that other load on the machine doesn't count. The games are
the project's own and, if they exist, the shared ones beside the repository: of all kinds, and Boardspace's.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from analysis import search, twin
from analysis.answer import WIN
from analysis.coding import code_position
from analysis.found import Found
from analysis.module import Core
from analysis.twin.board import BitBoard
from dvonn import Game, Position, parse_game
from tests.analysis.endings import read_endings
from tests.dvonn.recorded import OWN, SHARED, read_tables

LEAST_SPEED = 1_200_000
LEAST_SOLVED = {12: (0.95, 0.85), 14: (0.75, 0.55)}
"""By the plies before the end: the minimum share of games in which the winner, and in which the margin, is found."""

SPEED_NODES = 3_000_000
TWIN_NODES = 20_000
NO_LIMIT = 2_000_000_000
MIDDLE = 67  # plies: eighteen moves after the placing


class Solved(NamedTuple):
    """The number of endings, and of those whose winner and whose margin were found."""

    games: int
    winners: int
    margins: int

    def __str__(self) -> str:
        return f"{self.games} games, winner {self.winners / self.games:.1%}, margin {self.margins / self.games:.1%}"


def recorded(path: Path, number: int) -> list[Game]:
    """Return finished games of a file, evenly spread."""
    lines = path.read_text(encoding="utf-8").splitlines()
    taken = lines[:: max(1, len(lines) // number)][:number]
    games = (parse_game(json.loads(line)["moves"]) for line in taken)
    return [game for game in games if game.position.outcome]


def speeds(games: Sequence[Game]) -> tuple[float, float]:
    """Return the positions per second of the core and of the twin, in the middle of games."""
    codes = [code_position(game.position_at(MIDDLE)) for game in games if len(game.moves) > MIDDLE + 15][:5]
    core, rates = Core(), []
    for think, nodes in ((core.think, SPEED_NODES // len(codes)), (twin.think, TWIN_NODES // len(codes))):
        begin = time.thread_time()
        seen = sum(think(code, nodes).nodes for code in codes)
        rates.append(seen / (time.thread_time() - begin))
    return rates[0], rates[1]


def twin_perft(board: BitBoard, depth: int) -> int:
    moves = board.moves()
    return len(moves) if depth == 1 else sum(twin_perft(board.play(move), depth - 1) for move in moves)


def wrong_counts() -> Iterator[str]:
    """Yield the perft entries for which the core or the twin is wrong."""
    core = Core()
    for folder in (OWN, SHARED):
        if not (folder / "perft.json").is_file():
            continue
        for table in read_tables(folder):
            position = Position.parse(f"{table['position']} {table['turn'].lower()} s")
            code = code_position(position)
            core.set_up(code)
            for depth, count in enumerate(table["perft"], 1):
                if not core.perft(depth) == twin_perft(BitBoard.of(code), depth) == count:
                    yield f"{position}, depth {depth}"


def unsolved() -> list[Position]:
    """Return the endings of the tests that the core doesn't solve."""
    core = Core()
    return [
        position
        for position, margin in read_endings()
        if core.think(code_position(position), 1_000_000).value
        != margin + WIN * ((margin > 0) - (margin < 0))
    ]


def search_for(position: Position, seconds: float) -> Found:
    """Search a position for some CPU seconds."""
    end = time.thread_time() + seconds
    return search(position, nodes=NO_LIMIT, pause=lambda: time.thread_time() >= end)


def solve(games: Sequence[Game], plies: int, seconds: float) -> Solved:
    """Search the position `plies` plies before the end of each game."""
    starts = [game.position_at(len(game.moves) - plies) for game in games]
    found = [search_for(start, seconds) for start in starts if start.to_place is None]
    return Solved(len(found), sum(each.winner_certain for each in found), sum(each.exact for each in found))


def main() -> None:
    """Print all figures and return 1 if they are not good enough."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description="Measure the search.")
    parser.add_argument("--games", type=int, default=100, help="recorded games to search (default: 100)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each ending (default: 1)")
    options = parser.parse_args()
    games = recorded(OWN / "games.jsonl", options.games)
    fast, slow = speeds(games)
    print(
        f"core {fast / 1e6:.2f} M positions/s (at least {LEAST_SPEED / 1e6:.1f}), twin {slow:,.0f}/s",
        flush=True,
    )
    wrong, missed = list(wrong_counts()), unsolved()
    print(f"perft: {len(wrong)} counts are wrong; 500 endings: {len(missed)} are not solved", flush=True)
    good = fast >= LEAST_SPEED and not wrong and not missed
    for path in filter(
        Path.is_file, (OWN / "games.jsonl", SHARED / "games.jsonl", SHARED / "boardspace.jsonl")
    ):
        for plies, (winner, margin) in LEAST_SOLVED.items():
            solved = solve(recorded(path, options.games), plies, options.seconds)
            good = (
                good and solved.winners >= winner * solved.games and solved.margins >= margin * solved.games
            )
            name = f"{path.parent.name}/{path.stem}, {plies} plies before the end"
            print(f"{name}: {solved} (at least {winner:.0%}, {margin:.0%})", flush=True)
    sys.exit(not good)


if __name__ == "__main__":
    main()
