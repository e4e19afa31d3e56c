"""The history of a match: its events, and the game and turns that follow from them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, reduce

from bot.domain.events import Event, Started, Undone
from dvonn import Colour, Game, Jump, Move, Position, Space, Stack

_REMEMBERED = 128
"""The number of cached games: each transaction reads a match's events again, but most have just been replayed."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One move, with the positions before and after it."""

    colour: Colour
    move: Move
    before: Position
    after: Position

    @classmethod
    def of(cls, position: Position, move: Move) -> "Turn":
        """Return the turn that plays `move`. Raises `IllegalMove`."""
        after = position.play(move)
        if position.to_move is None:
            raise ValueError("nobody is to move")
        return cls(position.to_move, move, position, after)

    @classmethod
    def made(cls, game: Game, ply: int) -> "Turn":
        """Return the turn of move number `ply`, counted from 1, passes included. Raises `IndexError`."""
        before = game.position_at(ply - 1)
        if before.to_move is None:
            raise IndexError(ply)
        return cls(before.to_move, game.moves[ply - 1], before, game.position_at(ply))

    @property
    def cut_off(self) -> Mapping[Space, Stack]:
        return self.before.cut_off_by(self.move)

    @property
    def own_losses(self) -> Mapping[Space, Stack]:
        """The removed stacks that belonged to the moving player."""
        return {space: stack for space, stack in self.cut_off.items() if stack.owner is self.colour}

    def lost_by(self, owner: Colour) -> int:
        """Return how many pieces in a player's stacks the move cuts off."""
        return sum(stack.height for stack in self.cut_off.values() if stack.owner is owner)

    def taken_from(self, owner: Colour) -> Stack | None:
        """Return the stack of a player that the opponent's move takes over, unless the result is cut off at once."""
        if self.colour is owner or not isinstance(self.move, Jump):
            return None
        stack = self.before.stacks[self.move.target]
        return stack if stack.owner is owner and self.move.target not in self.cut_off else None

    @property
    def gain(self) -> int:
        """The change of the moving player's lead, in pieces."""
        return self.after.score.margin(self.colour) - self.before.score.margin(self.colour)

    @property
    def is_costly(self) -> bool:
        """Whether the move cuts off stacks of the mover's and doesn't improve their score."""
        return bool(self.own_losses) and self.gain <= 0


def turns_of(position: Position, moves: Iterable[Move]) -> Iterator[Turn]:
    """Yield the turns of successive moves, passes included."""
    for move in moves:
        turn = Turn.of(position, move)
        yield turn
        position = turn.after


@dataclass(frozen=True)
class History:
    """The events of a match from its start on, and the resulting game."""

    events: tuple[Event, ...]
    """Never empty; the first is `Started`."""
    known: Game | None = field(default=None, compare=False, repr=False)
    """The resulting game if it is known; otherwise it is replayed on first access."""

    def followed_by(self, events: tuple[Event, ...]) -> "History":
        """Return the history with more events.

        Extends the current game, because a full replay per event would be quadratic in the length of a match.
        """
        undone = any(isinstance(event.what, Undone) for event in events)
        return History(self.events + events, None if undone else _played(self.game, events))

    def up_to(self, number: int) -> "History":
        """Return the history up to and including event `number`."""
        return History(self.events[:number])

    @property
    def opening(self) -> Game:
        """The game when the players took over."""
        start = self.events[0].what
        if not isinstance(start, Started):
            raise TypeError(start)
        return start.opening

    @cached_property
    def line(self) -> tuple[Event, ...]:
        """The moves and passes that were not undone."""
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
        """The current game, its opening included."""
        return _played(self.opening, self.line) if self.known is None else self.known


def _played(game: Game, events: Iterable[Event]) -> Game:
    """Return the game continued by the moves among these events, from the cache if possible."""
    moves = tuple(event.what for event in events if isinstance(event.what, Move))
    known = _remembered(game.start, game.moves + moves)
    if not known:
        known.append(reduce(Game.play, moves, game))
    return known[0]


@lru_cache(_REMEMBERED)
def _remembered(start: Position, moves: tuple[Move, ...]) -> list[Game]:  # noqa: ARG001  they are the key
    """Return the cache slot of a game: a list that stays empty until the caller adds the replayed game."""
    return []
