"""Positions that are the same game in disguise."""

from collections import Counter
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dvonn import Phase, Position
from dvonn.symmetry import canonical, leads_to
from tests.dvonn.disguises import disguises
from tests.dvonn.grids import board
from tests.dvonn.strategies import reachable_positions, turns_later

LOTS = st.builds(Random, st.integers(0, 2**32))


@given(reachable_positions(), LOTS)
def test_a_disguise_has_as_many_moves_of_each_kind_and_the_same_score(
    position: Position, rng: Random
) -> None:
    for disguised in disguises(position, rng):
        assert len(disguised.legal_moves()) == len(position.legal_moves())
        assert {disguised.score.white, disguised.score.black} == {position.score.white, position.score.black}


@given(reachable_positions(), LOTS)
def test_a_disguise_has_the_same_canonical_form(position: Position, rng: Random) -> None:
    assume(position.phase is not Phase.OVER)
    assert {canonical(each) for each in disguises(position, rng)} <= {canonical(position)}


@given(reachable_positions(), LOTS)
def test_what_follows_has_another_canonical_form(position: Position, rng: Random) -> None:
    assume(position.to_move)
    assert canonical(turns_later(position, 1, rng)) != canonical(position)


def test_the_height_the_owner_and_a_dvonn_piece_within_make_a_difference() -> None:
    forms = {
        canonical(
            board(
                f"""
                    .   .   .   .   .   .   .   .   .
                  .   W   D   D   {stack}   .   .   .   .   .
                .   .   .   .   .   .   .   .   .   .   .
                  .   .   .   .   .   .   .   .   .   .
                    .   .   .   .   .   .   .   .   .
                """
            )
        )
        for stack in ("WB", "BW", "BBW", "DW", "BDW")
    }
    assert len(forms) == 5
    same = Counter(
        canonical(
            board(
                f"""
                    .   .   .   .   .   .   .   .   .
                  .   W   D   D   {stack}   .   .   .   .   .
                .   .   .   .   .   .   .   .   .   .   .
                  .   .   .   .   .   .   .   .   .   .
                    .   .   .   .   .   .   .   .   .
                """
            )
        )
        for stack in ("BDW", "DBW", "WDW", "DWW")
    )
    assert len(same) == 1


@settings(max_examples=25, deadline=None)  # each with seven disguises
@given(reachable_positions(), st.integers(0, 2), LOTS)
def test_a_position_leads_to_each_that_is_two_turns_ahead_at_most(
    position: Position, turns: int, rng: Random
) -> None:
    later = turns_later(position, turns, rng)
    assume(later.to_move)
    assert leads_to(position, later, turns=2)
    assert all(leads_to(position, each, turns=2) for each in disguises(later, rng))


@given(reachable_positions(), LOTS)
def test_it_does_not_lead_to_what_came_before_nor_further_than_asked(position: Position, rng: Random) -> None:
    later = turns_later(position, 1, rng)
    assume(position.to_move and later.to_move)
    assert not leads_to(later, position, turns=2)
    assert not leads_to(position, later, turns=0)
