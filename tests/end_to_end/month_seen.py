"""Everything that people see and do in a simulated month, as far as its judge needs it."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain import MatchId, PingBy, Preferences, UserId
from bot.toolkit.control import action_of, words_of
from bot.toolkit.page import Kind, MessageTag
from discord_playground import (
    Channel,
    DirectChannel,
    Event,
    Guild,
    Interaction,
    InteractionCreated,
    Message,
    MessageCreated,
    MessageEdited,
    Person,
    Thread,
)
from tests.end_to_end.boards import board_in, tag_in
from tests.end_to_end.club import Club
from tests.end_to_end.places import CALL

MOMENT = timedelta(minutes=1)
CLOSED_FOR = timedelta(days=1)
"""How long the bot may leave direct messages alone that were refused (docs/pings.md)."""
TOKEN = timedelta(minutes=15)
"""How long an interaction lets the bot answer.

https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object
"""
REMINDER = "running out"
NEW_LINE = "\n"
MENTION = re.compile(r"<@(\d+)>")


@dataclass(frozen=True)
class Ping:
    user: UserId
    match: MatchId
    number: int
    """The number of the event that the message shows, or in a foreign place the board above it."""
    at: datetime
    direct: bool
    reminder: bool
    wanted: Sequence[Preferences]
    """The user's preferences then and a moment earlier; the ping may have been decided by the earlier ones."""
    closed: bool
    """Whether direct messages couldn't reach the user then or lately, so that none is tried."""
    foreign: bool = False
    """Whether it was sent below a press in a foreign place."""
    message: str = ""
    """The kind of message, and its first line."""


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
    foreign: bool = False
    """Whether it rang in a foreign place."""
    called: bool = True
    """Whether its message mentions someone."""

    @property
    def kind(self) -> str:
        if self.tag:
            return self.tag.kind.name
        return "FOREIGN_CALL" if self.foreign else "LATE_ANSWER"

    def __str__(self) -> str:
        about = f" {self.tag.about}/{self.tag.number}" if self.tag else ""
        return f"{self.kind}{about} to {self.user}: {self.text.partition(NEW_LINE)[0] or '(empty)'}"


@dataclass(frozen=True)
class ForeignPlace:
    """A group chat, or the channel of a server without the bot, in which people play."""

    channel: Channel
    people: Sequence[Person]


@dataclass(frozen=True)
class Standing:
    """A match and its view in a foreign place at one moment."""

    stored: int
    """The last event that is stored."""
    shown: int
    """The last event on the newest board; zero without one."""


@dataclass(frozen=True)
class Deed:
    """A command, or a press, in a foreign place, and what has come of it once the bot was idle again."""

    user: UserId
    match: MatchId
    used: Interaction
    at: datetime
    on_view: bool
    """Whether it is a press on the newest board of the match there."""
    before: Standing
    after: Standing | None
    """None if the bot, or Discord, was out of order meanwhile."""

    @property
    def brings_up_to_date(self) -> bool:
        """Whether the board was behind, and no longer is."""
        is_current = self.after is not None and self.after.shown == self.after.stored
        return self.on_view and is_current and self.before.shown < self.before.stored

    def shows(self, number: int) -> bool:
        """Whether it has shown an event there, by a press on the board, or by another way that has led to the event."""
        after = self.after
        if after is None or after.shown < number:
            return False
        return self.on_view or self.before.stored < number

    @property
    def calls(self) -> list[set[int]]:
        """The users whom each message has pinged that followed."""
        sent = [self.used.original, *self.used.followups]
        return [set(each.pings) for each in sent if each and each.pings]


class Seen:
    """Everything that the people of a month have seen and done."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.people: dict[UserId, Person] = {}
        self.strangers: set[UserId] = set()
        """Those who are in no server with the bot."""
        self.guilds: Sequence[Guild] = ()
        """The servers in which matches are played."""
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
        self.taken_away: set[tuple[MatchId, int]] = set()
        """The match and event of each board deleted by a moderator. It returns with the next event, if there is one."""
        self.other_messages = 0
        self.preferences: dict[UserId, Preferences] = {}
        self.changed: dict[UserId, tuple[datetime, Preferences]] = {}
        """When users last changed their preferences, with the preferences before."""
        self.closed: set[UserId] = set()
        self.unreached: dict[UserId, datetime] = {}
        """The last moment at which direct messages were known not to reach users."""
        self.places: dict[int, ForeignPlace] = {}
        """The foreign places by channel id."""
        self.place_of: dict[MatchId, ForeignPlace] = {}
        """The foreign places of those matches that have one."""
        self.deeds: list[Deed] = []
        """Everything that was done in foreign places about a match, in order."""
        self.unasked: list[str] = []
        """Acts of the bot in foreign places that no interaction allows."""
        self._asked_at: dict[int, datetime] = {}
        """The last interaction in each foreign place."""

    def listen(self) -> None:
        self.club.playground.stream.subscribe(self._hear)

    def add_place(self, channel: Channel, people: Sequence[Person]) -> None:
        self.places[channel.id] = ForeignPlace(channel, people)

    # hearing

    def _hear(self, event: Event) -> None:
        if isinstance(event, InteractionCreated) and event.interaction.channel.id in self.places:
            self._asked_at[event.interaction.channel.id] = self.club.now()
        if not isinstance(event, MessageCreated | MessageEdited):
            return
        message, is_new = event.message, isinstance(event, MessageCreated)
        if message.author is not self.club.application.user:
            return
        if message.channel.id in self.places:
            self._hear_in_foreign_place(message, is_new=is_new)
        elif is_new:
            self._hear_message(message)

    def _hear_message(self, message: Message) -> None:
        self.tags[message.id] = tag_in(message)
        numbers = numbers_in(message)
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
        self.pings += [self._ping(message, user, *numbers, direct=direct) for user in called]
        if guild:
            out = self.people.keys() - self.strangers - guild.members.keys()
            self.missed += [Missed(user, *numbers, self.club.now()) for user in out]

    def _hear_in_foreign_place(self, message: Message, *, is_new: bool) -> None:
        """Note a board, a call, and a message that no interaction allows any more."""
        place, now = self.places[message.channel.id], self.club.now()
        asked_at = self._asked_at.get(message.channel.id)
        if asked_at is None or now - asked_at > TOKEN:
            self.unasked.append(f"a message in a foreign place that nobody has asked for: {message.text}")
        if (board := board_in(message)) and not message.ephemeral:
            self.board_of[message.id] = match = MatchId(board.about)
            self.place_of.setdefault(match, place)
        if not is_new:
            return
        self.tags[message.id] = tag_in(message)
        if message.pings:
            self.overheard.add(message.id)
        if message.pings and (found := CALL.search(message.text)):
            match = MatchId(int(found[1]))
            shown = self.shown_there(match)
            self.pings += [self._ping(message, user, match, shown, direct=False) for user in message.pings]

    def look_at_requests(self) -> None:
        """Note requests about channels of foreign places, where the bot may not read, write or manage anything."""
        self.unasked += [
            f"a request about a foreign place: {each.method} {each.path}"
            for each in self.club.playground.requests
            if any(f"/channels/{channel}" in each.path for channel in self.places)
        ]

    def _ping(self, message: Message, user: int, match: MatchId, number: int, *, direct: bool) -> Ping:
        called, tag = UserId(user), self.tags[message.id]
        return Ping(
            called,
            match,
            number,
            self.club.now(),
            direct,
            REMINDER in message.text,
            self._wanted(called),
            self.is_closed(called),
            foreign=message.channel.id in self.places,
            message=f"{tag.kind.name if tag else 'CALL'} {message.text.partition(NEW_LINE)[0]}",
        )

    def _wanted(self, user: UserId) -> Sequence[Preferences]:
        wanted = [self.preferences.get(user, Preferences())]
        if user in self.changed and self.club.now() - self.changed[user][0] < MOMENT:
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
            self.is_closed(user) or any(each.by is PingBy.CHANNEL for each in self._wanted(user))
            for user in map(
                UserId, map(int, MENTION.findall(message.content))
            )  # also of someone who has left
        )

    # whom direct messages reach

    def takes_direct_messages(self, user: UserId) -> bool:
        """Whether a direct message can be delivered: to those who share a server with the bot, or have installed it."""
        application = self.club.application
        shares = any(user in guild.members and application.id in guild.applications for guild in self.guilds)
        return user not in self.closed and (shares or user in application.user_ids)

    def is_closed(self, user: UserId) -> bool:
        until = self.unreached.get(user)
        # The bot tries no direct message for a day after one was refused.
        lately = until is not None and self.club.now() - until < CLOSED_FOR + MOMENT
        return lately or not self.takes_direct_messages(user)

    def note_unreached(self) -> None:
        """Record whom direct messages don't reach, before that may change."""
        now = self.club.now()
        self.unreached |= {user: now for user in self.people if not self.takes_direct_messages(user)}

    # boards in foreign places

    def view_there(self, match: MatchId) -> Message | None:
        """The newest board of a match in its foreign place."""
        return next(reversed(self.boards_there(match)), None)

    def boards_there(self, match: MatchId) -> list[Message]:
        """All messages in the foreign place of a match that show a board of it, the oldest first."""
        place = self.place_of.get(match)
        every = [each for each in place.channel.messages.values() if not each.ephemeral] if place else []
        return [each for each in every if (board := board_in(each)) and board.about == match]

    def shown_there(self, match: MatchId) -> int:
        """The last event on the newest board of a match in its foreign place; zero without one."""
        view = self.view_there(match)
        board = board_in(view) if view else None
        return board.number if board else 0


def numbers_in(message: Message) -> tuple[MatchId, int] | None:
    """The match and the event that a board or a ping shows."""
    if board := board_in(message):
        return MatchId(board.about), board.number
    for button in message.buttons:
        if button.custom_id:
            words = words_of(button.custom_id)
            if action_of(button.custom_id) in ("move", "agreed", "agree"):
                return MatchId(int(words[0])), int(words[1])
    return None
