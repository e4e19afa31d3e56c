"""Reasons for refusing what a user asked for.

A refusal carries data; `bot.requests.refusal_sentences` words it. To add a reason, extend `RefusalReason`, give
`Refused` a signature for what it is about, and add its sentence to the catalogues.
"""

from enum import StrEnum
from typing import Literal, TypeAlias, overload

from bot.domain.ids import ChannelId, MatchId, UserId
from bot.domain.refusal_subjects import (
    About,
    Forbidden,
    NoAccess,
    OneChallenge,
    OneMatch,
    OpenPuzzle,
    Pause,
    Shared,
    Tried,
)
from dvonn import UnreadableError


class RefusalReason(StrEnum):
    """The reasons. The sentence of `NOT_AWAY = "not-away"` is `refused-not-away` in the catalogues."""

    # requests that can't be understood or carried out
    NOT_A_SPACE = "not-a-space"
    NOT_A_LIST_OF_SPACES = "not-a-list-of-spaces"
    """The text is the word among them that is none."""
    NOT_A_LINE = "not-a-line"
    """The text is what stands where a line of moves can't be read on."""
    NOT_A_DATE = "not-a-date"
    """A text that names no time to come."""
    NOT_QUIET_HOURS = "not-quiet-hours"
    """A text that names no hours of the day, or no time zone."""
    CANNOT_POST = "cannot-post"
    """The bot may not write in the channel where something should be shown."""
    NOT_THE_MANAGER = "not-the-manager"
    """Only people who may manage the server may do that."""
    ONLY_IN_SERVERS = "only-in-servers"
    """It was asked for in a direct message; the text is the command as it is typed in a server."""
    NOBODY_ELSE_HERE = "nobody-else-here"
    """Somebody was challenged in a direct message, where the computer alone can be played."""
    LEFT_THE_SERVER = "left-the-server"
    """It was asked for in a direct message, and the user is no member of the server any more where it would stand."""
    NOT_FOLLOWED = "not-followed"
    """The channel shows no matches for spectators anyway."""
    NOTHING_TO_CANCEL = "nothing-to-cancel"
    """Neither a match nor a challenge was named, or both were."""
    NOT_BANNED = "not-banned"
    """The person may challenge in the server anyway."""
    NOTHING_TO_EXPORT = "nothing-to-export"
    """There are no matches in the server, or none after those that were exported."""
    UNREADABLE_COMMAND = "unreadable-command"
    """No such command was given to Discord, or not with these options."""
    DISCORD_SILENT = "discord-silent"
    """Discord doesn't answer what has to be known for it."""
    OUTDATED_CONTROL = "outdated-control"
    """An older version of the bot has sent the control, and nothing answers it any more."""

    # looking back
    NO_SUCH_PLIES = "no-such-plies"
    """The plies that there are; those that were asked for are none of them, or swapped."""
    PICTURE_TOO_LARGE = "picture-too-large"
    """It has more than the bytes that may be posted."""
    NOT_TO_BE_SHARED_HERE = "not-to-be-shared-here"
    """Not everybody who reads along here may see the channel of the match."""
    MAY_NOT_WRITE = "may-not-write"
    """The user may not write in the channel, so nothing is posted there for them."""

    # records
    NO_RECORD_GIVEN = "no-record-given"
    """Neither a text nor a file was given, or both, or nothing stands in it."""
    NO_RECORD_IN_MESSAGE = "no-record-in-message"
    """The message has neither text nor a file that could be one."""
    RECORD_TOO_LARGE = "record-too-large"
    """It has more than the bytes that are read."""
    FILE_NOT_GIVEN = "file-not-given"
    """Discord doesn't hand out the file."""
    RECORD_NOT_TEXT = "record-not-text"
    """A file that is no text in UTF-8."""
    UNREADABLE_RECORD = "unreadable-record"
    """A text that is no record. The flaw tells where and what was expected, by its cause which rule a move breaks."""
    NO_SUCH_IMPORT = "no-such-import"
    """The user has brought no such record, or it is kept no longer."""
    NOTHING_LEFT_TO_PLAY = "nothing-left-to-play"
    """The recorded game is over at this point, so no match can go on from it."""

    # people
    AWAY_TOO_LONG = "away-too-long"
    """More days than are left this year."""
    NOT_AWAY = "not-away"

    # challenges
    CHALLENGED_ONESELF = "challenged-oneself"
    CHALLENGED_BOT = "challenged-bot"
    BANNED = "banned"
    """A manager of the server lets the user neither challenge nor accept challenges there."""
    TAKES_NO_CHALLENGES = "takes-no-challenges"
    """The opponent wants none, or none from the user."""
    BLOCKED_BY_ONESELF = "blocked-by-oneself"
    """The user has blocked the other."""
    ASKED_OFTEN_ENOUGH = "asked-often-enough"
    """As many challenges to the opponent wait for an answer as are good for anybody."""
    TOO_MANY_CHALLENGES = "too-many-challenges"
    """As many challenges of the user's are open in the server as its channels bear; the number says how many."""
    TOO_MANY_AGAINST_COMPUTER = "too-many-against-computer"
    """As many matches of the user's against the computer go on as one may have; the number says how many."""
    LEVEL_TOO_HIGH = "level-too-high"
    """The computer can't play as well as that where the bot runs; the number is the highest level that it can."""
    DECLINED_LATELY = "declined-lately"
    """The opponent has turned down a challenge of the user's a short while ago."""
    OPPONENT_CANNOT_SEE = "opponent-cannot-see"
    """The opponent can't see the channel in which the match would be played."""
    CANNOT_SEE = "cannot-see"
    """The user can't see the channel in which the match would be played."""
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    """The server has its matches in other channels."""
    NO_SUCH_CHALLENGE = "no-such-challenge"
    CHALLENGE_CLOSED = "challenge-closed"
    """The challenge was accepted, declined or withdrawn before, or nobody answered in time."""
    NOT_YOUR_CHALLENGE = "not-your-challenge"
    """Only the person who was challenged may answer; the challenger may not answer either."""
    NOT_YOUR_WITHDRAWAL = "not-your-withdrawal"
    """Only the challenger may withdraw it."""

    # matches
    NO_SUCH_MATCH = "no-such-match"
    """No match on this server has that number; or, in direct messages, none of the user's own."""
    NO_MATCH_IN_MESSAGE = "no-match-in-message"
    """The message is none of the bot's, or is about no match."""
    NO_MATCH_RESOLVED = "no-match-meant"
    """The user named no match and has none that could be meant."""
    UNCLEAR_MATCH = "unclear-match"
    """The user named no match and several could be meant."""
    NOT_A_PLAYER = "not-a-player"
    NOT_YOUR_TURN = "not-your-turn"
    BOARD_MOVED_ON = "board-moved-on"
    """The answer was meant for an earlier event than the current one."""
    MATCH_OVER = "match-over"
    ILLEGAL_MOVE = "illegal-move"
    UNCONFIRMED_MOVE = "unconfirmed-move"
    """The player loses stacks by the move or wants to be asked each time, and has not been asked yet."""
    OFFER_STANDS = "offer-stands"
    """Something is offered already and waits for an answer."""
    OFFER_LAPSED = "offer-lapsed"
    """The offer no longer stands: something was played since, or it was answered."""
    OWN_OFFER = "own-offer"
    """The opponent has to answer it."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """The last move was not the user's own."""
    ILLEGAL_PLAN = "illegal-plan"
    PLAN_OF_SPACES = "plan-of-spaces"
    """All pieces are placed."""
    PLAN_OF_MOVES = "plan-of-moves"
    """Pieces are still being placed."""
    PLAN_WITHOUT_ANSWER = "plan-without-answer"
    """The line that was to be planned has no own move after one of the opponent's."""
    PLAN_CHANGED = "plan-changed"
    """The plan is no longer the one that the user saw."""
    TOO_MANY_REPLIES = "too-many-replies"
    PLAN_ON_OWN_TURN = "plan-on-own-turn"
    """It is the player's own turn: a reply has nothing to wait for."""
    NO_REMATCH_YET = "no-rematch-yet"
    """There is a rematch only once the match is over."""
    WATCHED_OWN_MATCH = "watched-own-match"
    """The players of a match are pinged anyway."""
    NO_HINTS_HERE = "no-hints-here"
    """The match goes on between people, or it is looked back at while it goes on."""
    STILL_IN_PLAY = "still-in-play"
    """Another match goes on with this very game, so that hints here would be hints there."""
    NOTHING_TO_CHOOSE = "nothing-to-choose"
    """Nobody has a choice in the position, so that there is nothing to hint at."""
    TOO_BUSY = "too-busy"
    """As much is being thought about already as can wait."""
    NO_REVIEW_YET = "no-review-yet"
    """The match goes on."""
    NOTHING_TO_REVIEW = "nothing-to-review"
    """No stack was moved in the game."""
    PUZZLE_OPEN = "puzzle-open"
    """A puzzle is open in the channel, or one that the user has shared elsewhere."""
    REVIEW_SHARED = "review-shared"
    """A player has posted the review of the match before, or is just posting it."""
    NOT_WATCHABLE = "not-watchable"
    """The match is played where the bot can't tell who may read: in a private thread."""

    # lines that somebody tries out
    NO_SUCH_LINE = "no-such-line"
    """The user has no such line, or others have taken its place."""
    NO_NAME = "no-name"
    """A line is to be kept, and nothing stands where its name should be."""
    TOO_MANY_LINES = "too-many-lines"
    """The user keeps as many as one may have; the number says how many."""
    LINE_IN_PLAY = "line-in-play"
    """The match from which a line starts goes on, so its owner alone sees it; the number is that of the match."""
    NOTHING_TO_TRY = "nothing-to-try"
    """The game is over in the position, so that no move can be tried from there."""


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
    RefusalReason.MAY_NOT_WRITE,
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
    RefusalReason.STILL_IN_PLAY,
    RefusalReason.NOTHING_TO_CHOOSE,
    RefusalReason.TOO_BUSY,
    RefusalReason.NOTHING_TO_REVIEW,
    RefusalReason.NO_SUCH_LINE,
    RefusalReason.NO_NAME,
    RefusalReason.NOTHING_TO_TRY,
]
_OfText: TypeAlias = Literal[
    RefusalReason.NOT_A_SPACE,
    RefusalReason.NOT_A_LIST_OF_SPACES,
    RefusalReason.NOT_A_LINE,
    RefusalReason.NOT_A_DATE,
    RefusalReason.NOT_QUIET_HOURS,
    RefusalReason.ONLY_IN_SERVERS,
]
_OfNumber: TypeAlias = Literal[
    RefusalReason.AWAY_TOO_LONG,
    RefusalReason.TOO_MANY_CHALLENGES,
    RefusalReason.TOO_MANY_AGAINST_COMPUTER,
    RefusalReason.LEVEL_TOO_HIGH,
    RefusalReason.RECORD_TOO_LARGE,
    RefusalReason.PICTURE_TOO_LARGE,
    RefusalReason.TOO_MANY_LINES,
    RefusalReason.LINE_IN_PLAY,
]
_OfChallenge: TypeAlias = Literal[
    RefusalReason.CHALLENGE_CLOSED, RefusalReason.NOT_YOUR_CHALLENGE, RefusalReason.NOT_YOUR_WITHDRAWAL
]
_OfMatch: TypeAlias = Literal[
    RefusalReason.NOT_A_PLAYER,
    RefusalReason.NOT_YOUR_TURN,
    RefusalReason.BOARD_MOVED_ON,
    RefusalReason.MATCH_OVER,
    RefusalReason.OFFER_STANDS,
    RefusalReason.OFFER_LAPSED,
    RefusalReason.OWN_OFFER,
    RefusalReason.NOTHING_TO_UNDO,
    RefusalReason.PLAN_OF_SPACES,
    RefusalReason.PLAN_OF_MOVES,
    RefusalReason.PLAN_WITHOUT_ANSWER,
    RefusalReason.PLAN_CHANGED,
    RefusalReason.TOO_MANY_REPLIES,
    RefusalReason.PLAN_ON_OWN_TURN,
    RefusalReason.NO_REMATCH_YET,
    RefusalReason.NO_HINTS_HERE,
    RefusalReason.NO_REVIEW_YET,
    RefusalReason.WATCHED_OWN_MATCH,
    RefusalReason.NOT_WATCHABLE,
]


class Refused(Exception):  # noqa: N818  it says that something is refused, not that anything went wrong
    """Something that a user asked for can't be done; nothing was changed."""

    @overload
    def __init__(self, reason: _OfNothing) -> None: ...
    @overload
    def __init__(
        self, reason: Literal[RefusalReason.OUTDATED_CONTROL], about: OneMatch | None = None
    ) -> None: ...
    @overload
    def __init__(self, reason: _OfText, about: str) -> None: ...
    @overload
    def __init__(self, reason: _OfNumber, about: int) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.NO_SUCH_PLIES], about: range) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.UNREADABLE_RECORD], about: UnreadableError) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.CANNOT_POST], about: NoAccess) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.NOT_FOLLOWED], about: ChannelId) -> None: ...
    @overload
    def __init__(
        self, reason: Literal[RefusalReason.CHANNEL_NOT_ALLOWED], about: tuple[ChannelId, ...]
    ) -> None: ...
    @overload
    def __init__(
        self,
        reason: Literal[
            RefusalReason.OPPONENT_CANNOT_SEE,
            RefusalReason.TAKES_NO_CHALLENGES,
            RefusalReason.BLOCKED_BY_ONESELF,
            RefusalReason.ASKED_OFTEN_ENOUGH,
            RefusalReason.NOT_BANNED,
        ],
        about: UserId,
    ) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.DECLINED_LATELY], about: Pause) -> None: ...
    @overload
    def __init__(self, reason: _OfChallenge, about: OneChallenge) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.NO_SUCH_MATCH], about: MatchId) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.UNCLEAR_MATCH], about: tuple[OneMatch, ...]) -> None: ...
    @overload
    def __init__(self, reason: _OfMatch, about: OneMatch) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.UNCONFIRMED_MOVE], about: Tried) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.REVIEW_SHARED], about: Shared) -> None: ...
    @overload
    def __init__(self, reason: Literal[RefusalReason.PUZZLE_OPEN], about: OpenPuzzle) -> None: ...
    @overload
    def __init__(
        self, reason: Literal[RefusalReason.ILLEGAL_MOVE, RefusalReason.ILLEGAL_PLAN], about: Forbidden
    ) -> None: ...
    def __init__(self, reason: RefusalReason, about: About = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about
