"""The sizes of board pictures: recorded games at each ply, in the public and the private view.

    python -m benchmarks.sizes [--each 1] FILE ...

A file has one game per line, as JSON with its `moves`. Public boards have a bar with long names; private ones have all
names of movable stacks, every stack with its targets and its largest cut-off, or plans. All of it is drawn in each
theme, every other ply rotated; with --each 5 only every fifth ply. The design goal is at most 60 kB (1 kB = 1000
bytes) per picture; the exit status is 1 if one is larger.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from dvonn import Game, Jump, Phase, Position, parse_game
from rendering import THEMES, Bar, render_board

LARGEST = 60_000
LONG_NAMES = "Wolfgang Amadeus Quäkerßmith Wow", "Maximiliane Böhm-Wagenknecht @Mö"


def sizes(game: Game, ply: int) -> Iterator[tuple[str, int]]:
    """Yield the kinds and sizes of all pictures of a ply."""
    position, move = game.position_at(ply), game.moves[ply - 1]
    cut_off = game.position_at(ply - 1).cut_off_by(move)
    for theme in THEMES.values():
        draw = partial(render_board, position, last_move=move, cut_off=cut_off, theme=theme)
        yield f"public, {theme.name}", len(draw(bar=_bar(position)))
        draw = partial(draw, rotated=bool(ply % 2))
        vacant, movable = position.vacant(), position.movable()
        if position.phase is Phase.PLACING:
            yield f"plans, {theme.name}", len(draw(planned=vacant[::2]))
            continue
        yield f"all names, {theme.name}", len(draw(movable=movable, named=movable))
        for chosen in movable:
            jumps = [Jump(chosen, target) for target in position.targets(chosen)]
            falling = max((position.cut_off_by(jump) for jump in jumps), key=len)
            targets = [jump.target for jump in jumps]
            named = {chosen, *targets}
            yield (
                f"targets, {theme.name}",
                len(draw(chosen=chosen, targets=targets, named=named, falling=falling)),
            )


def _bar(position: Position) -> Bar:
    score = None if position.phase is Phase.PLACING else position.score
    winner = position.outcome.winner if position.outcome else None
    return Bar(*LONG_NAMES, score=score, to_move=position.to_move, winner=winner)


def main() -> int:
    """Draw, print the largest picture of each kind, and return 0 if all are small enough."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--each", type=int, default=1)
    parser.add_argument("files", nargs="+", type=Path)
    asked = parser.parse_args()
    drawn: dict[str, list[int]] = defaultdict(list)
    for file in asked.files:
        for line in file.read_text(encoding="utf-8").splitlines():
            game = parse_game(json.loads(line)["moves"])
            for ply in range(1, len(game.moves) + 1, asked.each):
                for kind, size in sizes(game, ply):
                    drawn[kind].append(size)
    for kind, found in drawn.items():
        print(f"{kind:24} {len(found):7} pictures, the largest {max(found) / 1000:5.1f} kB")
    print(f"the limit is {LARGEST / 1000:.0f} kB each")
    return 0 if max(map(max, drawn.values())) <= LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
