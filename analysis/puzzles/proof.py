"""The proof that a position is a puzzle: of all moves, one wins, and that to the very end."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from analysis.found import Found
from analysis.puzzles.puzzle import Puzzle, theme_of
from analysis.searching import search
from dvonn import Colour, Move, Phase, Position

LEAST_CHOICES = 6
LEAST_MARGIN = 3
MOST_NODES = 60_000
"""For the whole proof: whoever solves it has to see it too, and anybody may prove it again."""

Search: TypeAlias = Callable[[Position, int], Found]
"""Looks for the best move of a position within so many nodes."""


def _look(position: Position, nodes: int) -> Found:
    return search(position, nodes=nodes)


def prove(position: Position, look: Search = _look, nodes: int = MOST_NODES) -> Puzzle | None:
    """The puzzle in a position; None if there is none, or if no search of `nodes` positions proves it.

    There is one if the player has at least six moves, if a single one of them wins, by at least three pieces with best
    play on both sides, and if another move gains more at once.
    """
    mover, legal = position.to_move, position.legal_moves()
    if not mover or position.phase is Phase.PLACING or len(legal) < LEAST_CHOICES:
        return None
    best = look(position, nodes)
    if not best.exact or best.score < LEAST_MARGIN or best.move in _greedy(position, mover):
        return None
    spent = best.nodes
    others = sorted(
        (move for move in legal if move != best.move), key=lambda move: -_lead_after(position, move, mover)
    )
    for move in others:
        refuted = _does_not_win(position.play(move), mover, look, nodes - spent)
        if not refuted.certain:
            return None
        spent += refuted.nodes
    line = _to_the_end(position, best.line, look, nodes)
    return Puzzle(position, line, int(best.score), spent, theme_of(position, line))


class _Refuted(NamedTuple):
    """Whether it is certain that a move does not win, and the nodes that it took."""

    certain: bool
    nodes: int


def _does_not_win(after: Position, mover: Colour, look: Search, nodes: int) -> _Refuted:
    """Whether a player surely doesn't win a position."""
    if not after.to_move:
        return _Refuted(after.score.leader is not mover, 0)
    if nodes <= 0:
        return _Refuted(certain=False, nodes=0)
    found = look(after, nodes)
    value = found.value if after.to_move is mover else -found.value
    return _Refuted(found.winner_certain and value <= 0, found.nodes)


def _greedy(position: Position, mover: Colour) -> list[Move]:
    """The moves after which the player is furthest ahead at once."""
    leads = {move: _lead_after(position, move, mover) for move in position.legal_moves()}
    return [move for move, lead in leads.items() if lead == max(leads.values())]


def _lead_after(position: Position, move: Move, mover: Colour) -> int:
    """By how many pieces a player is ahead right after a move; below 0 for behind."""
    score = position.play(move).score
    return score.of(mover) - score.of(mover.opponent)


def _to_the_end(position: Position, line: tuple[Move, ...], look: Search, nodes: int) -> tuple[Move, ...]:
    """A line, with best play on both sides to the end of the game; a search may end earlier once it is certain."""
    played = []
    for move in line:
        played.append(move)
        position = position.play(move)
    while position.to_move:
        move = look(position, nodes).move
        played.append(move)
        position = position.play(move)
    return tuple(played)
