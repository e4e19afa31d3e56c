"""Views whose board Discord refuses for good: they move to the next place, or are lost until it takes boards again.

The next place of a match in a public thread is the channel above it. A match is put on hold once a player is left
without a view: its clock is stopped, and its players are told why. A lost board is tried again: when something changes
that may have been in the way, and after a while (`Obstacle.next_try`).
"""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple, Protocol

from bot.delivery.errors import PostRefusedError, UnreachableError, is_own_doing, refusal_of
from bot.discord_errors import OutOfOrderError
from bot.domain import BoardView, Match, MatchId, Obstacle, ObstacleKind, UserId, Venue
from bot.domain.obstacle import REFUSED, SHORTEST_WAIT
from bot.domain.shown import HOME
from bot.services import Matches
from bot.storage import Store
from bot.toolkit.answer import Unreachable

LASTING = timedelta(minutes=5)
"""After how long a refusal that may pass counts as one that lasts."""

Refusal = UnreachableError | PostRefusedError | OutOfOrderError

SERVER_WIDE = (ObstacleKind.TIMEOUT, ObstacleKind.REFUSED)
"""Obstacles that are in the way in other channels, too, as far as is known."""

log = logging.getLogger(__name__)


class Surroundings(Protocol):
    """The interface to the channels of matches, and to the permissions of members in them."""

    async def manager_among(self, match: Match, obstacle: Obstacle) -> UserId | None:
        """Return the player who can have put an obstacle in a match's channel, if one of two people can."""

    async def way_out(self, match: Match) -> Venue | None:
        """Return the channel above the public thread of a match, if it can go on there. Raises `OutOfOrderError`."""


class _RefusedNow(NamedTuple):
    """The last refusal in a player's direct messages."""

    number: int
    """The last event of the match."""
    at: datetime
    outcome: Unreachable


class RefusedBoards:
    """Decides about matches whose board was refused. Without `surroundings`, they are put on hold."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        surroundings: Surroundings | None,
        clock: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._matches = matches
        self._surroundings = surroundings
        self._clock = clock
        self._refused_since: dict[tuple[MatchId, str], datetime] = {}
        self._refused_now: dict[tuple[MatchId, str], _RefusedNow] = {}

    def obstacle(self, match_id: MatchId, part: str, error: Refusal) -> Obstacle | None:
        """Return what is in the way of a board; None if that may pass by itself within minutes."""
        if isinstance(error, OutOfOrderError):
            return REFUSED if self._lasts(match_id, part, error) else None
        return error.obstacle

    def _lasts(self, match_id: MatchId, part: str, error: OutOfOrderError) -> bool:
        """Whether Discord itself has refused a board for `LASTING`, and not something on the way to it."""
        if refusal_of(error) is None:
            self.forget(match_id, part)
            return False
        at = self._clock()
        return at - self._refused_since.setdefault((match_id, part), at) >= LASTING

    def forget(self, match_id: MatchId, part: str) -> None:
        """Forget earlier refusals of a board."""
        self._refused_since.pop((match_id, part), None)
        self._refused_now.pop((match_id, part), None)

    def expect_taken(self, match_id: MatchId) -> None:
        """Have the boards of a match tried again, as its player asks for that."""
        self._refused_now = {which: last for which, last in self._refused_now.items() if which[0] != match_id}

    def note(self, match: Match, view: BoardView, outcome: Unreachable) -> None:
        """Remember that direct messages have refused the board of an event."""
        if view.venue.is_direct:
            self._refused_now[match.id, view.part] = _RefusedNow(match.number, self._clock(), outcome)

    def outcome_of(self, match: Match, view: BoardView) -> Unreachable | None:
        """Return the outcome for a view whose board of the same event was refused a moment ago; None if there is none.

        Several duties show an event, but Discord takes frequent messages to users who refuse them for spam.
        """
        last = self._refused_now.get((match.id, view.part))
        if last is None or not view.lost or last.number != match.number:
            return None
        return last.outcome if self._clock() - last.at < SHORTEST_WAIT else None

    async def make_way(
        self,
        match_id: MatchId,
        view: BoardView,
        obstacle: Obstacle,
        error: Refusal | None = None,
    ) -> Match | None:
        """Move a view to its next place and return the match there, or record that the view is lost.

        If the view has already left the place of the obstacle, the match is only returned. Raises `OutOfOrderError`,
        `StoreUnavailableError`.
        """
        async with self._store.read() as uow:
            match = await uow.matches.find(match_id)
            views = await uow.boards.views_of(match_id)
        now = next((each for each in views if each.part == view.part), None)
        if now is None or now.venue != view.venue:
            return match
        is_home = view.part == HOME
        if is_home and self._surroundings and obstacle.kind not in SERVER_WIDE and not match.is_over:
            venue = await self._surroundings.way_out(match)
            if venue and (moved := await self._matches.move_out(match_id, match.venue, venue)):
                log.info("Match %d goes on in the channel above its thread: %s", match_id, obstacle.kind)
                return moved
        manager = None
        if view.venue.is_direct and match.computer is None:
            manager = view.reader if error and is_own_doing(error) else None
        elif is_home and self._surroundings and match.halted is None:
            manager = await self._surroundings.manager_among(match, obstacle)
        is_untold = not now.lost and (now.shown is None or now.shown.number < match.number)
        await self._matches.hold(
            match_id, obstacle, part=view.part, place=view.venue, is_untold=is_untold, who=manager
        )
        if is_untold if match.is_over else match.obstacle != obstacle:
            _log(match_id, obstacle, error)
        return None


def _log(match_id: MatchId, obstacle: Obstacle, error: Refusal | None) -> None:
    """Log a refusal: as an error with Discord's words, unless it is a matter of the server's settings."""
    if obstacle == REFUSED and error is not None:
        log.error("Discord refuses the board of match %d: %s", match_id, refusal_of(error))
    else:
        log.info("Can't show match %d: %s", match_id, obstacle.kind)
