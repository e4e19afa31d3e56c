"""Positions in words: the same facts in every language."""

import re

import pytest
from hypothesis import given

from bot.catalogue import Language, language_for, languages
from bot.pages.game_words import LONGEST_ALT, Marks, describe_board, describe_instead, describe_position
from dvonn import PASS, SPACES, Jump, Place, Position, Space
from rendering import survey
from tests.dvonn.grids import WHITE_IS_STUCK, board, crowded
from tests.dvonn.strategies import reachable_positions
from tests.rendering.scenes import MIDDLE, TIE, placed

GERMAN = language_for("de")
ENGLISH = language_for("en")


def spaces_of(names: str) -> list[Space]:
    return list(map(Space.parse, names.split()))


WON_BY_WHITE = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   .   .   .   DW  .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)

WON_BY_BLACK = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    DW  .   .   .   .   .   .   .   .   .   DBB
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)


def test_german_tells_which_stacks_hold_a_dvonn_piece() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   WWW .   .   .   .   .   .
        .   .   WW  DW  WW  DB  B   W   .   .   .
          .   .   .   DB  .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert describe_position(position, GERMAN) == (
        "Weiß ist am Zug. Stand: Weiß 10, Schwarz 5. "
        "Weiß: 3er-Stapel auf e4; 2er-Stapel mit einem DVONN-Stein auf d3; 2er-Stapel auf c3, e3; "
        "einzelner Stein auf h3. "
        "Schwarz: 2er-Stapel mit je einem DVONN-Stein auf f3, d2; einzelner Stein auf g3. "
        "Weitere leere Felder: 41."
    )


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (
            Position(),
            "Weiß ist am Zug und setzt einen DVONN-Stein. Das Brett ist leer.",
        ),
        (placed(3)[0], "Schwarz ist am Zug und setzt einen Stein."),
        (placed(4)[0], "Weiß ist am Zug und setzt einen Stein."),
        (placed(49)[0], "Kein Feld ist leer."),
        (WHITE_IS_STUCK, "Weiß hat keinen Zug und muss passen."),
        (WON_BY_WHITE, "Die Partie ist zu Ende. Weiß gewinnt 2 zu 0."),
        (WON_BY_BLACK, "Die Partie ist zu Ende. Schwarz gewinnt 3 zu 2."),
        (TIE, "Die Partie ist zu Ende. Unentschieden, 3 zu 3."),
        (TIE, "DVONN-Stein allein auf e1."),
    ],
)
def test_german_tells_whose_turn_it_is_and_how_a_game_ended(position: Position, told: str) -> None:
    assert told in describe_position(position, GERMAN)


def test_english_names_stacks_by_their_pieces_row_by_row() -> None:
    assert describe_position(MIDDLE, ENGLISH) == (
        "Black to move. Score: White 22, Black 19. "
        "White: stack of 3 on c3; stacks of 2 on c5, c4, g3, a2; "
        "single pieces on g5, e4, f4, e3, i3, k3, c2, i2, j2, d1, h1. "
        "Black: stack of 3 on f5; stacks of 2 on h4, d3, f2, g2; "
        "single pieces on h5, j5, j4, h3, j3, h2, b1, c1. DVONN pieces alone on g4, b3, i1. "
        "Empty: d5, e5, i5, k5, b4, d4, i4, k4, a3, f3, b2, d2, e2, a1, e1, f1, g1."
    )


def test_no_score_is_shown_while_pieces_are_being_placed() -> None:
    assert "Score" not in describe_position(placed(30)[0], ENGLISH)


# what is marked


def test_what_a_picture_marks_is_shown_before_the_stacks() -> None:
    source, target = spaces_of("f5"), spaces_of("c5 f2")
    told = describe_position(MIDDLE, ENGLISH, chosen=source[0], targets=target, movable=MIDDLE.movable())
    assert told.startswith(
        "Black to move. Score: White 22, Black 19. Chosen: f5. Targets: c5, f2. "
        "Can move: f5, h5, j5, h4, j4, d3, h3, j3, f2, g2, h2, b1, c1. White: "
    )


def test_the_last_move_is_shown_with_what_it_cut_off() -> None:
    move = Jump(*spaces_of("c4 c5"))
    position, marks = MIDDLE.play(Jump(*spaces_of("j4 i3"))), MIDDLE.cut_off_by(Jump(*spaces_of("j4 i3")))
    told = describe_position(position, ENGLISH, last_move=Jump(*spaces_of("j4 i3")), cut_off=marks)
    assert "Last move: j4 → i3. This cut off: j5. White: " in told
    assert "Last move: c4 → c5. White: " in describe_position(MIDDLE, ENGLISH, last_move=move)
    assert "Last move: c3. White: " in describe_position(
        placed(9)[0], ENGLISH, last_move=Place(*spaces_of("c3"))
    )
    assert "Last move" not in describe_position(WHITE_IS_STUCK, ENGLISH, last_move=PASS)


def test_planned_spaces_are_shown_in_their_order() -> None:
    told = describe_position(placed(9)[0], GERMAN, planned=spaces_of("a1 k5"))
    assert "Geplant, in dieser Reihenfolge: a1, k5." in told


# the board in lines


def test_the_board_in_lines_says_what_can_move_and_what_hangs_on_a_single_stack() -> None:
    *rows, white, black, dvonn, movable, danger = describe_board(MIDDLE, ENGLISH).splitlines()
    assert rows == describe_instead(MIDDLE, ENGLISH).splitlines()[:-1]
    assert [white[:9], black[:9]] == ["- White: ", "- Black: "]
    assert dvonn == "- DVONN pieces alone on g4, b3, i1."
    assert movable == "- Can move: f5, h5, j5, h4, j4, d3, h3, j3, f2, g2, h2, b1, c1."
    assert danger == (
        "- In danger: c5 if White moves from c4; b1, c1, d1 if White moves from c2; j5 if Black moves from j4; "
        "d1 if Black moves from c1."
    )


def test_along_a_chain_only_the_move_that_cuts_off_the_most_is_shown() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        D   W   W   W   B   B   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    *_, danger = describe_board(position, ENGLISH).splitlines()
    assert danger == "- In danger: c3, d3, e3, f3 if White moves from b3; f3 if Black moves from e3."


def test_words_in_the_place_of_a_picture_tell_the_board_row_by_row() -> None:
    assert describe_instead(MIDDLE, ENGLISH).splitlines()[:5] == [
        "- Row 5, c to k: white 2, **empty** d–e, black 3, white, black, **empty**, black, **empty**.",
        "- Row 4, b to k: **empty**, white 2, **empty**, white, white, DVONN, black 2, **empty**, black, **empty**.",
        "- Row 3, a to k: **empty**, DVONN, white 3, black 2, white, **empty**, white 2, black, white, black, white.",
        "- Row 2, a to j: white 2, **empty**, white, **empty** d–e, black 2, black 2, black, white, white.",
        "- Row 1, a to i: **empty**, black, black, white, **empty** e–g, white, DVONN.",
    ]


def test_in_its_row_a_stack_has_its_height_and_its_dvonn_pieces() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   WWW .   .   .   .   .   .
        .   .   WW  DW  WW  DDB B   W   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert describe_instead(position, GERMAN).splitlines()[1:3] == [
        "- Reihe 4, b bis k: **leer** b–d, weiß 3, **leer** f–k.",
        (
            "- Reihe 3, a bis k: **leer** a–b, weiß 2, weiß 2 mit DVONN, weiß 2, "
            "schwarz 3 mit 2 DVONN, schwarz, weiß, **leer** i–k."
        ),
    ]


def test_words_in_the_place_of_a_picture_repeat_nothing_that_stands_beside_them() -> None:
    told = describe_instead(MIDDLE, ENGLISH, last_move=Jump(*spaces_of("c4 c5")))
    assert told == describe_instead(MIDDLE, ENGLISH)


def test_words_name_the_players_with_the_score_as_the_bar_of_a_picture_does() -> None:
    told = describe_instead(MIDDLE, ENGLISH, "White: Anna. Black: Ben.").splitlines()
    assert told[0] == "- White: Anna. Black: Ben. Score: White 22, Black 19."
    assert told[1:] == describe_instead(MIDDLE, ENGLISH).splitlines()
    assert describe_instead(Position(), ENGLISH, "White: Anna.").startswith("- White: Anna.\n- Row 5")


def test_words_name_the_spaces_that_the_last_move_cut_off() -> None:
    move = Jump(*spaces_of("j4 i3"))
    told = describe_instead(MIDDLE.play(move), ENGLISH, last_move=move, cut_off=MIDDLE.cut_off_by(move))
    assert "\n- This cut off: j5.\n" in told


def test_words_leave_out_what_buttons_and_sentences_beside_them_tell() -> None:
    told = describe_instead(MIDDLE, ENGLISH, movable=MIDDLE.movable(), planned=spaces_of("k5"))
    assert "Can move" not in told
    assert "Planned" not in told


def test_once_a_stack_is_chosen_only_what_the_move_would_cut_off_is_shown() -> None:
    move = Jump(*spaces_of("j4 i3"))
    marks = Marks(last_move=Jump(*spaces_of("c4 c5")), chosen=move.source, targets=[move.target])
    assert describe_instead(MIDDLE, ENGLISH, **marks) == ""
    marks["falling"] = MIDDLE.cut_off_by(move)
    told = describe_instead(MIDDLE, ENGLISH, **marks)
    assert told == "- The move would cut off: j5."


def test_arrows_are_shown_by_their_shape() -> None:
    one, other = Jump(*spaces_of("h4 e4")), Jump(*spaces_of("h5 g5"))
    told = describe_position(MIDDLE, ENGLISH, played=one, better=other)
    assert "Dotted arrow (the move played): h4 → e4. Solid arrow (a better move): h5 → g5." in told


def test_planned_moves_are_shown_with_their_numbers() -> None:
    moves = {1: Jump(*spaces_of("h4 e4")), 4: Jump(*spaces_of("h5 g5"))}
    told = describe_position(MIDDLE, ENGLISH, numbered=moves)
    assert "Numbered arrows (the plan): 1 h4 → e4, 4 h5 → g5." in told


def test_while_pieces_are_placed_nobody_is_told_to_have_nothing() -> None:
    assert "nothing" not in describe_position(placed(2)[0], ENGLISH)
    assert "Black: no stacks." in describe_position(WON_BY_WHITE, ENGLISH)


# the length


@in_every_language
@given(position=reachable_positions())
def test_every_position_fits_an_alternative_text_with_all_that_can_move(
    language: Language, position: Position
) -> None:
    told = describe_position(
        position, language, movable=position.movable(), last_move=Jump(*spaces_of("a1 a2"))
    )
    assert len(told) <= LONGEST_ALT
    assert not told.endswith("…")


@in_every_language
@pytest.mark.parametrize("kind", ["W,B", "WWBB,BBWW", "WB,BW", "W,WB", "WBWB,W"])
def test_as_many_words_as_a_position_can_need_fit(language: Language, kind: str) -> None:
    position = crowded(*kind.split(","))
    everywhere = tuple(position.stacks)
    told = describe_position(
        position,
        language,
        last_move=Jump(*spaces_of("a1 a2")),
        cut_off={space: position.stacks[space] for space in everywhere[:25]},
        movable=everywhere[:23],
        chosen=everywhere[0],
        targets=everywhere[:6],
    )
    assert len(told) <= LONGEST_ALT
    assert not told.endswith("…")


def test_a_text_that_is_too_long_all_the_same_is_cut_off_at_its_end() -> None:
    told = describe_position(MIDDLE, ENGLISH, planned=SPACES * 9)
    assert len(told) == LONGEST_ALT
    assert told.endswith("…")


@in_every_language
@given(position=reachable_positions())
def test_every_stack_is_named_once(language: Language, position: Position) -> None:
    named = re.findall(r"\b[a-k][1-5]\b", describe_position(position, language))
    assert sorted(named) == sorted(map(str, [*position.stacks, *survey(position).vacant]))
