from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from rendering import THEMES, WALNUT, Outcome, TableRow, Theme, render_table
from rendering.outcomes import STEP
from rendering.table import FOOT, HEAD, ROW

LARGEST = 60_000
WON, TIED, LOST = Outcome

rows = st.builds(
    TableRow,
    st.integers(1, 999),
    st.text(max_size=40),
    st.floats(100, 3000),
    st.floats(45, 250),
    st.from_regex(r"[0-9]{3,4}\??", fullmatch=True),
    st.lists(st.sampled_from(Outcome), max_size=7),
    is_own=st.booleans(),
)

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def drawn(shown: list[TableRow], theme: Theme = WALNUT) -> Image.Image:
    png = render_table(shown, theme)
    assert len(png) <= LARGEST
    return Image.open(BytesIO(png)).convert("RGB")


def middle(row: int) -> int:
    return HEAD + ROW * row + ROW // 2


def row_of(*outcomes: Outcome, rating: float = 1500, deviation: float = 60, is_own: bool = False) -> TableRow:
    return TableRow(2, "Anna", rating, deviation, f"{rating:.0f}", outcomes, is_own=is_own)


@settings(max_examples=20)
@given(st.lists(rows, min_size=1, max_size=10), st.sampled_from(list(THEMES.values())))
def test_any_table_has_a_small_picture(shown: list[TableRow], theme: Theme) -> None:
    assert drawn(shown, theme).size == (1200, HEAD + ROW * len(shown) + FOOT)


def test_without_rows_there_is_no_picture() -> None:
    with pytest.raises(ValueError, match="no row"):
        render_table([])


@themes
def test_results_differ_in_how_much_of_a_ring_is_full(theme: Theme) -> None:
    light = ImageColor.getrgb(theme.white.face)
    picture = drawn([row_of(WON, TIED, LOST)], theme)
    full = []
    for number in range(3):
        left = 1152 - (2 - number) * STEP - STEP // 2
        ring = picture.crop((left, middle(0) - 24, left + STEP, middle(0) + 24))
        full.append(sum(count for count, shade in ring.getcolors(STEP * 48) or () if shade == light))
    won, tied, lost = full
    assert won > 1.3 * tied > 1.5 * lost > 0


@themes
def test_the_latest_of_many_results_are_shown_and_the_last_is_on_the_right(theme: Theme) -> None:
    assert render_table([row_of(LOST, *[WON] * 5)], theme) == render_table([row_of(*[WON] * 5)], theme)
    assert render_table([row_of(WON, LOST)], theme) != render_table([row_of(LOST, WON)], theme)
    light = ImageColor.getrgb(theme.white.face)
    assert drawn([row_of(LOST, WON)], theme).getpixel((1152, middle(0))) == light


@themes
def test_a_band_is_as_wide_as_a_rating_is_uncertain_and_has_a_mark_at_it(theme: Theme) -> None:
    picture = drawn([row_of(rating=1700), row_of(rating=1500, deviation=180)], theme)

    light = ImageColor.getrgb(theme.white.face)

    def band(row: int) -> list[int]:
        return [x for x in range(670, 910) if picture.getpixel((x, middle(row) + 8)) == light]

    certain, uncertain = band(0), band(1)
    assert len(uncertain) > 2 * len(certain) > 0
    marks = [sorted({*range(min(found), max(found))} - {*found}) for found in (certain, uncertain)]
    assert marks[0][0] > marks[1][-1] > uncertain[0]


@themes
def test_ones_own_row_is_framed(theme: Theme) -> None:
    frame = ImageColor.getrgb(theme.last_move)
    picture = drawn([row_of(), row_of(is_own=True)], theme)
    left = [picture.getpixel((11, middle(row))) == frame for row in (0, 1)]
    assert left == [False, True]


def test_the_corner_of_the_badge_stays_free() -> None:
    picture = drawn([row_of(WON, LOST, WON, LOST, WON)] * 3)
    corner = picture.crop((1200 - 150, picture.height - 110, 1200, picture.height))
    assert corner.getcolors() == [(corner.width * corner.height, ImageColor.getrgb(WALNUT.surface))]
