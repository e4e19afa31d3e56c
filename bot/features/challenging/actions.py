"""Challenging somebody in the channel where it is asked for, by a command or by a control."""

from dataclasses import dataclass

from bot.features.challenging.pages import challenge_list_page, challenged_page
from bot.matches import ColourChoice, Pace, Setup, UserId
from bot.matches.refusals import NoAccess, Refused, Why
from bot.pages.page import Page
from bot.pages.permissions import missing_in
from bot.pages.visibility import sees_here
from bot.requests.request import Request, User, person_of
from bot.showing.posted import messages_of
from dvonn import Game


@dataclass(frozen=True, slots=True)
class Wanted:
    """The wishes for the match; without a pace, the server's pace is taken."""

    colour: ColourChoice
    setup: Setup
    pace: Pace | None = None
    opening: Game | None = None


async def challenge_here(request: Request, opponent: User | None, wanted: Wanted) -> Page:
    """Post a challenge in the channel where it is asked for. Raises as `Challenges.challenge`.

    Raises also `Refused`: CANNOT_POST, OPPONENT_CANNOT_SEE.
    """
    client, venue = request.client, request.venue
    request.check_server("/dvonn challenge")
    if missing := missing_in(request.interaction):
        raise Refused(Why.CANNOT_POST, NoAccess(venue.channel, missing))
    if opponent and not opponent.bot and not sees_here(opponent, request.interaction):
        raise Refused(Why.OPPONENT_CANNOT_SEE, UserId(opponent.id))
    made = await client.challenges.challenge(
        venue,
        request.person,
        person_of(opponent) if opponent else None,
        wanted.colour,
        wanted.setup,
        pace=wanted.pace,
        opening=wanted.opening,
        parent=request.parent_of(),
    )
    delivery = await client.presenter.show_challenge(made.id)
    return challenged_page(delivery, request.language)


async def list_challenges(request: Request, *, page: int = 1, note: str = "") -> Page:
    """The asker's open challenges in this server, or in all; `note` says first what has just been done."""
    found = await request.client.challenges.open_of(request.user, request.guild)
    shown = await messages_of(request.client.store, found)
    servers = {each.venue.guild: request.server_of(each) for each in found} if request.is_direct else None
    return challenge_list_page(
        found, request.user, shown, request.language, page=page, note=note, servers=servers
    )
