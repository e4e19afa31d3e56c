"""The facts of a game's story: how the players stood after each ply, and what was cut off."""

from dataclasses import dataclass
from typing import NamedTuple

from dvonn import Colour, Game, Phase, Score


class Mobility(NamedTuple):
    """How many jumps each player could make, were it their turn."""

    white: int
    black: int

    def of(self, colour: Colour) -> int:
        """One player's number."""
        return self.white if colour is Colour.WHITE else self.black


@dataclass(frozen=True, slots=True)
class PlyFigures:
    """How a game stood after a ply; ply 0 is its start."""

    ply: int
    score: Score
    mobility: Mobility | None
    """The moves that each could make; None while pieces are placed: then either player may take any vacant space."""
    cut_off: int
    """The pieces, of whatever colour, that left the game with this ply."""


class CutOff(NamedTuple):
    """A ply and the pieces that it removed from the game."""

    ply: int
    pieces: int


def storyline(game: Game) -> tuple[PlyFigures, ...]:
    """The figures of every position of a game: as many as it has moves, and one for its start."""
    return tuple(_figures(game, ply) for ply in range(len(game.moves) + 1))


def decided_at(game: Game) -> int | None:
    """The ply after which the leader never changed, in scores of the stacking phase.

    None if nobody leads at the end, or if the game ended while pieces were placed: those scores only count the
    pieces that are there.
    """
    story = [figures for figures in storyline(game) if figures.mobility]
    if not story or story[-1].score.leader is None:
        return None
    others = [figures.ply for figures in story if figures.score.leader is not story[-1].score.leader]
    return others[-1] + 1 if others else story[0].ply


def cut_offs(game: Game) -> tuple[CutOff, ...]:
    """The plies that cut something off, in their order."""
    found = (CutOff(ply, _cut_off(game, ply)) for ply in range(1, len(game.moves) + 1))
    return tuple(cut_off for cut_off in found if cut_off.pieces)


def largest_cut_off(game: Game) -> CutOff | None:
    """The ply that cut off the most pieces, the first of several; None if nothing was ever cut off."""
    return max(cut_offs(game), key=lambda cut_off: cut_off.pieces, default=None)


def _cut_off(game: Game, ply: int) -> int:
    """How many pieces a ply cut off."""
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
