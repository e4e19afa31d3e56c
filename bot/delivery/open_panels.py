"""Open panels: private pages that are refreshed for as long as Discord lets the bot edit them.

Discord handles requests as they arrive, so two requests about one message may overtake each other. Changes to a private
page are therefore serialized, and none of them restores an older state.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

from bot.domain import MatchId, UserId

FAREWELL = timedelta(seconds=90)
"""How long before the end of its updates a panel says so; `OpenPanels.part` is called at least once a minute."""


@dataclass(frozen=True, slots=True, eq=False)
class OpenPanel:
    """A user's page about a match; it can be refreshed or deleted before `until`.

    `asked` is the id of the interaction that opened it: later interactions have greater ids. `part` shows its last
    page, if it has one.
    """

    match: MatchId
    user: UserId
    asked: int
    until: datetime
    renew: Callable[[], object]
    close: Callable[[], object]
    part: Callable[[], object]


class OpenPanels:
    """The open panels of this process by message id. Panels of a killed process are no longer refreshed."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._open: dict[int, OpenPanel] = {}
        self.followed: frozenset[MatchId] = frozenset()
        """The matches with open panels; most matches have none."""
        self._attended: dict[MatchId, datetime] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def changing(self, message: int) -> AsyncIterator[None]:
        """Serialize changes of a private page."""
        async with self._locks.setdefault(message, asyncio.Lock()):
            yield

    async def settled(self, message: int) -> None:
        """Wait for pending changes of a private page."""
        async with self.changing(message):
            pass

    def keep(self, message: int, panel: OpenPanel) -> None:
        """Register a panel for refreshes.

        Of several panels of the same user for the same match, the last requested one stays and the others are closed.
        """
        now = self._clock()
        self._open = {each: kept for each, kept in self._open.items() if kept.until > now}
        self.drop(message)
        for other, kept in [(each, kept) for each, kept in self._open.items() if _same(kept, panel)]:
            if kept.asked > panel.asked:
                panel.close()
                return
            del self._open[other]
            kept.close()
        self._open[message] = panel
        self._attended.pop(panel.match, None)
        self._note_followed()

    def attend(self, match: MatchId, until: datetime) -> None:
        """Treat a match's panel as open until a given time, or until its next panel is registered.

        Its player has just pressed something and will be shown a panel, or already sees the board in direct messages.
        """
        now = self._clock()
        self._attended = {each: end for each, end in self._attended.items() if end > now} | {match: until}

    def is_open(self, match: MatchId, user: UserId) -> bool:
        """Whether a user sees the current state of a match in a panel."""
        now = self._clock()
        if self._attended.get(match, now) > now:
            return True
        return match in self.followed and any(
            (panel.match, panel.user) == (match, user) and panel.until > now for panel in self._open.values()
        )

    def drop(self, message: int) -> None:
        """Stop refreshing a message."""
        if self._open.pop(message, None):
            self._note_followed()

    def _note_followed(self) -> None:
        self.followed = frozenset(panel.match for panel in self._open.values())

    def holds(self, message: int, panel: OpenPanel) -> bool:
        """Whether this panel is still the registered one for a message; a press or a newer panel replaces it."""
        return self._open.get(message) is panel

    def follow(self, match: MatchId) -> None:
        """Refresh the panels of a match."""
        now = self._clock()
        for panel in list(self._open.values()):
            if panel.match == match and panel.until > now:
                panel.renew()

    def part(self) -> None:
        """Let the panels whose updates end soon show their last page."""
        now = self._clock()
        for panel in list(self._open.values()):
            if now < panel.until <= now + FAREWELL:
                panel.part()

    def follow_all(self) -> None:
        """Refresh all panels."""
        for match in self.followed:
            self.follow(match)


def _same(one: OpenPanel, other: OpenPanel) -> bool:
    return (one.match, one.user) == (other.match, other.user)
