"""The history of a match: its events and the game that they make."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, reduce

from bot.matches.events import Event, Started, Undone
from dvonn import Game, Move


@dataclass(frozen=True)
class History:
    """A run of events that begins with the start, and the game on the board after them."""

    events: tuple[Event, ...]
    """Never empty: the first is the start."""
    known: Game | None = field(default=None, compare=False, repr=False)
    """The game, where it is known already; else it is replayed when it is first asked for."""

    def followed_by(self, events: tuple[Event, ...]) -> "History":
        """The history with these events after its last.

        Its game goes on from the game so far: replaying each time would take the square of a match's length.
        """
        undone = any(isinstance(event.what, Undone) for event in events)
        return History(self.events + events, None if undone else _played(self.game, events))

    def up_to(self, number: int) -> "History":
        """The history as it was told up to an event."""
        return History(self.events[:number])

    @property
    def opening(self) -> Game:
        """The game that stood on the board when the players took over."""
        start = self.events[0].what
        if not isinstance(start, Started):
            raise TypeError(start)
        return start.opening

    @cached_property
    def line(self) -> tuple[Event, ...]:
        """The moves and passes that count: those that were taken back are left out."""
        line: list[Event] = []
        for event in self.events:
            if isinstance(event.what, Move):
                line.append(event)
            elif isinstance(event.what, Undone):
                first = event.what.first
                line = [kept for kept in line if kept.number < first]
        return tuple(line)

    @cached_property
    def game(self) -> Game:
        """The game on the board, its opening included."""
        return _played(self.opening, self.line) if self.known is None else self.known


def _played(game: Game, events: Iterable[Event]) -> Game:
    """The game with the moves among these events played after its last."""
    return reduce(Game.play, (event.what for event in events if isinstance(event.what, Move)), game)
