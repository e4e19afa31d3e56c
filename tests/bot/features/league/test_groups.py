"""Groups of four to six, Berger tables, and the order of the players from season to season."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import UserId
from bot.features.league.groups import FEWEST, MOST, berger, divided, earned, seeded

users = st.lists(st.integers(1, 10_000).map(UserId), min_size=4, max_size=60, unique=True)


@given(users)
def test_groups_are_of_even_size_in_the_order_of_the_players(players: list[UserId]) -> None:
    groups = divided(players)
    assert [user for group in groups for user in group] == players
    sizes = [len(group) for group in groups]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] <= 1
    if len(players) != 7:
        assert all(FEWEST <= size <= MOST for size in sizes)


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(4, [4]), (6, [6]), (7, [7]), (8, [4, 4]), (11, [6, 5]), (12, [6, 6]), (13, [5, 4, 4])],
)
def test_seven_are_one_group_as_they_cannot_be_divided(players: int, sizes: list[int]) -> None:
    assert [len(group) for group in divided(range(players))] == sizes


@pytest.mark.parametrize("count", range(2, 9))
def test_everyone_plays_everyone_once_and_both_colors_equally_often(count: int) -> None:
    games = berger(count)
    assert Counter(frozenset(game) for game in games) == Counter(
        frozenset((one, other)) for one in range(count) for other in range(one)
    )
    white = Counter(white for white, _ in games)
    black = Counter(black for _, black in games)
    assert all(abs(white[seat] - black[seat]) <= 1 for seat in range(count))


def test_the_table_for_four_is_that_of_the_chess_federation() -> None:
    assert berger(4) == [(0, 3), (1, 2), (3, 2), (0, 1), (1, 3), (2, 0)]


def test_the_first_season_is_seeded_by_rating_and_those_without_one_come_last() -> None:
    one, two, three, four = map(UserId, range(1, 5))
    assert seeded({one: 1400.0, two: None, three: 1600.0, four: None}) == [three, one, two, four]


def test_a_newcomer_comes_in_by_rating_among_those_who_have_earned_their_places() -> None:
    one, two, three, new, unrated = map(UserId, range(1, 6))
    ratings = {one: 1700.0, two: 1500.0, three: None, new: 1600.0, unrated: None}
    assert seeded(ratings, [two, one, three]) == [two, new, one, three, unrated]


@pytest.mark.slow
@given(users, st.data())
def test_everyone_who_takes_part_is_seeded_once(players: list[UserId], data: st.DataObject) -> None:
    ratings = {user: data.draw(st.none() | st.floats(800, 2400)) for user in players}
    before = data.draw(st.permutations([*players[::2], UserId(20_000)]))
    order = seeded(ratings, before)
    assert sorted(order) == sorted(players)
    assert [user for user in order if user in before] == [user for user in before if user in ratings]


def test_the_first_goes_up_and_the_last_goes_down() -> None:
    above, below = [UserId(each) for each in (1, 2, 3, 4)], [UserId(each) for each in (5, 6, 7, 8)]
    assert earned([above, below]) == [1, 2, 3, 5, 4, 6, 7, 8]


@given(st.lists(st.integers(0, 6), max_size=6))
def test_nobody_is_lost_by_going_up_and_down(sizes: list[int]) -> None:
    numbers = iter(range(1, 100))
    groups = [[UserId(next(numbers)) for _ in range(size)] for size in sizes]
    assert sorted(earned(groups)) == sorted(user for group in groups for user in group)
