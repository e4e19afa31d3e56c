"""Private pages that follow a match: they are brought up to date for as long as Discord lets them be edited.

Discord carries requests out as they reach it, and two about one message may overtake each other. So the changes of a
private page are made one after the other, and none brings an older state back.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import datetime
from weakref import WeakValueDictionary

from bot.domain import MatchId, UserId


@dataclass(frozen=True, slots=True, eq=False)
class OpenPanel:
    """The page of one person about one match; `until` then it can be brought up to date, or taken away.

    `asked` is the number of the interaction that it answers: of two, the later one has the greater number.
    """

    match: MatchId
    user: UserId
    asked: int
    until: datetime
    renew: Callable[[], object]
    close: Callable[[], object]


class OpenPanels:
    """The open panels of this process, by their messages' numbers; those of one that was killed stay as they are."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._open: dict[int, OpenPanel] = {}
        self.followed: frozenset[MatchId] = frozenset()
        """The matches that may have open panels; most boards that are shown are of others."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def changing(self, message: int) -> AsyncIterator[None]:
        """Change a private page after all the changes that are under way."""
        async with self._turns.setdefault(message, asyncio.Lock()):
            yield

    async def settled(self, message: int) -> None:
        """Wait until the changes of a private page are made that are under way."""
        async with self.changing(message):
            pass

    def keep(self, message: int, panel: OpenPanel) -> None:
        """Keep a panel up to date. Of several of the same person about the same match the last one asked for stays."""
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
        self._note_followed()

    def drop(self, message: int) -> None:
        """Leave a message as it is from now on."""
        if self._open.pop(message, None):
            self._note_followed()

    def _note_followed(self) -> None:
        self.followed = frozenset(panel.match for panel in self._open.values())

    def holds(self, message: int, panel: OpenPanel) -> bool:
        """Whether a message is still what this panel was opened as: nobody has pressed anything there since."""
        return self._open.get(message) is panel

    def follow(self, match: MatchId) -> None:
        """Bring the panels of a match up to date."""
        now = self._clock()
        for panel in list(self._open.values()):
            if panel.match == match and panel.until > now:
                panel.renew()

    def follow_all(self) -> None:
        """Bring all panels up to date."""
        for match in self.followed:
            self.follow(match)


def _same(one: OpenPanel, other: OpenPanel) -> bool:
    return (one.match, one.user) == (other.match, other.user)
