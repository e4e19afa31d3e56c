"""`/dvonn watching`."""

from bot.features.watching.actions import watched_list
from bot.requests.answering import Interaction, answer
from bot.requests.group import dvonn, phrase


@dvonn.command(name="watching", description=phrase("command-watching"))
async def watching(interaction: Interaction) -> None:
    """List what one watches here."""
    await answer(interaction, watched_list(interaction, 1))
