"""The reasons why a move was a mistake, as far as they are visible on the board.

A review has two lines: the move that was played with the best replies to it, and the better move with the best replies
to that. The reasons compare where the two lines lead within a few moves.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from bot.catalogue import Language
from bot.domain import Turn
from bot.domain.computer import JudgedMove
from bot.ui.consequences import turns_of
from bot.ui.words import arrow, colour_id, pieces
from dvonn import Colour, Game, Jump, Position, Score, Space, Stack

MOST_MOVES = 4
"""Maximum number of moves shown of a line, including passes."""
MOST_REASONS = 2
TALL = 2
"""The minimum height of a stack whose capture is mentioned."""


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


def reasons(compared: Compared, language: Language) -> list[str]:
    """Describe the effects of the mistake and of the better move, and the scores. Never empty."""
    found = [*_of_played(compared, language), *_of_better(compared, language)][:MOST_REASONS]
    found += _of_scores(compared, language)
    return found or list(_of_freedom(compared, language)) or [language.say("review-later")]


def _of_played(compared: Compared, language: Language) -> Iterator[str]:
    """Describe the costs of the played move, immediately or after the best replies."""
    mover, (first, *answers) = compared.mover, compared.played
    if own := _lost(mover, first):
        yield language.say("review-cuts-off-own", pieces=own, colour=colour_id(mover), move=_described(first))
    theirs = [turn for turn in answers if turn.colour is not mover]
    arguments = {"colour": colour_id(mover.opponent)}
    if cuts := _greatest(mover, theirs):
        yield language.say(
            "review-lets-cut-off", pieces=_lost(mover, cuts), move=_described(cuts), **arguments
        )
    elif theirs and (taken := _taken(mover, theirs[0])):
        space, stack = taken
        arguments |= {"move": _described(theirs[0]), "space": str(space)}
        yield language.say("review-lets-take", height=stack.height, **arguments)


def _of_better(compared: Compared, language: Language) -> Iterator[str]:
    """Describe the gains of the better move, immediately or later."""
    mover, first = compared.mover, compared.better[0]
    other = mover.opponent
    arguments = {"colour": colour_id(other)}
    if cuts := _greatest(other, [turn for turn in compared.better if turn.colour is mover]):
        arguments |= {"move": _described(cuts)}
        if cuts is first:
            yield language.say("review-would-cut-off", pieces=_lost(other, cuts), **arguments)
        else:
            arguments |= {"first": _described(first)}
            yield language.say("review-would-cut-off-later", pieces=_lost(other, cuts), **arguments)
    elif taken := _taken(other, first):
        space, stack = taken
        arguments |= {"move": _described(first), "space": str(space)}
        yield language.say("review-would-take", height=stack.height, **arguments)
    if first.after.to_move is other and first.after.must_pass:
        yield language.say("review-would-stop", move=_described(first), colour=colour_id(other))


def _of_scores(compared: Compared, language: Language) -> Iterator[str]:
    """Describe the scores after equally many moves of both lines, if the better one leaves the player further ahead."""
    count = min(len(compared.played), len(compared.better))
    actual, possible = (line[count - 1].after.score for line in (compared.played, compared.better))
    if _ahead(compared.mover, possible) > _ahead(compared.mover, actual):
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
    if _freer(compared.mover, possible) > _freer(compared.mover, actual):
        yield language.say(
            "review-freedom",
            white=_moves(possible, Colour.WHITE),
            black=_moves(possible, Colour.BLACK),
            instead_white=_moves(actual, Colour.WHITE),
            instead_black=_moves(actual, Colour.BLACK),
        )


def _freer(colour: Colour, position: Position) -> int:
    return _moves(position, colour) - _moves(position, colour.opponent)


def _moves(position: Position, colour: Colour) -> int:
    """Return the number of moves that a player could make if it were their turn."""
    return len(position.jumps_of(colour))


def _ahead(colour: Colour, score: Score) -> int:
    return score.of(colour) - score.of(colour.opponent)


def _greatest(colour: Colour, turns: Sequence[Turn]) -> Turn | None:
    """Return the turn that cuts off the most of a player's pieces, if any does."""
    return max((turn for turn in turns if _lost(colour, turn)), key=partial(_lost, colour), default=None)


def _described(turn: Turn) -> str:
    return arrow(turn.move) if isinstance(turn.move, Jump) else ""


def _lost(colour: Colour, turn: Turn) -> int:
    """Count the pieces in a player's stacks that a move cut off."""
    return pieces({space: stack for space, stack in turn.cut_off.items() if stack.owner is colour})


def _taken(owner: Colour, turn: Turn) -> tuple[Space, Stack] | None:
    """Return the tall stack of a player that a move landed on, unless the combined stack was cut off at once."""
    if not isinstance(turn.move, Jump):
        return None
    target = turn.move.target
    stack = turn.before.stacks[target]
    if stack.owner is not owner or stack.height < TALL or target in turn.cut_off:
        return None
    return target, stack
