from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache, partial
from io import BytesIO
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from dvonn import PASS, SPACES, Game, Jump, Position, Space, parse_game, parse_move
from rendering import THEMES, WALNUT, Bar, Theme, figures, render_board
from rendering.board import Marks, lay_out
from rendering.geometry import HALF, Pixel, centre, column_labels
from rendering.marks import Ground
from rendering.pieces import NARROW, number_place
from tests.dvonn.grids import board, spaces
from tests.dvonn.recorded import OWN, read_games
from tests.dvonn.strategies import games
from tests.rendering.scenes import (
    BRIDGE,
    CROWD,
    LAST_MOVE,
    MIDDLE,
    SCENES,
    TIE,
    TOWERS,
    after,
    crossed,
    placed,
)
from tests.rendering.scenes import draw as draw_anew

draw = cache(draw_anew)
"""Draws a scene, once for all tests that look at it."""

ABOVE = 50
"""Pixels from a cell's centre up to where its ground is seen behind a single piece."""


@lru_cache(maxsize=4)
def opened(png: bytes) -> Image.Image:
    """Read a picture (not to be changed), once for all the cells that are looked at one after the other."""
    return Image.open(BytesIO(png)).convert("RGBA")


def cell(png: bytes, space: str) -> Image.Image:
    """Cut out the middle of a cell."""
    x, y = centre(Space.parse(space))
    return opened(png).crop((x - HALF + 4, y - 20, x + HALF - 4, y + 20))


def has_colour(png: bytes, space: str, shade: str, *, right: int = 0, above: int = 0) -> bool:
    """Whether a colour is seen so far from a space's centre, as near as the stored colours come."""
    x, y = centre(Space.parse(space))
    seen = opened(png).getpixel((x + right, y - above))
    assert isinstance(seen, tuple)
    return all(
        abs(level - wanted) < 12 for level, wanted in zip(seen, ImageColor.getrgb(shade), strict=False)
    )


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_1200_pixels_wide_and_small(name: str) -> None:
    png = draw(name)
    assert opened(png).size == (1200, 540)
    assert len(png) <= 60_000


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize(
    "crowded",
    [
        (
            "B,D,W,W,.,B,B,WW,./W,BW,.,W,WB,BB,B,B,BBB,./.,BB,BW,.,.,.,B,BWW,W,.,B/W,W,.,W,WWW,BB,.,.,B,D/"
            "B,.,WWB,D,.,.,W,WW,. w s"
        ),
        (
            "B,W,WB,.,W,.,BW,.,B/W,B,W,B,.,W,BW,WB,.,B/.,BW,B,D,WB,B,D,WBBW,.,W,W/.,WB,W,WBW,B,BW,WB,.,D,W/"
            ".,BW,.,.,.,B,.,.,B b s"
        ),
    ],
)
def test_a_board_of_many_different_stacks_that_can_move_is_small_too(crowded: str, theme: Theme) -> None:
    position = Position.parse(crowded)
    assert len(render_board(position, movable=position.movable(), theme=theme)) <= 60_000


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_pictures_of_a_recorded_game_are_small_in_every_way(theme: Theme) -> None:
    game = parse_game(read_games(OWN)[0]["moves"])
    for ply in (1, 12, 25, 37, 48, 49, 50, 53, 58, 64):
        position, move = game.position_at(ply), game.moves[ply - 1]
        cut_off, movable = game.position_at(ply - 1).cut_off_by(move), position.movable()
        score = None if ply < len(SPACES) else position.score
        bar = Bar(
            "Wolfgang Amadeus Quäkerßmith Wow", "Maximiliane Böhm-Wagenknecht Mö", score, position.to_move
        )
        draw = partial(render_board, position, last_move=move, cut_off=cut_off, theme=theme)
        assert len(draw(bar=bar)) <= 60_000
        assert len(draw(movable=movable, named=movable, rotated=True)) <= 60_000
        assert len(draw(planned=position.vacant(), rotated=True)) <= 60_000


def test_nothing_lies_around_the_board() -> None:
    opacity = opened(draw("full")).getchannel("A")
    corners = [opacity.getpixel(place) for place in ((0, 0), (1199, 0), (0, 539), (1199, 539))]
    assert corners == [0, 0, 0, 0]
    assert opacity.crop((44, 0, 1156, 540)).getextrema() == (255, 255)
    assert opacity.crop((0, 44, 1200, 496)).getextrema() == (255, 255)


@pytest.mark.slow
def test_threads_that_draw_at_the_same_time_draw_the_same() -> None:
    names = list(SCENES) * 6
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(draw_anew, names))
    alone = {name: draw_anew(name) for name in SCENES}
    assert together == [alone[name] for name in names]


@settings(max_examples=30)
@given(games(min_plies=1), st.sampled_from(list(THEMES.values())))
def test_every_position_is_drawn_with_all_its_marks(game: Game, theme: Theme) -> None:
    position = game.position
    movable = position.movable()
    png = render_board(
        position,
        last_move=game.moves[-1],
        cut_off=game.position_at(len(game.moves) - 1).cut_off_by(game.moves[-1]),
        movable=movable,
        chosen=movable[0] if movable else None,
        targets=position.targets(movable[0]) if movable else (),
        theme=theme,
    )
    assert opened(png).size == (1200, 540)


def test_a_vacant_space_bears_its_name_while_pieces_are_placed() -> None:
    assert cell(draw("placing"), "a1").tobytes() != cell(draw("tie"), "a1").tobytes()
    assert cell(draw("placing"), "a1").tobytes() != cell(draw("placing"), "b1").tobytes()


def test_a_planned_space_bears_its_place_in_the_order_instead_of_its_name() -> None:
    position, _ = placed(20)
    orders = [list(map(Space.parse, names)) for names in (("a1", "b1"), ("b1", "a1"))]
    one, other = (render_board(position, planned=spaces) for spaces in orders)
    assert cell(one, "a1") == cell(other, "b1")
    assert cell(one, "b1") == cell(other, "a1")
    assert cell(one, "a1") != cell(one, "b1")
    assert has_colour(one, "a1", WALNUT.choice, above=ABOVE)
    assert cell(one, "c1") == cell(render_board(position), "c1")


def test_every_place_in_a_plan_looks_different() -> None:
    png = render_board(Position(), planned=SPACES)
    assert len({cell(png, str(space)).tobytes() for space in SPACES}) == len(SPACES)


def test_a_planned_space_that_was_taken_bears_no_number() -> None:
    position, _ = placed(20)
    taken, free = next(iter(position.stacks)), position.vacant()[0]
    assert render_board(position, planned=[taken, free]) == render_board(position, planned=[free])


def test_a_vacated_space_is_bare() -> None:
    assert cell(draw("tie"), "a1") == cell(draw("tie"), "c1")


def test_the_cell_is_seen_in_the_hole_of_a_ring() -> None:
    png = draw("full")
    position, _ = placed(49)
    for space, stack in position.stacks.items():
        assert has_colour(png, str(space), WALNUT.glaze(stack.pieces[0]).hollow) == (stack.owner is not None)


def test_a_stack_looks_different_with_every_piece_more() -> None:
    pictures = {_stack_of("W" * height) for height in range(1, 13)}
    assert len(pictures) == 12


def test_a_stack_shows_which_pieces_lie_in_it() -> None:
    kinds = ("WWW", "BWW", "WBW", "DWW", "WDW", "DDW")
    assert len({_stack_of(pieces) for pieces in kinds}) == len(kinds)
    for pieces in kinds:
        assert _red_bands(_stack_of(pieces)) == pieces.count("D"), pieces


@pytest.mark.parametrize("pieces", ["DWBWBWBWBW", "WBWBWDWBWBWW", "DDDBBBBBBBBB", "BBBBBBDW"])
def test_a_high_stack_is_as_high_as_one_of_six_and_shows_all_its_dvonn_pieces(pieces: str) -> None:
    high, six = (opened(_stack_of(each)).getchannel("A").getbbox() for each in (pieces, "W" * 6))
    assert high == six
    assert _red_bands(_stack_of(pieces)) == pieces.count("D")


def _red_bands(png: bytes) -> int:
    """The number of red bands in the stack on e3, between the rhombs on them."""
    x, y = centre(Space.parse("e3"))
    column = opened(png).crop((x - 12, y - 60, x - 11, y + 60)).convert("RGB").tobytes()
    seen = [
        red > 100 and red > 2 * max(green, blue) for red, green, blue in zip(*[iter(column)] * 3, strict=True)
    ]
    return sum(here and not before for before, here in pairwise(seen))


def _stack_of(pieces: str) -> bytes:
    drawing = """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   .   .   {}  D   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
    lone = "." if pieces.count("D") == 3 else "D"
    return render_board(board(drawing.replace("D", lone).format(pieces)))


def test_a_piece_placed_last_has_a_ring() -> None:
    position, marks = placed(20)
    with_ring, without = draw("placing"), render_board(position)
    last = str(marks["last_move"])
    assert has_colour(with_ring, last, WALNUT.last_move, right=46)
    assert not has_colour(without, last, WALNUT.last_move, right=46)


def test_an_arrow_stands_where_the_stack_came_from() -> None:
    assert has_colour(draw("jump"), "f5", WALNUT.last_move)
    assert not has_colour(draw("movable"), "f5", WALNUT.last_move)


def test_a_pass_marks_nothing() -> None:
    assert render_board(MIDDLE, last_move=PASS) == render_board(MIDDLE)


def test_what_was_cut_off_is_left_as_ghosts() -> None:
    position, marks = after(BRIDGE, "e3f3")
    without = render_board(position, last_move=marks["last_move"])
    for space, stack in marks["cut_off"].items():
        assert cell(draw("cut-off"), str(space)).tobytes() != cell(without, str(space)).tobytes(), stack


def test_ghosts_may_be_given_as_a_mapping_or_as_pairs() -> None:
    position, marks = after(BRIDGE, "e3f3")
    assert render_board(position, cut_off=marks["cut_off"].items()) == render_board(
        position, cut_off=marks["cut_off"]
    )


def test_a_stack_that_is_blocked_bears_a_cross_and_keeps_its_number() -> None:
    position, marks = crossed(CROWD)
    plain, png = render_board(position), draw("blocked")
    assert marks["blocked"] == spaces("d2 d3 e2 e3 g3 h3 i3")
    for space in SPACES:
        assert (cell(plain, str(space)) != cell(png, str(space))) == (space in marks["blocked"]), space
        number = [opened(picture).crop(_middle(space)) for picture in (plain, png)]
        pieces = position.stacks[space].height if space in position.stacks else 0
        assert (number[0] == number[1]) == (space not in marks["blocked"] or pieces > 1), space
    assert render_board(position, blocked=position.vacant()) == plain


def _middle(space: Space) -> tuple[int, int, int, int]:
    """The part of a cell where a pile's number stands."""
    x, y = centre(space)
    return x - 10, y - 26, x + 10, y - 6


def test_a_stack_that_cut_itself_off_is_a_ghost_too() -> None:
    position, marks = after(BRIDGE, "e3f3")
    assert isinstance(marks["last_move"], Jump)
    target = marks["last_move"].target
    assert target in marks["cut_off"]
    assert cell(draw("cut-off"), str(target)) != cell(render_board(position), str(target))


def test_what_a_move_would_cut_off_is_marked_before_it_is_made() -> None:
    move = parse_move("e3f3")
    falling = BRIDGE.cut_off_by(move)
    plain, marked = render_board(BRIDGE), render_board(BRIDGE, falling=falling)
    for space in BRIDGE.stacks:
        assert (cell(plain, str(space)) != cell(marked, str(space))) == (space in falling)


def test_the_stacks_that_can_move_bear_a_plate_and_keep_their_ground() -> None:
    png, plain = draw("movable"), render_board(MIDDLE)
    assert {str(space) for space in MIDDLE.stacks if foot(png, str(space)) != foot(plain, str(space))} == {
        str(space) for space in MIDDLE.movable()
    }
    assert all(has_colour(png, "g5", WALNUT.cell, above=ABOVE) for space in MIDDLE.movable())


def foot(png: bytes, space: str) -> Image.Image:
    """Cut out the part of a cell where plates are."""
    x, y = centre(Space.parse(space))
    return opened(png).crop((x - 14, y + 42, x + 14, y + 48))


def test_the_name_of_a_space_is_written_on_it_where_that_is_asked_for() -> None:
    spaces = [Space.parse(name) for name in ("c5", "d5", "h4")]
    plain, named = render_board(MIDDLE), render_board(MIDDLE, named=spaces)
    for space in SPACES:
        x, y = centre(space)
        box = (x - 20, y + 18, x + 20, y + 48) if space in MIDDLE.stacks else (x - 20, y - 15, x + 20, y + 15)
        assert (opened(plain).crop(box) != opened(named).crop(box)) == (space in spaces)


def test_a_chosen_stack_and_its_targets_are_told_apart() -> None:
    png = draw("targets")
    assert has_colour(png, "h4", WALNUT.choice, right=51)
    assert not has_colour(png, "h4", WALNUT.choice, right=40)
    assert not has_colour(png, "h2", WALNUT.choice, right=51)
    assert has_colour(png, "h2", WALNUT.choice, above=ABOVE)
    assert cell(png, "h4").tobytes() != cell(render_board(MIDDLE), "h4").tobytes()
    assert not has_colour(png, "j5", WALNUT.choice, above=ABOVE)


def test_marks_on_vacant_spaces_are_left_out() -> None:
    vacant = MIDDLE.vacant()
    assert render_board(MIDDLE, movable=vacant, targets=vacant, chosen=vacant[0]) == render_board(MIDDLE)


def test_the_winner_s_stacks_stand_out_and_nobody_else_s() -> None:
    png = draw("won")
    position, _ = after(LAST_MOVE, "c3a3")
    outcome = position.outcome
    assert outcome is not None
    golden = {space for space in position.stacks if _pixels(png, str(space), WALNUT.winner) > 300}
    assert golden == {space for space, stack in position.stacks.items() if stack.owner is outcome.winner}


def test_nobody_stands_out_in_a_tie() -> None:
    assert TIE.outcome is not None
    assert TIE.outcome.winner is None
    crowned = opened(draw("won")).getcolors(1200 * 540)
    plain = opened(draw("tie")).getcolors(1200 * 540)
    assert crowned is not None
    assert plain is not None
    gold = (*ImageColor.getrgb(WALNUT.winner), 255)
    assert gold in {colour for _, colour in crowned}
    assert gold not in {colour for _, colour in plain}


@pytest.mark.slow
@settings(max_examples=20)
@given(games(min_plies=50))
def test_a_rotated_board_shows_what_lies_on_the_opposite_spaces(game: Game) -> None:
    ply, opposite = len(game.moves), dict(zip(SPACES, reversed(SPACES), strict=True))
    move = game.moves[-1]
    cut_off = game.position_at(ply - 1).cut_off_by(move)
    rotated = render_board(game.position, last_move=move, cut_off=cut_off, rotated=True)
    mirrored = render_board(
        _turned(game.position),
        last_move=Jump(opposite[move.source], opposite[move.target]) if isinstance(move, Jump) else PASS,
        cut_off={opposite[space]: stack for space, stack in cut_off.items()},
    )
    assert [cell(rotated, str(space)) for space in SPACES] == [cell(mirrored, str(space)) for space in SPACES]


def _turned(position: Position) -> Position:
    board, turn, phase = str(position).split()
    rows = (",".join(reversed(row.split(","))) for row in reversed(board.split("/")))
    return Position.parse(f"{'/'.join(rows)} {turn} {phase}")


def test_the_letters_of_a_rotated_board_stand_upright() -> None:
    upright, rotated = opened(draw("placing")), opened(draw("rotated-placing"))
    places = dict(column_labels())
    for name, place in column_labels(rotated=True):
        assert _ink(rotated, place) == _ink(upright, places[name])


def _ink(picture: Image.Image, place: Pixel) -> bytes:
    """The strokes of a letter, without the grain of the wood."""
    letter = picture.crop((place[0] - 12, place[1] - 14, place[0] + 12, place[1] + 22))
    return letter.convert("L").point([255 * (level > 128) for level in range(256)]).tobytes()


def test_nothing_is_kept_from_one_picture_to_the_next() -> None:
    before = render_board(Position())
    for name in SCENES:
        draw_anew(name)
    assert render_board(Position()) == before


def test_a_space_for_the_piece_that_is_placed_is_framed() -> None:
    empty = Game().position
    plain, framed = render_board(empty), render_board(empty, targets=[Space.parse("c3")])
    assert cell(framed, "c3").tobytes() != cell(plain, "c3").tobytes()
    assert cell(framed, "f3").tobytes() == cell(plain, "f3").tobytes()


def test_what_would_be_cut_off_bears_the_number_of_its_pieces() -> None:
    space, stacks = Space.parse("f3"), sorted(TOWERS.stacks.values(), key=lambda stack: stack.height)
    one, other = (render_board(TOWERS, falling={space: stack}) for stack in (stacks[0], stacks[-1]))
    assert cell(one, "f3").tobytes() != cell(other, "f3").tobytes()


def test_a_name_leaves_a_number_of_two_digits_in_the_row_below_whole() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   .   W   D   .   .   .   .   .
          .   .   .   .   WBWBWBWBWB .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    space = Space.parse("e2")
    stamps = lay_out(position, Marks(named=frozenset(spaces("e3"))), WALNUT)
    lower = figures.stack(WALNUT, centre(space), position.stacks[space].pieces, Ground.PLAIN, plated=True)
    assert lower in [stamp.sprite for stamp in stamps]
    assert stamps[-1].bottom < centre(space)[1] + number_place(10, plated=True)[1] - 0.36 * NARROW


def test_planned_moves_bear_the_numbers_that_they_are_given() -> None:
    one, other = Jump(Space.parse("h4"), Space.parse("e4")), Jump(Space.parse("h5"), Space.parse("g5"))
    drawn = [render_board(MIDDLE, numbered={1: one, number: other}) for number in (2, 4)]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("rotated", [False, True])
def test_what_stands_in_front_is_drawn_last_whichever_way_the_board_lies(*, rotated: bool) -> None:
    stacks = lay_out(TOWERS, Marks(), WALNUT, rotated=rotated)[-len(TOWERS.stacks) :]
    rows = [stamp.top - stamp.sprite.offset[1] for stamp in stacks]
    assert rows == sorted(rows)


GEMS = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    . DWW .   .   .  DDWW .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)


@pytest.mark.parametrize("names", [(), GEMS.stacks], ids=["plain", "named"])
@pytest.mark.parametrize(("space", "count"), [("b3", 1), ("f3", 2)])
def test_a_gem_stands_beside_the_number_for_each_dvonn_piece(
    space: str, count: int, names: Collection[Space]
) -> None:
    assert 120 * count < _gem_pixels(render_board(GEMS, named=names), space) < 120 * (count + 1) + 200


def _gem_pixels(png: bytes, space: str) -> int:
    """The number of pixels of a cell that have the colours of gems."""
    return _pixels(png, space, WALNUT.gem, WALNUT.gem_light)


def _pixels(png: bytes, space: str, *shades: str) -> int:
    """The number of pixels of a cell and above it that have one of these colours."""
    x, y = centre(Space.parse(space))
    seen = opened(png).crop((x - HALF - 4, y - 72, x + HALF + 4, y + 60)).convert("RGB")
    colours = {ImageColor.getrgb(shade) for shade in shades}
    return sum(count for count, colour in seen.getcolors(1 << 16) or () if colour in colours)
