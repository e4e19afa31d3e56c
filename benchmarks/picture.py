"""The speed and size of a board's picture, compared with python-chess's SVG board drawn by CairoSVG.

Run `python -m benchmarks.picture`. Both draw 1200 pixels wide, alternating, so that other load on the machine
affects both equally; a figure is the median of all rounds, as wall-clock time and as processor time. A cold position
reuses only the pieces and the bare board; a game drawn move by move reuses much more. The design goals are at least 10
times the speed, cold, and at most 60 kB (1 kB = 1000 bytes) per picture; the exit status is 1 if they are missed.

The pictures of a table and of a profile are measured warm; the goals are 60 ms of the processor and the same size.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import NamedTuple

import chess
import chess.svg

from benchmarks.lacking import not_measured
from dvonn import Move, Phase, Position, parse_move
from rendering import (
    DEFAULT,
    BestWin,
    Outcome,
    RatingPoint,
    TableRow,
    render_board,
    render_profile,
    render_table,
)
from rendering.strips import STRIP_CACHE, cut

try:
    import cairosvg
except OSError:  # it loads the library of the system
    not_measured("CairoSVG needs the library cairo: install libcairo2 (Debian) or cairo")

ROUNDS = 60
SLOWEST_RATIO = 10
LARGEST = 60_000
LONGEST = 60
"""Milliseconds of the processor for a table or a profile."""
GAMES = 3

FULL = "B,W,B,W,W,B,B,B,B/B,W,W,W,W,D,B,B,B,W/B,D,W,B,W,W,B,B,W,B,W/W,B,W,B,W,B,W,B,W,W/W,B,B,W,W,B,B,W,D w s"
MID_GAME = (
    "BW,.,.,WBBBW,W,B,.,B,./.,WW,.,W,W,D,BB,.,B,./.,D,WBBB,BB,W,.,BW,B,W,B,W/WW,.,W,.,.,BB,WBWW,B,W,W/"
    ".,B,B,W,.,.,.,W,D b s"
)
ENDGAME = (
    ".,.,.,WBBBW,WBW,.,.,.,./.,.,.,.,.,DBBW,.,.,.,./.,D,WBBBBW,BBWBWBWW,.,.,.,.,.,.,WDW/"
    "WWWW,.,.,.,.,.,.,.,WB,WB/.,.,.,.,.,.,.,.,. b s"
)
POSITIONS = {
    "full board": (FULL, parse_move("k3")),
    "mid-game": (MID_GAME, parse_move("d4c4")),
    "endgame": (ENDGAME, parse_move("c4a2")),
}
CHESS = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8"

_COLD_START = """
from time import perf_counter
from dvonn import Position
start = perf_counter()
from rendering import render_board
render_board(Position.parse({position!r}))
print(perf_counter() - start)
"""


class Cost(NamedTuple):
    """The cost of a picture in milliseconds."""

    clock: float
    processor: float

    def __str__(self) -> str:
        return f"{self.clock:7.2f} ms ({self.processor:6.2f} of the processor)"


def cost(draw: Callable[[], bytes]) -> Cost:
    """Draw one picture and return its cost."""
    start, started = perf_counter(), thread_time()
    draw()
    processor, clock = thread_time() - started, perf_counter() - start
    return Cost(clock * 1000, processor * 1000)


def middle(costs: Iterable[Cost]) -> Cost:
    """Return the medians."""
    return Cost(*map(median, zip(*costs, strict=True)))


def chess_board() -> bytes:
    """Draw the chess board."""
    return bytes(cairosvg.svg2png(chess.svg.board(chess.Board(CHESS)).encode(), output_width=1200))


def forget() -> None:
    """Clear the cache, except for the bare board, which every position shares."""
    STRIP_CACHE.clear()
    cut(DEFAULT, ())


def ours(position: str, last_move: Move) -> Callable[[], bytes]:
    """Return a function that draws a DVONN position from its text."""
    return lambda: render_board(Position.parse(position), last_move=last_move)


def cold_start() -> float:
    """Return the milliseconds of the first picture in a fresh process, including the imports of `rendering`."""
    command = [sys.executable, "-c", _COLD_START.format(position=MID_GAME)]
    run = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  our own code
    return float(run.stdout) * 1000


def turns(game: int) -> Iterator[tuple[Phase, Callable[[], bytes]]]:
    """Play a random game and yield each move's phase and a function that draws the position after it."""
    position, rng = Position(), Random(game)
    while moves := position.legal_moves():
        phase, move = position.phase, rng.choice(moves)
        cut_off, position = position.cut_off_by(move), position.play(move)
        yield phase, partial(render_board, position, last_move=move, cut_off=cut_off)


def move_by_move() -> dict[Phase, Cost]:
    """Return the median cost of the pictures of some games, by the phase of their moves."""
    costs: dict[Phase, list[Cost]] = {Phase.PLACING: [], Phase.STACKING: []}
    for game in range(GAMES):
        for phase, draw in turns(game):
            costs[phase].append(cost(draw))
    return {phase: middle(some) for phase, some in costs.items()}


def table() -> bytes:
    """Draw a full page of a table."""
    outcomes = [*Outcome, Outcome.WON, Outcome.LOST]
    return render_table(
        [
            TableRow(
                place,
                f"Player number {place}",
                1900 - 50 * place,
                45 + 12 * place,
                str(1900 - 50 * place),
                outcomes,
            )
            for place in range(1, 11)
        ]
    )


def profile() -> bytes:
    """Draw a profile with many rated games and a final board."""
    rng, begin = Random(1), datetime(2026, 1, 1, tzinfo=UTC)
    ratings = [
        RatingPoint(begin + timedelta(days=day), 1500 + day + rng.gauss(0, 20), max(45, 250 - 3 * day))
        for day in range(300)
    ]
    best = BestWin(Position.parse(ENDGAME), "Best win", ["Player number 1", "1850 · 26–9"])
    return render_profile(ratings, "Player number 2 · 1800 ± 45", outcomes=[*Outcome] * 2, best=best)


def measure_pages() -> bool:
    """Measure the pictures of pages, print, and return whether the goals are met."""
    good = True
    for name, draw in (("table", table), ("profile", profile)):
        size = len(draw())
        drawn = middle([cost(draw) for _ in range(ROUNDS)])
        good &= drawn.processor <= LONGEST and size <= LARGEST
        print(f"{name + ', warm':24} {drawn}   {size / 1000:5.1f} kB")
    print(f"{'':24} at most {LARGEST / 1000:.0f} kB, and {LONGEST} ms of the processor")
    return good


def main() -> int:
    """Measure, print, and return 0 if the design goals are met."""
    pictures = {name: ours(*position) for name, position in POSITIONS.items()}
    drawers = {**pictures, "chess": chess_board}
    sizes = {name: len(draw()) for name, draw in drawers.items()}  # and both are warm
    costs: dict[str, list[Cost]] = {name: [] for name in drawers}
    for _ in range(ROUNDS):
        for name, draw in drawers.items():
            forget()
            costs[name].append(cost(draw))
    yardstick = middle(costs["chess"])
    print(f"{'python-chess + CairoSVG':24} {yardstick}   {sizes['chess'] / 1000:5.1f} kB")
    good = True
    for name in pictures:
        drawn = middle(costs[name])
        ratio = yardstick.clock / drawn.clock
        good &= ratio >= SLOWEST_RATIO and sizes[name] <= LARGEST
        print(f"{name + ', cold':24} {drawn}   {sizes[name] / 1000:5.1f} kB   {ratio:5.1f} times as fast")
    print(f"{'':24} at most {LARGEST / 1000:.0f} kB, at least {SLOWEST_RATIO} times as fast")
    for phase, next_picture in move_by_move().items():
        print(f"{'next, ' + phase.name.lower():24} {next_picture}")
    good &= measure_pages()
    print(f"first picture of a process {cold_start():5.0f} ms")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
