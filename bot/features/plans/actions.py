"""Showing what somebody has planned in a match."""

from collections.abc import Sequence

from bot.domain import Match, MatchId, Plan
from bot.domain.plan import PlannedLine
from bot.domain.plan_tree import NO_REPLY, PlanVersion, Ply, ReplyNumber, branches, with_passes
from bot.features.plans.pages import plan_page
from bot.features.plans.points import Point
from bot.features.plans.tree_words import describe_own
from bot.requests.match_panel import panel
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.words import in_a_row
from dvonn import Phase


async def show_plan(
    request: Request, match: Match, plan: Plan, *, number: ReplyNumber = NO_REPLY, note: str = ""
) -> Answer:
    """The plan: spaces in the panel in which pieces are placed, answers in one of their own, from a reply on.

    On the asker's turn to move a stack, where nothing is planned, the panel for the move opens.
    """
    is_own_turn = match.player_to_move == request.user
    if match.position.phase is Phase.PLACING or (is_own_turn and not plan.replies):
        return await panel(request, match)
    point = Point(match, plan, request.user, number)
    return await plan_page(point, request.language, await request.display(), note=note)


async def plan_line(
    request: Request, match_id: MatchId, plies: Sequence[Ply], *, version: PlanVersion | None = None
) -> Answer:
    """Put a line from the present position into the asker's plan, and show the reply with which it ends.

    Raises as `Matches.plan_line`.
    """
    planned = await request.client.matches.plan_line(match_id, plies, by=request.user, version=version)
    note = in_a_row(
        (_describe_kept(request, planned), _describe_replaced(request, planned)), request.language
    )
    return await show_plan(request, planned.match, planned.plan, number=_end(planned, plies), note=note)


def _describe_kept(request: Request, planned: PlannedLine) -> str:
    own_turn = planned.match.player_to_move == request.user
    return request.language.say("plan-waits" if own_turn else "plan-kept")


def _describe_replaced(request: Request, planned: PlannedLine) -> str:
    if planned.replaced is None:
        return ""
    return request.language.say("plan-replaced", own=describe_own(planned.replaced, request.language))


def _end(planned: PlannedLine, plies: Sequence[Ply]) -> ReplyNumber:
    """The number of the reply with which a line ends."""
    full = with_passes(planned.match.position, plies)
    ends = [branch for branch in branches(planned.plan.replies) if full[: len(branch.plies)] == branch.plies]
    return max((branch.number for branch in ends), default=NO_REPLY)
