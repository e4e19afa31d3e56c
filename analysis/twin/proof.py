"""Endgame proofs of the winner and the margin; equivalent to the compiled core, question by question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analysis.answer import WIN
from analysis.twin.board import BitBoard, members
from analysis.twin.bounds import most_margin
from analysis.twin.progress import Progress, Stopped
from analysis.twin.table import Effort, ProvedBounds, Table, slot_of
from dvonn import SPACES

_NEVER, _MOST = (1 << 24) - 1, len(SPACES)
_LAST_STACKS, _CORNER_BITS, _VALUES_OF_A_PIECE = 14, 15, 130
_SOME_MOVES, _FEW_MOVES = 7, 12


def settle(board: BitBoard, progress: Progress, table: Table) -> bool:
    """Prove the winner with at most four fifths of the remaining nodes, then the margin, and update `progress`.

    Returns whether the winner is proved: False if the four fifths run out. Raises `Stopped` if `pause` ends the
    search, or if the node limit is reached while proving the margin and its line.
    """
    most = progress.limit - (progress.limit - progress.nodes) // 5
    bracket = _Bracket(board, progress, table)
    whole, progress.limit = progress.limit, most
    expected, step = int(progress.value / _VALUES_OF_A_PIECE), 1
    try:
        while not bracket.winner_known:
            bracket.narrow(int(bracket.most > 0 if progress.value > 0 else bracket.least >= 0))
    except Stopped:
        if progress.nodes < most:
            raise
        return False
    finally:
        progress.limit = whole
    while bracket.least < bracket.most:
        is_reached = bracket.narrow(min(max(expected, bracket.least + 1), bracket.most))
        expected = bracket.least + step if is_reached else bracket.most + 1 - step
        step *= 2
    progress.exact = True
    bracket.keep_line()
    return True


class _Bracket:
    """Bounds on the result's margin for the hero, the player to move at the root."""

    def __init__(self, board: BitBoard, progress: Progress, table: Table) -> None:
        self._board, self._progress = board, progress
        self._prover = _Prover(board.turn, progress, table)
        self.most = sum(board.heights[space] for space in members(board.occupied))
        self.least = -self.most

    @property
    def winner_known(self) -> bool:
        return self.least > 0 or self.most < 0 or self.least == self.most

    def narrow(self, asked: int) -> bool:
        """Ask whether the hero can reach a margin, tighten the bounds, and store what is proved in the progress.

        Returns the answer.
        """
        shown, move = self._prover.ask(self._board, asked)
        if shown < asked:
            self.most = shown
        else:
            self.least = shown
            self._progress.line = (move,)
        if self.winner_known:
            margin = self.least if self.least > 0 else self.most
            self._progress.value = margin + WIN * ((margin > 0) - (margin < 0))
        return shown >= asked

    def keep_line(self) -> None:
        """Store the line with best play by both sides."""
        board, line = self._board, list[int]()
        while board.moves():
            asked = self.least if board.turn == self._board.turn else self.most + 1
            _, move = self._prover.ask(board, asked)
            line.append(move)
            self._progress.line = tuple(line)
            board = board.play(move)


class _Found(NamedTuple):
    left: Effort
    best: int
    """The move with the least left to prove."""


class _Prover:
    """Depth-first proof-number search."""

    def __init__(self, hero: int, progress: Progress, table: Table) -> None:
        self._hero, self._progress, self._table = hero, progress, table
        self._margin = 0

    def ask(self, board: BitBoard, margin: int) -> tuple[int, int]:
        """Prove or disprove that the hero reaches a margin; return the proved bound and the best move."""
        self._margin = margin
        found = self._prove(board, Effort(_NEVER, _NEVER))
        return found.left.shown, found.best

    def _prove(self, board: BitBoard, most: Effort) -> _Found:
        self._progress.go_on()
        moves = board.moves()
        if len(moves) == 1:
            after = board.play(moves[0])
            left = self._effort(after)
            if left.yes and left.no:
                left = self._prove(after, most.turned).left
            return _Found(left.turned, moves[0])
        boards, behind = list[BitBoard](), list[Effort]()
        for move in moves:
            boards.append(board.play(move))
            behind.append(self._effort(boards[-1]))
            if not behind[-1].no:
                break
        while True:
            left, best, second = self._sum_up(board, behind)
            if left.yes >= most.yes or left.no >= most.no or not left.yes:
                break
            share = Effort(most.no - left.no + behind[best].yes, min(second + second // 2 + 1, most.yes))
            behind[best] = self._prove(boards[best], share).left
        self._note(board, left)
        return _Found(left, moves[best])

    def _effort(self, board: BitBoard) -> Effort:
        moves = board.moves()
        if not moves:
            return self._answer(board, board.points(self._hero) - board.points(1 - self._hero))
        if len(moves) == 1:
            return self._effort(board.play(moves[0])).turned
        known = self._known(board)
        if known.least >= self._margin:
            return self._answer(board, known.least)
        if known.most < self._margin:
            return self._answer(board, known.most)
        return known.left or self._first_effort(board, len(moves))

    def _first_effort(self, board: BitBoard, moves: int) -> Effort:
        if _SOME_MOVES <= moves <= _FEW_MOVES and _is_late(board):
            shown = self._foreseen(board)
            if shown is not None:
                return self._answer(board, shown)
        return Effort(1, 1 + moves**2)

    def _foreseen(self, board: BitBoard) -> int | None:
        """Return the margin that the hero is sure to get, or not to exceed, if that answers the question."""
        if board.points(self._hero) - board.points(1 - self._hero) < self._margin:
            shown = most_margin(board, self._hero)
            return shown if shown < self._margin else None
        shown = -most_margin(board, 1 - self._hero)
        return shown if shown >= self._margin else None

    def _answer(self, board: BitBoard, shown: int) -> Effort:
        proved = (shown >= self._margin) == (board.turn == self._hero)
        return Effort(0, _NEVER, shown) if proved else Effort(_NEVER, 0, shown)

    def _known(self, board: BitBoard) -> ProvedBounds:
        key, known = board.key(), self._table.get(_slot_of(board))
        return (
            known
            if isinstance(known, ProvedBounds) and known.key == key
            else ProvedBounds(key, -_MOST, _MOST, None)
        )

    def _note(self, board: BitBoard, left: Effort) -> None:
        known = self._known(board)
        if left.yes and left.no:
            known = known._replace(left=left)
        elif left.shown >= self._margin:
            known = known._replace(least=left.shown, left=None)
        else:
            known = known._replace(most=left.shown, left=None)
        self._table[_slot_of(board)] = known

    def _sum_up(self, board: BitBoard, behind: Sequence[Effort]) -> tuple[Effort, int, int]:
        """Combine the efforts after each move.

        Returns the sum, the index of the move to expand, and the second-lowest disproof number.
        """
        hardest = max(effort.yes for effort in behind)
        unsettled = sum(effort.yes > 0 for effort in behind)
        best = min(range(len(behind)), key=lambda i: behind[i].no)
        second = min((effort.no for i, effort in enumerate(behind) if i != best), default=_NEVER)
        if unsettled:
            no = min(hardest + unsettled - 1, _NEVER)
            return Effort(behind[best].no, no, behind[best].shown), best, min(second, _NEVER)
        of_all = max if board.turn == self._hero else min
        return Effort(_NEVER, 0, of_all(effort.shown for effort in behind)), best, second


def _slot_of(board: BitBoard) -> int:
    slot = slot_of(board.key())
    return slot % (1 << _CORNER_BITS) if _is_late(board) else slot


def _is_late(board: BitBoard) -> bool:
    return board.occupied.bit_count() <= _LAST_STACKS
