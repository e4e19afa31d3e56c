import struct
import zlib
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from dvonn import Position
from rendering import WALNUT, Bar, render_board, render_chart
from rendering.board import Marks, lay_out
from rendering.chart import HEIGHT
from rendering.strips import Strip, StripCache, cut, within
from tests.rendering.scenes import MIDDLE, SCENES, after, draw
from tests.rendering.stories import GAMES, LABELS


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Take a PNG file apart; fails where a chunk's check value is wrong."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    start = 8
    while start < len(png):
        (length,) = struct.unpack_from(">I", png, start)
        kind, content = png[start + 4 : start + 8], png[start + 8 : start + 8 + length]
        assert struct.unpack_from(">I", png, start + 8 + length) == (zlib.crc32(kind + content),)
        yield kind, content
        start += 12 + length


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_a_png_file_whose_check_values_are_right(name: str) -> None:
    parts = dict(chunks(draw(name)))
    assert list(parts) == [b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"]
    assert len(zlib.decompress(parts[b"IDAT"])) == 540 * (1 + 1200)  # raises if its Adler-32 is wrong
    assert len(parts[b"PLTE"]) == 3 * len(parts[b"tRNS"])


def test_a_chart_is_a_png_file_whose_check_values_are_right_too() -> None:
    parts = dict(chunks(render_chart(GAMES[0], labels=LABELS)))
    assert list(parts) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    assert len(zlib.decompress(parts[b"IDAT"])) == HEIGHT * (1 + 1200)


def test_every_reader_that_stops_at_errors_reads_a_picture() -> None:
    with Image.open(BytesIO(draw("jump"))) as picture:
        picture.verify()


def test_the_strips_of_a_picture_can_be_read_one_by_one() -> None:
    position, marks = after(MIDDLE, "f5c2")
    strips = cut(WALNUT, lay_out(position, Marks(last_move=marks["last_move"]), WALNUT))
    lines = [zlib.decompressobj(wbits=-15).decompress(strip.deflated) for strip in strips]
    assert b"".join(lines) == zlib.decompress(dict(chunks(draw("jump")))[b"IDAT"])
    assert [(strip.length, strip.checksum) for strip in strips] == [
        (len(line), zlib.adler32(line)) for line in lines
    ]


def test_a_move_leaves_the_strips_on_which_nothing_changes() -> None:
    position, _ = after(MIDDLE, "h5g5")
    before, now = (cut(WALNUT, lay_out(moment, Marks(), WALNUT)) for moment in (MIDDLE, position))
    changed = [
        number for number, (one, other) in enumerate(zip(before, now, strict=True)) if one is not other
    ]
    assert changed == [1, 2]  # row 5 lies around line 90


def test_strips_that_need_too_much_room_are_compressed_more_and_say_the_same() -> None:
    strips = cut(WALNUT, lay_out(MIDDLE, Marks(movable=frozenset(MIDDLE.movable())), WALNUT))
    room = sum(len(strip.deflated) for strip in strips) - 300
    fitting = within(room, strips)
    assert 0 < room - sum(len(strip.deflated) for strip in fitting) < 300
    assert any(one is other for one, other in zip(strips, fitting, strict=True))
    assert [strip[1:] for strip in fitting] == [strip[1:] for strip in strips]
    lines = [
        [zlib.decompressobj(wbits=-15).decompress(strip.deflated) for strip in some]
        for some in (strips, fitting)
    ]
    assert lines[0] == lines[1]


def test_the_strips_that_were_not_asked_for_the_longest_go_first() -> None:
    strips = [Strip(bytes(400), 1, 1) for _ in range(3)]
    cache = StripCache(room=1000)
    for number, strip in enumerate(strips[:2]):
        cache.store((WALNUT, number, ()), strip)
    assert cache.find((WALNUT, 0, ())) is strips[0]
    cache.store((WALNUT, 2, ()), strips[2])
    assert [cache.find((WALNUT, number, ())) for number in range(3)] == [strips[0], None, strips[2]]


def test_a_picture_does_not_depend_on_what_was_drawn_before() -> None:
    position, marks = after(MIDDLE, "f5c2")
    alone = render_board(position, **marks)
    render_board(MIDDLE)
    render_board(position)
    assert render_board(position, **marks) == alone


def test_where_a_board_leaves_no_room_for_long_names_the_bar_has_their_beginnings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rendering.encoding._ROOM", 1)
    bar = Bar("Maximiliane Böhm-Wagenknecht", "DVONN (level 3)")
    assert bar.shortened() == Bar("Maximil…", "DVONN…")
    assert render_board(Position(), bar=bar) == render_board(Position(), bar=bar.shortened())
