from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from weakref import ReferenceType, ref

import pytest
from PIL import Image, ImageChops

from dvonn import Colour, Game, parse_move
from rendering import THEMES, WALNUT, Bar, Theme, render_board, render_replay
from rendering.animation import Frame, gif
from rendering.geometry import BAR, BAR_GAP, HEIGHT, WIDTH
from rendering.replay import CUT_OFF, END, LONGEST, MOVE, PLACEMENT
from tests.rendering.scenes import BRIDGE
from tests.rendering.stories import GAMES

GAME = GAMES[0]
LINE = 6
"""The line below a replay's board."""
CAPTIONS = ["Anna – Zoë", *(f"{ply}. {move}" for ply, move in enumerate(GAME.moves, start=1))]
CUT_OFFS = [bool(GAME.position_at(ply).cut_off_by(move)) for ply, move in enumerate(GAME.moves)]


@cache
def whole(theme: Theme) -> bytes:
    """The replay of the whole game, which several tests look at."""
    return render_replay(GAME, captions=CAPTIONS, theme=theme)


def frames(animation: bytes) -> list[tuple[Image.Image, int]]:
    """The picture that a reader shows (RGB), and for how many milliseconds."""
    return [(picture.convert("RGB"), picture.info["duration"]) for picture in _one_by_one(animation)]


def pauses_of(animation: bytes) -> list[int]:
    """For how many milliseconds each frame is shown."""
    return [picture.info["duration"] for picture in _one_by_one(animation)]


def _one_by_one(animation: bytes) -> Iterator[Image.Image]:
    with Image.open(BytesIO(animation)) as picture:
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            yield picture


def board_of(ply: int, theme: Theme = WALNUT, *, rotated: bool = False) -> Image.Image:
    """A board's own picture."""
    move = GAME.moves[ply - 1] if ply else None
    cut_off = GAME.position_at(ply - 1).cut_off_by(move) if move else {}
    png = render_board(GAME.position_at(ply), last_move=move, cut_off=cut_off, theme=theme, rotated=rotated)
    return Image.open(BytesIO(png))


def inside(picture: Image.Image) -> bytes:
    """The pixels (RGBA) of a board's picture, alone or in a replay, that are not at its smooth edge."""
    top = picture.height - LINE - HEIGHT if picture.height > HEIGHT else 0
    return picture.crop((44, top, WIDTH - 44, top + HEIGHT)).convert("RGBA").tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_frame_shows_the_very_board_of_its_ply(theme: Theme) -> None:
    seen = 0
    for ply, picture in enumerate(_one_by_one(whole(theme))):
        assert inside(picture) == inside(board_of(ply, theme)), ply
        seen += 1
    assert seen == len(GAME.moves) + 1


def test_a_part_of_a_game_begins_and_ends_where_it_is_asked_to() -> None:
    shown = frames(render_replay(GAME, first=48, last=52, captions=CAPTIONS[48:53]))
    assert [inside(picture) for picture, _ in shown] == [inside(board_of(ply)) for ply in range(48, 53)]
    assert [pause for _, pause in shown][-1] == END


def test_moves_that_nobody_played_are_not_marked() -> None:
    shown = frames(render_replay(GAME, first=48, last=50, given=49, captions=CAPTIONS[48:51]))
    bare = Image.open(BytesIO(render_board(GAME.position_at(49))))
    assert inside(shown[1][0]) == inside(bare)
    assert inside(shown[2][0]) == inside(board_of(50))


def test_a_replay_can_be_rotated_as_the_board_can() -> None:
    ((picture, _),) = frames(render_replay(GAME, first=60, last=60, captions=["Now"], rotated=True))
    assert inside(picture) == inside(board_of(60, rotated=True))


def test_cut_offs_are_shown_longer_and_the_end_longest() -> None:
    pauses = pauses_of(render_replay(GAME, first=49, captions=CAPTIONS[49:]))
    assert True in CUT_OFFS[:-1]
    assert pauses[:-1] == [CUT_OFF if cut_off else MOVE for cut_off in (False, *CUT_OFFS[49:-1])]
    assert pauses[-1] == END
    assert PLACEMENT < MOVE < CUT_OFF < END


@pytest.mark.parametrize("game", GAMES[:2])
def test_a_game_is_shown_in_half_a_minute(game: Game) -> None:
    shown = whole(WALNUT) if game is GAME else render_replay(game, captions=["Said"] * (len(game.moves) + 1))
    pauses = pauses_of(shown)
    assert 20_000 < sum(pauses) <= LONGEST
    assert pauses[0] < pauses[60] < pauses[-1]
    assert all(pause >= 20 for pause in pauses)  # browsers take less for a mistake


def test_a_replay_never_ends() -> None:
    with Image.open(BytesIO(render_replay(GAME, last=3, captions=CAPTIONS[:4]))) as picture:
        assert picture.info["loop"] == 0


def test_captions_differ_above_the_board_only() -> None:
    one, other = (
        frames(render_replay(GAME, first=60, last=60, captions=[said]))[0][0] for said in ("Anna", "Zoë")
    )
    changed = ImageChops.difference(one, other).getbbox()
    assert changed is not None
    assert changed[3] < one.height - HEIGHT


def test_a_caption_leaves_nothing_of_the_one_before() -> None:
    shown = frames(render_replay(GAME, first=50, last=55, captions=CAPTIONS[50:56]))
    for ply, (picture, _) in enumerate(shown, start=50):
        ((alone, _),) = frames(render_replay(GAME, first=ply, last=ply, captions=[CAPTIONS[ply]]))
        above_the_last_line = (0, 0, WIDTH, picture.height - 6)
        assert picture.crop(above_the_last_line).tobytes() == alone.crop(above_the_last_line).tobytes()


def test_a_bar_stands_between_the_caption_and_the_board() -> None:
    bars = [Bar("Zoë", "Björn", score=GAME.position_at(60).score, to_move=Colour.WHITE), Bar("Zoë", "Björn")]
    shown = [
        picture
        for picture, _ in frames(render_replay(GAME, first=60, last=61, captions=["a", "a"], bars=bars))
    ]
    assert {picture.size for picture in shown} == {(1200, HEIGHT + 72 + BAR + BAR_GAP)}
    assert [inside(picture) for picture in shown] == [inside(board_of(ply)) for ply in (60, 61)]
    png = render_board(GAME.position_at(60), bar=bars[0])
    middle = (60, 6, WIDTH - 60, BAR - 6)
    alone = Image.open(BytesIO(png)).convert("RGBA").convert("RGB").crop(middle)
    top = shown[0].height - LINE - HEIGHT - BAR_GAP - BAR
    assert shown[0].crop((0, top, WIDTH, top + BAR)).crop(middle).tobytes() == alone.tobytes()
    with pytest.raises(ValueError, match="2 captions"):
        render_replay(GAME, first=60, last=61, captions=["a", "a"], bars=bars[:1])


def test_one_long_caption_makes_room_above_all_boards() -> None:
    short = frames(render_replay(GAME, last=1, captions=["a", "b"]))
    long = frames(render_replay(GAME, last=1, captions=["a", "word " * 200]))
    assert {picture.size for picture, _ in short} == {(1200, HEIGHT + 72)}
    assert {picture.size for picture, _ in long} == {(1200, HEIGHT + 130)}


def test_the_line_at_the_bottom_is_whole_at_the_end() -> None:
    shown = [picture for picture, _ in frames(render_replay(GAME, last=3, captions=CAPTIONS[:4]))]
    lengths = [
        sum(
            picture.getpixel((x, picture.height - 2)) == picture.getpixel((0, picture.height - 2))
            for x in range(WIDTH)
        )
        for picture in shown
    ]
    assert lengths == [300, 600, 900, 1200]


def test_a_replay_of_a_start_alone_is_one_frame() -> None:
    ((picture, pause),) = frames(render_replay(Game(), captions=["Nothing yet"]))
    assert picture.size == (1200, HEIGHT + 72)
    assert pause == END


def test_a_game_from_another_start_is_shown() -> None:
    game = Game([parse_move("e3f3")], start=BRIDGE)
    assert pauses_of(render_replay(game, captions=["Before", "After"])) == [MOVE, END]


@pytest.mark.parametrize(
    ("first", "last", "captions", "error"),
    [
        (0, 5, 5, ValueError),
        (5, 4, 0, ValueError),
        (-1, 5, 7, IndexError),
        (0, len(GAME.moves) + 1, len(GAME.moves) + 2, IndexError),
    ],
)
def test_captions_and_positions_that_do_not_fit_are_refused(
    first: int, last: int, captions: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        render_replay(GAME, first=first, last=last, captions=["Said"] * captions)


def test_a_replay_is_small() -> None:
    assert len(whole(WALNUT)) < 1.5 * 2**20


def test_threads_that_draw_at_the_same_time_draw_the_same() -> None:
    def draw(first: int) -> bytes:
        return render_replay(GAME, first=first, last=first + 4, captions=CAPTIONS[first : first + 5])

    starts = list(range(40, 70, 3))
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(draw, starts)) == [draw(first) for first in starts]


def test_only_what_changed_is_stored_and_equal_frames_take_their_time() -> None:
    one = Image.new("L", (300, 200), 3)
    other = one.copy()
    other.paste(1, (120, 50, 180, 70))
    other.paste(2, (130, 150, 140, 160))
    colours = bytes(range(12))
    moving = gif(
        (300, 200), colours, [Frame(one, 100), Frame(other, 200), Frame(other, 300), Frame(one, 400)]
    )
    levels = [colours[start : start + 3] for start in range(0, 12, 3)]
    for (shown, _), picture in zip(frames(moving), (one, other, other, one), strict=True):
        assert b"".join(levels[number] for number in picture.tobytes()) == shown.tobytes()
    assert [pause for _, pause in frames(moving)] == [100, 200, 300, 400]
    still = gif((300, 200), colours, [Frame(one, 100)])
    assert len(moving) - len(still) < 1000


def test_only_the_frame_before_is_kept() -> None:
    made: list[ReferenceType[Image.Image]] = []
    alive: list[int] = []

    def frames() -> Iterator[Frame]:
        for level in range(6):
            picture = Image.new("L", (30, 20), level)
            made.append(ref(picture))
            yield Frame(picture, 100)
            del picture
            alive.append(sum(reference() is not None for reference in made))

    gif((30, 20), bytes(18), frames())
    assert alive == [1] * 6
