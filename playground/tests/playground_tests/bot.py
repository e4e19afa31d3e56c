"""A minimal discord.py bot."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands


class Bot(commands.AutoShardedBot):
    """A sharded bot without privileged intents, which registers the given commands."""

    def __init__(
        self, *registered: app_commands.Command[Any, Any, Any] | app_commands.Group | app_commands.ContextMenu
    ) -> None:
        super().__init__("!", intents=discord.Intents.default())
        for command in registered:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()
