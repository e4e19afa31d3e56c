"""The page of a plan, and the button that leads to it from a line."""

import pytest

from bot.catalogue import language_for
from bot.domain import Match, Person, Plan, Reply
from bot.domain.ids import PastId, PlyNumber
from bot.domain.line import Line, LineId, OwnLine, Start
from bot.domain.plan import MOST_REPLIES, RESIGN, Ply
from bot.features.plans.pages import plan_page
from bot.pages.pictures import bar_of
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from dvonn import PASS, Game, Jump
from rendering import render_board
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import labels_of, options_of, text_of
from tests.bot.played import first_plies, match_of, recorded

ENGLISH = language_for("en")
TIE = recorded()[0]
STACKING = match_of(first_plies(TIE, 57))
LINE = TIE.moves[57:65]
THEIRS, ANSWER = (move for move in LINE[:2] if isinstance(move, Jump))
OTHER = next(move for move in STACKING.position.play(THEIRS).play(ANSWER).legal_moves() if move != LINE[2])
ELSEWHERE = next(move for move in STACKING.position.legal_moves() if move != THEIRS)


def planned(*lines: tuple[Ply, ...], game: Game = STACKING.game, by: Person = BEN) -> Plan:
    plan = Plan()
    for line in lines:
        plan, _ = plan.with_line(match_of(game), by.id, line)
    return plan


def told(move: object) -> str:
    assert isinstance(move, Jump)
    return f"{move.source} → {move.target}"


THREE_BRANCHES = planned(LINE[:6], (*LINE[:2], OTHER, RESIGN), (ELSEWHERE, RESIGN))


async def test_a_tree_is_shown_a_line_each_with_numbers_and_what_follows_what() -> None:
    page = await plan_page(STACKING, THREE_BRANCHES, Viewer(ENGLISH, user=BEN.id))
    heading, *lines, what_happens = text_of(page).splitlines()
    assert heading == f"**You (Black) against <@{ANNA.id}>:** your plan, 5 of {MOST_REPLIES} replies."
    assert lines == [
        f"- **1** If {told(THEIRS)}: {told(ANSWER)}",
        f"  - **2** Then if {told(LINE[2])}: {told(LINE[3])}",
        f"  - **3** Then if {told(LINE[4])}: {told(LINE[5])}",
        f"  - **4** Or after 1, if {told(OTHER)}: resign",
        f"- **5** Or if {told(ELSEWHERE)}: resign",
    ]
    assert what_happens == "Replies to moves that aren’t played are deleted. The rest stays."
    assert labels_of(page) == ["Try it out", "Delete plan", "Close"]


async def test_each_reply_can_be_chosen_to_be_dropped() -> None:
    page = await plan_page(STACKING, THREE_BRANCHES, Viewer(ENGLISH, user=BEN.id))
    assert [each["label"] for each in options_of(page)] == [
        f"1: if {told(THEIRS)}: {told(ANSWER)}",
        f"2: if {told(LINE[2])}: {told(LINE[3])}",
        f"3: if {told(LINE[4])}: {told(LINE[5])}",
        f"4: if {told(OTHER)}: resign",
        f"5: if {told(ELSEWHERE)}: resign",
    ]


async def test_a_single_reply_is_dropped_with_the_plan() -> None:
    page = await plan_page(STACKING, planned(LINE[:2]), Viewer(ENGLISH, user=BEN.id))
    assert options_of(page) == []
    assert "Delete plan" in labels_of(page)


async def test_the_picture_numbers_what_is_answered_and_names_the_players() -> None:
    names = {ANNA.id: "Anna", BEN.id: "Ben"}
    page = await plan_page(STACKING, THREE_BRANCHES, Viewer(ENGLISH, user=BEN.id, names=names))
    turn = STACKING.last_turn
    assert turn is not None
    assert isinstance(ELSEWHERE, Jump)
    drawn = render_board(
        STACKING.position,
        last_move=turn.move,
        cut_off=turn.cut_off,
        numbered={1: THEIRS, 5: ELSEWHERE},
        bar=bar_of(STACKING, {ANNA.id: "Anna", BEN.id: "You"}, ENGLISH),
    )
    (picture,) = page.files
    assert picture.fp.read() == drawn


async def test_on_ones_own_turn_the_plan_waits_for_ones_own_move() -> None:
    plan = planned(LINE[:3], by=ANNA)
    page = await plan_page(STACKING, plan, Viewer(ENGLISH, user=ANNA.id))
    assert text_of(page).splitlines()[1:] == [
        f"- **1** Once you’ve played {told(LINE[0])}",
        f"- **2** Then if {told(LINE[1])}: {told(LINE[2])}",
        "It’s your turn. Play the first move of your plan yourself. The replies after it stay.",
    ]
    assert labels_of(page) == ["Move", "Try it out", "Delete plan", "Close"]


async def test_what_is_left_of_a_dropped_plan_is_the_way_to_another() -> None:
    page = await plan_page(STACKING, Plan(), Viewer(ENGLISH, user=BEN.id))
    assert text_of(page) == f"**You (Black) against <@{ANNA.id}>:** no plan."
    assert labels_of(page) == ["Try it out", "Close"]


async def test_more_replies_than_a_menu_holds_stand_in_two() -> None:
    plan = Plan(replies=(Reply(THEIRS, RESIGN),) * 30)
    options = options_of(await plan_page(STACKING, plan, Viewer(ENGLISH, user=BEN.id)))
    assert [each["value"] for each in options] == [str(number) for number in range(1, 31)]


async def test_a_pass_in_a_plan_is_shown_as_one() -> None:
    game = next(game for game in recorded() if PASS in game.moves[50:])
    at_pass = game.moves.index(PASS, 50)
    before = match_of(first_plies(game, at_pass - 1))
    mover = before.player_to_move
    assert mover is not None
    line = game.moves[at_pass - 1 : at_pass + 2]
    plan, _ = Plan().with_line(before, mover, line)
    page = await plan_page(before, plan, Viewer(ENGLISH, user=mover))
    assert f"Then if they pass: {told(line[2])}" in text_of(page)


# under a line that is tried out


def under_a_line(viewer: Person, plies: int, plan: Plan, match: Match = STACKING) -> list[str]:
    """The labels of the buttons under a line of some plies from the board."""
    game = match.game
    start = Start(PastId(match.id), PlyNumber(len(game.moves)), game.position)
    own = OwnLine(LineId(1), viewer.id, Line(start, LINE[:plies]))
    buttons = action_buttons(Placement.LINE, ActionContext(match, ENGLISH, viewer.id, plan=plan, line=own))
    return [getattr(button, "label", "") for button in buttons]


@pytest.mark.parametrize(
    ("viewer", "plies", "label"),
    [
        (BEN, 0, None),
        (BEN, 1, None),
        (BEN, 2, "Plan this"),
        (BEN, 3, "Plan this"),
        (ANNA, 1, None),
        (ANNA, 2, None),
        (ANNA, 3, "Plan this"),
    ],
)
def test_a_line_with_an_answer_of_the_planner_s_can_be_planned(
    viewer: Person, plies: int, label: str | None
) -> None:
    shown = [each for each in under_a_line(viewer, plies, Plan()) if each != "Back"]
    assert shown == ([label] if label else [])


@pytest.mark.parametrize(
    ("plies", "label"), [(1, "Your plan"), (2, "Your plan"), (3, "Your plan"), (4, "Plan this")]
)
def test_a_line_that_is_planned_already_leads_to_the_plan(plies: int, label: str) -> None:
    assert under_a_line(BEN, plies, planned(LINE[:2])) == [label]


def test_a_line_that_does_not_fit_into_the_plan_can_be_pressed_all_the_same() -> None:
    """The answer tells why it isn't planned."""
    assert isinstance(ELSEWHERE, Jump)
    full = Plan(replies=(Reply(ELSEWHERE, RESIGN),) * MOST_REPLIES)
    assert under_a_line(BEN, 2, full) == ["Plan this"]


def test_while_pieces_are_placed_no_line_is_planned() -> None:
    placing = match_of(first_plies(TIE, 10))
    start = Start(PastId(placing.id), PlyNumber(10), placing.position)
    own = OwnLine(LineId(1), BEN.id, Line(start, TIE.moves[10:14]))
    buttons = action_buttons(Placement.LINE, ActionContext(placing, ENGLISH, BEN.id, line=own))
    assert [getattr(button, "label", "") for button in buttons] == ["Back"]
