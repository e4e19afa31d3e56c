"""`/dvonn challenge`."""

from typing import Literal

import discord
from discord import app_commands

from bot.answering import Interaction, answer, language_of
from bot.commands.group import dvonn, person, phrase, venue_of
from bot.matches import ChannelId, ColourChoice, Setup, UserId
from bot.matches.refusals import CannotPostError, OpponentCannotSeeError
from bot.presentation.challenge_message import challenged_page
from bot.presentation.page import Page
from bot.presentation.permissions import missing_in


@dvonn.command(name="challenge", description=phrase("command-challenge"))
@app_commands.describe(
    opponent=phrase("option-opponent"), colour=phrase("option-colour"), setup=phrase("option-setup")
)
async def challenge(
    interaction: Interaction,
    opponent: discord.User | None = None,
    colour: Literal["random", "white", "black"] = "random",
    setup: Literal["full", "random"] = "full",
) -> None:
    """Post a challenge."""
    await answer(interaction, _challenge(interaction, opponent, ColourChoice(colour), Setup(setup)))


async def _challenge(
    interaction: Interaction,
    opponent: discord.User | discord.Member | None,
    colour: ColourChoice,
    setup: Setup,
) -> Page:
    venue = venue_of(interaction)
    if missing := missing_in(interaction):
        raise CannotPostError(venue.channel, missing)
    if opponent and not opponent.bot and not _sees(opponent, interaction):
        raise OpponentCannotSeeError(UserId(opponent.id))
    made = await interaction.client.matches.challenge(
        venue, person(interaction.user), person(opponent) if opponent else None, colour, setup
    )
    delivery = await interaction.client.presenter.show_challenge(made.id, ChannelId(venue.channel))
    return challenged_page(delivery, language_of(interaction))


def _sees(user: discord.User | discord.Member, interaction: Interaction) -> bool:
    """Whether somebody can see the channel. Who is no member of the server sees nothing of it."""
    channel = interaction.channel
    if not isinstance(user, discord.Member) or not isinstance(
        channel, discord.abc.GuildChannel | discord.Thread
    ):
        return False
    return channel.permissions_for(user).view_channel
