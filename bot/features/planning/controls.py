"""The panel of plans: adding to them, dropping them."""

from bot.features.planning.actions import plan_spaces
from bot.features.planning.pages import (
    own_stack_page,
    own_target_page,
    plan_page,
    plan_row_page,
    their_target_page,
)
from bot.matches import Match, Plan, Reply
from bot.matches.plan import NOTHING, check_placing
from bot.matches.refusals import Refused, Why
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.requests.match_pages import may_plan
from bot.requests.press import Handler, Press
from dvonn import Jump


async def plan(press: Press) -> Page:
    """Show what is planned."""
    match, planned = await _planned(press)
    return await plan_page(match, planned, press.user, press.language, await press.taste())


async def choose_row(press: Press) -> Page:
    """Offer the spaces of a row."""
    match, planned = await press.client.matches.plan_of(press.match_id, press.user)
    check_placing(match)
    return await plan_row_page(match, planned, press.number(1), press.language, await press.taste())


async def add_space(press: Press) -> Page:
    """Add a space to the end of the plan."""
    match, planned = await press.client.matches.plan_of(press.match_id, press.user)
    return await plan_spaces(press.interaction, match, (*planned.spaces, press.space(1)))


async def choose_their_stack(press: Press) -> Page:
    """Offer the targets of a stack of the opponent's."""
    match = await _current(press)
    return await their_target_page(match, press.chosen_space, press.language, await press.taste())


async def choose_their_target(press: Press) -> Page:
    """Offer the stacks that can answer."""
    match = await _current(press)
    theirs = Jump(press.space(2), press.chosen_space)
    return await own_stack_page(match, theirs, press.language, await press.taste())


async def choose_stack(press: Press) -> Page:
    """Offer the targets of the stack that answers."""
    match = await _current(press)
    return await own_target_page(
        match, _their_move(press), press.chosen_space, press.language, await press.taste()
    )


async def choose_target(press: Press) -> Page:
    """Plan the answer."""
    reply = Reply(_their_move(press), Jump(press.space(3), press.chosen_space))
    await _current(press)
    match, planned = await press.client.matches.plan_reply(press.match_id, reply, by=press.user)
    return await plan_page(match, planned, press.user, press.language, await press.taste())


async def drop(press: Press) -> Page:
    """Plan nothing any more."""
    match = await press.client.matches.drop_plan(press.match_id, by=press.user)
    return await plan_page(match, NOTHING, press.user, press.language, await press.taste())


async def _planned(press: Press) -> tuple[Match, Plan]:
    """What is planned, where there is something to plan.

    Raises as `Matches.plan_of`, and `Refused`: PLAN_ON_OWN_TURN.
    """
    match, planned = await press.client.matches.plan_of(press.match_id, press.user)
    if not may_plan(match, press.user):
        raise Refused(Why.PLAN_ON_OWN_TURN, match)
    return match, planned


async def _current(press: Press) -> Match:
    """The match, if the opponent is still to make the move that the control is about.

    Raises as `Match.check_running`, and `Refused`: PLAN_ON_OWN_TURN.
    """
    match, _ = await _planned(press)
    match.check_running(press.user, press.seen)
    return match


def _their_move(press: Press) -> Jump:
    move = press.move(2)
    if not isinstance(move, Jump):
        raise Refused(Why.OUTDATED_CONTROL)
    return move


HANDLERS: dict[Action, Handler] = {
    Action.PLAN: plan,
    Action.PLAN_ROW: choose_row,
    Action.PLAN_SPACE: add_space,
    Action.PLAN_THEIR_STACK: choose_their_stack,
    Action.PLAN_THEIR_TARGET: choose_their_target,
    Action.PLAN_STACK: choose_stack,
    Action.PLAN_TARGET: choose_target,
    Action.DROP_PLAN: drop,
}
