"""Refusals: why a user's request can't be carried out, and the data about it.

A refusal carries data only; `bot.requests.refusal_sentences` words it. To add a reason, extend `RefusalReason`, add an
overload to `Refused` for its data, and add its sentence to the catalogues.
"""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Literal, Protocol, TypeAlias, overload

from bot.domain.ids import ChallengeId, ChannelId, MatchId, MessageId, UserId, Venue
from bot.domain.obstacle import Obstacle
from bot.domain.occasion import Occasion
from dvonn import IllegalMove, Move, UnreadableError


class OneMatch(Protocol):
    """A `Match`. A protocol, because `bot.domain.match` imports this module."""

    @property
    def id(self) -> MatchId: ...


class OneChallenge(Protocol):
    """A `Challenge`; a protocol for the same reason as `OneMatch`."""

    @property
    def id(self) -> ChallengeId: ...


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
class Shared:
    """The channel and message in which a match's review was shared; `message` is None while it is being posted."""

    match: OneMatch
    channel: ChannelId
    message: MessageId | None


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


class OneCard(Protocol):
    """A `PuzzleCard`; a protocol for the same reason as `OneMatch`."""

    @property
    def id(self) -> int: ...


@dataclass(frozen=True, slots=True)
class OpenPuzzle:
    """A puzzle card that is still open, and the venue where another one was requested."""

    wanted: Venue
    card: OneCard


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A move in a match that is illegal, now or when a plan is carried out."""

    match: OneMatch
    illegal: IllegalMove


About: TypeAlias = (
    str
    | int
    | UnreadableError
    | NoAccess
    | WrongTime
    | Pause
    | Limit
    | OneChallenge
    | OneMatch
    | Tried
    | Forbidden
    | Shared
    | OpenPuzzle
    | InPlay
    | Protected
    | tuple[ChannelId, ...]
    | tuple[OneMatch, ...]
    | None
)
"""The data of a refusal. The overloads of `Refused` say which type belongs to which reason."""


class RefusalReason(StrEnum):
    """The reasons for refusals. The sentence of `NOT_AWAY = "not-away"` is `refused-not-away` in the catalogues."""

    # requests that can't be understood or carried out
    NOT_A_SPACE = "not-a-space"
    NOT_A_MOVE = "not-a-move"
    """About a text that is neither a space nor a move."""
    NOT_A_DATE = "not-a-date"
    """About a text that is not a future date."""
    NOT_A_PERIOD = "not-a-period"
    """Neither a year, a month nor a day."""
    NOT_QUIET_HOURS = "not-quiet-hours"
    """About a text that is not an hour, or not a time zone."""
    NOT_A_PACE = "not-a-pace"
    """About a text that is not a time control."""
    TIME_WITHOUT_UNIT = "time-without-unit"
    """A number that can be minutes or days."""
    TIMES_WITHOUT_SIGN = "times-without-sign"
    """Two times one after the other, which can be their sum, or a bank and an increment."""
    CLOCK_WITHOUT_START = "clock-without-start"
    """An increment or a cap, but no bank."""
    CLOCK_TOO_SHORT = "clock-too-short"
    TIME_TOO_LONG = "time-too-long"
    MAXIMUM_TOO_LOW = "maximum-too-low"
    """A cap below the bank."""
    MAXIMUM_WITHOUT_INCREMENT = "maximum-without-increment"
    NOT_DAYS_OFF = "not-days-off"
    """About a text that is not days of the week and a time zone."""
    CANNOT_POST = "cannot-post"
    """The bot lacks permissions in the channel."""
    NOT_THE_MANAGER = "not-the-manager"
    """Only managers of the server may do that."""
    ONLY_IN_SERVERS = "only-in-servers"
    """The request doesn't work in direct messages; the text is the command to use in a server."""
    NOT_IN_SERVER = "not-in-server"
    """The bot is not a member of the server, where only its commands are; the text is the link that invites it."""
    NOBODY_ELSE_HERE = "nobody-else-here"
    """A user was challenged in a direct message, where only the computer can be challenged."""
    LEFT_THE_SERVER = "left-the-server"
    """A request in a direct message by a user who is no longer a member of the server concerned."""
    NOT_FOLLOWED = "not-followed"
    """The channel is not a spectator channel."""
    NOTHING_TO_CANCEL = "nothing-to-cancel"
    """Neither a match nor a challenge was named, or both were."""
    NOT_BANNED = "not-banned"
    """The user is not banned in the server."""
    NOTHING_TO_EXPORT = "nothing-to-export"
    """There are no matches in the server, or none after those already exported."""
    UNREADABLE_COMMAND = "unreadable-command"
    """The interaction has a command or options that the bot never registered."""
    DISCORD_SILENT = "discord-silent"
    """Discord doesn't answer a request that the reply to the user depends on."""
    OUTDATED_CONTROL = "outdated-control"
    """The control is from an older version of the bot and no longer supported."""

    # looking back
    PICTURE_TOO_LARGE = "picture-too-large"
    """Larger than Discord's limit, in bytes."""
    NOT_TO_BE_SHARED_HERE = "not-to-be-shared-here"
    """Not everyone in this channel may see the channel of the match."""
    MAY_NOT_WRITE = "may-not-write"
    """The user may not write in the channel, so the bot doesn't post there for them."""
    SHARED_OFTEN = "shared-often"
    """The user has shared too many things in the channel lately."""

    # records
    NO_RECORD_GIVEN = "no-record-given"
    """Neither a text nor a file was given, or both were, or the given one is empty."""
    NO_RECORD_IN_MESSAGE = "no-record-in-message"
    """The message has no text and no file that could be a record."""
    RECORD_TOO_LARGE = "record-too-large"
    """Larger than the limit, in bytes."""
    FILE_NOT_GIVEN = "file-not-given"
    """Discord doesn't return the file."""
    RECORD_NOT_TEXT = "record-not-text"
    """The file is not UTF-8 text."""
    UNREADABLE_RECORD = "unreadable-record"
    """The error says where and what was expected; for an illegal move, its cause says which rule is broken."""
    NO_SUCH_IMPORT = "no-such-import"
    """The user has no such import, or it has expired."""
    NOTHING_LEFT_TO_PLAY = "nothing-left-to-play"
    """The recorded game is over at this point, so no match can start from it."""

    # people
    AWAY_TOO_LONG = "away-too-long"
    """The absence is longer than the user's allowance; the number is that of the days left."""
    NOT_AWAY = "not-away"

    # challenges
    CHALLENGED_ONESELF = "challenged-oneself"
    CHALLENGED_BOT = "challenged-bot"
    BANNED = "banned"
    """A manager has banned the user from challenges in the server."""
    TAKES_NO_CHALLENGES = "takes-no-challenges"
    """The opponent accepts no challenges, or none from this user."""
    BLOCKED_BY_ONESELF = "blocked-by-oneself"
    """The user has blocked the opponent."""
    ASKED_OFTEN_ENOUGH = "asked-often-enough"
    """The user has too many challenges to this opponent, open or withdrawn lately."""
    TOO_MANY_CHALLENGES = "too-many-challenges"
    """The user has too many challenges in the server, open or withdrawn lately."""
    TOO_MANY_AGAINST_COMPUTER = "too-many-against-computer"
    """The user has too many running matches against the computer; the number is the limit."""
    LEVEL_TOO_HIGH = "level-too-high"
    """The level is too strong for this machine; the number is the highest level that it can play."""
    DECLINED_LATELY = "declined-lately"
    """The opponent has recently declined a challenge by the user."""
    OPPONENT_CANNOT_SEE = "opponent-cannot-see"
    """The opponent can't see the channel of the match."""
    CANNOT_SEE = "cannot-see"
    """The user can't see the channel of the match."""
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    """The server allows matches only in other channels."""
    NO_SUCH_CHALLENGE = "no-such-challenge"
    CHALLENGE_CLOSED = "challenge-closed"
    """The challenge was accepted, declined, withdrawn or cancelled, or has expired."""
    NOT_YOUR_CHALLENGE = "not-your-challenge"
    """Only the named opponent may answer; the challenger never may."""
    NOT_YOUR_WITHDRAWAL = "not-your-withdrawal"
    """Only the challenger may withdraw the challenge."""

    # matches
    NO_SUCH_MATCH = "no-such-match"
    """The server has no match with that number; in direct messages, the user has none."""
    NO_MATCH_IN_MESSAGE = "no-match-in-message"
    """The message is not by the bot, or not about a match."""
    NO_MATCH_RESOLVED = "no-match-meant"
    """The user named no match, and none qualifies."""
    UNCLEAR_MATCH = "unclear-match"
    """The user named no match, and several qualify."""
    NOT_A_PLAYER = "not-a-player"
    NOT_YOUR_TURN = "not-your-turn"
    BOARD_MOVED_ON = "board-moved-on"
    """The control is for an earlier state of the board."""
    MATCH_OVER = "match-over"
    OUT_OF_TIME = "out-of-time"
    """The flag fell before the user acted; the match is about to end."""
    NO_MORE_TIME_TO_GIVE = "no-more-time-to-give"
    """The user has given the opponent time too often; the number is the limit."""
    NOT_RATED = "not-rated"
    OUT_OF_SIGHT = "out-of-sight"
    """The match can't be moved to a channel that the opponent can't see."""
    OWN_MATCH = "own-match"
    """Managers can't decide about a match that they play or have played."""
    ILLEGAL_MOVE = "illegal-move"
    UNCONFIRMED_MOVE = "unconfirmed-move"
    """The move loses own stacks, or the player wants to confirm every move, and it is not confirmed yet."""
    OFFER_STANDS = "offer-stands"
    """Another offer is pending."""
    OFFER_LAPSED = "offer-lapsed"
    """The offer was already answered, or the board has changed since it was made."""
    OFFER_DECLINED = "offer-declined"
    """The opponent has declined the same offer, and the players have not both moved since then."""
    OWN_OFFER = "own-offer"
    """Only the opponent can answer the offer."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """The last move is not the user's own."""
    ILLEGAL_PLAN = "illegal-plan"
    PLAN_OF_SPACES = "plan-of-spaces"
    PLAN_OF_MOVES = "plan-of-moves"
    PLAN_WITHOUT_ANSWER = "plan-without-answer"
    """The planned line has no own move after a move of the opponent's."""
    PLAN_CHANGED = "plan-changed"
    """The plan is no longer the one that the user saw."""
    TOO_MANY_REPLIES = "too-many-replies"
    NO_REMATCH_YET = "no-rematch-yet"
    """The match is still running."""
    WATCHED_OWN_MATCH = "watched-own-match"
    """Players can't watch their own match; they are pinged anyway."""
    NO_HINTS_HERE = "no-hints-here"
    """The match is against another user, or the page shows the past of a running match."""
    STILL_IN_PLAY = "still-in-play"
    """A running match between people has reached the position, may soon reach it or has passed through it."""
    WEEK_IN_PLAY = "week-in-play"
    """The position belongs to the board of the current week."""
    PLAYED_WITHOUT_HELP = "played-without-help"
    """The position belongs to a secret board whose occasion runs."""
    NOT_IN_THIS_GAME = "not-in-this-game"
    """The policy of the match doesn't allow it."""
    PAST_ITS_END = "past-its-end"
    """The fixed end of the match has come."""
    WITHOUT_HELP = "without-help"
    """The match is a try at the board of the week, which knows no hints, plans, undo or draws."""
    WEEK_OVER = "week-over"
    """The week of the board is over."""
    WEEK_FORGOTTEN = "week-forgotten"
    """The user had a try at the board of this week, and has had it deleted."""
    WEEK_SHARED = "week-shared"
    """The user has shared the result of that week in the server before."""
    NOTHING_TO_SHARE = "nothing-to-share"
    """The user has no result of that week yet."""
    NOTHING_TO_CHOOSE = "nothing-to-choose"
    """The position offers no choice of moves."""
    TOO_BUSY = "too-busy"
    """The waiting list of the engine is full."""
    NO_REVIEW_YET = "no-review-yet"
    """The match is still running."""
    NOTHING_TO_REVIEW = "nothing-to-review"
    """The game ended before the stacking phase."""
    PUZZLE_OPEN = "puzzle-open"
    """The channel has an open puzzle, or the user has shared one elsewhere."""
    REVIEW_SHARED = "review-shared"
    """A player has shared the review before, or is sharing it right now."""
    NOT_WATCHABLE = "not-watchable"
    """The match is played in a private thread, whose members the bot can't list."""

    # lines
    NO_SUCH_LINE = "no-such-line"
    """The user has no such line, or newer lines have replaced it."""
    NO_NAME = "no-name"
    """A line is to be saved under an empty name."""
    TOO_MANY_LINES = "too-many-lines"
    """The user has too many saved lines; the number is the limit."""
    LINE_IN_PLAY = "line-in-play"
    """The line starts from a running match, so it can't be shown to others; the number is that of the match."""
    NOTHING_TO_TRY = "nothing-to-try"
    """The game is over in the position, so no move can be tried."""


_OfNothing: TypeAlias = Literal[
    RefusalReason.UNREADABLE_COMMAND,
    RefusalReason.DISCORD_SILENT,
    RefusalReason.NOT_THE_MANAGER,
    RefusalReason.NOBODY_ELSE_HERE,
    RefusalReason.LEFT_THE_SERVER,
    RefusalReason.NOTHING_TO_CANCEL,
    RefusalReason.NOTHING_TO_EXPORT,
    RefusalReason.BANNED,
    RefusalReason.NOT_TO_BE_SHARED_HERE,
    RefusalReason.NO_RECORD_GIVEN,
    RefusalReason.NO_RECORD_IN_MESSAGE,
    RefusalReason.NO_MATCH_IN_MESSAGE,
    RefusalReason.FILE_NOT_GIVEN,
    RefusalReason.RECORD_NOT_TEXT,
    RefusalReason.NO_SUCH_IMPORT,
    RefusalReason.NOTHING_LEFT_TO_PLAY,
    RefusalReason.NOT_AWAY,
    RefusalReason.CHALLENGED_ONESELF,
    RefusalReason.CHALLENGED_BOT,
    RefusalReason.CANNOT_SEE,
    RefusalReason.NO_SUCH_CHALLENGE,
    RefusalReason.NO_MATCH_RESOLVED,
    RefusalReason.NOTHING_TO_CHOOSE,
    RefusalReason.TOO_BUSY,
    RefusalReason.NOTHING_TO_REVIEW,
    RefusalReason.NO_SUCH_LINE,
    RefusalReason.NO_NAME,
    RefusalReason.NOTHING_TO_TRY,
    RefusalReason.WEEK_OVER,
    RefusalReason.WEEK_FORGOTTEN,
    RefusalReason.WEEK_SHARED,
    RefusalReason.NOTHING_TO_SHARE,
]
_OfText: TypeAlias = Literal[
    RefusalReason.NOT_A_SPACE,
    RefusalReason.NOT_A_MOVE,
    RefusalReason.NOT_A_DATE,
    RefusalReason.NOT_A_PERIOD,
    RefusalReason.NOT_QUIET_HOURS,
    RefusalReason.NOT_A_PACE,
    RefusalReason.NOT_DAYS_OFF,
    RefusalReason.ONLY_IN_SERVERS,
    RefusalReason.NOT_IN_SERVER,
]
OfTime: TypeAlias = Literal[
    RefusalReason.TIME_WITHOUT_UNIT,
    RefusalReason.TIMES_WITHOUT_SIGN,
    RefusalReason.CLOCK_WITHOUT_START,
    RefusalReason.CLOCK_TOO_SHORT,
    RefusalReason.TIME_TOO_LONG,
    RefusalReason.MAXIMUM_TOO_LOW,
    RefusalReason.MAXIMUM_WITHOUT_INCREMENT,
]
_OfNumber: TypeAlias = Literal[
    RefusalReason.AWAY_TOO_LONG,
    RefusalReason.TOO_MANY_AGAINST_COMPUTER,
    RefusalReason.LEVEL_TOO_HIGH,
    RefusalReason.RECORD_TOO_LARGE,
    RefusalReason.PICTURE_TOO_LARGE,
    RefusalReason.TOO_MANY_LINES,
    RefusalReason.NO_MORE_TIME_TO_GIVE,
    RefusalReason.LINE_IN_PLAY,
]
_OfChallenge: TypeAlias = Literal[
    RefusalReason.CHALLENGE_CLOSED, RefusalReason.NOT_YOUR_CHALLENGE, RefusalReason.NOT_YOUR_WITHDRAWAL
]
OfMatch: TypeAlias = Literal[
    RefusalReason.NOT_A_PLAYER,
    RefusalReason.NOT_YOUR_TURN,
    RefusalReason.BOARD_MOVED_ON,
    RefusalReason.MATCH_OVER,
    RefusalReason.OUT_OF_TIME,
    RefusalReason.NOT_RATED,
    RefusalReason.OWN_MATCH,
    RefusalReason.OFFER_STANDS,
    RefusalReason.OFFER_LAPSED,
    RefusalReason.OFFER_DECLINED,
    RefusalReason.OWN_OFFER,
    RefusalReason.NOTHING_TO_UNDO,
    RefusalReason.PLAN_OF_SPACES,
    RefusalReason.PLAN_OF_MOVES,
    RefusalReason.PLAN_WITHOUT_ANSWER,
    RefusalReason.PLAN_CHANGED,
    RefusalReason.TOO_MANY_REPLIES,
    RefusalReason.NO_REMATCH_YET,
    RefusalReason.NO_HINTS_HERE,
    RefusalReason.NO_REVIEW_YET,
    RefusalReason.WATCHED_OWN_MATCH,
    RefusalReason.NOT_WATCHABLE,
    RefusalReason.WITHOUT_HELP,
    RefusalReason.WEEK_OVER,
    RefusalReason.NOT_IN_THIS_GAME,
    RefusalReason.PAST_ITS_END,
]
OfProtected: TypeAlias = Literal[RefusalReason.PLAYED_WITHOUT_HELP, RefusalReason.WEEK_IN_PLAY]


class Refused(Exception):  # noqa: N818  it says that something is refused, not that anything went wrong
    """A user's request that can't be carried out. Nothing was changed."""

    @overload
    def __init__(self, reason: _OfNothing) -> None: ...
    @overload
    def __init__(
        self, reason: Literal[RefusalReason.OUTDATED_CONTROL], about: OneMatch | None = None
    ) -> None: ...
    @overload
    def __init__(self, reason: _OfText, about: str) -> None: ...
    @overload
    def __init__(self, reason: OfTime, about: WrongTime) -> None: ...
    @overload
    def __init__(self, reason: _OfNumber, about: int) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.UNREADABLE_RECORD], about: UnreadableError) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.CANNOT_POST], about: NoAccess) -> None: ...
    @overload
    def __init__(
        self, reason: Literal[RefusalReason.NOT_FOLLOWED, RefusalReason.MAY_NOT_WRITE], about: ChannelId
    ) -> None: ...
    @overload
    def __init__(
        self, reason: Literal[RefusalReason.CHANNEL_NOT_ALLOWED], about: tuple[ChannelId, ...]
    ) -> None: ...
    @overload
    def __init__(
        self,
        reason: Literal[
            RefusalReason.OPPONENT_CANNOT_SEE,
            RefusalReason.OUT_OF_SIGHT,
            RefusalReason.TAKES_NO_CHALLENGES,
            RefusalReason.BLOCKED_BY_ONESELF,
            RefusalReason.NOT_BANNED,
        ],
        about: UserId,
    ) -> None: ...
    @overload
    def __init__(
        self,
        reason: Literal[RefusalReason.DECLINED_LATELY, RefusalReason.ASKED_OFTEN_ENOUGH],
        about: Pause,
    ) -> None: ...
    @overload
    def __init__(
        self,
        reason: Literal[RefusalReason.TOO_MANY_CHALLENGES, RefusalReason.SHARED_OFTEN],
        about: Limit,
    ) -> None: ...
    @overload
    def __init__(self, reason: _OfChallenge, about: OneChallenge) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.NO_SUCH_MATCH], about: MatchId) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.UNCLEAR_MATCH], about: tuple[OneMatch, ...]) -> None: ...
    @overload
    def __init__(self, reason: OfMatch, about: OneMatch) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.UNCONFIRMED_MOVE], about: Tried) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.REVIEW_SHARED], about: Shared) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.PUZZLE_OPEN], about: OpenPuzzle) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.STILL_IN_PLAY], about: InPlay) -> None: ...
    @overload
    def __init__(self, reason: OfProtected, about: Protected) -> None: ...
    @overload
    def __init__(
        self, reason: Literal[RefusalReason.ILLEGAL_MOVE, RefusalReason.ILLEGAL_PLAN], about: Forbidden
    ) -> None: ...
    def __init__(self, reason: RefusalReason, about: About = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about
