"""Moves as people type and paste them: whatever a phone, a chat or a copied page makes of a move is still that move."""

import re
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dvonn import (
    PASS,
    SPACES,
    Jump,
    Move,
    OffTheBoardError,
    Pass,
    Place,
    Space,
    UnreadableError,
    begin_move,
    parse_move,
    read_move,
)
from dvonn.plain import Plain
from tests.dvonn.strategies import playout

C3, D4 = Space("c", 3), Space("d", 4)
any_space = st.sampled_from(SPACES)
any_move = st.one_of(st.just(PASS), st.builds(Place, any_space), st.builds(Jump, any_space, any_space))

JUMPS = [
    *("c3d4", "C3D4", "c3 d4", "c3-d4", "c3 - d4", "c3–d4", "c3—d4", "c3−d4", "c3->d4", "c3 → d4"),
    *("c3, d4", "c3,d4", "c3/d4", "c3:d4", "c3>d4", "c3=>d4", "c3 => d4", "c3-->d4", "c3..d4", "c3…d4"),
    *("c3. D4", "c3xd4", "c3 × d4", "c3➡️d4", "c3 to d4", "c3 TO d4", "c3 nach d4", "c3 auf d4"),
    *("c3 a d4", "c3 à d4", "c3 vers d4", "c3 naar d4", "c3 na d4", "c3 para d4", "c3 su d4"),
    *("ｃ３ｄ４", "Ｃ３－Ｄ４", "𝐜𝟑𝐝𝟒", "c③d④", "c٣d٤", "с3d4", "С3 d4", "c3\N{NO-BREAK SPACE}d4"),  # noqa: RUF001
    *("c\u200b3\u200bd4\u200b", "\ufeffc3d4", "\u2068c3\u2069 → \u2068d4\u2069", "c\u00ad3d4", "c3\u2060d4"),
    *("c3️⃣ d4️⃣", "`c3d4`", "`c3` `d4`", "```c3 d4```", "**c3** → **d4**", "*c3d4*", "_c3 d4_", "~~c3d4~~"),
    *("||c3d4||", "(c3 d4)", "[c3 d4]", "{c3 d4}", "<c3 d4>", '"c3 d4"', "“c3” “d4”", "«c3 d4»", "‘c3d4’"),  # noqa: RUF001
    *("12. c3d4", "12.c3d4", "12) c3d4", "(12) c3d4", "12... c3d4", "12… c3 d4", "1: c3 d4"),
    *("c3d4.", "c3 d4!", "c3d4?", "c3d4?!", "c3 d4,", "C 3 D 4", "\tc3\nd4\r\n", "**12.** `C3` to `D4`!"),
]


@pytest.mark.parametrize("text", JUMPS)
def test_a_move_is_read_however_it_was_typed_or_pasted(text: str) -> None:
    assert read_move(text) == Jump(C3, D4)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        *(
            ("c3", Place(C3)),
            ("C3.", Place(C3)),
            ("`c3`", Place(C3)),
            ("3. c3", Place(C3)),
            ("**C3**!", Place(C3)),
        ),
        *(("Е3", Place(Space("e", 3))), ("і3", Place(Space("i", 3))), ("К3", Place(Space("k", 3)))),  # noqa: RUF001
        *(("Β3", Place(Space("b", 3))), ("İ3", Place(Space("i", 3))), ("ı3", Place(Space("i", 3)))),  # noqa: RUF001
        *(("pass", PASS), ("Pass.", PASS), ("`PASS`", PASS), ("35. pass", PASS)),
        *(("c3 a1", Jump(C3, Space("a", 1))), ("c3 a a1", Jump(C3, Space("a", 1)))),
    ],
)
def test_a_space_alone_is_a_placement_and_a_pass_is_read_in_the_same_disguises(text: str, move: Move) -> None:
    assert read_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "hello", "c", "3", "c3x", "c3-", "c3 >", "c3 to", "to c3", "-c3", "> c3", "→ d4", "c3 d"),
        *(
            "c3 d4 e5",
            "c3d4e5",
            "c3d4 c3d4",
            "c3 <- d4",
            "c3 ← d4",
            "c3 < d4",
            "c3 or d4",
            "c3 and d4",
            "not c3",
        ),
        *("12 c3", "c3 4", "3c", "cc3", "c3 👍", "д3", "б3", "c3 = d4", "c3+d4", "passing", "pass c3", "<c3"),  # noqa: RUF001
        *("1. c3 d3 2. e3", "12. 13. c3", "c3to d4", "c½", "@everyone", "c3 a a a1"),
    ],
)
def test_what_could_mean_something_else_is_not_guessed(text: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_move(text)
    assert not isinstance(refused.value, OffTheBoardError)


@pytest.mark.parametrize(
    ("text", "name", "offset"),
    [
        ("l1", "l1", 0),
        ("`c3` **A4**", "A4", 7),
        ("с9", "с9", 0),  # noqa: RUF001
        ("\u200bc\u200b9", "c9", 1),
        ("c3 to k 1", "k 1", 6),
    ],
)
def test_a_space_that_does_not_exist_is_named_as_it_was_typed(text: str, name: str, offset: int) -> None:
    with pytest.raises(OffTheBoardError) as refused:
        read_move(text)
    assert (refused.value.text, refused.value.name, refused.value.offset) == (text, name, offset)


INVISIBLE_SIGNS = (
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2063\u2066\u2069\u206f\ufeff\ufe0f\u00ad\u20e3"
)
FULL_WIDTH = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}
AROUND = [
    *("`", "```", "*", "**", "***", "_", "__", "~~", "||", '"', "'", "“”", "«»", "‹›", "()", "[]", "{}", " "),  # noqa: RUF001
]
BETWEEN = [*"-–—−>→,/:", "", " ", "=>", "->", "..", "…", " - ", " > ", ", ", " to ", " nach ", " a ", "\n"]
BEFORE = ["", "", "7. ", "12) ", "31... ", "(4) "]
AFTER = ["", ".", "!", "?", ",", "?!", "!!", " "]
CYRILLIC = str.maketrans("aceijkABCEHIJK", "асеіјкАВСЕНІЈК")


def disguised(move: Move, rng: Random) -> str:
    """Return a move as somebody may type or paste it."""
    words = list(map(str, spaces_of(move))) or ["pass"]
    text = rng.choice(BETWEEN).join(_wrapped(rng.choice([word, word.upper()]), rng) for word in words)
    text = rng.choice(BEFORE) + _wrapped(text, rng) + rng.choice(AFTER)
    if not isinstance(move, Pass) and rng.random() < 0.3:
        text = re.sub(r"[A-Za-z](?=[1-5])", lambda found: found[0].translate(CYRILLIC), text)
    if rng.random() < 0.3:
        text = text.translate(FULL_WIDTH)
    return "".join(sign + rng.choice(["", "", rng.choice(INVISIBLE_SIGNS)]) for sign in text)


def _wrapped(text: str, rng: Random) -> str:
    around = rng.choice(["", rng.choice(AROUND)])
    pair = tuple(around) if len(around) == 2 and around[0] != around[1] else (around, around)
    return f"{pair[0]}{text}{pair[1]}"


@given(any_move, st.builds(Random, st.integers(0, 2**32)))
def test_every_move_is_read_as_itself_in_every_disguise(move: Move, rng: Random) -> None:
    assert read_move(disguised(move, rng)) == move


@pytest.mark.parametrize("plies", [0, 20, 48, 49, 55, 70])
def test_every_legal_move_of_a_position_keeps_apart_from_the_others_in_disguise(plies: int) -> None:
    rng, moves = Random(plies), playout(Random(plies), plies).position.legal_moves()
    assert [read_move(disguised(move, rng)) for move in moves] == list(moves)


@given(any_move)
def test_the_notation_is_part_of_what_people_type(move: Move) -> None:
    assert read_move(str(move)) == parse_move(str(move)) == move


@given(st.text() | st.text(st.sampled_from("abck1259 .,->to`*<)!")))
@example("c3 ... 12. d4")
@example("A1" + "\u200b" * 100 + "B2")
def test_a_text_is_a_move_only_if_it_names_one_or_two_spaces_and_nothing_else(text: str) -> None:
    try:
        move = read_move(text)
    except UnreadableError as refused:
        assert 0 <= refused.offset <= len(text)  # noqa: PT017  most texts are refused, some are not
        return
    named = "".join(re.findall(r"[^\W_]", Plain.of(text).text))
    spaces = [str(space) for space in spaces_of(move)]
    words = "|to|nach|auf|a|à|hacia|vers|verso|su|naar|op|do|na|para|x"
    expected = rf"[0-9]{{0,3}}(?:pass|{f'(?:{words})'.join(spaces) or 'pass'})"
    assert re.fullmatch(expected, named), (text, move)


def spaces_of(move: Move) -> tuple[Space, ...]:
    match move:
        case Place(space):
            return (space,)
        case Jump(source, target):
            return (source, target)
    return ()


@pytest.mark.parametrize("junk", [" ", "`", ".", "1", "c3 ", "c3-", "\u200b", "(", "to "])
def test_a_very_long_text_is_refused_as_quickly_as_a_short_one(junk: str) -> None:
    with pytest.raises(UnreadableError):
        read_move(junk * 20_000 + "§")


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        *(
            ("", ""),
            (" C", "c"),
            ("c3", "c3"),
            ("`c3", "c3"),
            ("C3 ", "c3"),
            ("c3 -", "c3"),
            ("c3 → d", "c3d"),
        ),
        *(("12. c3 to", "12.c3to"), ("c3 to d", "c3d"), ("с3 d4", "c3d4"), ("ｃ３", "c3"), ("z9", "z9")),  # noqa: RUF001
        *(("@everyone", "@everyone"), ("d1 · stack of 2", "d1·stackof2")),
    ],
)
def test_a_move_that_is_being_typed_is_known_by_its_spaces(text: str, begun: str) -> None:
    assert begin_move(text) == begun


@given(st.text())
def test_each_character_of_a_plain_text_has_its_place_in_the_written_one(text: str) -> None:
    plain = Plain.of(text)
    assert len(plain.offsets) == len(plain.text) + 1
    assert list(plain.offsets) == sorted(plain.offsets)
    assert plain.offsets[-1] == len(text)
    assert Plain.of(plain.text).text == plain.text
