"""The events of a match: its only stored state, from which every position is replayed."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.ids import EventNumber, UserId
from bot.domain.obstacle import Obstacle
from bot.domain.occasion import Occasion
from dvonn import Game, Jump, Move, Place


class Setup(StrEnum):
    """How the board is filled before the stacking phase."""

    FULL = "full"
    """The players place the pieces in turn, as the rules say."""
    RANDOM = "random"
    """All 49 pieces are placed at random; the match begins with the stacking phase."""
    RECORD = "record"
    """The match continues from a position of a recorded game."""


class OfferKind(StrEnum):
    DRAW = "draw"
    UNDO = "undo"


class HaltReason(StrEnum):
    """Why a match is halted."""

    CHANNEL = "channel"
    """The bot can't post in the match's channel, because of an `Obstacle`."""
    SERVER = "server"
    """The server was deleted or has removed the bot."""
    IN_PLAY = "in-play"
    """The computer would have to move in a position that a running match between people protects. This halt ends with
    the next change of the board, and the match is never closed because of it."""
    PROTECTED = "protected"
    """Like `IN_PLAY`, but the position belongs to a secret board whose occasion runs."""


WITHHELD = frozenset({HaltReason.IN_PLAY, HaltReason.PROTECTED})
"""The reasons for which only the computer's move is withheld."""


class CancelReason(StrEnum):
    """Why a match was cancelled. A cancelled match has no loser."""

    TIME = "time"
    """A player ran out of time before the match could be lost (`Match.can_be_lost`)."""
    RESIGNED = "resigned"
    """A player resigned a rated match before it could be lost."""
    MANAGER = "manager"
    """A manager of the server cancelled it."""
    END = "end"
    """The fixed end of the match came before the end of the game."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A pending offer."""

    kind: OfferKind
    by: UserId


# The payloads of events, other than the moves of the rules. The bot records forced passes as moves.


@dataclass(frozen=True, slots=True)
class Started:
    """The beginning of a match: always event 1."""

    opening: Game
    """The game so far when the players took over."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The actor's acceptance of an undo: the moves from event `first` on no longer count."""

    first: int


@dataclass(frozen=True, slots=True)
class Offered:
    kind: OfferKind


@dataclass(frozen=True, slots=True)
class Declined:
    kind: OfferKind


@dataclass(frozen=True, slots=True)
class Resigned: ...


@dataclass(frozen=True, slots=True)
class DrawAgreed: ...


@dataclass(frozen=True, slots=True)
class TimedOut: ...


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The closing of a match that was halted for too long; it has no winner."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The cancellation of a match, without a winner.

    Only `RESIGNED` has an actor: a manager is not one of the players.
    """

    reason: CancelReason
    words: str = ""
    """The manager's reason, if one was given."""


@dataclass(frozen=True, slots=True)
class WentAway:
    """An absence of the actor, whose clock is stopped from their next turn on, except in a live match."""

    until: datetime


@dataclass(frozen=True, slots=True)
class CameBack:
    """The return of the actor, whose clock runs again: their absence is over, or they have moved in this match."""


@dataclass(frozen=True, slots=True)
class Halted:
    """A pause of the match, which can't continue for now.

    A lost channel has an actor if only one of the players can have taken it away: see `Match.managed_by`.
    """

    reason: HaltReason
    obstacle: Obstacle | None = None
    """The obstacle to posting; None for other reasons."""
    occasion: Occasion | None = None
    """The occasion that protects the position; None for other reasons than `PROTECTED`."""


@dataclass(frozen=True, slots=True)
class WentOn:
    """The end of a pause: the match can continue."""


@dataclass(frozen=True, slots=True)
class TimeGiven:
    """The actor has given the player to move more time."""

    time: timedelta


BoardChange = Started | Move | Undone
"""Events that change the position."""

PlayersAct = Place | Jump | Undone | Offered | Declined | DrawAgreed | Resigned | Cancelled | TimeGiven
"""Events that, if they have an actor, are a player's acts, which need time on the clock."""

Stop = Resigned | DrawAgreed | TimedOut | Abandoned | Cancelled
"""Events that end a match before the rules do."""

Aside = WentAway | CameBack | Halted | WentOn | Abandoned | TimeGiven
"""Events that are shown by editing the current board instead of posting a new one."""

Happening = BoardChange | Offered | Declined | Stop | Aside


@dataclass(frozen=True, slots=True)
class Event:
    number: EventNumber
    what: Happening
    actor: UserId | None
    """The player who caused the event; None if the rules, chance or circumstances did."""
    at: datetime
    """UTC."""
