"""Fairness of clocks: what each turn was charged, judged from outside.

python -m benchmarks.fairness [--turns 2000] [--tables 48] [--seed 1] [--days 0] [--places channel group-chat]

Pairs of people place pieces on the playground, in every kind of place (by default; see `PlaceKind`) and with every kind
of clock, while things fail at random: the bot's process
is suspended or killed, the line to Discord goes silent, Discord refuses or delays posts, the database is locked, the
machine's clock is set forward or back. Some players think longer than they may. With `--days 1` the clocks are of days,
and time passes in hours.

The judge shares no code with the bot. It sees when a board stood before its player, when a move was sent and when it
was stored, when things failed, and the banks in the database. For each turn it computes the least and the most that the
clock may have charged: between the two lies what the bot can't know, such as when exactly a silent line died. A turn is
wrong if it was charged more or less, if a player lost on time who had some left, or didn't lose who had none. Prints
the figures; the exit status is 1 if anything was wrong.
"""

import asyncio
import contextlib
import random
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.options import numbers_and_places
from benchmarks.processes import Process, Processes
from discord_playground import (
    Application,
    Event,
    Guild,
    Message,
    MessageCreated,
    MessageEdited,
    NotPossibleError,
    Person,
    Playground,
)
from tests.end_to_end.places import PlaceKind, about, open_place
from tests.proxy import Proxy

COLUMNS = "abcdefghijk"
SPACES = [
    f"{column}{row}"
    for row, columns in (
        (1, "abcdefghi"),
        (2, "abcdefghij"),
        (3, COLUMNS),
        (4, "bcdefghijk"),
        (5, "cdefghijk"),
    )
    for column in columns
]

LIVE_PACES = ("20s", "25s + 3s", "40s + 2s < 45s", "15s")
DAY_PACES = ("1d", "1d + 6h", "2d + 4h < 3d")
"""Paces as people type them."""

SECONDS = {"d": 86400, "h": 3600, "m": 60, "s": 1}

ROUNDING = 3.0
"""Seconds by which a charge may differ: clocks count whole seconds, and the judge looks a few times a second."""

OVERTIME = 0.04
"""The share of turns in which a player thinks for about as long as there is time."""

LOOKS = 0.2
"""Seconds between two looks of the judge."""

UNKNOWN = 12.0
"""Seconds before a failure which the bot can't tell from it: since its last heartbeat, or Discord's last word."""

SLOW = 2.0
"""How many seconds longer the line is silent than other things fail."""

LATE = 20.0
"""Seconds of real time after the last moment of a bank, within which a loss on time must be stored."""


def replace_text(file: Path, text: str) -> None:
    """Write a file so that nobody reads half of it."""
    new = file.with_suffix(".new")
    new.write_text(text, encoding="ascii")
    new.replace(file)


@dataclass
class Failure:
    """A span in which something failed."""

    begun: float
    stops_players: bool
    ended: float = float("inf")


@dataclass
class Timeline:
    """Real time, the time that passes by the offset file, and the spans in which something failed."""

    offset: Path
    passed: list[tuple[float, float]] = field(default_factory=lambda: [(0.0, 0.0)])
    """When time was put forward, and by how many seconds in all."""
    failures: list["Failure"] = field(default_factory=list)

    def virtual(self, at: float) -> float:
        """Return the seconds that have passed until a real moment."""
        return at + next(by for since, by in reversed(self.passed) if since <= at)

    def put_forward(self, seconds: float) -> None:
        by = self.passed[-1][1] + seconds
        replace_text(self.offset, str(by))
        self.passed.append((time.monotonic(), by))

    @contextlib.contextmanager
    def failing(self, *, stops_players: bool = True) -> Iterator[None]:
        failure = Failure(time.monotonic(), stops_players)
        self.failures.append(failure)
        yield
        failure.ended = time.monotonic()

    def most(self, since: float, until: float) -> float:
        """Return the seconds between two moments in which players could act."""
        return self._outside(
            [(each.begun, each.ended) for each in self.failures if each.stops_players], since, until
        )

    def least(self, since: float, until: float) -> float:
        """Return the seconds between two moments in which, as the bot can know, players could act."""
        return self._outside(
            [(each.begun - UNKNOWN, each.ended + UNKNOWN) for each in self.failures], since, until
        )

    def _outside(self, spans: Iterable[tuple[float, float]], since: float, until: float) -> float:
        free, at = 0.0, since
        for begun, ended in sorted(spans):
            if begun > until:
                break
            if begun > at:
                free += self.virtual(begun) - self.virtual(at)
            at = max(at, ended)
        return free + max(0.0, self.virtual(until) - self.virtual(at)) if at < until else free


@dataclass
class Turn:
    """A turn of a match, as the judge sees it."""

    number: int
    """The event that began it."""
    bank: float
    stood: float | None = None
    """When its board stood in the channel."""
    recorded: float | None = None
    """When the bot was seen to know that."""


class Judge:
    """Compares what was charged with what may be."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.turns = self.losses = 0
        self.wrong: list[str] = []

    def bounds(self, turn: Turn, sent: float, stored: float) -> tuple[float, float]:
        """Return the least and the most that a turn may be charged for a move sent and stored then."""
        line = self.timeline
        most = 0.0 if turn.stood is None or turn.stood > stored else line.most(turn.stood, stored)
        if turn.recorded is None or turn.recorded > sent:
            return 0.0, most
        return line.least(turn.recorded, sent), most

    def moved(self, what: str, turn: Turn, sent: float, stored: float, charged: float | None) -> None:
        """Judge a turn by what its bank has lost, if that can be seen: not if it is as full as it can be."""
        self.turns += 1
        least, most = self.bounds(turn, sent, stored)
        if charged is not None and not least - ROUNDING <= charged <= most + ROUNDING:
            self.wrong.append(f"{what}: charged {charged:.0f} s, may be {least:.1f} to {most:.1f}")
        if least > turn.bank + ROUNDING:
            self.wrong.append(f"{what}: played {least - turn.bank:.1f} s after the flag")

    def lost(self, what: str, turn: Turn, at: float) -> None:
        self.turns += 1
        self.losses += 1
        _, most = self.bounds(turn, at, at)
        if most < turn.bank - ROUNDING:
            self.wrong.append(f"{what}: lost on time with {turn.bank - most:.1f} s left")

    def runs(self, what: str, turn: Turn, at: float) -> bool:
        """Whether a match may still run; if not, a loss on time was missed."""
        least, _ = self.bounds(turn, at - LATE, at - LATE)
        if least > turn.bank + ROUNDING:
            self.wrong.append(f"{what}: not lost on time after {least - turn.bank:.1f} s more than it had")
            return False
        return True


class Database:
    """Reads the bot's file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with contextlib.closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=20)) as reader:
            return reader.execute(query, values).fetchall()

    def match(self, number: int, reader: int = 0) -> tuple[int, int, float | None, str | None]:
        """Return the last event, the event shown, the bank of the player who waits, and the kind of the last event.

        The event shown is that on the newest board that a `reader` sees.
        """
        ((last, shown, waiting, kind),) = self.ask(
            "SELECT (SELECT max(number) FROM events WHERE match_id = id),"
            " (SELECT max(shown) FROM views WHERE kind = 'board' AND state = 'current' AND about = matches.id"
            "  AND coalesce(reader_id, ?) = ?), waiting_s,"
            " (SELECT kind FROM events WHERE match_id = id ORDER BY number DESC LIMIT 1) FROM matches WHERE id = ?",
            *(reader, reader, number),
        )
        return last, shown, waiting, kind

    def pace(self, number: int) -> tuple[float, float | None, float]:
        """Return the bank, the cap and the increment of a match in seconds; without an increment, it is per move."""
        ((code,),) = self.ask("SELECT time_control FROM matches WHERE id = ?", number)
        if code.isdigit():
            return int(code) * SECONDS["d"], None, 0
        bank, *more = (int(count) * SECONDS[unit] for count, unit in re.findall(r"(\d+)([dhms])", code))
        increment, *cap = more or [0]
        return bank, cap[0] if cap else None, increment

    def newest(self, player: int) -> int:
        ((number,),) = self.ask("SELECT coalesce(max(id), 0) FROM matches WHERE white_id = ?", player)
        return int(number)


class Table:
    """A place in which two people play one match after another."""

    def __init__(self, arena: "Arena", number: int, kind: PlaceKind) -> None:
        self.arena = arena
        self.rng = random.Random(f"{arena.seed} {number}")
        self.place = open_place(
            kind, arena.playground, arena.application, arena.guild_of(kind), f"table-{number}"
        )
        self.people = self.place.players
        self.boards: dict[tuple[int, int, int], float] = {}
        """When the board of each match and event stood before each player."""

    def see(self, message: Message) -> None:
        """Note a board before the players who see it."""
        match, number = about(message)
        if match:
            for person in self.place.readers_in(message.channel):
                self.boards.setdefault((match, number, person.id), time.monotonic())

    async def play(self) -> None:
        is_ready = False
        while True:
            try:
                if not is_ready:
                    await self.place.prepare()
                    is_ready = True
                await self._match()
            except (NotPossibleError, TimeoutError, sqlite3.Error):
                await asyncio.sleep(0.5)

    async def _match(self) -> None:
        arena, white = self.arena, self.people[0].id
        pace = self.rng.choice(arena.paces)
        before = arena.database.newest(white)
        with contextlib.suppress(TimeoutError):
            await self.place.begin(setup="full", pace=pace, colour="white")
        match = arena.database.newest(white)
        if match == before:
            return
        await self._placements(match, *arena.database.pace(match))

    async def _placements(self, match: int, bank: float, cap: float | None, increment: float) -> None:
        judge, banks = self.arena.judge, [bank, bank]
        spaces = self.rng.sample(SPACES, len(SPACES))
        last, *_ = self.arena.database.match(match)
        for ply, space in enumerate(spaces):
            side = ply % 2
            what, person = f"match {match} ply {ply} in {self.place.kind}", self.people[side]
            turn = Turn(last, banks[side] if increment else bank)
            sent = await self._think(match, turn, person, self._thought() * turn.bank)
            while True:
                if sent is not None:
                    sent = time.monotonic()
                    with contextlib.suppress(TimeoutError):
                        await self.place.put(person, match, space)
                number, _, waiting, ended = self.arena.database.match(match)
                now = time.monotonic()
                if number > last and ended == "place":
                    new = waiting if waiting is not None else bank
                    spent = turn.bank + increment - new
                    is_full = not increment or (cap is not None and new >= cap)
                    judge.moved(what, turn, sent or now, now, None if is_full else spent)
                    banks[side], last = new, number
                    break
                if ended == "timeout" or (ended == "cancel" and number > last):
                    judge.lost(what, turn, now)
                    return
                if not judge.runs(what, turn, now):
                    return
                sent = await self._think(match, turn, person, 1.0)

    def _thought(self) -> float:
        """Draw the share of the bank for which the player thinks: mostly little, sometimes to the end and beyond."""
        return self.rng.uniform(0.9, 1.3) if self.rng.random() < OVERTIME else self.rng.random() ** 4

    async def _think(self, match: int, turn: Turn, person: Person, seconds: float) -> float | None:
        """Let the player think, and note when the board is there; None if the match ends before."""
        line = self.arena.timeline
        until = line.virtual(time.monotonic()) + seconds
        while True:
            with contextlib.suppress(sqlite3.OperationalError):
                _, shown, _, ended = self.arena.database.match(match, person.id)
                turn.stood = next(
                    (
                        at
                        for (seen, number, reader), at in self.boards.items()
                        if seen == match and number >= turn.number and reader == person.id
                    ),
                    None,
                )
                if shown >= turn.number and turn.recorded is None:
                    turn.recorded = time.monotonic()
                if ended in {"timeout", "cancel"}:
                    return None
            if line.virtual(time.monotonic()) >= until:
                return time.monotonic()
            await asyncio.sleep(LOOKS)


class Arena:
    """The bot, its tables, and what fails."""

    def __init__(
        self,
        playground: Playground,
        proxy: Proxy,
        folder: Path,
        *,
        tables: int,
        seed: int,
        days: bool,
        places: Sequence[PlaceKind],
    ) -> None:
        self.playground = playground
        self.proxy = proxy
        self.seed = seed
        self.days = days
        self.paces = DAY_PACES if days else LIVE_PACES
        self.rng = random.Random(seed)
        self.timeline = Timeline(folder / "offset")
        self.timeline.put_forward(0)
        self.machine_clock = folder / "machine"
        self.judge = Judge(self.timeline)
        self.database = Database(folder / "fairness.db")
        self.application: Application = playground.create_application("DVONN")
        self.guilds: dict[bool, Guild] = {}
        self.processes = Processes(playground, self.application, folder, module="benchmarks.jumping_bot")
        self.tables = [Table(self, number, places[number % len(places)]) for number in range(tables)]
        self.failures = Counter[str]()
        playground.stream.subscribe(self._see)

    def guild_of(self, kind: PlaceKind) -> Guild:
        """Return the server of the bot for a kind of place: one gives each match a thread."""
        in_threads = kind is PlaceKind.THREAD
        if in_threads not in self.guilds:
            owner = self.playground.create_user(f"owner-{in_threads}")
            guild = self.guilds[in_threads] = self.playground.create_guild("Club", owner=owner)
            guild.create_text_channel("hall")
            guild.add_bot(self.application)
        return self.guilds[in_threads]

    def _see(self, event: Event) -> None:
        # A ping whose board hasn't taken its place yet doesn't count.
        if isinstance(event, MessageCreated | MessageEdited) and event.message.is_v2:
            for table in self.tables:
                table.see(event.message)

    async def start(self) -> Process:
        return await self.processes.start(
            f"sqlite+aiosqlite:///{self.database.file}",
            DISCORD_API_URL=self.playground.api_url,
            CLOCK_OFFSET_FILE=str(self.timeline.offset),
            MACHINE_CLOCK_FILE=str(self.machine_clock),
        )

    async def fail(self) -> None:
        """Let one thing after another fail."""
        failures: list[Callable[[], Awaitable[None]]] = [
            self._suspended, self._killed, self._silent, self._refused, self._delayed, self._locked, self._leaping,
        ]  # fmt: skip
        while True:
            await asyncio.sleep(
                self.rng.uniform(3, 9) + (3 * UNKNOWN if self.days else 0)
            )  # then time passes
            failure = self.rng.choice(failures)
            self.failures[failure.__name__.lstrip("_")] += 1
            await failure()

    def _span(self) -> float:
        return self.rng.uniform(4, 20)

    async def _suspended(self) -> None:
        process = self.processes.alive[0]
        with self.timeline.failing():
            process.send(signal.SIGSTOP)
            await asyncio.sleep(self._span())
            process.send(signal.SIGCONT)

    async def _killed(self) -> None:
        with self.timeline.failing():
            await self.processes.alive[0].end(signal.SIGKILL)
            await asyncio.sleep(self._span() / 2)
            await self.start()
            await self.playground.connected(self.application, timeout=120)

    async def _silent(self) -> None:
        """Discord says nothing, for longer than it may take for an answer: that can't be told from silence."""
        with self.timeline.failing():
            self.proxy.freeze()
            await asyncio.sleep(SLOW + self._span())
            self.proxy.thaw()

    async def _refused(self) -> None:
        """Discord refuses boards: only players who have seen theirs are charged."""
        self.playground.faults.next("POST", "/channels/{channel_id}/messages", status=503, times=1000)
        await asyncio.sleep(self._span())
        self.playground.faults.clear()

    async def _delayed(self) -> None:
        self.playground.faults.next("POST", "/channels/{channel_id}/messages", delay=6.0, times=3)
        await asyncio.sleep(self._span())
        self.playground.faults.clear()

    async def _locked(self) -> None:
        with (
            self.timeline.failing(),
            contextlib.closing(sqlite3.connect(self.database.file, timeout=30)) as other,
        ):
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self._span())
            other.rollback()

    async def _leaping(self) -> None:
        """The machine's clock is set: players can act meanwhile, but it takes a moment until the bot has noticed."""
        wrong = float(self.machine_clock.read_text() or 0) if self.machine_clock.exists() else 0.0
        with self.timeline.failing(stops_players=False):
            replace_text(self.machine_clock, str(wrong + self.rng.choice([-600, -30, 30, 600, 7200])))
            await asyncio.sleep(3)

    async def pass_time(self) -> None:
        """With clocks of days, let hours pass; not while something fails, so that the judge knows what was lost."""
        while self.days:
            await asyncio.sleep(self.rng.uniform(0.5, 2))
            if all(
                each.ended != float("inf") and time.monotonic() - each.ended > UNKNOWN
                for each in self.timeline.failures
            ):
                self.timeline.put_forward(self.rng.uniform(600, 10800))


@contextlib.asynccontextmanager
async def arena_of(**asked: Any) -> AsyncIterator[Arena]:  # noqa: ANN401  the options
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playground = await stack.enter_async_context(Playground())
        ground = playground.world.ground
        proxy = await stack.enter_async_context(Proxy(int(ground.origin.rpartition(":")[2])))
        ground.origin = f"http://127.0.0.1:{proxy.port}"
        arena = Arena(playground, proxy, folder, **asked)
        stack.push_async_callback(arena.processes.kill_all)
        await arena.start()
        await playground.connected(arena.application, timeout=120)
        yield arena


async def measure(turns: int, tables: int, seed: int, days: int, places: Sequence[PlaceKind]) -> bool:
    async with arena_of(tables=tables, seed=seed, days=bool(days), places=places) as arena:
        running = [asyncio.create_task(each) for each in (arena.fail(), arena.pass_time())]
        running += [asyncio.create_task(table.play()) for table in arena.tables]
        judge, begun = arena.judge, time.monotonic()
        while judge.turns < turns:
            done, _ = await asyncio.wait(running, timeout=1, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                if not days or not task.cancelled():
                    task.result()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        failures = ", ".join(f"{name} {count}" for name, count in sorted(arena.failures.items()))
        print(
            f"{judge.turns} turns in {time.monotonic() - begun:.0f} s, {judge.losses} losses on time; {failures}"
        )
        errors = [line for line in arena.processes.errors() if "no database" not in line]
        print(f"wrong: {len(judge.wrong)}; errors in the log: {len(errors)}")
        for line in [*judge.wrong[:20], *errors[:5]]:
            print(f"  {line}")
        return not judge.wrong and not errors


def main() -> int:
    without = [PlaceKind.TWO_SERVERS]  # there, nobody chooses a clock
    asked = numbers_and_places(__doc__, without, turns=2000, tables=48, seed=1, days=0)
    return 0 if asyncio.run(measure(**asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
