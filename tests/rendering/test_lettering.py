from unicodedata import category

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rendering.canvas import Canvas
from rendering.font import BOLD, has
from rendering.lettering import broken, fitted, is_legible, width, write, write_centred

SIZE = 40
LATIN = "".join(
    chr(code) for code in (*range(0xC0, 0x180), *range(0x1EA0, 0x1EFA)) if category(chr(code))[0] == "L"
)


def inked(text: str, *, align: float = 0) -> tuple[int, int, int, int]:
    """The box that a text covers on a sheet, seen from where it was written: left, top, right, bottom."""
    canvas = Canvas(1100, 140)
    write(canvas, (0, 0), text, SIZE, "#ffffff", align=align)
    left, top, right, bottom = canvas.image().getchannel("A").getbbox() or (550, 70, 550, 70)
    return left - 550, top - 70, right - 550, bottom - 70


def picture(text: str) -> bytes:
    canvas = Canvas(200, 120)
    write(canvas, (0, 20), text, SIZE, "#ffffff", align=0.5)
    return canvas.image().tobytes()


def test_direct_messages_of_living_languages_are_legible() -> None:
    alphabets = (
        LATIN,
        "абвгґѓдђеєёжзѕиіїйјкќлљмнњопрстћуўфхцчџшщъыьэюя",
        "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ",
        "ɓɗɛɣƙŋɔƴʼ",
    )
    assert [letter for letter in "".join(alphabets) if not is_legible(letter)] == []
    assert [letter for letter in "".join(alphabets) if not is_legible(letter.upper())] == []


@pytest.mark.parametrize(
    "alphabet", ["AÀÁÂÃÄÅĀĂĄ", "eèéêëēĕėęěẹế", "iìíîïīĭį", "nñńňņ", "sśŝşšș", "dđ", "иӣй"]
)
def test_every_accent_is_seen(alphabet: str) -> None:
    assert len({picture(letter) for letter in alphabet}) == len(alphabet)


def test_composed_and_combining_letters_look_the_same() -> None:
    assert picture("é") == picture("e\N{COMBINING ACUTE ACCENT}")


def test_what_stands_for_plain_letters_is_written_with_them() -> None:
    assert picture("\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}") == picture("A")
    assert picture("\N{FULLWIDTH LATIN SMALL LETTER A}") == picture("a")
    assert picture("\N{LATIN SMALL LIGATURE FI}") == picture("fi")


def test_other_scripts_are_not_legible() -> None:
    for name in ("山田", "Anna山", "אנה", "\N{GLOWING STAR}", "", "···"):
        assert not is_legible(name), name
    for name in ("Anna", "Zoë", "Łukasz 99", "Anna \N{GLOWING STAR}", "Nguyễn", "x_X-7", "Анна", "Ελένη"):
        assert is_legible(name), name


def test_what_is_no_letter_and_unknown_is_left_out() -> None:
    assert picture("An\N{GLOWING STAR}na") == picture("Anna")
    assert picture("\N{FIRST STRONG ISOLATE}Anna\N{POP DIRECTIONAL ISOLATE}") == picture("Anna")
    assert picture("Anna\u200d") == picture("Anna")
    assert picture("Anna\ue000") == picture("Anna")


def test_an_unknown_letter_is_a_box() -> None:
    assert picture("山") == picture("\N{WHITE SQUARE}")


@pytest.mark.parametrize("sign", ["–", "—", "−", "×", "→", "…", "·"])
def test_the_signs_of_sentences_are_there(sign: str) -> None:
    assert has(sign)


def test_heavier_letters_are_wider() -> None:
    assert width("Anna", SIZE, BOLD) > width("Anna", SIZE)


def test_a_label_stands_as_high_as_a_digit_whatever_its_letters() -> None:
    def lowest(text: str) -> int:
        canvas = Canvas(100, 100)
        write_centred(canvas, (0, 0), text, SIZE, "#ffffff")
        left, _, right, bottom = canvas.image().getchannel("A").getbbox() or (0, 0, 0, 0)
        assert abs(left + right - 100) <= 2
        return bottom

    assert abs(lowest("a") - lowest("1")) <= 1
    assert lowest("j") > lowest("1")


def test_a_text_is_as_wide_as_its_parts() -> None:
    assert width("c3 → e3", SIZE) == pytest.approx(sum(width(sign, SIZE) for sign in "c3 → e3"))


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


def test_a_sentence_continues_in_the_next_line() -> None:
    lines = broken("Anna plays c3 → e3 and cuts off 6 pieces", 500, SIZE, most=2)
    assert lines == ["Anna plays c3 → e3 and", "cuts off 6 pieces"]


def test_what_is_too_much_ends_in_an_ellipsis() -> None:
    lines = broken("one two three four five six seven eight nine ten", 200, SIZE, most=2)
    assert lines == ["one two", "three fo…"]


def test_a_word_that_is_wider_than_a_line_is_cut() -> None:
    first, second = broken(f"{'W' * 40} plays c3", 600, SIZE, most=2)
    assert first.endswith("W…")
    assert second == "plays c3"


def test_where_nothing_has_room_an_ellipsis_is_left() -> None:
    assert fitted("Anna", 1, SIZE) == "…"


@given(st.text(max_size=80), st.integers(60, 900), st.integers(1, 3))
def test_no_line_is_wider_than_its_room(text: str, room: int, most: int) -> None:
    lines = broken(text, room, SIZE, most=most)
    assert 1 <= len(lines) <= most
    assert all(width(line, SIZE) <= room for line in lines)


OVERHANG = 12
"""Pixels by which a text may cover more than its width: a combining mark has a width of 0."""


@given(st.text(max_size=12))
@example("\u0300")
def test_any_text_can_be_written(text: str) -> None:
    left, _, right, _ = inked(text)
    assert -3 <= left <= right <= width(text, SIZE) + OVERHANG
