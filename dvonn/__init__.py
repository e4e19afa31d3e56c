"""The rules of DVONN: positions, moves, games and records. Pure and typed, standard library only.

>>> from dvonn import Game, parse_move, read_record
>>> game = Game().play(parse_move("c3")).play(parse_move("f2"))
>>> str(game.position.to_move), game.position.to_place
('Colour.WHITE', <Piece.DVONN: 'D'>)

Records (`dvonn.records`) are read and written in three formats: `str`, `format_sgf`, `format_json`.

>>> read_record("(;GM[37];W[c3];B[f2])").game == game
True
"""

from dvonn.ending import Ended, Termination
from dvonn.errors import DvonnError
from dvonn.game import Game
from dvonn.legality import Reason
from dvonn.moves import PASS, Jump, Move, Pass, Place, parse_move
from dvonn.notation import Flaw, ImpossiblePositionError
from dvonn.outcome import Outcome, Score
from dvonn.pieces import PIECES_IN_A_SET, Colour, Piece
from dvonn.position import GameOverError, IllegalMove, Phase, Position
from dvonn.reading import Expected, UnreadableError
from dvonn.records.formats import LONGEST_RECORD, RecordTooLongError, read_record
from dvonn.records.jsonrecord import format_json, parse_json
from dvonn.records.movetext import format_game, parse_game
from dvonn.records.record import Record
from dvonn.records.sgf import format_sgf, parse_sgf
from dvonn.setup import placements_by_lot
from dvonn.spaces import COLUMNS, ROWS, SPACES, Direction, OffTheBoardError, Space
from dvonn.stacks import Stack
from dvonn.typed import begin_move, read_move

__all__ = [
    "COLUMNS",
    "LONGEST_RECORD",
    "PASS",
    "PIECES_IN_A_SET",
    "ROWS",
    "SPACES",
    "Colour",
    "Direction",
    "DvonnError",
    "Ended",
    "Expected",
    "Flaw",
    "Game",
    "GameOverError",
    "IllegalMove",
    "ImpossiblePositionError",
    "Jump",
    "Move",
    "OffTheBoardError",
    "Outcome",
    "Pass",
    "Phase",
    "Piece",
    "Place",
    "Position",
    "Reason",
    "Record",
    "RecordTooLongError",
    "Score",
    "Space",
    "Stack",
    "Termination",
    "UnreadableError",
    "begin_move",
    "format_game",
    "format_json",
    "format_sgf",
    "parse_game",
    "parse_json",
    "parse_move",
    "parse_sgf",
    "placements_by_lot",
    "read_move",
    "read_record",
]
