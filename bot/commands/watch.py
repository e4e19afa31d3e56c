"""`/dvonn watching`."""

from bot.answering import Interaction, answer
from bot.commands.group import dvonn, phrase
from bot.deeds.looking_on import watched_list


@dvonn.command(name="watching", description=phrase("command-watching"))
async def watching(interaction: Interaction) -> None:
    """List what one watches here."""
    await answer(interaction, watched_list(interaction, 1))
