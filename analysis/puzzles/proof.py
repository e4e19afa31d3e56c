"""The proof that a position is a puzzle: exactly one move wins, proved to the end of the game."""

from typing import NamedTuple

from analysis.found import Found
from analysis.puzzles.motifs import Search
from analysis.searching import search
from dvonn import Colour, Move, Phase, Position

LEAST_CHOICES = 6
LEAST_MARGIN = 3
MOST_NODES = 60_000
"""Nodes for the whole proof; few enough that the puzzle is solvable and the proof cheap to repeat."""


class Proof(NamedTuple):
    """The proof that a position is a puzzle.

    `line` is the winning move followed by best play on both sides to the end of the game, `margin` the pieces by which
    it wins, and `nodes` the number of positions that were visited.
    """

    line: tuple[Move, ...]
    margin: int
    nodes: int


def look(position: Position, nodes: int) -> Found:
    """Search with the compiled core, where it runs."""
    return search(position, nodes=nodes)


def prove(position: Position, look: Search = look, nodes: int = MOST_NODES) -> Proof | None:
    """Prove that a position is a puzzle; None if it isn't one, or if `nodes` are not enough for the proof.

    A puzzle has at least six legal moves, exactly one of which wins. That move wins by at least three pieces with best
    play on both sides, and is not among the moves with the greatest immediate lead.
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
    return Proof(line, int(best.score), spent)


class _Refuted(NamedTuple):
    """Whether a move is proved not to win, and the nodes used."""

    certain: bool
    nodes: int


def _does_not_win(after: Position, mover: Colour, look: Search, nodes: int) -> _Refuted:
    """Try to prove that a player doesn't win a position."""
    if not after.to_move:
        return _Refuted(after.score.leader is not mover, 0)
    if nodes <= 0:
        return _Refuted(certain=False, nodes=0)
    found = look(after, nodes)
    value = found.value if after.to_move is mover else -found.value
    return _Refuted(found.winner_certain and value <= 0, found.nodes)


def _greedy(position: Position, mover: Colour) -> list[Move]:
    """Return the moves with the greatest immediate lead."""
    leads = {move: _lead_after(position, move, mover) for move in position.legal_moves()}
    return [move for move, lead in leads.items() if lead == max(leads.values())]


def _lead_after(position: Position, move: Move, mover: Colour) -> int:
    """Return a player's lead in pieces right after a move; negative if behind."""
    return position.play(move).score.margin(mover)


def _to_the_end(position: Position, line: tuple[Move, ...], look: Search, nodes: int) -> tuple[Move, ...]:
    """Extend a line with best play to the end of the game, since a search may stop once the result is certain."""
    played = []
    for move in line:
        played.append(move)
        position = position.play(move)
    while position.to_move:
        move = look(position, nodes).move
        played.append(move)
        position = position.play(move)
    return tuple(played)
