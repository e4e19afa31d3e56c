"""Notes on result cards: lines that features add from what they have stored about a finished match."""

from collections.abc import Awaitable, Callable

from bot.catalogue import Language
from bot.domain import Match
from bot.storage import UnitOfWork
from bot.ui.words import Names

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
