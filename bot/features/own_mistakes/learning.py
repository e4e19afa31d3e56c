"""When a mistake returns, and which moves are right.

A mistake returns 1 day after its game was reviewed, then 7 and 30 days after it was solved, and leaves after the third
time. A wrong answer starts over at 1 day, at any time. A right answer counts only when the mistake is due: after the
review, and after a wrong answer, its solution is too fresh to show anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.domain.causes import ExplainedMistake
from bot.domain.computer import ComputerPlayer, JudgedMove, Review
from bot.domain.history import Turn
from bot.domain.ids import MatchId
from bot.domain.match import Match
from dvonn import Colour, Game, Jump, Move, Position

RETURNS = (timedelta(days=1), timedelta(days=7), timedelta(days=30))
"""How long a mistake stays away, by the number of times it was solved."""

LEAST_LOSS = 0.15
"""A mistake that loses at least this much winning chance is worth practising."""

CANDIDATES = 4
"""The number of moves to choose from, the one that was played and the better one included."""

NEARLY = 0.05
"""How far below the best move's winning chance a correct answer may be; a review calls more than that a mistake."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move of a user's that a review calls a mistake."""

    match: MatchId
    ply: int
    """The ply of the position before the move."""
    line: tuple[Move, ...]
    """The better move and how the game would have gone on."""
    due_at: datetime | None
    """When the mistake returns; None once it was solved often enough."""
    solved: int = 0
    """How often it was solved when it was due, since the last wrong answer."""

    @property
    def better(self) -> Move:
        return self.line[0]

    @property
    def is_learned(self) -> bool:
        return self.due_at is None

    def is_due(self, at: datetime) -> bool:
        return self.due_at is not None and self.due_at <= at


def first_return(reviewed_at: datetime) -> datetime:
    return reviewed_at + RETURNS[0]


def after_answer(mistake: Mistake, at: datetime, *, right: bool) -> Mistake:
    if mistake.is_learned:
        return mistake
    if not right:
        return replace(mistake, solved=0, due_at=at + RETURNS[0])
    if not mistake.is_due(at):
        return mistake
    solved = mistake.solved + 1
    return replace(mistake, solved=solved, due_at=at + RETURNS[solved] if solved < len(RETURNS) else None)


def mistakes_in(match: Match, review: Review, colour: Colour) -> Sequence[JudgedMove]:
    """Return a player's mistakes that cost much and whose consequence can be seen.

    Those in moves that the match began with are not the player's.
    """
    own = [move for move in review.mistakes[colour] if move.ply >= len(match.opening.moves)]
    return [
        move for move in own if move.fall >= LEAST_LOSS and ExplainedMistake.of(match.game, move).is_visible
    ]


def candidates(game: Game, mistake: Mistake) -> Sequence[Jump]:
    """Return the moves to choose from: the one that was played, the better one, and the most tempting others."""
    position = game.position_at(mistake.ply)
    known = [game.moves[mistake.ply], mistake.better]
    others = [move for move in position.legal_moves() if move not in known]
    tempting = sorted(others, key=lambda move: -Turn.of(position, move).gain)
    chosen = [*known, *tempting][:CANDIDATES]
    return [move for move in chosen if isinstance(move, Jump)]


async def is_right(computer: ComputerPlayer, game: Game, mistake: Mistake, move: Move) -> bool:
    """Whether a move is nearly as good as the better one, by winning chance. Both are searched in the same short way.

    The chances from the review can't be compared with these: it searches further, and a search that ends a move earlier
    or later tends to judge differently. Raises `TimeoutError` if the computer is too busy.
    """
    if move == mistake.better:
        return True
    if move == game.moves[mistake.ply]:
        return False
    position = game.position_at(mistake.ply)
    better = await _chance(computer, position, mistake.better, mistake.match)
    chance = await _chance(computer, position, move, mistake.match)
    return chance > better - NEARLY


async def _chance(computer: ComputerPlayer, position: Position, move: Move, match: MatchId) -> float:
    """The mover's chance to win after a move."""
    if position.to_move is None:
        raise ValueError("the game is over")
    return (await computer.standing(position.play(move), match=match)).chance_of(position.to_move)
