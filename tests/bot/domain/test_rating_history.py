"""Rating stored results again: the same figures each time, also after a side has been deleted."""

from datetime import UTC, datetime, timedelta
from random import Random

from bot.domain.glicko import LOSS, TIE, WIN, Strength
from bot.domain.rating_history import NEWCOMER, Recomputed, Side, Standing, rate_again, recomputed

BEGIN = datetime(2026, 1, 5, tzinfo=UTC)
PLAYERS = "ABCD"

FIGURES = {
    "A": Strength(rating=1656.939974010007, deviation=100.24537569734748, volatility=0.05998803319932371),
    "B": Strength(rating=1410.6572509563803, deviation=103.64441399876615, volatility=0.059996338565714194),
    "C": Strength(rating=1451.375144719372, deviation=116.8053299739891, volatility=0.059997063437682914),
    "D": Strength(rating=1449.4670865997318, deviation=102.00385342003807, volatility=0.05999297381748003),
}
"""The figures that a separate computation gave for these games."""

Game = tuple[str, str, float, datetime]


def games(count: int = 40) -> list[Game]:
    rng, at, found = Random(11), BEGIN, list[Game]()
    for _ in range(count):
        at += timedelta(hours=rng.randint(1, 900))
        one, other = rng.sample(PLAYERS, 2)
        found.append((one, other, rng.choice((WIN, TIE, LOSS)), at))
    return found


def standings_after(played: list[Game]) -> dict[str, Standing]:
    standings: dict[str, Standing] = {}
    for one, other, points, at in played:
        rate_again(Side(one), Side(other), points, (standings, standings), at=at)
    return standings


def test_the_same_games_give_the_same_figures_to_the_last_digit() -> None:
    found = {player: standing.strength for player, standing in sorted(standings_after(games()).items())}
    assert found == FIGURES


def test_a_side_that_was_deleted_keeps_its_strength_in_the_results_of_others() -> None:
    whole: dict[str, Standing] = {}
    rest: dict[str, Standing] = {}
    for one, other, points, at in games():
        result = rate_again(Side(one), Side(other), points, (whole, whole), at=at)
        sides = [
            Side(None, Standing(met)) if player == "A" else Side(player)
            for player, met in zip((one, other), result.met, strict=True)
        ]
        rate_again(sides[0], sides[1], points, (rest, rest), at=at)
    del whole["A"]
    assert rest == whole


def test_deviations_grow_only_between_results_with_a_time() -> None:
    played = Standing(Strength(1600, 60), BEGIN)
    later = BEGIN + timedelta(weeks=52)
    assert played.at(later).deviation > 60
    for result in (
        rate_again(Side("A", played), Side("B"), WIN, ({}, {})),
        rate_again(Side("A", Standing(played.strength)), Side("B"), WIN, ({}, {}), at=later),
    ):
        assert result.met == (played.strength, NEWCOMER.strength)


def test_sides_of_two_kinds_with_the_same_key_are_told_apart() -> None:
    solvers, puzzles = dict[int, Standing](), dict[int, Standing]()
    result = rate_again(Side(1), Side(1), WIN, (solvers, puzzles))
    assert (solvers[1].strength, puzzles[1].strength) == result.after
    assert solvers[1].strength.rating > puzzles[1].strength.rating


def test_ratings_are_compared_in_whole_points_and_a_missing_one_is_a_newcomers() -> None:
    before = {"A": Strength(1500.4), "B": Strength(1600), "C": Strength(1490)}
    after = {"A": Strength(1500.1), "B": Strength(1625), "D": Strength(1500)}
    assert recomputed(7, before, after) == Recomputed(7, rated=3, changed=2, largest=25)
    assert recomputed(0, {}, {}) == Recomputed(0, rated=0)
