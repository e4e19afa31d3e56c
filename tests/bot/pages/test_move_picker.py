"""The controls of a picker: each says for what a move is picked, and which step it is."""

import pytest

from bot.domain import EventNumber, MatchId
from bot.domain.line import ChangeNumber, LineId, LinePly
from bot.features.trying.pages import TRIES, InLine
from bot.pages.choices import RowNumber
from bot.pages.match_panel_pages import MOVES, Turning
from bot.pages.move_picker import (
    AskWhyNot,
    Pick,
    PickAnyway,
    PickMove,
    PickRow,
    PickSpace,
    PickStack,
    PickTarget,
)
from dvonn import Jump, Place, Space

C3, D4 = map(Space.parse, ("c3", "d4"))
TURN = Turning(MatchId(12), EventNumber(57))
LINE = InLine(LineId(5), ChangeNumber(2), LinePly(9))


@pytest.mark.parametrize(
    "step",
    [
        PickRow(RowNumber(3)),
        PickSpace(C3),
        PickStack(C3),
        PickTarget(C3, D4),
        PickAnyway(Place(C3)),
        PickAnyway(Jump(C3, D4)),
        AskWhyNot(),
    ],
)
def test_a_press_shows_for_what_the_move_is_picked_and_the_step(step: Pick) -> None:
    control = MOVES.choose(TURN)(step)
    assert MOVES.read(type(control).read(control.custom_id)) == (TURN, step)


def test_a_whole_move_has_a_control_of_its_own_or_one_for_each_kind() -> None:
    for move in (Place(C3), Jump(C3, D4)):
        assert TRIES.read(TRIES.choose(LINE)(PickMove(move))) == (LINE, PickMove(move))
    assert MOVES.read(MOVES.choose(TURN)(PickMove(Place(C3)))) == (TURN, PickSpace(C3))
    assert MOVES.read(MOVES.choose(TURN)(PickMove(Jump(C3, D4)))) == (TURN, PickTarget(C3, D4))
