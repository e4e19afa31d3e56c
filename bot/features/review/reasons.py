"""The reasons why a move was a mistake, as far as they are visible on the board.

A review has two lines: the move that was played with the best replies to it, and the better move with the best replies
to that. The reasons compare where the two lines lead within a few moves.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from bot.catalogue import Language
from bot.domain import Turn
from bot.domain.computer import JudgedMove
from bot.pages.consequences import is_quiet, turns_of
from bot.pages.game_words import colour_id
from bot.pages.move_reasons import described, freer, gains, greatest, lost, moves_of, taken_by
from dvonn import Colour, Game

MOST_MOVES = 4
"""The maximum number of moves shown of a line, including passes."""
MOST_REASONS = 2


@dataclass(frozen=True, slots=True)
class Compared:
    """The move that was played and a better one, each with its continuation."""

    mover: Colour
    played: tuple[Turn, ...]
    better: tuple[Turn, ...]

    @classmethod
    def of(cls, game: Game, judged: JudgedMove) -> Self:
        position = game.position_at(judged.ply)
        played = (judged.move, *judged.after.line)[:MOST_MOVES]
        better = judged.before.line[:MOST_MOVES]
        return cls(judged.mover, tuple(turns_of(position, played)), tuple(turns_of(position, better)))

    @property
    def settled(self) -> int:
        """The largest number of moves after which the scores of both lines can be compared; 0 if there is none.

        At that point, no exchange is going on in either line, and the better line leaves the player further ahead.
        """
        counts = range(min(len(self.played), len(self.better)), 0, -1)
        return next(filter(self._is_settled_after, counts), 0)

    def _is_settled_after(self, count: int) -> bool:
        actual, possible = (line[count - 1].after for line in (self.played, self.better))
        ahead = possible.score.margin(self.mover) > actual.score.margin(self.mover)
        return ahead and is_quiet(actual) and is_quiet(possible)


def reasons(compared: Compared, language: Language) -> list[str]:
    """Describe the effects of the mistake and of the better move, and the scores. Never empty."""
    found = [*_of_played(compared, language), *_of_better(compared, language)][:MOST_REASONS]
    found += _of_scores(compared, language)
    return found or list(_of_freedom(compared, language)) or [language.say("review-later")]


def _of_played(compared: Compared, language: Language) -> Iterator[str]:
    """Describe the costs of the played move, immediately or after the best replies."""
    mover, (first, *answers) = compared.mover, compared.played
    if own := lost(mover, first):
        yield language.say("review-cuts-off-own", pieces=own, colour=colour_id(mover), move=described(first))
    theirs = [turn for turn in answers if turn.colour is not mover]
    arguments = {"colour": colour_id(mover.opponent)}
    if cuts := greatest(mover, theirs):
        yield language.say("review-lets-cut-off", pieces=lost(mover, cuts), move=described(cuts), **arguments)
    elif theirs and (taken := taken_by(theirs[0], mover)):
        space, stack = taken
        arguments |= {"move": described(theirs[0]), "space": str(space)}
        yield language.say("review-lets-take", height=stack.height, **arguments)


def _of_better(compared: Compared, language: Language) -> Iterator[str]:
    """Describe the gains of the better move, immediately or later."""
    for gain in gains(compared.better):
        yield language.say(f"review-would-{gain.kind}", **gain.values)


def _of_scores(compared: Compared, language: Language) -> Iterator[str]:
    """Describe the scores after equally many moves of both lines, where they can be compared."""
    if count := compared.settled:
        actual, possible = (line[count - 1].after.score for line in (compared.played, compared.better))
        yield language.say(
            "review-scores",
            count=count,
            white=possible.white,
            black=possible.black,
            instead_white=actual.white,
            instead_black=actual.black,
        )


def _of_freedom(compared: Compared, language: Language) -> Iterator[str]:
    """Count both players' possible moves after either move, if the better move leaves the player freer."""
    actual, possible = compared.played[0].after, compared.better[0].after
    if freer(compared.mover, possible) > freer(compared.mover, actual):
        yield language.say(
            "review-freedom",
            white=moves_of(possible, Colour.WHITE),
            black=moves_of(possible, Colour.BLACK),
            instead_white=moves_of(actual, Colour.WHITE),
            instead_black=moves_of(actual, Colour.BLACK),
        )
