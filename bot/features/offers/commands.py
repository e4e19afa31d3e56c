"""`/dvonn undo` and `/dvonn resign`."""

from discord import app_commands

from bot.domain import OfferKind
from bot.features.offers.actions import offer
from bot.features.offers.pages import ask_resign_page
from bot.requests.autocompletion import own_matches
from bot.requests.commands import command, phrase
from bot.requests.request import Request
from bot.ui.page import Page


@command("undo")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def undo(request: Request, match: int | None = None) -> Page:
    """Ask the opponent to let one's last move be taken back."""
    meant = await request.match_to_act(match)
    return await offer(request, meant.id, OfferKind.UNDO)


@command("resign")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def resign(request: Request, match: int | None = None) -> Page:
    """Give a match up, after a question."""
    return ask_resign_page(await request.match_to_act(match), request.user, request.language)
