from functools import cache
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from dvonn import Colour, Game, Phase
from rendering import THEMES, WALNUT, Theme, render_board, render_course, render_result, storyline
from rendering.geometry import BAR, BAR_GAP, HEIGHT, WIDTH
from rendering.result import COURSE, COURSE_ALONE
from tests.dvonn.strategies import games
from tests.rendering.stories import GAMES, result_bar

TALL = BAR + BAR_GAP + COURSE + BAR_GAP + HEIGHT
LARGEST = 60_000


def result(game: Game, theme: Theme = WALNUT, *, rotated: bool = False) -> Image.Image:
    png = render_result(game, result_bar(game), theme=theme, rotated=rotated)
    assert len(png) <= LARGEST
    return Image.open(BytesIO(png)).convert("RGBA")


@cache
def head(game: Game) -> Image.Image:
    """The bar and the course of a game's result, drawn once for the tests that look at them."""
    return result(game).crop((0, 0, WIDTH, BAR + BAR_GAP + COURSE))


def course(picture: Image.Image) -> Image.Image:
    return picture.crop((0, BAR + BAR_GAP, WIDTH, BAR + BAR_GAP + COURSE))


def colours(picture: Image.Image) -> set[object]:
    """The colours (RGB) of a picture."""
    return {colour for _, colour in picture.convert("RGB").getcolors(picture.width * picture.height) or ()}


@pytest.mark.parametrize("rotated", [False, True])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_board_is_the_one_that_stands_alone(theme: Theme, rotated: bool) -> None:
    game = GAMES[0]
    move = game.moves[-1]
    lost = game.position_at(len(game.moves) - 1).cut_off_by(move)
    board = render_board(game.position, last_move=move, cut_off=lost, theme=theme, rotated=rotated)
    alone = Image.open(BytesIO(board)).convert("RGBA")
    picture = result(game, theme, rotated=rotated)
    assert picture.size == (WIDTH, TALL)
    assert picture.crop((0, TALL - HEIGHT, WIDTH, TALL)).tobytes() == alone.tobytes()


@pytest.mark.slow
@settings(max_examples=25)
@given(games(), st.sampled_from(list(THEMES.values())))
def test_a_game_that_ended_anywhere_has_a_result_once_stacks_move(game: Game, theme: Theme) -> None:
    if game.position.phase is Phase.PLACING:
        with pytest.raises(ValueError, match="no stack may move yet"):
            render_result(game, result_bar(game), theme=theme)
    else:
        assert result(game, theme).size == (WIDTH, TALL)


@pytest.mark.parametrize("game", GAMES)
def test_the_leader_has_the_larger_part_of_the_course(game: Game) -> None:
    story = [figures for figures in storyline(game) if figures.mobility]
    white, black = map(ImageColor.getrgb, (WALNUT.white.face, WALNUT.black.face))
    most = max(figures.score.lead for figures in story)
    picture = course(head(game))
    step = (WIDTH - 68) / (len(story) - 1)
    for number, figures in enumerate(story[1:-1], start=1):
        x = round(34 + step * number)
        column = [picture.getpixel((x, y))[:3] for y in range(COURSE)]  # type: ignore[index]
        is_bare = column.count(white) + column.count(black) > 0.85 * COURSE  # no label of a cut-off
        if is_bare and figures.score.lead >= most / 6:
            assert (column.count(white) > column.count(black)) == (figures.score.margin(Colour.WHITE) > 0), (
                number
            )


def test_cut_offs_are_marked() -> None:
    loss = ImageColor.getrgb(WALNUT.loss)
    for game in GAMES:
        has_cut_off = any(figures.cut_off for figures in storyline(game))
        assert (loss in colours(course(head(game)))) == has_cut_off


@pytest.mark.parametrize("game", GAMES)
def test_the_course_alone_is_the_bar_and_the_course_without_the_board(game: Game) -> None:
    png = render_course(game, result_bar(game))
    assert len(png) <= LARGEST
    picture = Image.open(BytesIO(png)).convert("RGBA")
    assert picture.size == (WIDTH, BAR + BAR_GAP + COURSE_ALONE)
    bar = (0, 0, WIDTH, BAR + BAR_GAP)
    assert picture.crop(bar).tobytes() == head(game).crop(bar).tobytes()
    loss = ImageColor.getrgb(WALNUT.loss)
    has_cut_off = any(figures.cut_off for figures in storyline(game))
    assert (loss in colours(picture)) == has_cut_off
    with pytest.raises(ValueError, match="no stack may move yet"):
        render_course(Game(), result_bar(game))
