"""How often people's moves are the computer's, by rating: what managers see beside a finished game.

    python -m benchmarks.agreement [--each 6] [--most 240] [--games FILE] [--results FILE]

Takes games of people from the shared archive beside the repository, reviews them as the bot does, and counts how often
a move was the computer's first choice, where there was a choice and the result wasn't proved yet. A person's rating is
computed from all results between people; only those with a deviation of at most 170 count, with at most `each` games.
The archive doesn't name its players, so only games whose year, kinds of players and score occur once are taken: these
name them in the list of results. Prints a table by rating; a review takes some seconds.
"""

import argparse
import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import pstdev
from typing import Any, NamedTuple

from analysis.reviewing import review
from benchmarks.ratings import Glicko, results
from bot.domain.agreement import Agreement, agreement
from bot.thinking import review_of
from dvonn import Colour, Game, parse_move
from tests.dvonn.recorded import SHARED

CERTAIN = 170
"""The largest deviation of a rating that is used."""

BANDS = (0, 1350, 1500, 1650, 10_000)
"""The limits of the rows of the table."""


class Side(NamedTuple):
    """A game from the side of a person whose rating is known."""

    game: Game
    colour: Colour
    person: str
    rating: float


def sides(games: Path, file: Path) -> Iterator[Side]:
    """Yield the games of people whose rating is known well enough."""
    ratings = Glicko()
    for result in results(file):
        if result.between_people:
            ratings.learn(result)
    known = {name: strength for name, (strength, _) in ratings.strengths.items()}
    played, listed = (
        list(map(json.loads, each.read_text(encoding="utf-8").splitlines())) for each in (games, file)
    )
    times = Counter(map(_about, [*played, *listed]))
    named = {_about(result): result for result in listed}
    for game in played:
        about = _about(game)
        if about not in named or times[about] != 2:
            continue
        for colour in Colour:
            person = named[about][colour.name.lower()]
            if person in known and known[person].deviation <= CERTAIN:
                moves = Game(parse_move(move) for move in game["moves"].split())
                yield Side(moves, colour, person, known[person].rating)


def _about(game: dict[str, Any]) -> tuple[object, ...]:
    """Return the facts about a game that both files have."""
    year = game["year"] if "year" in game else int(game["at"][:4])
    kinds = (game[colour].partition(" ")[0] for colour in ("white", "black"))
    return (year, *kinds, *game["score"])


def sample(found: Iterable[Side], *, each: int, most: int, seed: int = 1) -> list[Side]:
    """Choose at most `each` games of a person, and `most` in all."""
    shuffled = list(found)
    random.Random(seed).shuffle(shuffled)
    chosen, taken = list[Side](), Counter[str]()
    for side in shuffled:
        if taken[side.person] < each and len(chosen) < most:
            taken[side.person] += 1
            chosen.append(side)
    return chosen


def band(rating: float) -> int:
    return max(number for number, limit in enumerate(BANDS) if limit <= rating)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--each", type=int, default=6)
    parser.add_argument("--most", type=int, default=240)
    parser.add_argument("--games", type=Path, default=SHARED / "boardspace.jsonl")
    parser.add_argument("--results", type=Path, default=SHARED / "results.jsonl")
    options = parser.parse_args()
    counted: dict[int, list[tuple[str, Agreement]]] = defaultdict(list)
    for side in sample(sides(options.games, options.results), each=options.each, most=options.most):
        found = agreement(review_of(review(side.game)), side.game, side.colour)
        if found.counted:
            counted[band(side.rating)].append((side.person, found))
            print(f"{side.rating:.0f} {found.same}/{found.counted}", flush=True)
    print("\nrating        people  games  moves  the computer's   between games")
    for number, rows in sorted(counted.items()):
        total = sum(found.counted for _, found in rows)
        same = sum(found.same for _, found in rows)
        spread = pstdev(found.share or 0 for _, found in rows)
        label = f"{BANDS[number]}–{BANDS[number + 1] - 1}"
        people = len({person for person, _ in rows})
        print(f"{label:12}  {people:6}  {len(rows):5}  {total:5}  {same / total:14.0%}   ± {spread:.0%}")


if __name__ == "__main__":
    main()
