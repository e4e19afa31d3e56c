from datetime import UTC, date, datetime, timedelta
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from dvonn import Position
from rendering import THEMES, WALNUT, BestWin, Outcome, RatingPoint, Theme, render_profile
from rendering.profile import BOARD, HEIGHT
from tests.rendering.scenes import MIDDLE
from tests.rendering.stories import GAMES

START = datetime(2026, 5, 4, 12, tzinfo=UTC)
LARGEST = 60_000
RISING = [RatingPoint(START + timedelta(days=day), 1500 + 2 * day, 250 - 2 * day) for day in range(100)]

points = st.builds(
    RatingPoint,
    st.integers(0, 4000).map(lambda day: START + timedelta(days=day)),
    st.floats(100, 3000),
    st.floats(45, 250),
)
positions = st.sampled_from([Position(), MIDDLE, *(game.position for game in GAMES)])
wins = st.builds(
    BestWin,
    positions,
    st.text(max_size=20),
    st.lists(st.text(max_size=60), max_size=2),
    rotated=st.booleans(),
)


def drawn(png: bytes) -> Image.Image:
    assert len(png) <= LARGEST
    return Image.open(BytesIO(png)).convert("RGB")


@settings(max_examples=20)
@given(
    st.lists(points, min_size=1, max_size=60),
    st.text(max_size=80),
    st.lists(st.sampled_from(Outcome), max_size=7),
    st.none() | wins,
    st.sampled_from(list(THEMES.values())),
)
def test_any_profile_has_a_small_picture(
    course: list[RatingPoint], title: str, outcomes: list[Outcome], best: BestWin | None, theme: Theme
) -> None:
    in_order = sorted(course, key=lambda point: point.at)
    picture = drawn(render_profile(in_order, title, outcomes=outcomes, best=best, theme=theme))
    assert picture.width == 1200
    assert (picture.height == HEIGHT) is (best is None)


def test_without_a_rating_there_is_no_picture() -> None:
    with pytest.raises(ValueError, match="no rating"):
        render_profile([], "Anna")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_rising_rating_is_a_rising_line_in_a_narrowing_band(theme: Theme) -> None:
    picture = drawn(render_profile(RISING, "Anna", theme=theme))
    dark = ImageColor.getrgb(theme.black.face)
    light = ImageColor.getrgb(theme.white.face)

    def column(x: int, shade: tuple[int, ...]) -> list[int]:
        return [y for y in range(110, 420) if picture.getpixel((x, y)) == shade]

    left, right = column(300, dark), column(1000, dark)
    assert min(right) < min(left)
    assert len(column(300, light)) > len(column(1000, light)) > 0


def test_a_long_title_ends_before_the_results() -> None:
    best = BestWin(MIDDLE, "Best win " * 9, ["Anna " * 30])
    for outcomes in ([], [Outcome.LOST] * 5):
        long = drawn(render_profile(RISING, "Anna " * 30, outcomes=outcomes, best=best))
        ground = ImageColor.getrgb(WALNUT.surface)
        assert all(long.getpixel((1190, y)) == ground for y in range(90))
        if outcomes:
            assert all(long.getpixel((915, y)) == ground for y in range(90))


def test_the_best_win_is_seen_from_the_side_that_its_reader_prefers() -> None:
    pictures = [
        drawn(render_profile(RISING, "Anna", best=BestWin(MIDDLE, "Best win", (), rotated=rotated)))
        for rotated in (False, True)
    ]
    above, below = (0, 0, 1200, BOARD), (0, BOARD, 1200, pictures[0].height)
    assert pictures[0].crop(above).tobytes() == pictures[1].crop(above).tobytes()
    assert pictures[0].crop(below).tobytes() != pictures[1].crop(below).tobytes()


def test_the_corner_of_the_badge_stays_free() -> None:
    best = BestWin(GAMES[1].position, "Best win", ["Zoë Łukasiewicz-Brandenburg", "1685 · 26–9"])
    picture = drawn(render_profile(RISING, "Anna", best=best))
    corner = picture.crop((1200 - 150, picture.height - 110, 1200, picture.height))
    assert corner.getcolors() == [(corner.width * corner.height, ImageColor.getrgb(WALNUT.surface))]


def test_dates_are_written_as_the_reader_writes_them() -> None:
    written: list[date] = []

    def write(day: date) -> str:
        written.append(day)
        return f"{day:%d.%m.%Y}"

    course = [RatingPoint(START, 1500, 250), RatingPoint(START + timedelta(days=1), 1600, 200)]
    assert render_profile(course, "Anna", write_date=write) != render_profile(course, "Anna")
    assert written == [START.date(), START.date() + timedelta(days=1)]
