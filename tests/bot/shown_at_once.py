"""Boards that are shown at once, so that each clock starts at the last event.

Tests of services have no delivery, which shows the board a moment after each change.
"""

import contextlib
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.domain import Clock, Event, Match

_begun, _followed_by = Match.first_clock, Match.followed_by


def shown(match: Match) -> Match:
    """Return the match with its current board shown at the moment of its last event."""
    return match.shown(match.number, match.events[-1].at)


@contextlib.contextmanager
def shown_at_once() -> Iterator[None]:
    def first_clock(match: Match) -> Clock:
        return shown(replace(match, clock=_begun.__get__(match))).clock

    def followed_by(match: Match, events: tuple[Event, ...]) -> Match:
        return shown(_followed_by(match, events))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Match, "first_clock", property(first_clock))
        patched.setattr(Match, "followed_by", followed_by)
        yield
