"""Places in a table: shared by equal results, and none for hidden people."""

from hypothesis import given
from hypothesis import strategies as st

from bot.domain import UserId
from bot.domain.ranking import Rank, Ranked, Ranking, rank

results = st.dictionaries(st.integers(1, 40).map(UserId), st.integers(-3, 3))


def most(points: int) -> int:
    return -points


def places(ranking: Ranking[int]) -> list[tuple[int, UserId]]:
    return [(each.place, each.user) for each in ranking]


def test_equal_results_share_a_place_in_the_order_given_and_the_next_places_are_left_out() -> None:
    known = [(UserId(number), points) for number, points in ((7, 1), (4, 5), (9, 3), (2, 3), (5, 0))]
    ranking = rank(known, by=most)
    assert places(ranking) == [(1, 4), (2, 9), (2, 2), (4, 7), (5, 5)]
    assert ranking.of(UserId(2)) == Ranked(2, UserId(2), 3)
    assert ranking.rank_of(UserId(7)) == Rank(4, of=5)
    assert ranking.of(UserId(99)) is None
    assert ranking.rank_of(None) is None


@given(results)
def test_a_place_is_one_more_than_the_number_of_those_who_are_better(known: dict[UserId, int]) -> None:
    for each in rank(known.items(), by=most):
        assert each.place == 1 + sum(points > each.result for points in known.values())


@given(results, st.sets(st.integers(1, 40).map(UserId)))
def test_a_ranking_with_hidden_people_is_that_of_the_others(
    known: dict[UserId, int], hidden: set[UserId]
) -> None:
    others = {user: points for user, points in known.items() if user not in hidden}
    assert rank(known.items(), by=most, hidden=hidden) == rank(others.items(), by=most)


def test_the_first_place_is_taken_when_a_hidden_person_leads() -> None:
    known = [(UserId(1), 9), (UserId(2), 5), (UserId(3), 5)]
    assert places(rank(known, by=most, hidden={UserId(1)})) == [(1, 2), (1, 3)]
