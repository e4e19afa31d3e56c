"""Moves as numbered text, as Little Golem writes them: `1. g2 c1 2. f5 d1 …`.

A number precedes each pair of moves, White's and Black's. White's last placement is forced and omitted if a move
follows; so the pairs remain White's and Black's in the stacking phase, which White begins.

Parsing accepts text with or without that placement, in capitals, with any blanks and line ends between moves, and
without numbers. A number must be the previous one plus one and precede at most two moves. Full-width letters and other
disguises are seen through (module `plain`), and marks such as `!` after a move are skipped, as are comments: what is in
braces, and lines that begin with `#`, `;` or `//`.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from dvonn.game import Game
from dvonn.moves import Move, Place, take_move
from dvonn.plain import INVISIBLE
from dvonn.position import Position
from dvonn.reading import Expected, PlainReader, Reader
from dvonn.records.replay import Written, replay

_NUMBER = re.compile(r"([0-9]{1,4})\.(?!\.)")
_MOVE_AHEAD = re.compile(r"(?=[A-Za-z][0-9]|pass\b)", re.IGNORECASE)
_WORD_END = re.compile(r"[!?]*(?=[\s{]|\Z)")
_MOVES_A_TURN = 2

_COMMENT_LINE = r"(?<![^\r\n])[ \t]*(?:#|//|;(?!\s*[A-Za-z0-9]+\s*\[))[^\r\n]*"
"""A line that is a comment; a semicolon before a value in brackets begins a node of the Smart Game Format instead."""

COMMENT_LINES = re.compile(rf"(?:{_COMMENT_LINE}|[\s{INVISIBLE}])*")
COMMENTS = re.compile(rf"(?:{_COMMENT_LINE}|\{{[^{{}}]*\}}|[\s{INVISIBLE}])*")
"""Blanks and comments between the parts of a record."""


def parse_game(text: str, *, start: Position | None = None) -> Game:
    """Parse the moves of a game that begins at `start` (by default the empty board).

    Raises `UnreadableError` for any other text; for an illegal move, its cause is the `IllegalMove`.
    """
    reader = PlainReader(text)
    made = replay(start or Position(), written_moves(reader))
    if not reader.at_end():
        raise reader.stop(Expected.MOVE)
    return Game((each.move for each in made), start=start)


def format_game(game: Game) -> str:
    """Format the moves of a game in one line, without its start."""
    return number_words(words_of(game.moves))


def words_of(moves: Sequence[Move]) -> list[str]:
    """Return the moves as words, omitting the forced last placement if another kind of move follows it."""
    left_out = (
        isinstance(move, Place) and not isinstance(follower, Place) for move, follower in pairwise(moves)
    )
    return [str(move) for move, out in zip(moves, chain(left_out, (False,)), strict=False) if not out]


def number_words(words: Sequence[str]) -> str:
    """Add the number before each pair of words."""
    turns = range(0, len(words), _MOVES_A_TURN)
    return " ".join(
        " ".join([f"{number}.", *words[first : first + _MOVES_A_TURN]])
        for number, first in enumerate(turns, 1)
    )


def written_moves(reader: Reader) -> Iterator[Written]:
    """Parse numbered moves until other text begins. Raises `UnreadableError` for a wrong number or move."""
    number = moves_in_turn = 0
    while True:
        reader.take(COMMENTS)
        spot = reader.spot
        if found := reader.take(_NUMBER):
            number, moves_in_turn = number + 1, 0
            if int(found[1]) != number:
                raise spot.stop(Expected.MOVE_NUMBER)
        elif reader.take(_MOVE_AHEAD):
            if number and moves_in_turn == _MOVES_A_TURN:
                raise reader.stop(Expected.MOVE_NUMBER)
            moves_in_turn += 1
            move = take_move(reader)
            reader.require(_WORD_END, Expected.BLANK)
            yield Written(spot, move)
        else:
            return
