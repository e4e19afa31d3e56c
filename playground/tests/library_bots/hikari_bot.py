"""A bot made with hikari."""

import os

import hikari

bot = hikari.GatewayBot(
    os.environ["DISCORD_TOKEN"],
    rest_url=os.environ["DISCORD_API_URL"],
    intents=hikari.Intents.ALL,
    banner=None,
)


@bot.listen()
async def register(_event: hikari.StartingEvent) -> None:
    whom = hikari.CommandOption(
        type=hikari.OptionType.USER, name="whom", description="Whom", is_required=True
    )
    command = bot.rest.slash_command_builder("hello", "Greet somebody").add_option(whom)
    application = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(application.id, [command])


@bot.listen()
async def answer(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
        (whom,) = interaction.resolved.users.values()
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, f"Hello, {whom.username}", component=row
        )
    else:
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, f"Pressed by {interaction.user.username}", components=[]
        )


@bot.listen()
async def hear(event: hikari.GuildMessageCreateEvent) -> None:
    if event.content == "!ping":
        await event.message.respond("pong")


bot.run(check_for_updates=False)
