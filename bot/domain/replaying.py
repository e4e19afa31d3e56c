"""Replays a match by the rules alone, to verify that each of its events was possible."""

from enum import StrEnum

from bot.domain.events import Aside, Event, Stop, Undone
from bot.domain.match import Match
from dvonn import PASS, IllegalMove, Move, Position


class Flaw(StrEnum):
    """The flaw of an event, in words for an operator."""

    NUMBER = "it is not the next number"
    OVER = "the match was over"
    MOVE = "the rules forbid the move"
    MOVER = "somebody else was to move"
    UNDONE = "there is no such move to take back"


def first_flaw(match: Match) -> tuple[int, Flaw] | None:
    """Find the first impossible event: its number and flaw; None if all events are consistent."""
    replay = _Replay(match)
    for number, event in enumerate(match.events[1:], start=2):
        flaw = Flaw.NUMBER if event.number != number else replay.flaw_of(event)
        if flaw:
            return event.number, flaw
    return None


class _Replay:
    """The state of a match after some of its events."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._position = match.opening.position
        self._line: list[tuple[int, Position]] = []
        """The moves that were not undone, each as its event number and the position before it."""
        self._stopped = False

    def flaw_of(self, event: Event) -> Flaw | None:
        """Apply the next event; returns its flaw, if any."""
        what = event.what
        if self._stopped and not isinstance(what, Aside):
            return Flaw.OVER
        if isinstance(what, Move):
            return self._play(event, what)
        if isinstance(what, Undone):
            return self._take_back(what.first)
        if isinstance(what, Stop):
            self._stopped = True
            return Flaw.OVER if self._position.to_move is None else None
        return None

    def _play(self, event: Event, move: Move) -> Flaw | None:
        before, mover = self._position, self._position.to_move
        try:
            self._position = before.play(move)
        except IllegalMove:
            return Flaw.MOVE
        self._line.append((event.number, before))
        if mover is None or move is PASS or event.actor == self._match.players.of(mover):
            return None
        return Flaw.MOVER

    def _take_back(self, first: int) -> Flaw | None:
        while self._line:
            number, self._position = self._line.pop()
            if number == first:
                return None
        return Flaw.UNDONE
