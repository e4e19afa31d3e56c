"""A generation of learning: `python -m analysis.training FOLDER --games 8000 --seed 4`.

The core plays games against itself with the present weights and keeps the games in FOLDER. Then the weights are fitted
to all games in the folder, those of earlier generations too, and `weights.json` is written anew. The same seed, nodes,
folder and weights give the same file on any machine, as long as the search stays the same.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from random import Random

import numpy as np

from analysis.module import Core
from analysis.training.fitting import PLACING, STACKING, Numbers, Part, collect, fit, rounded
from analysis.training.self_play import Played, play_game, read_games
from analysis.weights import FILE, UNIT


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def generate(path: Path, games: int, seed: int, nodes: int) -> None:
    """Play games into a file, with so many nodes for each stack's move."""
    core, begin = Core(), time.perf_counter()
    with path.open("w", encoding="utf-8") as file:
        for number in range(games):
            lots = Random(f"{seed}/{number}")  # noqa: S311  it is to be repeatable
            file.write(f"{play_game(core, lots, nodes)}\n")
    say(f"{games} games in {time.perf_counter() - begin:.0f} s")


def known(part: Part) -> Numbers:
    """The weights that are there, in units of the logistic function; zeros where they are of another shape."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))["placing" if part.placing else "stacks"]
    weights = np.array(kept["weights"], dtype=np.float64) / UNIT
    if tuple(kept["knots"]) == part.knots and weights.shape == (len(part.knots), part.columns):
        return weights
    return np.zeros((len(part.knots), part.columns))


def learn(games: list[Played]) -> None:
    """Fit the weights of both parts of the game and write them."""
    learned = {}
    for name, part in (("stacks", STACKING), ("placing", PLACING)):
        examples = collect(games, part)
        weights, loss = fit(examples, part, known(part))
        say(f"{name}: {len(examples.size):,} positions, {loss:.4f} bits")
        learned[name] = {"knots": part.knots, "weights": rounded(weights)}
    FILE.write_text(json.dumps(learned).replace("], ", "],\n") + "\n", encoding="utf-8")


def main() -> None:
    """Play, and learn from what was played."""
    parser = argparse.ArgumentParser(prog="python -m analysis.training", description="Learn by self-play.")
    parser.add_argument("folder", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=8000, help="default: 8000")
    parser.add_argument("--seed", type=int, default=1, help="another one for each generation (default: 1)")
    parser.add_argument("--nodes", type=int, default=2000, help="for each stack's move (default: 2000)")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    generate(options.folder / f"{options.seed:03}.jsonl", options.games, options.seed, options.nodes)
    learn([game for path in sorted(options.folder.glob("*.jsonl")) for game in read_games(path)])


if __name__ == "__main__":
    main()
