import pytest

from benchmarks.colours import Lab, contrast, difference
from benchmarks.legibility import KINDS, Kind
from rendering import THEMES, Theme


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_picture_can_be_read_on_a_phone(theme: Theme, kind: Kind) -> None:
    figures = list(kind(theme))
    assert figures
    assert [figure for figure in figures if figure.value < figure.least] == []


@pytest.mark.parametrize(
    ("one", "other", "published"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.001), 7.1792),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.263),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_colours_differ_as_published_with_the_formula(one: Lab, other: Lab, published: float) -> None:
    assert difference(one, other) == pytest.approx(published, abs=0.00005)
    assert difference(other, one) == pytest.approx(published, abs=0.00005)


def test_black_and_white_have_the_strongest_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((90, 90, 90), (90, 90, 90)) == 1
