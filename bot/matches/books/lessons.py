"""The book of the lesson."""

from typing import Protocol

from bot.matches.ids import UserId


class LessonBook(Protocol):
    """How far people have come in the lesson."""

    async def reached(self, user: UserId) -> str | None:
        """The name of the step that somebody has reached; None where nothing is kept."""

    async def reach(self, user: UserId, step: str) -> None:
        """Keep the name of the step that somebody has reached."""

    async def begin_anew(self, user: UserId) -> None:
        """Keep nothing of somebody any more."""
