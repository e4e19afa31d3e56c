"""When a mistake returns, and which moves are right."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain import MatchId, Setup
from bot.domain.computer import Evaluation
from bot.features.own_mistakes.learning import Mistake, after_answer, first_return, is_right, mistakes_in
from dvonn import Colour, Game, Move, Position
from tests.bot.played import match_of, recorded
from tests.bot.reviewed import PlainComputerPlayer, reviewed

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
GAME = recorded()[1]
JUDGED = reviewed(GAME).mistakes[Colour.WHITE][0]
NEW = Mistake(MatchId(1), JUDGED.ply, JUDGED.before.line, first_return(NOW))


def test_a_mistake_returns_after_1_7_and_30_days_and_leaves_when_solved_three_times() -> None:
    mistake, at, away = NEW, NOW, []
    while not mistake.is_learned:
        assert mistake.due_at
        away.append((mistake.due_at - at).days)
        at = mistake.due_at
        assert mistake.is_due(at)
        mistake = after_answer(mistake, at, right=True)
    assert away == [1, 7, 30]
    assert mistake.solved == 3


@pytest.mark.parametrize("solved", [0, 1, 2])
def test_a_wrong_answer_starts_over_at_one_day_due_or_not(solved: int) -> None:
    for due_at in (NOW - DAY, NOW + 5 * DAY):
        mistake = replace(NEW, solved=solved, due_at=due_at)
        assert after_answer(mistake, NOW, right=False) == replace(NEW, solved=0, due_at=NOW + DAY)


def test_a_right_answer_before_its_time_changes_nothing() -> None:
    assert after_answer(NEW, NOW, right=True) == NEW
    assert after_answer(NEW, NOW + DAY - timedelta(seconds=1), right=True) == NEW


def test_a_learned_mistake_stays_away_whatever_is_answered() -> None:
    learned = replace(NEW, solved=3, due_at=None)
    assert after_answer(learned, NOW, right=False) == learned
    assert not learned.is_due(NOW + 1000 * DAY)


def test_moves_of_the_record_that_a_match_began_with_are_nobodys_mistakes() -> None:
    review = reviewed(GAME)
    plies = sorted(move.ply for move in review.mistakes[Colour.WHITE])
    match = match_of(GAME, setup=Setup.RECORD, given=plies[0] + 1)
    assert sorted(move.ply for move in mistakes_in(match, review, Colour.WHITE)) == plies[1:]
    assert sorted(move.ply for move in mistakes_in(match_of(GAME), review, Colour.WHITE)) == plies


class Chances(PlainComputerPlayer):
    """Gives the mover a chance by the move that led to a position; 0.2 for others."""

    def __init__(self, chances: dict[Move, float]) -> None:
        super().__init__()
        before = GAME.position_at(NEW.ply)
        self._chances = {before.play(move): chance for move, chance in chances.items()}

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:  # noqa: ARG002  as it is asked
        return Evaluation(self._chances.get(position, 0.2), None, decided=False, line=())


def _others() -> list[Move]:
    known = {NEW.better, GAME.moves[NEW.ply]}
    return [move for move in GAME.position_at(NEW.ply).legal_moves() if move not in known]


async def test_every_move_that_nearly_has_the_best_chance_is_right() -> None:
    good, bad = _others()[:2]
    player = Chances({NEW.better: 0.6, good: 0.56, bad: 0.54})
    assert [await is_right(player, GAME, NEW, move) for move in (NEW.better, good, bad)] == [
        True,
        True,
        False,
    ]


async def test_the_move_that_was_played_is_wrong_even_if_a_short_search_likes_it() -> None:
    played = GAME.moves[NEW.ply]
    assert not await is_right(Chances({NEW.better: 0.6, played: 0.9}), GAME, NEW, played)


async def test_a_short_search_compares_with_itself_and_not_with_the_review() -> None:
    """It may judge all moves higher or lower than the longer searches of a review."""
    near, far = _others()[:2]
    for level in (0.3, 0.9):
        player = Chances({NEW.better: level, near: level - 0.04, far: level - 0.06})
        assert [await is_right(player, GAME, NEW, move) for move in (near, far)] == [True, False]


async def test_black_looks_at_blacks_chance() -> None:
    judged = reviewed(GAME).mistakes[Colour.BLACK][0]
    mistake = Mistake(MatchId(1), judged.ply, judged.before.line, NOW)
    assert not await is_right(_ForWhite(GAME, judged.ply), GAME, mistake, _another(judged.ply, mistake))


def _another(ply: int, mistake: Mistake) -> Move:
    moves = GAME.position_at(ply).legal_moves()
    return next(move for move in moves if move not in (mistake.better, GAME.moves[ply]))


class _ForWhite(PlainComputerPlayer):
    """After the better move White has 30 %, after all others 90 %."""

    def __init__(self, game: Game, ply: int) -> None:
        super().__init__()
        judged = next(move for move in reviewed(game).mistakes[Colour.BLACK] if move.ply == ply)
        self._better = game.position_at(ply).play(judged.before.line[0])

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:  # noqa: ARG002  as it is asked
        return Evaluation(0.3 if position == self._better else 0.9, None, decided=False, line=())
