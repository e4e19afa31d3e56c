"""The chapters of the rules: each position shows what its caption claims, as the rules of the game have it."""

import re

import pytest

from bot.catalogue import Language, language_for
from bot.features.rules.chapters import ADVICE, CHAPTERS, RESTS, RULES, Chapter
from bot.pages.game_words import describe_position
from bot.pages.tips import near_dvonn, sources, steps
from dvonn import PASS, SPACES, Colour, Direction, Jump, Phase, Piece, Reason, Space
from tests.dvonn.grids import board, spaces

ENGLISH = language_for("en")

MOST_WORDS = 95
"""Words on a page, its heading, caption and what one may look up included; eighty tell the rule."""


def chapter(name: str) -> Chapter:
    return next(each for each in CHAPTERS if each.name == name)


def test_the_chapters_come_in_the_order_of_the_rules() -> None:
    assert [each.name for each in RULES] == [
        "aim",
        "placing",
        "moving",
        "blocked",
        "connected",
        "forced",
        "passing",
        "end",
    ]
    assert [each.name for each in ADVICE] == ["edge", "landing", "mobile", "danger", "last"]
    assert {each.name for each in CHAPTERS} >= RESTS


@pytest.mark.parametrize("each", CHAPTERS, ids=lambda each: each.name)
def test_a_page_is_short_enough_for_a_phone(language: Language, each: Chapter) -> None:
    rule = language.say(f"rules-text-{each.name}")
    assert len(rule.split()) <= 80
    assert len(re.findall(r"\w+", rule + each.caption(language))) <= MOST_WORDS


def test_the_aim_is_to_hold_more_pieces() -> None:
    position = chapter("aim").position
    assert chapter("aim").caption(ENGLISH) == ("Pieces in the picture so far: White 11, Black 10.")
    assert (position.score.white, position.score.black) == (11, 10)
    assert position.phase is Phase.STACKING


def test_the_board_fills_with_the_dvonn_pieces_first() -> None:
    position = chapter("placing").position
    assert position.phase is Phase.PLACING
    assert position.remaining[Piece.DVONN] == 0
    assert "the first 14 pieces" in chapter("placing").caption(ENGLISH)
    assert len(position.stacks) == 14


def test_a_stack_of_two_goes_two_spaces_over_pieces_and_gaps_but_never_to_an_empty_space() -> None:
    position, f3 = chapter("moving").position, Space.parse("f3")
    assert chapter("moving").caption(ENGLISH) == (
        "In the picture, f3 has 2 pieces and can go to f5, d3, h3, d1 and f1, but not to h5, because nothing is there."
    )
    assert position.stacks[f3].height == 2
    assert set(position.targets(f3)) == spaces("f5 d3 h3 d1 f1")
    reached = {f3.step(direction, 2) for direction in Direction}
    assert reached == spaces("f5 d3 h3 d1 f1 h5")
    crossed = {space for direction in Direction if (space := f3.step(direction))}
    assert {space in position.stacks for space in crossed} == {True, False}
    assert {position.stacks[space].owner for space in spaces("f5 d3 h3")} == {
        Colour.WHITE,
        Colour.BLACK,
        None,
    }


def test_crosses_mark_all_that_is_surrounded_and_what_has_come_free_is_named() -> None:
    position, marks = chapter("blocked").position, chapter("blocked").marks
    assert "Empty: h5 and e1. Free beside them: g4, h4, e2 and f2." in chapter("blocked").caption(ENGLISH)
    inside = {space for space in SPACES if not space.on_edge and position.stacks[space].owner}
    assert set(position.vacant()) == spaces("h5 e1")
    assert set(marks["blocked"]) == inside - spaces("g4 h4 e2 f2")
    assert all(
        len([each for each in space.neighbours if each in position.stacks]) == 6 for space in marks["blocked"]
    )
    free = {space for colour in Colour for space in sources(position, colour)}
    edge = {space for space in position.stacks if space.on_edge and position.stacks[space].owner}
    assert free == edge | spaces("g4 h4 e2 f2")


def test_a_move_cuts_off_stacks_of_both_players_from_every_dvonn_piece() -> None:
    position, marks = chapter("connected").position, chapter("connected").marks
    move = Jump(Space.parse("e3"), Space.parse("f3"))
    assert chapter("connected").caption(ENGLISH) == (
        "In the picture, e3 → f3 would break the link. The stacks marked with a minus would be lost: 8 pieces of both "
        "colors, on c4, b3, c3, d3, b2 and c2."
    )
    lost = position.cut_off_by(move)
    assert set(lost) == set(marks["falling"]) == spaces("c4 b3 c3 d3 b2 c2")
    assert sum(stack.height for stack in lost.values()) == 8
    assert {stack.owner for stack in lost.values()} == set(Colour)
    assert {marks["chosen"], *marks["targets"]} == {move.source, move.target}


def test_white_is_forced_to_cut_off_own_stacks() -> None:
    position = chapter("forced").position
    move = Jump(Space.parse("e3"), Space.parse("g3"))
    assert "e3 → g3 is White’s only move" in chapter("forced").caption(ENGLISH)
    assert "It cuts off White’s stacks on d4 and d3: 7 pieces are lost" in chapter("forced").caption(ENGLISH)
    assert position.to_move is Colour.WHITE
    assert position.legal_moves() == (move,)
    lost = position.cut_off_by(move)
    assert set(lost) == spaces("d4 d3")
    assert {stack.owner for stack in lost.values()} == {Colour.WHITE}
    assert sum(stack.height for stack in lost.values()) == 7
    assert Space.parse("i1") in position.play(move).stacks  # a DVONN piece stays, even alone


def test_white_passes_and_has_to_come_back() -> None:
    position, e3 = chapter("passing").position, Space.parse("e3")
    assert "on e3, is surrounded (✕), so White passes. If Black then plays f3 → h3" in (
        chapter("passing").caption(ENGLISH)
    )
    assert position.to_move is Colour.WHITE
    assert position.must_pass
    assert [space for space, stack in position.stacks.items() if stack.owner is Colour.WHITE] == [e3]
    assert position.stuck()[e3] is Reason.SURROUNDED
    back = position.play(PASS).play(Jump(Space.parse("f3"), Space.parse("h3")))
    assert back.movable() == (e3,)
    assert PASS not in back.legal_moves()


def test_the_game_is_over_and_the_higher_number_wins() -> None:
    outcome = chapter("end").position.outcome
    assert outcome is not None
    assert outcome.winner is Colour.WHITE
    assert (outcome.score.white, outcome.score.black) == (10, 7)
    assert "White wins 10–7" in chapter("end").caption(ENGLISH)


def test_white_has_placed_at_the_edge_near_the_dvonn_pieces_and_beside_pieces_of_either_color() -> None:
    position = chapter("edge").position
    own = {space for space, stack in position.stacks.items() if stack.owner is Colour.WHITE}
    assert "White has 8 of 9 pieces at the edge and 8 within two spaces" in chapter("edge").caption(ENGLISH)
    assert len(own) == 9
    assert sum(space.on_edge for space in own) == 8
    red = spaces("c4 h3 c1")
    assert sum(any(steps(space, each) <= 2 for each in red) for space in own) == 8
    black = {space for space, stack in position.stacks.items() if stack.owner is Colour.BLACK}
    for pieces in (own, black):
        assert sum(bool(set(space.neighbours) & pieces) for space in own) >= 3


def test_landing_on_a_stack_takes_it_over() -> None:
    position = chapter("landing").position
    after = position.play(Jump(Space.parse("f2"), Space.parse("f3")))
    assert chapter("landing").caption(ENGLISH) == (
        "In the picture, f2 → f3 turns 12–10 into 14–8. Stacks that Black can move: 6 instead of 8."
    )
    assert position.stacks[Space.parse("f3")].owner is Colour.BLACK
    assert after.stacks[Space.parse("f3")].owner is Colour.WHITE
    assert [(each.score.white, each.score.black) for each in (position, after)] == [(12, 10), (14, 8)]
    assert [len(sources(each, Colour.BLACK)) for each in (position, after)] == [8, 6]


def test_the_high_stack_is_stuck_and_the_low_ones_are_not() -> None:
    position, f3 = chapter("mobile").position, Space.parse("f3")
    assert "White’s stack on f3 is stuck: it would have to go 6 spaces" in chapter("mobile").caption(ENGLISH)
    assert position.stacks[f3].height == 6
    assert position.stuck()[f3] is Reason.EMPTY_TARGET
    assert set(position.movable()) == spaces("g5 e4 h3 h2")
    assert all(position.stacks[space].height == 1 for space in position.movable())


def test_white_takes_the_stack_that_would_cut_off_four_of_whites() -> None:
    position = chapter("danger").position
    danger, answer = (Jump(*map(Space.parse, names)) for names in (("h3", "f3"), ("i4", "h3")))
    assert "Next, h3 → f3 would cut off White’s stacks on i4, i3, j3 and i2" in chapter("danger").caption(
        ENGLISH
    )
    assert position.to_move is Colour.WHITE
    lost = position.cut_offs_of(Colour.BLACK)[danger]
    assert set(lost) == spaces("i4 i3 j3 i2")
    assert {stack.owner for stack in lost.values()} == {Colour.WHITE}
    assert Piece.DVONN in position.stacks[danger.source].pieces
    after = position.play(answer)
    still_lost = [set(each) for each in after.cut_offs_of(Colour.BLACK).values()]
    assert not any(each & spaces("h3 i3 j3 i2") for each in still_lost)
    assert not position.cut_off_by(answer)


def test_black_has_to_pass_first() -> None:
    position, e3 = chapter("last").position, Space.parse("e3")
    assert sources(position, Colour.BLACK) == {e3}
    after = position.play(Jump(Space.parse("e4"), e3))
    assert after.must_pass
    assert after.to_move is Colour.BLACK
    assert after.play(PASS).to_move is Colour.WHITE
    assert "e3 is the only stack that Black can move. White plays e4 → e3" in chapter("last").caption(ENGLISH)


@pytest.mark.parametrize("each", CHAPTERS, ids=lambda each: each.name)
def test_the_alternative_text_shows_every_mark(each: Chapter) -> None:
    told = describe_position(each.position, ENGLISH, **each.marks)
    assert not told.endswith("…")
    for message_tag, sentence in (
        ("chosen", "Chosen: "),
        ("targets", "Target"),
        ("falling", "The move would cut off: "),
        ("blocked", "Blocked (surrounded on all six sides): "),
        ("movable", "Can move: "),
    ):
        assert (sentence in told) == (message_tag in each.marks)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("f3", "f3", 0), ("f3", "g4", 1), ("f3", "g3", 1), ("f3", "e4", 2), ("f3", "h4", 2), ("a1", "k5", 10)],
)
def test_steps_are_counted_from_neighbour_to_neighbour(one: str, other: str, expected: int) -> None:
    assert steps(Space.parse(one), Space.parse(other)) == expected
    assert steps(Space.parse(other), Space.parse(one)) == expected


def test_near_a_dvonn_piece_is_within_two_steps_also_where_it_lies_in_a_stack() -> None:
    position = board("""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   BDW W   W   W   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """)
    near = near_dvonn(position)
    assert [Space.parse(name) in near for name in ("e3", "f3", "g3")] == [True, True, False]
