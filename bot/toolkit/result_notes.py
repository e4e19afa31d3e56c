"""Notes and lines on results: features add them from what they have stored about a finished match.

Notes stand among the facts of the card. Lines follow the facts; they may come later than the result, and some are for
one player alone.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.catalogue import Language
from bot.domain import Match, UserId
from bot.storage import Store, UnitOfWork
from bot.toolkit.words import Names

ResultNote = Callable[[UnitOfWork, Match, Names, Language], Awaitable[str]]
"""A function that returns a note, given the players' last known names; empty if there is nothing to say."""

_NOTES: list[ResultNote] = []


def result_note(note: ResultNote) -> ResultNote:
    """Register a note for all result cards."""
    _NOTES.append(note)
    return note


async def result_notes(uow: UnitOfWork, match: Match, names: Names, language: Language) -> tuple[str, ...]:
    """Return the notes on a match; none while it is running."""
    if not match.is_over:
        return ()
    notes = [await note(uow, match, names, language) for note in _NOTES]
    return tuple(filter(None, notes))


ResultLines = Callable[[Store, Match, UserId | None, Language, datetime], Awaitable[Sequence[str]]]
"""A function that returns lines at a moment: for the only user who reads them, or for everyone if that is None."""

_LINES: list[ResultLines] = []


def adds_result_lines(lines: ResultLines) -> ResultLines:
    """Register a function that adds lines to all results."""
    _LINES.append(lines)
    return lines


async def result_lines(
    store: Store, match: Match, viewer: UserId | None, language: Language, at: datetime
) -> tuple[str, ...]:
    """Return the lines of a result as `viewer` sees it, or as everyone does; none while the match is running.

    Raises `StoreUnavailableError`.
    """
    if not match.is_over:
        return ()
    found = [await lines(store, match, viewer, language, at) for lines in _LINES]
    return tuple(line for lines in found for line in lines)
