"""The page for trying out moves, for the features that lead to it; the feature `trying` provides it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.domain import Match
from bot.domain.line import OwnLine
from bot.requests.request import Request
from bot.toolkit.page import Page


@dataclass(frozen=True, slots=True)
class TryingOut:
    """Opens the page for trying out moves. The last argument of both functions is a note that the page shows first."""

    begin: Callable[[Request, Match, str], Awaitable[Page]]
    """Begins a line from the current position of a match, or resumes the one that was left there.

    Raises `Refused`: NOTHING_TO_TRY.
    """
    show: Callable[[Request, OwnLine, str], Awaitable[Page]]
    """Shows the end of a line."""
