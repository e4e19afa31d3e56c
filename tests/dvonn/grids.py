"""Boards drawn as text, so that a test shows the rule that it is about.

Row 5 is on top, each row indented as it lies on the board; a space is `.` or its stack's pieces from the
bottom:

        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   .   .   D   WB  .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .

Only the words count; the indentation is for the eye.
"""

from dvonn import SPACES, Colour, Position, Space


def board(drawing: str, *, to_move: Colour = Colour.WHITE) -> Position:
    """Read a drawing as a position of the stacking phase."""
    rows = [",".join(line.split()) for line in drawing.strip().splitlines()]
    return Position.parse(f"{'/'.join(rows)} {to_move.value} s")


def spaces(names: str) -> set[Space]:
    """Read names with blanks between them: `spaces("c3 d4")`."""
    return {Space.parse(name) for name in names.split()}


WHITE_IS_STUCK = board("""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   .  BBBW D   B   B   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
""")
"""White passes twice while Black plays h3g3 and g3e3, and then the game is over."""

WON_BY_THREE = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   . BBBDW .   .   .   .   .   .
              . DB  .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
""")
TIE = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .  DW   .   .   .   .   .   .
              . DB  .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
""")


def crowded(left: str, right: str) -> Position:
    """As many stacks of two kinds as there are pieces for, in turns, the first three of them with a DVONN piece."""
    pieces = {"W": 23, "B": 23, "D": 3}
    cells = []
    for space in SPACES:
        cell = ("D" if pieces["D"] else "") + (left if space.index % 2 else right)
        enough = all(pieces[letter] >= cell.count(letter) for letter in pieces)
        cells.append(cell if enough else ".")
        for letter in cell if enough else "":
            pieces[letter] -= 1
    rows = (cells[40:], cells[30:40], cells[19:30], cells[9:19], cells[:9])
    return Position.parse("/".join(",".join(row) for row in rows) + " w s")
