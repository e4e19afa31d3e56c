"""The keys by which positions of running matches are found."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from bot.domain.position_keys import TURNS_AHEAD, dvonn_key_of, dvonn_keys_before, key_of, pieces_placed
from dvonn import Position
from tests.dvonn.disguises import disguises
from tests.dvonn.strategies import reachable_positions, turns_later

LOTS = st.builds(Random, st.integers(0, 2**32))


@given(reachable_positions(), LOTS)
def test_a_position_has_the_keys_of_its_disguises(position: Position, rng: Random) -> None:
    assume(position.to_move)
    for each in disguises(position, rng):
        assert (key_of(each), dvonn_key_of(each)) == (key_of(position), dvonn_key_of(position))


@given(reachable_positions(), LOTS)
def test_positions_on_the_way_have_different_keys_of_64_bits(position: Position, rng: Random) -> None:
    assume(position.to_move)
    keys = {key_of(position), key_of(turns_later(position, 1, rng))}
    assert all(-(2**63) <= key < 2**63 for key in keys)
    assert len(keys) == 2


@given(reachable_positions(), st.integers(0, TURNS_AHEAD), LOTS)
def test_the_dvonn_key_of_what_may_have_come_before_is_among_the_keys(
    position: Position, turns: int, rng: Random
) -> None:
    assert dvonn_key_of(position) in dvonn_keys_before(turns_later(position, turns, rng)) or (
        pieces_placed(position) < 3
    )
