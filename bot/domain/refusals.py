"""Refusals: why a user's request can't be carried out, and the data about it.

A refusal carries data only; its sentence is `refused-` with the reason's name in the catalogues. A feature declares the
reasons that it alone has in its module `refusals`, with what fills in their sentences; here are the others.
"""

from dataclasses import dataclass
from datetime import datetime
from types import NoneType
from typing import Any, Generic, TypeVar, overload

from bot.domain.ids import ChannelId, MatchId, Players, UserId
from bot.domain.obstacle import Obstacle
from bot.domain.occasion import Occasion
from dvonn import IllegalMove, Move

About = TypeVar("About")
About_contra = TypeVar("About_contra", contravariant=True)

DECLARED: dict[str, "DeclaredReason[Any]"] = {}
"""The reasons of the core and of all features that are imported, by name."""


class DeclaredReason(Generic[About_contra]):
    """A reason for refusals, and the type of the data about it; None by default.

    Raises `ValueError` if there already is a reason of that name.
    """

    @overload
    def __init__(self: "DeclaredReason[None]", name: str) -> None: ...
    @overload
    def __init__(self, name: str, *about: type[About_contra]) -> None: ...
    def __init__(self, name: str, *about: type) -> None:
        if name in DECLARED:
            raise ValueError(f"two reasons are called {name}")
        DECLARED[name] = self
        self.name = name
        self._types = tuple(getattr(each, "__supertype__", each) for each in about or (NoneType,))

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__

    def accepts(self, about: object) -> bool:
        """Whether the data have the declared type."""
        return isinstance(about, self._types)


class OneMatch:
    """The base of `Match`, which imports this module."""

    __slots__ = ()


class OneChallenge:
    """The base of `Challenge`, for the same reason."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NoAccess:
    """A channel in which the bot can't post."""

    channel: ChannelId
    obstacle: Obstacle


@dataclass(frozen=True, slots=True)
class Pause:
    """The opponent can't be challenged again before `until`."""

    opponent: UserId
    until: datetime


@dataclass(frozen=True, slots=True)
class Limit:
    """The user has reached a limit, and there is room again at `until`."""

    most: int
    until: datetime


@dataclass(frozen=True, slots=True)
class WrongTime:
    """A part of a typed time control that can't be used, as typed, and two texts that can be."""

    part: str
    instead: str
    other: str


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that needs confirmation."""

    match: OneMatch
    move: Move


@dataclass(frozen=True, slots=True)
class InPlay:
    """A running match between people, in which help with the requested position would be unfair."""

    match: MatchId
    is_own: bool
    """Whether the user who asks plays it."""
    is_past: bool
    """Whether the match has left the position behind."""


@dataclass(frozen=True, slots=True)
class Protected:
    """A secret board, which is protected until its occasion ends."""

    occasion: Occasion
    until: datetime


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A move in a match that is illegal, now or when a plan is carried out."""

    match: OneMatch
    illegal: IllegalMove


@dataclass(frozen=True, slots=True)
class OthersPlay:
    """The players of a match, and the link with which a user installs the bot, if they can."""

    players: Players
    install: str | None


class RefusalReason:
    """The reasons of the core. Those of features are declared in their modules `refusals`."""

    """The reasons for refusals. The sentence of `NOT_AWAY = "not-away"` is `refused-not-away` in the catalogues."""

    # requests that can't be understood or carried out
    NOT_A_SPACE = DeclaredReason("not-a-space", str)
    NOT_A_DATE = DeclaredReason("not-a-date", str)
    """About a text that is not a future date."""
    NOT_QUIET_HOURS = DeclaredReason("not-quiet-hours", str)
    """About a text that is not an hour, or not a time zone."""
    NOT_A_DAILY_HOUR = DeclaredReason("not-a-daily-hour", str)
    """Likewise, about the hour of the message of the day."""
    NOT_A_PACE = DeclaredReason("not-a-pace", str)
    """About a text that is not a time control."""
    TIME_WITHOUT_UNIT = DeclaredReason("time-without-unit", WrongTime)
    """A number that can be minutes or days."""
    TIMES_WITHOUT_SIGN = DeclaredReason("times-without-sign", WrongTime)
    """Two times one after the other, which can be their sum, or a bank and an increment."""
    CLOCK_WITHOUT_START = DeclaredReason("clock-without-start", WrongTime)
    """An increment or a cap, but no bank."""
    CLOCK_TOO_SHORT = DeclaredReason("clock-too-short", WrongTime)
    TIME_TOO_LONG = DeclaredReason("time-too-long", WrongTime)
    MAXIMUM_TOO_LOW = DeclaredReason("maximum-too-low", WrongTime)
    """A cap below the bank."""
    MAXIMUM_WITHOUT_INCREMENT = DeclaredReason("maximum-without-increment", WrongTime)
    NOT_DAYS_OFF = DeclaredReason("not-days-off", str)
    """About a text that is not days of the week and a time zone."""
    CANNOT_POST = DeclaredReason("cannot-post", NoAccess)
    """The bot lacks permissions in the channel."""
    NOT_THE_MANAGER = DeclaredReason("not-the-manager")
    """Only managers of the server may do that."""
    ONLY_IN_SERVERS = DeclaredReason("only-in-servers", str)
    """The request works in servers only; the text is the command to use in a server."""
    NOT_IN_SERVER = DeclaredReason("not-in-server", str)
    """The bot is not a member of the server, where it can't post; the text is the link that invites it."""
    NOT_IN_PRIVATE_CHANNELS = DeclaredReason("not-in-private-channels")
    """The bot can't post in a group chat or in the direct messages of others."""
    OTHERS_PLAY = DeclaredReason("others-play", OthersPlay)
    """A press on the board of others in a foreign place, where everyone sees it."""
    SEEN_BY_NOBODY_ELSE = DeclaredReason("seen-by-nobody-else")
    """The user may not use external apps in a server without the bot, so only they would see the answer."""
    NO_DIRECT_MESSAGES = DeclaredReason("no-direct-messages", str, NoneType)
    """The bot can't write to the user, whose direct messages the board belongs in.

    The text is the link with which they install it for themselves, if they can.
    """
    NO_FILES_HERE = DeclaredReason("no-files-here")
    """The answer has a file, and the user may not attach any in the channel."""
    NOBODY_ELSE_HERE = DeclaredReason("nobody-else-here")
    """An open challenge was made in direct messages, where nobody else reads it."""
    NOT_PLAYED_YET = DeclaredReason("not-played-yet", UserId)
    """Someone was challenged from direct messages with whom the user has not played where both may challenge."""
    CANNOT_WRITE_TO = DeclaredReason("cannot-write-to", UserId)
    """A player of a match in direct messages can't be sent any."""
    LEFT_THE_SERVER = DeclaredReason("left-the-server")
    """A request in a direct message by a user who is no longer a member of the server concerned."""
    NOTHING_TO_EXPORT = DeclaredReason("nothing-to-export")
    """There are no matches in the server, or none after those already exported."""
    UNREADABLE_COMMAND = DeclaredReason("unreadable-command")
    """The interaction has a command or options that the bot never registered."""
    DISCORD_SILENT = DeclaredReason("discord-silent")
    """Discord doesn't answer a request that the reply to the user depends on."""
    OUTDATED_CONTROL: DeclaredReason[OneMatch | None] = DeclaredReason("outdated-control", OneMatch, NoneType)
    """The control is from an older version of the bot and no longer supported."""

    # looking back
    PICTURE_TOO_LARGE = DeclaredReason("picture-too-large", int)
    """Larger than Discord's limit, in bytes."""
    NOT_TO_BE_SHARED_HERE = DeclaredReason("not-to-be-shared-here")
    """Not everyone in this channel may see the channel of the match."""
    MAY_NOT_WRITE = DeclaredReason("may-not-write", ChannelId)
    """The user may not write in the channel, so the bot doesn't post there for them."""
    SHARED_OFTEN = DeclaredReason("shared-often", Limit)
    """The user has shared too many things in the channel lately."""

    # records
    NO_SUCH_IMPORT = DeclaredReason("no-such-import")
    """The user has no such import, or it has expired."""
    NOTHING_LEFT_TO_PLAY = DeclaredReason("nothing-left-to-play")
    """The recorded game is over at this point, so no match can start from it."""

    # people
    AWAY_TOO_LONG = DeclaredReason("away-too-long", int)
    """The absence is longer than the user's allowance; the number is that of the days left."""

    # challenges
    CHALLENGED_ONESELF = DeclaredReason("challenged-oneself")
    CHALLENGED_BOT = DeclaredReason("challenged-bot")
    BANNED = DeclaredReason("banned")
    """A manager has banned the user from challenges in the server."""
    TAKES_NO_CHALLENGES = DeclaredReason("takes-no-challenges", UserId)
    """The opponent accepts no challenges, or none from this user."""
    BLOCKED_BY_ONESELF = DeclaredReason("blocked-by-oneself", UserId)
    """The user has blocked the opponent."""
    ASKED_OFTEN_ENOUGH = DeclaredReason("asked-often-enough", Pause)
    """The user has too many challenges to this opponent, open or unanswered lately."""
    TOO_MANY_CHALLENGES = DeclaredReason("too-many-challenges", Limit)
    """The user has too many challenges in the server, open or unanswered lately."""
    TOO_MANY_AGAINST_COMPUTER = DeclaredReason("too-many-against-computer", int)
    """The user has too many running matches against the computer; the number is the limit."""
    LEVEL_TOO_HIGH = DeclaredReason("level-too-high", int)
    """The level is too strong for this machine; the number is the highest level that it can play."""
    DECLINED_LATELY = DeclaredReason("declined-lately", Pause)
    """The opponent has recently declined a challenge by the user."""
    OPPONENT_CANNOT_SEE = DeclaredReason("opponent-cannot-see", UserId)
    """The opponent can't see the channel of the match."""
    CHANNEL_NOT_ALLOWED: DeclaredReason[tuple[ChannelId, ...]] = DeclaredReason("channel-not-allowed", tuple)
    """The server allows matches only in other channels."""
    NO_SUCH_CHALLENGE = DeclaredReason("no-such-challenge")
    CHALLENGE_CLOSED = DeclaredReason("challenge-closed", OneChallenge)
    """The challenge was accepted, declined, withdrawn or cancelled, or has expired."""
    NOT_YOUR_CHALLENGE = DeclaredReason("not-your-challenge", OneChallenge)
    """Only the named opponent may answer; the challenger never may."""
    NOT_YOUR_WITHDRAWAL = DeclaredReason("not-your-withdrawal", OneChallenge)
    """Only the challenger may withdraw the challenge."""

    # matches
    NO_SUCH_MATCH = DeclaredReason("no-such-match", MatchId)
    """The server has no match with that number; in direct messages, the user has none."""
    NO_MATCH_RESOLVED = DeclaredReason("no-match-meant")
    """The user named no match, and none qualifies."""
    UNCLEAR_MATCH: DeclaredReason[tuple[OneMatch, ...]] = DeclaredReason("unclear-match", tuple)
    """The user named no match, and several qualify."""
    NOT_A_PLAYER = DeclaredReason("not-a-player", OneMatch)
    NOT_YOUR_TURN = DeclaredReason("not-your-turn", OneMatch)
    BOARD_MOVED_ON = DeclaredReason("board-moved-on", OneMatch)
    """The control is for an earlier state of the board."""
    MATCH_OVER = DeclaredReason("match-over", OneMatch)
    OUT_OF_TIME = DeclaredReason("out-of-time", OneMatch)
    """The flag fell before the user acted; the match is about to end."""
    NO_MORE_TIME_TO_GIVE = DeclaredReason("no-more-time-to-give", int)
    """The user has given the opponent time too often; the number is the limit."""
    OWN_MATCH = DeclaredReason("own-match", OneMatch)
    """Managers can't decide about a match that they play or have played."""
    ILLEGAL_MOVE = DeclaredReason("illegal-move", Forbidden)
    UNCONFIRMED_MOVE = DeclaredReason("unconfirmed-move", Tried)
    """The move loses own stacks, or the player wants to confirm every move, and it is not confirmed yet."""
    OFFER_STANDS = DeclaredReason("offer-stands", OneMatch)
    """Another offer is pending."""
    OFFER_LAPSED = DeclaredReason("offer-lapsed", OneMatch)
    """The offer was already answered, or the board has changed since it was made."""
    OFFER_DECLINED = DeclaredReason("offer-declined", OneMatch)
    """The opponent has declined the same offer, and the players have not both moved since then."""
    OWN_OFFER = DeclaredReason("own-offer", OneMatch)
    """Only the opponent can answer the offer."""
    NOTHING_TO_UNDO = DeclaredReason("nothing-to-undo", OneMatch)
    """The last move is not the user's own."""
    ILLEGAL_PLAN = DeclaredReason("illegal-plan", Forbidden)
    PLAN_OF_SPACES = DeclaredReason("plan-of-spaces", OneMatch)
    PLAN_OF_MOVES = DeclaredReason("plan-of-moves", OneMatch)
    PLAN_WITHOUT_ANSWER = DeclaredReason("plan-without-answer", OneMatch)
    """The planned line has no own move after a move of the opponent's."""
    PLAN_CHANGED = DeclaredReason("plan-changed", OneMatch)
    """The plan is no longer the one that the user saw."""
    TOO_MANY_REPLIES = DeclaredReason("too-many-replies", OneMatch)
    NO_REMATCH_YET = DeclaredReason("no-rematch-yet", OneMatch)
    """The match is still running."""
    STILL_IN_PLAY = DeclaredReason("still-in-play", InPlay)
    """A running match between people has reached the position, may soon reach it or has passed through it."""
    PLAYED_WITHOUT_HELP = DeclaredReason("played-without-help", Protected)
    """The position belongs to a secret board whose occasion runs."""
    NOT_IN_THIS_GAME = DeclaredReason("not-in-this-game", OneMatch)
    """The policy of the match doesn't allow it."""
    PAST_ITS_END = DeclaredReason("past-its-end", OneMatch)
    """The fixed end of the match has come."""
    TOO_BUSY = DeclaredReason("too-busy")
    """The waiting list of the engine is full."""
    NOT_WATCHABLE = DeclaredReason("not-watchable", OneMatch)
    """The match is played in a private thread, whose members the bot can't list."""

    # lines
    NO_NAME = DeclaredReason("no-name")
    """A line is to be saved under an empty name."""


class Refused(Exception):  # noqa: N818  it says that something is refused, not that anything went wrong
    """A user's request that can't be carried out. Nothing was changed.

    Raises `TypeError` if the data aren't those that the reason declares.
    """

    @overload
    def __init__(self, reason: DeclaredReason[None]) -> None: ...
    @overload
    def __init__(self, reason: DeclaredReason[About], about: About) -> None: ...
    def __init__(self, reason: DeclaredReason[Any], about: object = None) -> None:
        if not reason.accepts(about):
            raise TypeError(f"{reason} is not about {about!r}")
        super().__init__(reason.name)
        self.reason = reason
        self.about = about
