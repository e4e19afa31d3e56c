"""A computer player that judges by score alone, for fast and deterministic reviews of real games."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from bot.domain import MatchId
from bot.domain.causes import ExplainedMistake
from bot.domain.computer import LADDER, LEVELS, Best, Evaluation, JudgedMove, Review
from bot.domain.puzzle import Puzzle
from dvonn import Colour, Game, Move, Phase, Position

FIRST = 49
"""The ply of the first position of the stacking phase."""

LOOKS_AHEAD = 3
WORST = 3


def judged(position: Position, *, line: int = LOOKS_AHEAD) -> Evaluation:
    """Evaluate a position: more pieces are better, the best move gains the most, and only the end is certain."""
    lead = position.score.white - position.score.black
    if position.to_move is None:
        return Evaluation(0.5 if lead == 0 else float(lead > 0), lead, decided=True, line=())
    return Evaluation(1 / (1 + math.exp(-lead / 6)), None, decided=False, line=tuple(_greedy(position, line)))


def _greedy(position: Position, most: int) -> Iterator[Move]:
    for _ in range(most):
        mover = position.to_move
        if mover is None:
            return
        best = max(position.legal_moves(), key=lambda move: _gain(position.play(move), mover))
        yield best
        position = position.play(best)


def _gain(position: Position, colour: Colour) -> int:
    score = position.score
    return score.of(colour) - score.of(colour.opponent)


@lru_cache(maxsize=32)
def reviewed(game: Game) -> Review:
    first = next(
        ply for ply in range(len(game.moves) + 1) if game.position_at(ply).phase is not Phase.PLACING
    )
    standings = tuple(judged(game.position_at(ply)) for ply in range(first, len(game.moves) + 1))
    moves = tuple(
        _judged_move(game, first + n, before, after) for n, (before, after) in enumerate(pairwise(standings))
    )
    mistakes = {
        colour: _worst(game, [move for move in moves if move.mover is colour and move.fall >= 0.05])
        for colour in Colour
    }
    turns = [move for move in moves if move.before.leader is not move.after.leader]
    return Review(first, standings, moves, mistakes, turns[-1] if turns else None)


def _worst(game: Game, bad: Sequence[JudgedMove]) -> tuple[JudgedMove, ...]:
    """Return a side's worst moves, worst first; preferably those that show something on the board."""
    hidden = {move.ply: not ExplainedMistake.of(game, move).is_visible for move in bad}
    chosen = sorted(bad, key=lambda move: (hidden[move.ply], -move.fall))[:WORST]
    return tuple(sorted(chosen, key=lambda move: -move.fall))


def _judged_move(game: Game, ply: int, before: Evaluation, after: Evaluation) -> JudgedMove:
    position, move = game.position_at(ply), game.moves[ply]
    assert position.to_move
    best = judged(position.play(before.line[0]), line=0).chance_of(position.to_move)
    fall = 0.0 if before.line[0] == move else max(0.0, best - after.chance_of(position.to_move))
    return JudgedMove(ply, position.to_move, move, before, after, fall)


def proved(game: Game, margins: Mapping[int, int]) -> Review:
    """Return a review with the proved margins of some plies; each holds until the next one."""
    plies = range(FIRST, len(game.moves) + 1)
    known = [max((ply for ply in margins if ply <= each), default=None) for each in plies]
    standings = [
        _proved(None if ply is None else margins[ply], game.moves[each : each + 1])
        for each, ply in zip(plies, known, strict=True)
    ]
    movers = {ply: game.position_at(ply).to_move or Colour.WHITE for ply in plies}
    moves = [
        JudgedMove(FIRST + n, movers[FIRST + n], game.moves[FIRST + n], before, after, 0.0)
        for n, (before, after) in enumerate(pairwise(standings))
    ]
    return Review(FIRST, tuple(standings), tuple(moves), dict.fromkeys(Colour, ()), None)


def _proved(margin: int | None, line: tuple[Move, ...]) -> Evaluation:
    chance = 0.5 if not margin else float(margin > 0)
    return Evaluation(chance, margin, decided=margin is not None, line=line)


class PlainComputerPlayer:
    """A `bot.domain.computer.ComputerPlayer` that counts the reviews."""

    strongest = LEVELS[-1]

    def __init__(self) -> None:
        self.reviews = 0

    async def review(self, game: Game, *, match: MatchId) -> Review:  # noqa: ARG002  as computer players are asked
        self.reviews += 1
        return reviewed(game)

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:  # noqa: ARG002  as above
        return judged(position)

    async def ending(self, game: Game, *, match: MatchId) -> Review:  # noqa: ARG002  as above
        return reviewed(game)

    async def puzzle_in(self, game: Game, *, match: MatchId) -> Puzzle | None:  # noqa: ARG002  none is found
        return None

    async def choose(
        self,
        position: Position,
        level: int,
        *,
        seed: str,
        match: MatchId,
        ladder: int = LADDER,
        patient: bool = False,  # noqa: ARG002  the protocol
    ) -> Move:
        raise AssertionError(position, level, ladder, seed, match)

    async def best(self, position: Position, *, match: MatchId) -> Best:
        raise AssertionError(position, match)

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        raise AssertionError(position, match)
