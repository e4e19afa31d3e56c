"""What players and managers do with ratings."""

from discord import app_commands

from bot.domain import MatchId
from bot.features.ratings.pages import taken_out_page
from bot.features.ratings.service import Ratings
from bot.requests.handlers import Handlers, phrase
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.permissions import check_manager

handlers = Handlers()


@handlers.admin_command("unrate")
@app_commands.describe(match=phrase("option-unrate-match"))
async def unrate(request: Request, match: int) -> Page:
    check_manager(request.interaction)
    taken_out = await request.get(Ratings).take_out(MatchId(match), request.guild, by=request.user)
    await request.client.presenter.show_match(taken_out)
    return taken_out_page(taken_out, request.language)
