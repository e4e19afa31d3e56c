"""The one-line text of a position.

    .,.,.,.,.,D,.,WWW,./.,.,.,.,.,.,.,BDWDW,.,./ … /.,.,.,.,.,.,BBBW,.,. b s

Rows 5 to 1 with `/` between them; a row's spaces from left to right with `,` between them; a stack's
pieces from the bottom as `W`, `B`, `D`, or `.` for an empty space. Then `w` or `b`, the player to
move (in a finished game: who would be next), and `p` while pieces are being placed or `s` afterwards.

A position that no game can reach is refused: one with more than 23 white, 23 black or 3 DVONN pieces; while placing,
one with stacks of several pieces, a full board, or numbers that do not follow from placing in turns; afterwards, one
with a stack that is cut off from every DVONN piece. Any other set-up may be read, also one with fewer pieces than a
game keeps.
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
    """A position's `text` that can be read but that no game can reach; `flaw` says why."""

    def __init__(self, text: str, flaw: Flaw) -> None:
        super().__init__(text, flaw)
        self.text = text
        self.flaw = flaw

    def __str__(self) -> str:
        return f"{self.flaw.value}: {self.text}"


def format_position(board: Board, turn: Colour, *, placing: bool) -> str:
    """Write a position as one line."""
    rows = (",".join(str(board.stack_at(space) or ".") for space in row) for row in reversed(ROWS))
    return f"{'/'.join(rows)} {turn.value} {_PLACING if placing else _STACKING}"


def parse_position(text: str) -> tuple[Board, Colour, bool]:
    """Read a line: the board, the player to move, and whether pieces are being placed.

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
    """The pieces on the board after a number of placements, and the colour whose turn it is then.

    White begins, the first three pieces are DVONN pieces, so the fourth is Black's first black one.
    """
    dvonn = min(number, PIECES_IN_A_SET[Piece.DVONN])
    white, odd = divmod(number - dvonn, 2)
    placed = Counter({Piece.DVONN: dvonn, Piece.BLACK: white + odd, Piece.WHITE: white})
    return placed, Colour.BLACK if number % 2 else Colour.WHITE
