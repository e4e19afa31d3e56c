"""The one-line notation of a position.

    .,.,.,.,.,D,.,WWW,./.,.,.,.,.,.,.,BDWDW,.,./ … /.,.,.,.,.,.,BBBW,.,. b s

Rows 5 to 1 are separated by `/`, the spaces of a row, from left to right, by `,`. A stack is written from bottom to
top with `W`, `B`, `D`; an empty space is `.`. The next field is the player to move, `w` or `b` (in a finished game:
whose turn it would be); the last field is the phase: `p` for placing, `s` afterwards.

Positions that no game can reach are rejected: with more than 23 white, 23 black or 3 DVONN pieces; while placing,
with stacks of several pieces, a full board, or piece counts that alternate placements can't produce; afterwards,
with a stack disconnected from every DVONN piece. All other set-ups are accepted, including those with fewer pieces
than a game has.
"""

import re
from collections import Counter
from collections.abc import Iterator
from enum import Enum

from dvonn.board import Board
from dvonn.errors import DvonnError
from dvonn.pieces import PIECES_IN_A_SET, Colour, Piece
from dvonn.reading import Expected, Reader
from dvonn.spaces import ROWS, SPACES, Space
from dvonn.stacks import Stack, stack_of

_STACK = re.compile(r"\.|[WB]*(?:D[WBD]*[WB]|[WB])|D")
_COMMA = re.compile(r",")
_SLASH = re.compile(r"/")
_BLANK = re.compile(r" +")
_TURN = re.compile(r"[wb]")
_PHASE = re.compile(r"[ps]")
_PLACING, _STACKING = "p", "s"


class Flaw(Enum):
    """The reasons why no game can reach a position."""

    TOO_MANY_PIECES = "more pieces of a kind than the game has"
    STACKED_WHILE_PLACING = "a stack of several pieces while pieces are being placed"
    NOT_THE_ORDER_OF_PLACING = "numbers of pieces that placing in turns cannot give"
    BOARD_FULL_WHILE_PLACING = "no vacant space while pieces are being placed"
    CUT_OFF = "a stack without connection to a DVONN piece"


class ImpossiblePositionError(DvonnError):
    """A readable position `text` that no game can reach; `flaw` is the reason."""

    def __init__(self, text: str, flaw: Flaw) -> None:
        super().__init__(text, flaw)
        self.text = text
        self.flaw = flaw

    def __str__(self) -> str:
        return f"{self.flaw.value}: {self.text}"


def format_position(board: Board, turn: Colour, *, placing: bool) -> str:
    rows = (",".join(str(board.stack_at(space) or ".") for space in row) for row in reversed(ROWS))
    return f"{'/'.join(rows)} {turn.value} {_PLACING if placing else _STACKING}"


def parse_position(text: str) -> tuple[Board, Colour, bool]:
    """Parse a position: the board, the player to move, and whether pieces are being placed.

    Raises `UnreadableError` for any other text, `ImpossiblePositionError` for a position that no game can reach.
    """
    reader = Reader(text)
    reader.skip_blanks()
    board = Board.of(list(_read_stacks(reader)))
    reader.require(_BLANK, Expected.BLANK)
    turn = Colour(reader.require(_TURN, Expected.TURN).group())
    reader.require(_BLANK, Expected.BLANK)
    placing = reader.require(_PHASE, Expected.PHASE).group() == _PLACING
    reader.require_end()
    if flaw := _flaw(board, turn, placing=placing):
        raise ImpossiblePositionError(text, flaw)
    return board, turn, placing


def _read_stacks(reader: Reader) -> Iterator[tuple[Space, Stack]]:
    for row in reversed(ROWS):
        if row is not ROWS[-1]:
            reader.require(_SLASH, Expected.NEXT_ROW)
        for space in row:
            if space is not row[0]:
                reader.require(_COMMA, Expected.NEXT_SPACE)
            letters = reader.require(_STACK, Expected.STACK).group()
            if letters != ".":
                yield space, stack_of(letters)


def _flaw(board: Board, turn: Colour, *, placing: bool) -> Flaw | None:
    stacks = [stack for _, stack in board.stacks()]
    pieces = Counter(piece for stack in stacks for piece in stack.pieces)
    if any(pieces[piece] > most for piece, most in PIECES_IN_A_SET.items()):
        return Flaw.TOO_MANY_PIECES
    if not placing:
        return Flaw.CUT_OFF if board.cut_off() else None
    if any(stack.height > 1 for stack in stacks):
        return Flaw.STACKED_WHILE_PLACING
    if len(stacks) == len(SPACES):
        return Flaw.BOARD_FULL_WHILE_PLACING
    return None if (pieces, turn) == _placed_in_turns(len(stacks)) else Flaw.NOT_THE_ORDER_OF_PLACING


def _placed_in_turns(number: int) -> tuple[Counter[Piece], Colour]:
    """Return the pieces on the board after a number of placements, and whose turn it is.

    White begins, and the first three pieces are DVONN pieces, so Black places the fourth, the first black piece.
    """
    dvonn = min(number, PIECES_IN_A_SET[Piece.DVONN])
    white, odd = divmod(number - dvonn, 2)
    placed = Counter({Piece.DVONN: dvonn, Piece.BLACK: white + odd, Piece.WHITE: white})
    return placed, Colour.BLACK if number % 2 else Colour.WHITE
