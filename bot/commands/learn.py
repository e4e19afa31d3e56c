"""`/dvonn rules` and `/dvonn help`."""

from bot.answering import Interaction, answer, language_of
from bot.commands.group import dvonn, phrase
from bot.presentation.page import Page
from bot.presentation.rules import help_page, rules_page


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
