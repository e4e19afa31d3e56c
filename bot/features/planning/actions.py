"""Showing what somebody has planned in a match."""

from collections.abc import Sequence

from bot.features.planning.pages import plan_page
from bot.features.planning.points import Point
from bot.features.planning.tree_words import tell_own
from bot.features.playing.actions import panel
from bot.matches import Match, MatchId, Plan
from bot.matches.plan import PlannedLine
from bot.matches.plan_tree import NO_REPLY, PlanVersion, Ply, ReplyNumber, branches, with_passes
from bot.pages.answer import Answer
from bot.pages.words import in_a_row
from bot.requests.request import Request
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
    return await plan_page(point, request.language, await request.taste(), note=note)


async def plan_line(
    request: Request, match_id: MatchId, plies: Sequence[Ply], *, version: PlanVersion | None = None
) -> Answer:
    """Put a line from the present position into the asker's plan, and show the reply with which it ends.

    Raises as `Matches.plan_line`.
    """
    planned = await request.client.matches.plan_line(match_id, plies, by=request.user, version=version)
    note = in_a_row((_tell_kept(request, planned), _tell_replaced(request, planned)), request.language)
    return await show_plan(request, planned.match, planned.plan, number=_end(planned, plies), note=note)


def _tell_kept(request: Request, planned: PlannedLine) -> str:
    own_turn = planned.match.player_to_move == request.user
    return request.language.say("plan-waits" if own_turn else "plan-kept")


def _tell_replaced(request: Request, planned: PlannedLine) -> str:
    if planned.replaced is None:
        return ""
    return request.language.say("plan-replaced", own=tell_own(planned.replaced, request.language))


def _end(planned: PlannedLine, plies: Sequence[Ply]) -> ReplyNumber:
    """The number of the reply with which a line ends."""
    full = with_passes(planned.match.position, plies)
    ends = [branch for branch in branches(planned.plan.replies) if full[: len(branch.plies)] == branch.plies]
    return max((branch.number for branch in ends), default=NO_REPLY)
