"""Turning the pages of the rules."""

from bot.features.learning.pages import rules_page
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.requests.press import Handler, Press


async def rules(press: Press) -> Page:
    """Show a page of the rules."""
    return await rules_page(press.number(0), press.language)


HANDLERS: dict[Action, Handler] = {Action.RULES: rules}
