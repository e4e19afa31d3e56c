"""`/dvonn challenge` and `/dvonn challenges`."""

from dataclasses import dataclass
from typing import Literal

import discord
from discord import app_commands

from bot.answering import Interaction, answer, language_of
from bot.commands.group import dvonn, person, phrase, user_of, venue_of
from bot.matches import ChannelId, ColourChoice, Pace, Setup, UserId
from bot.matches.refusals import CannotPostError, OpponentCannotSeeError
from bot.presentation.challenge_list import challenge_list_page
from bot.presentation.challenge_message import challenged_page
from bot.presentation.page import Page
from bot.presentation.permissions import missing_in
from bot.showing.posted import messages_of

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
@app_commands.choices(pace=PACES)
async def challenge(
    interaction: Interaction,
    opponent: discord.User | None = None,
    colour: Literal["random", "white", "black"] = "random",
    setup: Literal["full", "random"] = "full",
    pace: int | None = None,
) -> None:
    """Post a challenge."""
    wanted = _Wanted(ColourChoice(colour), Setup(setup), None if pace is None else Pace(pace))
    await answer(interaction, _challenge(interaction, opponent, wanted))


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What the match is to be like."""

    colour: ColourChoice
    setup: Setup
    pace: Pace | None


async def _challenge(
    interaction: Interaction, opponent: discord.User | discord.Member | None, wanted: _Wanted
) -> Page:
    venue, client = venue_of(interaction), interaction.client
    if missing := missing_in(interaction):
        raise CannotPostError(venue.channel, missing)
    if opponent and not opponent.bot and not _sees(opponent, interaction):
        raise OpponentCannotSeeError(UserId(opponent.id))
    made = await client.challenges.challenge(
        venue,
        person(interaction.user),
        person(opponent) if opponent else None,
        wanted.colour,
        wanted.setup,
        pace=wanted.pace,
        parent=_parent(interaction),
    )
    delivery = await client.presenter.show_challenge(made.id, venue.channel)
    return challenged_page(delivery, language_of(interaction))


def _parent(interaction: Interaction) -> ChannelId | None:
    """The channel of the thread in which a command was used."""
    channel = interaction.channel
    return ChannelId(channel.parent_id) if isinstance(channel, discord.Thread) else None


def _sees(user: discord.User | discord.Member, interaction: Interaction) -> bool:
    """Whether somebody can see the channel. Who is no member of the server sees nothing of it."""
    channel = interaction.channel
    if not isinstance(user, discord.Member) or not isinstance(
        channel, discord.abc.GuildChannel | discord.Thread
    ):
        return False
    return channel.permissions_for(user).view_channel


@dvonn.command(name="challenges", description=phrase("command-challenges"))
async def challenges(interaction: Interaction) -> None:
    """List one's open challenges."""
    await answer(interaction, _challenges(interaction))


async def _challenges(interaction: Interaction) -> Page:
    client, user = interaction.client, user_of(interaction)
    found = await client.challenges.open_of(user, venue_of(interaction).guild)
    shown = await messages_of(client.store, found)
    return challenge_list_page(found, user, shown, language_of(interaction))
