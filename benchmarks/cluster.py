"""Four processes of one bot on one PostgreSQL: restarted, killed, frozen, cut off, and one left dead.

python -m benchmarks.cluster [--processes 4] [--shards 16] [--seconds 60] [--kills 8] [--seed 1] [--places channel]

There is a server for each of Discord's shards; in each, two people continuously play, in its channel or, where matches
have threads, in those. Two people more play in each other kind of place (by default all, see `PlaceKind`), which the
first shard serves. They type their moves; in foreign places they press them on the board. Each process is restarted
with an overlap, as for a new version; then some are killed and restarted at once; then one is killed and left dead
until others answer on its shards; then it returns. Another is frozen until others answer on its shards, wakes, and is
left alone by the others, which are killed: it must answer on all shards, its old ones included. When these are back,
the database is silent to one of them until others answer on its shards. At the end every acknowledged move must be
stored, no stored move may have been refused, each view of a match must have one board, which shows its last event, and
nobody may have been pinged twice for a turn. The playground allows `max_concurrency` shards to identify at a time, as
Discord does: none may come too early. No log may contain an error, except that of the process without a database.
Prints the figures; the exit status is 1 if any of this fails, or if no move was acknowledged.
"""

import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import make_url, text

from benchmarks.options import numbers_and_places
from benchmarks.processes import Process, Processes, guild_on
from bot.domain import Match, MatchId, UserId
from bot.storage import Store, StoreUnavailableError
from discord_playground import NotPossibleError, Person, Playground
from tests.end_to_end.places import Calls, PlaceKind, open_place
from tests.postgres import MIGRATED, running_server
from tests.proxy import Proxy

TOO_EARLY = "session has been invalidated"
"""The words in discord.py's log when Discord asks a shard to identify later."""

AT_ONCE = 4
"""How many shards may identify at a time. Discord allows large bots 16, small ones 1."""

TAKEN_OVER = 150
"""Seconds until a dead process's shard is answered again: a lease expires after 60, and identifying takes turns."""

NOTICED = 30.0
"""Seconds in which a process that wakes notices what has happened."""


class Club:
    """A place, served by one shard, in which matches are played one after the other."""

    def __init__(self, arena: "Arena", shard: int, kind: PlaceKind, name: str) -> None:
        self.arena = arena
        self.shard = shard
        owner = arena.playground.create_user(f"owner-{name}")
        guild = guild_on(arena.playground, shard, arena.shards, name, owner=owner)
        guild.create_text_channel("hall")  # for the bot's welcome card
        guild.add_bot(arena.application)
        self.place = open_place(kind, arena.playground, arena.application, guild, name)

    @property
    def answered_at(self) -> float:
        return self.place.answered_at

    async def play(self) -> None:
        """Play continuously, even without answers."""
        is_ready = False
        while True:
            with contextlib.suppress(NotPossibleError, TimeoutError, StoreUnavailableError):
                if not is_ready:
                    await self.place.prepare()
                    is_ready = True
                await self._step()
            await asyncio.sleep(self.arena.rng.uniform(1, 3))

    async def _step(self) -> None:
        players = self.place.players
        match = await self.arena.running_of(players[0])
        if match is None:
            await self.place.begin(setup="random")
            return
        mover = players[0 if match.player_to_move == players[0].id else 1]
        legal = match.position.legal_moves()
        harmless = [move for move in legal if not match.position.cut_off_by(move)]
        move = str(self.arena.rng.choice(harmless or legal))
        try:
            played = await self.place.put(mover, match.id, move)
        except TimeoutError:
            self.arena.unanswered += 1
            played = None
        if played is None:
            self.arena.uncertain.add((match.id, move))
        elif (
            harmless
        ):  # otherwise the bot asks for confirmation, on a page that is deleted once the match continues
            (self.arena.acknowledged if played else self.arena.refused).append((match.id, move))


class Arena:
    def __init__(
        self,
        playground: Playground,
        store: Store,
        folder: Path,
        *,
        processes: int,
        shards: int,
        seed: int,
        places: Sequence[PlaceKind],
    ) -> None:
        self.playground = playground
        self.store = store
        self.rng = random.Random(seed)
        self.count = processes
        self.shards = shards
        self.application = playground.create_application("DVONN", shards=shards)
        self.application.max_concurrency = AT_ONCE
        here = [kind for kind in places if kind.is_in_server] or [PlaceKind.CHANNEL]
        elsewhere = [kind for kind in places if not kind.is_in_server]
        self.clubs = [Club(self, n, here[n % len(here)], f"Club {n}") for n in range(shards)]
        self.clubs += [Club(self, 0, kind, kind) for kind in elsewhere]
        self.calls = Calls(playground, [club.place for club in self.clubs])
        self.acknowledged: list[tuple[MatchId, str]] = []
        self.refused: list[tuple[MatchId, str]] = []
        self.uncertain: set[tuple[MatchId, str]] = set()
        """The moves without an answer in time; a retry may find them played."""
        self.unanswered = 0
        self.all = Processes(playground, self.application, folder)
        self.without_database: set[Process] = set()
        """The processes that can't reach the database, and so log errors."""
        self.processes: dict[int, Process] = {}
        """The latest process of each number."""

    # the processes

    async def start(self, number: int, url: str, *, module: str | None = None, **settings: str) -> None:
        """Start a process; an older one of the same number continues until it is stopped."""
        shared = {"CLUSTER": f"{number}/{self.count}", "SHARDS": str(self.shards)}
        self.processes[number] = await self.all.start(url, module=module, **shared, **settings)

    async def start_all(self, url: str, *, but: int) -> None:
        """Start all processes but one, and wait until they hold their shards."""
        before = await self.holders()
        others = [number for number in range(1, self.count + 1) if number != but]
        for number in others:
            await self.start(number, url)
        for number in others:
            await self.holds_its_own(number, before)

    async def end(self, number: int, ending: signal.Signals) -> None:
        await self.processes[number].end(ending)

    def home(self, number: int) -> list[Club]:
        """Return the servers that a process is started for."""
        return [club for club in self.clubs if club.shard % self.count == number - 1]

    async def answered(self, clubs: list[Club]) -> float:
        """Wait until each of the servers has been answered again; return the seconds that it took."""
        since = time.monotonic()
        async with asyncio.timeout(TAKEN_OVER + 60):
            while not all(club.answered_at > since for club in clubs):  # noqa: ASYNC110  there is no event for it
                await asyncio.sleep(0.1)
        return time.monotonic() - since

    async def hold_any(self, shards: list[int], holders: dict[int, str]) -> bool:
        """Whether any of some shards still has its holder."""
        now = await self.holders()
        return any(now[shard] == holders[shard] for shard in shards)

    async def taken_over(self, number: int) -> float:
        """Wait until other processes hold a process's shards and answer on them; return the seconds that it took."""
        since, before = time.monotonic(), await self.holders()
        own = [club.shard for club in self.home(number)]
        async with asyncio.timeout(TAKEN_OVER + 60):
            while await self.hold_any(own, before):  # noqa: ASYNC110  there is no event for it
                await asyncio.sleep(0.5)
        await self.answered(self.home(number))
        return time.monotonic() - since

    async def holds_its_own(self, number: int, before: dict[int, str]) -> None:
        """Wait until a new process holds the leases of all its shards."""
        own = [club.shard for club in self.home(number)]
        while True:
            now = await self.holders()
            if all(now.get(shard) not in (None, "", before.get(shard)) for shard in own):
                return
            await asyncio.sleep(0.2)

    async def holders(self) -> dict[int, str]:
        async with self.store._engine.connect() as connection:  # noqa: SLF001  the bot doesn't need it
            rows = await connection.execute(
                text("SELECT shard, holder FROM leases WHERE shards = :n"), {"n": self.shards}
            )
            return {row.shard: row.holder for row in rows}

    # the truth

    async def running_of(self, player: Person) -> Match | None:
        async with self.store.read() as uow:
            return next(iter(await uow.matches.running_of(UserId(player.id))), None)

    async def matches(self) -> list[Match]:
        """Return every match in the database."""
        async with self.store._engine.connect() as connection:  # noqa: SLF001  as above
            ids = (await connection.execute(text("SELECT id FROM matches ORDER BY id"))).scalars().all()
        async with self.store.read() as uow:
            return [await uow.matches.find(MatchId(number)) for number in ids]

    def faithful(self, match: Match) -> bool:
        """Whether each view of a match has exactly one board, with its last event."""
        players = {*match.players.both}
        place = next(club.place for club in self.clubs if {each.id for each in club.place.players} == players)
        return place.is_faithful(match)

    async def refresh(self) -> None:
        """Press what only a press brings up to date."""
        for club in self.clubs:
            with contextlib.suppress(NotPossibleError, TimeoutError):
                await club.place.refresh()


async def measure(arena: Arena, url: str, *, seconds: int, kills: int) -> bool:
    """Run the whole scenario; return whether nothing was lost and nothing done twice."""
    began = time.monotonic()
    for number in range(1, arena.count + 1):
        await arena.start(number, url)
    await arena.playground.connected(arena.application, timeout=300)
    print(
        f"{arena.count} processes were ready for {arena.shards} shards after {time.monotonic() - began:.0f} s"
    )
    playing = [asyncio.create_task(club.play()) for club in arena.clubs]
    await arena.answered(arena.clubs)
    await asyncio.sleep(seconds)
    alone = arena.unanswered
    for number in range(1, arena.count + 1):
        before, old = await arena.holders(), arena.processes[number]
        await arena.start(number, url)
        await arena.holds_its_own(number, before)
        await old.end(signal.SIGTERM)
    print(f"rolling restarts: unanswered meanwhile {arena.unanswered - alone}")
    for _ in range(kills):
        number = arena.rng.randint(1, arena.count)
        before = await arena.holders()
        await arena.end(number, signal.SIGKILL)
        await arena.start(number, url)
        await asyncio.sleep(arena.rng.uniform(1, 15))
    await arena.answered(arena.clubs)
    before = await arena.holders()
    await arena.end(arena.count, signal.SIGKILL)
    taken_over = await arena.answered(arena.home(arena.count))
    print(f"left one dead: others answered on its shards after {taken_over:.0f} s (at most {TAKEN_OVER})")
    before = await arena.holders()
    await arena.start(arena.count, url)
    await arena.holds_its_own(arena.count, before)
    back = await arena.answered(arena.home(arena.count))
    print(f"started it again: it was ready and answered after {back:.0f} s more")
    slowest = max(taken_over, await freeze(arena, url), await cut_off(arena, url))
    for task in playing:
        task.cancel()
    return await judge(arena, slowest)


async def freeze(arena: Arena, url: str) -> float:
    """Freeze a process, wake it, and leave it alone; return the longest time until people were answered again."""
    frozen = arena.processes[1]
    frozen.send(signal.SIGSTOP)
    taken_over = await arena.answered(arena.home(1))
    print(f"froze one: others answered on its shards after {taken_over:.0f} s (at most {TAKEN_OVER})")
    frozen.send(signal.SIGCONT)
    await asyncio.sleep(NOTICED)
    await arena.answered(arena.clubs)
    for number in range(2, arena.count + 1):
        await arena.end(number, signal.SIGKILL)
    alone = await arena.answered(arena.clubs)
    print(
        f"woke it and killed the others: it answered on all shards after {alone:.0f} s (at most {TAKEN_OVER})"
    )
    await arena.start_all(url, but=1)
    before = await arena.holders()
    await arena.start(1, url)
    await arena.holds_its_own(1, before)
    await frozen.end(signal.SIGTERM)
    return max(taken_over, alone)


async def cut_off(arena: Arena, url: str) -> float:
    """Make the database silent to one process; return the seconds until others answer on its shards."""
    address = make_url(url)
    async with Proxy(Path(str(address.query["host"])) / ".s.PGSQL.5432") as proxy:
        before, old = await arena.holders(), arena.processes[1]
        await arena.start(1, f"postgresql+asyncpg://dvonn@127.0.0.1:{proxy.port}/{address.database}")
        await arena.holds_its_own(1, before)
        await old.end(signal.SIGTERM)
        await arena.answered(arena.clubs)
        arena.without_database.add(arena.processes[1])
        proxy.freeze()
        taken_over = await arena.taken_over(1)
        print(
            f"cut one off the database: others had its shards after {taken_over:.0f} s (at most {TAKEN_OVER})"
        )
        proxy.thaw()
        await asyncio.sleep(NOTICED)
        back = await arena.answered(arena.clubs)
        print(f"connected it again: all were answered after {back:.0f} s more")
        before, old = await arena.holders(), arena.processes[1]
        await arena.start(1, url)
        await arena.holds_its_own(1, before)
        await old.end(signal.SIGTERM)
    return taken_over


async def judge(arena: Arena, taken_over: float) -> bool:
    """Compare the answers that players got with what is stored and shown."""
    deadline = time.monotonic() + 120
    await arena.refresh()
    matches = await arena.matches()
    while not all(map(arena.faithful, matches)) and time.monotonic() < deadline:
        await asyncio.sleep(1)
        matches = await arena.matches()
    stored = Counter(
        (match.id, str(event.what)) for match in matches for event in match.events if event.actor
    )
    lost = Counter(arena.acknowledged) - stored
    wrong = [each for each in arena.refused if stored[each] and each not in arena.uncertain]
    plies = sum(len(match.game.moves) for match in matches)  # replayed: a move played twice would be illegal
    faithful = sum(map(arena.faithful, matches))
    twice = [line for match in matches for line in arena.calls.of(match).twice]
    early = sum(log.count(TOO_EARLY) for log in arena.all.logs())
    errors = arena.all.errors(but=arena.without_database)
    print(f"{len(matches)} matches, {plies} plies replayed; unanswered {arena.unanswered}")
    print(f"acknowledged {len(arena.acknowledged)}, lost {lost.total()}; refused but played {len(wrong)}")
    print(f"boards: {faithful} of {len(matches)} matches appear once in each view and show the last event")
    print(f"pinged twice for a turn: {len(twice)}")
    print(f"shards that identified too early: {early}; errors in the logs: {len(errors)}")
    for line in (*twice, *errors):
        print(line)
    amiss = lost or twice or wrong or faithful < len(matches) or taken_over > TAKEN_OVER or early or errors
    return bool(arena.acknowledged) and not amiss


async def run(
    folder: Path,
    *,
    processes: int,
    shards: int,
    seconds: int,
    kills: int,
    seed: int,
    places: Sequence[PlaceKind],
) -> bool:
    """Run with a PostgreSQL server and a playground."""
    with running_server() as server:
        await server.migrate()
        async with server.database(like=MIGRATED) as url, Playground(rate_limits=True) as playground:
            store = await Store.open(url)
            arena = Arena(
                playground, store, folder, processes=processes, shards=shards, seed=seed, places=places
            )
            try:
                return await measure(arena, url, seconds=seconds, kills=kills)
            finally:
                await arena.all.kill_all()
                await store.close()


def main() -> int:
    asked = numbers_and_places(__doc__, processes=4, shards=16, seconds=60, kills=8, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(run(Path(folder), **asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
