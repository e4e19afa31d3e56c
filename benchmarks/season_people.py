"""People of two servers with a league each, and what they have seen of them."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from benchmarks.hosting import START, Host
from benchmarks.season_rules import Happened, Record
from benchmarks.season_seen import Deed, League, Look, Post, Seen, What
from bot.domain import Match, MatchId
from discord_playground import (
    Channel,
    DirectChannel,
    Event,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    Person,
    TextChannel,
    Thread,
)
from dvonn import Move
from tests.end_to_end.club import labels

ID = re.compile(r"\d{15,}")
WRITTEN = 0, 19
"""The types of messages that the bot writes, a reply included; Discord adds others when a thread is opened.

https://docs.discord.com/developers/resources/message#message-object-message-types
"""

LEAGUES = (
    League(0, "Winter league", pairs=False, pace="3d1d5d"),
    League(1, "Autumn cup", pairs=True, pace="3"),
)
"""The second one isn't over when its time is up: each move may take three days."""

FIRST_DAYS = timedelta(days=4), timedelta(days=6)
"""When the leagues start, after the simulation."""

DURATION = timedelta(weeks=8, days=9)
"""The next seasons have begun by then."""


class Part(StrEnum):
    """The parts that people have in the first season."""

    PLAYS = "plays"
    NEVER_COMES = "never comes"
    """Doesn't move at all."""
    VANISHES = "vanishes"
    """Moves no more from some day on."""
    BANNED = "banned"
    FORGOTTEN = "forgotten"
    LEAVES = "leaves"
    SILENT = "silent"
    """Doesn't answer whether they play."""
    NEWCOMER = "newcomer"
    """Joins after the first season has begun."""
    BANNED_BY_OWNER = "banned by the owner"
    """Has joined through another server, but is banned in the one that has started the league."""
    BANNED_ELSEWHERE = "banned elsewhere"
    """Is banned in a server that is neither that one nor their own."""
    LEAVES_SERVER = "leaves a server"
    """Leaves the server through which they have joined, and stays in another."""
    IS_GONE = "is gone"
    """Leaves their only server, so that the bot can't write to them."""
    CLOSES = "closes"
    """Accepts no direct messages from the bot any more."""


PARTS = (
    *(Part.NEVER_COMES, Part.NEVER_COMES, Part.VANISHES, Part.VANISHES),
    *(Part.BANNED, Part.FORGOTTEN, Part.LEAVES, Part.SILENT, Part.NEWCOMER),
)


VANISHING = Part.VANISHES, Part.IS_GONE, Part.CLOSES
"""The parts of those who move no more."""


@dataclass
class Member:
    person: Person
    servers: tuple[int, ...]
    part: Part
    is_slow: bool
    """Whether they use most of their time."""
    acts_at: datetime
    """When they vanish, are banned, ask to be forgotten, leave or join."""
    is_done: bool = False
    """Whether that has happened."""


@dataclass
class Figures:
    moves: int = 0
    restarts: int = 0
    did: Counter[str] = field(default_factory=Counter)


class Members:
    """The members of both leagues. They `move_in`, then `run`."""

    leagues: Sequence[League] = LEAGUES
    slow = 3
    """One of so many people uses most of their time."""

    def __init__(self, host: Host, *, people: int, seed: int, step: timedelta) -> None:
        """`step` is how often they look at their games."""
        self.host, self.rng, self.step = host, random.Random(seed), step
        self.count = people
        self.figures = Figures()
        self.members: list[Member] = []
        self.seen = Seen(
            list(self.leagues), bot=host.application.id, servers=[guild.name for guild in host.guilds]
        )
        self._cancelled = False
        self._answered: set[tuple[int, int]] = set()
        """The questions with those who have answered them."""
        host.playground.stream.subscribe(self._hear)

    # what they see

    def _hear(self, event: Event) -> None:
        match event:
            case MessageCreated(message) | MessageEdited(message) if (
                message.author is self.host.application.user
                and message.type in WRITTEN
                and not message.ephemeral
            ):
                self.seen.posts.append(self._post(message, is_new=isinstance(event, MessageCreated)))
            case MessageDeleted(message):
                self.seen.deleted[message.id] = self.host.now()

    def _post(self, message: Message, *, is_new: bool) -> Post:
        place = message.channel
        to = place.human.id if isinstance(place, DirectChannel) else None
        pings = frozenset({to} if to is not None and not message.is_silent else message.pings)
        return Post(
            self.host.now(),
            self._server_of(place),
            place.name if isinstance(place, Thread) else "",
            message.id,
            to,
            message.text,
            tuple(media.description or "" for media in message.media),
            pings if is_new else frozenset(),
            is_new=is_new,
            links=self._links(message),
        )

    def _links(self, message: Message) -> frozenset[int]:
        """Return the servers whose channels a message names or links to."""
        urls = [button.url or "" for button in message.buttons]
        told = set(map(int, ID.findall(" ".join([message.text, *urls]))))
        return frozenset(
            number for number, guild in enumerate(self.host.guilds) if told & guild.channels.keys()
        )

    def _server_of(self, place: Channel) -> int | None:
        return self.host.guilds.index(place.guild) if place.guild in self.host.guilds else None

    def _did(self, what: What, member: Member, server: int | None = None) -> None:
        self.figures.did[what] += 1
        self.seen.deeds.append(Deed(self.host.now(), member.person.id, server, what))

    # before the season

    async def move_in(self) -> None:
        """Have both leagues started, and most people join."""
        self.games: list[TextChannel] = [guild.text_channels[0] for guild in self.host.guilds]
        parts = [*PARTS, *[Part.PLAYS] * (self.count - len(PARTS))]
        self.rng.shuffle(parts)
        for number, part in enumerate(parts[: self.count]):
            self._come(part, (0, 1) if number % 5 == 0 else (number % 2,))
        self._special_people_come()
        await self._have_ratings()
        await self.host.settle()
        for league in self.leagues:
            await self._start(league)
        await self._bring_servers_in()
        for member in self.members:
            if member.part is not Part.NEWCOMER:
                for server in member.servers:
                    await self._join(member, server)
        await self.host.settle()

    def _come(self, part: Part, servers: tuple[int, ...]) -> Member:
        """Add a new person to some servers; they join the league through the first one."""
        number = len(self.members)
        person = self.host.playground.create_user(f"p{number}", display_name=f"Person {number}")
        for server in servers:
            self.host.guilds[server].add_member(person)
        member = Member(
            person, servers, part, is_slow=number % self.slow == 0, acts_at=self._moment_for(part)
        )
        self.members.append(member)
        self.seen.names[person.id] = person.display_name or ""
        self.seen.lives_in[person.id] = frozenset(servers)
        return member

    def _special_people_come(self) -> None:
        """Have those come who have a part that depends on their servers."""

    async def _bring_servers_in(self) -> None:
        """Bring other servers into a league."""

    def _moment_for(self, part: Part) -> datetime:
        """Choose when somebody does what their part is; a ban may come before the season."""
        before = part is Part.BANNED and self.rng.random() < 0.5
        days = 3 if before else self.rng.uniform(8, 40)
        return START + timedelta(days=days)

    async def _have_ratings(self) -> None:
        """Let three quarters of the people have played rated games before."""
        for number, member in enumerate(self.members):
            if number % 4 == 1:
                continue
            rating = 1400 + 13 * self.rng.randrange(40) + number / 100
            since = f"{START:%Y-%m-%d %H:%M:%S}.000000"
            await self.host.execute(
                "INSERT INTO ratings (user_id, rating, deviation, volatility, games, last_at) "  # noqa: S608  own figures
                f"VALUES ({member.person.id}, {rating}, 60, 0.06, 10, '{since}')"
            )

    async def _start(self, league: League) -> None:
        place = self.games[league.server]
        page = await self.host.command(self.host.olga, place, "dvonn-club league")
        if page is None:
            raise RuntimeError("nobody can start a league")
        day = START + FIRST_DAYS[league.server]
        form = {
            "name": league.name,
            "first-day": day.strftime("%Y-%m-%d"),
            "clock": league.pace,
            "setup": "pairs" if league.pairs else "random",
            "pings": "pings",
        }
        await self.host.fill_in(self.host.olga, page, "Start a league", form)
        await self.host.settle()

    async def _join(self, member: Member, server: int) -> None:
        page = await self.host.command(member.person, self.games[server], "dvonn-club league")
        if page and "You’re not a member." in page.text:
            label = "I’m in" if "I’m in" in labels(page) else "Join"
            answer = await self.host.click(member.person, page, label)
            if answer and ("You’re in" in answer.text or "You’re a member" in answer.text):
                self._did(What.JOINED, member, server)

    # what they do

    async def run(self, *, kills: int) -> None:
        steps = int(DURATION / self.step)
        killed = set(self.rng.sample(range(steps), min(kills, steps)))
        for step in range(steps):
            await self._observe()
            for member in self.members:
                await self._act(member)
            await self._manage()
            await self._look()
            if step in killed:
                await self._interrupt()
            else:
                await self.host.time_goes_by(self.step)
            if (step + 1) * self.step % timedelta(weeks=1) < self.step:
                weeks = (step + 1) * self.step // timedelta(weeks=1)
                print(f"week {weeks}: {self.figures.moves} moves so far", flush=True)
        await self._observe()
        await self._look(all_of_them=True)

    async def _interrupt(self) -> None:
        """Kill or stop a process while people move, and while it does what is due."""
        self.figures.restarts += 1
        for member in self.rng.sample([member for member in self.members if member.servers], 5):
            for match, move in (await self._turns(member))[:1]:
                direct = member.person.direct_messages(self.host.application)
                options = {"move": str(move), "match": match.id}
                member.person.begin_command(direct, "dvonn move", options)
        at = self.host.now()
        await self.host.interrupt(self.rng, self.step)
        await self.host.settle()
        self.seen.kills.append((at, self.host.now()))

    async def _act(self, member: Member) -> None:
        """Answer, do what is one's part, and move where it is one's turn."""
        if self.host.now() >= member.acts_at and not member.is_done:
            member.is_done = await self._play_part(member)
        if member.part is not Part.SILENT:
            await self._answer(member)
        if member.part is Part.NEVER_COMES or (member.part in VANISHING and member.is_done):
            return
        turns = await self._turns(member)
        await asyncio.gather(*(self._move(member, match, move) for match, move in turns))

    async def _play_part(self, member: Member) -> bool:
        """Return whether it is done."""
        person, server = member.person, member.servers[0]
        place = self.games[server]
        match member.part:
            case Part.BANNED:
                await self._ban(member, server)
            case Part.FORGOTTEN:
                page = await self.host.command(person, place, "dvonn forget")
                if page is None or await self.host.click(person, page, "Delete my data") is None:
                    return False
                self._did(What.FORGOTTEN, member)
            case Part.LEAVES:
                page = await self.host.command(person, place, "dvonn-club league")
                if page and "Leave the league" not in labels(page):
                    return True  # out of it already
                question = page and await self.host.click(person, page, "Leave the league")
                if not question or await self.host.click(person, question, "Leave the league") is None:
                    return False
                self._did(What.LEFT, member, server)
            case Part.NEWCOMER:
                for each in member.servers:
                    await self._join(member, each)
            case _:
                pass
        return True

    async def _ban(self, member: Member, server: int) -> None:
        options = {"user": member.person}
        await self.host.command(self.host.olga, self.games[server], "dvonn-admin ban", options)
        self._did(What.BANNED, member, server)

    async def _answer(self, member: Member) -> None:
        """Press the button of each question that asks the member; each is answered once."""
        for post in [each for each in self.seen.posts if each.is_new and member.person.id in each.pings]:
            if "Are you in?" not in post.text or (post.message, member.person.id) in self._answered:
                continue
            message = self._message(post, member)
            self._answered.add((post.message, member.person.id))
            if message and "I’m in" in labels(message):
                answer = await self.host.click(member.person, message, "I’m in")
                if answer and "You’re in" in answer.text:
                    self._did(What.IN, member, post.server)

    def _message(self, post: Post, member: Member) -> Message | None:
        """Return the message of a post as it stands now."""
        places: list[Channel] = [channel for guild in self.host.guilds for channel in guild.channels.values()]
        places.append(member.person.direct_messages(self.host.application))
        return next(
            (each for place in places for each in place.messages.values() if each.id == post.message), None
        )

    async def _turns(self, member: Member) -> list[tuple[Match, Move]]:
        """Return the matches in which a member moves now, with the moves: some prefer the first, the last or any."""
        turns = []
        for match in await self.host.running_matches(member.person):
            if match.player_to_move == member.person.id and not (member.is_slow and self._has_time(match)):
                legal = match.position.legal_moves()
                tastes = legal[0], legal[-1], self.rng.choice(legal)
                turns.append((match, tastes[member.person.id % len(tastes)]))
        return turns

    def _has_time(self, match: Match) -> bool:
        """Whether a slow player leaves a move for the next time."""
        due = match.clock.due
        return due is not None and due - self.host.now() > 1.2 * self.step

    async def _move(self, member: Member, match: Match, move: Move) -> None:
        if self.rng.random() < 0.002:
            await self.host.resign(member.person, match)
            self.figures.did["resigned"] += 1
            return
        self.figures.moves += 1
        await self.host.play(member.person, match, move)

    async def _manage(self) -> None:
        """Do what managers do."""
        await self._cancel_one()

    async def _cancel_one(self) -> None:
        """Have a manager cancel a game in the third week."""
        if self._cancelled or self.host.now() < START + timedelta(weeks=3):
            return
        running = [number for number, *_ in await self._running() if number % 7 == 3]
        if not running:
            return
        match = await self.host.stored_match(MatchId(running[0]))
        server = next((n for n, guild in enumerate(self.host.guilds) if guild.id == match.venue.guild), 0)
        page = await self.host.command(
            self.host.olga, self.games[server], "dvonn-admin cancel", {"match": match.id}
        )
        if page and "Cancel the game" in labels(page):
            form = {"reason": "A mistake"}
            self._cancelled = bool(await self.host.fill_in(self.host.olga, page, "Cancel the game", form))
            self.figures.did["canceled"] += self._cancelled
        elif page and match.venue.is_direct:
            self._cancelled = True
            self.figures.did["not canceled"] += 1

    async def _running(self) -> list[tuple[int]]:
        query = "SELECT id FROM matches WHERE finished_at IS NULL ORDER BY id"
        return [tuple(row) for row in await self.host.rows(query)]

    async def _look(self, *, all_of_them: bool = False) -> None:
        """Look at the page of the league: some people now and then."""
        for member in self.members:
            for server in member.servers:
                if not all_of_them and self.rng.random() > 0.04:
                    continue
                page = await self.host.command(member.person, self.games[server], "dvonn-club league")
                if page is not None:
                    pictures = tuple(media.description or "" for media in page.media)
                    links = self._links(page)
                    look = Look(self.host.now(), member.person.id, server, page.text, pictures, links)
                    self.seen.looks.append(look)

    # what is on record

    async def _observe(self) -> None:
        """Note the players of new matches, who may be forgotten later, and the ratings before each season."""
        for number, guild, white, black in await self.host.rows(
            "SELECT id, guild_id, white_id, black_id FROM matches ORDER BY id"
        ):
            server = next((n for n, each in enumerate(self.host.guilds) if each.id == guild), None)
            self.seen.records.setdefault(number, Record(number, server, white, black))
        rated = {
            user: float(rating)
            for user, rating in await self.host.rows("SELECT user_id, rating FROM ratings")
        }
        self.seen.ratings.append((self.host.now(), rated))

    async def read_records(self) -> None:
        """Read the events of all matches, without the bot's own code."""
        for number, white, black in await self.host.rows("SELECT id, white_id, black_id FROM matches"):
            record = self.seen.records[number]
            record.players_then = white, black
        for number, kind, text, actor, at in await self.host.rows(
            "SELECT match_id, kind, text, actor_id, at FROM events ORDER BY match_id, number"
        ):
            when = at if isinstance(at, datetime) else datetime.fromisoformat(at)
            self.seen.records[number].events.append(
                Happened(kind, text, actor, when.replace(tzinfo=START.tzinfo))
            )
        for number, margin in await self.host.rows(
            "SELECT match_id, margin FROM league_games WHERE match_id IS NOT NULL AND margin IS NOT NULL"
        ):
            self.seen.records[number].kept = margin
