"""A minimal discord.py bot whose only command answers with a fixed picture: the baseline for a move."""

import io
import os
import sys
from pathlib import Path

import discord
from discord import app_commands
from discord.http import Route


class BareBot(discord.AutoShardedClient):
    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.picture = picture

    async def setup_hook(self) -> None:

        @self.tree.command(name="picture", description="Answers with a picture")
        async def picture(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(file=discord.File(io.BytesIO(self.picture), "board.png"))

        await self.tree.sync()


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_URL"]
    BareBot(Path(sys.argv[1]).read_bytes()).run(os.environ["DISCORD_TOKEN"], log_handler=None)
