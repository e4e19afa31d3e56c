"""The book of lines."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.matches.ids import UserId
from bot.matches.line import LineId, OwnLine


class LineBook(Protocol):
    """The lines that people try out, and those that they keep."""

    async def find(self, line_id: LineId, user: UserId) -> OwnLine:
        """A line of somebody's. Raises `Refused`: NO_SUCH_LINE."""

    async def of(self, user: UserId) -> Sequence[OwnLine]:
        """All lines of somebody, the one first that was used last."""

    async def add(self, line: OwnLine, at: datetime) -> OwnLine:
        """Keep a line that is new; it gets its id here."""

    async def save(self, line: OwnLine, at: datetime) -> None:
        """Keep what has become of a line."""

    async def delete(self, line_id: LineId) -> None:
        """Keep a line no longer."""
