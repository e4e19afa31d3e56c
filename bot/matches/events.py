"""The events of a match: its only truth, from which every position is replayed."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.matches.ids import UserId
from dvonn import Game, Move


class Setup(StrEnum):
    """How the board is filled before the stacks move."""

    FULL = "full"
    """The players place the pieces in turn, as the rules say."""
    RANDOM = "random"
    """Lots place all 49 pieces; the match begins with the stacking phase."""
    RECORD = "record"
    """The match goes on from a position of a recorded game."""


class OfferKind(StrEnum):
    """What one player can offer the other."""

    DRAW = "draw"
    UNDO = "undo"


class HaltReason(StrEnum):
    """Why a match stands still."""

    CHANNEL = "channel"
    """The bot can't write where the match is played."""
    LEFT = "left"
    """A player is no longer in the server."""
    SERVER = "server"
    """The server is gone, or the bot was removed from it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a player has offered the other."""

    kind: OfferKind
    by: UserId


# What can happen. What is played is told by the engine's own moves; a forced pass is recorded for the player.


@dataclass(frozen=True, slots=True)
class Started:
    """The players took over. It is always event 1."""

    opening: Game
    """What stood on the board by then, and how it came there."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The actor agreed to an undo."""

    first: int
    """The number of the first event that no longer counts."""


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
"""What changes the position."""

Stop = Resigned | DrawAgreed | TimedOut | Abandoned
"""What ends a match before neither player can move."""

Aside = WentAway | CameBack | Halted | WentOn | Abandoned
"""What is no news for a channel: the board that stands there tells it, and none is posted for it."""

Happening = BoardChange | Offered | Declined | Stop | Aside
"""What an event can tell."""


@dataclass(frozen=True, slots=True)
class Event:
    """One happening in a match's history."""

    number: int
    """Counts from 1 without gaps within its match."""
    what: Happening
    actor: UserId | None
    """Who did it; nobody for what the rules, lots or circumstances did."""
    at: datetime
    """In UTC."""
