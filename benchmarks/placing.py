"""Compares styles of placing: the computer's against others, in pairs of games with the colors swapped.

    python -m benchmarks.placing [--pairs 200] [--nodes 1000] [--seed 1] [--rules]

Both styles place around the same random DVONN pieces. Then the search plays both sides with equal nodes. The other
styles are the computer's own without one of its six numbers, and some plain ones. `--rules` compares rules that people
can follow (see docs/placing.md): each against placing at random, and pairs of rules.
"""

import argparse
from random import Random

from analysis.coding import code_move, code_position
from analysis.module import Core
from analysis.placing import worths
from analysis.twin.board import BitBoard
from analysis.weights import Style, learned
from benchmarks.matches import Tally
from dvonn import PIECES_IN_A_SET, Piece, Position, placements_by_lot

NOTHING = Style(0, 0, 0, 0, 0, 0)
PLAIN = {
    "at random": NOTHING,
    "near one DVONN piece": NOTHING._replace(nearest=-1),
    "near all DVONN pieces": NOTHING._replace(distances=-1),
    "at the edge": NOTHING._replace(edge=1),
    "in clusters": NOTHING._replace(friends=1),
    "apart": NOTHING._replace(friends=-1),
    "beside the opponent": NOTHING._replace(enemies=1),
}

NEAR_ONE = NOTHING._replace(nearest=-2, edge=3)
NEAR_ALL = NOTHING._replace(distances=-1, edge=3)
RULES = {
    "near all three, at the edge": NEAR_ALL,
    "near one, at the edge": NEAR_ONE,
    "near all three, at the edge, beside the opponent": NEAR_ALL._replace(enemies=1),
    "near all three, at the edge, together": NEAR_ALL._replace(friends=1),
    "near all three, at the edge, apart": NEAR_ALL._replace(friends=-1),
}
"""Rules for people: a space at the edge is worth three steps to a DVONN piece, a neighbor one."""
BASIS = "near all three, at the edge"


def others() -> dict[str, Style]:
    """Return the other styles by name."""
    own = learned().placing
    return {f"without {name}": own._replace(**{name: 0}) for name in Style._fields} | PLAIN


def place(dvonn: list[int], styles: tuple[Style, Style], rng: Random) -> list[int]:
    """Return all placements, coded: White and Black place in these styles, and choose among equal spaces at random."""
    board = BitBoard.of(code_position(Position()))
    moves: list[int] = []
    while board.placing:
        found = worths(board, styles[board.turn])
        best = max(found.values())
        places = [move for move, worth in found.items() if worth == best]
        moves.append(dvonn[len(moves)] if len(moves) < len(dvonn) else rng.choice(places))
        board = board.play(moves[-1])
    return moves


def margin(core: Core, moves: list[int], nodes: int) -> float:
    """Return White's margin when the search plays both sides after these placements."""
    core.set_up(code_position(Position()))
    legal = core.moves()
    for move in moves:
        legal = core.go(move)
    while legal:
        legal = core.go(core.think_here(nodes).line[0])
    white, black = core.points()
    return white - black


def match(core: Core, first: Style, second: Style, options: argparse.Namespace) -> Tally:
    """Play pairs of games and return the points of the first style."""
    points = 0.0
    for pair in range(options.pairs):
        rng = Random(f"{options.seed}/{pair}")
        dvonn = [code_move(move) for move in placements_by_lot(rng)[: PIECES_IN_A_SET[Piece.DVONN]]]
        for sign, styles in ((1, (first, second)), (-1, (second, first))):
            lead = sign * margin(core, place(dvonn, styles, rng), options.nodes)
            points += 0.5 if lead == 0 else float(lead > 0)
    return Tally(points, 2 * options.pairs)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.placing", description="Compare styles of placing."
    )
    parser.add_argument("--pairs", type=int, default=200, help="pairs of games (default: 200)")
    parser.add_argument("--nodes", type=int, default=1000, help="for each move of a stack (default: 1,000)")
    parser.add_argument("--seed", type=int, default=1, help="of the DVONN pieces (default: 1)")
    parser.add_argument("--rules", action="store_true", help="compare rules for people")
    options = parser.parse_args()
    core, own = Core(), learned().placing
    if options.rules:
        for name, style in (PLAIN | RULES).items():
            if name != "at random":
                print(f"{name}, against at random: {match(core, style, NOTHING, options)}", flush=True)
        for name, style in RULES.items():
            if name != BASIS:
                print(f"{name}, against {BASIS}: {match(core, style, RULES[BASIS], options)}", flush=True)
        print(f"{BASIS}, against the computer: {match(core, RULES[BASIS], own, options)}", flush=True)
        return
    print(own)
    for name, other in others().items():
        print(f"against {name}: {match(core, own, other, options)}", flush=True)


if __name__ == "__main__":
    main()
