"""The kinds of places in which two people play, as they see and use them. Also used by the benchmarks."""

import re
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import ClassVar, NamedTuple

from typing_extensions import override

from bot.domain import EventNumber, Match, MatchId, UserId
from bot.domain.events import CameBack, Halted, WentAway, WentOn
from bot.features.lobby.pages import ANYWHERE_MESSAGE
from bot.toolkit.page import MessageTag
from discord_playground import (
    Application,
    Channel,
    DirectChannel,
    Event,
    Guild,
    Interaction,
    Message,
    MessageCreated,
    Person,
    Playground,
)
from tests.end_to_end.boards import board_in, tag_in

ANSWERED = 4.0
"""Seconds within which people expect an answer, and to see what it has changed, unless they are more patient."""

PICK = re.compile(r"[a-k][1-5]( → [a-k][1-5])?")
"""The beginning of a button's label: a stack, its target, or a whole move."""

CALL = re.compile(r"game (\d+)")
"""The match in a message that calls a player in a foreign place."""

SPACE = 2
"""The number of characters of a space's name."""

UNFINISHED = -1
"""Stands for a message that has pinged and whose board never took its place."""


class PlaceKind(StrEnum):
    CHANNEL = "channel"
    THREAD = "thread"
    DIRECT = "direct-messages"
    GROUP = "group-chat"
    FOREIGN_SERVER = "foreign-server"
    TWO_SERVERS = "two-servers"

    @property
    def is_in_server(self) -> bool:
        return self in (PlaceKind.CHANNEL, PlaceKind.THREAD)

    @property
    def takes_typed_moves(self) -> bool:
        """Whether both players can type their moves in view of the board."""
        return self not in (PlaceKind.GROUP, PlaceKind.FOREIGN_SERVER)

    @property
    def may_lose_calls(self) -> bool:
        """Whether a crash may lose a ping, as one that a press sends can't be looked for."""
        return self is PlaceKind.GROUP


class Turn(NamedTuple):
    """A board on which someone may move, as far as it tells, with its match and the last event on it."""

    board: Message
    mover: Person
    match: int
    number: int

    @classmethod
    def on(cls, board: Message, mover: Person) -> "Turn":
        return cls(board, mover, *about(board))


class Place(ABC):
    """Two people who play in a place: how they begin, what they press, and what each of them sees."""

    kind: ClassVar[PlaceKind]
    offer: ClassVar[Mapping[str, object]] = {}
    """The options with which a match is offered here."""

    def __init__(
        self,
        playground: Playground,
        application: Application,
        channel: Channel,
        players: tuple[Person, Person],
    ) -> None:
        self.playground = playground
        self.application = application
        self.channel = channel
        self.players = players
        self.answered = self.unanswered = 0
        self.answered_at = 0.0
        self.patience = ANSWERED

    async def prepare(self) -> None:  # noqa: B027  most places need nothing
        """Do what has to be done once in the place, when the bot is there. Raises `TimeoutError`."""

    # what people see

    @property
    @abstractmethod
    def views(self) -> Sequence[Sequence[Message]]:
        """The messages of each view that the bot keeps up to date."""

    @property
    def messages(self) -> list[Message]:
        """The messages that everyone sees in the channel, the oldest first."""
        return _public(self.players[0], self.channel)

    def standing(self, match: Match) -> list[list[int]]:
        """Return the last event on each board of a match, for each view."""
        return [
            [each.number if message.is_v2 else UNFINISHED for each, message in _boards(view, match.id)]
            for view in self.views
        ]

    def is_faithful(self, match: Match) -> bool:
        """Whether each view has exactly one board of a match, with its last event."""
        return all(view == [match.number] for view in self.standing(match))

    def board(self, person: Person, match: int) -> Message | None:
        """The newest board of a match that someone plays on."""
        return next((each for _, each in reversed(_boards(self._seen_by(person), match))), None)

    @abstractmethod
    def turns(self) -> list[Turn]:
        """Return the boards on which people may move."""

    @abstractmethod
    def _seen_by(self, person: Person) -> Sequence[Message]:
        """The messages among which someone looks for boards."""

    # what people do

    async def settled(self, used: Interaction) -> Message | None:
        """Wait for an answer; return the message that it is, or that it has changed."""
        if used.failed:
            self.unanswered += 1
            return None
        response = (await used.settled(timeout=self.patience)).response
        self.answered += 1
        self.answered_at = time.monotonic()
        return response

    async def begin(self, **options: object) -> None:
        """Offer a match, and accept what is offered."""
        await self.challenge(**options)
        await self.accept()

    async def challenge(self, **options: object) -> None:
        """Offer a match."""
        white, given = self.players[0], {**self._offer, **options}
        await self.settled(await white.command(self.channel, "dvonn challenge", given))

    async def accept(self) -> None:
        """Accept what is offered."""
        black = self.players[1]
        for notice in self.messages:
            if any(button.label == "Accept" for button in notice.buttons):
                await self.settled(await black.click(notice, "Accept"))

    @property
    def _offer(self) -> Mapping[str, object]:
        return {**self.offer, "opponent": self.players[1]}

    def typing(self, person: Person) -> Channel:  # noqa: ARG002  it depends on the person elsewhere
        """The channel in which someone types moves."""
        return self.channel

    async def type(self, person: Person, match: int, move: str) -> Message | None:
        """Type a move; return the answer."""
        options = {"move": move, "match": match}
        return await self.settled(await person.command(self.typing(person), "dvonn move", options))

    async def put(self, person: Person, match: int, move: str) -> bool | None:
        """Play a given move, by typing it where that is possible.

        Return whether the bot says that it was played; None if it doesn't know.
        """
        answer = await self.type(person, match, move)
        if answer is None or "my database" in answer.text:
            return None
        return answer.deleted or "Played: " in answer.text

    def readers_in(self, channel: Channel) -> Sequence[Person]:
        """The players who see boards in a channel; none if it isn't one of this place."""
        if isinstance(channel, DirectChannel):
            return [person for person in self.players if person is channel.human]
        return self.players if self.channel in (channel, getattr(channel, "parent", None)) else ()

    @abstractmethod
    async def move(self, turn: Turn, rng: Random) -> str:
        """Move by presses; return the move once the bot has said that it was played, otherwise nothing."""

    async def refresh(self) -> None:  # noqa: B027  most places need nothing
        """Press whatever shows an outdated board; bots keep the others up to date themselves."""


class Channelled(Place):
    """A channel of a server, in which a private panel opens below the board."""

    kind = PlaceKind.CHANNEL

    @property
    @override
    def views(self) -> Sequence[Sequence[Message]]:
        places = (self.channel, *getattr(self.channel, "threads", ()))
        return [[each for place in places for each in _public(self.players[0], place)]]

    @override
    def _seen_by(self, person: Person) -> Sequence[Message]:
        return self.views[0]

    @override
    def turns(self) -> list[Turn]:
        boards = [each for each in self.views[0] if any(button.label == "Move" for button in each.buttons)]
        called = [
            Turn.on(each, person) for each in boards for person in self.players if person.id in each.pings
        ]
        others = [each for each in boards if all(turn.board is not each for turn in called)]
        return [*called, *(Turn.on(board, person) for board in others for person in self.players)]

    @override
    async def move(self, turn: Turn, rng: Random) -> str:
        panel, chosen = await self.settled(await turn.mover.click(turn.board, "Move")), ""
        while panel is not None and (label := _choice(panel, rng)):
            chosen = _chosen(chosen, label)
            panel = await self.settled(await turn.mover.click(panel, label))
            if panel is not None and self._is_done(panel, turn.match):
                return chosen
        return ""

    @staticmethod
    def _is_done(panel: Message, match: int) -> bool:
        """Whether a panel has played its move: it says so, is deleted, or shows the next waiting match."""
        found = (re.match(r"dvonn:[a-z-]+:(\d+):", button.custom_id or "") for button in panel.buttons)
        about = next((int(each[1]) for each in found if each), match)
        return panel.deleted or "Played: " in panel.text or about != match


class Threaded(Channelled):
    """A channel of a server in which each match has a thread of its own."""

    kind = PlaceKind.THREAD

    @override
    async def prepare(self) -> None:
        owner = _owner_of(self.channel)
        page = await self.settled(await owner.command(self.channel, "dvonn-admin settings"))
        if page is None:
            raise TimeoutError
        await self.settled(await owner.select(page, "dvonn:settle:threads", "threads"))


class OnBoards(Place):
    """A place in which moves are picked on the boards themselves."""

    @override
    async def move(self, turn: Turn, rng: Random) -> str:
        board, chosen = turn.board, ""
        if "Back" in _labels(board):
            await self._pressed(turn, "Back")
        while label := _choice(board, rng):
            chosen = _chosen(chosen, label)
            await self._pressed(turn, label)
            if self._is_played(
                turn
            ):  # or brought up to date, as by the choice of a stack on an outdated board
                return chosen if len(chosen) > SPACE and self._tells(turn, chosen) else ""
        return ""

    async def _pressed(self, turn: Turn, label: str) -> None:
        """Press a button, and wait until the board shows what follows."""
        before = _labels(turn.board)
        await self.settled(await turn.mover.click(turn.board, label))
        await self.playground.wait_until(
            lambda: self._is_played(turn) or (before != _labels(turn.board) != []),
            what=f"what follows {label} on a board",
            timeout=self.patience,
        )

    def _newest(self, turn: Turn) -> Message | None:
        """The board that was pressed, or the one that has taken its place."""
        return self.board(turn.mover, turn.match) if turn.board.deleted else turn.board

    def _is_played(self, turn: Turn) -> bool:
        """Whether a later board is shown."""
        board = self._newest(turn)
        return board is not None and about(board)[1] > turn.number

    def _tells(self, turn: Turn, move: str) -> bool:
        board = self._newest(turn)
        return board is not None and f"{move[:SPACE]} → {move[SPACE:]}".removesuffix(" → ") in board.text


class Direct(OnBoards):
    """The direct messages of both players with the bot. The challenge is made in a channel."""

    kind = PlaceKind.DIRECT
    offer: ClassVar[Mapping[str, object]] = {"private": True}

    @property
    @override
    def views(self) -> Sequence[Sequence[Message]]:
        return [self._seen_by(person) for person in self.players]

    @override
    def typing(self, person: Person) -> Channel:
        return person.direct_messages(self.application)

    @override
    def _seen_by(self, person: Person) -> Sequence[Message]:
        return _public(person, self.typing(person))

    @override
    def turns(self) -> list[Turn]:
        return self._turns_of(self.players)

    def _turns_of(self, people: Sequence[Person]) -> list[Turn]:
        seen = ((each, person) for person in people for each in self._seen_by(person))
        return [Turn.on(board, person) for board, person in seen if board_in(board) and _has_choice(board)]


class TwoServers(Direct):
    """The direct messages of two people of two servers who look for an opponent; a channel of each server looks on."""

    kind = PlaceKind.TWO_SERVERS

    @property
    def halls(self) -> Sequence[Channel]:
        """The channel of each player's server in which they look for an opponent, and which shows the match."""
        own = (guild for guild in self.playground.world.guilds.values() if guild.owner is self.players[1])
        return [self.channel, *(channel for guild in own for channel in guild.text_channels[:1])]

    @override
    async def prepare(self) -> None:
        for hall in self.halls:
            owner = _owner_of(hall)
            page = await self._ask(owner, hall, "dvonn-admin opponent")
            for menu, chosen in (("dvonn:lobby-openness", "open"), ("dvonn:lobby-channel", hall)):
                await self.settled(await owner.select(page, menu, chosen))

    @override
    async def challenge(self, **options: object) -> None:
        """Have both look for an opponent."""
        for person, channel in zip(self.players, self.halls, strict=True):
            page = await self._ask(person, channel, "dvonn-club opponent")
            for aspect, wish in {"reach": "anywhere", **options}.items():
                menus = (each.custom_id for each in page.selects)
                menu = next(each for each in menus if each.startswith(f"dvonn:find-wish:{aspect}"))
                await self.settled(await person.select(page, menu, wish))
            await self.settled(await person.click(page, "Find an opponent"))

    @override
    async def begin(self, **options: object) -> None:
        await self.challenge(**options)
        await self.playground.wait_until(
            lambda: bool(self.turns()), what="a match of two people who look", timeout=self.patience
        )

    @override
    def standing(self, match: Match) -> list[list[int]]:
        halls = [map(tag_in, _public(_owner_of(hall), hall)) for hall in self.halls]
        shown = [
            [tag.number for tag in tags if tag and tag.kind is ANYWHERE_MESSAGE and tag.about == match.id]
            for tags in halls
        ]
        return [*super().standing(match), *shown]

    async def _ask(self, person: Person, channel: Channel, command: str) -> Message:
        """Use a command; return its page. Raises `TimeoutError` if there is none."""
        if (page := await self.settled(await person.command(channel, command))) is None:
            raise TimeoutError(f"no answer to {command}")
        return page


class Foreign(Direct):
    """A place without the bot. The challenger has installed it, and so has a board in direct messages, too.

    The board that all see there changes with a press only.
    """

    offer: ClassVar[Mapping[str, object]] = {}

    @property
    @override
    def _offer(self) -> Mapping[str, object]:
        return self.offer

    @override
    async def prepare(self) -> None:
        for person in self.installed:
            person.install(self.application)

    @property
    def installed(self) -> Sequence[Person]:
        return self.players[:1]

    @property
    @override
    def views(self) -> Sequence[Sequence[Message]]:
        return [self.messages, *map(self._seen_by, self.installed)]

    @override
    def typing(self, person: Person) -> Channel:
        return super().typing(person) if person in self.installed else self.channel

    @override
    def turns(self) -> list[Turn]:
        boards = [each for each in self.messages if board_in(each) and _has_choice(each)]
        here = [
            Turn.on(board, person) for board in boards for person in self.players if _may_move(board, person)
        ]
        return [*here, *self._turns_of(self.installed)]

    @override
    async def put(self, person: Person, match: int, move: str) -> bool | None:
        """Press a row and a space, or a stack and its target, on the board that everyone sees."""
        found = next((each for each in self.messages if about(each)[0] == match), None)
        if found is None:
            raise TimeoutError(f"no board of match {match}")
        steps = (move[:SPACE], move[SPACE:]) if len(move) > SPACE else (f"Row {move[1]} ", move)
        turn = Turn.on(found, person)
        for step in steps:
            label = next((each for each in _labels(found) if each.startswith(step)), None)
            if label is not None:
                await self._pressed(turn, label)
        return True if self._is_played(turn) and self._tells(turn, move) else None

    @override
    async def refresh(self) -> None:
        for message in self.messages:
            if labels := _labels(message):  # of the challenger's own challenge, or of a board
                pressed = "More" if "More" in labels else labels[0]
                await self.settled(await self.players[0].click(message, pressed))


class GroupChat(Foreign):
    kind = PlaceKind.GROUP


class ForeignServer(Foreign):
    """A server without the bot, in which both players have installed it."""

    kind = PlaceKind.FOREIGN_SERVER

    @property
    @override
    def installed(self) -> Sequence[Person]:
        return self.players


KINDS: Mapping[PlaceKind, type[Place]] = {
    each.kind: each for each in (Channelled, Threaded, Direct, TwoServers, GroupChat, ForeignServer)
}


def open_place(
    kind: PlaceKind, playground: Playground, application: Application, guild: Guild, name: str
) -> Place:
    """Open a place for two new people; `guild` is a server of the bot, whose members they are if it isn't foreign."""
    white, black = (playground.create_user(f"{side}-{name}") for side in ("white", "black"))
    match kind:
        case PlaceKind.GROUP:
            channel: Channel = white.open_group_chat(black, name=name)
        case PlaceKind.FOREIGN_SERVER:
            server = playground.create_guild(name, owner=white)
            server.add_member(black)
            channel = server.create_text_channel("tavern")
        case PlaceKind.TWO_SERVERS:
            abroad = playground.create_guild(f"Abroad {name}", owner=black)
            abroad.create_text_channel("hall")
            abroad.add_bot(application)
            channel = guild.create_text_channel(name)
            guild.add_member(white)
        case _:
            channel = guild.create_text_channel(name)
            for person in (white, black):
                guild.add_member(person)
    return KINDS[kind](playground, application, channel, (white, black))


# what pings


class Call(NamedTuple):
    """A message that pings a player, and the last event that the board shows then."""

    user: UserId
    match: MatchId
    number: int


class Calls:
    """All calls of the bot in some places."""

    def __init__(self, playground: Playground, places: Sequence[Place]) -> None:
        self._places = places
        self.made: list[Call] = []
        playground.stream.subscribe(self._hear)

    def _hear(self, event: Event) -> None:
        if not isinstance(event, MessageCreated) or not event.message.pings:
            return
        match, number = about(event.message)
        if not match and (found := CALL.search(event.message.text)):
            match, number = int(found[1]), self._shown_beside(event.message, int(found[1]))
        if match:
            self.made += [Call(UserId(user), MatchId(match), number) for user in event.message.pings]

    def _shown_beside(self, call: Message, match: int) -> int:
        """The last event of a match on the board above a call in a foreign place."""
        beside = [each for place in self._places if place.channel is call.channel for each in place.messages]
        return max((each.number for each, _ in _boards(beside, match)), default=0)

    def of(self, match: Match) -> "CallsOf":
        turns = Counter(
            (call.user, turn_of(match.as_of(EventNumber(call.number))))
            for call in self.made
            if call.match == match.id and 0 < call.number <= match.number
        )
        return CallsOf(match, turns)


class CallsOf(NamedTuple):
    """How often each player of a match was called, by the event that began the turn."""

    match: Match
    counted: Counter[tuple[UserId, int]]

    @property
    def twice(self) -> list[str]:
        """The turns in which a player was called more than once."""
        return [
            f"{user} was called {count} times in match {self.match.id} after event {turn}"
            for (user, turn), count in self.counted.items()
            if count > 1
        ]

    @property
    def due(self) -> list[int]:
        """The events that began a turn which the opponent gave to a player."""
        begun = {turn_of(self.match.as_of(event.number)) for event in self.match.events}
        return [turn for turn in sorted(begun) if self._is_due(turn)]

    @property
    def missing(self) -> list[int]:
        """Those after which the player wasn't called."""
        return [turn for turn in self.due if not self._is_called(turn)]

    def _is_due(self, turn: int) -> bool:
        then = self.match.as_of(EventNumber(turn))
        return turn > 1 and then.awaited is not None and then.events[-1].actor not in (None, then.awaited)

    def _is_called(self, turn: int) -> bool:
        awaited = self.match.as_of(EventNumber(turn)).awaited
        return awaited is not None and self.counted[awaited, turn] > 0


def turn_of(match: Match) -> int:
    """The number of the last event that changed the awaited player."""
    return next(
        event.number
        for event in reversed(match.events)
        if not isinstance(event.what, WentAway | CameBack | Halted | WentOn)
    )


# parts of messages


def about(message: Message) -> tuple[int, int]:
    """The match of a board and the last event on it; zeros for other messages."""
    board = board_in(message)
    return (board.about, board.number) if board else (0, 0)


def _owner_of(channel: Channel) -> Person:
    """The owner of a channel's server. Raises `TypeError` if it has none."""
    owner = channel.guild.owner if isinstance(channel.guild, Guild) else None
    if not isinstance(owner, Person):
        raise TypeError("nobody can change the server's settings")
    return owner


def _public(person: Person, channel: Channel) -> list[Message]:
    return [each for each in person.messages(channel) if not each.ephemeral]


def _boards(messages: Sequence[Message], match: int) -> list[tuple[MessageTag, Message]]:
    found = ((board_in(each), each) for each in messages)
    return [(board, each) for board, each in found if board is not None and board.about == match]


def _labels(message: Message) -> list[str]:
    return [] if message.deleted else [button.label or "" for button in message.buttons]


def _asks(message: Message) -> bool:
    """Whether a move is to be confirmed."""
    return "Play it" in _labels(message)


def _has_choice(message: Message) -> bool:
    return _asks(message) or any(PICK.match(label) for label in _labels(message))


def _choice(message: Message, rng: Random) -> str:
    """Return the label of a choice in a panel or on a board; empty if it has none."""
    choices = [label for label in _labels(message) if PICK.match(label)]
    return "Play it" if _asks(message) else rng.choice(choices) if choices else ""


def _chosen(before: str, label: str) -> str:
    """Return what has been chosen of a move, with one more choice."""
    found = PICK.match(label)
    if found is None:
        return before
    text = found[0].replace(" → ", "")
    return before + text if len(text) == SPACE else text


def _may_move(board: Message, person: Person) -> bool:
    """Whether it is someone's turn, or a board in a foreign place doesn't say whose as a stack is chosen."""
    return "to move" not in board.text or f"{person.shown_name} to move" in board.text
