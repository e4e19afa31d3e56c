"""A bot made with nextcord."""

import os

import nextcord
from nextcord.ext import commands

nextcord.http.Route.BASE = os.environ["DISCORD_API_URL"]
bot = commands.Bot(intents=nextcord.Intents.all())


class Panel(nextcord.ui.View):
    @nextcord.ui.button(label="Press")
    async def press(self, _button, interaction):
        await interaction.response.edit_message(content=f"Pressed by {interaction.user.name}", view=None)


@bot.slash_command(description="Greet somebody")
async def hello(interaction: nextcord.Interaction, whom: nextcord.Member):
    await interaction.response.send_message(f"Hello, {whom.name}", view=Panel())


@bot.event
async def on_message(message):
    if message.content == "!ping":
        await message.channel.send("pong")


bot.run(os.environ["DISCORD_TOKEN"])
