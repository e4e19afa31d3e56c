"""How often a position that a user types would be taken for one of an unrelated running match.

    python -m benchmarks.lookalikes [--file GAMES]

A typed position counts as a match's if the same spaces are occupied and the same moves are legal, in any symmetry
(`dvonn.symmetry.mobility`). Compares every position of the stacking phase of each shared game beside the repository
with every such position of all the others, as if all of them were running at once. Positions with one legal move are
counted apart, as they leave nothing to choose.
"""

import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from bot.domain.position_keys import key_of, mobility_key_of
from dvonn import Game, parse_move
from tests.dvonn.recorded import BOARDSPACE


class Found(NamedTuple):
    game: int
    key: int
    mobility: int
    moves: int


def positions(file: Path) -> list[Found]:
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
        game = Game(map(parse_move, json.loads(line)["moves"].split()))
        for position in map(game.position_at, range(len(game.moves) + 1)):
            if position.to_move and not position.to_place:
                moves = len(position.legal_moves())
                found.append(Found(number, key_of(position), mobility_key_of(position), moves))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--file", type=Path, default=BOARDSPACE, help="the games")
    found = positions(parser.parse_args().file)
    equal, alike = defaultdict[int, set[int]](set), defaultdict[int, set[int]](set)
    for each in found:
        equal[each.key].add(each.game)
        alike[each.mobility].add(each.game)
    mistaken = [each for each in found if alike[each.mobility] - equal[each.key]]
    choices = sum(each.moves > 1 for each in mistaken)
    games = len({each.game for each in found})
    print(f"{len(found)} positions of {games} games, each compared with those of all other games at once")
    print(f"the same as a position of another game: {sum(len(equal[each.key]) > 1 for each in found)}")
    print(
        f"only like a position of another game:   {len(mistaken)}, {choices} of them with a choice of moves"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
