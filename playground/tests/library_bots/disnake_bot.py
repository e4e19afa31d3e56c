"""A bot made with disnake."""

import os

import disnake
from disnake.ext import commands

disnake.http.Route.BASE = os.environ["DISCORD_API_URL"]
bot = commands.InteractionBot(intents=disnake.Intents.all())


class Panel(disnake.ui.View):
    @disnake.ui.button(label="Press")
    async def press(self, _button, interaction):
        await interaction.response.edit_message(content=f"Pressed by {interaction.user.name}", view=None)


@bot.slash_command(description="Greet somebody")
async def hello(interaction, whom: disnake.Member):
    await interaction.response.send_message(f"Hello, {whom.name}", view=Panel())


@bot.event
async def on_message(message):
    if message.content == "!ping":
        await message.channel.send("pong")


bot.run(os.environ["DISCORD_TOKEN"])
