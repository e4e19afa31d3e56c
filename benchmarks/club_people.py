"""People of two servers who play the boards of some weeks, and what they have seen of them."""

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from benchmarks.hosting import START, Host, Requests
from bot.domain import MatchId
from bot.features.board_of_the_week.week import OPPONENTS
from discord_playground import Message, Person, TextChannel
from dvonn import Move
from tests.end_to_end.club import labels

WEEK = timedelta(weeks=1)

STEPS = 7
"""Steps a week; the last one ends before the week does."""

STEP = timedelta(hours=23)
MISSED = 2
"""The week, counted from 0, that nobody plays."""

LEVELS = tuple(f"Level {each}" for each in OPPONENTS)
"""The buttons with which a try is begun."""

BOARD_OF_THE_WEEK = 2
"""The value of the option `what` for the board of the week."""


@dataclass
class Player:
    person: Person
    servers: tuple[int, ...]
    tries: dict[int, MatchId] = field(default_factory=dict)
    """The tries by week."""

    @property
    def name(self) -> str:
        return self.person.display_name or self.person.name


@dataclass(frozen=True)
class Look:
    """A page of a week that someone has seen."""

    week: int
    player: str
    server: int
    text: str
    taking_part: frozenset[str]
    """The people who had opened the board in that server."""


@dataclass
class Figures:
    looks: int = 0
    tables: int = 0
    shared: int = 0
    restarts: int = 0
    requests: Counter[str] = field(default_factory=Counter)
    flaws: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Stored:
    """A match as it is stored, with the computer's level, and the kinds, texts and times of its events."""

    match: int
    white: int
    black: int
    level: int
    events: Sequence[tuple[str, str, datetime]]


class People:
    """People of one or both of two servers."""

    def __init__(self, host: Host, *, people: int, seed: int) -> None:
        self.host = host
        self.playground, self.application, self.olga = host.playground, host.application, host.olga
        self.rng = random.Random(seed)
        self.count = people
        self.players: list[Player] = []
        self.looks: list[Look] = []
        self.taking_part: defaultdict[tuple[int, int], set[str]] = defaultdict(set)
        """The people who have opened the board of a week in a server."""
        self.figures = Figures()
        self.requests = Requests(host)
        self.week = 0

    async def stored_tries(self) -> list[Stored]:
        """Read all matches in direct messages, without the bot's own code."""
        matches = await self.host.rows(
            "SELECT id, white_id, black_id, computer_level FROM matches WHERE guild_id = 0 ORDER BY id"
        )
        events: defaultdict[int, list[tuple[str, str, datetime]]] = defaultdict(list)
        for match, kind, text, at in await self.host.rows(
            "SELECT match_id, kind, text, at FROM events ORDER BY match_id, number"
        ):
            events[match].append((kind, text, at if isinstance(at, datetime) else datetime.fromisoformat(at)))
        return [Stored(match, white, black, level, events[match]) for match, white, black, level in matches]

    # what people do

    async def move_in(self) -> None:
        """Let everyone join, and have the board shown in a channel of each server."""
        self.games: list[TextChannel] = [guild.text_channels[0] for guild in self.host.guilds]
        self.halls = [guild.create_text_channel("hall") for guild in self.host.guilds]
        for number in range(self.count):
            person = self.playground.create_user(f"p{number}", display_name=f"Person {number}")
            servers = (0, 1) if number % 5 == 0 else (number % 2,)
            for server in servers:
                self.host.guilds[server].add_member(person)
            self.players.append(Player(person, servers))
        await self.host.settle()
        for hall in self.halls:
            options: dict[str, object] = {"what": BOARD_OF_THE_WEEK, "channel": hall}
            await self.host.command(self.olga, hall, "dvonn-admin show", options)
        await self.host.settle()

    async def run(self, *, weeks: int, kills: int) -> None:
        steps = [(week, step) for week in range(weeks) for step in range(STEPS)]
        killed = self.rng.sample(steps, min(kills, len(steps)))
        for week in range(weeks):
            self.week = week
            plays = [player for player in self.players if week != MISSED and self.rng.random() < 0.8]
            for step in range(STEPS):
                active = [player for player in plays if self.rng.random() < 0.7]
                await asyncio.gather(*(self._act(player) for player in active))
                if (week, step) in killed:
                    await self._interrupt(active)
                await self.host.settle()
                await self._look_around(active)
                await self.host.time_goes_by(STEP)
                self.requests.count(self.week)
            await self.host.time_goes_by(START + (week + 1) * WEEK - self.host.now())
            await self._look_around(self.players, week=week)
            self.requests.count(self.week)
            print(f"week {week + 1} of {weeks}: {self.figures.requests['move']} moves so far", flush=True)

    async def _interrupt(self, active: list[Player]) -> None:
        """Kill or stop a process while people play."""
        self.figures.restarts += 1
        for player in active:
            if move := await self._next_move(player):
                direct = player.person.direct_messages(self.application)
                player.person.begin_command(direct, "dvonn move", {"move": str(move)})
        await self.host.interrupt(self.rng)

    async def _act(self, player: Player) -> None:
        """Begin, or play some moves; now and then give up."""
        if self.week not in player.tries:
            impatient = self.rng.random() < 0.2
            await self._begin(player, at_once=2 if impatient else 1)
        for _ in range(self.rng.randint(2, 9)):
            await self._move(player)
        if self.rng.random() < 0.01 and self.week in player.tries:
            match = await self.host.stored_match(player.tries[self.week])
            if not match.is_over:
                await self.host.resign(player.person, match)

    async def _begin(self, player: Player, *, at_once: int) -> None:
        """Begin the try: in several servers or at several levels at the same moment, if the person is impatient."""
        servers = (self.rng.sample(player.servers, len(player.servers)) * at_once)[:at_once]
        pages = [await self.open(player, server) for server in servers]
        presses = [
            self.host.click(player.person, page, self.rng.choice(LEVELS))
            for page in pages
            if page and LEVELS[0] in labels(page)
        ]
        self.figures.requests["begin"] += len(presses)
        await asyncio.gather(*presses)
        for match in await self.host.running_matches(player.person):
            player.tries.setdefault(self.week, match.id)

    async def open(self, player: Player, server: int) -> Message | None:
        """Open the page of the week in a server."""
        self.figures.requests["open"] += 1
        current = (self.host.now() - START) // WEEK
        self.taking_part[current, server].add(player.name)
        return await self.host.command(player.person, self.games[server], "dvonn-club week")

    async def _move(self, player: Player) -> None:
        """Play the person's next move, if it is their turn."""
        if move := await self._next_move(player):
            self.figures.requests["move"] += 1
            match = await self.host.stored_match(player.tries[self.week])
            await self.host.play(player.person, match, move)
            await self.host.answered(player.person, match)

    async def _next_move(self, player: Player) -> Move | None:
        """Choose a person's next move: each prefers the first, the last or any move. None if it isn't their turn."""
        if self.week not in player.tries:
            return None
        match = await self.host.stored_match(player.tries[self.week])
        if match.is_over or match.player_to_move != player.person.id:
            return None
        legal = match.position.legal_moves()
        tastes = legal[0], legal[-1], self.rng.choice(legal)
        return tastes[player.person.id % len(tastes)]

    async def _look_around(self, players: list[Player], *, week: int | None = None) -> None:
        """Look at the page of this week, or at the table of a past one; share a result that is new."""
        for player in players:
            for server in player.servers:
                if week is None and self.rng.random() < 0.6:
                    continue
                page = await self.open(player, server)
                if page and week is not None:
                    (menu,) = page.selects or (None,)
                    code = self.code(week)
                    if menu is None or code not in [option.value for option in menu.options]:
                        continue
                    page = await self.host.pick(player.person, page, code)
                if page is None:
                    continue
                self._note(player, server, page)
                if week is None and "Share" in labels(page) and self.rng.random() < 0.5:
                    self.figures.requests["share"] += 1
                    await self.host.click(player.person, page, "Share")

    def code(self, week: int) -> str:
        year, number, _ = (START + week * WEEK).isocalendar()
        return f"{year}{number:02}"

    def _note(self, player: Player, server: int, page: Message) -> None:
        taking_part = frozenset(self.taking_part[self.week, server])
        self.looks.append(Look(self.week, player.name, server, page.text, taking_part))

    # what stands where

    def posted(self, channel: TextChannel) -> list[Message]:
        """The messages in a channel that everyone there sees."""
        return [message for message in self.olga.messages(channel) if not message.ephemeral]

    def boards(self, player: Player) -> list[Message]:
        """The messages in someone's direct messages."""
        written = player.person.messages(player.person.direct_messages(self.application))
        return [message for message in written if not message.ephemeral]
