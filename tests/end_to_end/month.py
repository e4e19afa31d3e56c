"""Simulates weeks in a club: many matches of random players, with outages, restarts, kills, and a changing world.

Most matches are played in channels and threads of two servers, the others in the direct messages of both players. Time
advances in steps of two hours. In each step, the awaited players move or don't, depending on their diligence; some
go away, leave the server or close their direct messages; moderators delete boards, revoke permissions or delete a
channel; the server removes the bot for a while; the bot is stopped, or killed in the middle of its work; Discord fails
now and then. At the end all obstacles are removed, and each match, board and ping has to be explained.
"""

import asyncio
import contextlib
import random
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Self
from zoneinfo import ZoneInfo

from bot.domain import (
    ChallengeId,
    GuildId,
    History,
    Match,
    MatchId,
    OfferKind,
    Pace,
    PingBy,
    PingWhen,
    Preferences,
    QuietHours,
    UserId,
)
from bot.domain.events import Aside, CameBack, WentOn
from bot.domain.ids import NO_SERVER
from bot.domain.notifications import CLOSED_FOR
from bot.domain.refusals import RefusalReason, Refused
from bot.services import Servers
from bot.services.match_lifecycle import is_news
from bot.toolkit.control import action_of, words_of
from bot.toolkit.page import Kind, MessageTag
from discord_playground import (
    Channel,
    DirectChannel,
    Event,
    Interaction,
    Message,
    MessageCreated,
    NotificationLevel,
    NotPossibleError,
    Permission,
    Person,
    TextChannel,
    Thread,
)
from dvonn import Jump, Phase, Space
from tests.bot.services.explained import boards_noted, explain
from tests.end_to_end.boards import board_in, tag_in
from tests.end_to_end.club import Club
from tests.end_to_end.places import turn_of

START = datetime(2040, 1, 2, 15, 30, tzinfo=UTC)
"""The default start of a run. It must be later than the machine's clock."""
STEP = timedelta(hours=2)
MOMENT = timedelta(minutes=1)
OUTAGE = timedelta(hours=1)
LOOKS = 12
"""Scheduler ticks during an outage."""
PRIVATE = 0.15
"""The share of the matches that are played in direct messages."""
PACES = (
    *(Pace.NONE, Pace.ONE, Pace.THREE, Pace.WEEK, Pace.STEADY, Pace.STEADY, Pace.TEN_MINUTES),
    *map(Pace.read, ("1d + 8h < 2d", "36h + 6h")),
)
APOLOGY = "something went wrong on my side"
REMINDER = "running out"
NEW_LINE = "\n"
MENTION = re.compile(r"<@(\d+)>")


@dataclass(frozen=True)
class Ping:
    user: UserId
    match: MatchId
    number: int
    """The number of the event that the message shows."""
    at: datetime
    direct: bool
    reminder: bool
    wanted: Sequence[Preferences]
    """The user's preferences then and a moment earlier; the ping may have been decided by the earlier ones."""
    closed: bool
    """Whether the user refused direct messages then or lately, so that none is tried."""


@dataclass(frozen=True)
class Missed:
    """A message about a match that could not ping a user, because they were not in the server."""

    user: UserId
    match: MatchId
    number: int
    """The number of the event that the message shows."""
    at: datetime


@dataclass(frozen=True)
class Ring:
    """A push notification of the bot: to whom, by which kind of message, and what the lock screen shows."""

    user: UserId
    tag: MessageTag | None
    text: str

    def __str__(self) -> str:
        kind = self.tag.kind.name if self.tag else "LATE_ANSWER"
        about = f" {self.tag.about}/{self.tag.number}" if self.tag else ""
        return f"{kind}{about} to {self.user}: {self.text.partition(NEW_LINE)[0] or '(empty)'}"


@dataclass
class Figures:
    """The statistics of a run."""

    matches: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)
    pings: int = 0
    reminders: int = 0
    direct: int = 0
    other_messages: int = 0
    messages: int = 0
    """The messages and edits that were looked at for mentions."""
    unresolved: int = 0
    """The messages with a mention for which a client may have no name."""
    rings: list[Ring] = field(default_factory=list)
    """Everything that has rung, in order."""
    flaws: list[str] = field(default_factory=list)


class Month(Club):
    """A club with many members and matches. `async with` it, then call `run` and `judge`."""

    def __init__(
        self, database: Path, *, members: int, matches: int, seed: int, start: datetime = START
    ) -> None:
        super().__init__(database)
        self.put_clocks_forward(start - self.now())
        self.rng = random.Random(seed)
        self.wanted = matches
        self.begun = 0
        self.figures = Figures()
        self.pings: list[Ping] = []
        self.missed: list[Missed] = []
        self.board_of: dict[int, MatchId] = {}
        """The match of each board, by message id."""
        self.overheard: set[int] = set()
        """The messages that may notify others than those whom they ping."""
        self.onlookers: set[tuple[UserId, MatchId]] = set()
        """The people who have asked for news of a match."""
        self.tags: dict[int, MessageTag | None] = {}
        """The message tag of each of the bot's messages, by message id."""
        self.taken_away: set[MatchId] = set()
        """The matches whose board was deleted by a moderator. It returns with the next event, if there is one."""
        self.other_messages = 0
        self.members = members
        self.preferences: dict[UserId, Preferences] = {}
        self.changed: dict[UserId, tuple[datetime, Preferences]] = {}
        """When users last changed their preferences, with the preferences before."""
        self.closed: set[UserId] = set()
        self.unreached: dict[UserId, datetime] = {}
        """The last moment at which users were known to refuse direct messages."""
        self.muted: Channel | None = None
        self.gone: dict[int, Person] = {}
        self._noting = contextlib.ExitStack()

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.boards_shown = self._noting.enter_context(boards_noted())
        self.people = {
            UserId(person.id): person for person in (self._join(f"p{n}") for n in range(self.members))
        }
        self.diligence = {user: self.rng.uniform(0.05, 0.6) for user in self.people}
        self.channels = [self.guild.create_text_channel(f"room-{n}") for n in range(4)]
        self.hall = self.playground.create_guild("Hall", owner=self.olga)
        self.lane = self.hall.create_text_channel("lane")
        self.hall.add_bot(self.application)
        for person in self.people.values():
            self.hall.add_member(person)
        for guild in (self.guild, self.hall):
            guild.edit(default_message_notifications=NotificationLevel.ALL_MESSAGES)
        await self.quiet()
        self.playground.stream.subscribe(self._hear)
        await self.bot.get(Servers).settle(
            GuildId(self.hall.id), lambda settings: replace(settings, threads=True)
        )
        for user in self.people:
            await self._choose(user)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._noting:
            await super().__aexit__(kind, error, trace)

    # Listening.

    def _hear(self, event: Event) -> None:
        if not isinstance(event, MessageCreated) or event.message.author is not self.application.user:
            return
        message = event.message
        self.tags[message.id] = tag_in(message)
        numbers = _numbers(message)
        direct, guild = isinstance(message.channel, DirectChannel), message.channel.guild
        if guild and self._may_be_overheard(message):
            self.overheard.add(message.id)
        if direct and numbers is None:
            self.other_messages += 1
        if numbers is None or message.ephemeral:
            return
        is_board = board_in(message) is not None
        if is_board:
            self.board_of[message.id] = numbers[0]
        called: Collection[int] = message.pings
        if isinstance(message.channel, DirectChannel) and not is_board:
            called = {message.channel.human.id}
        for user in map(UserId, called):
            self.pings.append(
                Ping(
                    user,
                    *numbers,
                    self.now(),
                    direct,
                    REMINDER in message.text,
                    self._wanted(user),
                    self._is_closed(user),
                )
            )
        if guild:
            out = self.people.keys() - guild.members.keys()
            self.missed += [Missed(user, *numbers, self.now()) for user in out]

    def _wanted(self, user: UserId) -> Sequence[Preferences]:
        wanted = [self.preferences.get(user, Preferences())]
        if user in self.changed and self.now() - self.changed[user][0] < MOMENT:
            wanted.append(self.changed[user][1])
        return wanted

    def _may_be_overheard(self, message: Message) -> bool:
        """Whether a ping may notify others, too: by the user's choice, for want of another way, or in a thread.

        A challenge to someone who has never played pings in the channel as well.
        """
        tag = self.tags[message.id]
        if isinstance(message.channel, Thread) or (tag and tag.kind is Kind.CHALLENGE):
            return MENTION.search(message.content) is not None
        return any(
            self._is_closed(user) or any(each.by is PingBy.CHANNEL for each in self._wanted(user))
            for user in map(
                UserId, map(int, MENTION.findall(message.content))
            )  # also of someone who has left
        )

    def _takes_direct_messages(self, user: UserId) -> bool:
        """Whether a direct message can be delivered; this also requires a server shared with the bot."""
        return user not in self.closed and any(
            user in guild.members and self.application.id in guild.applications
            for guild in (self.guild, self.hall)
        )

    def _is_closed(self, user: UserId) -> bool:
        until = self.unreached.get(user)
        # The bot tries no direct message for a day after one was refused.
        lately = until is not None and self.now() - until < CLOSED_FOR + MOMENT
        return lately or not self._takes_direct_messages(user)

    def note_unreached(self) -> None:
        """Record who refuses direct messages, before that may change."""
        self.unreached |= {user: self.now() for user in self.people if not self._takes_direct_messages(user)}

    # Time and trouble.

    async def run(self, days: int, *, outages: int = 0) -> None:
        """Simulate a number of days, with hour-long outages of Discord at regular intervals."""
        steps = int(timedelta(days=days) / STEP)
        out_of_order = {steps * number // (outages + 1) for number in range(1, outages + 1)}
        for step in range(steps):
            if step in out_of_order:
                await self._outage()
            await self._start_matches(days, step)
            for match in await self._going_on():
                await self._act(match)
            self.note_unreached()
            await self._people_change()
            self.note_unreached()
            await self._world_changes()
            await self._bot_changes()
            await self.quiet()
            await self.time_passes(hours=STEP / timedelta(hours=1))
            self._look_for_second_boards()

    async def put_right(self) -> None:
        """Remove everything that keeps the bot from delivering, and let it catch up."""
        self.playground.faults.clear()
        self._allow()
        await self.quiet()
        await self.stop_bot()
        await self.start_bot()
        self._hurry()
        await self.quiet()
        await self.time_passes(minutes=1)
        await self.quiet()

    async def _going_on(self) -> list[Match]:
        async with self.bot.store.read() as uow:
            found = [
                match
                for guild in (GuildId(self.guild.id), GuildId(self.hall.id), NO_SERVER)
                for match in (await uow.matches.find_each(await uow.boards.running_in(guild))).values()
            ]
        self.rng.shuffle(found)
        return found

    async def _start_matches(self, days: int, step: int) -> None:
        due = self.wanted * (step + 1) / (timedelta(days=days) / STEP / 3)
        while self.begun < min(self.wanted, due):
            challenger, opponent = self.rng.sample(sorted(self.people), 2)
            channel: TextChannel = self.rng.choice([*self.channels, self.channels[0], self.lane])
            options: dict[str, object] = {
                "opponent": self.people[opponent],
                "setup": self.rng.choice(("random", "random", "full")),
                "pace": self.rng.choice(PACES).typed,
            }
            if self.rng.random() < 0.3:
                options["days-off"] = self.rng.choice(("Berlin", "56 Asia/Dubai", "37"))
            if self.rng.random() < PRIVATE:
                options["private"] = True
            await self._use(challenger, channel, "challenge", options)
            notices = [message for message in channel.messages.values() if not message.ephemeral]
            await self._press(opponent, notices[-1] if notices else None, "Accept")
            await self.quiet()
            async with self.store.read() as uow:
                try:
                    await uow.matches.find(MatchId(self.begun + 1))
                except Refused as refusal:
                    if refusal.reason is not RefusalReason.NO_SUCH_MATCH:
                        raise
                    return  # nobody could accept yet; tried again in the next step
            self.begun += 1

    async def _act(self, match: Match) -> None:
        """Make the awaited player act, depending on their diligence."""
        user = match.awaited
        if user is None or user not in self.people or self.rng.random() > self.diligence[user]:
            return
        place = self._place(match, user)
        if match.offer:
            await self._answer_offer(match, user)
        elif self.rng.random() < 0.004:
            question = await self._use(user, place, "resign", {"match": match.id})
            await self._press(user, question, "Resign")
        elif self.rng.random() < 0.004:
            question = await self._use(user, place, "resign", {"match": match.id})
            await self._press(user, await self._press(user, question, "Offer a draw"), "Offer a draw")
        elif match.position.phase is Phase.PLACING and self.rng.random() < 0.5:
            vacant = list(match.position.vacant())
            self.rng.shuffle(vacant)
            await self._place_and_plan(match, user, place, vacant[:8])
        else:
            await self._move(match, user, place)
            if self.rng.random() < 0.03:
                await self._open(match, user, place, "More", "Undo")
        if self.rng.random() < 0.01:
            await self._open(match, user, place, "Post it again")
        await self._give_time(match, user)

    async def _open(self, match: Match, user: UserId, place: Channel, *buttons: str) -> None:
        """Open a match from the list of a user's matches, and press buttons there as far as they are offered."""
        page = await self._use(user, place, "games", {})
        opening = f"dvonn:open:{match.id}:"
        for wanted in (opening, *buttons):
            found = (
                next(
                    (each for each in page.buttons if each.label == wanted or wanted in str(each.custom_id)),
                    None,
                )
                if page
                else None
            )
            if found is None:
                return
            page = await self._press(user, page, found.custom_id or "")

    async def _give_time(self, match: Match, user: UserId) -> None:
        """Let the player who has moved give the opponent time now and then, if there is a clock."""
        if self.rng.random() < 0.02:
            more = await self._press(user, next(reversed(self._board_messages(match, user)), None), "More")
            for label in ("Give a day", "Give a minute"):
                if more and any(button.label == label for button in more.buttons):
                    await self._press(user, more, label)

    async def _move(self, match: Match, user: UserId, place: Channel) -> None:
        move = str(self.rng.choice(match.position.legal_moves()))
        if match.venue.is_direct and match.position.phase is Phase.STACKING and self.rng.random() < 0.5:
            answer = await self._tap(match, user, move)
        else:
            answer = await self._use(user, place, "move", {"move": move, "match": match.id})
        if answer and any(button.label == "Play it" for button in answer.buttons):
            await self._press(user, answer, "Play it")

    async def _tap(self, match: Match, user: UserId, move: str) -> Message | None:
        """Choose a stack and its target on the user's own board."""
        board = next(reversed(self._board_messages(match, user)), None)
        board = await self._press(user, board, move[:2])
        labels = [button.label or "" for button in board.buttons] if board else []
        target = next((label for label in labels if label.startswith(move[2:])), "")
        return await self._press(user, board, target)

    async def _place_and_plan(
        self, match: Match, user: UserId, place: Channel, spaces: Sequence[Space]
    ) -> None:
        """Place a piece in the panel, which stays open, and plan the next ones there; type it if there is no board.

        A board in direct messages is itself such a panel in the user's turn.
        """
        page = next(reversed(self._board_messages(match, user)), None)
        if not match.venue.is_direct:
            page = await self._press(user, page, "Place a piece")
        if page is None:
            await self._move(match, user, place)
        for space in spaces:
            labels = [button.label or "" for button in page.buttons] if page else []
            row = next((label for label in labels if label.startswith(f"Row {space.row} ")), "")
            page = await self._press(user, await self._press(user, page, row), str(space))

    async def _answer_offer(self, match: Match, user: UserId) -> None:
        agrees = self.rng.random() < (0.8 if match.offer and match.offer.kind is OfferKind.UNDO else 0.3)
        board = next(
            (
                message
                for message in reversed(self._board_messages(match, user))
                if any(button.label == "Accept" for button in message.buttons)
            ),
            None,
        )
        question = await self._press(user, board, "Accept" if agrees else "Decline")
        if question and any(button.label == "Accept" for button in question.buttons):
            await self._press(user, question, "Accept")

    async def _people_change(self) -> None:
        user = self.rng.choice(sorted(self.people))
        person = self.people[user]
        match self.rng.randrange(12):
            case 0:
                await self._choose(user)
            case 1:
                until = self.now() + timedelta(days=self.rng.randint(1, 6))
                await self._use(user, self.lane, "away", {"until": until.date().isoformat()})
            case 2:
                page = await self._use(user, self.lane, "away", {})
                if page and any(button.label == "I’m back" for button in page.buttons):
                    await self._press(user, page, "I’m back")
            case 3 if not self.gone:
                self.guild.remove_member(person)
                self.gone[user] = person
                self.figures.happened["left"] += 1
            case 4 | 5 if self.gone:
                _, back = self.gone.popitem()
                self.guild.add_member(back)
                self.figures.happened["rejoined"] += 1
            case 6:
                if user in self.closed:
                    person.accept_direct_messages(self.application)
                else:
                    person.refuse_direct_messages(self.application)
                self.closed ^= {user}
                self.figures.happened["direct messages switched"] += 1
            case 7:
                await self._ask_for_news(user)

    async def _ask_for_news(self, user: UserId) -> None:
        """Let someone watch a match, and be reminded of it."""
        for match in [each for each in await self._going_on() if not each.venue.is_direct][:1]:
            self.onlookers.add((user, match.id))
            await self._use(user, self._place(match, user), "remind", {"match": match.id})
            panel = await self._press(user, next(iter(self._board_messages(match, user)), None), "Watch")
            await self._press(user, panel, "Each move")
            self.figures.happened["asked for news"] += 1

    async def _world_changes(self) -> None:
        match self.rng.randrange(60):
            case 0 | 1 | 2:
                boards = [
                    message
                    for channel in self.channels
                    for message in channel.messages.values()
                    if message.id in self.board_of
                ]
                if boards:
                    board = self.rng.choice(boards)
                    self.taken_away.add(self.board_of[board.id])
                    self.olga.delete(board)
                    self.figures.happened["board deleted"] += 1
            case 3 if self.muted is None:
                self.muted = self.rng.choice(self.channels)
                self._mute(self.muted, Permission.SEND_MESSAGES)
                self.figures.happened["permission taken away"] += 1
            case 4 | 5:
                self._allow()
            case 6 if len(self.channels) > 2 and self.begun > self.wanted / 2:
                self.channels.pop().delete()
                self.figures.happened["channel deleted"] += 1
            case 7 if self.application.id in self.hall.applications:
                self.hall.remove_bot(self.application)
                await self.quiet()
                self.figures.happened["bot removed"] += 1
            case 8 | 9 | 10 if self.application.id not in self.hall.applications:
                self.hall.add_bot(self.application)
                await self.quiet()
                self.figures.happened["bot invited again"] += 1
        if self.application.id not in self.hall.applications and self.rng.random() < 0.1:
            self.hall.add_bot(self.application)

    async def _bot_changes(self) -> None:
        route = ("POST", "/channels/{channel_id}/messages")
        match self.rng.randrange(60):
            case 0:
                self.figures.happened["stopped"] += 1
                await self.stop_bot()
                await self._down()
            case 1:
                self.figures.happened["killed"] += 1
                for match in (await self._going_on())[:5]:
                    self._begin_move(match)
                for _ in range(self.rng.randrange(200)):
                    await asyncio.sleep(0)
                await self.kill_bot()
                await self._down()
            case 2 | 3:
                self.figures.happened["503"] += 1
                self.playground.faults.next(*route, status=503)
            case 4:
                self.figures.happened["line dropped"] += 1
                self.playground.faults.next(*route, drop=self.rng.choice(("before", "after")))

    async def _outage(self) -> None:
        """Simulate an hour in which Discord rejects all requests and drops the connection, while people move."""
        self.figures.happened["hour of outage"] += 1
        self.playground.faults.always(status=503)
        self.playground.faults.drop_gateway()
        matches = await self._going_on()
        for part in range(LOOKS):
            for match in matches[part::LOOKS]:
                self._begin_move(match)
            self.put_clocks_forward(OUTAGE / LOOKS)
            await self.bot.scheduler.look()
        self.playground.faults.clear()
        await self.playground.connected(self.application)
        self._hurry()
        await self.quiet()

    async def _down(self) -> None:
        """Restart the stopped bot after up to two days."""
        self.put_clocks_forward(timedelta(hours=self.rng.choice((0, 1, 5, 20, 48))))
        await self.start_bot()
        self._hurry()
        await self.quiet()

    def _hurry(self) -> None:
        """Make the bot retry at once what Discord has rejected, without waiting for the back-off."""
        self.bot.presenter.queue.pauses = (0.01,) * 5

    def _begin_move(self, match: Match) -> None:
        user = match.player_to_move
        if user is None or user not in self.people or match.position.phase is Phase.OVER:
            return
        move = match.position.legal_moves()[0]
        if not isinstance(move, Jump):
            options = {"move": str(move), "match": match.id}
            with suppress(NotPossibleError):
                self.people[user].begin_command(self._place(match, user), "dvonn move", options)

    # Actions of people.

    async def _use(
        self, user: UserId, channel: Channel, command: str, options: dict[str, object]
    ) -> Message | None:
        try:
            return self._read(await self.people[user].command(channel, f"dvonn {command}", options))
        except NotPossibleError:
            return None

    async def _press(self, user: UserId, message: Message | None, button: str) -> Message | None:
        if message is None:
            return None
        try:
            return self._read(await self.people[user].click(message, button))
        except NotPossibleError:
            return None

    def _read(self, used: Interaction) -> Message | None:
        answer = used.response
        if answer and APOLOGY in answer.text:
            self.figures.flaws.append(f"an apology: {answer.text}")
        return answer

    async def _choose(self, user: UserId) -> None:
        quiet = QuietHours(22, 7, ZoneInfo("Europe/Berlin")) if self.rng.random() < 0.4 else None
        chosen = Preferences(
            when=self.rng.choice((PingWhen.EACH, PingWhen.EACH, PingWhen.FIRST, PingWhen.NEVER)),
            by=self.rng.choice((PingBy.AUTOMATIC, PingBy.CHANNEL, PingBy.DIRECT)),
            quiet=quiet,
        )
        await self.quiet()
        self.changed[user] = self.now(), self.preferences.get(user, Preferences())
        self.preferences[user] = await self.bot.people.choose(user, lambda _: chosen)

    # Places.

    def _direct(self, user: UserId) -> DirectChannel:
        return self.people[user].direct_messages(self.application)

    def _place(self, match: Match, user: UserId) -> Channel:
        """The channel in which a user would type: that in which they see the match, or another if it was lost."""
        if match.venue.is_direct:
            return self._direct(user)
        guild = self.hall if match.venue.guild == self.hall.id else self.guild
        found = guild.channels.get(match.venue.channel)
        if isinstance(found, Thread):
            return found.parent
        return found or self.channels[0]

    def _mute(self, channel: Channel, permission: Permission) -> None:
        member = self.guild.members[self.application.user.id]
        if isinstance(channel, TextChannel):
            channel.set_permissions(member, deny=permission)

    def _allow(self) -> None:
        if isinstance(self.muted, TextChannel) and self.muted.id in self.guild.channels:
            self.muted.set_permissions(self.guild.members[self.application.user.id])
        self.muted = None

    def _board_messages(self, match: Match, reader: UserId) -> list[Message]:
        """The existing boards of a match in all channels, or in the reader's direct messages, the oldest first."""
        return [
            message
            for channel in self._channels(reader if match.venue.is_direct else None)
            for message in channel.messages.values()
            if self.board_of.get(message.id) == match.id
        ]

    def _channels(self, reader: UserId | None) -> Sequence[Channel]:
        """The reader's direct messages, or all channels and threads of both servers."""
        if reader is not None:
            return [self._direct(reader)]
        return [channel for guild in (self.guild, self.hall) for channel in guild.channels.values()]

    # Judging.

    def _look_for_second_boards(self) -> None:
        """Check, at every step, that no match has more than one board in its channel, or in direct messages."""
        places: list[list[Channel]] = [[*self.guild.text_channels, *self.hall.text_channels]]
        places += [[self._direct(user)] for user in self.people]
        for channels in places:
            here = Counter(
                self.board_of[message.id]
                for channel in channels
                for message in channel.messages.values()
                if message.id in self.board_of
            )
            self.figures.flaws += [
                f"match {match} has {count} boards" for match, count in here.items() if count > 1
            ]

    async def judge(self) -> Figures:
        """Check that everything can be explained."""
        figures = self.figures
        async with self.store.read() as uow:
            matches = [await uow.matches.find(MatchId(number)) for number in range(1, self.begun + 1)]
            outages = await uow.times.outages()
        figures.matches, figures.other_messages = len(matches), self.other_messages
        for match in matches:
            figures.events.update(type(event.what).__name__ for event in match.events)
            figures.endings[match.ended.by.value if match.ended else "running"] += 1
            try:
                explain(match, outages, self.boards_shown[match.id])
            except AssertionError as flaw:
                figures.flaws.append(str(flaw))
            figures.flaws += self._flaws_of_board(match)
        by_number = {match.id: match for match in matches}
        figures.rings = [
            Ring(UserId(each.user.id), self.tags.get(each.message.id), each.text)
            for each in self.playground.notifications
            if each.message.author is self.application.user
            and (each.user.id in each.message.pings or each.message.id not in self.overheard)
        ]
        figures.flaws += await self._flaws_of_rings(by_number)
        figures.flaws += [*self._flaws_of_pings(by_number), *self._missing_pings(by_number)]
        return figures

    def _flaws_of_board(self, match: Match) -> Iterator[str]:
        """Each view of a running match shows its last event exactly once.

        In direct messages, so does that of a match that is over or on hold, if its reader has always taken them.
        """
        for reader in match.players.both if match.venue.is_direct else match.players.both[:1]:
            is_lost = not match.venue.is_direct or reader in self.unreached
            if is_lost and (match.is_over or match.halted):
                continue
            shown = [(_numbers(message) or (0, 0))[1] for message in self._board_messages(match, reader)]
            if shown.count(match.number) != 1 and not (shown == [] and match.id in self.taken_away):
                yield f"match {match.id} shows {shown[-3:]} instead of {match.number}"

    async def _flaws_of_rings(self, matches: dict[MatchId, Match]) -> list[str]:
        """Each notification says something, and goes to someone whom its message is meant for."""
        empty = [f"an empty notification: {ring}" for ring in self.figures.rings if not ring.text]
        wrong = [
            f"a notification for somebody else: {ring}"
            for ring in self.figures.rings
            if ring.tag and ring.user not in await self._meant_by(ring.tag, matches)
        ]
        return empty + wrong

    async def _meant_by(self, tag: MessageTag, matches: dict[MatchId, Match]) -> Collection[UserId]:
        """The people whom a message is meant for: the awaited or challenged one, both players, or onlookers."""
        if tag.kind in (Kind.CHALLENGE, Kind.INVITATION):
            async with self.store.read() as uow:
                opponent = (await uow.challenges.find(ChallengeId(tag.about))).opponent
            return {opponent} if opponent else ()
        match = matches.get(MatchId(tag.about))
        if match is None:
            return ()
        if tag.kind in (Kind.BOARD, Kind.PING):
            return _meant(match.as_of(tag.number))
        onlookers = [user for user, watched in self.onlookers if watched == match.id]
        if tag.kind is Kind.RESULT:
            return [*_meant(match), *onlookers]
        if tag.kind is Kind.DIRECT_MESSAGE:
            return [*match.players.both, *onlookers]
        return onlookers

    def _flaws_of_pings(self, matches: dict[MatchId, Match]) -> Iterator[str]:
        """Each ping matches its receiver's preferences, and no turn pings twice."""
        figures = self.figures
        calls: Counter[tuple[UserId, MatchId, int]] = Counter()
        reminders: Counter[tuple[UserId, MatchId, int]] = Counter()
        for ping in self.pings:
            figures.pings += 1
            figures.direct += ping.direct
            figures.reminders += ping.reminder
            match = matches.get(ping.match)
            if match is None:
                yield f"{ping} for no match"
                continue
            then = match.as_of(ping.number)
            if ping.user not in _meant(then):
                yield f"{ping} though {then.awaited} is awaited"
            reproaches = [
                [*_unwanted(ping, wanted, then), *untimely(ping, wanted, then, matches)]
                for wanted in ping.wanted
            ]
            if all(reproaches):
                yield from reproaches[0]
            (reminders if ping.reminder else calls)[ping.user, ping.match, turn_of(then)] += 1
        for kind, counted in (("called", calls), ("reminded", reminders)):
            for (user, number, turn), count in counted.items():
                since = [type(event.what) for event in matches[number].events[turn:]]
                # A player who comes back is pinged again; so is the awaited player when a match was moved.
                again = since.count(CameBack) + since.count(WentOn)
                if count > 1 + again:
                    yield (
                        f"{user} was {kind} {count} times in match {number} after event {turn}: "
                        + ", ".join(
                            f"{'directly' if each.direct else 'in the channel'} at {each.at:%d %H:%M:%S}"
                            for each in self.pings
                            if (each.user, each.match) == (user, number)
                            and turn_of(matches[number].as_of(each.number)) == turn
                        )
                    )

    def _missing_pings(self, matches: dict[MatchId, Match]) -> Iterator[str]:
        """The awaited player was pinged, if their preferences have asked for that since their turn began.

        Discord pings no one outside the server, and doesn't report to the bot who leaves and comes back.
        """
        called = {
            (ping.user, ping.match, turn_of(matches[ping.match].as_of(ping.number)))
            for ping in self.pings
            if not ping.reminder and ping.match in matches
        }
        called |= {
            (each.user, each.match, turn_of(matches[each.match].as_of(each.number)))
            for each in self.missed
            if each.match in matches and not is_quiet(self.preferences[each.user], each.at)
        }
        for match in matches.values():
            user, turn = match.awaited, turn_of(match)
            if user is None or self.changed[user][0] > match.events[turn - 1].at:
                continue
            if _moved_again(match, user):
                continue
            due = is_to_be_called(match, self.preferences[user], self.now())
            if due and (user, match.id, turn) not in called:
                yield f"{user} was not called in match {match.id} after event {turn}"


def _meant(match: Match) -> Collection[UserId]:
    """The players whom a match may ping: the awaited one, and both once a live game begins.

    The result in a player's own direct messages is for who hasn't ended the match.
    """
    if match.begins_live:
        return match.players.both
    if match.is_over:
        return match.players.but(match.ended_by) if match.venue.is_direct else ()
    return (match.awaited,) if match.awaited else ()


def _moved_again(match: Match, user: UserId) -> bool:
    """Whether the user's own move gave them the turn: nobody is called for that."""
    last = next((event for event in reversed(match.line) if event.actor is not None), None)
    return last is not None and last.actor == user


def _unwanted(ping: Ping, wanted: Preferences, then: Match) -> Iterator[str]:
    """Report a ping that a user doesn't want.

    Without its channel, or its player, a match calls them directly, as one that has no channel does.
    """
    if wanted.when is PingWhen.NEVER:
        yield f"{ping} though never wanted"
    is_direct = ping.direct and not (ping.reminder or then.halted or then.venue.is_direct)
    if wanted.by is PingBy.CHANNEL and is_direct:
        yield f"{ping} by direct message though the channel was wanted"
    if wanted.by is PingBy.DIRECT and not ping.direct and not ping.closed:
        yield f"{ping} in the channel though a direct message was wanted"
    if is_quiet(wanted, ping.at) and not then.is_over:
        yield f"{ping} in quiet hours"


def is_quiet(wanted: Preferences, at: datetime) -> bool:
    """Whether a moment is in the user's quiet hours."""
    return wanted.quiet is not None and wanted.quiet.end_after(at) > at


def untimely(ping: Ping, wanted: Preferences, then: Match, matches: dict[MatchId, Match]) -> Iterator[str]:
    """Report a ping to a user who wants pings only if no other match waits, although another match was waiting."""
    matters = not (ping.reminder or then.begins_live or then.is_over)
    if wanted.when is PingWhen.FIRST and matters and _others_waited(then, ping, matches):
        yield f"{ping} though another match waited"


def is_to_be_called(match: Match, wanted: Preferences, now: datetime) -> bool:
    """Whether the awaited player must have been pinged for this turn, if they want a ping for every turn."""
    awaited, ping = match.awaited, match.ping
    if awaited is None or awaited in match.away or match.halted:
        return False
    later = ping is not None and ping.at > now  # in quiet hours
    return wanted.when is PingWhen.EACH and is_news(match.events[turn_of(match) - 1], awaited) and not later


def _others_waited(match: Match, ping: Ping, matches: dict[MatchId, Match]) -> bool:
    """Whether another match was already waiting for the pinged player at the event that the ping is about.

    A late ping is decided anew: then another match only counts if it still waits and has pinged the player earlier. The
    same holds if the channel could not be written to and the player has asked for direct messages since.
    """
    last = match.events[-1]
    if isinstance(last.what, Aside):  # the player came back, or the match was moved
        return False
    others = [each for each in matches.values() if each.id != match.id and ping.user in each.players]
    if ping.at - last.at < MOMENT:
        return any(_waits(each, ping.user, until=last.at) is not None for each in others)
    called = _called_at(match, ping.user)
    return any(
        (then := _waits(each, ping.user, until=ping.at)) is not None and _called_at(then, ping.user) < called
        for each in others
    )


def _waits(match: Match, user: UserId, *, until: datetime) -> Match | None:
    """A match as it was just before a moment, if it was waiting for the user's move then."""
    before = tuple(event for event in match.events if event.at < until)
    then = replace(match, history=History(before)) if before else None
    waits = then and then.player_to_move == user and not then.halted and user not in then.away
    return then if waits else None


def _called_at(match: Match, user: UserId) -> datetime:
    return next(event.at for event in reversed(match.events) if is_news(event, user))


def _numbers(message: Message) -> tuple[MatchId, int] | None:
    """The match and the event that a board or a ping shows."""
    if board := board_in(message):
        return MatchId(board.about), board.number
    for button in message.buttons:
        if button.custom_id:
            words = words_of(button.custom_id)
            if action_of(button.custom_id) in ("move", "agreed", "agree"):
                return MatchId(int(words[0])), int(words[1])
    return None
