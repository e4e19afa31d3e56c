"""The cost of a game in pictures: the animated replay and the chart.

Run `python -m benchmarks.replay`. It takes the longest of the shared games (if they exist) and a constructed one of at
least 120 plies, in which a player helps the opponent: few pieces are cut off, and White soon has to pass every time.
Each is drawn in a process of its own, first cold and then again; memory is the peak of that process, and its growth by
the drawing. A replay may have 8 MiB, a chart 60 kB (1 kB = 1000 bytes); the exit status is 1 if they have more.
"""

import resource
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import NamedTuple

from dvonn import SPACES, Game, Move, Place, Position, format_game, parse_game
from rendering import Bar, ChartLabels, render_chart, render_replay, storyline
from tests.dvonn.recorded import SHARED, read_games

PLIES = 120
LARGEST_REPLAY = 8 * 2**20
LARGEST_CHART = 60_000
LABELS = ChartLabels(
    white="Maximiliana",
    black="Konstantinos",
    score="Score",
    cut_off="Pieces cut off",
    ply="Move",
    mobility="Possible moves",
)


class Costs(NamedTuple):
    """The cost of a game's pictures: seconds of a replay, cold and warm, and of a chart; their bytes; MiB of memory."""

    cold: float
    warm: float
    chart: float
    replay_size: int
    chart_size: int
    peak: float
    more: float


def long_game() -> Game:
    """Play games in which White never hinders Black, until one is long enough."""
    games = (_play_on(_surrounded(Random(seed)), Random(seed)) for seed in count())
    return next(game for game in games if len(game.moves) >= PLIES)


def _surrounded(rng: Random) -> Game:
    """Fill the board: Black's pieces along the edge, White's inside, where they can't move at first."""
    edge = [space for space in SPACES if len(space.neighbours) < 6]
    inside = [space for space in SPACES if space not in edge]
    rng.shuffle(edge)
    rng.shuffle(inside)
    dvonn = [edge.pop(), inside.pop(), inside.pop()]
    in_turn = (
        space for pair in zip(edge, inside, strict=True) for space in pair
    )  # the fourth piece is black
    return Game(map(Place, (*dvonn, *in_turn)))


def _play_on(game: Game, rng: Random) -> Game:
    while moves := game.position.legal_moves():
        position, chance = game.position, {move: rng.random() for move in moves}
        game = game.play(max(moves, key=lambda move: _length(position, move) + chance[move]))
    return game


def _length(position: Position, move: Move) -> int:
    """Estimate the number of moves left after a move: Black's jumps, each of which White must answer with a pass."""
    (figures,) = storyline(Game(start=position.play(move)))
    white, black = figures.mobility or (0, 0)
    return black - white - 20 * len(position.cut_off_by(move))


def captions(game: Game) -> list[str]:
    """Return captions of the bot's usual length."""
    story = storyline(game)
    said = [
        f"{ply}/{len(game.moves)} · White: {move}, now a stack of 5. Cut off: {story[ply].cut_off} pieces."
        for ply, move in enumerate(game.moves, start=1)
    ]
    return ["The board is empty.", *said]


def bars(game: Game) -> list[Bar]:
    """Return bars with long names, and with the scores."""
    return [Bar(LABELS.white, LABELS.black, figures.score) for figures in storyline(game)]


def measure(text: str) -> Costs:
    """Draw a game's replay twice and its chart once; return the costs."""
    game = parse_game(text)
    said, above = captions(game), bars(game)
    before, start = _peak(), perf_counter()
    replay = render_replay(game, captions=said, bars=above)
    cold, peak, restart = perf_counter() - start, _peak(), perf_counter()
    render_replay(game, captions=said, bars=above)
    warm, last_start = perf_counter() - restart, perf_counter()
    chart = render_chart(game, labels=LABELS)
    drawn = perf_counter() - last_start
    return Costs(cold, warm, drawn, len(replay), len(chart), peak, peak - before)


def _peak() -> float:
    """Return the peak memory of this process, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> int:
    """Measure, print, and return 0 if the pictures are small enough."""
    games = {"made up": long_game()}
    if SHARED.is_dir():
        shared = (parse_game(recorded["moves"]) for recorded in read_games(SHARED))
        games["longest shared"] = max(shared, key=lambda game: len(game.moves))
    else:
        print("the games of ../shared are not beside this checkout: only one that is made up is measured")
    good = True
    for name, game in games.items():
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
            costs = process.submit(measure, format_game(game)).result()
        print(
            f"{name:15} {len(game.moves):4} plies   replay {costs.cold:.2f} s cold, {costs.warm:.2f} s warm,"
            f" {costs.replay_size / 2**20:.2f} MiB, memory {costs.peak:.0f} MiB (+{costs.more:.0f})"
            f"   chart {costs.chart * 1000:.0f} ms, {costs.chart_size / 1000:.1f} kB"
        )
        good &= costs.replay_size <= LARGEST_REPLAY and costs.chart_size <= LARGEST_CHART
    print(f"a replay has {LARGEST_REPLAY / 2**20:.0f} MiB at most, a chart {LARGEST_CHART / 1000:.0f} kB")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
