from datetime import UTC, date, datetime, timedelta
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from rendering import THEMES, WALNUT, RatingPoint, Theme, render_ratings
from rendering.rating_chart import HEIGHT

START = datetime(2026, 5, 4, 12, tzinfo=UTC)
LARGEST = 60_000

points = st.builds(
    RatingPoint,
    st.integers(0, 4000).map(lambda day: START + timedelta(days=day)),
    st.floats(100, 3000),
    st.floats(45, 250),
)


@settings(max_examples=20)
@given(st.lists(points, min_size=1, max_size=60), st.sampled_from(list(THEMES.values())))
def test_any_course_of_a_rating_has_a_small_chart(course: list[RatingPoint], theme: Theme) -> None:
    png = render_ratings(sorted(course, key=lambda point: point.at), "Anna · 1540 ± 110", theme)
    assert len(png) <= LARGEST
    assert Image.open(BytesIO(png)).size == (1200, HEIGHT)


def test_without_a_rating_there_is_no_chart() -> None:
    with pytest.raises(ValueError, match="no rating"):
        render_ratings([], "Anna")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_rising_rating_is_a_rising_line_in_a_narrowing_band(theme: Theme) -> None:
    course = [RatingPoint(START + timedelta(days=day), 1500 + 2 * day, 250 - 2 * day) for day in range(100)]
    picture = Image.open(BytesIO(render_ratings(course, "Anna", theme))).convert("RGB")
    dark = ImageColor.getrgb(theme.black.face)
    light = ImageColor.getrgb(theme.white.face)

    def column(x: int, shade: tuple[int, ...]) -> list[int]:
        return [y for y in range(130, 490) if picture.getpixel((x, y)) == shade]

    left, right = column(300, dark), column(1000, dark)
    assert min(right) < min(left)
    assert len(column(300, light)) > len(column(1000, light)) > 0


def test_the_same_ratings_make_the_same_picture() -> None:
    course = [RatingPoint(START, 1500, 250), RatingPoint(START + timedelta(days=1), 1600, 200)]
    assert render_ratings(course, "Anna", WALNUT) == render_ratings(course, "Anna", WALNUT)


def test_dates_are_written_as_the_reader_writes_them() -> None:
    written: list[date] = []

    def write(day: date) -> str:
        written.append(day)
        return f"{day:%d.%m.%Y}"

    course = [RatingPoint(START, 1500, 250), RatingPoint(START + timedelta(days=1), 1600, 200)]
    assert render_ratings(course, "Anna", write_date=write) != render_ratings(course, "Anna")
    assert written == [START.date(), START.date() + timedelta(days=1)]
