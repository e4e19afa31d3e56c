"""`/dvonn rules` and `/dvonn help`."""

from bot.features.learning.pages import help_page, rules_page
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of
from bot.requests.group import dvonn, phrase


@dvonn.command(name="rules", description=phrase("command-rules"))
async def rules(interaction: Interaction) -> None:
    """Explain the game."""
    await answer(interaction, rules_page(1, language_of(interaction)))


@dvonn.command(name="help", description=phrase("command-help"))
async def help_(interaction: Interaction) -> None:
    """Tell what the bot can do."""
    await answer(interaction, _help(interaction))


async def _help(interaction: Interaction) -> Page:
    return help_page(language_of(interaction))
