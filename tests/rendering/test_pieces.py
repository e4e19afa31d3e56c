import pytest

from dvonn import Piece
from rendering.pieces import SHOWN, places, shown, thickness, top


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
