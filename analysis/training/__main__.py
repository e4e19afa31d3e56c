"""Train one generation: `python -m analysis.training FOLDER --games 8000 --seed 4 [--keep-style]`.

The core plays games against itself with the current weights and stores them in FOLDER. Then the weights are fitted
to all games in the folder, including those of earlier generations, and `weights.json` is rewritten. Results are
reproducible on any machine for the same seed, nodes, folder, weights and search.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from analysis.module import Core
from analysis.training.fitting import KNOTS, Numbers, collect, fit, loss, rounded
from analysis.training.self_play import Played, play_game, read_games
from analysis.training.styles import improve
from analysis.twin.evaluation import STACK_WEIGHTS
from analysis.weights import FILE, UNIT, Style

LEFT_OUT = 20
"""One game in so many isn't learned from; it shows how well the weights predict."""


def say(text: str) -> None:
    """Print a line and flush."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def generate(path: Path, games: int, seed: int, nodes: int) -> None:
    """Write self-play games to a file, with `nodes` for each move of the stacking phase."""
    core, begin = Core(), time.perf_counter()
    with path.open("w", encoding="utf-8") as file:
        for number in range(games):
            rng = Random(f"{seed}/{number}")  # noqa: S311  must be reproducible
            file.write(f"{play_game(core, rng, nodes)}\n")
    say(f"{games} games in {time.perf_counter() - begin:.0f} s")


def known(kept: dict[str, Any]) -> Numbers:
    """Return the stored weights in units of the logistic function; zeros if their shape differs."""
    weights = np.array(kept["weights"], dtype=np.float64) / UNIT
    if tuple(kept["knots"]) == KNOTS and weights.shape == (len(KNOTS), STACK_WEIGHTS):
        return weights
    return np.zeros((len(KNOTS), STACK_WEIGHTS))


def learn(games: list[Played], *, keep_style: bool) -> None:
    """Fit the weights of the stacks, improve the style of placing, and overwrite `weights.json` with both."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    unseen, examples = (
        collect(games[::LEFT_OUT]),
        collect([game for i, game in enumerate(games) if i % LEFT_OUT]),
    )
    start = known(kept["stacks"])
    weights = fit(examples, start)
    say(f"{examples.size.size:,} positions: {loss(examples, weights):.4f} bits")
    say(
        f"{unseen.size.size:,} unseen positions: {loss(unseen, weights):.4f} bits, {loss(unseen, start):.4f} before"
    )
    style = Style(**kept["placing"])
    if not keep_style:
        varied = [(game.styles, game.margin) for game in games if game.styles]
        style = improve(style, varied)
        say(f"{len(varied):,} games between variations: {style}")
    learned = {"stacks": {"knots": KNOTS, "weights": rounded(weights)}, "placing": style._asdict()}
    text = json.dumps(learned).replace("], ", "],\n").replace("}, ", "},\n")
    FILE.write_text(f"{text}\n", encoding="utf-8")


def main() -> None:
    """Play games, then fit the weights."""
    parser = argparse.ArgumentParser(prog="python -m analysis.training", description="Learn by self-play.")
    parser.add_argument("folder", type=Path, help="folder of the games")
    parser.add_argument("--games", type=int, default=8000, help="default: 8000")
    parser.add_argument("--seed", type=int, default=1, help="use a new one for each generation (default: 1)")
    parser.add_argument("--nodes", type=int, default=2000, help="for each stack's move (default: 2000)")
    parser.add_argument("--keep-style", action="store_true", help="leave the style of placing as it is")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    generate(options.folder / f"{options.seed:03}.jsonl", options.games, options.seed, options.nodes)
    games = [game for path in sorted(options.folder.glob("*.jsonl")) for game in read_games(path)]
    learn(games, keep_style=options.keep_style)


if __name__ == "__main__":
    main()
