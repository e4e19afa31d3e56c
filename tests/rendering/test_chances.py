"""The chart of the chance to win: White's share from below, numbered mistakes, the turning point."""

from dataclasses import fields, replace
from io import BytesIO
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageColor

from dvonn import Colour
from rendering import THEMES, WALNUT, ChanceLabels, Course, Theme, render_chances
from rendering.chances import _APART, _BADGE, _CHANCES, _RIGHT, HEIGHT, _halfway, _spread
from rendering.panels import MARGIN, Scale
from rendering.sheet import LEFT
from tests.rendering.stories import CHANCES, COURSE
from tests.rendering.test_themes import contrast

EVEN = Course(49, [0.25] * 21, worst={})


def drawn(course: Course, *, labels: ChanceLabels = CHANCES, theme: Theme = WALNUT) -> Image.Image:
    png = render_chances(course, labels=labels, theme=theme)
    assert len(png) <= 40_000
    return Image.open(BytesIO(png)).convert("RGB")


def seen(picture: Image.Image, course: Course, ply: int, chance: float) -> object:
    """The colour at the height of a chance."""
    x = Scale(LEFT + MARGIN, _RIGHT - MARGIN, course.first, course.last).at(ply)
    return picture.getpixel((round(x), round(Scale(*_CHANCES, 0, 1).at(chance))))


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_light_part_is_white_s_chance(theme: Theme) -> None:
    picture = drawn(EVEN, theme=theme)
    white, black = (ImageColor.getrgb(glaze.face) for glaze in (theme.white, theme.black))
    assert [seen(picture, EVEN, 55, chance) for chance in (0.05, 0.22, 0.28, 0.95)] == [white] * 2 + [
        black
    ] * 2
    assert contrast(theme.white.face, theme.black.face) >= 12


@pytest.mark.parametrize(
    "course",
    [
        Course(49, [0.5], worst={}),
        Course(49, [1.0, 0.0, 1.0], worst={50: Colour.WHITE, 51: Colour.BLACK}, certain_from=49),
        replace(COURSE, worst=dict.fromkeys(range(50, 74, 4), Colour.WHITE)),
    ],
)
def test_any_course_has_a_chart(course: Course) -> None:
    assert drawn(course).size == (1200, HEIGHT)


def test_without_chances_there_is_none() -> None:
    with pytest.raises(ValueError, match="no chances"):
        drawn(Course(49, [], worst={}))


def test_everything_is_seen() -> None:
    whole = drawn(COURSE).tobytes()
    others = (
        replace(COURSE, worst=dict.fromkeys(COURSE.worst, Colour.WHITE)),
        replace(COURSE, turning_point=None),
        replace(COURSE, certain_from=None),
    )
    assert whole not in {drawn(other).tobytes() for other in others}
    for field in fields(ChanceLabels):
        assert drawn(COURSE, labels=replace(CHANCES, **{field.name: "Ñandú"})).tobytes() != whole


def test_the_worst_moves_are_numbered_as_they_were_made_in_whatever_order_they_are_given() -> None:
    backwards = dict(reversed([*COURSE.worst.items()]))
    assert drawn(replace(COURSE, worst=backwards)).tobytes() == drawn(COURSE).tobytes()


def test_labels_without_end_stay_in_their_places() -> None:
    endless = ChanceLabels(*("Donaudampfschifffahrt " * 20 for _ in fields(ChanceLabels)))
    picture, surface = drawn(COURSE, labels=endless), ImageColor.getrgb(WALNUT.surface)
    for x in (2, 1197):
        assert {picture.getpixel((x, y)) for y in range(HEIGHT)} == {surface}


@given(st.lists(st.floats(LEFT + _BADGE, _RIGHT - _BADGE), max_size=3).map(sorted))
def test_numbers_never_cover_each_other_and_stay_on_the_panel(wanted: list[float]) -> None:
    placed = _spread(wanted, LEFT + _BADGE, _RIGHT - _BADGE)
    assert all(right - left >= _APART - 1e-6 for left, right in pairwise(placed))
    assert all(each - _BADGE + 1e-6 >= LEFT and each + _BADGE <= _RIGHT + 1e-6 for each in placed)


def test_the_turning_point_lies_halfway_along_the_fall() -> None:
    assert _halfway((0, 10), (10, 30)) == (5, 20)
