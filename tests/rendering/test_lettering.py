from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rendering.canvas import Canvas, advance
from rendering.lettering import _IN_THE_FONT, broken, fitted, is_legible, width, write

SIZE = 40
DOTLESS = "\N{LATIN SMALL LETTER DOTLESS I}"
LATIN = [chr(code) for code in (*range(0xC0, 0x180), *range(0x1EA0, 0x1EFA)) if category(chr(code))[0] == "L"]


def inked(text: str, *, align: float = 0) -> tuple[int, int, int, int]:
    """The box that a text covers on a sheet, seen from where it was written: left, top, right, bottom."""
    canvas = Canvas(1600, 200)
    write(canvas, (0, 0), text, SIZE, "#ffffff", align=align)
    left, top, right, bottom = canvas.image().getchannel("A").getbbox() or (800, 100, 800, 100)
    return left - 800, top - 100, right - 800, bottom - 100


def picture(text: str) -> bytes:
    canvas = Canvas(200, 120)
    write(canvas, (0, 20), text, SIZE, "#ffffff", align=0.5)
    return canvas.image().tobytes()


def test_the_font_has_what_is_taken_from_it() -> None:
    absent = picture_of_glyph("\U0010fffd")
    assert not [sign for sign in _IN_THE_FONT - {" "} if picture_of_glyph(sign) == absent]


def picture_of_glyph(sign: str) -> bytes:
    canvas = Canvas(100, 100)
    canvas.glyphs((-20, 20), sign, SIZE, "#ffffff")
    return canvas.image().tobytes()


@pytest.mark.parametrize(
    "alphabet", ["AÀÁÂÃÄÅĀĂĄ", "eèéêëēĕėęěẹ", "iìíîïīĭį", "oòóôõöøőōơ", "nñńňņ", "sśŝşšș", "dđ"]
)
def test_every_accent_is_seen(alphabet: str) -> None:
    assert len({picture(letter) for letter in alphabet}) == len(alphabet)


def test_letters_of_latin_languages_are_legible() -> None:
    assert len(LATIN) > 250
    assert [letter for letter in LATIN if not is_legible(letter)] == []


def test_an_accent_takes_the_place_of_an_i_s_dot() -> None:
    assert inked(DOTLESS)[1] > inked("i")[1]
    for letter in "íîï":
        canvas, plain = Canvas(60, 60, origin=(30, 50)), Canvas(60, 60, origin=(30, 50))
        write(canvas, (0, 0), letter, SIZE, "#ffffff")
        write(plain, (0, 0), DOTLESS, SIZE, "#ffffff")
        stems = [sheet.image().crop((0, 50 + inked(DOTLESS)[1], 60, 60)) for sheet in (canvas, plain)]
        assert stems[0] == stems[1]
        assert picture(letter) != picture(DOTLESS)


def test_an_accent_stands_above_one_that_is_there_already() -> None:
    assert inked("ế")[1] < inked("ê")[1] < inked("e")[1]


def test_a_mark_below_a_letter_leaves_its_upper_edge() -> None:
    assert inked("ç")[1] == inked("c")[1]
    assert inked("ç")[3] > inked("c")[3]


def test_composed_and_combining_letters_look_the_same() -> None:
    assert picture("é") == picture("e\N{COMBINING ACUTE ACCENT}")


def test_ligatures_are_spelt_out() -> None:
    assert picture("ß") == picture("ss")
    assert picture("\N{LATIN SMALL LIGATURE FI}") == picture("fi")


def test_other_scripts_are_not_legible() -> None:
    for name in ("Анна", "山田", "Anna山", "אנה", "\N{GLOWING STAR}", "", "···"):
        assert not is_legible(name), name
    for name in ("Anna", "Zoë", "Łukasz 99", "Anna \N{GLOWING STAR}", "Nguyễn", "x_X-7"):
        assert is_legible(name), name


def test_what_is_no_letter_and_unknown_is_left_out() -> None:
    assert picture("An\N{GLOWING STAR}na") == picture("Anna")
    assert picture("\N{FIRST STRONG ISOLATE}Anna\N{POP DIRECTIONAL ISOLATE}") == picture("Anna")
    assert picture("Anna\u200d") == picture("Anna")


def test_an_unknown_letter_is_a_question_mark() -> None:
    assert picture("山") == picture("?")


@pytest.mark.parametrize("sign", ["–", "—", "−", "×", "→"])
def test_a_drawn_sign_stays_within_its_width_and_between_line_and_capitals(sign: str) -> None:
    left, top, right, bottom = inked(sign)
    assert 0 <= left < right <= width(sign, SIZE)
    assert inked("H")[1] - 1 <= top < bottom <= 1


def test_a_text_is_as_wide_as_its_parts() -> None:
    assert width("Anna", SIZE) == advance("Anna", SIZE)
    assert width("c3 → e3", SIZE) == pytest.approx(
        advance("c3 ", SIZE) + width("→", SIZE) + advance(" e3", SIZE)
    )


def test_a_text_begins_ends_or_has_its_middle_where_it_is_asked_to() -> None:
    start, _, _, _ = inked("Hoch → tief")
    _, _, end, _ = inked("Hoch → tief", align=1)
    left, _, right, _ = inked("Hoch → tief", align=0.5)
    assert 0 <= start < 8
    assert -8 < end <= 0
    assert abs(left + right) < 8


def test_a_text_that_fits_is_left_alone() -> None:
    assert fitted("Anna", 500, SIZE) == "Anna"
    assert broken("Anna plays c3", 500, SIZE, most=2) == ["Anna plays c3"]
    assert broken("", 500, SIZE, most=2) == [""]


def test_a_sentence_goes_on_in_the_next_line() -> None:
    lines = broken("Anna plays c3 → e3 and cuts off 6 pieces", 500, SIZE, most=2)
    assert lines == ["Anna plays c3 → e3 and", "cuts off 6 pieces"]


def test_what_is_too_much_ends_in_an_ellipsis() -> None:
    lines = broken("one two three four five six seven eight nine ten", 200, SIZE, most=2)
    assert lines == ["one two", "three four…"]


def test_a_long_name_is_cut_and_leaves_what_is_said_about_it() -> None:
    (line,) = broken(f"{'W' * 40} plays c3", 600, SIZE, most=1, longest_word=300)
    name, rest = line.split(" ", 1)
    assert name.endswith("W…")
    assert rest == "plays c3"


def test_where_nothing_has_room_an_ellipsis_is_left() -> None:
    assert fitted("Anna", 1, SIZE) == "…"


@given(st.text(max_size=80), st.integers(60, 900), st.integers(1, 3))
def test_no_line_is_wider_than_its_room(text: str, room: int, most: int) -> None:
    lines = broken(text, room, SIZE, most=most)
    assert 1 <= len(lines) <= most
    assert all(width(line, SIZE) <= room for line in lines)


@given(st.text(max_size=12))
def test_any_text_can_be_written(text: str) -> None:
    left, _, right, _ = inked(text)
    assert -3 <= left <= right <= width(text, SIZE) + 4
