"""Statistics of a game: scores, mobility and cut-offs after each ply."""

from dataclasses import dataclass
from typing import NamedTuple

from dvonn import Colour, Game, Phase, Score


class Mobility(NamedTuple):
    """The number of jumps each player could make if it were their turn."""

    white: int
    black: int

    def of(self, colour: Colour) -> int:
        return self.white if colour is Colour.WHITE else self.black


@dataclass(frozen=True, slots=True)
class PlyFigures:
    """Statistics after a ply; ply 0 is the start."""

    ply: int
    score: Score
    mobility: Mobility | None
    """None during the placing phase, in which either player may use any vacant space."""
    cut_off: int
    """The number of pieces of all colours that this ply removed."""


class CutOff(NamedTuple):
    """A ply and the number of pieces it removed."""

    ply: int
    pieces: int


def storyline(game: Game) -> tuple[PlyFigures, ...]:
    """Return the statistics of every position, including the start."""
    return tuple(_figures(game, ply) for ply in range(len(game.moves) + 1))


def decided_at(game: Game) -> int | None:
    """Return the ply from which the final leader led without interruption, by the scores of the stacking phase.

    None if no one leads at the end, or if the game ended in the placing phase, in which scores merely count the
    pieces placed so far.
    """
    story = [figures for figures in storyline(game) if figures.mobility]
    if not story or story[-1].score.leader is None:
        return None
    others = [figures.ply for figures in story if figures.score.leader is not story[-1].score.leader]
    return others[-1] + 1 if others else story[0].ply


def cut_offs(game: Game) -> tuple[CutOff, ...]:
    """Return the plies with cut-offs, in game order."""
    found = (CutOff(ply, _cut_off(game, ply)) for ply in range(1, len(game.moves) + 1))
    return tuple(cut_off for cut_off in found if cut_off.pieces)


def largest_cut_off(game: Game) -> CutOff | None:
    """Return the ply that removed the most pieces, the first of several; None if there was no cut-off."""
    return max(cut_offs(game), key=lambda cut_off: cut_off.pieces, default=None)


def _cut_off(game: Game, ply: int) -> int:
    """Return the number of pieces a ply cut off."""
    return sum(stack.height for stack in game.position_at(ply - 1).cut_off_by(game.moves[ply - 1]).values())


def _figures(game: Game, ply: int) -> PlyFigures:
    position = game.position_at(ply)
    return PlyFigures(
        ply=ply,
        score=position.score,
        mobility=None
        if position.phase is Phase.PLACING
        else Mobility(*(len(position.jumps_of(colour)) for colour in Colour)),
        cut_off=_cut_off(game, ply) if ply else 0,
    )
