"""The panel of plans: adding to them, dropping them."""

from bot.features.planning.actions import show_plan
from bot.features.planning.pages import (
    DropPlan,
    OpenPlan,
    PlanStack,
    PlanTarget,
    PlanTheirStack,
    PlanTheirTarget,
    own_stack_page,
    own_target_page,
    their_target_page,
)
from bot.matches import Match, MatchId, Plan
from bot.matches.plan import NOTHING
from bot.matches.refusals import Refused, Why
from bot.pages.answer import Answer
from bot.pages.page import Page
from bot.requests.controls import handles
from bot.requests.request import Request
from dvonn import Jump

Answering = PlanTheirStack | PlanTheirTarget | PlanStack | PlanTarget


@handles(OpenPlan)
async def plan(request: Request, control: OpenPlan) -> Answer:
    """Show what is planned."""
    return await show_plan(request, *await _planned(request, control.match))


@handles(PlanTheirStack)
async def choose_their_stack(request: Request, control: PlanTheirStack) -> Page:
    """Offer the targets of a stack of the opponent's."""
    match = await _current(request, control)
    return await their_target_page(match, request.chosen_space, request.language, await request.taste())


@handles(PlanTheirTarget)
async def choose_their_target(request: Request, control: PlanTheirTarget) -> Page:
    """Offer the stacks that can answer."""
    match = await _current(request, control)
    theirs = Jump(control.source, request.chosen_space)
    return await own_stack_page(match, theirs, request.language, await request.taste())


@handles(PlanStack)
async def choose_stack(request: Request, control: PlanStack) -> Page:
    """Offer the targets of the stack that answers."""
    match = await _current(request, control)
    return await own_target_page(
        match, control.theirs, request.chosen_space, request.language, await request.taste()
    )


@handles(PlanTarget)
async def choose_target(request: Request, control: PlanTarget) -> Answer:
    """Plan the answer."""
    line = (control.theirs, Jump(control.source, request.chosen_space))
    await _current(request, control)
    planned = await request.client.matches.plan_line(control.match, line, by=request.user)
    return await show_plan(request, planned.match, planned.plan)


@handles(DropPlan)
async def drop(request: Request, control: DropPlan) -> Answer:
    """Drop the plan."""
    match = await request.client.matches.drop_plan(control.match, by=request.user)
    return await show_plan(request, match, NOTHING)


async def _planned(request: Request, match_id: MatchId) -> tuple[Match, Plan]:
    """The plan, where there is something to plan. Raises as `Matches.plan_of`, and `Refused`: PLAN_ON_OWN_TURN."""
    match, planned = await request.client.matches.plan_of(match_id, request.user)
    if not match.may_plan(request.user):
        raise Refused(Why.PLAN_ON_OWN_TURN, match)
    return match, planned


async def _current(request: Request, control: Answering) -> Match:
    """The match, if the opponent is still to make the move that the control is about.

    Raises as `Match.check_running`, and `Refused`: PLAN_ON_OWN_TURN.
    """
    match, _ = await _planned(request, control.match)
    match.check_running(request.user, control.seen)
    return match
