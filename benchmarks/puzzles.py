"""The bundled puzzles: motifs, plausible moves, cost of the key move, beauty and first ratings.

python -m benchmarks.puzzles [--levels]

Prints the shares among the puzzles that are offered, beside those of the first 1,000 puzzles, which were not chosen for
beauty. With `--levels`, it also prints how often levels of the computer find the key move, by first rating. Levels 2
and 4, between which people are, see a move and the answers to it; level 7 sees further. The exit status is 1 if mere
counting is the main motif of more than 5 % of the offered puzzles.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean, quantiles

from analysis import choose
from analysis.puzzles.beauty import beauty_of, first_rating
from analysis.puzzles.motifs import Motif
from analysis.puzzles.puzzle import Puzzle
from analysis.puzzles.stock import stock

FIRST = 1000
MOST_COUNTING = 0.05
LEVELS, SEEDS, BINS = (2, 4, 7), 4, 5


def show_motifs(offered: Sequence[Puzzle], first: Sequence[Puzzle]) -> None:
    print(f"{'motif':14} {'main':>8} {'any':>8}   {'main, first':>12}")
    for motif in Motif:
        main, earlier = (
            fmean(puzzle.motifs[0] is motif for puzzle in puzzles) for puzzles in (offered, first)
        )
        every = fmean(motif in puzzle.motifs for puzzle in offered)
        print(f"{motif.value:14} {main:8.1%} {every:8.1%}   {earlier:12.1%}")


def show_plausible(offered: Sequence[Puzzle], first: Sequence[Puzzle]) -> None:
    print(f"\n{'tempting moves':14} {'now':>8}   {'first':>8}")
    now, then = (
        Counter(min(puzzle.traits.tempting, 4) for puzzle in puzzles) for puzzles in (offered, first)
    )
    for number in range(5):
        label = f"{number}{' or more' if number == 4 else ''}"
        print(f"{label:14} {now[number] / len(offered):8.1%}   {then[number] / len(first):8.1%}")
    hidden, before = (fmean(puzzle.cost > 0 for puzzle in puzzles) for puzzles in (offered, first))
    print(f"the key move isn't the best-looking one: {hidden:.1%}, first {before:.1%}")


def show_spread(name: str, figure: Callable[[Puzzle], float], *puzzles: Sequence[Puzzle]) -> None:
    deciles = [quantiles(map(figure, each), n=10) for each in puzzles]
    told = "   first ".join(" ".join(f"{value:6.1f}" for value in each[::2]) for each in deciles)
    print(f"{name:14} {told}")


def show_levels(offered: Sequence[Puzzle]) -> None:
    print(f"\n{'first rating':14} " + " ".join(f"level {level}" for level in LEVELS))
    ordered = sorted(offered, key=lambda puzzle: first_rating(puzzle.traits))
    size = len(ordered) // BINS
    for start in range(0, size * BINS, size):
        puzzles = ordered[start : start + size]
        found = (
            fmean(
                choose(puzzle.position, level, seed=str(seed)) == puzzle.move
                for puzzle in puzzles
                for seed in range(SEEDS)
            )
            for level in LEVELS
        )
        low, high = (first_rating(puzzle.traits) for puzzle in (puzzles[0], puzzles[-1]))
        print(f"{low:5} to {high:5} " + " ".join(f"{share:7.1%}" for share in found))


def main(arguments: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--levels", action="store_true", help="ask levels of the computer, too")
    asked = options.parse_args(arguments)
    everything = stock()
    offered, first = [puzzle for puzzle in everything if not puzzle.retired], everything[:FIRST]
    kept = sum(not puzzle.retired for puzzle in first)
    print(f"{len(offered)} puzzles are offered, {kept} of them among the first {FIRST}\n")
    show_motifs(offered, first)
    show_plausible(offered, first)
    print("\n10, 30, 50, 70 and 90 % of the puzzles have at most")
    show_spread("beauty", lambda puzzle: beauty_of(puzzle.traits), offered, first)
    show_spread("cost", lambda puzzle: puzzle.cost, offered, first)
    show_spread("first rating", lambda puzzle: first_rating(puzzle.traits), offered, first)
    show_spread("own moves", lambda puzzle: puzzle.traits.moves, offered, first)
    if asked.levels:
        show_levels(offered)
    counting = fmean(puzzle.motifs[0] is Motif.COUNT for puzzle in offered)
    return 1 if counting > MOST_COUNTING else 0


if __name__ == "__main__":
    sys.exit(main())
