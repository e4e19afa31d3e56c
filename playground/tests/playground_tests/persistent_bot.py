"""A bot that runs as a separate process, so that tests can kill it: `python -m playground_tests.persistent_bot`.

Its button counts presses in its custom id, so that the count survives a restart.
"""

import os
import re
from typing import Any, Self

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket

from playground_tests.bot import Bot


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose custom id contains the number of presses."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label="More", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        number = self.number + 1
        view = ui.View(timeout=None).add_item(Counter(number))
        await interaction.response.edit_message(content=f"{number} by {os.getpid()}", view=view)


@app_commands.command(description="Count")
async def count(interaction: discord.Interaction) -> None:
    view = ui.View(timeout=None).add_item(Counter(0))
    await interaction.response.send_message(f"0 by {os.getpid()}", view=view)


def main() -> None:
    """Run the bot until it is killed; environment variables contain the playground's addresses and the token."""
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    bot = Bot(count)
    bot.add_dynamic_items(Counter)
    bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
