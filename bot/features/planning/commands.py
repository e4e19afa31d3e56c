"""`/dvonn plan`."""

import re

from discord import app_commands

from bot.features.planning.actions import plan_spaces
from bot.features.planning.pages import plan_page
from bot.matches.refusals import Refused, Why
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, language_of, taste_of, user_of, venue_of
from bot.requests.autocompletion import further_spaces, own_matches
from bot.requests.group import dvonn, match_number, phrase
from bot.requests.match_pages import may_plan
from dvonn import DvonnError, Space


@dvonn.command(name="plan", description=phrase("command-plan"))
@app_commands.describe(spaces=phrase("option-spaces"), match=phrase("option-match"))
@app_commands.autocomplete(spaces=further_spaces)
@app_commands.autocomplete(match=own_matches)
async def plan(interaction: Interaction, spaces: str | None = None, match: int | None = None) -> None:
    """Plan what is to be played as soon as the turn comes."""
    await answer(interaction, _plan(interaction, spaces, match))


async def _plan(interaction: Interaction, text: str | None, number: int | None) -> Page:
    spaces = None if text is None else read_spaces(text)
    user, service = user_of(interaction), interaction.client.matches
    match = await service.meant_to_act(user, venue_of(interaction), match_number(number))
    if spaces is not None:
        return await plan_spaces(interaction, match, spaces)
    if not may_plan(match, user):
        raise Refused(Why.PLAN_ON_OWN_TURN, match)
    match, planned = await service.plan_of(match.id, user)
    return await plan_page(match, planned, user, language_of(interaction), await taste_of(interaction))


def read_spaces(text: str) -> list[Space]:
    """Read spaces between blanks or commas. Raises `Refused`: NOT_A_LIST_OF_SPACES with the word that is none."""
    return [_space(word) for word in re.split(r"[\s,;]+", text) if word]


def _space(word: str) -> Space:
    try:
        return Space.parse(word)
    except DvonnError as error:
        raise Refused(Why.NOT_A_LIST_OF_SPACES, word[:20]) from error
