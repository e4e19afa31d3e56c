"""Principal variation search, equivalent to the compiled core move by move."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from analysis.answer import DEEPEST, Answer, Pause, never
from analysis.coding import CODED_PASS, Coded
from analysis.twin.board import BitBoard
from analysis.twin.evaluation import MOST, evaluate, result
from analysis.twin.progress import Progress, Stopped
from analysis.twin.proof import settle
from analysis.twin.table import AT_LEAST, AT_MOST, EXACTLY, Table, TableEntry, slot_of
from analysis.weights import Weights, learned

_MOST_PLIES = 128
_MOST_MOVES = 160
_INFINITE = 30000
_FIRST, _KILLER, _MOST_HISTORY = 1 << 30, 1 << 29, 1 << 23
_PEEKING_DEPTH, _LANDING_ON_OWN, _MARGIN, _MARGIN_DEPTH, _LATE_DEPTH = 4, 60, 110, 5, 3
_FEW_STACKS, _STACKS_A_PLY, _SETTLING_SHARE, _SETTLING_NODES = 34, 5, 256, 20_000


class _Task(NamedTuple):
    """Depth, window and distance from the root of a search."""

    depth: int
    alpha: int
    beta: int
    ply: int

    @property
    def is_a_proof(self) -> bool:
        """Whether the window is a null window."""
        return self.beta - self.alpha == 1

    @property
    def most_searched(self) -> int:
        """How many moves are searched (late-move pruning)."""
        return 6 + 4 * self.depth if self.is_a_proof and self.depth <= _LATE_DEPTH else _MOST_MOVES

    def is_answered_by(self, entry: TableEntry) -> bool:
        return self.is_a_proof and (
            entry.shows_at_least(self.depth, self.beta) or entry.shows_at_most(self.depth, self.alpha)
        )

    def behind(self, depth: int, alpha: int, beta: int) -> _Task:
        """Return the task for the position after a move, from the other player's view."""
        return _Task(depth, -beta, -alpha, self.ply + 1)


class _Valued(NamedTuple):
    """A value for the player to move, whether it depends on estimates, and its line."""

    value: int
    guessed: bool
    line: tuple[int, ...] = ()

    def __neg__(self) -> _Valued:
        return _Valued(-self.value, self.guessed, self.line)


def think(
    position: Coded,
    nodes: int,
    *,
    deepest: int = DEEPEST,
    pause: Pause = never,
    weights: Weights | None = None,
) -> Answer:
    """Search a stacking position until the nodes are used up, `pause` returns True or the result is certain."""
    return _Search(nodes, pause, weights or learned()).think(BitBoard.of(position), deepest)


class _Search:
    def __init__(self, limit: int, pause: Pause, weights: Weights) -> None:
        self._progress, self._weights = Progress(limit, pause), weights
        self._table: Table = {}
        self._killers: list[list[int]] = [[0, 0] for _ in range(_MOST_PLIES)]
        self._history: dict[tuple[int, int], int] = {}

    def think(self, board: BitBoard, deepest: int) -> Answer:
        self._progress.value, _ = evaluate(board, self._weights)
        with suppress(Stopped):
            self._deepen(board, deepest)
        return self._progress.answer()

    def _deepen(self, board: BitBoard, deepest: int) -> None:
        progress = self._progress
        enough = min(progress.limit // _SETTLING_SHARE, _SETTLING_NODES)
        stacks = board.occupied.bit_count()
        few = stacks <= _FEW_STACKS
        for depth in range(1, deepest + 1):
            progress.exact = not self._look(board, _Task(depth, -_INFINITE, _INFINITE, 0)).guessed
            if progress.exact:
                break
            if few and depth * _STACKS_A_PLY >= stacks and progress.nodes > enough:
                if settle(board, progress, self._table):
                    break
                few = False  # try only once

    def _look(self, board: BitBoard, task: _Task) -> _Valued:
        self._progress.go_on()
        if task.depth <= 0 or task.ply >= _MOST_PLIES - 1:
            value, over = evaluate(board, self._weights)
            return _Valued(value, not over)
        key = board.key()
        entry = self._known(key)
        if entry and task.is_answered_by(entry):
            return _Valued(entry.value, entry.guessed)
        if task.is_a_proof and task.depth <= _MARGIN_DEPTH:  # reverse futility pruning
            value, over = evaluate(board, self._weights)
            if over or (task.beta > -MOST and value >= task.beta + _MARGIN * task.depth):
                return _Valued(value, not over)
        moves = board.moves()
        if not moves:
            return _Valued(result(board), guessed=False)
        promises: dict[int, int] = {}
        peeks = task.depth >= _PEEKING_DEPTH and len(moves) > 1
        for move in moves:
            promises[move] = self._first_promise(board, move, entry.move if entry else 0, task.ply)
            if not peeks or promises[move] >= _KILLER:
                continue
            after = board.play(move)
            promises[move] -= 64 * len(after.jumps(after.turn))
            behind = self._known(after.key())
            if behind and task.is_a_proof and behind.shows_at_most(task.depth - 1, -task.beta):
                return _Valued(-behind.value, behind.guessed)
        moves.sort(key=promises.__getitem__, reverse=True)
        return self._try(board, moves, key, task)

    def _known(self, key: int) -> TableEntry | None:
        entry = self._table.get(slot_of(key))
        return entry if isinstance(entry, TableEntry) and entry.key == key else None

    def _first_promise(self, board: BitBoard, move: int, remembered: int, ply: int) -> int:
        if move == remembered:
            return _FIRST
        if move in self._killers[ply]:
            return _KILLER + (move == self._killers[ply][0])
        target, promise = move & 63, self._history.get((board.turn, move), 0) * 8
        if board.owned[1 - board.turn] >> target & 1:
            promise += 4 + board.heights[target]
        if board.owned[board.turn] >> target & 1:
            promise -= _LANDING_ON_OWN
        return promise

    def _try(self, board: BitBoard, moves: list[int], key: int, task: _Task) -> _Valued:
        depth, alpha, beta, ply = task
        best, best_move, guessed = _Valued(-_INFINITE, guessed=False), 0, False
        for i, move in enumerate(moves):
            if i >= task.most_searched and best.value > -MOST:
                guessed = True
                break
            found = self._look_behind(i, board.play(move), move != CODED_PASS, task._replace(alpha=alpha))
            guessed |= found.guessed
            if found.value <= best.value:
                continue
            best, best_move = found._replace(line=(move, *found.line)), move
            if found.value <= alpha:
                continue
            alpha = found.value
            if ply == 0:
                self._note(best, depth)
            if alpha >= beta:
                guessed = found.guessed
                self._reward(board.turn, move, depth, ply)
                break
        bound = AT_LEAST if best.value >= beta else EXACTLY if best.value > task.alpha else AT_MOST
        self._table[slot_of(key)] = TableEntry(key, best.value, best_move, depth, bound, guessed)
        return _Valued(best.value, guessed, best.line if best.value > task.alpha else ())

    def _look_behind(self, i: int, after: BitBoard, costs: int, task: _Task) -> _Valued:
        depth, alpha, beta, _ = task
        whole = task.behind(depth - costs, alpha, beta)
        if i == 0:
            return -self._look(after, whole)
        less, proof = _reduction(depth, i), task.behind(depth - costs, alpha, alpha + 1)
        found = -self._look(after, proof._replace(depth=proof.depth - less))
        if less and found.value > alpha:
            found = -self._look(after, proof)
        if alpha < found.value < beta:
            found = -self._look(after, whole)
        return found

    def _note(self, found: _Valued, depth: int) -> None:
        progress = self._progress
        progress.value, progress.line, progress.depth = found.value, found.line, depth

    def _reward(self, turn: int, move: int, depth: int, ply: int) -> None:
        record = self._history.get((turn, move), 0)
        if record < _MOST_HISTORY:
            self._history[turn, move] = record + depth * depth
        killers = self._killers[ply]
        if move != killers[0]:
            killers[:] = move, killers[0]


def _reduction(depth: int, i: int) -> int:
    if depth < 3 or i < 3:  # noqa: PLR2004  as in the core
        return 0
    return 1 + (i >= 8 and depth >= 4) + (i >= 16 and depth >= 5)  # noqa: PLR2004  as in the core
