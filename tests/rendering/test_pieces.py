import pytest

from dvonn import Piece
from rendering.pieces import SHOWN, hidden_dvonn, places, shown, thickness, top


def pile(letters: str) -> tuple[Piece, ...]:
    return tuple(map(Piece, letters))


def test_a_pile_is_thicker_with_each_piece_up_to_six() -> None:
    rises = [thickness(height) for height in range(50)]
    assert rises[: SHOWN + 1] == sorted(set(rises))
    assert set(rises[SHOWN:]) == {thickness(6)}


@pytest.mark.parametrize("height", range(1, 50))
def test_a_pile_of_any_height_stays_near_its_space(height: int) -> None:
    assert all(abs(x) <= 3 for x, _ in places(height))
    assert len(places(height)) == min(height, SHOWN)
    assert top(height)[1] >= -50


@pytest.mark.parametrize(
    ("pieces", "seen"),
    [
        ("W", "W"),
        ("DBWBWB", "DBWBWB"),
        ("WWDBWBWB", "DBWBWB"),
        ("DWWWDBBBW", "DDBBBW"),
        ("DDDWWWWWB", "DDDWWB"),
        ("BWBWBWBWBW", "BWBWBW"),
    ],
)
def test_a_high_pile_shows_its_dvonn_pieces_and_the_uppermost_others(pieces: str, seen: str) -> None:
    assert shown(pile(pieces)) == pile(seen)


def test_two_high_stacks_in_front_hide_what_lies_low_in_a_pile() -> None:
    assert hidden_dvonn(pile("DWW"), [5, 5]) == 1
    assert hidden_dvonn(pile("DDW"), [6, 9]) == 2
    assert hidden_dvonn(pile("WWWWDW"), [6, 6]) == 0
    assert hidden_dvonn(pile("WWW"), [6, 6]) == 0


@pytest.mark.parametrize("in_front", [[], [6], [6, 1], [2, 2]])
def test_one_high_stack_in_front_leaves_the_other_side_to_be_seen(in_front: list[int]) -> None:
    assert hidden_dvonn(pile("DWW"), in_front) == 0
