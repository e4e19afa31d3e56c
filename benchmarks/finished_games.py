"""How much longer a profile, the table and the archive take when there are many finished games.

    python -m benchmarks.finished_games [--games 100000] [--turns 40] [--postgres URL]

A club of 200 players has played 3,000 games lately. The second database also has that many games, which 2,000 others
played in the same server in the years before. The pages are built without pictures, in turns on both databases; the
shortest processor time counts. The exit status is 1 if one takes more than 1.2 times as long.

`--postgres` gives the address of a server with two empty databases, `bare` and `full`; otherwise both are SQLite files.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import insert

from benchmarks.rated_games import match_row, result_row
from bot.catalogue import language_for
from bot.domain import GuildId, UserId
from bot.domain.puzzle import Solver
from bot.features import declare
from bot.features.archive.handlers import show_archive
from bot.features.archive.search import ArchiveSearch, Length, Result
from bot.features.ratings.handlers import show_profile, show_table
from bot.features.ratings.repository import player_places, ratings
from bot.pages.viewer import DisplayOptions
from bot.storage import Store
from bot.storage.match_tables import matches
from bot.storage.player_results import player_results
from bot.toolkit.dates import Dates

MOST_TIMES = 1.2
GUILD, CHANNELS = GuildId(1), range(2, 12)
CLUB, OTHERS = range(1, 201), range(1_000, 3_000)
LATELY = 3_000
NOW = datetime(2026, 11, 1, tzinfo=UTC)

Ask = Callable[[Any], Awaitable[object]]

QUESTIONS: dict[str, Ask] = {
    "profile": lambda request: show_profile(request, UserId(7)),
    "table": show_table,
    "archive": lambda request: show_archive(request, ArchiveSearch()),
    "archive of a player": lambda request: show_archive(request, ArchiveSearch(UserId(7), result=Result.WON)),
    "archive of a pair": lambda request: show_archive(request, ArchiveSearch(UserId(7), UserId(8))),
    "archive by length": lambda request: show_archive(request, ArchiveSearch(length=Length.MEDIUM)),
}


async def fill(store: Store, games: int) -> None:
    """Store the older games first, so that the club's are the latest."""
    rng = random.Random(1)
    begin = NOW - timedelta(days=365 * 5)
    await _play(store, rng, OTHERS, range(1, games + 1), begin, timedelta(days=365 * 4) / max(games, 1))
    late = range(games + 1, games + LATELY + 1)
    await _play(store, rng, CLUB, late, NOW - timedelta(days=60), timedelta(days=60) / LATELY)


async def _play(  # noqa: PLR0917
    store: Store, rng: random.Random, people: range, numbers: range, begin: datetime, each: timedelta
) -> None:
    for first in range(numbers.start, numbers.stop, 10_000):
        played, results, at = [], [], begin
        for number in range(first, min(first + 10_000, numbers.stop)):
            white, black = rng.sample(people, 2)
            at, points = begin + each * (number - numbers.start), rng.choice((0.0, 0.5, 1.0))
            played.append(_match(number, white, black, at))
            results += [
                _result(number, white, "white", points, at),
                _result(number, black, "black", 1 - points, at),
            ]
        async with store.write() as uow:
            await uow.connection.execute(insert(matches), played)
            await uow.connection.execute(insert(player_results), results)
    if not numbers:
        return
    at = begin + each * (len(numbers) - 1)
    rated = [_rating(user, rng, at) for user in people]
    places = [
        {"guild_id": GUILD, "user_id": user, "channel_id": channel, "last_at": at}
        for user in people
        for channel in CHANNELS
    ]
    async with store.write() as uow:
        await uow.connection.execute(insert(ratings), rated)
        await uow.connection.execute(insert(player_places), places)


def _match(number: int, white: int, black: int, at: datetime) -> dict[str, object]:
    channel = CHANNELS[number % len(CHANNELS)]
    return match_row(number, white, black, at, guild=GUILD, channel=channel)


def _result(match: int, user: int, colour: str, points: float, at: datetime) -> dict[str, object]:
    result = result_row(match, user, colour, points, at, moves=36 + match % 7)
    return result | {"rating": 1500.0, "deviation": 80.0}


def _rating(user: int, rng: random.Random, at: datetime) -> dict[str, object]:
    value = rng.gauss(1500, 200)
    return {
        "user_id": user,
        "rating": value,
        "deviation": 60.0,
        "volatility": 0.06,
        "games": 30,
        "last_at": at,
    }


def request_on(store: Store) -> Any:  # noqa: ANN401  as much of a request as the pages need
    async def display() -> DisplayOptions:
        return DisplayOptions(words=True)

    return SimpleNamespace(
        client=SimpleNamespace(store=store, clock=lambda: NOW),
        user=UserId(9),
        guild=GUILD,
        is_direct=False,
        language=language_for(None),
        sees=lambda head: True,  # noqa: ARG005
        dates=Dates(language_for(None)),
        get=lambda _: SimpleNamespace(solver=_no_solver, latest_result=_no_result),
        display=display,
    )


async def _no_solver(_: UserId) -> Solver:
    return Solver()


async def _no_result(*_: object) -> None:
    return None


async def measure(turns: int, addresses: tuple[str, str], games: int) -> bool:
    declare()
    bare, full = [await Store.open(address) for address in addresses]
    await fill(bare, 0)
    await fill(full, games)
    well = True
    print(f"{'':20}  without  with {games:,}  ratio")
    for name, ask in QUESTIONS.items():
        times: tuple[list[float], list[float]] = ([], [])
        for _ in range(turns):
            for store, taken in zip((bare, full), times, strict=True):
                begun = time.process_time()
                await ask(request_on(store))
                taken.append(time.process_time() - begun)
        before, after = (min(taken) * 1000 for taken in times)
        well &= after / before <= MOST_TIMES
        print(f"{name:20}  {before:5.1f} ms  {after:9.1f} ms  {after / before:5.2f}", flush=True)
    for store in (bare, full):
        await store.close()
    return well


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--postgres", metavar="URL")
    options = parser.parse_args()
    with contextlib.ExitStack() as kept:
        if options.postgres:
            addresses = (f"{options.postgres}/bare", f"{options.postgres}/full")
        else:
            folder = Path(kept.enter_context(tempfile.TemporaryDirectory()))
            addresses = (
                f"sqlite+aiosqlite:///{folder / 'bare.db'}",
                f"sqlite+aiosqlite:///{folder / 'full.db'}",
            )
        well = asyncio.run(measure(options.turns, addresses, options.games))
    sys.exit(not well)


if __name__ == "__main__":
    main()
