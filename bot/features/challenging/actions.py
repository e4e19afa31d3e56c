"""Challenging somebody in the channel in which one is, by a command or by a control."""

from dataclasses import dataclass

from bot.matches import ColourChoice, Pace, Setup, UserId
from bot.matches.refusals import NoAccess, Refused, Why
from bot.pages.page import Page
from bot.pages.permissions import missing_in
from bot.pages.visibility import sees_here
from bot.posts.challenge import challenged_page
from bot.requests.answering import Interaction, User, asker_of, language_of, parent_of, person_of, venue_of
from dvonn import Game


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the match is to be like; without a pace it is the server's."""

    colour: ColourChoice
    setup: Setup
    pace: Pace | None = None
    opening: Game | None = None


async def challenge_here(interaction: Interaction, opponent: User | None, wanted: Wanted) -> Page:
    """Post a challenge where an interaction comes from. Raises as `Challenges.challenge`.

    Raises also `Refused`: CANNOT_POST, OPPONENT_CANNOT_SEE.
    """
    client, venue = interaction.client, venue_of(interaction)
    if missing := missing_in(interaction):
        raise Refused(Why.CANNOT_POST, NoAccess(venue.channel, missing))
    if opponent and not opponent.bot and not sees_here(opponent, interaction):
        raise Refused(Why.OPPONENT_CANNOT_SEE, UserId(opponent.id))
    made = await client.challenges.challenge(
        venue,
        asker_of(interaction),
        person_of(opponent) if opponent else None,
        wanted.colour,
        wanted.setup,
        pace=wanted.pace,
        opening=wanted.opening,
        parent=parent_of(interaction),
    )
    delivery = await client.presenter.show_challenge(made.id, venue.channel)
    return challenged_page(delivery, language_of(interaction))
