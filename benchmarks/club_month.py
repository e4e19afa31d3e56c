"""A month of boards of the week: 30 people on two servers, with restarts and kills in the middle of everything.

    python -m benchmarks.club_month [--people 30] [--weeks 4] [--kills 8] [--seed 1] [--processes 1]

People open the board of the week in a server, play a few moves now and then, look at the table and share their
result; some give up, some are not done when the week ends, and some begin twice at the same moment. One week is missed
by all. With one process, the bot runs in this one, on SQLite, and looks every hour whether something is due. With more,
they are programs of their own on one PostgreSQL, one for each shard and its server; any of them is killed, and all that
people do goes through Discord. The judge (`benchmarks/club_judge.py`) knows nothing of the bot's services and tables:
it reads the events of all matches, plays them by the rules of `dvonn`, computes every result and table, and compares
them with the pages that people saw. It accounts for

- one set-up in each week, another one in each, and the same answers to the same moves at the same level,
- one try for each person and week, and one board in the direct messages for each try,
- every table that someone saw: its names, places and scores, and none before one's own try was over,
- one standing message in each server, one card for each shared result, and no ping.

Prints the figures, and the requests that count against Discord's limits; the exit status is 1 if anything is
unexplained. With several processes the clock jumps by almost a day: fewer comparisons of standing messages fall due.
"""

import asyncio
import contextlib
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import make_url
from typing_extensions import override

from benchmarks.club_judge import Judge
from benchmarks.club_people import START, Figures, People, Player, Stored
from benchmarks.options import numbers
from benchmarks.processes import Process, Processes, guild_on
from bot.domain import Match, MatchId, UserId
from bot.domain.refusals import Refused
from bot.storage import Store
from discord_playground import Channel, Message, NotPossibleError, Person, Playground
from dvonn import Move
from tests.end_to_end.club import Club, labels
from tests.postgres import MIGRATED, running_server

HOUR = timedelta(hours=1)

ANSWERED = 20.0
"""Seconds after which someone waits no longer for an answer: its process was killed."""

DONE = 120.0
"""Seconds in which the processes do everything that is due."""

A_WHILE = timedelta(minutes=11)
"""After which what is edited at most every ten minutes gets its second edit."""


class OneProcess(People):
    """The bot runs in this process, on SQLite."""

    def __init__(self, club: Club, *, people: int, seed: int) -> None:
        self.club = club
        self.playground, self.application, self.olga = club.playground, club.application, club.olga
        other = self.playground.create_guild("Other club", owner=self.olga)
        other.create_text_channel("games")
        other.add_bot(self.application)
        self.guilds = [club.guild, other]
        self.prepare(people=people, seed=seed)

    @override
    def now(self) -> datetime:
        return self.club.now()

    @override
    async def time_goes_by(self, span: timedelta) -> None:
        while span > timedelta():
            self.club.put_clocks_forward(min(span, HOUR))
            span -= HOUR
            await self.club.bot.scheduler.look()
            await self.settle()

    @override
    async def settle(self) -> None:
        await self.club.nothing_to_do()

    @override
    async def interrupt(self) -> None:
        for _ in range(self.rng.randrange(200)):
            await asyncio.sleep(0)
        if self.rng.random() < 0.7:
            await self.club.kill_bot()
        else:
            await self.club.stop_bot()
        await self.club.start_bot()

    @override
    async def command(
        self, person: Person, channel: Channel, command: str, options: dict[str, object] | None = None
    ) -> Message:
        return await self.club.use(person, command, options, channel=channel)

    @override
    async def click(self, person: Person, message: Message, label: str) -> Message:
        return await self.club.press(person, message, label)

    @override
    async def pick(self, person: Person, message: Message, value: str) -> Message:
        return await self.club.choose(person, message, value)

    @override
    async def stored_match(self, match: MatchId) -> Match:
        return await self.club.stored(match)

    @override
    async def running_tries(self, person: Person) -> list[Match]:
        return await running(self.club.store, person)

    @override
    async def play(self, player: Player, match: Match, move: Move) -> None:
        with suppress(Refused):  # an unanswered command of before has played meanwhile
            await self.club.bot.matches.play(match.id, move, by=UserId(player.person.id), sure=True)
        self.club.bot.presenter.refresh(match.id)
        await self.settle()

    @override
    async def resign(self, player: Player, match: Match) -> None:
        with suppress(Refused):  # it is over already
            await self.club.bot.matches.resign(match.id, by=UserId(player.person.id))

    @override
    async def stored_tries(self) -> list[Stored]:
        with contextlib.closing(sqlite3.connect(self.club.database)) as connection:
            matches = connection.execute(
                "SELECT id, white_id, black_id, computer_level FROM matches WHERE guild_id = 0 ORDER BY id"
            ).fetchall()
            return [
                Stored(
                    match,
                    white,
                    black,
                    level,
                    [
                        (kind, text, datetime.fromisoformat(at))
                        for kind, text, at in connection.execute(
                            "SELECT kind, text, at FROM events WHERE match_id = ? ORDER BY number", (match,)
                        )
                    ],
                )
                for match, white, black, level in matches
            ]


# Nobody waits for the computer, every board shows the last event, and nothing is due.
UNDONE = """
    SELECT (SELECT count(*) FROM matches WHERE finished_at IS NULL AND mover_id = $1)
        + (SELECT count(*) FROM views WHERE kind = 'board' AND state = 'current' AND ended_at IS NULL
            AND (redraw OR shown < (SELECT max(number) FROM events WHERE match_id = views.about)))
        + (SELECT count(*) FROM views WHERE kind = 'board' AND state <> 'current')
        + (SELECT count(*) FROM views WHERE due_at <= $2)
        + (SELECT count(*) FROM weeks WHERE closes_at <= $2)
"""
BEATS = "SELECT count(*) FROM heartbeat WHERE id >= 1000 AND id < 1000 + $1 AND at >= $2"


class SeveralProcesses(People):
    """Each process of the bot is a program, on one PostgreSQL; there is a server for each of them."""

    def __init__(
        self, playground: Playground, url: str, folder: Path, *, processes: int, people: int, seed: int
    ) -> None:
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
        self.prepare(people=people, seed=seed)
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
        self.store = await Store.open(self.url)
        for number in range(1, self.shards + 1):
            await self._start(number)
        await self.playground.connected(self.application, timeout=300)

    async def close(self) -> None:
        await self.processes.kill_all()
        await self.store.close()
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

    @override
    def now(self) -> datetime:
        return datetime.now(START.tzinfo) + self.ahead

    @override
    async def time_goes_by(self, span: timedelta) -> None:
        for part in (span, A_WHILE):
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
                self.figures.flaws.append(
                    f"{self.now():%d %b %H:%M}: waited {DONE:.0f} s in vain until {what}"
                )
                return
            await asyncio.sleep(0.1)

    @override
    async def interrupt(self) -> None:
        """Kill or stop any of the processes while the others go on, and start it again."""
        await asyncio.sleep(self.rng.uniform(0, 1))
        number = self.rng.randint(1, self.shards)
        before = await self._holder(number)
        await self.latest[number].end(signal.SIGKILL if self.rng.random() < 0.7 else signal.SIGTERM)
        await self._start(number)

        async def holds_its_shard() -> bool:
            return await self._holder(number) not in (None, "", before)

        await self._until(holds_its_shard, f"process {number} holds its shard again")

    async def _holder(self, number: int) -> str | None:
        query = "SELECT holder FROM leases WHERE shards = $1 AND shard = $2"
        found: str | None = await self.database.fetchval(query, self.shards, number - 1)
        return found

    # what people do

    async def _answer(self, using: Any) -> Message | None:  # noqa: ANN401  an interaction that has begun
        try:
            return (await using.settled(timeout=ANSWERED)).response  # type: ignore[no-any-return]
        except TimeoutError:
            self.figures.requests["unanswered"] += 1
            return None

    @override
    async def command(
        self, person: Person, channel: Channel, command: str, options: dict[str, object] | None = None
    ) -> Message | None:
        return await self._answer(person.begin_command(channel, command, options or {}))

    @override
    async def click(self, person: Person, message: Message, label: str) -> Message | None:
        with suppress(NotPossibleError):  # it was edited meanwhile
            return await self._answer(person.begin_click(message, label))
        return None

    @override
    async def pick(self, person: Person, message: Message, value: str) -> Message | None:
        used = await person.select(message, message.selects[0].custom_id, value)
        return await self._answer(used)

    @override
    async def stored_match(self, match: MatchId) -> Match:
        async with self.store.read() as uow:
            return await uow.matches.find(match)

    @override
    async def running_tries(self, person: Person) -> list[Match]:
        return await running(self.store, person)

    @override
    async def play(self, player: Player, match: Match, move: Move) -> None:
        direct = player.person.direct_messages(self.application)
        page = await self.command(player.person, direct, "dvonn move", {"move": str(move)})
        if page and not page.deleted and "Play it" in labels(page):  # it cuts off own pieces
            await self.click(player.person, page, "Play it")

        async def is_answered() -> bool:
            now = await self.stored_match(match.id)
            return now.is_over or now.player_to_move == player.person.id

        await self._until(is_answered, f"the computer has moved in match {match.id}")

    @override
    async def resign(self, player: Player, match: Match) -> None:
        direct = player.person.direct_messages(self.application)
        page = await self.command(player.person, direct, "dvonn resign")
        if page and "Resign" in labels(page):
            await self.click(player.person, page, "Resign")

    @override
    async def stored_tries(self) -> list[Stored]:
        matches = await self.database.fetch(
            "SELECT id, white_id, black_id, computer_level FROM matches WHERE guild_id = 0 ORDER BY id"
        )
        query = "SELECT kind, text, at FROM events WHERE match_id = $1 ORDER BY number"
        return [
            Stored(
                match["id"],
                match["white_id"],
                match["black_id"],
                match["computer_level"],
                [tuple(row) for row in await self.database.fetch(query, match["id"])],
            )
            for match in matches
        ]


async def running(store: Store, person: Person) -> list[Match]:
    async with store.read() as uow:
        return list(await uow.matches.running_of(UserId(person.id)))


@contextlib.asynccontextmanager
async def month(folder: Path, *, processes: int, people: int, seed: int) -> AsyncIterator[People]:
    """The servers, with the bot running."""
    if processes == 1:
        club = Club(folder / "dvonn.db")
        club.put_clocks_forward(START - club.now())
        async with club:
            yield OneProcess(club, people=people, seed=seed)
        return
    with running_server() as server:
        await server.migrate()
        async with server.database(like=MIGRATED) as url, Playground() as playground:
            several = SeveralProcesses(playground, url, folder, processes=processes, people=people, seed=seed)
            await several.open_up()
            try:
                yield several
                errors = several.processes.errors()
                several.figures.flaws += [f"in a log: {line}" for line in errors]
            finally:
                await several.close()


async def measure(
    *, people: int, weeks: int, kills: int, seed: int, processes: int, folder: Path
) -> tuple[Figures, Judge]:
    async with month(folder, processes=processes, people=people, seed=seed) as club:
        await club.move_in()
        await club.run(weeks=weeks, kills=kills)
        judge = Judge(club, await club.stored_tries())
        judge.judge()
        figures = club.figures
        figures.looks, figures.tables = len(club.looks), judge.tables
        figures.flaws += judge.flaws
        figures.flaws += [f"violation of Discord's limits: {each}" for each in club.playground.violations]
    return figures, judge


def print_requests(figures: Figures, tries: int) -> None:
    """Print the requests to Discord, for each server in a week, and for each try."""
    weeks = {week for _, week in figures.to_discord}
    for place in sorted({place for place, _ in figures.to_discord}):
        counted = [figures.to_discord[place, week] for week in sorted(weeks)]
        total = sum((each for each in counted[1:]), counted[0].copy())
        routes = ", ".join(f"{route} {count}" for route, count in total.most_common())
        if place == "direct messages":
            print(f"  {place}: {total.total() / max(1, tries):.1f} requests for each try ({routes})")
        else:
            amounts = ", ".join(str(each.total()) for each in counted)
            print(f"  {place}: {amounts} requests a week ({routes})")


def main() -> int:
    asked = numbers(__doc__, people=30, weeks=4, kills=8, seed=1, processes=1)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        figures, judge = asyncio.run(measure(**asked, folder=Path(folder)))
    tries = judge.tries
    print(
        f"{len(tries)} tries in {len({each.week for each in tries})} weeks, in {time.perf_counter() - began:.0f} s"
    )
    print(f"  finished {sum(each.is_finished for each in tries)}, restarts {figures.restarts}")
    print(f"  pages seen {figures.looks}, {figures.tables} with a table; cards shared {figures.shared}")
    print(f"  people: {', '.join(f'{name} {count}' for name, count in figures.requests.most_common())}")
    print_requests(figures, len(tries))
    margins = sorted(each.margin for each in tries if each.margin is not None)
    print(f"  margins: {margins[0]} to {margins[-1]}, median {margins[len(margins) // 2]}" if margins else "")
    print(f"unexplained: {len(figures.flaws)}")
    for flaw in figures.flaws[:20]:
        print("  -", flaw)
    return 1 if figures.flaws else 0


if __name__ == "__main__":
    sys.exit(main())
