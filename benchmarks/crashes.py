"""Crashes lose nothing but time.

python -m benchmarks.crashes [--kills 30] [--seed 1] [--only 3]

Two people in each of some servers play random matches on the playground while processes of the bot are killed at random
moments and restarted: `--kills` times in each of eight combinations, by SIGKILL and by SIGTERM, on SQLite and
PostgreSQL, with one process and with four. On PostgreSQL they share Discord's shards; on an SQLite file one works while
the others wait, and the working one is killed. At the end of each combination every acknowledged move must be stored,
none twice, nobody pinged twice for an event, and each match must have exactly one board, which shows its last event; no
log may contain an error. Prints the figures; the exit status is 1 if anything was lost or repeated, or if no move was
acknowledged. `--only` selects one of the combinations, from 1 to 8.
"""

import asyncio
import contextlib
import itertools
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import text

from benchmarks.options import numbers
from benchmarks.processes import Process, Processes, guild_on
from bot.domain import Match, MatchId
from bot.storage import Store
from bot.toolkit.page import MessageTag
from discord_playground import (
    Application,
    Event,
    Interaction,
    Message,
    MessageCreated,
    NotPossibleError,
    Playground,
)
from tests.end_to_end.boards import board_in, tag_in
from tests.postgres import MIGRATED, Server, running_server

LONGEST_LIFE = 1.5
"""The longest time in seconds from the bot's first answer to the next kill."""

SILENCE = 20
"""Seconds after which a process is killed even without an answer."""

CONNECTED = 600
"""Seconds that a process has to connect, even on a busy machine."""

SHOWN = 60
"""Seconds within which everything must be in order after the last kill."""

ANSWERED = 4.0

STANDS_BY, STARTS = "standing by until it is gone", "The other process is gone"
"""The lines that a process logs while it waits for a file, and once it works with it."""

MOVE = r"[a-k][1-5]( → [a-k][1-5])?"
"""The beginning of a choice's label: a stack, its target, or a whole move."""

UNFINISHED = -1
"""Stands for a message that has pinged and whose board never took its place."""

SPACE = 2
"""The number of characters of a space's name."""


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
    """A server of one shard, in which two people play matches by buttons."""

    def __init__(self, arena: "Arena", shard: int) -> None:
        self.arena = arena
        self.playground = arena.playground
        self.guild = guild_on(self.playground, shard, arena.shards, f"Corner {shard}")
        self.guild.create_text_channel("hall")  # for the bot's welcome card
        self.channel = self.guild.create_text_channel("games")
        self.guild.add_bot(arena.application)
        self.players = [self.playground.create_user(f"{colour}{shard}") for colour in ("white", "black")]
        for person in self.players:
            self.guild.add_member(person)
        self.rng = random.Random(arena.rng.random())
        self.acknowledged: list[tuple[MatchId, str]] = []
        self.answered = self.unanswered = 0

    async def play(self) -> None:
        """Challenge, accept and move continuously, even without answers."""
        while True:
            try:
                await self._step()
            except (NotPossibleError, TimeoutError):
                self.unanswered += 1  # the board was just deleted, or the bot is down
                await asyncio.sleep(0.1)
            await asyncio.sleep(0)

    async def _step(self) -> None:
        boards = [each for each in self.shown() if any(button.label == "Move" for button in each.buttons)]
        if not boards:
            await self._begin()
            return
        board = self.rng.choice(boards)
        mover = next(
            (person for person in self.players if person.id in board.pings), self.rng.choice(self.players)
        )
        number = self._match_of(board)
        panel, chosen = await self._answer(await mover.click(board, "Move")), ""
        while panel is not None and (label := self._choice(panel)):
            if found := re.match(MOVE, label):
                chosen = chosen + found[0] if len(found[0]) == SPACE else found[0]
            panel = await self._answer(await mover.click(panel, label))
            if panel is not None and self._is_done(panel, number):
                self.acknowledged.append((number, chosen.replace(" → ", "")))
                return

    async def _begin(self) -> None:
        white, black = self.players
        await self._answer(
            await white.command(self.channel, "dvonn challenge", opponent=black, setup="random")
        )
        for notice in self.shown():
            if any(button.label == "Accept" for button in notice.buttons):
                await self._answer(await black.click(notice, "Accept"))

    @staticmethod
    def _is_done(panel: Message, match: MatchId) -> bool:
        """Whether a panel has played its move: it says so, is deleted, or shows the next waiting match."""
        found = (re.match(r"dvonn:[a-z-]+:(\d+):", button.custom_id or "") for button in panel.buttons)
        about = next((MatchId(int(each[1])) for each in found if each), match)
        return panel.deleted or "Played: " in panel.text or about != match

    def _choice(self, panel: Message) -> str:
        """Return the label of the next choice in a panel; empty if it has none."""
        labels = [] if panel.deleted else [button.label or "" for button in panel.buttons]
        if "Play it" in labels:
            return "Play it"
        choices = [label for label in labels if re.match(MOVE, label)]
        return self.rng.choice(choices) if choices else ""

    async def _answer(self, used: Interaction) -> Message | None:
        if used.failed:
            self.unanswered += 1
            return None
        response = (await used.settled(timeout=ANSWERED)).response
        self.answered += 1
        return response

    def shown(self) -> list[Message]:
        """Return all public messages in the channel and in the threads below it."""
        places = (self.channel, *self.channel.threads)
        return [each for place in places for each in self.players[0].messages(place) if not each.ephemeral]

    @staticmethod
    def _match_of(message: Message) -> MatchId:
        """Return the match of a board or a result; 0 for other messages."""
        board = board_in(message)
        return MatchId(board.about if board else 0)

    def standing(self, match: Match) -> list[int]:
        """Return the number of the last event on each board of a match in this server."""
        boards = ((board_in(message), message.is_v2) for message in self.shown())
        return [
            board.number if is_complete else UNFINISHED
            for board, is_complete in boards
            if board is not None and board.about == match.id
        ]


class Arena:
    """A bot with short-lived processes, and a server for each of its shards."""

    def __init__(
        self, playground: Playground, application: Application, url: str, folder: Path, *, seed: int
    ) -> None:
        self.playground = playground
        self.application = application
        self.shards = application.shards
        self.url = url
        self.rng = random.Random(seed)
        self.pings = Counter[tuple[int, MessageTag]]()
        """How often each player was pinged by a message with each tag."""
        playground.stream.subscribe(self._see)
        self.processes = Processes(playground, application, folder)
        self.corners = [Corner(self, shard) for shard in range(self.shards)]

    # the bot

    async def live(self, combination: Combination, kills: int) -> None:
        """Start the bot, kill and replace a process the given number of times, and leave all running."""
        number_of: dict[Process, int] = {}
        for number in range(1, combination.processes + 1):
            number_of[await self._start(number, combination)] = number
        for _ in range(kills):
            await self.playground.connected(self.application, timeout=CONNECTED)
            await self._until_answered()
            await asyncio.sleep(self.rng.uniform(0, LONGEST_LIFE))
            process = self.rng.choice([each for each in number_of if not self._stands_by(each)])
            await process.end(combination.ending)
            number = number_of.pop(process)
            number_of[await self._start(number, combination)] = number
        await self.playground.connected(self.application, timeout=CONNECTED)

    async def _until_answered(self) -> None:
        """Wait until the bot has answered something, so that each kill hits a bot at work."""
        before = self.answered
        with contextlib.suppress(TimeoutError):
            await self.playground.wait_until(
                lambda: self.answered > before, what="an answer", timeout=SILENCE
            )

    @property
    def answered(self) -> int:
        """The number of presses and commands answered so far."""
        return sum(corner.answered for corner in self.corners)

    async def _start(self, number: int, combination: Combination) -> Process:
        settings = {"LOG_LEVEL": "WARNING"}
        if combination.processes > 1 and combination.database == "PostgreSQL":
            settings |= {"CLUSTER": f"{number}/{combination.processes}", "SHARDS": str(self.shards)}
        return await self.processes.start(self.url, **settings)

    @staticmethod
    def _stands_by(process: Process) -> bool:
        logged = process.log.read_text(encoding="utf-8")
        return STANDS_BY in logged and STARTS not in logged

    def _see(self, event: Event) -> None:
        if isinstance(event, MessageCreated) and (tag := tag_in(event.message)):
            self.pings.update((user, tag) for user in event.message.pings)

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

    def standing(self, match: Match) -> list[int]:
        """Return the number of the event on each board of a match; there should be one board, with the last event."""
        corner = next(each for each in self.corners if each.guild.id == match.venue.guild)
        return corner.standing(match)

    def faithful(self, match: Match) -> bool:
        """Whether a match has exactly one board in its server, with the last event."""
        return self.standing(match) == [match.number]


class Figures(NamedTuple):
    matches: int
    plies: int
    acknowledged: int
    lost: int
    faithful: int
    pinged_again: int
    unanswered: int
    errors: list[str]

    @property
    def are_good(self) -> bool:
        """Whether moves were acknowledged, nothing was lost, repeated or failed, and each match has one board."""
        sound = not (self.lost or self.errors or self.pinged_again) and self.faithful == self.matches
        return sound and self.acknowledged > 0

    def __str__(self) -> str:
        return (
            f"{self.matches} matches, {self.plies} plies replayed; acknowledged {self.acknowledged}, lost"
            f" {self.lost}; boards that stand once and show the last event {self.faithful} of {self.matches};"
            f" pings repeated {self.pinged_again}; unanswered {self.unanswered}; errors in the logs {len(self.errors)}"
        )


async def shown(arena: Arena) -> list[Match]:
    """Return every match once all boards are right, or after a time limit."""
    matches = await arena.matches()
    with contextlib.suppress(TimeoutError):
        await arena.playground.wait_until(
            lambda: all(map(arena.faithful, matches)), what="every board", timeout=SHOWN
        )
    return matches


async def crash(arena: Arena, combination: Combination, kills: int) -> Figures:
    """Play and kill processes, then compare."""
    playing = [asyncio.create_task(corner.play()) for corner in arena.corners]
    try:
        await arena.live(combination, kills)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    await shown(arena)
    matches = await shown(arena)  # a pending move may have been played while waiting
    told = Counter(each for corner in arena.corners for each in corner.acknowledged)
    stored = Counter(
        (match.id, str(event.what)) for match in matches for event in match.events if event.actor
    )
    return Figures(
        matches=len(matches),
        plies=sum(
            len(match.game.moves) for match in matches
        ),  # replayed: a move played twice would be illegal
        acknowledged=told.total(),
        lost=(told - stored).total(),
        faithful=sum(map(arena.faithful, matches)),
        pinged_again=sum(count - 1 for count in arena.pings.values()),
        unanswered=sum(corner.unanswered for corner in arena.corners),
        errors=arena.processes.errors(),
    )


@contextlib.asynccontextmanager
async def arena_of(combination: Combination, server: Server, folder: Path, seed: int) -> AsyncIterator[Arena]:
    """Provide a playground, an empty database and a bot for a combination."""
    shards = combination.processes if combination.database == "PostgreSQL" else 1
    async with contextlib.AsyncExitStack() as stack:
        url = f"sqlite+aiosqlite:///{folder}/crashes.db"
        if combination.database == "PostgreSQL":
            url = await stack.enter_async_context(server.database(like=MIGRATED))
        playground = await stack.enter_async_context(Playground())
        application = playground.create_application("DVONN", shards=shards)
        application.max_concurrency = shards
        arena = Arena(playground, application, url, folder, seed=seed)
        stack.push_async_callback(arena.processes.kill_all)
        yield arena


async def measure(kills: int, seed: int, only: int) -> bool:
    """Run all combinations, or one. Return whether nothing was lost."""
    good = True
    with running_server() as server:
        await server.migrate()
        for combination in [COMBINATIONS[only - 1]] if only else COMBINATIONS:
            began = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                async with arena_of(combination, server, Path(folder), seed) as arena:
                    figures = await crash(arena, combination, kills)
                    wrong = [
                        f"match {match.id} at {match.number}: boards at {arena.standing(match)}"
                        for match in await arena.matches()
                        if not arena.faithful(match)
                    ]
            good &= figures.are_good
            print(f"{combination} {kills} times in {time.monotonic() - began:.0f} s: {figures}", flush=True)
            for line in wrong + figures.errors:
                print(line)
    return good


def main() -> int:
    return 0 if asyncio.run(measure(**numbers(__doc__, kills=30, seed=1, only=0))) else 1


if __name__ == "__main__":
    sys.exit(main())
