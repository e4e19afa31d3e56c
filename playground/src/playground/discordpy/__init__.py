"""For tests of bots that are made with discord.py, which the extra `discordpy` brings.

    async with running(playground, application, bot):  # until the block ends; it begins when the bot is ready
        used = await anna.command(channel, "hello")

`pointed_at` points discord.py at a playground where a test starts its bot itself. discord.py takes it that a sharded
bot has heard of all its servers when it has heard of none for a while; one that was introduced is ready sooner, and
`caught_up` and `hearing` wait for what it is told. `running` introduces a bot.
"""

from playground.discordpy.catching_up import PATIENCE, caught_up, hearing, introduce
from playground.discordpy.starting import pointed_at, running

__all__ = ["PATIENCE", "caught_up", "hearing", "introduce", "pointed_at", "running"]
