from rendering.pieces import thickness


def test_a_pile_of_up_to_four_is_thicker_than_any_lower_one() -> None:
    assert [thickness(height) for height in range(5)] == sorted({thickness(height) for height in range(5)})


def test_a_pile_of_any_height_stays_near_its_space() -> None:
    rises = [thickness(height) for height in range(50)]
    assert rises == sorted(rises)
    assert rises[49] <= 10
