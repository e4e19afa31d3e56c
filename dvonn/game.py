"""A game: its start, its moves, and every position in between."""

from __future__ import annotations

from collections.abc import Iterable

from dvonn.moves import Move
from dvonn.position import Position


class Game:
    """An immutable game: `Game()` is a new one, `play` returns a game with one more move.

    `moves` continue from the `start` position (by default the empty board); raises `IllegalMove` if one is illegal.
    Forced passes are explicit moves; `position.must_pass` says when one is due.
    """

    __slots__ = ("_moves", "_positions")

    _moves: tuple[Move, ...]
    _positions: tuple[Position, ...]

    def __init__(self, moves: Iterable[Move] = (), *, start: Position | None = None) -> None:
        self._moves = tuple(moves)
        positions = [start or Position()]
        for move in self._moves:
            positions.append(positions[-1].play(move))
        self._positions = tuple(positions)

    @property
    def start(self) -> Position:
        """The position before the first move."""
        return self._positions[0]

    @property
    def position(self) -> Position:
        """The position after the last move."""
        return self._positions[-1]

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves since the start, including passes."""
        return self._moves

    def position_at(self, ply: int) -> Position:
        """Return the position after `ply` moves; 0 is the start. Raises `IndexError` beyond the last move."""
        if not 0 <= ply <= len(self._moves):
            raise IndexError(f"the game has {len(self._moves)} moves, not {ply}")
        return self._positions[ply]

    def play(self, move: Move) -> Game:
        """Return the game with one more move. Raises `IllegalMove`, with the reason, if the rules forbid it."""
        longer = Game.__new__(Game)
        longer._positions = (*self._positions, self.position.play(move))  # noqa: SLF001  an alternative constructor
        longer._moves = (*self._moves, move)  # noqa: SLF001  an alternative constructor
        return longer

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.start, self._moves) == (other.start, other._moves)

    def __hash__(self) -> int:
        return hash((self.start, self._moves))

    def __repr__(self) -> str:
        return f"<Game: {len(self._moves)} moves, {self.position}>"
