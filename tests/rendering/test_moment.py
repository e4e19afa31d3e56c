from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageColor

from dvonn import Game
from rendering import THEMES, WALNUT, Bar, Theme, largest_cut_off, render_moment
from rendering.moment import AFTER, BEFORE, LANDED, SIDE
from tests.rendering.stories import GAMES

LARGEST = max(GAMES, key=lambda game: (found := largest_cut_off(game)) is not None and found.pieces)
"""The game with the largest cut-off: its heap is the widest."""


def ply_of(game: Game) -> int:
    found = largest_cut_off(game)
    assert found
    return found.ply


@cache
def moment(*, theme: Theme = WALNUT, rotated: bool = False) -> bytes:
    """The moment of the largest cut-off, which several tests look at."""
    ply = ply_of(LARGEST)
    before, after = (
        Bar("Anna", "Zoë", position.score, position.to_move)
        for position in (LARGEST.position_at(ply - 1), LARGEST.position_at(ply))
    )
    return render_moment(
        LARGEST,
        ply,
        title="Anna cuts off 14",
        caption="d2 → b2",
        before=before,
        after=after,
        theme=theme,
        rotated=rotated,
    )


def frames(animation: bytes) -> Iterator[tuple[Image.Image, int]]:
    """The pictures (RGB), and for how many milliseconds each is shown."""
    with Image.open(BytesIO(animation)) as picture:
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            yield picture.convert("RGB"), picture.info["duration"]


def test_a_moment_is_a_square_that_loops_and_is_over_within_five_seconds() -> None:
    animation = moment()
    with Image.open(BytesIO(animation)) as picture:
        assert (picture.size, picture.info["loop"]) == ((SIDE, SIDE), 0)
    pauses = [pause for _, pause in frames(animation)]
    assert (pauses[0], pauses[-1]) == (BEFORE, AFTER)
    assert sum(pauses) <= 5000


def test_it_begins_with_the_position_and_ends_with_the_heap_and_the_number() -> None:
    first, *_, last = (picture for picture, _ in frames(moment()))
    board = (0, 0, SIDE, SIDE * 64 // 100)
    assert ImageChops.difference(first.crop(board), last.crop(board)).getbbox()
    heap = (0, SIDE * 88 // 100, SIDE, SIDE)
    assert len(set(first.crop(heap).get_flattened_data())) == 1
    assert len(set(last.crop(heap).get_flattened_data())) > 1


def test_no_fallen_stack_leaves_the_picture() -> None:
    *_, last = (picture for picture, _ in frames(moment()))
    ground = last.getpixel((2, SIDE - 2))
    assert isinstance(ground, tuple)
    for edge in (
        (0, SIDE * 68 // 100, 3, SIDE),
        (SIDE - 3, SIDE * 68 // 100, SIDE, SIDE),
        (0, SIDE - 3, SIDE, SIDE),
    ):
        assert set(last.crop(edge).get_flattened_data()) == {ground}


@pytest.mark.slow
@pytest.mark.parametrize("rotated", [False, True])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_in_every_theme_and_direction_it_is_small(theme: Theme, rotated: bool) -> None:
    assert len(moment(theme=theme, rotated=rotated)) < 500_000


def test_only_a_move_that_cuts_something_off_is_a_moment() -> None:
    game, bar = GAMES[0], Bar("Anna", "Zoë")
    quiet = next(
        ply
        for ply in range(50, len(game.moves))
        if not game.position_at(ply - 1).cut_off_by(game.moves[ply - 1])
    )
    for ply in (1, quiet):
        with pytest.raises(ValueError, match="cut nothing off"):
            render_moment(game, ply, title="", caption="", before=bar, after=bar)
    with pytest.raises(IndexError):
        render_moment(game, len(game.moves) + 1, title="", caption="", before=bar, after=bar)


def test_before_they_fall_marks_show_which_stacks_have_lost_their_connection() -> None:
    loss = ImageColor.getrgb(WALNUT.loss)
    marked = [
        pause
        for picture, pause in frames(moment())
        if any(count > 500 for count, colour in picture.getcolors(SIDE**2) or () if colour == loss)
    ]
    assert marked == [LANDED]
