from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from dvonn import Game, Phase, parse_game
from rendering import CONTRAST, THEMES, WALNUT, ChartLabels, Theme, render_chart, storyline
from rendering.chart import _CUT_OFFS, _LEFT, _RIGHT, HEIGHT
from rendering.panels import MARGIN, Scale
from tests.dvonn.recorded import SHARED, read_games
from tests.dvonn.strategies import games
from tests.rendering.scenes import TIE
from tests.rendering.stories import GAMES, LABELS

LARGEST = 60_000


def chart(game: Game, *, labels: ChartLabels = LABELS, given: int = 0, theme: Theme = WALNUT) -> Image.Image:
    png = render_chart(game, labels=labels, given=given, theme=theme)
    assert len(png) <= LARGEST
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_chart_is_1200_pixels_wide_and_small(game: Game, theme: Theme) -> None:
    assert chart(game, theme=theme).size == (1200, HEIGHT)


@pytest.mark.corpus
def test_the_charts_of_the_shared_games_are_small() -> None:
    for line in read_games(SHARED)[::8]:
        assert chart(parse_game(line["moves"])).size == (1200, HEIGHT)


@settings(max_examples=25)
@given(games(), st.sampled_from(list(THEMES.values())))
def test_a_game_that_ended_anywhere_has_a_chart_once_stacks_move(game: Game, theme: Theme) -> None:
    if game.position.phase is Phase.PLACING:
        with pytest.raises(ValueError, match="no stack may move yet"):
            render_chart(game, labels=LABELS, theme=theme)
    else:
        assert chart(game, theme=theme).size == (1200, HEIGHT)


def test_a_full_board_has_a_chart() -> None:
    assert chart(Game(GAMES[0].moves[:49])).size == (1200, HEIGHT)
    assert chart(Game(start=TIE)).size == (1200, HEIGHT)


def test_moves_are_counted_after_those_that_nobody_played() -> None:
    from_the_full_board = Game(GAMES[0].moves[49:], start=GAMES[0].position_at(49))
    counted = chart(GAMES[0], given=49)
    assert counted.tobytes() == chart(from_the_full_board).tobytes()
    assert counted.tobytes() != chart(GAMES[0]).tobytes()


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("game", GAMES)
def test_a_bar_stands_at_each_ply_that_cut_off_and_nowhere_else(game: Game, theme: Theme) -> None:
    story = [figures for figures in storyline(game) if figures.mobility]
    plies = Scale(_LEFT + MARGIN, _RIGHT - MARGIN, story[0].ply, story[-1].ply)
    picture, red = chart(game, theme=theme), ImageColor.getrgb(theme.dvonn.under)
    seen = {
        figures.ply
        for figures in story
        if picture.getpixel((round(plies.at(figures.ply)), _CUT_OFFS[0] - 3)) == red
    }
    assert seen == {figures.ply for figures in story if figures.cut_off}


@pytest.mark.parametrize("label", [field.name for field in fields(ChartLabels)])
def test_every_label_is_written(label: str) -> None:
    other = replace(LABELS, **{label: "Ñandú"})
    assert chart(GAMES[0], labels=other).tobytes() != chart(GAMES[0]).tobytes()


def test_labels_without_end_stay_in_their_places() -> None:
    endless = ChartLabels(*("Donaudampfschifffahrt " * 20 for _ in fields(ChartLabels)))
    picture, surface = chart(GAMES[0], labels=endless), ImageColor.getrgb(WALNUT.surface)
    for x in (2, 1197):
        assert {picture.getpixel((x, y)) for y in range(HEIGHT)} == {surface}


def test_themes_look_different() -> None:
    assert chart(GAMES[0], theme=CONTRAST).tobytes() != chart(GAMES[0]).tobytes()


def test_threads_that_draw_at_the_same_time_draw_the_same() -> None:
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda game: render_chart(game, labels=LABELS), GAMES))
    assert together == [render_chart(game, labels=LABELS) for game in GAMES]
