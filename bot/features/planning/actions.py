"""Showing what somebody has planned in a match."""

from bot.features.planning.pages import plan_page
from bot.features.playing.actions import panel
from bot.matches import Match, Plan
from bot.pages.answer import Answer
from bot.requests.request import Request
from dvonn import Phase


async def show_plan(request: Request, match: Match, plan: Plan) -> Answer:
    """The plan: spaces in the panel in which pieces are placed, answers in one of their own.

    On the asker's turn to move a stack there is nothing to plan, and the panel for the move opens.
    """
    if match.position.phase is Phase.PLACING or match.player_to_move == request.user:
        return await panel(request, match)
    return await plan_page(match, plan, request.user, request.language, await request.taste())
