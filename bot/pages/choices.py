"""The options of a move as buttons, arranged like the board: rows, spaces, stacks, moves.

A message takes 40 components, action rows included, and a row takes five buttons. At most 23 stacks can move and each
has at most 6 targets, so both fit; the 49 spaces don't, so a space is chosen by row and column.
"""

from collections.abc import Callable, Collection, Container, Iterable, Sequence
from itertools import groupby
from typing import NewType

from bot.catalogue import Language
from bot.domain import Turn
from bot.pages.consequences import (
    describe_consequences,
    describe_cut_off,
    describe_score,
    targets_by_gain,
)
from bot.pages.game_words import arrow
from bot.pages.viewer import DisplayOptions
from bot.toolkit.control import LONGEST_LABEL, Control, Style, button
from bot.toolkit.page import Block, row, rows, rows_of
from bot.toolkit.words import dotted
from dvonn import ROWS, SPACES, Colour, Jump, Position, Space
from rendering import as_read

RowNumber = NewType("RowNumber", int)
"""The number of a row of the board, from 1, as in the names of spaces."""

ROW_NUMBERS = tuple(map(RowNumber, range(1, len(ROWS) + 1)))

BESIDE = 5
"""Buttons per row if they show only names of spaces; five fit on a phone, too."""

BELOW = 5
"""The maximum number of rows of options; one further row is reserved for navigation."""

BESIDE_ON_A_PHONE = 3
"""Buttons per row if they show whole moves."""

MOST_MOVES, MOST_ROWS = 9, 4
"""The maximum number of moves that have a button each, and of the rows that these may fill on a phone: with more of
them, the board leaves its screen.
"""


def as_they_lie(spaces: Iterable[Space], display: DisplayOptions) -> Sequence[Space]:
    """Return spaces in reading order as displayed: row by row from the top, each from the left."""
    upright = as_read(spaces)
    return upright[::-1] if display.rotated else upright


def row_buttons(
    offered: Sequence[Space],
    language: Language,
    display: DisplayOptions,
    choose: Callable[[RowNumber], Control],
) -> Block:
    """Return a button for each row of the board, as displayed, with its number of offered spaces."""
    counts = {number: sum(space.row == number for space in offered) for number in ROW_NUMBERS}
    return row(
        *(
            button(
                language.say("option-row", row=number, count=counts[number]),
                choose(number),
                style=Style.primary,
                disabled=not counts[number],
            )
            for number in sorted(counts, reverse=not display.rotated)
        )
    )


def space_buttons(
    offered: Container[Space], number: int, display: DisplayOptions, choose: Callable[[Space], Control]
) -> list[Block]:
    """Return a button for each space of a row, ordered as displayed; the spaces not offered are disabled."""
    return rows(
        (
            button(
                str(space),
                choose(space),
                style=Style.primary if space in offered else Style.secondary,
                disabled=space not in offered,
            )
            for space in as_they_lie(ROWS[number - 1], display)
        ),
        most=BESIDE,
    )


def stack_buttons(
    spaces: Iterable[Space], display: DisplayOptions, choose: Callable[[Space], Control]
) -> list[Block]:
    """Return buttons for stacks: in rows as on the board, or five in a row if that saves more than one row."""
    lying = as_they_lie(spaces, display)
    in_rows = [list(spaces) for _, spaces in groupby(lying, key=lambda space: space.row)]

    def drawn(spaces: Iterable[Space]) -> list[Block]:
        return rows((button(str(space), choose(space), style=Style.primary) for space in spaces), most=BESIDE)

    blocks, fewest = [block for spaces in in_rows for block in drawn(spaces)], drawn(lying)
    return blocks if len(blocks) <= min(MOST_ROWS, len(fewest) + 1) else fewest


def are_few(position: Position, reader: Colour | None, language: Language) -> bool:
    """Whether the moves of a position are few enough for a button each."""
    moves = [move for move in position.legal_moves() if isinstance(move, Jump)]
    if len(moves) > MOST_MOVES:
        return False
    labels = (_describe_whole(move, Turn.of(position, move), reader, language) for move in moves)
    return rows_of(labels) <= MOST_ROWS


def move_buttons(
    position: Position,
    language: Language,
    display: DisplayOptions,
    choose: Callable[[Jump], Control],
    *,
    reader: Colour | None,
    plain: bool = False,
    moves: Collection[Jump] = (),
    forbidden: Collection[Jump] = (),
) -> list[Block]:
    """Return buttons for whole moves, at most `MOST_MOVES`, with what each cuts off: `moves`, or all legal ones.

    Of a stack, the best score for the mover comes first; costly moves are red. The text addresses the `reader` as
    "you"; without one it speaks of both players by colour.

    `plain` buttons name the move alone and lie as on the board, so that users of the lesson look at the board. Among
    them can be `forbidden` moves, which break the rules.
    """
    offered = moves or position.legal_moves()
    turns = {move: Turn.of(position, move) for move in offered if isinstance(move, Jump)}
    lying = {space: place for place, space in enumerate(as_they_lie(SPACES, display))}

    def rank(move: Jump) -> tuple[int, ...]:
        return lying[move.source], 0 if plain else -turns[move].gain, lying[move.target]

    blocks = []
    for move in sorted({*turns, *forbidden}, key=rank):
        if plain:
            blocks.append(button(arrow(move), choose(move), style=Style.primary))
            continue
        label = _describe_whole(move, turns[move], reader, language)
        blocks.append(_move_button(label, turns[move], choose(move)))
    return rows(blocks, most=BESIDE_ON_A_PHONE)


def _describe_whole(move: Jump, turn: Turn, reader: Colour | None, language: Language) -> str:
    """Describe a move and what it cuts off: "c3 → e3 · cuts off 6 · you 24–19".

    A costly move shows how much of that is the reader's own instead of the score; there is no room for both.
    """
    if reader and turn.cut_off and not turn.is_costly:
        parts = [describe_cut_off(turn, None, language), describe_score(turn.after, reader, language)]
    else:
        parts = [describe_cut_off(turn, reader, language)]
    return dotted(filter(None, [arrow(move), *parts]), language)


def target_buttons(
    position: Position,
    source: Space,
    language: Language,
    choose: Callable[[Jump], Control],
    *,
    reader: Colour | None,
) -> list[Block]:
    """Return buttons for the targets of a stack, one per line, the best first, with consequences and score."""
    return [
        row(
            _move_button(
                describe_consequences(turn, reader, language, move=str(target), most=LONGEST_LABEL),
                turn,
                choose(Jump(source, target)),
            )
        )
        for target, turn in targets_by_gain(position, source).items()
    ]


def _move_button(label: str, turn: Turn, control: Control) -> Block:
    return button(label, control, style=Style.danger if turn.is_costly else Style.primary)
