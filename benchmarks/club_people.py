"""People of two servers who play the boards of some weeks, and what they have seen of them."""

import asyncio
import random
from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.domain import Match, MatchId
from bot.features.board_of_the_week.week import OPPONENTS
from discord_playground import Application, Channel, Guild, Message, Person, Playground, TextChannel
from dvonn import Move
from tests.end_to_end.club import labels

START = datetime(2040, 1, 2, 9, tzinfo=UTC)
"""A Monday, later than the machine's clock."""

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
    to_discord: defaultdict[tuple[str, int], Counter[str]] = field(
        default_factory=lambda: defaultdict(Counter)
    )
    """The requests that count against Discord's limits, by place and week."""
    flaws: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Stored:
    """A match as it is stored, with the computer's level, and the kinds, texts and times of its events."""

    match: int
    white: int
    black: int
    level: int
    events: Sequence[tuple[str, str, datetime]]


class People(ABC):
    """Two servers, and people of one or both. How the bot runs is for subclasses."""

    playground: Playground
    application: Application
    olga: Person
    guilds: list[Guild]

    def prepare(self, *, people: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.count = people
        self.players: list[Player] = []
        self.looks: list[Look] = []
        self.taking_part: defaultdict[tuple[int, int], set[str]] = defaultdict(set)
        """The people who have opened the board of a week in a server."""
        self.figures = Figures()
        self.week = 0

    # how the bot runs

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
    async def interrupt(self) -> None:
        """Kill or stop a process at any moment, and start it again."""

    @abstractmethod
    async def command(
        self, person: Person, channel: Channel, command: str, options: dict[str, object] | None = None
    ) -> Message | None:
        """Use a command; None if a process was killed before it answered."""

    @abstractmethod
    async def click(self, person: Person, message: Message, label: str) -> Message | None: ...

    @abstractmethod
    async def pick(self, person: Person, message: Message, value: str) -> Message | None: ...

    @abstractmethod
    async def stored_match(self, match: MatchId) -> Match: ...

    @abstractmethod
    async def running_tries(self, person: Person) -> list[Match]: ...

    @abstractmethod
    async def play(self, player: Player, match: Match, move: Move) -> None:
        """Play a move, and wait for the computer's answer; the move may be overtaken."""

    @abstractmethod
    async def resign(self, player: Player, match: Match) -> None: ...

    @abstractmethod
    async def stored_tries(self) -> list[Stored]:
        """Read all matches in direct messages, without the bot's own code."""

    # what people do

    async def move_in(self) -> None:
        """Let everyone join, and have the board shown in a channel of each server."""
        self.games: list[TextChannel] = [guild.text_channels[0] for guild in self.guilds]
        self.halls = [guild.create_text_channel("hall") for guild in self.guilds]
        for number in range(self.count):
            person = self.playground.create_user(f"p{number}", display_name=f"Person {number}")
            servers = (0, 1) if number % 5 == 0 else (number % 2,)
            for server in servers:
                self.guilds[server].add_member(person)
            self.players.append(Player(person, servers))
        await self.settle()
        for hall in self.halls:
            options: dict[str, object] = {"what": BOARD_OF_THE_WEEK, "channel": hall}
            await self.command(self.olga, hall, "dvonn-admin show", options)
        await self.settle()

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
                await self.settle()
                await self._look_around(active)
                await self.time_goes_by(STEP)
                self._count_requests()
            await self.time_goes_by(START + (week + 1) * WEEK - self.now())
            await self._look_around(self.players, week=week)
            self._count_requests()
            print(f"week {week + 1} of {weeks}: {self.figures.requests['move']} moves so far", flush=True)

    def _count_requests(self) -> None:
        """Count the requests since the last time. Answers to interactions are free of Discord's limits."""
        places = {
            channel.id: f"server {number}"
            for number, guild in enumerate(self.guilds, start=1)
            for channel in guild.text_channels
        }
        for request in self.playground.requests:
            route = request.route or ""
            if request.channel_id and not route.startswith(("/interactions", "/webhooks")):
                place = places.get(request.channel_id, "direct messages")
                self.figures.to_discord[place, self.week][f"{request.method} {route}"] += 1
        self.playground.requests.clear()

    async def _interrupt(self, active: list[Player]) -> None:
        """Kill or stop a process while people play."""
        self.figures.restarts += 1
        for player in active:
            if move := await self._next_move(player):
                direct = player.person.direct_messages(self.application)
                player.person.begin_command(direct, "dvonn move", {"move": str(move)})
        await self.interrupt()

    async def _act(self, player: Player) -> None:
        """Begin, or play some moves; now and then give up."""
        if self.week not in player.tries:
            impatient = self.rng.random() < 0.2
            await self._begin(player, at_once=2 if impatient else 1)
        for _ in range(self.rng.randint(2, 9)):
            await self._move(player)
        if self.rng.random() < 0.01 and self.week in player.tries:
            match = await self.stored_match(player.tries[self.week])
            if not match.is_over:
                await self.resign(player, match)

    async def _begin(self, player: Player, *, at_once: int) -> None:
        """Begin the try: in several servers or at several levels at the same moment, if the person is impatient."""
        servers = (self.rng.sample(player.servers, len(player.servers)) * at_once)[:at_once]
        pages = [await self.open(player, server) for server in servers]
        presses = [
            self.click(player.person, page, self.rng.choice(LEVELS))
            for page in pages
            if page and LEVELS[0] in labels(page)
        ]
        self.figures.requests["begin"] += len(presses)
        await asyncio.gather(*presses)
        for match in await self.running_tries(player.person):
            player.tries.setdefault(self.week, match.id)

    async def open(self, player: Player, server: int) -> Message | None:
        """Open the page of the week in a server."""
        self.figures.requests["open"] += 1
        current = (self.now() - START) // WEEK
        self.taking_part[current, server].add(player.name)
        return await self.command(player.person, self.games[server], "dvonn-club week")

    async def _move(self, player: Player) -> None:
        """Play the person's next move, if it is their turn."""
        if move := await self._next_move(player):
            self.figures.requests["move"] += 1
            await self.play(player, await self.stored_match(player.tries[self.week]), move)

    async def _next_move(self, player: Player) -> Move | None:
        """Choose a person's next move: each prefers the first, the last or any move. None if it isn't their turn."""
        if self.week not in player.tries:
            return None
        match = await self.stored_match(player.tries[self.week])
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
                    page = await self.pick(player.person, page, code)
                if page is None:
                    continue
                self._note(player, server, page)
                if week is None and "Share" in labels(page) and self.rng.random() < 0.5:
                    self.figures.requests["share"] += 1
                    await self.click(player.person, page, "Share")

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
