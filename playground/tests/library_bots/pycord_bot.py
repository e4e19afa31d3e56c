"""A bot made with py-cord."""

import os

import discord

discord.http.Route.API_BASE_URL = os.environ["DISCORD_API_URL"]
bot = discord.Bot(intents=discord.Intents.all())


class Panel(discord.ui.View):
    @discord.ui.button(label="Press")
    async def press(self, _button, interaction):
        await interaction.response.edit_message(content=f"Pressed by {interaction.user.name}", view=None)


@bot.slash_command(description="Greet somebody")
async def hello(context, whom: discord.Member):
    await context.respond(f"Hello, {whom.name}", view=Panel())


@bot.event
async def on_message(message):
    if message.content == "!ping":
        await message.channel.send("pong")


bot.run(os.environ["DISCORD_TOKEN"])
