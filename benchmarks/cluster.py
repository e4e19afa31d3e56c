"""Four processes of one bot on one PostgreSQL: restarted, killed, frozen, cut off, and one left dead.

python -m benchmarks.cluster [--processes 4] [--shards 16] [--seconds 60] [--kills 8] [--seed 1]

There is a server for each of Discord's shards; in each, two people continuously play typed moves. Each process is
restarted with an overlap, as for a new version; then some are killed and restarted at once; then one is killed and left
dead until others answer on its shards; then it returns. Another is frozen until others answer on its shards, wakes, and
is left alone by the others, which are killed: it must answer on all shards, its old ones included. When these are back,
the database is silent to one of them until others answer on its shards. At the end every acknowledged move must be
stored, no stored move may have been refused, and each match must have one board, which shows its last event. The
playground allows `max_concurrency` shards to identify at a time, as Discord does: none may come too early. No log may
contain an error, except that of the process without a database. Prints the figures; the exit status is 1 if any of this
fails, or if no move was acknowledged.
"""

import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from sqlalchemy import make_url, text

from benchmarks.options import numbers
from benchmarks.processes import Process, Processes, guild_on
from bot.domain import GuildId, Match, MatchId
from bot.storage import Store
from discord_playground import Message, NotPossibleError, Person, Playground
from tests.end_to_end.boards import board_in
from tests.postgres import MIGRATED, running_server
from tests.proxy import Proxy

TOO_EARLY = "session has been invalidated"
"""The words in discord.py's log when Discord asks a shard to identify later."""

AT_ONCE = 4
"""How many shards may identify at a time. Discord allows large bots 16, small ones 1."""

TAKEN_OVER = 150
"""Seconds until a dead process's shard is answered again: a lease expires after 60, and identifying takes turns."""

ANSWERED = 4.0

NOTICED = 30.0
"""Seconds in which a process that wakes notices what has happened."""


class Club:
    """A server of one shard, in which matches are played by typed moves, one after the other."""

    def __init__(self, arena: "Arena", shard: int) -> None:
        self.arena = arena
        self.shard = shard
        playground = arena.playground
        self.guild = guild = guild_on(playground, shard, arena.shards, f"Club {shard}")
        self.channel = guild.create_text_channel("games")
        guild.add_bot(arena.application)
        self.players = [playground.create_user(f"{colour}{shard}") for colour in ("white", "black")]
        for person in self.players:
            guild.add_member(person)
        self.match: MatchId | None = None
        self.answered_at = 0.0

    async def play(self) -> None:
        """Play continuously, even without answers."""
        while True:
            with contextlib.suppress(NotPossibleError, TimeoutError):
                await self._step()
            await asyncio.sleep(self.arena.rng.uniform(1, 3))

    async def _step(self) -> None:
        match = await self.arena.running_in(GuildId(self.guild.id))
        if match is None:
            await self._begin()
            return
        mover = self.players[0 if match.player_to_move == self.players[0].id else 1]
        legal = match.position.legal_moves()
        harmless = [move for move in legal if not match.position.cut_off_by(move)]
        move = self.arena.rng.choice(harmless or legal)
        answer = await self._use(mover, "move", {"move": str(move), "match": match.id})
        if answer is None or "my database" in answer.text:
            self.arena.uncertain.add((match.id, str(move)))
            return
        played = answer.deleted or "Played: " in answer.text
        if not harmless:  # the bot asks for confirmation, on a page that is deleted once the match continues
            return
        (self.arena.acknowledged if played else self.arena.refused).append((match.id, str(move)))

    async def _begin(self) -> None:
        white, black = self.players
        await self._use(white, "challenge", {"opponent": black, "setup": "random"})
        for notice in [each for each in black.messages(self.channel) if not each.ephemeral]:
            if any(button.label == "Accept" for button in notice.buttons):
                used = await black.click(notice, "Accept")
                await used.settled(timeout=ANSWERED)

    async def _use(self, person: Person, command: str, options: dict[str, object]) -> Message | None:
        used = person.begin_command(self.channel, f"dvonn {command}", options)
        try:
            answer = (await used.settled(timeout=ANSWERED)).response
        except TimeoutError:
            answer = None
        if answer is None:
            self.arena.unanswered += 1
        else:
            self.answered_at = time.monotonic()
        return answer

    def boards(self) -> list[Message]:
        """Return the messages with a picture, also in threads: a second simultaneous match has its board in one."""
        places = (self.channel, *self.channel.threads)
        shown = [each for place in places for each in self.players[0].messages(place)]
        return [each for each in shown if not each.ephemeral and each.media]


class Arena:
    def __init__(
        self, playground: Playground, store: Store, folder: Path, *, processes: int, shards: int, seed: int
    ) -> None:
        self.playground = playground
        self.store = store
        self.rng = random.Random(seed)
        self.count = processes
        self.shards = shards
        self.application = playground.create_application("DVONN", shards=shards)
        self.application.max_concurrency = AT_ONCE
        self.clubs = [Club(self, shard) for shard in range(shards)]
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

    async def start(self, number: int, url: str) -> None:
        """Start a process; an older one of the same number continues until it is stopped."""
        shared = {"CLUSTER": f"{number}/{self.count}", "SHARDS": str(self.shards)}
        self.processes[number] = await self.all.start(url, **shared)

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
        return self.clubs[number - 1 :: self.count]

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

    async def running_in(self, guild: GuildId) -> Match | None:
        async with self.store.read() as uow:
            found = await uow.boards.running_in(guild)
            return await uow.matches.find(found[0]) if found else None

    async def matches(self) -> list[Match]:
        """Return every match in the database."""
        async with self.store._engine.connect() as connection:  # noqa: SLF001  as above
            ids = (await connection.execute(text("SELECT id FROM matches ORDER BY id"))).scalars().all()
        async with self.store.read() as uow:
            return [await uow.matches.find(MatchId(number)) for number in ids]

    def faithful(self, match: Match) -> bool:
        """Whether the match has exactly one board, with its last event."""
        (club,) = (each for each in self.clubs if each.guild.id == match.venue.guild)
        boards = filter(None, map(board_in, club.boards()))
        return [board.number for board in boards if board.about == match.id] == [match.number]


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
    early = sum(log.count(TOO_EARLY) for log in arena.all.logs())
    errors = arena.all.errors(but=arena.without_database)
    print(f"{len(matches)} matches, {plies} plies replayed; unanswered {arena.unanswered}")
    print(f"acknowledged {len(arena.acknowledged)}, lost {lost.total()}; refused but played {len(wrong)}")
    print(f"boards: {faithful} of {len(matches)} appear once and show the last event")
    print(f"shards that identified too early: {early}; errors in the logs: {len(errors)}")
    for line in errors:
        print(line)
    amiss = lost or wrong or faithful < len(matches) or taken_over > TAKEN_OVER or early or errors
    return bool(arena.acknowledged) and not amiss


async def run(folder: Path, *, processes: int, shards: int, seconds: int, kills: int, seed: int) -> bool:
    """Run with a PostgreSQL server and a playground."""
    with running_server() as server:
        await server.migrate()
        async with server.database(like=MIGRATED) as url, Playground(rate_limits=True) as playground:
            store = await Store.open(url)
            arena = Arena(playground, store, folder, processes=processes, shards=shards, seed=seed)
            try:
                return await measure(arena, url, seconds=seconds, kills=kills)
            finally:
                await arena.all.kill_all()
                await store.close()


def main() -> int:
    asked = numbers(__doc__, processes=4, shards=16, seconds=60, kills=8, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(run(Path(folder), **asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
