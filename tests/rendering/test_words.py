import re

import pytest
from hypothesis import given

from dvonn import SPACES, Colour, Phase, Piece, Position
from rendering import describe
from rendering.words import LONGEST
from tests.dvonn.grids import board
from tests.dvonn.strategies import reachable_positions

_NAMED = re.compile(r"\b[a-k][1-5]\b")


def test_the_empty_board() -> None:
    assert describe(Position()) == (
        "White is to place a DVONN piece. Score: White 0, Black 0. The board is empty."
    )


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
        "Black is to move. Score: White 3, Black 6. "
        "White: 2 high on f3; single piece on c2. "
        "Black: 3 high with a DVONN piece on c3; 2 high on e3; single piece on d2. "
        "DVONN piece alone on d3. The other 43 spaces are empty."
    )


def test_of_equally_high_stacks_it_is_told_which_hold_a_dvonn_piece() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   WWW .   .   .   .   .   .
        .   .   WW  DW  WW  DB  .   .   .   .   .
          .   .   .   DB  .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert describe(position) == (
        "White is to move. Score: White 9, Black 4. "
        "White: 3 high on e4; 2 high with a DVONN piece on d3; 2 high on c3, e3. "
        "Black: 2 high, each with a DVONN piece, on d2, f3. The other 43 spaces are empty."
    )


def test_a_finished_game_says_who_won_before_all_else() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   .   BDWDW .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert describe(position) == (
        "The game is over: White wins, 5 to 0. White: 5 high with 2 DVONN pieces on e3. Black: nothing. "
        "The other 48 spaces are empty."
    )


def test_a_tie() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        DWW .   .   .   .   .   .   .   .   .   DBB
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert describe(position).startswith("The game is over: a tie, 3 all. ")


def test_a_player_who_cannot_move_is_told_to_pass() -> None:
    position = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        .   .   .   .   D   B   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    assert describe(position).startswith("White cannot move and must pass. Score: White 0, Black 1. ")


@given(reachable_positions())
def test_every_position_fits_an_alternative_text(position: Position) -> None:
    assert len(describe(position)) <= LONGEST


@given(reachable_positions())
def test_the_words_say_the_whole_position(position: Position) -> None:
    heard: dict[str, tuple[Colour | None, int, int]] = {}
    for sentence in describe(position).split(". "):
        owner = {"White": Colour.WHITE, "Black": Colour.BLACK}.get(sentence.partition(":")[0])
        for group in sentence.split(";"):
            height = re.search(r"(\d+) high", group)
            loads = {"with a DVONN": 1, "with 2 DVONN": 2, "with 3 DVONN": 3}
            load = sum(count for words, count in loads.items() if words in group)
            for space in _NAMED.findall(group):
                heard[space] = owner, int(height.group(1)) if height else 1, load
    assert heard == {
        str(space): (stack.owner, stack.height, stack.pieces.count(Piece.DVONN) if stack.owner else 0)
        for space, stack in position.stacks.items()
    }


@pytest.mark.parametrize("kind", ["W,B", "WWBB,BBWW", "WB,BW"])
def test_as_many_words_as_a_position_can_need_fit(kind: str) -> None:
    """All 49 spaces named one by one, or as many stacks, heights and DVONN pieces as there can be."""
    left, right = kind.split(",")
    cells = [left if space.index % 2 else right for space in SPACES]
    pieces = {"W": 23, "B": 23, "D": 3}
    for index, cell in enumerate(cells):
        wanted = "D" + cell if pieces["D"] else cell
        enough = all(pieces[letter] >= wanted.count(letter) for letter in "WBD")
        cells[index] = wanted if enough else "."
        if enough:
            for letter in wanted:
                pieces[letter] -= 1
    rows = (cells[40:49], cells[30:40], cells[19:30], cells[9:19], cells[:9])
    position = Position.parse("/".join(",".join(row) for row in rows) + " w s")
    assert position.phase is not Phase.PLACING
    assert len(describe(position)) <= LONGEST
