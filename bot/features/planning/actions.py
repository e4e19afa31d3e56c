"""Planning spaces, by a command or by a control. A plan that is played at once is shown like any move."""

from collections.abc import Sequence

from bot.features.planning.pages import plan_page, planned_note
from bot.matches import Match
from bot.pages.page import Page
from bot.requests.request import Request
from dvonn import Place, Space


async def plan_spaces(request: Request, match: Match, spaces: Sequence[Space]) -> Page:
    """Plan spaces in a match and show what is planned then. Raises as `Matches.plan_spaces`."""
    client, user, language = request.client, request.user, request.language
    after, plan = await client.matches.plan_spaces(match.id, spaces, by=user)
    placed = [
        event.what.space
        for event in after.events[match.number :]
        if isinstance(event.what, Place) and event.actor == user
    ]
    delivery = await client.presenter.show_match(after) if placed else None
    note = planned_note(placed, delivery, language)
    return await plan_page(after, plan, user, language, await request.taste(), note=note)
