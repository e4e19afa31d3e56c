"""How long it takes to compute all ratings again.

python -m benchmarks.rating_again [--games 100000] [--players 2000]

Stores results of `--games` games in a temporary SQLite database and computes the ratings twice, as `dvonn-bot ratings
--recompute` does: for the first time, when every row is written, and again, when nothing changes. The first computation
may take 15 s of processor time for 100,000 games.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import insert

from benchmarks.rated_games import match_row, result_row
from bot.features import declare
from bot.features.ratings.service import Ratings
from bot.storage import Store
from bot.storage.match_tables import matches
from bot.storage.player_results import player_results

MOST_SECONDS = 15
BEGINNING = datetime(2020, 1, 1, tzinfo=UTC)


async def fill(store: Store, games: int, players: int) -> None:
    rng = random.Random(1)
    skill = {user: rng.gauss(0, 1.5) for user in range(1, players + 1)}
    async with store.write() as uow:
        connection = uow.matches._connection  # noqa: SLF001  a benchmark
        for first in range(1, games + 1, 10_000):
            played, results = [], []
            for number in range(first, min(first + 10_000, games + 1)):
                white, black = rng.sample(range(1, players + 1), 2)
                at = BEGINNING + timedelta(minutes=number * 20)
                points = float(rng.random() < 1 / (1 + 2.7 ** (skill[black] - skill[white])))
                played.append(match_row(number, white, black, at))
                results += [
                    result_row(number, white, "white", points, at),
                    result_row(number, black, "black", 1 - points, at),
                ]
            await connection.execute(insert(matches), played)
            await connection.execute(insert(player_results), results)


async def measure(games: int, players: int) -> bool:
    declare()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'dvonn.db'}")
        await fill(store, games, players)
        ratings, taken = Ratings(store, clock=lambda: datetime.now(UTC)), []
        for name in ("first time", "once more"):
            begun, worked = time.perf_counter(), time.process_time()
            computed = await ratings.recompute()
            taken.append(time.process_time() - worked)
            print(
                f"{name}: {computed.results:,} games of {computed.rated:,} players in {taken[-1]:.1f} s of processor"
                f" time ({time.perf_counter() - begun:.1f} s in all), {computed.changed:,} ratings changed",
                flush=True,
            )
        await store.close()
    print(f"at most {MOST_SECONDS} s for 100,000 games")
    return taken[0] <= MOST_SECONDS * games / 100_000


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.rating_again", description="Compute ratings again."
    )
    parser.add_argument("--games", type=int, default=100_000, help="default: 100,000")
    parser.add_argument("--players", type=int, default=2_000, help="default: 2,000")
    options = parser.parse_args()
    sys.exit(not asyncio.run(measure(options.games, options.players)))


if __name__ == "__main__":
    main()
