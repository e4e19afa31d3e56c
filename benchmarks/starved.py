"""Searching on a busy machine, and for many at once: how long moves, hints and reviews take.

python -m benchmarks.starved [--busy 4] [--times 12] [--reviews 8]

Starts `--busy` processes that keep processors busy beside the bot's searches, and measures from the request to the
answer: moves of the strongest level one after the other, then the same while a review is computed, and then `--reviews`
reviews that are requested at once. The median move may take 3 s, the slowest 6 s; the first review must be done within
a third of the time that all take. The exit status is 1 otherwise.
"""

import asyncio
import contextlib
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from statistics import median

from benchmarks.options import numbers
from bot.domain.computer import LEVELS
from bot.domain.ids import MatchId
from bot.thinking import Thinking
from dvonn import Game, parse_game
from tests.dvonn.recorded import OWN

MEDIAN, LONGEST = 3.0, 6.0
"""The limits for moves, in seconds."""

SOON = 1 / 3
"""The share of the time of all reviews within which the first must be done."""

EARLY = 52
"""A ply after which no search is solved quickly."""


def spin() -> None:
    """Keep a processor busy."""
    while True:
        pass


@contextlib.contextmanager
def busy(count: int) -> Iterator[None]:
    """Run busy processes during the block."""
    processes = [multiprocessing.Process(target=spin, daemon=True) for _ in range(count)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.join()


def games(count: int) -> list[Game]:
    """Return recorded games; if there are too few, also the longest without its last moves: no two are equal."""
    lines = (OWN / "games.jsonl").read_text(encoding="utf-8").splitlines()
    found = [parse_game(json.loads(line)["moves"]) for line in lines]
    longest = max(found, key=lambda game: len(game.moves))
    return [*found, *(Game(longest.moves[: -1 - n], start=longest.start) for n in range(count))][:count]


async def moves(thinking: Thinking, times: int) -> list[float]:
    """Return the seconds that moves of the strongest level take, one after the other."""
    taken = []
    (game,) = games(1)
    for number in range(times):
        position, begun = game.position_at(EARLY + number % 8), time.monotonic()
        await thinking.choose(position, LEVELS[-1], seed="", match=MatchId(1))
        taken.append(time.monotonic() - begun)
    return taken


async def reviews(thinking: Thinking, count: int) -> list[float]:
    """Request reviews at once; return the seconds until each is done."""
    begun = time.monotonic()

    async def reviewed(number: int, game: Game) -> float:
        await thinking.review(game, match=MatchId(100 + number))
        return time.monotonic() - begun

    return sorted(await asyncio.gather(*(reviewed(*each) for each in enumerate(games(count)))))


def told(what: str, taken: list[float]) -> bool:
    """Print the times of moves; return whether they are within the limits."""
    print(f"{what}: median {median(taken):.2f} s, the slowest {max(taken):.2f} s", end=" ")
    print(f"(at most {MEDIAN:.1f} and {LONGEST:.1f})", flush=True)
    return median(taken) <= MEDIAN and max(taken) <= LONGEST


async def measure(count: int, times: int, reviewed: int) -> bool:
    """Measure and print everything; return whether all is within the limits."""
    thinking = Thinking()
    try:
        await moves(thinking, 1)  # starts the process
        with busy(count):
            good = told(f"moves beside {count} busy processes", await moves(thinking, times))
            review = asyncio.create_task(reviews(thinking, 1))
            good = told("moves during a review as well", await moves(thinking, times)) and good
            review.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await review
        if reviewed > 1:
            taken = await reviews(thinking, reviewed)
            print("reviews, requested at once: " + ", ".join(f"{each:.1f}" for each in taken) + " s")
            good = taken[0] <= SOON * taken[-1] and good
    finally:
        thinking.close()
    return good


def main() -> int:
    asked = numbers(__doc__, busy=4, times=12, reviews=8)
    return 0 if asyncio.run(measure(asked["busy"], asked["times"], asked["reviews"])) else 1


if __name__ == "__main__":
    sys.exit(main())
