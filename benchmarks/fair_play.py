"""How long it takes to find out whether a position is in play, among many running matches between people.

python -m benchmarks.fair_play [--matches 10000] [--tries 300]

The same questions are asked of an almost empty database and of a full one, in turn. Typed positions are also compared
with altered ones. It fails if the full one takes much longer in the median, or if a protected position is not found.
The games are random: in late positions the DVONN pieces lie much closer together than in games between people, so more
matches have to be compared.
"""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.options import numbers
from bot.domain import ChannelId, GuildId, Players, Setup, UserId, Venue
from bot.domain.match import opening_events
from bot.features import subscribe
from bot.services.fair_play import RequestedPositions, find_in_play
from bot.storage import Store
from dvonn import Game, placements_by_lot

AT_ONCE = 200
LONGER_MS = {"position": 3.0, "typed": 30.0, "game": 30.0}
"""The maximum difference between the medians, in milliseconds."""
STRANGER = UserId(1)


def playout(rng: random.Random, plies: int) -> Game:
    """Play random moves after a random set-up."""
    game = Game(placements_by_lot(rng))
    for _ in range(plies):
        if not game.position.legal_moves():
            break
        game = game.play(rng.choice(game.position.legal_moves()))
    return game


async def fill(store: Store, games: list[Game]) -> None:
    """Store games as running matches, each of two people of its own."""
    venue, at = Venue(GuildId(1), ChannelId(2)), datetime.now(UTC)
    for start in range(0, len(games), AT_ONCE):
        async with store.write() as uow:
            for number, game in enumerate(games[start : start + AT_ONCE], start=start):
                players = Players(UserId(1000 + 2 * number), UserId(1001 + 2 * number))
                await uow.matches.add(venue, players, Setup.RANDOM, opening_events(game, at))


def typed(game: Game) -> RequestedPositions:
    return RequestedPositions.end_of(Game(start=game.position))


async def ask(store: Store, wanted: RequestedPositions) -> tuple[float, bool]:
    """Return the milliseconds for one question, and whether the position is protected."""
    began = time.perf_counter()
    found = await find_in_play(store, wanted, at=datetime.now(UTC), asked_by=STRANGER)
    return (time.perf_counter() - began) * 1000, found is not None


def describe(name: str, times: list[float]) -> float:
    """Print the median and the 99th percentile in milliseconds; return the median."""
    median, last = statistics.median(times), statistics.quantiles(times, n=100)[98]
    print(f"{name:<46} median {median:6.2f} ms   p99 {last:6.2f} ms")
    return median


async def measure(matches: int, tries: int, folder: Path) -> bool:
    rng = random.Random(1)
    running = [playout(rng, rng.randrange(40)) for _ in range(matches)]
    running = [game for game in running if game.position.to_move]
    empty, full = [await Store.open(f"sqlite+aiosqlite:///{folder / name}.db") for name in ("empty", "full")]
    for store in (empty, full):
        subscribe(store)
    await fill(empty, running[:1])
    began = time.perf_counter()
    await fill(full, running)
    print(f"{len(running)} running matches stored in {time.perf_counter() - began:.0f} s")
    fine = True
    for name, wanted in (
        (
            "a position of nobody's",
            [RequestedPositions.position(playout(rng, 20).position) for _ in range(tries)],
        ),
        ("a whole game of nobody's", [RequestedPositions.game(playout(rng, 60)) for _ in range(tries)]),
        ("a typed one of nobody's", [typed(playout(rng, rng.randrange(40))) for _ in range(tries)]),
        ("a typed one in play", [typed(rng.choice(running)) for _ in range(tries)]),
        (
            "a position in play",
            [RequestedPositions.position(rng.choice(running).position) for _ in range(tries)],
        ),
    ):
        times: tuple[list[float], list[float]] = ([], [])
        for each in wanted:
            for store, into in zip((empty, full), times, strict=True):
                spent, found = await ask(store, each)
                into.append(spent)
                fine = fine and (found or store is empty or "in play" not in name)
        medians = [
            describe(f"{name}, {where}", into) for where, into in zip(("empty", "full"), times, strict=True)
        ]
        most = LONGER_MS[next((kind for kind in ("game", "typed") if kind in name), "position")]
        fine = fine and medians[1] <= medians[0] + most
    for store in (empty, full):
        await store.close()
    return fine


def main() -> int:
    given = numbers(__doc__, matches=10_000, tries=300)
    with tempfile.TemporaryDirectory() as folder:
        fine = asyncio.run(measure(**given, folder=Path(folder)))
    print("as it should be" if fine else "NOT as it should be")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
