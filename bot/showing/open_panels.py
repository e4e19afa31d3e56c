"""Private pages that follow a match: they are brought up to date for as long as Discord lets them be edited."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.matches import MatchId, UserId


@dataclass(frozen=True, slots=True, eq=False)
class OpenPanel:
    """The page of one person about one match; until then it can be brought up to date, or taken away."""

    match: MatchId
    user: UserId
    until: datetime
    renew: Callable[[], object]
    close: Callable[[], object]


class OpenPanels:
    """The open panels of this process, by their messages' numbers; those of one that was killed stay as they are."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._open: dict[int, OpenPanel] = {}

    def keep(self, message: int, panel: OpenPanel) -> None:
        """Keep a panel up to date. An earlier one of the same person about the same match is closed."""
        now = self._clock()
        self._open = {each: kept for each, kept in self._open.items() if kept.until > now}
        self.drop(message)
        for other in [each for each, kept in self._open.items() if _same(kept, panel)]:
            self._open.pop(other).close()
        self._open[message] = panel

    def drop(self, message: int) -> None:
        """Leave a message as it is from now on."""
        self._open.pop(message, None)

    def holds(self, message: int, panel: OpenPanel) -> bool:
        """Whether a message is still what this panel was opened as: nobody has pressed anything there since."""
        return self._open.get(message) is panel

    def follow(self, match: MatchId) -> None:
        """Bring the panels of a match up to date."""
        now = self._clock()
        for panel in list(self._open.values()):
            if panel.match == match and panel.until > now:
                panel.renew()


def _same(one: OpenPanel, other: OpenPanel) -> bool:
    return (one.match, one.user) == (other.match, other.user)
