"""Hypothesis strategies: games and positions as random play reaches them."""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from dvonn import PASS, Game, Move, Position, placements_by_lot

_LONGEST_GAME = 150  # 49 placements, at most 48 jumps, and fewer passes than jumps


def playout(rng: Random, plies: int) -> Game:
    """Play a random game, from the empty board to its end or to `plies` moves."""
    game = Game()
    placements = iter(placements_by_lot(rng))
    while len(game.moves) < plies and (
        move := next(placements, None) or _any(rng, game.position.legal_moves())
    ):
        game = game.play(move)
    return game


def _any(rng: Random, moves: Sequence[Move]) -> Move | None:
    """One of these moves by lot; none where there are none."""
    return rng.choice(moves) if moves else None


def games(min_plies: int = 0) -> st.SearchStrategy[Game]:
    """Games of all lengths (at least `min_plies` where they last so long), many of them finished."""
    return st.builds(playout, st.builds(Random, st.integers(0, 2**32)), st.integers(min_plies, _LONGEST_GAME))


def reachable_positions(min_plies: int = 0) -> st.SearchStrategy[Position]:
    """Positions of all phases, finished ones among them."""
    return games(min_plies).map(lambda game: game.position)


def stacking_positions() -> st.SearchStrategy[Position]:
    """Positions after the placing phase, finished ones among them."""
    return reachable_positions(min_plies=49)


def turns_later(position: Position, turns: int, rng: Random) -> Position:
    """Play turns by lot; forced passes come on top."""
    while turns and position.to_move:
        move: Move = rng.choice(position.legal_moves())
        position = position.play(move)
        turns -= move is not PASS
    return position
