"""Tips: when each fits, that a match has one, and who gets any."""

from itertools import accumulate
from random import Random

import pytest

from bot.catalogue import Language, language_for, languages
from bot.pages.game_words import Told
from bot.pages.tips import (
    TIPS,
    Tip,
    danger,
    edge,
    landing,
    last,
    links,
    mobile,
    near_dvonn,
    red,
    start,
    tip_in,
)
from dvonn import SPACES, Colour, Game, Jump, Place, Position, Space, placements_by_lot
from tests.bot.played import recorded
from tests.dvonn.grids import board, spaces

ENGLISH = language_for("en")
WHITE, BLACK = Colour.WHITE, Colour.BLACK

RED = "c4 f3 i2"
"""Where the DVONN pieces lie while pieces are placed."""


def placed(white: str, black: str, *, dvonn: str = RED) -> Position:
    """The position after these placements, Black's own first and then in turns."""
    order = [
        *dvonn.split(),
        *(space for pair in zip(black.split(), white.split(), strict=False) for space in pair),
    ]
    order += black.split()[len(white.split()) :]
    return Game([Place(Space.parse(name)) for name in order]).position


# while pieces are placed


def test_a_user_who_places_inside_is_informed_of_the_edge() -> None:
    position = placed("d3 e3 g3", "a1 b1 c1 d1")
    assert position.to_move is WHITE
    assert edge(position, WHITE) == Tip("edge")


def test_a_user_who_has_half_of_the_pieces_at_the_edge_is_told_nothing_of_it() -> None:
    assert edge(placed("d3 e3 a3 d5", "a1 b1 c1 d1 e1"), WHITE) is None


def test_two_pieces_tell_nothing_yet() -> None:
    assert edge(placed("d3 e3", "a1 b1 c1"), WHITE) is None


def test_nothing_is_said_of_an_edge_that_is_full() -> None:
    edges = [str(space) for space in SPACES if space.on_edge]
    inside = [str(space) for space in SPACES if not space.on_edge]
    full = placed(" ".join(edges[20:] + inside[:12]), " ".join(edges[:17]), dvonn=" ".join(edges[17:20]))
    room = placed(
        " ".join(edges[20:] + inside[:12]), " ".join(edges[:16] + inside[12:13]), dvonn=" ".join(edges[17:20])
    )
    assert edge(room, WHITE) == Tip("edge")
    assert edge(full, WHITE) is None


def test_a_user_who_places_far_from_the_dvonn_pieces_is_told_where_they_are() -> None:
    position = placed("j5 k5 k4", "a1 b1 c1 d1", dvonn="a2 a3 b3")
    tip = red(position, WHITE)
    assert tip == Tip("red", {"spaces": spaces("a2 a3 b3")})
    assert "(a3, b3 and a2)" in tip.tell(ENGLISH)
    assert red(placed("b4 c3 a1", "j5 k5 k4 j4", dvonn="a2 a3 b3"), WHITE) is None


def test_nothing_is_said_of_placing_before_one_s_own_pieces_come() -> None:
    position = Game([Place(Space.parse("c4"))]).position
    assert [fits(position, BLACK) for fits in (edge, red)] == [None] * 2


# while stacks move

CHAIN = board("""
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   D   B   W   W   WWW .   .   .   .   .
      .   .   .   .   .   .   .   .   D   DBB
        .   .   .   .   .   .   .   .   .
""")
"""White's stacks lie in a row, and only the first of them is near a DVONN piece."""


def test_a_move_onto_a_stack_that_the_opponent_can_move_is_a_tip() -> None:
    assert landing(CHAIN, WHITE) == Tip("landing")


def test_a_stack_that_nobody_could_move_is_no_target_worth_a_tip() -> None:
    position = board("""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   D   W   WBB .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """)
    assert landing(position, WHITE) is None


def test_own_stacks_that_hang_on_an_own_one_are_named() -> None:
    tip = links(CHAIN, WHITE)
    assert tip == Tip("links", {"space": Space.parse("d3"), "spaces": [*map(Space.parse, ("e3", "f3"))]})
    assert "If the stack on d3 leaves, you can lose e3 and f3" in tip.tell(ENGLISH)


def test_stacks_that_hang_on_the_opponent_s_alone_are_not_told_of() -> None:
    position = board("""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   D   B   W   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """)
    assert links(position, WHITE) is None


def test_a_high_stack_without_a_target_is_named() -> None:
    near = board("""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   D   B   W   W  WWWW .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """)
    far = board("""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   D   W   W  WWWW .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """)
    assert mobile(near, WHITE) is None
    assert mobile(far, WHITE) == Tip("mobile", {"space": Space.parse("f3"), "height": 4})


def test_a_dvonn_piece_that_can_leave_is_pointed_out_where_one_can_land_on_it() -> None:
    drawing = """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   B   D   B   DB  W   WW  .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
    """
    position = board(drawing)
    tip = danger(position, WHITE)
    assert tip is not None
    assert tip == Tip("danger", {"space": Space.parse("g3"), "spaces": [*map(Space.parse, ("h3", "i3"))]})
    assert danger(board(drawing.replace("DB", "BB")), WHITE) is None
    out_of_reach = board(drawing.replace("W   WW", ".   .").replace("DB", "DBW"))
    assert danger(out_of_reach, WHITE) is None


def test_the_last_moves_are_explained_when_both_have_few() -> None:
    position = board("""
            .   .   .   .   .   .   .   .   .
          .   .   .   W   .   .   .   .   .   .
        .   .   WBW D   WB  .   .   .   .   .   .
          .   .   .   W   .   .   .   D   BWB .
            .   .   .   .   .   .   DBWWB .   .
    """)
    assert last(position, WHITE) == Tip("last")
    early = Game(recorded()[0].moves[:52]).position
    assert early.to_move is not None
    assert last(early, early.to_move) is None


# on the first move


def full_board(seed: int) -> Game:
    return Game(placements_by_lot(Random(seed)))


def takes(position: Position, space: Space, colour: Colour) -> list[Jump]:
    """The moves with which a stack takes over one of the opponent's."""
    jumps = (jump for jump in position.jumps_of(colour) if jump.source == space)
    return [jump for jump in jumps if position.stacks[jump.target].owner is colour.opponent]


@pytest.mark.parametrize("seed", range(30))
def test_the_first_move_has_a_stack_at_the_edge_that_can_take_over_a_neighbor(seed: int) -> None:
    position = full_board(seed).position
    tip = start(position, WHITE)
    assert tip
    assert tip.suggested
    assert tip == Tip("start", {"space": tip.suggested, "colour": BLACK}, tip.suggested)
    assert tip.suggested.on_edge
    targets = [jump.target for jump in takes(position, tip.suggested, WHITE)]
    assert targets
    assert set(targets) <= set(tip.suggested.neighbours)
    assert f"{tip.suggested} can take over a black neighbor" in tip.tell(ENGLISH)


def test_it_takes_a_piece_near_a_dvonn_piece_that_cannot_be_taken_back() -> None:
    for seed in range(10):
        position = full_board(seed).position
        tip = start(position, WHITE)
        assert tip
        assert tip.suggested
        best = [
            jump
            for jump in takes(position, tip.suggested, WHITE)
            if jump.target in near_dvonn(position)
            and all(answer.target != jump.target for answer in position.play(jump).jumps_of(BLACK))
        ]
        assert best, seed


def test_black_s_first_move_has_one_too_and_no_later_move() -> None:
    game = full_board(1)
    game = game.play(next(iter(game.position.legal_moves())))
    tip = start(game.position, BLACK)
    assert tip
    assert tip.told["colour"] is WHITE
    game = game.play(next(iter(game.position.legal_moves())))
    assert start(game.position, WHITE) is None


def test_a_board_that_is_not_full_has_none() -> None:
    assert start(CHAIN, WHITE) is None
    assert start(placed("d3", "a1 b1"), WHITE) is None


def test_only_the_first_match_and_only_where_it_may_be_helped_with_has_one() -> None:
    game = full_board(1)
    tip = start(game.position, WHITE)
    assert tip_in(game, 49, 0, suggests=True) == tip
    assert tip_in(game, 49, 0) == Tip("landing")
    assert tip not in (tip_in(game, 49, 1, suggests=True), tip_in(game, 49, 2, suggests=True))
    for _ in Colour:
        game = game.play(game.position.legal_moves()[0])
    assert tip_in(game, 49, 0, suggests=True) is None


# when one is told


def turns_with_a_tip(game: Game, colour: Colour, earlier: int, *, taken_over: int = 0) -> dict[int, Tip]:
    """The tips that a player would be told in a game, by the plies after which it is their turn."""
    stages = accumulate(game.moves, lambda so_far, move: so_far.play(move), initial=Game(start=game.start))
    return {
        ply: tip
        for ply, stage in enumerate(stages)
        if ply >= taken_over
        and stage.position.to_move is colour
        and (tip := tip_in(stage, taken_over, earlier))
    }


@pytest.mark.parametrize("game", recorded(), ids=lambda game: str(len(game.moves)))
@pytest.mark.parametrize("colour", Colour)
def test_a_match_has_one_tip_at_most_and_each_of_three_has_its_own(game: Game, colour: Colour) -> None:
    told = [turns_with_a_tip(game, colour, earlier) for earlier in range(len(TIPS))]
    assert [len(each) <= 1 for each in told] == [True] * 3
    kinds = [tip.kind for each in told for tip in each.values()]
    assert len(kinds) == len(set(kinds))
    assert len(kinds) >= 2


def test_a_user_who_has_begun_three_matches_before_gets_none() -> None:
    for colour in Colour:
        assert turns_with_a_tip(recorded()[0], colour, 3) == {}
        assert turns_with_a_tip(recorded()[0], colour, 10) == {}


def test_the_same_turn_has_the_same_tip_however_often_one_looks() -> None:
    game = recorded()[0]
    ((ply, tip),) = turns_with_a_tip(game, WHITE, 0).items()
    stage = Game(game.moves[:ply])
    assert [tip_in(stage, 0, 0) for _ in range(3)] == [tip] * 3


def test_turns_before_the_players_took_over_count_for_nothing() -> None:
    game = recorded()[0]
    fitting = [
        ply
        for ply in range(len(game.moves))
        if game.position_at(ply).to_move is WHITE and landing(game.position_at(ply), WHITE)
    ]
    stage = Game(game.moves[: fitting[3]])
    assert tip_in(stage, 0, 0) is None
    assert tip_in(stage, fitting[3], 0) == Tip("landing")


def test_a_turn_of_the_opponent_s_and_a_finished_game_have_none() -> None:
    assert tip_in(recorded()[0], 0, 0) is None


def test_the_moves_that_were_taken_back_leave_no_trace() -> None:
    game = recorded()[0]
    ((ply, tip),) = turns_with_a_tip(game, WHITE, 0).items()
    assert tip_in(Game(game.moves[:ply]).play(game.moves[ply]), 0, 0) is None
    assert tip_in(Game(game.moves[:ply]), 0, 0) == tip


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
def test_every_tip_has_a_sentence_in_every_language(language: Language) -> None:
    told: dict[str, Told] = {
        "space": Space.parse("c3"),
        "spaces": spaces("c3 d4"),
        "height": 4,
        "colour": BLACK,
    }
    for fits in (fits for tips in ((start,), *TIPS) for fits in tips):
        sentence = Tip(fits.__name__, told).tell(language)
        assert sentence.startswith("💡 **")
        assert len(sentence) <= 240
