"""The cost of a review and of the proof of an ending, in CPU seconds of one core, and the share of exact values.

    python -m benchmarks.review [--games 10] [--confirm 0]

Reviews the longest of the recorded games (the project's own, and the shared ones beside the repository) and some
others, evenly spread over their lengths. Each may take 3 s, and the proof of its ending alone 1 s.

With `--confirm 30`, the mistakes that the reviews of 30 shared games between people report are searched with 3 million
nodes, before and after the move. A mistake is confirmed if it costs 5 points or more there too.
"""

import argparse
import json
import sys
import time

from analysis import review, search
from analysis.module import Core
from analysis.reviewing import (
    HOPELESS,
    MISTAKE,
    JudgedMove,
    Review,
    review_ending,
    standing_at_the_end,
    standing_of,
)
from dvonn import Colour, Game, parse_game
from tests.dvonn.recorded import BOARDSPACE, OWN, SHARED, is_between_people, read_boardspace

MOST = 3.0
MOST_OF_AN_ENDING = 1.0
DEEP_NODES = 3_000_000


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


def confirm(games: int) -> None:
    """Search the reported mistakes of some games deeply, and print how many are confirmed."""
    people = list(filter(is_between_people, read_boardspace()))
    chosen = [parse_game(line["moves"]) for line in people[:: max(1, len(people) // games)][:games]]
    told: list[float] = []
    deep: list[float] = []
    lost = 0
    for game in chosen:
        found = review(game)
        for mistake in (each for colour in Colour for each in found.mistakes(colour)):
            before, after = (deep_chance(game, mistake, ply) for ply in (mistake.ply, mistake.ply + 1))
            told.append(mistake.fall)
            deep.append(before - after)
            lost += before < HOPELESS
            if before - after < MISTAKE:
                print(
                    f"{mistake.mover.name} ply {mistake.ply} {mistake.move}: told {mistake.fall:.1%}, "
                    f"deep {before:.1%} to {after:.1%}",
                    flush=True,
                )
    confirmed = sum(fall >= MISTAKE for fall in deep)
    overstated = sum(one > other + MISTAKE for one, other in zip(told, deep, strict=True))
    print(
        f"{len(chosen)} games, {len(told)} mistakes: {confirmed} confirmed, {lost} in positions that are lost, "
        f"{overstated} overstated by more than 5 points; mean {sum(told) / len(told):.1%}, deep "
        f"{sum(deep) / len(deep):.1%}"
    )


def deep_chance(game: Game, mistake: JudgedMove, ply: int) -> float:
    """Return the mover's chance of winning at a ply, by a deep search."""
    position = game.position_at(ply)
    if position.to_move is None:
        return standing_at_the_end(position).chance_of(mistake.mover)
    return standing_of(position, search(position, nodes=DEEP_NODES)).chance_of(mistake.mover)


def main() -> None:
    """Print the costs and return 1 if the longest game takes too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description="Measure reviews.")
    parser.add_argument("--games", type=int, default=10, help="besides the longest one (default: 10)")
    parser.add_argument("--confirm", type=int, default=0, help="games whose mistakes are searched deeply")
    options = parser.parse_args()
    longest, *others = recorded()
    Core()  # one-time set-up counts for no game
    seconds, of_ending = cost(longest)
    rest = [cost(moves) for moves in others[:: max(1, len(others) // options.games)][: options.games]]
    others_most, endings_most = (max(each) for each in zip(*rest, strict=True))
    print(f"the longest {seconds:.2f} s, the others at most {others_most:.2f} s (at most {MOST:g} s)")
    if options.confirm:
        confirm(options.confirm)
    print(f"endings at most {max(of_ending, endings_most):.2f} s (at most {MOST_OF_AN_ENDING:g} s)")
    sys.exit(max(seconds, others_most) > MOST or max(of_ending, endings_most) > MOST_OF_AN_ENDING)


if __name__ == "__main__":
    main()
