"""How well ratings predict who wins: Glicko-2 as the bot computes it, Elo, and a coin.

python -m benchmarks.ratings [--known 3] [--results FILE]

Goes through the shared results beside the repository (9,576 games of people and programs on Boardspace) in order of
date, predicts each game before it learns the result, and prints the surprise in bits per game: 1 for a coin, less for a
better prediction. A game counts only if it is between people and both are known from `--known` earlier games. The last
lines show the surprise if the systems learn from games against programs, too, and then if they also predict these.
"""

import argparse
import json
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from bot.domain.glicko import LOSS, TIE, WIN, Strength, expected, play
from tests.dvonn.recorded import SHARED

K = 32


class Result(NamedTuple):
    at: datetime
    white: str
    black: str
    points: float
    """White's points."""

    @property
    def between_people(self) -> bool:
        return self.white.startswith("person ") and self.black.startswith("person ")


def results(file: Path) -> list[Result]:
    """Load the results of a file, earliest first."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        white, black = game["score"]
        points = TIE if white == black else WIN if white > black else LOSS
        found.append(Result(datetime.fromisoformat(game["at"]), game["white"], game["black"], points))
    return sorted(found, key=lambda result: result.at)


class Glicko:
    def __init__(self) -> None:
        self.strengths: dict[str, tuple[Strength, datetime]] = {}

    def predict(self, result: Result) -> float:
        return expected(self._now(result.white, result.at), self._now(result.black, result.at))

    def learn(self, result: Result) -> None:
        both = self._now(result.white, result.at), self._now(result.black, result.at)
        for name, after in zip((result.white, result.black), play(*both, result.points), strict=True):
            self.strengths[name] = after, result.at

    def _now(self, name: str, at: datetime) -> Strength:
        if name not in self.strengths:
            return Strength()
        strength, since = self.strengths[name]
        return strength.after(at - since)


class Elo:
    def __init__(self) -> None:
        self._ratings: defaultdict[str, float] = defaultdict(lambda: 1500.0)

    def predict(self, result: Result) -> float:
        return 1 / (1 + 10 ** ((self._ratings[result.black] - self._ratings[result.white]) / 400))

    def learn(self, result: Result) -> None:
        change = K * (result.points - self.predict(result))
        self._ratings[result.white] += change
        self._ratings[result.black] -= change


class Coin:
    def predict(self, _: Result) -> float:
        return 0.5

    def learn(self, _: Result) -> None: ...


System = Glicko | Elo | Coin


def surprise(
    make: Callable[[], System],
    fed: Iterable[Result],
    known: int,
    *,
    asked: Callable[[Result], bool] = lambda result: result.between_people,
) -> tuple[float, int]:
    """Return the mean surprise in bits over the games that are `asked` about, and their number."""
    system, bits, met = make(), [], Counter[str]()
    for result in fed:
        if asked(result) and min(met[result.white], met[result.black]) >= known:
            chance = system.predict(result)
            bits.append(-result.points * math.log2(chance) - (1 - result.points) * math.log2(1 - chance))
        system.learn(result)
        met.update((result.white, result.black) if asked(result) else ())
    return sum(bits) / len(bits), len(bits)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ratings", description="Test the ratings.")
    parser.add_argument("--known", type=int, default=3, help="earlier games of both players (default: 3)")
    parser.add_argument(
        "--results", type=Path, default=SHARED / "results.jsonl", help="default: the shared ones"
    )
    options = parser.parse_args()
    known, every = options.known, results(options.results)
    people = [result for result in every if result.between_people]
    print(f"{len(every):,} games, {len(people):,} between people")
    print("bits per game between people, fed with those alone:")
    for name, make in (("Glicko-2", Glicko), (f"Elo, K = {K}", Elo), ("a coin", Coin)):
        bits, games = surprise(make, people, known)
        print(f"  {name:20}{bits:.3f}  ({games:,} games)")
    print("fed with games against programs, too:")
    for name, make in (("Glicko-2", Glicko), (f"Elo, K = {K}", Elo)):
        bits, games = surprise(make, every, known)
        print(f"  {name:20}{bits:.3f}  ({games:,} games)")
    print("bits per game of all kinds, fed with all:")
    for name, make in (("Glicko-2", Glicko), (f"Elo, K = {K}", Elo)):
        bits, games = surprise(make, every, 0, asked=lambda _: True)
        print(f"  {name:20}{bits:.3f}  ({games:,} games)")


if __name__ == "__main__":
    main()
