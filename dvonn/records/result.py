"""The text of a game's end, as the Smart Game Format writes results.

W+5   White won by five pieces          Draw  a tie on the board, or an agreed draw
B+R   Black won: White resigned         Void  abandoned without a winner
W+T   White won: Black ran out of time
"""

from dvonn.ending import Ended, Termination
from dvonn.pieces import Colour
from dvonn.position import Position
from dvonn.reading import Expected
from dvonn.records.values import Value

_LETTER = {Termination.RESIGNATION: "R", Termination.TIME: "T"}
_DRAWS = {"draw", "0"}
_UNKNOWN = {"", "?"}


def _said_beyond_the_board() -> dict[str, Ended]:
    said = {word: Ended(Termination.AGREEMENT) for word in _DRAWS}
    said["void"] = Ended(Termination.ABANDONED)
    for colour in Colour:
        for word, by in {"resign": Termination.RESIGNATION, "time": Termination.TIME}.items():
            for way in (word, word[0]):
                said[f"{colour.value}+{way}"] = Ended(by, colour.opponent)
    return said


_BEYOND_THE_BOARD = _said_beyond_the_board()


def format_ended(ended: Ended, position: Position) -> str:
    """Format how the game ended in `position`."""
    if ended.by is Termination.ABANDONED:
        return "Void"
    if ended.winner is None:
        return "Draw"
    return f"{ended.winner.value.upper()}+{_LETTER.get(ended.by, position.score.lead)}"


def read_ended(value: Value, position: Position) -> Ended | None:
    """Parse how a game with this last position ended; None for an empty text or `?`.

    Case-insensitive; also accepts `Resign`, `Time`, `0` (a draw) and `W+` (without the margin). Raises
    `UnreadableError` for any other text, and for a result that contradicts the board.
    """
    said = value.content.strip().lower()
    if said in _UNKNOWN:
        return None
    if on_the_board := Ended.on_the_board(position):
        result = format_ended(on_the_board, position).lower()
        if said in (_DRAWS if on_the_board.winner is None else {result, result[:2]}):
            return on_the_board
    elif ended := _BEYOND_THE_BOARD.get(said):
        return ended
    raise value.stop(Expected.RESULT)
