"""The base class of this package's errors.

Each error is defined beside the code that raises it; callers write the messages.

DvonnError
├── UnreadableError          (reading) unreadable text
│   └── OffTheBoardError     (spaces) a letter and a number, but none of the 49 spaces
├── RecordTooLongError       (records.formats) a text longer than any record
├── ImpossiblePositionError  (notation) a readable position that no game can reach
└── IllegalMove              (position) a move that the rules forbid
    └── GameOverError        (position) any move once the game is over
"""


class DvonnError(Exception):
    """The base class of all errors of this package."""
