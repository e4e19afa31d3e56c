"""`/dvonn review`: a finished match, looked through."""

from discord import app_commands

from bot.features.review.actions import show_review
from bot.features.review.pages import waiting_page
from bot.requests.autocompletion import all_matches
from bot.requests.commands import command, phrase
from bot.requests.request import Request
from bot.ui.page import Page


@command("review", meanwhile=waiting_page)
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=all_matches)
async def review(request: Request, match: int | None = None) -> Page:
    """Show the review of a match, or of the last one that finished here."""
    return await show_review(request, await request.match_to_look_back(match))
