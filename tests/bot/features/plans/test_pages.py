"""The panel of plans: what it says, and how each choice leads to the next."""

from bot.catalogue import language_for
from bot.domain import Plan, Reply
from bot.domain.plan import RESIGN, Ply, ReplyNumber
from bot.domain.refusals import RefusalReason
from bot.features.plans.pages import (
    ask_resign_page,
    own_stack_page,
    own_target_page,
    plan_page,
    their_target_page,
)
from bot.features.plans.reading import Point
from bot.ui.consequences import targets_by_worth
from bot.ui.pictures import USUAL
from dvonn import PASS, Game, Jump, Space
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import labels_of, options_of, text_of, walk
from tests.bot.played import LAST_RESORT, first_plies, match_of, recorded
from tests.bot.refused import refuses

ENGLISH = language_for("en")
TIE = recorded()[0]
STACKING = match_of(first_plies(TIE, 57))
LINE = TIE.moves[57:65]
THEIRS, ANSWER = (move for move in LINE[:2] if isinstance(move, Jump))


def planned(*lines: tuple[Ply, ...], game: Game = STACKING.game) -> Plan:
    plan = Plan()
    for line in lines:
        plan, _ = plan.with_line(match_of(game), BEN.id, line)
    return plan


def at(number: int = 0, *lines: tuple[Ply, ...]) -> Point:
    """A point in Ben's plan."""
    return Point(STACKING, planned(*lines), BEN.id, ReplyNumber(number))


def told(move: object) -> str:
    assert isinstance(move, Jump)
    return f"{move.source} → {move.target}"


OTHER = next(move for move in STACKING.position.play(THEIRS).play(ANSWER).legal_moves() if move != LINE[2])
ELSEWHERE = next(move for move in STACKING.position.legal_moves() if move != THEIRS)


async def test_a_tree_is_told_a_line_each_with_numbers_and_what_follows_what() -> None:
    point = at(0, LINE[:6], (*LINE[:2], OTHER, RESIGN), (ELSEWHERE, RESIGN))
    page = await plan_page(point, ENGLISH, USUAL)
    heading, *lines = text_of(page).splitlines()
    assert f"your plan for <@{ANNA.id}>" in heading
    assert "(5 of 40 replies)" in heading
    assert lines == [
        f"- **1** If {told(THEIRS)}: {told(ANSWER)}",
        f"  - **2** then if {told(LINE[2])}: {told(LINE[3])}",
        f"  - **3** then if {told(LINE[4])}: {told(LINE[5])}",
        f"  - **4** or, after 1, if {told(OTHER)}: you resign",
        f"- **5** Or if {told(ELSEWHERE)}: you resign",
    ]
    assert point.numbered == {1: THEIRS, 5: ELSEWHERE}
    assert labels_of(page) == ["Drop the plan"]


async def test_after_a_reply_the_way_there_is_told_and_what_follows() -> None:
    point = at(2, LINE[:6], (*LINE[:2], OTHER, RESIGN), (ELSEWHERE, RESIGN))
    page = await plan_page(point, ENGLISH, USUAL)
    assert [line.split("**")[1] for line in text_of(page).splitlines()[1:]] == ["1", "2", "3"]
    assert point.position == TIE.position_at(61)
    assert point.numbered == {3: LINE[4]}
    assert labels_of(page) == ["Back", "Whole plan", "Drop this reply"]


async def test_nothing_follows_where_the_match_is_given_up() -> None:
    point = at(1, (THEIRS, RESIGN))
    page = await plan_page(point, ENGLISH, USUAL)
    assert "The match ends with it" in text_of(page)
    assert labels_of(page) == ["Back", "Drop this reply"]
    assert [each["value"] for each in options_of(page)] == ["1"]
    with refuses(RefusalReason.PLAN_CHANGED):
        point.after(THEIRS)


async def test_on_ones_own_turn_the_plan_waits_for_ones_own_move() -> None:
    plan, _ = Plan().with_line(STACKING, ANNA.id, LINE[:3])
    point = Point(STACKING, plan, ANNA.id)
    page = await plan_page(point, ENGLISH, USUAL)
    assert text_of(page).splitlines()[1:] == [
        f"- **1** Once you’ve played {told(LINE[0])}",
        f"- **2** then if {told(LINE[1])}: {told(LINE[2])}",
    ]
    assert point.numbered == {1: LINE[0]}
    assert labels_of(page) == ["Move", "Drop the plan"]


async def test_more_replies_than_a_menu_holds_stand_in_two() -> None:
    plan = Plan(replies=tuple(Reply(move, RESIGN) for move in (THEIRS,) * 30))
    options = options_of(await plan_page(Point(STACKING, plan, BEN.id), ENGLISH, USUAL))
    assert [each["value"] for each in options][-30:] == [str(number) for number in range(1, 31)]


async def test_an_answer_is_chosen_in_four_steps_in_the_position_after_their_move() -> None:
    first = await plan_page(at(), ENGLISH, USUAL)
    assert [each["value"] for each in options_of(first)] == list(map(str, STACKING.position.movable()))
    second = await their_target_page(at(), THEIRS.source, ENGLISH, USUAL)
    assert str(THEIRS.target) in [each["value"] for each in options_of(second)]
    after = STACKING.position.play(THEIRS)
    third = await own_stack_page(at(), THEIRS, ENGLISH, USUAL)
    assert [each["value"] for each in options_of(third)] == list(map(str, after.movable()))
    fourth = await own_target_page(at(), THEIRS, ANSWER.source, ENGLISH, USUAL)
    assert [each["value"] for each in options_of(fourth)] == list(
        map(str, targets_by_worth(after, ANSWER.source))
    )
    ids = [each["custom_id"] for page in (third, fourth) for each in walk(page) if each.get("options")]
    number, version = STACKING.number, at().version
    assert ids == [
        f"dvonn:plan-stack:1:{number}:{THEIRS}:0:{version}",
        f"dvonn:plan-target:1:{number}:{THEIRS}:{ANSWER.source}:0:{version}",
    ]


async def test_the_answer_that_there_is_already_is_told_before_another_is_chosen() -> None:
    page = await own_stack_page(at(0, LINE[:2]), THEIRS, ENGLISH, USUAL)
    assert f"you’ve planned **{told(ANSWER)}** here" in text_of(page)


async def test_a_resignation_is_asked_about_before_it_is_planned() -> None:
    page = await own_stack_page(at(), THEIRS, ENGLISH, USUAL)
    assert labels_of(page) == ["Resign there", "Back"]
    question = await ask_resign_page(at(), THEIRS, ENGLISH, USUAL)
    assert f"as soon as <@{ANNA.id}> plays {told(THEIRS)}?" in text_of(question)
    assert labels_of(question) == ["Resign there", "Back"]


async def test_somebody_who_plans_is_warned_of_what_they_would_cut_off_themselves_and_not_of_what_others_would() -> (
    None
):
    """A planned move is played without another question."""
    game = first_plies(LAST_RESORT, len(LAST_RESORT.moves) - 1)
    match, theirs = match_of(game), LAST_RESORT.moves[-1]
    planner = match.opponent_of(match.player_to_move or ANNA.id)
    page = await own_target_page(Point(match, Plan(), planner), theirs, Space.parse("b3"), ENGLISH, USUAL)
    (target,) = options_of(page)
    assert target["description"].startswith("Careful: ")
    point = Point(match_of(LAST_RESORT), Plan(), match.player_to_move or ANNA.id)
    page = await their_target_page(point, Space.parse("b3"), ENGLISH, USUAL)
    (target,) = options_of(page)
    assert not target.get("description")


async def test_where_no_answer_is_possible_the_panel_says_so() -> None:
    """The last move of a game: nobody can move after it."""
    match = match_of(first_plies(TIE, len(TIE.moves) - 1))
    planner = match.opponent_of(match.player_to_move or ANNA.id)
    page = await own_stack_page(Point(match, Plan(), planner), TIE.moves[-1], ENGLISH, USUAL)
    assert "you have no move to plan" in text_of(page)
    assert labels_of(page) == ["Back"]


async def test_a_plan_goes_on_after_a_pass_of_either_side() -> None:
    game = next(game for game in recorded() if PASS in game.moves[50:])
    at_pass = game.moves.index(PASS, 50)
    before = match_of(first_plies(game, at_pass - 1))
    assert before.player_to_move is not None
    mover, other = before.player_to_move, before.opponent_of(before.player_to_move)
    page = await own_stack_page(Point(before, Plan(), other), game.moves[at_pass - 1], ENGLISH, USUAL)
    assert "so I’ll pass for you" in text_of(page)
    assert labels_of(page) == ["Plan on", "Back"]
    line = (*game.moves[at_pass - 1 : at_pass + 2],)
    plan, _ = Plan().with_line(before, mover, line)
    point = Point(before, plan, mover, ReplyNumber(1))
    page = await plan_page(point, ENGLISH, USUAL)
    assert f"then if they pass: {told(line[2])}" in text_of(page)
    choices = [each["value"] for each in options_of(page)]
    assert choices[: -len(point.branches)] == list(map(str, game.position_at(at_pass + 1).movable()))
