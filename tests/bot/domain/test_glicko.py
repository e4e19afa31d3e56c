"""Glicko-2: the worked example of its author, and what holds for any two players."""

from datetime import timedelta
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.glicko import (
    HIGHEST_DEVIATION,
    LOSS,
    LOWEST_DEVIATION,
    MIDDLE,
    SCALE,
    TIE,
    WIN,
    Strength,
    expected,
    play,
    rate,
)

NEWCOMER = Strength()

strengths = st.builds(
    Strength,
    st.floats(500, 2500),
    st.floats(LOWEST_DEVIATION, HIGHEST_DEVIATION),
    st.floats(0.03, 0.09),
)
results = st.sampled_from([WIN, TIE, LOSS])
idle_times = st.timedeltas(timedelta(), timedelta(days=4000))


def test_the_example_of_glickmans_paper_to_its_last_digit() -> None:
    after = rate(
        Strength(1500, 200, 0.06),
        [
            (Strength(1400, 30), WIN),
            (Strength(1550, 100), LOSS),
            (Strength(1700, 300), LOSS),
        ],
    )
    mu, phi = (after.rating - MIDDLE) / SCALE, after.deviation / SCALE
    assert (round(mu, 4), round(phi, 4)) == (-0.2069, 0.8722)
    # The paper converts these rounded numbers.
    assert (round(MIDDLE + SCALE * round(mu, 4), 2), round(SCALE * phi, 2)) == (1464.06, 151.52)
    assert int(after.volatility * 100_000) == 5999


def test_a_newcomer_becomes_certain_within_some_twenty_games() -> None:
    player, deviations = NEWCOMER, [NEWCOMER.deviation]
    for number in range(20):
        player, _ = play(player, Strength(1500, 80), WIN if number % 2 else LOSS)
        deviations.append(player.deviation)
    assert all(before > after for before, after in pairwise(deviations))
    assert NEWCOMER.is_provisional
    assert not player.is_provisional


@given(strengths, strengths)
def test_a_winner_never_loses_rating_and_a_loser_never_gains_any(one: Strength, other: Strength) -> None:
    winner, loser = play(one, other, WIN)
    assert winner.rating >= one.rating
    assert loser.rating <= other.rating


@given(strengths, strengths, results)
def test_it_makes_no_difference_who_comes_first(one: Strength, other: Strength, points: float) -> None:
    assert play(one, other, points) == play(other, one, 1 - points)[::-1]


@given(strengths, results)
def test_equal_players_gain_what_the_other_loses(one: Strength, points: float) -> None:
    first, second = play(one, one, points)
    assert abs((first.rating - one.rating) + (second.rating - one.rating)) < 1e-6
    assert first.deviation == second.deviation


@given(strengths, strengths, results)
def test_the_deviation_stays_within_its_bounds(one: Strength, other: Strength, points: float) -> None:
    for each in play(one, other, points):
        assert LOWEST_DEVIATION <= each.deviation <= HIGHEST_DEVIATION
        assert 0 < each.volatility < 1


@given(strengths, strengths)
def test_a_win_counts_more_than_a_tie_and_a_tie_more_than_a_loss(one: Strength, other: Strength) -> None:
    win, tie, loss = (play(one, other, points)[0].rating for points in (WIN, TIE, LOSS))
    assert win > tie > loss


@given(strengths, idle_times, idle_times)
def test_a_pause_makes_a_rating_less_certain_up_to_that_of_a_newcomer(
    one: Strength, shorter: timedelta, longer: timedelta
) -> None:
    shorter, longer = sorted((shorter, longer))
    assert one.deviation <= one.after(shorter).deviation <= one.after(longer).deviation <= HIGHEST_DEVIATION
    assert one.after(longer).rating == one.rating


@given(strengths, strengths)
def test_the_expected_points_of_both_add_up_to_one(one: Strength, other: Strength) -> None:
    assert abs(expected(one, other) + expected(other, one) - 1) < 1e-9
    assert (expected(one, other) > TIE) == (one.rating > other.rating) or one.rating == other.rating
