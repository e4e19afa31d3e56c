"""The text of an opening: the moves of the game, separated by blanks.

Where it did not begin on the empty board, the position from which it did comes first, in one line with `_` for blanks.
"""

from functools import cache

from dvonn import Game, Position, parse_move

EMPTY = Position()

read_move = cache(parse_move)
"""Reads a move as the storage has written it. Each is read once: there are the 49 placements, and the jumps between."""


def format_opening(game: Game) -> str:
    """The text of a game as an opening."""
    start = [] if game.start == EMPTY else [str(game.start).replace(" ", "_")]
    return " ".join([*start, *map(str, game.moves)])


def parse_opening(text: str) -> Game:
    """Read what `format_opening` wrote. Raises what the engine raises for other texts."""
    words = text.split()
    start = EMPTY
    if words and "/" in words[0]:
        start = Position.parse(words.pop(0).replace("_", " "))
    return Game(map(read_move, words), start=start)
