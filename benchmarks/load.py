"""A busy evening: sixteen moves a second in two hundred matches, with spectators and watchers, for ten minutes.

python -m benchmarks.load [--seconds 600] [--rate 16] [--guilds 50] [--watchers 1] [--seed 1]

Each server has four matches and a channel for spectators, and each match has `--watchers` watchers by direct message.
People type moves at a steady rate, even if earlier ones aren't shown yet. The playground limits the bot as Discord
does: 50 requests a second in all, answers to interactions not counted, and each route by itself. Prints how long each
move's board took to appear, whether all came in order, the rate-limited requests for a match's own board, and how soon
after the load spectators and watchers saw the last state; the exit status is 1 if a limit is exceeded. Towards the end
some matches have only moves that need a confirmation: then fewer moves are made.
"""

import asyncio
import contextlib
import itertools
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.move import report
from benchmarks.options import numbers
from benchmarks.processes import Processes
from discord_playground import (
    Event,
    Guild,
    MessageCreated,
    MessageEdited,
    Person,
    Playground,
    Request,
    RequestServed,
    TextChannel,
)
from dvonn import Colour, Game, Move
from tests.end_to_end.boards import board_in

MATCHES = 4
"""Matches in each server; more in one channel would get threads."""

MOST_SECONDS, MOST_REQUESTS, CAUGHT_UP = 3.0, 3.05, 60.0
MOST_REFUSED = 0.01
"""The share of requests that Discord may refuse: each channel has limits that have to be learned."""

LONGEST_WAIT = 300.0
"""The longest wait for spectators and watchers, in seconds."""

TOO_MANY = 429

SHOWING = [
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"),
]
"""The requests that show a message; each is rate-limited."""

BEHIND = """
    SELECT (SELECT count(*) FROM watchers AS w
            WHERE told < (SELECT max(number) FROM events AS e WHERE e.match_id = w.match_id))
        + (SELECT count(*) FROM views AS v WHERE kind = 'live board'
            AND shown < (SELECT max(number) FROM events AS e WHERE e.match_id = v.about))
"""


class Match:
    """A match of two people in a channel of its own, from the first placement on."""

    def __init__(
        self, number: int, guild: Guild, channel: TextChannel, players: Sequence[Person], rng: random.Random
    ) -> None:
        self.number = number
        self.guild = guild
        self.channel = channel
        self.players = players
        self.rng = rng
        self.game = Game()
        self.shown = 1
        """The number of the event on the newest board."""
        self.sent: dict[int, float] = {}
        """The time of each move whose board isn't shown yet, by the number of its event."""

    @property
    def event(self) -> int:
        """The number of the last event."""
        return 1 + len(self.game.moves)

    def move(self) -> bool:
        """Type a move that needs no confirmation; False if the match has none."""
        position = self.game.position
        colour = position.to_move
        harmless = [move for move in position.legal_moves() if not position.cut_off_by(move)]
        if colour is None or not harmless:
            return False
        mover = self.players[0 if colour is Colour.WHITE else 1]
        move = self.rng.choice(harmless)
        self.game = self.game.play(move)
        while self.game.position.must_pass:
            self.game = self.game.play(self.game.position.legal_moves()[0])
        self.sent[self.event] = time.perf_counter()
        mover.begin_command(self.channel, *_typed(move, self.number))
        return True


def _typed(move: Move, match: int) -> tuple[str, dict[str, object]]:
    return "dvonn move", {"move": str(move), "match": match}


class Evening:
    """The servers, the people, and what they see."""

    def __init__(self, playground: Playground, guilds: int, seed: int) -> None:
        self.playground = playground
        self.application = playground.create_application("DVONN")
        self.rng = random.Random(seed)
        self.matches: dict[int, Match] = {}
        self.in_channel: dict[int, Match] = {}
        self.waits: list[float] = []
        self.disorder = 0
        self.requests = Counter[str]()
        self.guilds = [playground.create_guild(f"Club {number}") for number in range(guilds)]
        for guild in self.guilds:
            guild.create_text_channel("hall")  # for the bot's welcome card
            guild.add_bot(self.application)

    # before the load

    async def begin(self) -> None:
        """Make a channel of each server show its matches, and begin the matches."""
        for guild in self.guilds:
            stage = guild.create_text_channel("stage")
            owner = next(each for each in self._people() if each.id == guild.owner.id)
            await (await owner.command(stage, "dvonn-admin follow", {"channel": stage})).settled()
            for place in range(MATCHES):
                await self._begin_one(guild, place)

    async def _begin_one(self, guild: Guild, place: int) -> None:
        channel = guild.create_text_channel(f"table-{place}")
        white, black = (self._join(guild, f"{colour}{place}-{guild.name}") for colour in ("white", "black"))
        asked = {"opponent": black, "colour": "white", "setup": "full"}
        await (await white.command(channel, "dvonn challenge", asked)).settled()
        notice = next(
            message
            for message in black.messages(channel)
            if not message.ephemeral and any(button.label == "Accept" for button in message.buttons)
        )
        await (await black.click(notice, "Accept")).settled()
        await self.playground.wait_until(
            lambda: any(map(board_in, white.messages(channel))), what="the first board"
        )
        number = next(filter(None, map(board_in, white.messages(channel)))).about
        self.matches[number] = Match(number, guild, channel, (white, black), self.rng)
        self.in_channel[channel.id] = self.matches[number]

    def watch(self, watchers: int, database: Path) -> None:
        """Add watchers by direct message to each match, as if each had pressed the button."""
        with contextlib.closing(sqlite3.connect(database, timeout=30)) as connection, connection:
            connection.executemany(
                "INSERT INTO watchers (match_id, user_id, level, means, told)"
                " VALUES (?, ?, 'each', 'direct', 1)",
                [
                    (match.number, self._join(match.guild, f"watcher{place}-{match.number}").id)
                    for match in self.matches.values()
                    for place in range(watchers)
                ],
            )

    def _people(self) -> Iterator[Person]:
        return (user for user in self.playground.world.users.values() if isinstance(user, Person))

    def _join(self, guild: Guild, name: str) -> Person:
        person = self.playground.create_user(name)
        guild.add_member(person)
        return person

    # during the load

    async def play(self, seconds: int, rate: int) -> int:
        """Make moves at a steady rate, in one match after the other; return their number."""
        self.look_on()
        began, moves = time.perf_counter(), 0
        for number, match in enumerate(itertools.cycle(self.matches.values())):
            wait = began + number / rate - time.perf_counter()
            await asyncio.sleep(max(0.0, wait))
            if number == seconds * rate:
                return moves
            moves += match.move()
        return moves

    def look_on(self) -> None:
        """See the boards that appear from now on."""
        self.playground.stream.subscribe(self._see)

    def _see(self, event: Event) -> None:
        if isinstance(event, RequestServed):
            self._count(event.request)
        elif isinstance(event, MessageCreated | MessageEdited):
            match = self.in_channel.get(event.message.channel.id)
            # A board isn't there before it takes the place of the message that has pinged.
            board = board_in(event.message) if event.message.is_v2 else None
            if match and board and board.about == match.number:
                self._note(match, board.number)

    def _note(self, match: Match, number: int) -> None:
        self.disorder += number < match.shown
        match.shown = max(match.shown, number)
        now = time.perf_counter()
        for each in [each for each in match.sent if each <= number]:
            self.waits.append((now - match.sent.pop(each)) * 1000)

    def _count(self, request: Request) -> None:
        if request.status == TOO_MANY:
            self.requests["refused"] += 1
        elif (request.method, request.route) in SHOWING:
            match = self.in_channel.get(request.channel_id or 0)
            self.requests["boards" if match else "others"] += 1

    # after the load

    async def caught_up(self, database: Path) -> tuple[float, float]:
        """Wait until all is shown; return the seconds until the last board, and until all spectators saw it."""
        began = time.perf_counter()
        await self.playground.wait_until(
            lambda: not any(match.sent for match in self.matches.values()), what="every board", timeout=300
        )
        boards = time.perf_counter() - began
        while time.perf_counter() - began < LONGEST_WAIT and _behind(database):  # noqa: ASYNC110  another process
            await asyncio.sleep(0.2)
        return boards, time.perf_counter() - began


def _behind(database: Path) -> int:
    """Return the number of watchers and spectators' channels that haven't seen the last event of a match."""
    with contextlib.closing(sqlite3.connect(database, timeout=30)) as connection:
        return int(connection.execute(BEHIND).fetchone()[0])


async def measure(seconds: int, rate: int, guilds: int, watchers: int, seed: int) -> bool:
    """Play the evening and print the figures; return whether they are within the limits."""
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = folder / "load.db"
        playground = await stack.enter_async_context(Playground(rate_limits=True))
        evening = Evening(playground, guilds, seed)
        processes = Processes(playground, evening.application, folder)
        stack.push_async_callback(processes.kill_all)
        bot = await processes.start(f"sqlite+aiosqlite:///{database}", LOG_LEVEL="WARNING")
        await playground.connected(evening.application)
        await evening.begin()
        evening.watch(watchers, database)
        print(f"{len(evening.matches)} matches in {guilds} servers, {watchers} watching each", flush=True)
        began = time.perf_counter()
        moves = await evening.play(seconds, rate)
        took = time.perf_counter() - began
        behind = _behind(database)
        boards, all_seen = await evening.caught_up(database)
        warnings = bot.log.read_text(encoding="utf-8").count("\n")
    report(f"to the board (p99 at most {MOST_SECONDS:.0f} s)", evening.waits)
    p99 = sorted(evening.waits)[int(len(evening.waits) * 0.99)] / 1000
    each = evening.requests["boards"] / moves
    print(f"{moves} moves in {took:.0f} s; boards out of order {evening.disorder}, warnings {warnings}")
    print(
        f"limited requests a move: {each:.2f} for the match's own board (at most {MOST_REQUESTS}),"
        f" {evening.requests['others'] / moves:.2f} for others; refused by Discord: {evening.requests['refused']}"
        " (at most 1 of 100)"
    )
    print(
        f"{behind} views behind at the end of the load; the last board appeared {boards:.1f} s later,"
        f" and all had caught up after {all_seen:.1f} s (at most {CAUGHT_UP:.0f})"
    )
    good = p99 <= MOST_SECONDS and each <= MOST_REQUESTS and all_seen <= CAUGHT_UP
    within = evening.requests["refused"] <= MOST_REFUSED * sum(evening.requests.values())
    return good and within and not evening.disorder


def main() -> int:
    asked = numbers(__doc__, seconds=600, rate=16, guilds=50, watchers=1, seed=1)
    return 0 if asyncio.run(measure(**asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
