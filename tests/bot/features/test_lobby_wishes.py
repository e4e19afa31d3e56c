"""Which wishes of two people who look for an opponent fit together, and on what terms they play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import Pace, ServerSettings, Setup, Stakes
from bot.features.lobby.seek import SetupWish, Spread, StakesWish, Tempo, Wish

WISHES = st.builds(
    Wish,
    st.sampled_from(Tempo),
    st.sampled_from(SetupWish),
    st.sampled_from(StakesWish),
    st.sampled_from(Spread),
)
RATINGS = st.floats(500, 2500)


@given(WISHES, WISHES, RATINGS, RATINGS)
def test_wishes_fit_in_both_directions_and_on_the_same_terms(
    one: Wish, other: Wish, own: float, others: float
) -> None:
    assert one.fits(other, own=own, others=others) == other.fits(one, own=others, others=own)
    if one.fits(other, own=own, others=others):
        settings = ServerSettings()
        terms = one.terms_with(other, settings)
        assert terms == other.terms_with(one, settings)
        for wish in (one, other):
            assert wish.setup in (SetupWish.ANY, terms.setup.value)
            assert wish.stakes in (StakesWish.ANY, terms.stakes.value)
            assert terms.pace.is_live == (wish.tempo is Tempo.LIVE)


@given(WISHES, RATINGS)
def test_a_wish_fits_its_like(wish: Wish, rating: float) -> None:
    assert wish.fits(wish, own=rating, others=rating)


@pytest.mark.parametrize(
    ("one", "other", "fit"),
    [
        (Wish(), Wish(), True),
        (Wish(), Wish(Tempo.LIVE), False),
        (Wish(setup=SetupWish.FULL), Wish(), True),
        (Wish(setup=SetupWish.FULL), Wish(setup=SetupWish.RANDOM), False),
        (Wish(stakes=StakesWish.RATED), Wish(stakes=StakesWish.UNRATED), False),
        (Wish(stakes=StakesWish.UNRATED), Wish(setup=SetupWish.RANDOM), True),
        (Wish(spread=Spread.NEAR), Wish(), True),
        (Wish(spread=Spread.CLOSE), Wish(spread=Spread.WIDE), False),
    ],
)
def test_wishes_that_contradict_each_other_do_not_fit(one: Wish, other: Wish, fit: bool) -> None:
    assert one.fits(other, own=1500, others=1700) is fit


def test_without_a_wish_all_pieces_are_placed_and_the_game_is_rated_at_the_usual_pace() -> None:
    terms = Wish().terms_with(Wish(), ServerSettings(pace=Pace.THREE))
    assert (terms.setup, terms.pace, terms.stakes) == (Setup.FULL, Pace.THREE, Stakes.RATED)


@pytest.mark.parametrize("usual", [Pace.STEADY, Pace.NONE, Pace.TEN_MINUTES])
def test_a_live_game_is_live_and_one_over_days_is_not_whatever_is_usual(usual: Pace) -> None:
    settings = ServerSettings(pace=usual)
    assert Tempo.LIVE.pace(settings).is_live
    assert not Tempo.DAYS.pace(settings).is_live
