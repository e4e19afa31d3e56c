"""Why something that a user asked for was not done.

    RefusalError
    ├── asked in a way that can't be followed
    │   ├── OfTextError
    │   │   ├── NotASpaceError          a text that names none of the 49 spaces
    │   │   ├── NotAListOfSpacesError   a text that is no list of spaces
    │   │   ├── NotADateError           a text that is no time to come
    │   │   └── NotQuietHoursError      a text that names no hours or no time zone
    │   ├── CannotPostError             the bot may not write in the channel
    │   ├── NotTheManagerError          only who may manage the server may do that
    │   ├── NotFollowedError            the channel shows no matches anyway
    │   └── OutdatedControlError        a control of an older version
    ├── looking back
    │   ├── NoSuchPliesError            a part of a match that it does not have
    │   ├── PictureTooLargeError        more than may be posted
    │   ├── NotToBeSharedHereError      some people here may not see the match
    │   └── MayNotWriteError            one may not write in the channel
    ├── records (OfRecordError)
    │   ├── NoRecordGivenError          neither a text nor a file, or both
    │   ├── RecordTooLargeError         more than any record has
    │   ├── RecordNotTextError          a file that is no text in UTF-8
    │   ├── UnreadableRecordError       a text that is no record, with its place
    │   ├── NoSuchImportError           one has no such record, or no longer
    │   └── NothingLeftToPlayError      the recorded game is over there
    ├── people
    │   ├── AwayTooLongError            more days than are left this year
    │   └── NotAwayError                one is not away
    ├── challenges
    │   ├── ChallengedOneselfError      one can't play against oneself
    │   ├── ChallengedBotError          bots don't play
    │   ├── OpponentCannotSeeError      the opponent can't see the channel
    │   ├── ChannelNotAllowedError      the server has its matches in other channels
    │   ├── NoSuchChallengeError        there is no challenge with that number
    │   └── OfChallengeError
    │       ├── ChallengeClosedError    it was answered or withdrawn already, or its time is over
    │       ├── NotYourChallengeError   somebody else was challenged
    │       └── NotYourWithdrawalError  only the challenger may withdraw
    └── matches
        ├── NoSuchMatchError            there is no match with that number on this server
        ├── NoMatchMeantError           one has no match that could be meant
        ├── UnclearMatchError           several could be meant
        └── OfMatchError
            ├── NotAPlayerError         somebody else's match
            ├── NotYourTurnError        the opponent is to move
            ├── BoardMovedOnError       what was answered is no longer the current board
            ├── MatchOverError          nothing can be played any more
            ├── RefusedMoveError        the rules forbid the move
            ├── UnconfirmedMoveError    the move is to be confirmed first
            ├── OfferStandsError        something is offered already
            ├── OfferLapsedError        what was offered no longer stands
            ├── OwnOfferError           one can't answer one's own offer
            ├── NothingToUndoError      the last move was not one's own
            ├── RefusedPlanError        the rules forbid what was planned, or it is too much
            ├── PlanOnOwnTurnError      it is one's own turn: there is nothing to wait for
            ├── NoRematchYetError       the match goes on
            ├── WatchedOwnMatchError    one is told of one's own matches anyway
            └── NotWatchableError       nobody is told what happens in a private thread

Refusals carry data, never sentences: `bot.requests.refusals` words them, in one place.
"""

from typing import TYPE_CHECKING

from bot.matches.ids import ChannelId, MatchId, UserId
from dvonn import IllegalMove, Move, UnreadableError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.challenge import Challenge
    from bot.matches.match import Match


class RefusalError(Exception):
    """Something that a user asked for can't be done; nothing was changed."""


class OfTextError(RefusalError):
    """A refusal of a text that says something else than was asked for."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class NotASpaceError(OfTextError):
    """A text that names none of the 49 spaces."""


class NotAListOfSpacesError(OfTextError):
    """A text that is no list of spaces; `text` is the word that is none."""


class NotADateError(OfTextError):
    """A text that names no time to come."""


class NotQuietHoursError(OfTextError):
    """A text that names no hours of the day, or no time zone."""


class NotTheManagerError(RefusalError):
    """Only who may manage the server may do that."""


class NotFollowedError(RefusalError):
    """The channel shows no matches for spectators."""

    def __init__(self, channel: ChannelId) -> None:
        super().__init__(channel)
        self.channel = channel


class AwayTooLongError(RefusalError):
    """Nobody's clocks stand still for so many days; `days` are left this year."""

    def __init__(self, days: int) -> None:
        super().__init__(days)
        self.days = days


class NotAwayError(RefusalError):
    """One can't come back who is not away."""


class ChannelNotAllowedError(RefusalError):
    """The server has its matches in other channels: `channels`."""

    def __init__(self, channels: "Sequence[ChannelId]") -> None:
        super().__init__(tuple(channels))
        self.channels = tuple(channels)


class CannotPostError(RefusalError):
    """The bot lacks permissions in the channel where something should be shown."""

    def __init__(self, channel: ChannelId, missing: tuple[str, ...]) -> None:
        super().__init__(channel, missing)
        self.channel = channel
        self.missing = missing


class OutdatedControlError(RefusalError):
    """A control that an older version of the bot has sent and that nothing answers any more."""


class OfRecordError(RefusalError):
    """A refusal that concerns a record which somebody has brought along."""


class NoRecordGivenError(OfRecordError):
    """Neither a text nor a file was given, or both, or nothing stands in it."""


class RecordTooLargeError(OfRecordError):
    """A record has at most `limit` bytes."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class RecordNotTextError(OfRecordError):
    """A file that is no text in UTF-8."""


class UnreadableRecordError(OfRecordError):
    """A text that is no record; `flaw` says where, what was expected, and by its cause which rule a move breaks."""

    def __init__(self, flaw: UnreadableError) -> None:
        super().__init__(flaw.line, flaw.column, flaw.expected)
        self.flaw = flaw


class NoSuchImportError(OfRecordError):
    """The user has brought no such record, or it is kept no longer."""


class NothingLeftToPlayError(OfRecordError):
    """The recorded game is over at this point, so no match can go on from it."""


class NoSuchPliesError(RefusalError):
    """The match has the plies from `first` to `last`, and the two that were asked for are none of them or swapped."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(first, last)
        self.first = first
        self.last = last


class PictureTooLargeError(RefusalError):
    """A picture that has more bytes than the `limit` that may be posted."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class NotToBeSharedHereError(RefusalError):
    """Not everybody who reads along here may see the channel of the match."""


class MayNotWriteError(RefusalError):
    """The user may not write in the channel, so nothing is posted there for them."""


class OpponentCannotSeeError(RefusalError):
    """The opponent can't see the channel in which the match would be played."""

    def __init__(self, opponent: UserId) -> None:
        super().__init__(opponent)
        self.opponent = opponent


class ChallengedOneselfError(RefusalError):
    """The challenger and the opponent are the same person."""


class ChallengedBotError(RefusalError):
    """The opponent is a bot."""


class NoSuchChallengeError(RefusalError):
    """No challenge has that number."""


class OfChallengeError(RefusalError):
    """A refusal that concerns one challenge as it stands now."""

    def __init__(self, challenge: "Challenge") -> None:
        super().__init__(challenge.id, challenge.state)
        self.challenge = challenge


class ChallengeClosedError(OfChallengeError):
    """The challenge was accepted, declined or withdrawn before, or nobody answered in time."""


class NotYourChallengeError(OfChallengeError):
    """Only the person who was challenged may answer; the challenger may not answer either."""


class NotYourWithdrawalError(OfChallengeError):
    """Only the challenger may withdraw a challenge."""


class NoSuchMatchError(RefusalError):
    """No match on this server has that number."""

    def __init__(self, match_id: MatchId) -> None:
        super().__init__(match_id)
        self.match_id = match_id


class NoMatchMeantError(RefusalError):
    """The user named no match and has none that could be meant."""


class UnclearMatchError(RefusalError):
    """The user named no match and several could be meant."""

    def __init__(self, matches: "Sequence[Match]") -> None:
        super().__init__(tuple(match.id for match in matches))
        self.matches = tuple(matches)


class OfMatchError(RefusalError):
    """A refusal that concerns one match as it stands now."""

    def __init__(self, match: "Match") -> None:
        super().__init__(match.id)
        self.match = match


class NotAPlayerError(OfMatchError):
    """The user watches this match and does not play in it."""


class NotYourTurnError(OfMatchError):
    """The opponent is to move."""


class BoardMovedOnError(OfMatchError):
    """The answer was meant for an earlier event than the current one."""


class MatchOverError(OfMatchError):
    """The match has ended."""


class RefusedMoveError(OfMatchError):
    """The rules forbid the move; `illegal` says why and what was tried."""

    def __init__(self, match: "Match", illegal: IllegalMove) -> None:
        super().__init__(match)
        self.illegal = illegal


class UnconfirmedMoveError(OfMatchError):
    """The player has not been asked yet, who loses stacks by the move or wants to be asked each time."""

    def __init__(self, match: "Match", move: Move) -> None:
        super().__init__(match)
        self.move = move


class OfferStandsError(OfMatchError):
    """Something is offered already and waits for an answer."""


class OfferLapsedError(OfMatchError):
    """What was offered no longer stands: something was played since, or it was answered."""


class OwnOfferError(OfMatchError):
    """The opponent has to answer an offer."""


class NothingToUndoError(OfMatchError):
    """The last move was not the user's own."""


class RefusedPlanError(OfMatchError):
    """The rules forbid what was planned; `illegal` says why. None where it is too much to keep."""

    def __init__(self, match: "Match", illegal: IllegalMove | None) -> None:
        super().__init__(match)
        self.illegal = illegal


class PlanOnOwnTurnError(OfMatchError):
    """It is the player's own turn: a reply has nothing to wait for."""


class NoRematchYetError(OfMatchError):
    """There is a rematch only once the match is over."""


class WatchedOwnMatchError(OfMatchError):
    """Who plays a match does not watch it: the players are called anyway."""


class NotWatchableError(OfMatchError):
    """The match is played where the bot can't tell who may read: in a private thread."""
