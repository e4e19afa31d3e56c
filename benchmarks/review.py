"""The cost of a review and of the proof of an ending, in CPU seconds of one core, and the share of exact values.

    python -m benchmarks.review [--games 10] [--confirm 0] [--nodes 1000000]

Reviews the longest of the recorded games (the project's own, and the shared ones beside the repository) and some
others, evenly spread over their lengths. Each may take 6 s, and the proof of its ending alone 1 s.

With `--confirm 30`, the mistakes that the reviews of 30 shared games between people report are searched with a million
nodes, before and after the move. A mistake is confirmed if it costs 5 points or more there too. 95 % must be, and none
may be made in a position that is proved to be lost. As reviews search some of these positions as far themselves,
`--nodes 3000000` checks that, too.
"""

import argparse
import json
import sys
import time

from analysis import review, search
from analysis.module import Core
from analysis.reviewing import (
    MISTAKE,
    JudgedMove,
    Review,
    review_ending,
    standing_at_the_end,
    standing_of,
)
from dvonn import Colour, Game, parse_game
from tests.dvonn.recorded import BOARDSPACE, OWN, SHARED, is_between_people, read_boardspace

MOST = 6.0
MOST_OF_AN_ENDING = 1.0
DEEP_NODES = 1_000_000
LEAST_CONFIRMED = 0.95
UNDERSTATED = 0.15
"""A mistake counts as understated if its reported loss of winning chance is too small by at least this much."""


def recorded() -> list[str]:
    """Return the moves of all recorded games, the longest game first."""
    paths = (OWN / "games.jsonl", SHARED / "games.jsonl", BOARDSPACE)
    lines = [line for path in paths if path.is_file() for line in path.read_text("utf-8").splitlines()]
    return sorted((json.loads(line)["moves"] for line in lines), key=lambda moves: -len(moves.split()))


def cost(moves: str) -> tuple[float, float]:
    """Review a game and its ending alone, print a line and return the CPU seconds of both."""
    game = parse_game(moves)
    begin = time.process_time()
    found = review(game)
    seconds = time.process_time() - begin
    ending = review_ending(game)
    of_ending = time.process_time() - begin - seconds
    print(
        f"{len(game.moves)} moves: {seconds:.2f} s, {exact(found)} of {len(found.standings)} positions solved; "
        f"the ending {of_ending:.2f} s, {exact(ending)} solved"
    )
    return seconds, of_ending


def exact(found: Review) -> int:
    """Return the number of positions with an exact value."""
    return sum(standing.margin is not None for standing in found.standings)


def confirm(games: int, nodes: int) -> bool:
    """Search the reported mistakes of some games deeply; print how many hold, and return whether enough do."""
    people = list(filter(is_between_people, read_boardspace()))
    chosen = [parse_game(line["moves"]) for line in people[:: max(1, len(people) // games)][:games]]
    told: list[float] = []
    deep: list[float] = []
    lost = 0
    for game in chosen:
        found = review(game)
        for mistake in (each for colour in Colour for each in found.mistakes(colour)):
            before, after = (deep_chance(game, mistake, ply, nodes) for ply in (mistake.ply, mistake.ply + 1))
            told.append(mistake.fall)
            deep.append(before - after)
            lost += before == 0
            if before - after < MISTAKE:
                print(
                    f"{mistake.mover.name} ply {mistake.ply} {mistake.move}: told {mistake.fall:.1%}, "
                    f"deep {before:.1%} to {after:.1%}",
                    flush=True,
                )
    confirmed = sum(fall >= MISTAKE for fall in deep)
    overstated = sum(one > other + MISTAKE for one, other in zip(told, deep, strict=True))
    understated = sum(one + UNDERSTATED < other for one, other in zip(told, deep, strict=True))
    print(
        f"{len(chosen)} games, {len(told)} mistakes: {confirmed} confirmed ({confirmed / len(told):.1%}), {lost} in "
        f"positions that are proved to be lost, {overstated} overstated by more than 5 points, {understated} "
        f"understated by more than 15; mean {sum(told) / len(told):.1%}, deep {sum(deep) / len(deep):.1%}"
    )
    return confirmed >= LEAST_CONFIRMED * len(told) and not lost


def deep_chance(game: Game, mistake: JudgedMove, ply: int, nodes: int) -> float:
    """Return the mover's chance of winning at a ply, by a deep search."""
    position = game.position_at(ply)
    if position.to_move is None:
        return standing_at_the_end(position).chance_of(mistake.mover)
    return standing_of(position, search(position, nodes=nodes)).chance_of(mistake.mover)


def main() -> None:
    """Print the costs; exit with 1 if a game takes too long, or too few mistakes are confirmed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description="Measure reviews.")
    parser.add_argument("--games", type=int, default=10, help="besides the longest one (default: 10)")
    parser.add_argument("--confirm", type=int, default=0, help="games whose mistakes are searched deeply")
    parser.add_argument("--nodes", type=int, default=DEEP_NODES, help="of a deep search (default: 1,000,000)")
    options = parser.parse_args()
    longest, *others = recorded()
    Core()  # one-time set-up counts for no game
    seconds, of_ending = cost(longest)
    rest = [cost(moves) for moves in others[:: max(1, len(others) // options.games)][: options.games]]
    others_most, endings_most = (max(each) for each in zip(*rest, strict=True))
    print(f"the longest {seconds:.2f} s, the others at most {others_most:.2f} s (at most {MOST:g} s)")
    holds = not options.confirm or confirm(options.confirm, options.nodes)
    print(f"endings at most {max(of_ending, endings_most):.2f} s (at most {MOST_OF_AN_ENDING:g} s)")
    slow = max(seconds, others_most) > MOST or max(of_ending, endings_most) > MOST_OF_AN_ENDING
    sys.exit(slow or not holds)


if __name__ == "__main__":
    main()
