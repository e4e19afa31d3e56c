"""How fast and how small a board's picture is, beside python-chess's SVG board drawn by CairoSVG.

Run ``python -m benchmarks.picture``. Both draw 1200 pixels wide, in turns, so that whatever else the machine does
meets both alike; a figure is the median of all rounds. The design asks for at least 10 times the speed and for at
most 40 kB (1 kB = 1000 bytes) a picture; the exit status says whether that holds.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

import cairosvg
import chess
import chess.svg

from dvonn import Position, parse_move
from rendering import render_board

if TYPE_CHECKING:
    from collections.abc import Callable

    from dvonn import Move

ROUNDS = 60
SLOWEST_RATIO = 10
LARGEST = 40_000

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


def milliseconds(draw: Callable[[], bytes]) -> float:
    """Return how long one picture takes."""
    start = perf_counter()
    draw()
    return (perf_counter() - start) * 1000


def chess_board() -> bytes:
    """Draw the yardstick."""
    return bytes(cairosvg.svg2png(chess.svg.board(chess.Board(CHESS)).encode(), output_width=1200))


def ours(position: str, last_move: Move) -> Callable[[], bytes]:
    """Return what draws one of our positions, from its text on."""
    return lambda: render_board(Position.parse(position), last_move=last_move)


def cold_start() -> float:
    """Return the milliseconds of the first picture in a fresh process, the imports of ``rendering`` included."""
    command = [sys.executable, "-c", _COLD_START.format(position=MID_GAME)]
    run = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  our own code
    return float(run.stdout) * 1000


def main() -> int:
    """Measure, print, and return 0 if the design's figures hold."""
    pictures = {name: ours(*position) for name, position in POSITIONS.items()}
    drawers = {**pictures, "chess": chess_board}
    sizes = {name: len(draw()) for name, draw in drawers.items()}  # and everybody is warm
    times: dict[str, list[float]] = {name: [] for name in drawers}
    for _ in range(ROUNDS):
        for name, draw in drawers.items():
            times[name].append(milliseconds(draw))
    yardstick = median(times["chess"])
    print(f"python-chess + CairoSVG   {yardstick:7.2f} ms   {sizes['chess'] / 1000:6.1f} kB")
    good = True
    for name in pictures:
        ratio = yardstick / median(times[name])
        good &= ratio >= SLOWEST_RATIO and sizes[name] <= LARGEST
        print(
            f"{name:24}  {median(times[name]):7.2f} ms   {sizes[name] / 1000:6.1f} kB   {ratio:5.1f} times as fast"
        )
    print(f"first picture of a process{cold_start():7.0f} ms")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
