"""Whether the ratings of puzzles converge to how hard the puzzles are: a simulation with hidden difficulties.

python -m benchmarks.puzzle_ratings [--people 300] [--tries 90] [--seed 1]

Each puzzle has a hidden difficulty and each person a hidden strength, both normally distributed around 1000 with a
standard deviation of 250 points. The puzzles begin with the first ratings of the bundled ones, dealt out at random, so
that they say nothing about the difficulty. People come in random order. Each gets puzzles as the bot chooses them, and
solves one on the first try with the probability of the Elo scale; then both are rated as the bot does it.

After each round, the table says how far the learned ratings of puzzles and people are from the hidden ones (root mean
square, in points, once both means are aligned: only differences of ratings mean anything) and how well they correlate.
The last line says how often people solved the puzzles chosen for them: half of the time, if these match their strength.
The exit status is 1 unless the error of the puzzles falls below 80 points and the correlation exceeds 0.95.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import correlation, fmean
from typing import TypeVar

from analysis.puzzles import stock
from bot.domain.puzzle import FIRST_RATING, PuzzleId, Rated, Solver, after_try, draw

K = TypeVar("K", bound=int)

SPREAD = 250
PUZZLES = 300
ROUNDS = 6
MOST_ERROR, LEAST_CORRELATION = 80, 0.95


@dataclass
class SimulatedPerson:
    strength: float
    solver: Solver = field(default_factory=Solver)
    attempts: dict[PuzzleId, bool] = field(default_factory=dict)


class Simulation:
    def __init__(self, people: int, rng: Random) -> None:
        self._rng = rng
        guesses = rng.sample(list(stock.ratings().values()), PUZZLES)
        self.difficulties = {
            PuzzleId(number): rng.gauss(FIRST_RATING, SPREAD) for number in range(1, PUZZLES + 1)
        }
        self.puzzles = {
            number: Rated(float(guess)) for number, guess in zip(self.difficulties, guesses, strict=True)
        }
        self.people = [SimulatedPerson(rng.gauss(FIRST_RATING, SPREAD)) for _ in range(people)]
        self.solved = list[bool]()

    def play(self, tries: int) -> None:
        """Let everyone try so many puzzles."""
        queue = [person for person in self.people for _ in range(tries)]
        self._rng.shuffle(queue)
        for person in queue:
            ratings = {number: rated.rating for number, rated in self.puzzles.items()}
            number = draw(ratings, person.solver, person.attempts, self._rng)
            chance = 1 / (1 + 10 ** ((self.difficulties[number] - person.strength) / 400))
            solved = self._rng.random() < chance
            person.attempts[number] = solved
            self.solved.append(solved)
            person.solver, self.puzzles[number] = after_try(
                person.solver, self.puzzles[number], solved=solved
            )

    def of_puzzles(self) -> tuple[float, float]:
        """Return the error and the correlation of the puzzles' ratings."""
        return compared(self.difficulties, {number: rated.rating for number, rated in self.puzzles.items()})

    def of_people(self) -> tuple[float, float]:
        """Return the error and the correlation of the people's ratings."""
        hidden = {number: person.strength for number, person in enumerate(self.people)}
        return compared(hidden, {number: person.solver.rating for number, person in enumerate(self.people)})


def compared(hidden: Mapping[K, float], learned: Mapping[K, float]) -> tuple[float, float]:
    """Return the root mean square error, with aligned means, and the correlation."""
    one, other = [hidden[key] for key in hidden], [learned[key] for key in hidden]
    shift = fmean(other) - fmean(one)
    return fmean((b - shift - a) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5, correlation(
        one, other
    )


def main(arguments: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--people", type=int, default=300)
    options.add_argument("--tries", type=int, default=90, help="puzzles that each person tries")
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args(arguments)
    simulation = Simulation(asked.people, Random(asked.seed))
    print("tries a puzzle   puzzles: error  correlation   people: error  correlation")
    error, agreement = simulation.of_puzzles()
    print(f"{0:14} {error:15.0f} {agreement:12.3f}")
    for _ in range(ROUNDS):
        simulation.play(asked.tries // ROUNDS)
        (error, agreement), people = simulation.of_puzzles(), simulation.of_people()
        tries = len(simulation.solved) / PUZZLES
        print(f"{tries:14.0f} {error:15.0f} {agreement:12.3f} {people[0]:15.0f} {people[1]:12.3f}")
    late = simulation.solved[len(simulation.solved) // 2 :]
    print(f"solved on the first try, in the second half: {fmean(late):.1%}")
    return 0 if error < MOST_ERROR and agreement > LEAST_CORRELATION else 1


if __name__ == "__main__":
    sys.exit(main())
