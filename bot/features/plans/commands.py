"""`/dvonn plan`."""

from discord import app_commands

from bot.domain.refusals import RefusalReason, Refused
from bot.features.plans.actions import plan_line, show_plan
from bot.features.plans.reading import read_line, read_spaces
from bot.requests.autocompletion import further_spaces, own_matches
from bot.requests.commands import command, phrase
from bot.requests.match_panel import plan_spaces
from bot.requests.request import Request
from bot.ui.answer import Answer


@command("plan")
@app_commands.describe(
    spaces=phrase("option-spaces"), line=phrase("option-line"), match=phrase("option-match")
)
@app_commands.autocomplete(spaces=further_spaces)
@app_commands.autocomplete(match=own_matches)
async def plan(
    request: Request, spaces: str | None = None, line: str | None = None, match: int | None = None
) -> Answer:
    """Plan what is to be played as soon as the turn comes."""
    if line is not None:
        plies = read_line(line, request.language)
        return await plan_line(request, (await request.match_to_act(match)).id, plies)
    wanted = None if spaces is None else read_spaces(spaces)
    meant = await request.match_to_act(match)
    if wanted is not None:
        return await plan_spaces(request, meant, wanted)
    now, planned = await request.client.matches.plan_of(meant.id, request.user)
    if not planned.replies and not now.may_plan(request.user):
        raise Refused(RefusalReason.PLAN_ON_OWN_TURN, now)
    return await show_plan(request, now, planned)
