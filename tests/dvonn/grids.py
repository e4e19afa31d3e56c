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

from dvonn import Colour, Position, Space


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
