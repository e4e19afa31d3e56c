"""The stored state of the bot's messages on Discord: boards and challenges."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.domain.challenge import ChallengeState
from bot.domain.ids import ChannelId, MatchId, MessageId, UserId, Venue
from bot.domain.notifications import Ping, ServerPings
from bot.domain.obstacle import Obstacle
from bot.domain.plan import Plans
from bot.domain.preferences import Preferences


@dataclass(frozen=True, slots=True)
class Message:
    channel: ChannelId
    id: MessageId


HOME = ""
"""The part of the view in which a match is played: its channel, its thread, or a player's direct messages."""

OPPOSITE = "opposite"
"""The part of the view in the other player's direct messages, if two people play there."""

FOREIGN = "foreign"
"""The part of the view in a foreign place, which only a press on it can change."""

STANDS_FOR = timedelta(days=1)
"""How long a result in a channel shows the board, if no other match begins there."""

SHRINKS_AFTER = timedelta(seconds=10)
"""How long after the beginning of another match it shrinks, so that the new board comes first."""

REOPENED = 0
"""The number of a board that is to be replaced even by a board of the same event."""


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """The current board message in a view of a match, and the last event on it."""

    message: Message
    number: int
    redraw: bool = False
    """Whether the board is stale without a new event: a player on it has deleted their data, or it is to shrink."""
    brief: bool = False
    """Whether it is to show a result in two lines, without the board."""


@dataclass(frozen=True, slots=True)
class SupersededBoard:
    """A stale board: replaced by a later one, and not yet deleted or edited."""

    match_id: MatchId
    message: Message
    kept: int | None = None
    """The last event on it if it stays as a score sheet; None if it is to be deleted."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """A place in which a match is shown, and the board there."""

    part: str
    """Which of the match's views it is; `HOME` for the one in which the match is played."""
    venue: Venue
    reader: UserId | None = None
    """The only player who sees it, as in direct messages; None if all players do."""
    shown: ShownBoard | None = None
    """None until the first board is posted."""
    obstacle: Obstacle | None = None
    """Why its place takes no board, as far as is known."""

    @property
    def lost(self) -> bool:
        return self.obstacle is not None

    @property
    def is_foreign(self) -> bool:
        """Whether it is in a place where the bot is a stranger: no reconciler shows it."""
        return self.part == FOREIGN

    def is_behind(self, number: int) -> bool:
        """Whether it doesn't show event `number`, although its place takes boards as far as is known."""
        return not self.lost and (self.shown is None or self.shown.redraw or self.shown.number < number)

    def is_seen_by(self, player: UserId | None) -> bool:
        return self.reader is None or self.reader == player


def view_that_pings(views: Iterable[BoardView], player: UserId) -> str | None:
    """Return the part of the one view whose board pings a player; None if the player sees none.

    A view that is not lost comes first, then one that only the player sees, then the first.
    """
    seen = [view for view in views if view.is_seen_by(player)]
    return min(seen, key=lambda view: (view.lost, view.reader is None)).part if seen else None


def out_of_reach(views: Iterable[BoardView], people: Iterable[UserId]) -> bool:
    """Whether a player of a match is left without a view."""
    there = [view for view in views if not view.lost]
    return any(not any(view.is_seen_by(player) for view in there) for player in people)


@dataclass(frozen=True, slots=True)
class DisplayState:
    """The display state of a match: what is shown, and who else is to be notified."""

    number: int
    """The last stored event."""
    views: tuple[BoardView, ...]
    """The views of the match, oldest first."""
    ping: Ping | None
    """The pending ping, if any."""
    onlookers: frozenset[str]
    """The kinds of onlookers that the match has, such as watchers."""
    littered: bool
    """Whether stale boards are left."""
    others_wait: bool
    """Whether another match in the same server waits for the player that the query names as the mover."""
    names: Mapping[UserId, str] = field(default_factory=dict)
    """The players' last known names."""
    spoken: Mapping[UserId, str] = field(default_factory=dict)
    """The players' languages, as far as known."""

    def view(self, part: str) -> BoardView | None:
        return next((view for view in self.views if view.part == part), None)

    @property
    def is_shown(self) -> bool:
        """Whether any view has a board."""
        return any(view.shown for view in self.views)


@dataclass(frozen=True, slots=True)
class MatchContext:
    """The facts that, besides the match itself, determine what follows from an event."""

    preferences: Mapping[UserId, Preferences]
    plans: Plans
    pings: ServerPings
    closed: Mapping[UserId, datetime]
    """When a direct message to a player was last refused."""
    own_views: frozenset[UserId] = frozenset()
    """The players who have a view in their direct messages with the bot."""


@dataclass(frozen=True, slots=True)
class ShownChallenge:
    """The message of a challenge, and the state that it shows."""

    message: Message
    state: ChallengeState | None
    """None if the message is stale: a user on it has deleted their data."""
