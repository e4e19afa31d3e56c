"""`/dvonn live`."""

from bot.answering import Interaction, answer
from bot.commands.group import dvonn, phrase
from bot.deeds.looking_on import live_list


@dvonn.command(name="live", description=phrase("command-live"))
async def live(interaction: Interaction) -> None:
    """List the server's running matches."""
    await answer(interaction, live_list(interaction, 1))
