"""`/dvonn plan`."""

import re

from discord import app_commands

from bot.features.planning.actions import show_plan
from bot.features.playing.actions import plan_spaces
from bot.matches.refusals import Refused, Why
from bot.pages.answer import Answer
from bot.requests.autocompletion import further_spaces, own_matches
from bot.requests.commands import command, phrase
from bot.requests.request import Request
from dvonn import DvonnError, Space


@command("plan")
@app_commands.describe(spaces=phrase("option-spaces"), match=phrase("option-match"))
@app_commands.autocomplete(spaces=further_spaces)
@app_commands.autocomplete(match=own_matches)
async def plan(request: Request, spaces: str | None = None, match: int | None = None) -> Answer:
    """Plan what is to be played as soon as the turn comes."""
    wanted = None if spaces is None else read_spaces(spaces)
    meant = await request.match_to_act(match)
    if wanted is not None:
        return await plan_spaces(request, meant, wanted)
    if not meant.may_plan(request.user):
        raise Refused(Why.PLAN_ON_OWN_TURN, meant)
    return await show_plan(request, *await request.client.matches.plan_of(meant.id, request.user))


def read_spaces(text: str) -> list[Space]:
    """Read spaces between blanks or commas. Raises `Refused`: NOT_A_LIST_OF_SPACES with the word that is none."""
    return [_space(word) for word in re.split(r"[\s,;]+", text) if word]


def _space(word: str) -> Space:
    try:
        return Space.parse(word)
    except DvonnError as error:
        raise Refused(Why.NOT_A_LIST_OF_SPACES, word[:20]) from error
