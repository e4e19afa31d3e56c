"""The events of a match: its only truth, from which every position is replayed."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.domain.ids import EventNumber, UserId
from dvonn import Game, Move


class Setup(StrEnum):
    """The ways in which the board is filled before the stacks move."""

    FULL = "full"
    """The players place the pieces in turn, as the rules say."""
    RANDOM = "random"
    """Lots place all 49 pieces; the match begins with the stacking phase."""
    RECORD = "record"
    """The match goes on from a position of a recorded game."""


class OfferKind(StrEnum):
    """The things that one player can offer the other."""

    DRAW = "draw"
    UNDO = "undo"


class HaltReason(StrEnum):
    """The reasons why a match stands still."""

    CHANNEL = "channel"
    """The bot can't write where the match is played."""
    LEFT = "left"
    """A player is no longer in the server."""
    SERVER = "server"
    """The server is gone, or the bot was removed from it."""


class CancelReason(StrEnum):
    """The reasons why a match is cancelled, so that nobody has lost."""

    TIME = "time"
    """The time of a player ran out before each side had placed or moved once."""
    MANAGER = "manager"
    """Somebody who manages the server has ended it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer that stands, and the player who made it."""

    kind: OfferKind
    by: UserId


# All that can happen, beside the engine's own moves. A forced pass is such a move, and the bot records it.


@dataclass(frozen=True, slots=True)
class Started:
    """The players took over. It is always event 1."""

    opening: Game
    """The game that stood on the board at that moment."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The actor agreed to an undo, by which the events from one on no longer count."""

    first: int
    """The number of that event."""


@dataclass(frozen=True, slots=True)
class Offered:
    """The actor made an offer."""

    kind: OfferKind


@dataclass(frozen=True, slots=True)
class Declined:
    """The actor turned the standing offer down."""

    kind: OfferKind


@dataclass(frozen=True, slots=True)
class Resigned:
    """The actor gave the match up."""


@dataclass(frozen=True, slots=True)
class DrawAgreed:
    """The actor agreed to a draw."""


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The actor's time ran out."""


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The match stood still for too long and was closed; nobody has won."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The match was called off; nobody has won. It has no actor: a manager is no player of it."""

    reason: CancelReason
    words: str = ""
    """The manager's own words on why, if there are any."""


@dataclass(frozen=True, slots=True)
class WentAway:
    """The actor's clock stands still from now on."""

    until: datetime


@dataclass(frozen=True, slots=True)
class CameBack:
    """The actor's clock runs again."""


@dataclass(frozen=True, slots=True)
class Halted:
    """The match can't go on."""

    reason: HaltReason


@dataclass(frozen=True, slots=True)
class WentOn:
    """The match can go on again."""


BoardChange = Started | Move | Undone
"""The happenings that change the position."""

Stop = Resigned | DrawAgreed | TimedOut | Abandoned | Cancelled
"""The happenings that end a match while a player could still move."""

Aside = WentAway | CameBack | Halted | WentOn | Abandoned
"""The happenings for which no new board is posted: the present one is changed instead."""

Happening = BoardChange | Offered | Declined | Stop | Aside
"""Everything of which an event can tell."""


@dataclass(frozen=True, slots=True)
class Event:
    """One happening in a match's history."""

    number: EventNumber
    what: Happening
    actor: UserId | None
    """The player who did it; None where the rules, lots or circumstances did."""
    at: datetime
    """In UTC."""
