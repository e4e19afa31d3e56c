"""A bot made with interactions.py."""

import os

import interactions
from interactions.api.http import route

route.Route.BASE = os.environ["DISCORD_API_URL"]
bot = interactions.Client(token=os.environ["DISCORD_TOKEN"], intents=interactions.Intents.ALL)


@interactions.slash_command("hello", description="Greet somebody")
@interactions.slash_option("whom", "Whom", opt_type=interactions.OptionType.USER, required=True)
async def hello(context, whom: interactions.User):
    button = interactions.Button(style=1, label="Press", custom_id="press")
    await context.send(f"Hello, {whom.username}", components=button)


@interactions.component_callback("press")
async def press(context):
    await context.edit_origin(content=f"Pressed by {context.author.username}", components=[])


@interactions.listen()
async def on_message_create(event):
    if event.message.content == "!ping":
        await event.message.channel.send("pong")


bot.start()
