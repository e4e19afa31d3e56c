"""A position: the board, the player to move, and the rules applied to them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from dvonn.board import Board
from dvonn.errors import DvonnError
from dvonn.lattice import set_of, spaces_of
from dvonn.legality import Reason, jumps, may_jump, why_not, why_stuck
from dvonn.moves import PASS, Jump, Move, Pass, Place
from dvonn.notation import format_position, parse_position
from dvonn.outcome import Outcome, Score
from dvonn.pieces import PIECES_IN_A_SET, Colour, Piece
from dvonn.spaces import SPACES, Space
from dvonn.stacks import Stack

_PLACEMENTS = tuple(Place(space) for space in SPACES)
_NOTHING_PLACED = Board.of(())
_NOTHING: Mapping[Space, Stack] = MappingProxyType({})
_ALL_SPACES = set_of(SPACES)
_DVONN_PLACEMENTS = PIECES_IN_A_SET[Piece.DVONN]


class Phase(Enum):
    PLACING = "p"
    STACKING = "s"
    OVER = "over"


class IllegalMove(DvonnError):  # noqa: N818  a term of the rules
    """A `move` that the rules forbid in `position`, with the `reason`.

    `height` (pieces in the stack) and `distance` (spaces along the line) are set for a wrong distance.
    """

    def __init__(
        self,
        move: Move,
        position: Position,
        reason: Reason,
        height: int | None = None,
        distance: int | None = None,
    ) -> None:
        super().__init__(move, position, reason, height, distance)
        self.move = move
        self.position = position
        self.reason = reason
        self.height = height
        self.distance = distance

    def __str__(self) -> str:
        return f"{self.move}: {self.reason.value}"


class GameOverError(IllegalMove):
    """A move after the end of the game."""

    def __init__(self, move: Move, position: Position) -> None:
        super().__init__(move, position, Reason.GAME_OVER)
        self.args = (move, position)


class Position:
    """An immutable position; `Position()` is the empty board before the first placement."""

    __slots__ = ("_board", "_legal_moves", "_placing", "_turn")

    def __init__(
        self, _board: Board = _NOTHING_PLACED, _turn: Colour = Colour.WHITE, *, _placing: bool = True
    ) -> None:
        self._board = _board
        self._turn = _turn
        self._placing = _placing
        self._legal_moves: tuple[Move, ...] | None = None  # computed on first use

    @staticmethod
    def parse(text: str) -> Position:
        """Parse the one-line notation that `str` writes (see the module `notation`).

        Raises `UnreadableError` for any other text, `ImpossiblePositionError` for a position that no game can
        reach.
        """
        board, turn, placing = parse_position(text)
        return Position(board, turn, _placing=placing)

    def __str__(self) -> str:
        return format_position(self._board, self._turn, placing=self._placing)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self._turn, self._placing, self._board) == (other._turn, other._placing, other._board)

    def __hash__(self) -> int:
        return hash((self._turn, self._placing, self._board))

    @property
    def phase(self) -> Phase:
        if self._placing:
            return Phase.PLACING
        return Phase.STACKING if self.legal_moves() else Phase.OVER

    @property
    def to_move(self) -> Colour | None:
        """The player whose turn it is; None once the game is over."""
        return self._turn if self._placing or self.legal_moves() else None

    @property
    def stacks(self) -> Mapping[Space, Stack]:
        """The stacks by space, in board order; read-only."""
        return MappingProxyType(dict(self._board.stacks()))

    @property
    def to_place(self) -> Piece | None:
        """The piece of the next placement: DVONN pieces first, then the player's own; None after the placing phase."""
        if not self._placing:
            return None
        placed = self._board.occupied.bit_count()
        return Piece.DVONN if placed < _DVONN_PLACEMENTS else Piece.of(self._turn)

    @property
    def remaining(self) -> Mapping[Piece, int]:
        """The number of pieces of each kind not yet placed; read-only."""
        left = dict.fromkeys(Piece, 0)
        if self._placing:
            left = dict(PIECES_IN_A_SET)
            for _, stack in self._board.stacks():
                left[stack.pieces[0]] -= 1
        return MappingProxyType(left)

    def vacant(self) -> tuple[Space, ...]:
        """Return the empty spaces in board order."""
        return tuple(spaces_of(_ALL_SPACES & ~self._board.occupied))

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves in board order: `(PASS,)` if forced, none once the game is over."""
        if self._legal_moves is None:
            self._legal_moves = self._find_legal_moves()
        return self._legal_moves

    def _find_legal_moves(self) -> tuple[Move, ...]:
        if self._placing:
            cells = self._board.cells
            return tuple([place for place, stack in zip(_PLACEMENTS, cells, strict=True) if stack is None])
        if own := jumps(self._board, self._turn):
            return tuple(own)
        return (PASS,) if jumps(self._board, self._turn.opponent) else ()

    @property
    def must_pass(self) -> bool:
        """Whether passing is the only legal move."""
        return self.legal_moves() == (PASS,)

    def movable(self) -> tuple[Space, ...]:
        """Return the spaces of the stacks that the player to move can move, in board order."""
        sources = (move.source for move in self.legal_moves() if isinstance(move, Jump))
        return tuple(dict.fromkeys(sources))

    def targets(self, source: Space) -> tuple[Space, ...]:
        """Return where the player to move can move the stack at `source`; empty if it can't move."""
        return tuple(
            move.target for move in self.legal_moves() if isinstance(move, Jump) and move.source == source
        )

    def stuck(self, colour: Colour | None = None) -> Mapping[Space, Reason]:
        """Map the stacks that can't move to the rule that forbids it; read-only.

        Includes the stacks of the player to move (or of `colour`, as if it were their turn) and lone DVONN pieces.
        Empty during the placing phase.
        """
        found: dict[Space, Reason] = {}
        if not self._placing:
            for space in spaces_of(self._board.occupied):
                reason = why_stuck(self._board, colour or self._turn, space)
                if reason and reason is not Reason.NOT_YOUR_STACK:
                    found[space] = reason
        return MappingProxyType(found)

    def jumps_of(self, colour: Colour) -> tuple[Jump, ...]:
        """Return the jumps that a player could make on their turn; none during the placing phase."""
        return () if self._placing else tuple(jumps(self._board, colour))

    def play(self, move: Move) -> Position:
        """Return the position after a move. Raises `IllegalMove`, with the reason, if the rules forbid it."""
        if not self._is_legal(move):
            raise self._refusal(move)
        if isinstance(move, Jump):
            board, lost = self._board.jump(move.source, move.target)
            return Position(board.without(lost) if lost else board, self._turn.opponent, _placing=False)
        if isinstance(move, Place) and (piece := self.to_place):
            board = self._board.place(piece, move.space)
            if board.occupied == _ALL_SPACES:  # White both places the last piece and moves first
                return Position(board, Colour.WHITE, _placing=False)
            return Position(board, self._turn.opponent)
        return Position(self._board, self._turn.opponent, _placing=False)

    def cut_off_by(self, move: Move) -> Mapping[Space, Stack]:
        """Return the stacks that a move would remove, as they would be after it; read-only.

        Raises `IllegalMove` if the rules forbid the move.
        """
        if not self._is_legal(move):
            raise self._refusal(move)
        return self._lost(move) if isinstance(move, Jump) else _NOTHING

    def cut_offs_of(self, colour: Colour) -> Mapping[Jump, Mapping[Space, Stack]]:
        """Map each jump that a player could make on their turn to the stacks it would remove; read-only."""
        return MappingProxyType({jump: self._lost(jump) for jump in self.jumps_of(colour)})

    def _lost(self, jump: Jump) -> Mapping[Space, Stack]:
        board, lost = self._board.jump(jump.source, jump.target)
        if not lost:
            return _NOTHING
        return MappingProxyType({space: stack for space, stack in board.stacks() if space.bit & lost})

    def _is_legal(self, move: Move) -> bool:
        match move:
            case Jump():
                return not self._placing and may_jump(self._board, self._turn, move)
            case Place(space):
                return self._placing and not space.bit & self._board.occupied
            case Pass():
                return self.must_pass

    def _refusal(self, move: Move) -> IllegalMove:
        if self.phase is Phase.OVER:
            return GameOverError(move, self)
        if isinstance(move, Jump) and not self._placing and not self.must_pass:
            return IllegalMove(move, self, *why_not(self._board, self._turn, move))
        return IllegalMove(move, self, self._wrong_kind(move))

    def _wrong_kind(self, move: Move) -> Reason:
        if isinstance(move, Pass):
            return Reason.MAY_NOT_PASS
        if self.must_pass:
            return Reason.MUST_PASS
        if isinstance(move, Jump):
            return Reason.MUST_PLACE
        return Reason.OCCUPIED if self._placing else Reason.MUST_STACK

    @property
    def score(self) -> Score:
        """The number of pieces in each player's stacks, regardless of the pieces' own colours."""
        white, black = Colour.WHITE, Colour.BLACK  # enumeration members are slow to look up
        whites = blacks = 0
        for stack in self._board.cells:
            if stack is None:
                continue
            if stack.owner is white:
                whites += stack.height
            elif stack.owner is black:
                blacks += stack.height
        return Score(whites, blacks)

    @property
    def outcome(self) -> Outcome | None:
        """The winner and the score; None until the game is over."""
        if self.phase is not Phase.OVER:
            return None
        score = self.score
        return Outcome(score.leader, score)
