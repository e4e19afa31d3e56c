"""The table of a group: points, what decides between equal points, and players who are out."""

from hypothesis import given
from hypothesis import strategies as st

from bot.features.league.groups import berger
from bot.features.league.standings import (
    TIE,
    WIN,
    Decision,
    How,
    Played,
    Result,
    Seat,
    Seated,
    encounters,
    leaves_table,
    results,
)

A, B, C, D = map(Seat, range(4))


def seats(count: int = 4, *, out: Seat | None = None, ratings: dict[Seat, int] | None = None) -> list[Seated]:
    return [Seated(Seat(each), (ratings or {}).get(Seat(each)), is_out=each == out) for each in range(count)]


def game(white: Seat, black: Seat, margin: int | None, how: How = How.BOARD) -> Played:
    return Played(white, black, None if margin is None else Decision(how, margin))


def table(*games: Played, out: Seat | None = None, ratings: dict[Seat, int] | None = None) -> list[Seat]:
    return list(results(seats(out=out, ratings=ratings), games))


def test_a_win_is_two_points_and_a_tie_one() -> None:
    found = results(seats(), [game(A, B, 3), game(C, A, 0), game(D, A, -7)])
    assert found[A] == Result(5, 2 * 0, WIN * 0 + TIE * 1 + WIN * 0, 10, 0, (WIN, WIN, TIE), 0, is_out=False)
    assert found[B].points == found[D].points == 0
    assert found[C].points == 1


def test_open_games_can_still_be_won() -> None:
    found = results(seats(), [game(A, B, 3), game(A, C, None), game(D, A, None)])
    assert (found[A].points, found[A].open, found[A].most_points) == (2, 2, 6)


def test_of_equal_points_the_games_among_these_players_count_first() -> None:
    # A and B have 4 points each. B has beaten A, although A's margins and opponents are better.
    games = [game(A, B, -1), game(A, C, 10), game(A, D, 10), game(B, C, -1), game(B, D, 1), game(C, D, -9)]
    found = results(seats(), games)
    assert (found[A].points, found[B].points) == (4, 4)
    assert list(found)[:2] == [B, A]


def test_then_the_points_of_those_who_were_beaten() -> None:
    # A and B have tied; A has beaten C, who has more points than D, whom B has beaten.
    games = [game(A, B, 0), game(A, C, 1), game(B, D, 9), game(D, A, 1), game(C, B, 1), game(C, D, 3)]
    found = results(seats(), games)
    assert found[A].points == found[B].points == 3
    assert found[A].berger > found[B].berger
    assert list(found) == [C, A, B, D]


def test_then_margins_of_ten_at_most() -> None:
    games = [game(A, C, 30), game(A, D, 1), game(B, C, 10), game(B, D, 2), game(A, B, 0), game(C, D, 0)]
    found = results(seats(), games)
    assert found[A].margin == 11
    assert found[B].margin == 12
    assert list(found)[:2] == [B, A]


def test_then_the_lower_rating() -> None:
    games = [game(A, B, 0), game(A, C, 1), game(B, C, 1), game(A, D, 1), game(B, D, 1)]
    assert table(*games, ratings={A: 1700, B: 1500})[:2] == [B, A]


def test_two_games_with_each_opponent_are_one_result_with_both_margins() -> None:
    found = results(seats(), [game(A, B, 3), game(B, A, 5), game(A, C, 3), game(C, A, None)])
    assert (found[A].points, found[B].points) == (0, WIN)
    assert found[A].margin == -2
    assert found[A].open == 1


def test_a_cancelled_game_counts_for_nobody() -> None:
    found = results(seats(), [game(A, B, 0, How.VOID), game(A, C, 1)])
    assert found[B] == Result(0, 0, 0, 0, 0, (), 0, is_out=False)
    assert found[A].points == WIN


def test_all_games_are_removed_of_a_player_who_is_out_after_less_than_half() -> None:
    games = [game(A, B, 9), game(A, C, -10, How.OUT), game(A, D, -10, How.OUT), game(B, C, 1)]
    found = results(seats(out=A), games)
    assert A not in found
    assert found[B] == Result(2, 0, 0, 1, 0, (WIN,), 0, is_out=False)
    assert found[C].points == 0


def test_otherwise_the_rest_is_lost_and_the_player_comes_last() -> None:
    games = [game(A, B, 9), game(A, C, 2), game(A, D, -10, How.OUT), game(B, C, 1)]
    found = results(seats(out=A), games)
    assert found[A].points == 4
    assert found[D].points == 2
    assert list(found)[-1] == A


def test_equal_points_with_a_player_who_is_out_are_no_games_among_equals() -> None:
    games = [
        *(game(A, B, 1), game(A, C, -10, How.OUT), game(A, D, -3), game(B, C, 1), game(C, D, 0)),
        game(B, D, -10),
    ]
    found = results(seats(out=A), games)
    assert found[A].points == found[B].points == WIN
    assert (found[A].between, found[B].between) == (0, 0)


def test_half_of_the_games_are_enough_to_stay() -> None:
    e = Seat(4)
    games = [game(A, B, 9), game(A, C, 2), game(A, D, -10, How.OUT), game(e, A, 10, How.OUT)]
    assert A in results(seats(5, out=A), games)


def test_losses_on_time_are_not_games_that_the_player_has_played() -> None:
    games = [game(A, B, -10, How.TIME), game(C, A, 10, How.TIME), game(A, D, -10, How.OUT)]
    met = encounters(games)
    assert leaves_table(Seated(A, is_out=True), met)
    assert not leaves_table(Seated(A), met)


margins = st.none() | st.integers(-20, 20)


@given(st.integers(4, 7), st.data())
def test_points_are_shared_and_nothing_else_changes_them(count: int, data: st.DataObject) -> None:
    games = [game(Seat(one), Seat(other), data.draw(margins)) for one, other in berger(count)]
    found = results(seats(count), games)
    done = [each for each in games if each.decision is not None]
    assert sum(result.points for result in found.values()) == WIN * len(done)
    assert sum(result.margin for result in found.values()) == 0
    assert sum(result.open for result in found.values()) == 2 * (len(games) - len(done))
    assert all(result.won + result.tied + result.lost + result.open == count - 1 for result in found.values())
    keys = [result.key for result in found.values()]
    assert keys == sorted(keys)


@given(st.integers(4, 7), st.data())
def test_who_is_first_does_not_depend_on_the_order_of_games(count: int, data: st.DataObject) -> None:
    games = [game(Seat(one), Seat(other), data.draw(margins)) for one, other in berger(count)]
    shuffled = data.draw(st.permutations(games))
    assert results(seats(count), games) == results(seats(count), shuffled)
