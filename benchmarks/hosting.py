"""A bot on several servers of the playground, as a simulation runs it: in this process, or as programs of their own.

In this process, the bot uses SQLite and looks now and then whether something is due. Programs share one PostgreSQL,
there is one for each shard and its server, and people reach them through Discord alone.
"""

import asyncio
import contextlib
import random
import signal
import sqlite3
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import make_url
from typing_extensions import override

from benchmarks.processes import Process, Processes, guild_on
from bot.domain import Match, MatchId, UserId
from bot.domain.refusals import Refused
from bot.storage import Store
from discord_playground import (
    Application,
    Channel,
    Guild,
    Interaction,
    Message,
    Modal,
    NotPossibleError,
    Person,
    Playground,
)
from dvonn import Move
from tests.end_to_end.club import Club, answer_to, labels
from tests.logged import errors_in
from tests.postgres import MIGRATED, running_server

START = datetime(2040, 1, 2, 9, tzinfo=UTC)
"""The time at which simulations begin: a Monday, later than the machine's clock."""

HOUR = timedelta(hours=1)

ANSWERED = 20.0
"""Seconds after which someone waits no longer for an answer: its process was killed."""

DONE = 120.0
"""Seconds in which the processes do everything that is due."""

A_WHILE = timedelta(minutes=11)
"""After which what is edited at most every ten minutes gets its second edit."""

PROOFS = "SELECT count(*) FROM searches WHERE kind = 'league end'"
"""The open games at the end of a season that the engine is to prove, which takes time on no clock of the simulation."""


class Host(ABC):
    """Two servers, and the bot that is in both."""

    playground: Playground
    application: Application
    olga: Person
    """The owner of the servers."""
    guilds: list[Guild]

    def __init__(self) -> None:
        self.flaws: list[str] = []
        self.unanswered = 0

    @property
    @abstractmethod
    def store(self) -> Store: ...

    @abstractmethod
    def now(self) -> datetime:
        """The time of Discord and the bot."""

    @abstractmethod
    async def time_goes_by(self, span: timedelta) -> None:
        """Put the clocks forward and let the bot do everything that falls due."""

    @abstractmethod
    async def settle(self) -> None:
        """Wait until the bot has nothing to do."""

    @abstractmethod
    async def interrupt(self, rng: random.Random, ahead: timedelta = timedelta()) -> None:
        """Kill or stop a process at any moment, and start it again; what falls due `ahead` has begun by then."""

    @abstractmethod
    async def command(
        self, person: Person, channel: Channel, command: str, options: Mapping[str, object] | None = None
    ) -> Message | None:
        """Use a command; None if a process was killed before it answered."""

    @abstractmethod
    async def click(self, person: Person, message: Message, label: str) -> Message | None: ...

    @abstractmethod
    async def pick(self, person: Person, message: Message, value: str) -> Message | None: ...

    @abstractmethod
    async def fill_in(
        self, person: Person, message: Message, label: str, fields: Mapping[str, object]
    ) -> Message | None:
        """Fill in the form that a button opens."""

    @abstractmethod
    async def play(self, person: Person, match: Match, move: Move) -> None:
        """Play a move, which may be overtaken; the boards may show it later."""

    @abstractmethod
    async def answered(self, person: Person, match: Match) -> None:
        """Wait until the computer has answered a person's move."""

    @abstractmethod
    async def resign(self, person: Person, match: Match) -> None: ...

    @abstractmethod
    async def rows(self, query: str) -> Sequence[Sequence[Any]]:
        """Read the database without the bot's own code."""

    @abstractmethod
    async def execute(self, statement: str) -> None:
        """Change the database before anything happens."""

    async def stored_match(self, match: MatchId) -> Match:
        async with self.store.read() as uow:
            return await uow.matches.find(match)

    async def running_matches(self, person: Person) -> list[Match]:
        async with self.store.read() as uow:
            return list(await uow.matches.running_of(UserId(person.id)))


class OneProcess(Host):
    """The bot runs in this process, on SQLite."""

    def __init__(self, club: Club, looks_every: timedelta) -> None:
        super().__init__()
        self.club = club
        club.playground.clock.patient = True
        self.looks_every = looks_every
        self._moved: set[MatchId] = set()
        """The matches whose boards are shown with the next `settle`."""
        self.playground, self.application, self.olga = club.playground, club.application, club.olga
        other = self.playground.create_guild("Other club", owner=self.olga)
        other.create_text_channel("games")
        other.add_bot(self.application)
        self.guilds = [club.guild, other]

    @property
    @override
    def store(self) -> Store:
        return self.club.store  # another one after each restart

    @override
    def now(self) -> datetime:
        return self.club.now()

    @override
    async def time_goes_by(self, span: timedelta) -> None:
        await self.settle()
        while span > timedelta():
            self.club.put_clocks_forward(min(span, self.looks_every))
            span -= self.looks_every
            await self.club.bot.scheduler.look()
            await self.settle()

    @override
    async def settle(self) -> None:
        while self._moved:
            self.club.bot.presenter.refresh(self._moved.pop())
        await self.club.nothing_to_do()
        deadline = time.monotonic() + DONE
        while (await self.rows(f"{PROOFS} AND due_at <= {int(self.now().timestamp())}"))[0][0]:
            if time.monotonic() > deadline:
                self.flaws.append(f"{self.now():%d %b %H:%M}: waited {DONE:.0f} s in vain for proofs")
                return
            await asyncio.sleep(0.05)
        await self.club.nothing_to_do()

    @override
    async def interrupt(self, rng: random.Random, ahead: timedelta = timedelta()) -> None:
        self.club.put_clocks_forward(ahead)
        looking = asyncio.create_task(self.club.bot.scheduler.look())
        for _ in range(rng.randrange(200)):
            await asyncio.sleep(0)
        if rng.random() < 0.7:
            await self.club.kill_bot()
        else:
            looking.cancel()
            await self.club.stop_bot()
        await asyncio.wait([looking])
        await self.club.start_bot()

    @override
    async def command(
        self, person: Person, channel: Channel, command: str, options: Mapping[str, object] | None = None
    ) -> Message:
        return await self.club.use(person, command, dict(options or {}), channel=channel)

    @override
    async def click(self, person: Person, message: Message, label: str) -> Message:
        return await self.club.press(person, message, label)

    @override
    async def pick(self, person: Person, message: Message, value: str) -> Message:
        return await self.club.choose(person, message, value)

    @override
    async def fill_in(
        self, person: Person, message: Message, label: str, fields: Mapping[str, object]
    ) -> Message:
        return await answer_to(await person.submit((await person.click(message, label)).modal, fields))

    @override
    async def play(self, person: Person, match: Match, move: Move) -> None:
        with suppress(Refused):  # an unanswered command of before has played meanwhile
            await self.club.bot.matches.play(match.id, move, by=UserId(person.id), sure=True)
        self._moved.add(match.id)

    @override
    async def answered(self, person: Person, match: Match) -> None:
        await self.settle()

    @override
    async def resign(self, person: Person, match: Match) -> None:
        with suppress(Refused):  # it is over already
            await self.club.bot.matches.resign(match.id, by=UserId(person.id))
        self._moved.add(match.id)

    @override
    async def rows(self, query: str) -> Sequence[Sequence[Any]]:
        with contextlib.closing(sqlite3.connect(self.club.database)) as connection:
            return connection.execute(query).fetchall()

    @override
    async def execute(self, statement: str) -> None:
        with contextlib.closing(sqlite3.connect(self.club.database)) as connection, connection:
            connection.execute(statement)


# No computer is to move, every board shows the last event, and nothing is due.
UNDONE = """
    SELECT (SELECT count(*) FROM matches WHERE finished_at IS NULL AND mover_id = $1)
        + (SELECT count(*) FROM matches WHERE finished_at IS NULL AND due_at <= $2)
        + (SELECT count(*) FROM views WHERE kind = 'board' AND state = 'current' AND ended_at IS NULL
            AND (redraw OR shown < (SELECT max(number) FROM events WHERE match_id = views.about)))
        + (SELECT count(*) FROM views WHERE kind = 'board' AND state <> 'current')
        + (SELECT count(*) FROM views WHERE due_at <= $2)
        + (SELECT count(*) FROM weeks WHERE closes_at <= $2)
        + (SELECT count(*) FROM league_seasons WHERE due_at <= $2)
        + (SELECT count(*) FROM league_places WHERE due_at <= $2)
        + (SELECT count(*) FROM searches WHERE kind = 'league end' AND due_at <= $2)
"""
BEATS = "SELECT count(*) FROM heartbeat WHERE id >= 1000 AND id < 1000 + $1 AND at >= $2"


class SeveralProcesses(Host):
    """Each process of the bot is a program, on one PostgreSQL; there is a server for each of them."""

    def __init__(
        self, playground: Playground, url: str, folder: Path, *, processes: int, then: timedelta
    ) -> None:
        super().__init__()
        self.then = then
        self.playground = playground
        playground.clock.patient = True
        self.shards = processes
        self.application = playground.create_application("DVONN", shards=processes)
        self.olga = playground.create_user("olga", display_name="Olga")
        self.guilds = []
        for shard in range(processes):
            guild = guild_on(playground, shard, processes, f"Club {shard + 1}", owner=self.olga)
            guild.create_text_channel("games")
            guild.add_bot(self.application)
            self.guilds.append(guild)
        self.url = url
        self.offset = folder / "offset"
        self.processes = Processes(playground, self.application, folder)
        self.latest: dict[int, Process] = {}
        self.ahead = timedelta()
        self._put_forward(START - self.now())

    async def open_up(self) -> None:
        """Start all processes."""
        address = make_url(self.url)
        self.database = await asyncpg.create_pool(
            host=str(address.query["host"]), user="dvonn", database=address.database, min_size=1, max_size=4
        )
        self._store = await Store.open(self.url)
        for number in range(1, self.shards + 1):
            await self._start(number)
        await self.playground.connected(self.application, timeout=300)

    async def close(self) -> None:
        await self.processes.kill_all()
        await self._store.close()
        await self.database.close()

    async def _start(self, number: int) -> None:
        self.latest[number] = await self.processes.start(
            self.url,
            CLUSTER=f"{number}/{self.shards}",
            SHARDS=str(self.shards),
            CLOCK_OFFSET_FILE=str(self.offset),
        )

    def _put_forward(self, span: timedelta) -> None:
        self.ahead += span
        new = self.offset.with_suffix(".new")
        new.write_text(str(self.ahead.total_seconds()), encoding="ascii")
        new.replace(self.offset)  # each process reads it at any moment
        self.playground.clock.advance(span.total_seconds())

    @property
    @override
    def store(self) -> Store:
        return self._store

    @override
    def now(self) -> datetime:
        return datetime.now(START.tzinfo) + self.ahead

    @override
    async def time_goes_by(self, span: timedelta) -> None:
        for part in filter(None, (span, self.then)):
            self._put_forward(part)
            begun = self.now()
            await self._until(lambda begun=begun: self._is_noticed(begun), "all processes notice the time")
            await self.settle()

    async def _is_noticed(self, begun: datetime) -> bool:
        return await self._count(BEATS, self.shards, begun) == self.shards

    @override
    async def settle(self) -> None:
        await self._until(self._is_done, "everything is done")

    async def _is_done(self) -> bool:
        return not await self._count(UNDONE, self.application.id, int(self.now().timestamp()))

    async def _count(self, query: str, *values: object) -> int:
        return int(await self.database.fetchval(query, *values))

    async def _until(self, condition: Any, what: str) -> None:  # noqa: ANN401  an asynchronous predicate
        """Wait for a condition; note a flaw if it doesn't come true."""
        deadline = time.monotonic() + DONE
        while not await condition():
            if time.monotonic() > deadline:
                self.flaws.append(f"{self.now():%d %b %H:%M}: waited {DONE:.0f} s in vain until {what}")
                return
            await asyncio.sleep(0.1)

    @override
    async def interrupt(self, rng: random.Random, ahead: timedelta = timedelta()) -> None:
        """Kill or stop any of the processes while the others go on, and start it again."""
        self._put_forward(ahead)
        await asyncio.sleep(rng.uniform(0, 1))
        number = rng.randint(1, self.shards)
        before = await self._holder(number)
        await self.latest[number].end(signal.SIGKILL if rng.random() < 0.7 else signal.SIGTERM)
        await self._start(number)

        async def holds_its_shard() -> bool:
            return await self._holder(number) not in (None, "", before)

        await self._until(holds_its_shard, f"process {number} holds its shard again")

    async def _holder(self, number: int) -> str | None:
        query = "SELECT holder FROM leases WHERE shards = $1 AND shard = $2"
        found: str | None = await self.database.fetchval(query, self.shards, number - 1)
        return found

    # what people do

    async def _answer(self, using: Interaction) -> Message | None:
        """Return the answer to an interaction that has begun."""
        try:
            return (await using.settled(timeout=ANSWERED)).response
        except TimeoutError:
            self.unanswered += 1
            return None

    @override
    async def command(
        self, person: Person, channel: Channel, command: str, options: Mapping[str, object] | None = None
    ) -> Message | None:
        return await self._answer(person.begin_command(channel, command, options or {}))

    @override
    async def click(self, person: Person, message: Message, label: str) -> Message | None:
        with suppress(NotPossibleError):  # it was edited meanwhile
            return await self._answer(person.begin_click(message, label))
        return None

    @override
    async def pick(self, person: Person, message: Message, value: str) -> Message | None:
        return await self._answer(person.begin_select(message, message.selects[0].custom_id or "", value))

    @override
    async def fill_in(
        self, person: Person, message: Message, label: str, fields: Mapping[str, object]
    ) -> Message | None:
        opening = await person.begin_click(message, label).settled(timeout=ANSWERED)
        form: Modal | None = opening.modal
        return await self._answer(person.begin_submit(form, fields))

    @override
    async def play(self, person: Person, match: Match, move: Move) -> None:
        direct = person.direct_messages(self.application)
        page = await self.command(person, direct, "dvonn move", {"move": str(move), "match": match.id})
        if page and not page.deleted and "Play it" in labels(page):  # it cuts off own pieces
            await self.click(person, page, "Play it")

    @override
    async def answered(self, person: Person, match: Match) -> None:
        async def is_answered() -> bool:
            now = await self.stored_match(match.id)
            return now.is_over or now.player_to_move == person.id

        await self._until(is_answered, f"the computer has moved in match {match.id}")

    @override
    async def resign(self, person: Person, match: Match) -> None:
        direct = person.direct_messages(self.application)
        page = await self.command(person, direct, "dvonn resign", {"match": match.id})
        if page and "Resign" in labels(page):
            await self.click(person, page, "Resign")

    @override
    async def rows(self, query: str) -> Sequence[Sequence[Any]]:
        return [tuple(row) for row in await self.database.fetch(query)]

    @override
    async def execute(self, statement: str) -> None:
        await self.database.execute(statement)


@contextlib.asynccontextmanager
async def hosted(
    folder: Path, *, processes: int, looks_every: timedelta = HOUR, then: timedelta = A_WHILE
) -> AsyncIterator[Host]:
    """Run the bot, at the time `START`; what a process logs as an error is a flaw.

    A single process looks every hour, or less often, whether something is due. Programs do that by themselves; `then`
    is how much time goes by once more after each span.
    """
    if processes == 1:
        club = Club(folder / "dvonn.db")
        club.put_clocks_forward(START - club.now())
        async with club:
            host = OneProcess(club, looks_every)
            try:
                yield host
            finally:
                lines = "\n".join(club.log_capture.lines[::2])  # each line comes in both formats
                host.flaws += [f"in the log: {line}" for line in errors_in(lines)]
        return
    with running_server() as server:
        await server.migrate()
        async with server.database(like=MIGRATED) as url, Playground() as playground:
            several = SeveralProcesses(playground, url, folder, processes=processes, then=then)
            await several.open_up()
            try:
                yield several
                several.flaws += [f"in a log: {line}" for line in several.processes.errors()]
            finally:
                await several.close()


class Requests:
    """Counts the requests that count against Discord's limits, by place and period; answers to interactions don't."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.counted: dict[tuple[str, int], Counter[str]] = {}

    def count(self, period: int) -> None:
        """Count the requests since the last time as those of a period."""
        places = {
            channel.id: f"server {number}"
            for number, guild in enumerate(self._host.guilds, start=1)
            for channel in guild.channels.values()
        }
        for request in self._host.playground.requests:
            route = request.route or ""
            if request.channel_id and not route.startswith(("/interactions", "/webhooks")):
                place = places.get(request.channel_id, "direct messages")
                counter = self.counted.setdefault((place, period), Counter())
                counter[f"{request.method} {route}"] += 1
        self._host.playground.requests.clear()
