from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from rendering import THEMES, WALNUT, Outcome, StandingsRow, Theme, render_standings
from rendering.table import FOOT, HEAD, ROW

LARGEST = 60_000
WON, TIED, LOST = Outcome

rows = st.builds(
    lambda place, name, points, left, outcomes, is_own: StandingsRow(
        place, name, points, points + 2 * left, outcomes, is_own=is_own
    ),
    st.integers(1, 7),
    st.text(max_size=40),
    st.integers(0, 12),
    st.integers(0, 6),
    st.lists(st.sampled_from(Outcome), max_size=6),
    st.booleans(),
)

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def drawn(shown: list[StandingsRow], theme: Theme = WALNUT) -> Image.Image:
    png = render_standings(shown, theme)
    assert len(png) <= LARGEST
    return Image.open(BytesIO(png)).convert("RGB")


def middle(row: int) -> int:
    return HEAD + ROW * row + ROW // 2


@settings(max_examples=20)
@given(st.lists(rows, min_size=1, max_size=7), st.sampled_from(list(THEMES.values())))
def test_any_group_has_a_small_picture(shown: list[StandingsRow], theme: Theme) -> None:
    assert drawn(shown, theme).size == (1200, HEAD + ROW * len(shown) + FOOT)


def test_without_rows_there_is_no_picture() -> None:
    with pytest.raises(ValueError, match="no row"):
        render_standings([])


@themes
def test_a_bar_is_full_as_far_as_points_were_won_and_empty_as_far_as_they_can_be(theme: Theme) -> None:
    light = ImageColor.getrgb(theme.white.face)
    picture = drawn(
        [StandingsRow(1, "Anna", 6, 8), StandingsRow(2, "Ben", 2, 8), StandingsRow(3, "Cleo", 0, 4)], theme
    )
    full = [sum(picture.getpixel((x, middle(row))) == light for x in range(600, 840)) for row in range(3)]
    assert full[0] > 2.5 * full[1] > 0
    assert full[2] == 0
    line = ImageColor.getrgb(theme.white.line)
    ends = [
        max(x for x in range(600, 845) if picture.getpixel((x, middle(row))) in (line, light))
        for row in range(3)
    ]
    assert ends[0] == ends[1] > ends[2]


def test_no_one_has_a_golden_place_before_there_are_points() -> None:
    gold = ImageColor.getrgb(WALNUT.winner)
    before, later = (drawn([StandingsRow(1, "Anna", points, 8)]) for points in (0, 2))
    counts = [
        sum(count for count, color in each.getcolors(1 << 24) or [] if color == gold)
        for each in (before, later)
    ]
    assert counts[0] == 0
    assert counts[1] > 100


@themes
def test_six_results_are_shown(theme: Theme) -> None:
    one, other = (StandingsRow(1, "Anna", 8, 8, [first, *[WON] * 5]) for first in (LOST, WON))
    assert render_standings([one], theme) != render_standings([other], theme)


@themes
def test_ones_own_row_is_framed(theme: Theme) -> None:
    frame = ImageColor.getrgb(theme.last_move)
    picture = drawn([StandingsRow(1, "Anna", 1, 1), StandingsRow(2, "Ben", 0, 0, is_own=True)], theme)
    assert [picture.getpixel((11, middle(row))) == frame for row in (0, 1)] == [False, True]


def test_the_corner_of_the_badge_stays_free() -> None:
    picture = drawn([StandingsRow(1, "Anna", 8, 12, [WON, LOST, TIED])] * 3)
    corner = picture.crop((1200 - 150, picture.height - 110, 1200, picture.height))
    assert corner.getcolors() == [(corner.width * corner.height, ImageColor.getrgb(WALNUT.surface))]
