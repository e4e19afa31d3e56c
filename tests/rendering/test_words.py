import re

import pytest
from hypothesis import given

from dvonn import Colour, Jump, Phase, Piece, Position, Space
from rendering import as_read, describe, hanging, survey
from rendering.words import LONGEST
from tests.dvonn.grids import WHITE_IS_STUCK, board, crowded, spaces
from tests.dvonn.strategies import reachable_positions

_NAMED = re.compile(r"\b[a-k][1-5]\b")


def test_the_empty_board() -> None:
    assert describe(Position()) == "White to place. White 0: -. Black 0: -."


def test_a_position_among_stacks() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   WDB D   WB  BW  .   .   .   .   .
          .   .   W   B   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """,
        to_move=Colour.BLACK,
    )
    assert describe(position) == (
        "Black to move. White 3: 2 f3; 1 c2. Black 6: 3+D c3; 2 e3; 1 d2. DVONN: d3."
    )


def test_of_equally_high_stacks_those_with_dvonn_pieces_come_first() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   WWW .   .   .   .   .   .
        .   .   WW  DW  WW  DB  .   .   .   .   .
          .   .   .   DB  .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert describe(position) == "White to move. White 9: 3 e4; 2+D d3; 2 c3, e3. Black 4: 2+D f3, d2."


def test_a_finished_game() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   .   BDWDW .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert describe(position) == "Game over. White 5: 5+DD e3. Black 0: -."


def test_a_player_who_cannot_move() -> None:
    assert describe(WHITE_IS_STUCK).startswith("White to pass. ")


@given(reachable_positions())
def test_every_position_fits_an_alternative_text(position: Position) -> None:
    assert len(describe(position)) <= LONGEST


@given(reachable_positions())
def test_the_words_say_the_whole_position(position: Position) -> None:
    heard: dict[str, tuple[Colour | None, int, int]] = {}
    for fact in describe(position).rstrip(".").split(". ")[1:]:
        about, _, told = fact.partition(": ")
        owner = {"White": Colour.WHITE, "Black": Colour.BLACK}.get(about.split()[0])
        for group in told.split("; ") if about != "Empty" else ():
            kind = re.match(r"(\d+)\+?(D*) ", group)
            height, dvonn = (int(kind[1]), len(kind[2])) if kind else (1, 1)  # a DVONN piece alone
            heard.update(dict.fromkeys(_NAMED.findall(group), (owner, height, dvonn)))
    assert heard == {
        str(space): (stack.owner, stack.height, stack.pieces.count(Piece.DVONN))
        for space, stack in position.stacks.items()
    }


@given(reachable_positions())
def test_empty_spaces_are_named_where_they_are_the_fewer_ones(position: Position) -> None:
    vacant = position.vacant()
    assert survey(position).vacant == (as_read(vacant) if len(vacant) < 25 else ())


def test_spaces_come_as_one_reads_the_board() -> None:
    assert list(map(str, as_read(spaces("a1 i1 b4 c5 k5 a3 k3")))) == [
        "c5",
        "k5",
        "b4",
        "a3",
        "k3",
        "a1",
        "i1",
    ]


BRIDGED = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    D   W   B   BB  W   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)


@pytest.mark.parametrize(
    ("colour", "hung"),
    [
        (Colour.WHITE, {"b3": "c3 d3 e3"}),
        (Colour.BLACK, {"c3": "d3 e3", "d3": "e3"}),
    ],
)
def test_stacks_hang_on_a_single_one_if_they_are_cut_off_wherever_it_moves(
    colour: Colour, hung: dict[str, str]
) -> None:
    told = {str(source): " ".join(map(str, lost)) for source, lost in hanging(BRIDGED, colour).items()}
    assert told == hung


def test_nothing_hangs_on_a_stack_that_can_take_its_dvonn_piece_to_either_side() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        B   .   DW  W   W   .   .   .   .   .   .
          W   W   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert len(position.targets(Space.parse("c3"))) > 1
    assert Space.parse("c3") not in hanging(position, Colour.WHITE)


@given(reachable_positions())
def test_what_hangs_is_what_the_rules_cut_off(position: Position) -> None:
    if position.phase is not Phase.STACKING or position.to_move is None:
        return
    hung = hanging(position, position.to_move)
    for source in position.movable():
        lost = [set(position.cut_off_by(Jump(source, target))) for target in position.targets(source)]
        assert set(hung.get(source, ())) == set.intersection(*lost)


@pytest.mark.parametrize("kind", ["W,B", "WWBB,BBWW", "WB,BW"])
def test_as_many_words_as_a_position_can_need_fit(kind: str) -> None:
    assert len(describe(crowded(*kind.split(",")))) <= LONGEST
