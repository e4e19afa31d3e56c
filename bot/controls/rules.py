"""Turning the pages of the rules."""

from bot.controls.press import Handler, Press
from bot.presentation.control_ids import Action
from bot.presentation.page import Page
from bot.presentation.rules import rules_page


async def rules(press: Press) -> Page:
    """Show a page of the rules."""
    return await rules_page(press.number(0), press.language)


HANDLERS: dict[Action, Handler] = {Action.RULES: rules}
