import pytest
from PIL import Image

from dvonn import Piece, Space
from rendering import THEMES, Theme, figures, marks
from rendering.bare_board import stored_colours
from rendering.geometry import CORNER, HALF, MIDDLE, centre, tone
from rendering.marks import Ground
from rendering.palettes import numbered
from rendering.pieces import pile, shadow
from rendering.sprites import Sprite
from rendering.surface import empty_board

EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def stamped(theme: Theme, sprites: list[Sprite]) -> Image.Image:
    """Lay sprites onto the space in the middle of the board (L, numbers of colours)."""
    board = numbered(empty_board(theme), theme)
    for stamp in (sprite.at(MIDDLE) for sprite in sprites):
        board.paste(stamp.sprite.colours, (stamp.left, stamp.top), stamp.sprite.drawn)
    return board


@EVERY_THEME
@pytest.mark.parametrize("ground", Ground)
def test_a_stack_looks_as_if_it_were_blended_with_its_ground(theme: Theme, ground: Ground) -> None:
    pieces = (Piece.WHITE, Piece.DVONN, Piece.BLACK)
    blended = empty_board(theme).copy()
    under = marks.ground(theme, ground, tone(Space.parse("f3")))
    inside = () if ground is Ground.WON else (shadow(theme, len(pieces), inside=True),)
    outline = theme.choice if ground is Ground.CHOSEN else None
    for drawing in (under, *inside, pile(theme, pieces, arrived=True, outline=outline)):
        drawing.stamp(blended, MIDDLE)
    sprites = [
        figures.ground(theme, MIDDLE, ground),
        figures.stack(theme, MIDDLE, pieces, ground, arrived=True),
    ]
    assert stamped(theme, sprites).tobytes() == numbered(blended, theme).tobytes()


def test_the_winner_s_stacks_have_no_ring_which_means_the_last_move() -> None:
    theme, pieces = THEMES["walnut"], (Piece.WHITE, Piece.BLACK)
    sprite = figures.stack(theme, MIDDLE, pieces, Ground.WON)
    assert sprite.colours.size == pile(theme, pieces).colours.size


def test_a_stack_lets_what_lies_around_it_be_seen() -> None:
    sprite = figures.stack(THEMES["walnut"], MIDDLE, (Piece.WHITE,), Ground.PLAIN, arrived=False)
    left, top = sprite.offset
    assert sprite.drawn.getpixel((-left, -top)) == 255
    assert sprite.drawn.getpixel((0, 0)) == 0


def test_a_ring_at_the_board_s_edge_has_the_edge_s_colours() -> None:
    theme, edge = THEMES["walnut"], Space.parse("a3")
    blended = empty_board(theme).copy()
    under = marks.ground(theme, Ground.PLAIN, tone(edge))
    inside = shadow(theme, 1, inside=True)
    for drawing in (under, inside, pile(theme, (Piece.WHITE,), arrived=True)):
        drawing.stamp(blended, centre(edge))
    sprite = figures.stack(theme, centre(edge), (Piece.WHITE,), Ground.PLAIN, arrived=True)
    left, top = centre(edge)[0] + sprite.offset[0], centre(edge)[1] + sprite.offset[1]
    width, height = sprite.colours.size
    expected = numbered(blended.crop((left, top, left + width, top + height)), theme)
    blank = Image.new("L", sprite.colours.size)
    assert Image.composite(sprite.colours, blank, sprite.drawn) == Image.composite(
        expected, blank, sprite.drawn
    )


def test_a_stamp_knows_its_lines() -> None:
    stamp = figures.ground(THEMES["walnut"], MIDDLE, Ground.TARGET).at((300, 200))
    assert stamp.bottom - stamp.top == stamp.sprite.colours.height
    assert 200 - CORNER - 1 <= stamp.top < 200 < stamp.bottom <= 200 + CORNER + 1
    assert 300 - HALF - 1 <= stamp.left < 300


@EVERY_THEME
def test_every_number_has_a_colour_and_an_opacity(theme: Theme) -> None:
    colours, opacities = stored_colours(theme)
    assert len(colours) == 3 * len(opacities) <= 3 * 256
    assert opacities[-1] == 255
    assert opacities.count(0) == 1
