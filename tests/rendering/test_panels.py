from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageColor

from dvonn import Colour
from rendering import WALNUT
from rendering.canvas import Canvas
from rendering.lettering import write
from rendering.panels import _DASH, _GAP, ChartPanel, Scale, dashes, draw_curve
from tests.rendering.test_themes import contrast

NUMBERS = st.integers(0, 200)
POINTS = st.lists(st.tuples(st.integers(0, 900), st.integers(0, 900)), min_size=2, max_size=30)


@given(NUMBERS, NUMBERS, st.integers(3, 12))
def test_ticks_are_evenly_spaced_round_numbers_on_the_scale(one: int, other: int, most: int) -> None:
    first, last = sorted((one, other))
    ticks = Scale(0, 100, first, last).ticks(most)
    assert len(ticks) <= most
    assert all(first <= tick <= last for tick in ticks)
    assert {later - earlier for earlier, later in pairwise(ticks)} <= {1, 2, 5, 10, 20, 50, 100}
    assert all(tick % ticks.step == 0 for tick in ticks)


def test_there_are_as_many_ticks_as_there_can_be() -> None:
    assert list(Scale(0, 1, 49, 85).ticks(10)) == [50, 55, 60, 65, 70, 75, 80, 85]
    assert list(Scale(0, 1, 0, 26).ticks(6)) == [0, 5, 10, 15, 20, 25]
    assert list(Scale(0, 1, 7, 7).ticks(3)) == [7]


def test_a_scale_runs_from_its_start_to_its_end() -> None:
    upwards = Scale(470, 170, 0, 30)
    assert [upwards.at(number) for number in (0, 15, 30)] == [470, 320, 170]


def test_a_scale_of_one_number_has_it_at_its_start() -> None:
    assert Scale(10, 90, 49, 49).at(49) == 10


@given(POINTS)
def test_dashes_follow_the_line_with_gaps_between_them(points: list[tuple[int, int]]) -> None:
    length = sum(dist(one, other) for one, other in pairwise(points))
    drawn = sum(dist(start, end) for start, end in dashes(points))
    whole, rest = divmod(length, _DASH + _GAP)
    assert drawn == pytest.approx(whole * _DASH + min(rest, _DASH), abs=1e-6 * length + 1e-6)
    assert all(dist(start, end) <= _DASH + 1e-6 for start, end in dashes(points))


def test_a_dash_goes_round_a_corner() -> None:
    assert list(dashes([(0, 0), (10, 0), (10, 10)])) == [((0, 0), (10, 0)), ((10, 0), (10, 9))]


@pytest.mark.parametrize("colour", Colour)
def test_a_curve_of_one_point_is_a_spot(colour: Colour) -> None:
    canvas = Canvas(100, 100)
    draw_curve(canvas, WALNUT, colour, [(0, 0)])
    left, top, right, bottom = canvas.image().getbbox() or (0, 0, 0, 0)
    assert 10 < right - left == bottom - top < 30


def test_white_s_curve_is_whole_and_black_s_is_not() -> None:
    gaps = []
    for colour in Colour:
        canvas = Canvas(400, 20, origin=(0, 10))
        draw_curve(canvas, WALNUT, colour, [(10, 0), (390, 0)])
        opacity = canvas.image().getchannel("A")
        gaps.append(sum(opacity.getpixel((x, 10)) == 0 for x in range(10, 390)))
    assert gaps[0] == 0
    assert gaps[1] > 30


def test_a_sheet_with_a_ground_looks_as_one_that_was_painted_all_over() -> None:
    painted, grounded = Canvas(400, 60), Canvas(400, 60, ground=WALNUT.surface)
    painted.polygon([(-200, -30), (200, -30), (200, 30), (-200, 30)], WALNUT.surface)
    for canvas in (painted, grounded):
        draw_curve(canvas, WALNUT, Colour.WHITE, [(-190, -20), (190, 20)])
        write(canvas, (-100, 10), "Björn 42", 46, WALNUT.label)
    assert grounded.image().tobytes() == painted.image().convert("RGB").tobytes()


def test_light_alone_tells_the_curves_from_their_ground() -> None:
    assert contrast(WALNUT.white.line, WALNUT.paper) >= 3
    assert contrast(WALNUT.black.face, WALNUT.paper) >= 3


@given(st.integers(0, 49), st.integers(0, 49))
def test_badges_never_cover_each_other(white: int, black: int) -> None:
    canvas = Canvas(300, 400, origin=(0, 0))
    panel = ChartPanel(canvas, WALNUT, Scale(20, 200, 0, 10), Scale(370, 40, 0, 49))
    panel.draw_badges({Colour.WHITE: white, Colour.BLACK: black})
    column = int(panel.right) + 18 - 33  # left of the numbers, where each disc is 29 pixels high
    opacity = canvas.image().getchannel("A")
    seen = [opacity.getpixel((column, y)) for y in range(400)]
    assert 50 <= sum(level == 255 for level in seen) <= 62
    assert seen[0] == seen[-1] == 0


def test_the_number_of_a_lower_bar_gives_way() -> None:
    def above(y: int, bars: dict[int, int]) -> bytes:
        canvas = Canvas(300, 200, origin=(0, 0))
        ChartPanel(canvas, WALNUT, Scale(20, 280, 0, 40), Scale(190, 60, 0, 20)).draw_bars(bars)
        return canvas.image().crop((0, 0, 300, y)).tobytes()

    lower_bar = 168
    assert above(lower_bar, {10: 15, 11: 3}) == above(lower_bar, {10: 15})
    assert above(lower_bar, {10: 15, 20: 3}) != above(lower_bar, {10: 15})


def test_the_least_bar_is_seen() -> None:
    canvas = Canvas(300, 200, origin=(0, 0))
    panel = ChartPanel(canvas, WALNUT, Scale(20, 280, 0, 40), Scale(190, 180, 0, 40))
    panel.draw_bars({20: 1})
    assert canvas.image().getpixel((150, 187)) == (*ImageColor.getrgb(WALNUT.dvonn.under), 255)
