"""The mistakes of the levels beside those of people: what the moves cost in the same positions.

    python -m benchmarks.mistakes [--games 164] [--positions 4] [--nodes 15000]

Takes positions from the shared games between people beside the repository, those that aren't decided yet. In each, the
move that was played and one move of each level are searched: how much lower is the chance to win after it than with the
best move? Prints the mean, the share of moves that cost a certain number of percentage points, and those of the moves
that cost 5 or more that cost as much: people overlook much rarely and little often.
"""

import math
from collections.abc import Iterator, Sequence
from random import Random
from statistics import stdev
from typing import NamedTuple

from analysis.chance import chance_to_win
from analysis.found import Found
from analysis.levels import LEVELS
from analysis.reviewing import HOPELESS
from analysis.searching import search
from analysis.training.chances import points_of
from benchmarks.matches import Player, at_random, greedily
from benchmarks.options import numbers
from benchmarks.strength import level
from dvonn import Move, Phase, Position, parse_game
from tests.dvonn.recorded import is_between_people, read_boardspace

COSTS = (0.05, 0.15, 0.30)


class Case(NamedTuple):
    """A position, the move that a person made there, and what the search finds."""

    position: Position
    move: Move
    found: Found


def cases(games: int, positions: int, nodes: int) -> Iterator[Case]:
    """Positions from games between people, without forced moves and results that are as good as certain."""
    people = list(filter(is_between_people, read_boardspace()))
    for number, line in enumerate(people[:games]):
        game = parse_game(line["moves"])
        plies = [ply for ply in range(len(game.moves)) if game.position_at(ply).phase is Phase.STACKING]
        for ply in Random(f"{number}").sample(plies, min(positions, len(plies))):
            position = game.position_at(ply)
            if len(position.legal_moves()) == 1:
                continue
            found = search(position, nodes=nodes)
            if not found.winner_certain and chance_to_win(found.value, len(position.stacks)) >= HOPELESS:
                yield Case(position, game.moves[ply], found)


def cost(case: Case, move: Move, nodes: int) -> float:
    """The chance to win that a move gives away."""
    if move == case.found.move:
        return 0.0
    after = case.position.play(move)
    if after.to_move is None:
        left = points_of(after, case.position.to_move)
    else:
        left = chance_to_win(search(after, nodes=nodes).value, len(after.stacks))
        left = left if after.to_move is case.position.to_move else 1 - left
    return max(0.0, chance_to_win(case.found.value, len(case.position.stacks)) - left)


def report(name: str, costs: Sequence[float]) -> None:
    """Print a line for a player; the error of the mean is one standard deviation."""
    number, mean = len(costs), sum(costs) / len(costs)
    error = stdev(costs) / math.sqrt(number)
    shares = [sum(each >= least for each in costs) / number for least in COSTS]
    told = "".join(f"{share:8.1%}" for share in shares)
    heavy = "".join(f"{share / shares[0]:8.0%}" for share in shares[1:])
    print(f"{name:10}{mean:7.2%} ± {error:.2%}{told}{heavy}", flush=True)


def main() -> None:
    """Print a line for people, for plain players and for each level."""
    asked = numbers(__doc__, games=164, positions=4, nodes=15_000)
    found = list(cases(**asked))
    nodes = asked["nodes"]
    players: dict[str, Player] = {"greedy": greedily, "random": at_random}
    players |= {f"level {each}": level(each) for each in LEVELS}
    marks = "".join(f"{f'≥ {least * 100:.0f}':>8}" for least in COSTS)
    print(f"{len(found):,} positions, nodes {nodes:,}")
    print(f"{'player':10}{'mean':>7}{'':8}{marks}{'15 of 5':>8}{'30 of 5':>8}")
    report("people", [cost(each, each.move, nodes) for each in found])
    for name, player in players.items():
        moves = (player(each.position, f"{i}") for i, each in enumerate(found))
        report(name, [cost(each, move, nodes) for each, move in zip(found, moves, strict=True)])


if __name__ == "__main__":
    main()
