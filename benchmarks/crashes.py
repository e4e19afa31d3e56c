"""Crashes lose nothing but time.

python -m benchmarks.crashes [--kills 30] [--seed 1] [--only 3] [--places channel group-chat]

Two people in each of some places play random matches on the playground while processes of the bot are killed at random
moments and restarted: `--kills` times in each of eight combinations, by SIGKILL and by SIGTERM, on SQLite and
PostgreSQL, with one process and with four. On PostgreSQL they share Discord's shards; on an SQLite file one works while
the others wait, and the working one is killed. There is at least one place of each kind (by default all, see
`PlaceKind`), and one on each shard. At the end of each combination every acknowledged move must be stored, none twice,
and each view of a match must have exactly one board, which shows its last event; a view in a foreign place may need a
press before. Nobody may be pinged twice for a turn, and the player whom a match waits for once; only in a group chat a
crash may lose that ping. No log may contain an error. Prints the figures; the exit status is 1 if anything was lost or
repeated, or if no move was acknowledged in one of the places. `--only` selects one of the combinations, from 1 to 8.
"""

import asyncio
import contextlib
import itertools
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import text

from benchmarks.options import numbers_and_places
from benchmarks.processes import Process, Processes, guild_on
from bot.domain import Match, MatchId
from bot.storage import Store
from discord_playground import Application, NotPossibleError, Playground
from tests.end_to_end.places import Calls, Place, PlaceKind, open_place, turn_of
from tests.postgres import MIGRATED, Server, running_server

LONGEST_LIFE = 1.5
"""The longest time in seconds from the bot's first move to the next kill."""

SILENCE = 30
"""Seconds after which a process is killed even without a move."""

CONNECTED = 600
"""Seconds that a process has to connect, even on a busy machine."""

SHOWN = 60
"""Seconds within which everything must be in order after the last kill."""

STANDS_BY, STARTS = "standing by until it is gone", "The other process is gone"
"""The lines that a process logs while it waits for a file, and once it works with it."""


class Combination(NamedTuple):
    """How processes are killed, the kind of database, and the number of processes."""

    ending: signal.Signals
    database: str
    processes: int

    def __str__(self) -> str:
        several = "1 process" if self.processes == 1 else f"{self.processes} processes"
        return f"{self.ending.name[3:]:<4} {self.database:<10} {several:<11}"


COMBINATIONS = [
    Combination(*each)
    for each in itertools.product((signal.SIGKILL, signal.SIGTERM), ("SQLite", "PostgreSQL"), (1, 4))
]


class Corner:
    """A place in which two people play matches by buttons."""

    def __init__(self, place: Place, rng: random.Random) -> None:
        self.place = place
        self.rng = rng
        self.acknowledged: list[tuple[MatchId, str]] = []

    async def play(self) -> None:
        """Challenge, accept and move continuously, even without answers."""
        is_ready = False
        while True:
            try:
                if not is_ready:
                    await self.place.prepare()
                    is_ready = True
                await self._step()
            except (NotPossibleError, TimeoutError):
                self.place.unanswered += 1  # the board was just deleted, or the bot is down
                await asyncio.sleep(0.1)
            await asyncio.sleep(0)

    async def _step(self) -> None:
        turns = self.place.turns()
        if not turns:
            await self.place.begin(setup="random")
            return
        turn = self.rng.choice(turns)
        if move := await self.place.move(turn, self.rng):
            self.acknowledged.append((MatchId(turn.match), move))


class Arena:
    """A bot with short-lived processes, and places in which people play."""

    def __init__(
        self,
        playground: Playground,
        application: Application,
        url: str,
        folder: Path,
        *,
        seed: int,
        places: Sequence[PlaceKind],
    ) -> None:
        self.playground = playground
        self.application = application
        self.shards = application.shards
        self.url = url
        self.rng = random.Random(seed)
        self.processes = Processes(playground, application, folder)
        strangers = PlaceKind.TWO_SERVERS  # one pair of them, or they might play another
        more = [kind for kind in places if kind is not strangers] or [PlaceKind.CHANNEL]
        kinds = [*places, *itertools.islice(itertools.cycle(more), max(self.shards - len(places), 0))]
        self.corners = [
            Corner(self._opened(kind, number), random.Random(self.rng.random()))
            for number, kind in enumerate(kinds)
        ]
        self.places = [corner.place for corner in self.corners]
        self.calls = Calls(playground, self.places)

    def _opened(self, kind: PlaceKind, number: int) -> Place:
        owner = self.playground.create_user(f"owner{number}")
        guild = guild_on(self.playground, number % self.shards, self.shards, f"Corner {number}", owner=owner)
        guild.create_text_channel("hall")  # for the bot's welcome card
        guild.add_bot(self.application)
        return open_place(kind, self.playground, self.application, guild, str(number))

    # the bot

    async def live(self, combination: Combination, kills: int) -> None:
        """Start the bot, kill and replace a process the given number of times, and leave all running."""
        number_of: dict[Process, int] = {}
        for number in range(1, combination.processes + 1):
            number_of[await self._start(number, combination)] = number
        for _ in range(kills):
            await self.playground.connected(self.application, timeout=CONNECTED)
            await self._until_moved()
            await asyncio.sleep(self.rng.uniform(0, LONGEST_LIFE))
            process = self.rng.choice([each for each in number_of if not self._stands_by(each)])
            await process.end(combination.ending)
            number = number_of.pop(process)
            number_of[await self._start(number, combination)] = number
        await self.playground.connected(self.application, timeout=CONNECTED)

    async def _until_moved(self) -> None:
        """Wait until the bot has acknowledged a move, so that each kill hits a bot at work."""
        before = self.acknowledged
        with contextlib.suppress(TimeoutError):
            await self.playground.wait_until(
                lambda: self.acknowledged > before, what="a move", timeout=SILENCE
            )

    @property
    def acknowledged(self) -> int:
        """The number of moves acknowledged so far."""
        return sum(len(corner.acknowledged) for corner in self.corners)

    async def _start(self, number: int, combination: Combination) -> Process:
        settings = {"LOG_LEVEL": "WARNING"}
        if combination.processes > 1 and combination.database == "PostgreSQL":
            settings |= {"CLUSTER": f"{number}/{combination.processes}", "SHARDS": str(self.shards)}
        return await self.processes.start(self.url, **settings)

    @staticmethod
    def _stands_by(process: Process) -> bool:
        logged = process.log.read_text(encoding="utf-8")
        return STANDS_BY in logged and STARTS not in logged

    # the truth

    async def matches(self) -> list[Match]:
        """Return every match in the database."""
        store = await Store.open(self.url)
        async with store._engine.connect() as connection:  # noqa: SLF001  the bot doesn't need the list
            ids = (await connection.execute(text("SELECT id FROM matches ORDER BY id"))).scalars().all()
        async with store.read() as uow:
            found = [await uow.matches.find(MatchId(number)) for number in ids]
        await store.close()
        return found

    def place_of(self, match: Match) -> Place:
        return next(
            each for each in self.places if {person.id for person in each.players} == {*match.players.both}
        )

    def faithful(self, match: Match) -> bool:
        """Whether each view of a match has exactly one board, with the last event."""
        return self.place_of(match).is_faithful(match)

    async def refresh(self) -> None:
        """Press what only a press brings up to date."""
        for place in self.places:
            with contextlib.suppress(TimeoutError, NotPossibleError):
                await place.refresh()


@dataclass(frozen=True)
class Figures:
    matches: int
    plies: int
    acknowledged: int
    lost: int
    faithful: int
    turns: int
    called_twice: Sequence[str]
    uncalled: int
    """The turns whose player acted before, or instead of, being called."""
    waiting_uncalled: Sequence[str]
    """Matches that wait for a player who wasn't called, though a board should have."""
    unanswered: int
    errors: Sequence[str]

    @property
    def are_good(self) -> bool:
        """Whether moves were acknowledged, nothing was lost, repeated or failed, and each view has one board."""
        amiss = self.lost or self.errors or self.called_twice or self.waiting_uncalled
        return not amiss and self.faithful == self.matches and self.acknowledged > 0

    def __str__(self) -> str:
        return (
            f"{self.matches} matches, {self.plies} plies replayed; acknowledged {self.acknowledged}, lost"
            f" {self.lost}; matches that stand once in each view and show the last event {self.faithful} of"
            f" {self.matches}; turns {self.turns}, pinged twice {len(self.called_twice)}, moved before a ping"
            f" {self.uncalled}, waiting without one {len(self.waiting_uncalled)}; unanswered {self.unanswered}; errors"
            f" in the logs {len(self.errors)}"
        )


def figures_of(arena: Arena, matches: Sequence[Match], kind: PlaceKind) -> Figures:
    """Compare what people in the places of one kind were told and shown with what is stored."""
    corners = [each for each in arena.corners if each.place.kind is kind]
    there = [match for match in matches if arena.place_of(match).kind is kind]
    told = Counter(each for corner in corners for each in corner.acknowledged)
    stored = Counter((match.id, str(event.what)) for match in there for event in match.events if event.actor)
    calls = [arena.calls.of(match) for match in there]
    waiting = [
        each for each in calls if not each.match.is_over and each.missing[-1:] == [turn_of(each.match)]
    ]
    return Figures(
        matches=len(there),
        plies=sum(len(match.game.moves) for match in there),  # replayed: a move played twice would be illegal
        acknowledged=told.total(),
        lost=(told - stored).total(),
        faithful=sum(map(arena.faithful, there)),
        turns=sum(len(each.due) for each in calls),
        called_twice=[line for each in calls for line in each.twice],
        uncalled=sum(len(each.missing) for each in calls) - len(waiting),
        waiting_uncalled=[
            f"match {each.match.id} waits at {each.match.number} for somebody who wasn't pinged"
            for each in waiting
            if not kind.may_lose_calls
        ],
        unanswered=sum(corner.place.unanswered for corner in corners),
        errors=arena.processes.errors(),
    )


async def shown(arena: Arena) -> list[Match]:
    """Return every match once all boards are right, or after a time limit."""
    matches = await arena.matches()
    await arena.refresh()
    with contextlib.suppress(TimeoutError):
        await arena.playground.wait_until(
            lambda: all(map(arena.faithful, matches)), what="every board", timeout=SHOWN
        )
    return matches


async def crash(arena: Arena, combination: Combination, kills: int) -> list[Match]:
    """Play and kill processes; return all matches."""
    playing = [asyncio.create_task(corner.play()) for corner in arena.corners]
    try:
        await arena.live(combination, kills)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    await shown(arena)
    return await shown(arena)  # a pending move may have been played while waiting


@contextlib.asynccontextmanager
async def arena_of(
    combination: Combination, server: Server, folder: Path, seed: int, places: Sequence[PlaceKind]
) -> AsyncIterator[Arena]:
    """Provide a playground, an empty database and a bot for a combination."""
    shards = combination.processes if combination.database == "PostgreSQL" else 1
    async with contextlib.AsyncExitStack() as stack:
        url = f"sqlite+aiosqlite:///{folder}/crashes.db"
        if combination.database == "PostgreSQL":
            url = await stack.enter_async_context(server.database(like=MIGRATED))
        playground = await stack.enter_async_context(Playground())
        application = playground.create_application("DVONN", shards=shards)
        application.max_concurrency = shards
        arena = Arena(playground, application, url, folder, seed=seed, places=places)
        stack.push_async_callback(arena.processes.kill_all)
        yield arena


async def measure(kills: int, seed: int, only: int, places: Sequence[PlaceKind]) -> bool:
    """Run all combinations, or one. Return whether nothing was lost."""
    good = True
    with running_server() as server:
        await server.migrate()
        for combination in [COMBINATIONS[only - 1]] if only else COMBINATIONS:
            began = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                async with arena_of(combination, server, Path(folder), seed, places) as arena:
                    matches = await crash(arena, combination, kills)
                    print(f"{combination} {kills} times in {time.monotonic() - began:.0f} s", flush=True)
                    for kind in places:
                        good &= tell(arena, matches, kind)
                    for line in arena.processes.errors():
                        print(line)
    return good


def tell(arena: Arena, matches: Sequence[Match], kind: PlaceKind) -> bool:
    """Print the figures of a kind of place, and what is wrong there; return whether nothing is."""
    figures = figures_of(arena, matches, kind)
    print(f"  {kind:<16} {figures}", flush=True)
    for match in matches:
        place = arena.place_of(match)
        if place.kind is kind and not place.is_faithful(match):
            print(f"    match {match.id} at {match.number}: boards at {place.standing(match)}")
    for line in (*figures.called_twice, *figures.waiting_uncalled):
        print(f"    {line}")
    return figures.are_good


def main() -> int:
    return 0 if asyncio.run(measure(**numbers_and_places(__doc__, kills=30, seed=1, only=0))) else 1


if __name__ == "__main__":
    sys.exit(main())
