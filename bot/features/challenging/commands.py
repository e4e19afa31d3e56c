"""`/dvonn challenge` and `/dvonn challenges`."""

import discord
from discord import app_commands

from bot.features.challenging.actions import Wanted, challenge_here
from bot.features.challenging.pages import challenge_list_page
from bot.matches import ColourChoice, Pace, Setup
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of, user_of, venue_of
from bot.requests.group import dvonn, phrase
from bot.showing.posted import messages_of

COLOURS = [
    app_commands.Choice(name=phrase(f"choice-colour-{side}"), value=side.value) for side in ColourChoice
]

SETUPS = [
    app_commands.Choice(name=phrase("choice-setup-full"), value=Setup.FULL.value),
    app_commands.Choice(name=phrase("choice-setup-random"), value=Setup.RANDOM.value),
]

PACES = [
    app_commands.Choice(name=phrase(f"choice-pace-{pace.name.lower()}"), value=int(pace)) for pace in Pace
]


@dvonn.command(name="challenge", description=phrase("command-challenge"))
@app_commands.describe(
    opponent=phrase("option-opponent"),
    colour=phrase("option-colour"),
    setup=phrase("option-setup"),
    pace=phrase("option-pace"),
)
@app_commands.choices(colour=COLOURS, setup=SETUPS)
@app_commands.choices(pace=PACES)
async def challenge(
    interaction: Interaction,
    opponent: discord.User | None = None,
    colour: str = ColourChoice.RANDOM.value,
    setup: str = Setup.FULL.value,
    pace: int | None = None,
) -> None:
    """Post a challenge."""
    wanted = Wanted(ColourChoice(colour), Setup(setup), None if pace is None else Pace(pace))
    await answer(interaction, challenge_here(interaction, opponent, wanted))


@dvonn.command(name="challenges", description=phrase("command-challenges"))
async def challenges(interaction: Interaction) -> None:
    """List one's open challenges."""
    await answer(interaction, _challenges(interaction))


async def _challenges(interaction: Interaction) -> Page:
    client, user = interaction.client, user_of(interaction)
    found = await client.challenges.open_of(user, venue_of(interaction).guild)
    shown = await messages_of(client.store, found)
    return challenge_list_page(found, user, shown, language_of(interaction))
