"""Ratings of solvers and puzzles, the choice of puzzles, and puzzle cards."""

from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from bot.domain.puzzle import (
    FIRST_RATING,
    NEAREST,
    PuzzleId,
    Rated,
    Solver,
    after_try,
    draw,
    next_daily,
    puzzle_of,
)

RATINGS = {PuzzleId(number): 750.0 + 100 * number for number in range(1, 41)}


def of_equal_strength() -> Rated:
    return Rated(FIRST_RATING)


def test_solver_and_puzzle_move_apart_by_the_same_step_among_equals() -> None:
    solver, puzzle = after_try(Solver(), of_equal_strength(), solved=True)
    assert (solver.tried, solver.solved, solver.streak, solver.longest) == (1, 1, 1, 1)
    assert (puzzle.tried, puzzle.solved) == (1, 1)
    gain = solver.rating - FIRST_RATING
    assert gain > 0
    assert puzzle.rating == pytest.approx(FIRST_RATING - gain)
    worse, harder = after_try(Solver(), of_equal_strength(), solved=False)
    assert worse.rating == pytest.approx(FIRST_RATING - gain)
    assert harder.rating == pytest.approx(FIRST_RATING + gain)
    assert (worse.solved, worse.streak, harder.tried, harder.solved) == (0, 0, 1, 0)


def test_a_try_makes_both_more_certain_and_what_is_certain_moves_less() -> None:
    new, puzzle = after_try(Solver(), of_equal_strength(), solved=True)
    assert new.deviation < Solver().deviation
    assert puzzle.deviation < of_equal_strength().deviation
    known = Solver(deviation=60)
    assert after_try(known, of_equal_strength(), solved=True)[0].rating < new.rating


def test_an_easy_puzzle_earns_hardly_anything() -> None:
    known, easy = Solver(deviation=60), Rated(FIRST_RATING - 400, deviation=60)
    earned = after_try(known, easy, solved=True)[0].rating - FIRST_RATING
    missed = FIRST_RATING - after_try(known, easy, solved=False)[0].rating
    assert 0 < 5 * earned < missed


def test_a_streak_ends_with_a_miss_and_the_longest_is_kept() -> None:
    solver = Solver()
    for solved in (True, True, False, True):
        solver, _ = after_try(solver, of_equal_strength(), solved=solved)
    assert (solver.streak, solver.longest, solver.solved, solver.tried) == (1, 2, 3, 4)


@pytest.mark.parametrize("seed", range(5))
def test_a_puzzle_of_about_ones_own_rating_is_drawn(seed: int) -> None:
    assert draw(RATINGS, Solver(850), {}, Random(seed)) <= NEAREST
    assert draw(RATINGS, Solver(RATINGS[PuzzleId(40)]), {}, Random(seed)) > len(RATINGS) - NEAREST


def test_nothing_is_drawn_again_before_everything_was_tried_and_then_what_was_missed() -> None:
    solved = dict.fromkeys(RATINGS, True)
    for number in (1, 30):
        left = {key: value for key, value in solved.items() if key != number}
        assert draw(RATINGS, Solver(), left, Random(1)) == number
        assert draw(RATINGS, Solver(), {**left, PuzzleId(number): False}, Random(1)) == number
    assert draw(RATINGS, Solver(), solved, Random(1)) in RATINGS


def test_the_one_that_is_open_is_not_drawn_again_unless_there_is_no_other() -> None:
    one, two = PuzzleId(1), PuzzleId(2)
    own = Solver(puzzle=one)
    assert draw({one: 800.0, two: 900.0}, own, {}, Random(1)) == two
    assert draw({one: 800.0}, own, {}, Random(1)) == one


@pytest.mark.parametrize(
    ("hour", "minute", "day"), [(12, 59, 1), (13, 0, 2), (13, 1, 2), (0, 0, 1), (23, 59, 2)]
)
def test_the_next_one_comes_at_its_hour_today_or_tomorrow(hour: int, minute: int, day: int) -> None:
    assert next_daily(datetime(2026, 3, 1, hour, minute, tzinfo=UTC), 13) == datetime(
        2026, 3, day, 13, tzinfo=UTC
    )


@pytest.mark.parametrize("count", [1, 2, 5, 389, 778, 1000, 1001])
def test_no_puzzle_comes_twice_before_all_have_come(count: int) -> None:
    puzzles = [PuzzleId(number) for number in range(1, count + 1)]
    first = date(2026, 3, 1)
    assert {puzzle_of(first + timedelta(days=day), puzzles) for day in range(count)} == set(puzzles)
