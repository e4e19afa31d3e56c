import pytest
from PIL import ImageColor

from rendering import CONTRAST, DEFAULT, THEMES, WALNUT, Theme
from rendering.themes import Shade

EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def contrast(one: Shade, other: Shade) -> float:
    """The contrast ratio of WCAG 2.2, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(shade: Shade) -> float:
    levels = [level / 255 for level in ImageColor.getrgb(shade)[:3]]
    red, green, blue = (
        level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in levels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_theme_is_found_by_its_name() -> None:
    assert THEMES == {"walnut": WALNUT, "contrast": CONTRAST}
    assert DEFAULT is WALNUT


@EVERY_THEME
def test_numbers_and_letters_can_be_read(theme: Theme) -> None:
    for glaze in (theme.white, theme.black):
        assert contrast(glaze.ink, glaze.face) >= 7
        assert contrast(glaze.ink, glaze.ghost) >= 4.5
    assert contrast(theme.loss_ink, theme.loss) >= 7
    assert contrast(theme.label, theme.surface) >= 7
    assert contrast(theme.choice_ink, theme.choice) >= 7
    for cell in (theme.cell, theme.other_cell):
        assert contrast(theme.cell_name, cell) >= 4.5
    assert contrast(theme.paper_name, theme.paper) >= 4.5


@EVERY_THEME
def test_pieces_stand_out_from_their_cells_by_face_or_rim(theme: Theme) -> None:
    for glaze in (theme.white, theme.black, theme.dvonn):
        for cell in (theme.cell, theme.other_cell):
            assert max(contrast(glaze.face, cell), contrast(glaze.light, cell)) >= 3


@EVERY_THEME
def test_light_alone_tells_white_from_black(theme: Theme) -> None:
    assert contrast(theme.white.face, theme.black.face) >= 7


@EVERY_THEME
def test_marks_stand_out_from_the_ground_by_light_alone(theme: Theme) -> None:
    for shade in (theme.last_move, theme.choice, theme.ghost_line):
        for cell in (theme.cell, theme.other_cell):
            assert contrast(shade, cell) >= 3


@EVERY_THEME
def test_the_last_move_stands_out_on_every_piece_by_its_face_or_its_edge(theme: Theme) -> None:
    for glaze in (theme.white, theme.black, theme.dvonn):
        assert max(contrast(shade, glaze.face) for shade in (theme.last_move, theme.last_move_edge)) >= 3


def test_the_theme_of_high_contrast_has_the_higher_contrast() -> None:
    for higher, lower in (
        (contrast(theme.white.face, theme.black.face) for theme in (CONTRAST, WALNUT)),
        (contrast(theme.white.face, theme.white.line) for theme in (CONTRAST, WALNUT)),
        (contrast(theme.label, theme.surface) for theme in (CONTRAST, WALNUT)),
        (contrast(theme.choice_ink, theme.choice) for theme in (CONTRAST, WALNUT)),
    ):
        assert higher > lower


@EVERY_THEME
def test_no_two_pieces_share_a_colour_that_is_seen_from_above(theme: Theme) -> None:
    assert len({glaze.face for glaze in (theme.white, theme.black, theme.dvonn)}) == 3


@EVERY_THEME
def test_every_shade_is_a_colour(theme: Theme) -> None:
    assert len(theme.shades()) > 10
    for shade in theme.shades():
        assert len(ImageColor.getrgb(shade)) == (4 if len(shade) == len("#rrggbbaa") else 3)
