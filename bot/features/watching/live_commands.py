"""`/dvonn live`."""

from bot.features.watching.actions import live_list
from bot.requests.answering import Interaction, answer
from bot.requests.group import dvonn, phrase


@dvonn.command(name="live", description=phrase("command-live"))
async def live(interaction: Interaction) -> None:
    """List the server's running matches."""
    await answer(interaction, live_list(interaction, 1))
