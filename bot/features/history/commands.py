"""`/dvonn record replay` and `/dvonn record chart`: a match as an animated picture, and at a glance."""

from discord import app_commands

from bot.features.history.actions import replay_of
from bot.features.history.chart_pages import chart_page
from bot.requests.autocompletion import all_matches
from bot.requests.commands import command, phrase
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.pictures import waiting_page
from bot.ui.visibility import may_share_here


@command("record replay", meanwhile=waiting_page)
@app_commands.describe(match=phrase("option-match"), first=phrase("option-first"), last=phrase("option-last"))
@app_commands.autocomplete(match=all_matches)
async def replay(
    request: Request, match: int | None = None, first: int | None = None, last: int | None = None
) -> Page:
    """Draw a match, or a part of it, as an animated picture."""
    return await replay_of(request, await request.match_to_see(match), first, last)


@command("record chart")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=all_matches)
async def chart(request: Request, match: int | None = None) -> Page:
    """Draw the chart of a match."""
    seen = await request.match_to_look_back(match)
    chosen = "chart-of-latest" if seen.is_over else "chart-of-running"
    return await chart_page(
        seen,
        await request.names_of(seen),
        request.language,
        await request.display(),
        note=request.language.say(chosen) if match is None else "",
        may_share=may_share_here(request.interaction, seen),
    )
