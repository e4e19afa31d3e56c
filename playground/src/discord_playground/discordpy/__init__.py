"""Support for tests of discord.py bots; install the extra `discordpy` for it.

    async with running(playground, application, bot):  # the block starts when the bot is ready
        used = await anna.command(channel, "hello")

Use `pointed_at` instead where a test starts the bot itself. discord.py assumes that a bot has received all its
servers after a quiet period; a bot passed to `introduce` is ready as soon as it has them all, and `caught_up`
and `hearing` can wait for its events. `running` calls `introduce`.
"""

from discord_playground.discordpy.catching_up import PATIENCE, caught_up, hearing, introduce
from discord_playground.discordpy.starting import pointed_at, running

__all__ = ["PATIENCE", "caught_up", "hearing", "introduce", "pointed_at", "running"]
