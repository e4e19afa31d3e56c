"""The history of a match: its events, the game that they make, and its turns."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, reduce

from bot.domain.events import Event, Started, Undone
from dvonn import Colour, Game, Move, Position, Space, Stack

_REMEMBERED = 128
"""How many games are remembered. Each transaction reads the events of a match anew, but most were just played."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One move, with the positions before and after it."""

    colour: Colour
    move: Move
    before: Position
    after: Position

    @classmethod
    def of(cls, position: Position, move: Move) -> "Turn":
        """The turn that a move would be. Raises `IllegalMove`."""
        after = position.play(move)
        if position.to_move is None:
            raise ValueError("nobody is to move")
        return cls(position.to_move, move, position, after)

    @classmethod
    def made(cls, game: Game, ply: int) -> "Turn":
        """The turn that was a game's move number `ply`, from 1; a pass is one too. Raises `IndexError`."""
        before = game.position_at(ply - 1)
        if before.to_move is None:
            raise IndexError(ply)
        return cls(before.to_move, game.moves[ply - 1], before, game.position_at(ply))

    @property
    def cut_off(self) -> Mapping[Space, Stack]:
        """The stacks that the move removes."""
        return self.before.cut_off_by(self.move)

    @property
    def own_losses(self) -> Mapping[Space, Stack]:
        """The removed stacks that belong to the player who moves."""
        return {space: stack for space, stack in self.cut_off.items() if stack.owner is self.colour}


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
    moves = tuple(event.what for event in events if isinstance(event.what, Move))
    known = _remembered(game.start, game.moves + moves)
    if not known:
        known.append(reduce(Game.play, moves, game))
    return known[0]


@lru_cache(_REMEMBERED)
def _remembered(start: Position, moves: tuple[Move, ...]) -> list[Game]:  # noqa: ARG001  they are the key
    """The place of a game in memory, by all that makes it: empty until it was played."""
    return []
