"""The causes of mistakes, as far as they can be seen on the board.

A mistake has two lines: the move that was played with the best answers, and the better move with the best answers to
that. A cause is an event in one of them within a few moves and not in the other: stacks that lose their link, a
stack that is taken over, a player without a move.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import islice

from bot.domain.computer import JudgedMove
from bot.domain.history import Turn, turns_of
from dvonn import PASS, Colour, Game, Jump, Move, Position, Space, Stack

MOST_MOVES = 6
"""The number of moves of a line in which a cause is looked for, the first one and passes included."""

FEWEST_ANSWERS = 3
"""A line with fewer answers is replaced by what was played in the game, if that is longer."""

FEWEST_SHOWN = 2
"""The minimum number of moves shown of each line."""

LEAST_PIECES = 2
"""The minimum number of pieces that deserves a sentence."""

TALL = 3
"""The minimum height of a stack that deserves a sentence when it becomes able to move."""

FREE_AFTER = 3
"""The number of moves after which both sides' moves are counted."""

FEW_MOVES = 10
"""A player with at most so many moves to choose from is running out of them."""

MUCH_FREER = 5
"""The minimum difference in available moves that deserves a sentence."""

WORTH_OF_DVONN = 3
"""As how many pieces a DVONN piece counts in the choice of a cause."""

IN_ANSWER = 2
"""The number of moves of a line with the answer to its first one."""

SOON = 4
"""How many moves of a line may pass until what explains it: with more of them, nobody sees the connection."""


class CauseKind(StrEnum):
    """The kinds of causes. The player is the one who made the mistake."""

    CUTS_OWN = "cuts-own"
    """The move cuts off stacks of the player's own."""
    LINK = "link"
    """The opponent's stack that linked the player's stacks moves away."""
    CARRIED = "carried"
    """The opponent moves a stack with a DVONN piece away from the player's stacks."""
    CUT_OFF_LATER = "cut-off-later"
    """The player can't help cutting off stacks of their own later."""
    GIVES = "gives"
    """The opponent takes over the stack that the player has just moved."""
    LOSES = "loses"
    """The opponent takes over another stack."""
    LOSES_PIECE = "loses-piece"
    """The opponent takes over a single piece at once."""
    STUCK = "stuck"
    """The player has no move, and the opponent plays on alone."""
    FREES = "frees"
    """A tall stack of the opponent's that couldn't move now can."""
    MISSED_CUT_OFF = "missed-cut-off"
    MISSED_TAKE = "missed-take"
    MISSED_DVONN = "missed-dvonn"
    """The better move takes over a DVONN piece."""
    LOSES_DVONN = "loses-dvonn"
    """The opponent takes over a DVONN piece at once."""
    MISSED_STUCK = "missed-stuck"
    """The opponent would have had no move."""
    ENDING = "ending"
    """The game ends with another score."""
    SCORE = "score"
    """The score is another one a few moves later."""
    FREEDOM = "freedom"
    """The player is running out of moves."""


@dataclass(frozen=True, slots=True)
class Cause:
    """An event that a mistake led to, or that the better move would have led to."""

    kind: CauseKind
    pieces: int
    """The pieces at stake, or the number of moves: those that one side makes alone, or has to choose from."""
    moves: int
    """How many moves of its line show it, the first one included."""
    turn: Turn
    """The last of these moves."""
    spaces: tuple[Space, ...] = ()
    """Where the stacks are that are lost."""

    @property
    def also(self) -> int:
        """The pieces of the other side that the last of these moves cuts off as well, if there are several."""
        stacks = self.turn.cut_off.values() if self.spaces else ()
        mine = {self.turn.before.stacks[space].owner for space in self.spaces}
        pieces = sum(stack.height for stack in stacks if stack.owner not in mine)
        return pieces if pieces >= LEAST_PIECES else 0

    @property
    def is_missed(self) -> bool:
        """Whether it is seen in the better line."""
        return self.kind in MISSED


MISSED = frozenset(
    {CauseKind.MISSED_CUT_OFF, CauseKind.MISSED_TAKE, CauseKind.MISSED_DVONN, CauseKind.MISSED_STUCK}
)


@dataclass(frozen=True)
class Comparison:
    """The line that was played and the better one, from the same position on."""

    mover: Colour
    played: tuple[Turn, ...]
    better: tuple[Turn, ...]

    @classmethod
    def of(cls, game: Game, judged: JudgedMove) -> "Comparison":
        answers = judged.after.line
        if len(answers) < FEWEST_ANSWERS:
            answers = max(answers, game.moves[judged.ply + 1 :], key=len)
        return cls.between(game.position_at(judged.ply), (judged.move, *answers), judged.before.line)

    @classmethod
    def between(cls, position: Position, played: Iterable[Move], better: Iterable[Move]) -> "Comparison":
        """Compare two lines from a position. Raises `ValueError` if nobody is to move."""
        if position.to_move is None:
            raise ValueError("the game is over")
        return cls(position.to_move, _turns(position, played), _turns(position, better))

    @cached_property
    def cause(self) -> Cause | None:
        """The cause that is seen first, with the most pieces at stake; None if there is nothing to show."""
        found = [*self._lost_links(), *self._lost_stacks(), *self._missed(), *self._dvonn_pieces()]
        found = [cause for cause in found if self._tells_in_score(cause)]
        stuck = [cause for cause in self._lost_moves() if self._is_calm(cause.moves)]
        found = found or [*stuck, *self._freed()] or [*self._lost_piece()]
        found = found or [
            cause for cause in (*self._scores(), *self._freedom()) if self._is_calm(cause.moves)
        ]
        return max(found, key=_clearness, default=None)

    def _tells_in_score(self, cause: Cause) -> bool:
        """Whether the better line leaves the player further ahead after as many moves, which are shown."""
        lead = self._margin(self.better, cause.moves) - self._margin(self.played, cause.moves)
        is_comparable = len(self.better) >= cause.moves
        return lead > (0 if is_comparable else A_SINGLE_PIECE)  # an answer takes at least a piece

    def _is_new(self, turn: Turn) -> bool:
        """Whether the opponent has a move right after the played move that costs less after the better one."""
        move, other = turn.move, self.mover.opponent
        now = self.played[0].after
        if now.to_move is not other or move not in now.jumps_of(other):
            return False
        if _cost(self.mover, Turn.of(now, move)) < _cost(self.mover, turn):
            return False
        instead = self.better[0].after
        if move not in instead.jumps_of(other) or instead.to_move is not other:
            return True
        same = Turn.of(instead, move)
        return _cost(self.mover, same) <= _cost(self.mover, turn) - LEAST_PIECES

    def _margin(self, line: Sequence[Turn], count: int) -> int:
        """Return the player's lead after some moves of a line, or at its end if it has fewer."""
        return line[min(count, len(line)) - 1].after.score.margin(self.mover)

    def _lost_links(self) -> Iterator[Cause]:
        spared = sum(turn.lost_by(self.mover) for turn in self.better)
        for number, turn in enumerate(self.played[:SOON], start=1):
            pieces = turn.lost_by(self.mover)
            if pieces - spared < LEAST_PIECES:
                continue
            kind = self._kind_of_cut(number, turn)
            if kind is not None:
                yield Cause(kind, pieces, number, turn, _spaces_of(self.mover, turn))

    def _kind_of_cut(self, number: int, turn: Turn) -> CauseKind | None:
        """Return the kind of a cut-off of the player's stacks; None if it can't be explained by the mistake."""
        if turn.colour is self.mover:
            is_forced = len(turn.before.legal_moves()) == 1
            return CauseKind.CUTS_OWN if number == 1 else CauseKind.CUT_OFF_LATER if is_forced else None
        if not self._is_new(turn):
            return None
        return CauseKind.CARRIED if _moved(turn).has_dvonn else CauseKind.LINK

    def _lost_stacks(self) -> Iterator[Cause]:
        spared = max(
            (stack.height for turn in self.better if (stack := turn.taken_from(self.mover))), default=0
        )
        first, put = self.played[0].after, self.played[0].move
        for number, turn in enumerate(self.played[:SOON], start=1):
            stack = turn.taken_from(self.mover)
            if stack is None or stack.height < max(LEAST_PIECES, spared + 1) or self._takes_back(number):
                continue
            target = _jump(turn).target
            if first.stacks.get(target) != stack or not self._is_new(turn):
                continue
            gives = number == IN_ANSWER and isinstance(put, Jump) and put.target == target
            kind = CauseKind.GIVES if gives else CauseKind.LOSES
            yield Cause(kind, stack.height, number, turn, (target,))

    def _lost_piece(self) -> Iterator[Cause]:
        """Yield a single piece of the player's that the answer takes over, if the better move keeps it."""
        if len(self.played) < IN_ANSWER or self._takes_back(IN_ANSWER):
            return
        answer = self.played[IN_ANSWER - 1]
        stack = answer.taken_from(self.mover)
        if stack is None or stack.height != 1:
            return
        target = _jump(answer).target
        better = self.better[0].move
        kept = isinstance(better, Jump) and bool(
            {better.source, better.target} & {target, _jump(answer).source}
        )
        cause = Cause(CauseKind.LOSES_PIECE, 1, IN_ANSWER, answer, (target,))
        if kept and self._tells_in_score(cause):
            yield cause

    def _takes_back(self, number: int) -> bool:
        """Whether the next move lands where move `number` of the played line has landed."""
        targets = [
            turn.move.target for turn in self.played[number - 1 : number + 1] if isinstance(turn.move, Jump)
        ]
        return len(targets) > len(set(targets))

    def _lost_moves(self) -> Iterator[Cause]:
        mover, other = self.mover, self.mover.opponent
        stuck, missed = _passes(self.played, mover), _passes(self.better, other)
        more = len(stuck) - len(_passes(self.better, mover))
        if more > 0:
            yield Cause(CauseKind.STUCK, more, *stuck[0])
        more = len(missed) - len(_passes(self.played, other))
        if more > 0:
            yield Cause(CauseKind.MISSED_STUCK, more, *missed[0])

    def _freed(self) -> Iterator[Cause]:
        """Yield a tall stack of the opponent's that the played move alone has freed, if the best answer moves it."""
        first, *answers = self.played
        answer = next(iter(answers), None)
        if answer is None or not isinstance(answer.move, Jump):
            return
        source, stack = answer.move.source, _moved(answer)
        before, instead = (
            {jump.source for jump in position.jumps_of(self.mover.opponent)}
            for position in (first.before, self.better[0].after)
        )
        if stack.height >= TALL and source not in before | instead:
            yield Cause(CauseKind.FREES, stack.height, IN_ANSWER, answer, (source,))

    def _missed(self) -> Iterator[Cause]:
        """Yield what the better move would have won, at once or later, among the stacks that are already there."""
        other, before = self.mover.opponent, self.better[0].before
        had = sum(turn.lost_by(other) for turn in self.played)
        taken = max((stack.height for turn in self.played if (stack := turn.taken_from(other))), default=0)
        for number, turn in enumerate(self.better[: SOON - 1], start=1):
            if turn.colour is not self.mover:
                continue
            pieces = turn.lost_by(other)
            if pieces - had >= LEAST_PIECES and not self._can_still(turn, number, pieces):
                yield Cause(CauseKind.MISSED_CUT_OFF, pieces, number, turn, _spaces_of(other, turn))
            stack = turn.taken_from(other)
            if stack and stack.height >= max(LEAST_PIECES, taken + 1):
                target = _jump(turn).target
                if before.stacks.get(target) == stack and not self._can_still(turn, number, stack.height):
                    yield Cause(CauseKind.MISSED_TAKE, stack.height, number, turn, (target,))

    def _can_still(self, turn: Turn, number: int, pieces: int) -> bool:
        """Whether a move of the better line wins as many pieces after as many moves of the played line."""
        if number == 1 or len(self.played) < number:
            return False
        position, other = self.played[number - 1].before, self.mover.opponent
        if position.to_move is not self.mover or turn.move not in position.legal_moves():
            return False
        return _cost(other, Turn.of(position, turn.move)) >= pieces

    def _is_calm(self, moves: int) -> bool:
        """Whether neither line cuts anything off or takes over a stack: events say more than a count."""
        shown = [*self.played[:moves], *self.better[:moves]]
        return not any(
            turn.cut_off
            or ((stack := turn.taken_from(turn.colour.opponent)) and stack.height >= LEAST_PIECES)
            for turn in shown
        )

    def _dvonn_pieces(self) -> Iterator[Cause]:
        """Yield a DVONN piece that only the better move takes over, or only the answer to the played one."""
        better, played = self.better[0], self.played[0]
        if _takes_dvonn(better) and not _takes_dvonn(played):
            yield Cause(CauseKind.MISSED_DVONN, WORTH_OF_DVONN, 1, better, (_jump(better).target,))
        for answer in self.played[1:IN_ANSWER]:
            if (
                _takes_dvonn(answer)
                and self._is_new(answer)
                and not any(map(_takes_dvonn, self.better[1:IN_ANSWER]))
            ):
                yield Cause(CauseKind.LOSES_DVONN, WORTH_OF_DVONN, IN_ANSWER, answer, (_jump(answer).target,))

    def _scores(self) -> Iterator[Cause]:
        """Yield the difference of the scores at the end of the game, or after equally many moves."""
        lines = (self.played, self.better)
        if all(line[-1].after.to_move is None for line in lines):
            pieces = self._margin(self.better, len(self.better)) - self._margin(self.played, len(self.played))
            if pieces > 0:
                yield Cause(CauseKind.ENDING, pieces, len(self.played), self.played[-1])
            return
        for count in range(min(map(len, lines)), 1, -1):
            pieces = self._margin(self.better, count) - self._margin(self.played, count)
            if pieces > LEAST_PIECES and all(is_quiet(line[count - 1].after) for line in lines):
                yield Cause(CauseKind.SCORE, pieces, count, self.played[count - 1])
                return

    def _freedom(self) -> Iterator[Cause]:
        """Yield the difference in how many moves the player has more than the opponent, once both have moved again."""
        if min(len(self.played), len(self.better)) < FREE_AFTER:
            return
        actual, possible = (
            self._moves_of_both(line[FREE_AFTER - 1].after) for line in (self.played, self.better)
        )
        own, others = actual
        if own <= FEW_MOVES and own < others and possible[0] - possible[1] - (own - others) >= MUCH_FREER:
            yield Cause(CauseKind.FREEDOM, others - own, FREE_AFTER, self.played[FREE_AFTER - 1])

    def _moves_of_both(self, position: Position) -> tuple[int, int]:
        """Return how many moves the player and the opponent would have to choose from."""
        return len(position.jumps_of(self.mover)), len(position.jumps_of(self.mover.opponent))


@dataclass(frozen=True)
class ExplainedMistake:
    """A mistake with what shows it on the board."""

    judged: JudgedMove
    compared: Comparison

    @classmethod
    def of(cls, game: Game, judged: JudgedMove) -> "ExplainedMistake":
        return cls(judged, Comparison.of(game, judged))

    @property
    def cause(self) -> Cause | None:
        return self.compared.cause

    @property
    def is_proved(self) -> bool:
        """Whether it made a proved result worse."""
        return self.judged.before.decided and self.judged.after.decided and self.judged.fall > 0

    @property
    def is_visible(self) -> bool:
        """Whether there is something to show to a player who doesn't calculate far."""
        return self.cause is not None

    @property
    def consequence(self) -> tuple[Turn, ...]:
        """The moves that show what the mistake led to, the mistake itself first."""
        return self._shown(self.compared.played)

    @property
    def alternative(self) -> tuple[Turn, ...]:
        """The moves that show what was better, the better move first."""
        return self._shown(self.compared.better)

    def _shown(self, line: tuple[Turn, ...]) -> tuple[Turn, ...]:
        return line if self.cause is None else line[: max(self.cause.moves, FEWEST_SHOWN)]


def _clearness(cause: Cause) -> tuple[bool, int, bool]:
    """Return a key that sorts causes: those seen in the first move or the answer to it come before the others."""
    return cause.moves <= IN_ANSWER, cause.pieces, not cause.is_missed


def _turns(position: Position, moves: Iterable[Move]) -> tuple[Turn, ...]:
    return tuple(islice(turns_of(position, moves), MOST_MOVES))


def _jump(turn: Turn) -> Jump:
    if not isinstance(turn.move, Jump):
        raise TypeError(turn.move)
    return turn.move


def _moved(turn: Turn) -> Stack:
    return turn.before.stacks[_jump(turn).source]


def _takes_dvonn(turn: Turn) -> bool:
    """Whether a move lands on a DVONN piece, alone or in a stack of the opponent's, and keeps it."""
    if not isinstance(turn.move, Jump):
        return False
    stack = turn.before.stacks[turn.move.target]
    return stack.has_dvonn and stack.owner is not turn.colour and turn.move.target not in turn.cut_off


def _cost(owner: Colour, turn: Turn) -> int:
    """Return how many pieces an opponent's move costs a player: those that it cuts off and those that it takes over."""
    taken = turn.taken_from(owner)
    return turn.lost_by(owner) + (taken.height if taken else 0)


def _spaces_of(owner: Colour, turn: Turn) -> tuple[Space, ...]:
    return tuple(space for space, stack in turn.cut_off.items() if stack.owner is owner)


def is_quiet(position: Position) -> bool:
    """Whether the score is a reliable measure: no move wins more than a single piece of the opponent's."""
    mover = position.to_move
    if mover is None:
        return True
    before = position.score.margin(mover)
    return all(
        position.play(move).score.margin(mover) - before <= A_SINGLE_PIECE for move in position.legal_moves()
    )


A_SINGLE_PIECE = 2
"""How much the lead changes when a single piece is taken over: one side gains it and the other loses it."""


def _passes(line: Sequence[Turn], colour: Colour) -> list[tuple[int, Turn]]:
    """Return the passes of a player in a line, with their numbers."""
    return [
        (number, turn)
        for number, turn in enumerate(line, start=1)
        if turn.colour is colour and turn.move == PASS
    ]
