"""The panel of plans: what it says, and how each choice leads to the next."""

from bot.catalogue import language_for
from bot.features.planning.pages import (
    own_stack_page,
    own_target_page,
    plan_page,
    their_target_page,
)
from bot.matches import Plan, Reply
from bot.pages.taste import USUAL
from dvonn import Jump, Space
from tests.bot.company import ANNA, BEN
from tests.bot.discord_limits import labels_of, options_of, text_of, walk
from tests.bot.played import LAST_RESORT, first_plies, match_of, recorded

ENGLISH = language_for("en")
TIE = recorded()[0]
STACKING = match_of(first_plies(TIE, 57))
THEIRS, ANSWER = (move for move in TIE.moves[57:59] if isinstance(move, Jump))
ONE_REPLY = Plan(replies=(Reply(THEIRS, ANSWER),))


async def test_planned_answers_are_told_a_line_each() -> None:
    page = await plan_page(STACKING, ONE_REPLY, BEN.id, ENGLISH, USUAL)
    heading, line = text_of(page).splitlines()
    assert f"your plan for <@{ANNA.id}>" in heading
    assert line == (f"- If {THEIRS.source} → {THEIRS.target}: I’ll play {ANSWER.source} → {ANSWER.target}.")


async def test_an_answer_is_chosen_in_four_steps_in_the_position_after_their_move() -> None:
    first = await plan_page(STACKING, Plan(), BEN.id, ENGLISH, USUAL)
    assert [each["value"] for each in options_of(first)] == list(map(str, STACKING.position.movable()))
    second = await their_target_page(STACKING, THEIRS.source, ENGLISH, USUAL)
    assert str(THEIRS.target) in [each["value"] for each in options_of(second)]
    after = STACKING.position.play(THEIRS)
    third = await own_stack_page(STACKING, THEIRS, ENGLISH, USUAL)
    assert [each["value"] for each in options_of(third)] == list(map(str, after.movable()))
    fourth = await own_target_page(STACKING, THEIRS, ANSWER.source, ENGLISH, USUAL)
    assert [each["value"] for each in options_of(fourth)] == list(map(str, after.targets(ANSWER.source)))
    ids = [each["custom_id"] for page in (third, fourth) for each in walk(page) if each.get("options")]
    number = STACKING.number
    assert ids == [
        f"dvonn:plan-stack:1:{number}:{THEIRS}",
        f"dvonn:plan-target:1:{number}:{THEIRS}:{ANSWER.source}",
    ]


async def test_somebody_who_plans_is_warned_of_what_they_would_cut_off_themselves_and_not_of_what_others_would() -> (
    None
):
    """A planned move is played without another question."""
    game = first_plies(LAST_RESORT, len(LAST_RESORT.moves) - 1)
    match, theirs = match_of(game), LAST_RESORT.moves[-1]
    assert isinstance(theirs, Jump)
    page = await own_target_page(match, theirs, Space.parse("b3"), ENGLISH, USUAL)
    (target,) = options_of(page)
    assert target["description"].startswith("Careful: ")
    page = await their_target_page(match_of(LAST_RESORT), Space.parse("b3"), ENGLISH, USUAL)
    (target,) = options_of(page)
    assert not target.get("description")


async def test_where_no_answer_is_possible_the_panel_says_so() -> None:
    """The last move of a game: nobody can move after it."""
    last = TIE.moves[-1]
    assert isinstance(last, Jump)
    page = await own_stack_page(match_of(first_plies(TIE, len(TIE.moves) - 1)), last, ENGLISH, USUAL)
    assert "you have no move to plan" in text_of(page)
    assert labels_of(page) == ["Back"]
