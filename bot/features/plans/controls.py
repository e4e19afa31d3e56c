"""The panel of plans: adding to them, looking into them, dropping them.

A press on a page that shows a plan as it was is answered with the plan as it is.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeVar

from bot.domain import Match, MatchId, Plan
from bot.domain.plan import NOTHING
from bot.domain.plan_tree import NO_REPLY, RESIGN, ReplyNumber
from bot.domain.refusals import RefusalReason, Refused
from bot.features.plans.actions import plan_line, show_plan
from bot.features.plans.pages import (
    AskPlanResign,
    DropBranch,
    DropPlan,
    OpenPlan,
    PlanAt,
    PlanGo,
    PlanLine,
    PlanPass,
    PlanResign,
    PlanStack,
    PlanTarget,
    PlanTheirStack,
    PlanTheirTarget,
)
from bot.features.plans.points import Point
from bot.features.plans.step_pages import (
    ask_resign_page,
    own_stack_page,
    own_target_page,
    their_target_page,
)
from bot.requests.controls import handles
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.control import read_value
from dvonn import PASS, Jump

Choosing = PlanTheirStack | PlanTheirTarget | PlanStack | PlanTarget
Within = PlanAt | PlanGo | PlanPass | AskPlanResign | PlanResign | DropBranch

C = TypeVar("C", bound=Choosing | Within)

TOLD_ON_THE_PLAN = frozenset({RefusalReason.PLAN_CHANGED, RefusalReason.TOO_MANY_REPLIES})
"""The reasons that are told above the plan as it is."""


def in_plan(
    handler: Callable[[Request, C, Point], Awaitable[Answer]],
) -> Callable[[Request, C], Awaitable[Answer]]:
    """Give a handler the point of the plan that its control is about, if the plan is still as it was shown."""

    @wraps(handler)
    async def wrapper(request: Request, control: C) -> Answer:
        match, plan = await _planned(request, control.match)
        if control.version is None and isinstance(control, Choosing):  # written by version 0.1
            match.check_running(request.user, control.seen)

        async def handled() -> Answer:
            plan.check_version(match, control.version)
            number = NO_REPLY if isinstance(control, PlanGo) else control.node or NO_REPLY
            return await handler(request, control, Point(match, plan, request.user, number))

        return await _told_on_the_plan(request, control.match, handled())

    return wrapper


async def _told_on_the_plan(request: Request, match_id: MatchId, handled: Awaitable[Answer]) -> Answer:
    """An answer, or the plan as it is with the reason why it stays so."""
    try:
        return await handled
    except Refused as refusal:
        if refusal.reason not in TOLD_ON_THE_PLAN:
            raise
        note = describe_refusal(refusal, request.user, request.language)
        return await show_plan(request, *await _planned(request, match_id), note=note)


@handles(OpenPlan)
async def plan(request: Request, control: OpenPlan) -> Answer:
    """Show what is planned."""
    return await show_plan(request, *await _planned(request, control.match))


@handles(PlanAt)
@in_plan
async def show_point(request: Request, _: PlanAt, point: Point) -> Answer:
    """Show what is planned from a reply on."""
    return await show_plan(request, point.match, point.plan, number=point.number)


@handles(PlanGo)
@in_plan
async def go_to_point(request: Request, _: PlanGo, point: Point) -> Answer:
    """Show what is planned from the chosen reply on."""
    number = ReplyNumber(read_value(int, request.chosen_one))
    return await show_plan(request, point.match, point.plan, number=number)


@handles(PlanTheirStack)
@in_plan
async def choose_their_stack(request: Request, _: PlanTheirStack, point: Point) -> Answer:
    """Offer the targets of a stack of the opponent's."""
    return await their_target_page(point, request.chosen_space, request.language, await request.display())


@handles(PlanTheirTarget)
@in_plan
async def choose_their_target(request: Request, control: PlanTheirTarget, point: Point) -> Answer:
    """Offer the stacks that can answer."""
    theirs = Jump(control.source, request.chosen_space)
    return await own_stack_page(point, theirs, request.language, await request.display())


@handles(PlanStack)
@in_plan
async def choose_stack(request: Request, control: PlanStack, point: Point) -> Answer:
    """Offer the targets of the stack that answers."""
    source = request.chosen_space
    return await own_target_page(point, control.theirs, source, request.language, await request.display())


@handles(PlanTarget)
@in_plan
async def choose_target(request: Request, control: PlanTarget, point: Point) -> Answer:
    """Plan the answer."""
    line = (*point.plies, control.theirs, Jump(control.source, request.chosen_space))
    return await plan_line(request, control.match, line, version=control.version)


@handles(PlanPass)
@in_plan
async def plan_pass(request: Request, control: PlanPass, point: Point) -> Answer:
    """Go on after a move to which the player can't but pass."""
    line = (*point.plies, control.theirs, PASS)
    return await plan_line(request, control.match, line, version=control.version)


@handles(AskPlanResign)
@in_plan
async def ask_resign(request: Request, control: AskPlanResign, point: Point) -> Answer:
    """Ask before a resignation is planned."""
    return await ask_resign_page(point, control.theirs, request.language, await request.display())


@handles(PlanResign)
@in_plan
async def plan_resign(request: Request, control: PlanResign, point: Point) -> Answer:
    """Plan the resignation."""
    line = (*point.plies, control.theirs, RESIGN)
    return await plan_line(request, control.match, line, version=control.version)


@handles(DropBranch)
@in_plan
async def drop_branch(request: Request, control: DropBranch, point: Point) -> Answer:
    """Drop a reply and what follows it, and show what is planned before it."""
    match, left = await request.client.matches.drop_branch(
        control.match, control.node, by=request.user, version=control.version
    )
    return await show_plan(request, match, left, number=point.parent)


@handles(PlanLine)
async def plan_tried_line(request: Request, control: PlanLine) -> Answer:
    """Plan a line that was tried out from where the match stands. Raises `Refused`: BOARD_MOVED_ON."""
    own = await request.line(control.line)
    match, planned = await request.client.matches.plan_of(control.match, request.user)
    if not own.line.is_of_present(match):
        raise Refused(RefusalReason.BOARD_MOVED_ON, match)
    kept = plan_line(request, match.id, own.line.moves, version=planned.version(match))
    return await _told_on_the_plan(request, match.id, kept)


@handles(DropPlan)
async def drop(request: Request, control: DropPlan) -> Answer:
    """Drop the plan."""
    match = await request.client.matches.drop_plan(control.match, by=request.user)
    return await show_plan(request, match, NOTHING)


async def _planned(request: Request, match_id: MatchId) -> tuple[Match, Plan]:
    """The plan, where there is something to plan. Raises as `Matches.plan_of`, and `Refused`: PLAN_ON_OWN_TURN."""
    match, planned = await request.client.matches.plan_of(match_id, request.user)
    if not planned.replies and not match.may_plan(request.user):
        raise Refused(RefusalReason.PLAN_ON_OWN_TURN, match)
    return match, planned
