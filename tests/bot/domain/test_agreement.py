"""How often a player's moves were the computer's: only choices with an open result count."""

import pytest

from bot.domain.agreement import Agreement, agreement, usual_share
from bot.domain.computer import Evaluation, JudgedMove, Review
from dvonn import Colour, Game, Move, Position

REST = "/.,.,.,.,.,.,.,.,.,./D,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,."
START = Position.parse(f"W,B,W,B,D,.,.,.,.{REST} w s")
ONE_MOVE = Position.parse(f"W,D,.,.,.,.,.,.,.{REST} w s")


def judged(ply: int, mover: Colour, move: Move, best: Move, *, decided: bool = False) -> JudgedMove:
    before = Evaluation(0.5, None, decided, (best,))
    return JudgedMove(ply, mover, move, before, before, 0)


def test_the_computers_first_choice_is_counted_where_there_is_a_choice() -> None:
    first, other = START.legal_moves()[:2]
    game = Game([first], start=START)
    for best, same in ((first, 1), (other, 0)):
        moves = (judged(0, Colour.WHITE, first, best),)
        review = Review(0, (), moves, {}, None)
        assert agreement(review, game, Colour.WHITE) == Agreement(same, 1)
        assert agreement(review, game, Colour.BLACK) == Agreement(0, 0)


def test_moves_with_a_proved_result_do_not_count() -> None:
    first = START.legal_moves()[0]
    review = Review(0, (), (judged(0, Colour.WHITE, first, first, decided=True),), {}, None)
    assert agreement(review, Game([first], start=START), Colour.WHITE).share is None


def test_the_only_legal_move_does_not_count() -> None:
    (only,) = ONE_MOVE.legal_moves()
    review = Review(0, (), (judged(0, Colour.WHITE, only, only),), {}, None)
    assert agreement(review, Game([only], start=ONE_MOVE), Colour.WHITE) == Agreement(0, 0)


@pytest.mark.parametrize(
    ("rating", "share"),
    [(None, 0.14), (-5.0, 0.12), (1500.0, 0.12), (1649.9, 0.12), (1650.0, 0.18), (3000.0, 0.18)],
)
def test_the_usual_share_is_the_measured_one(rating: float | None, share: float) -> None:
    assert usual_share(rating) == share
