"""`/dvonn place`, `/dvonn move` and `/dvonn next`; autocomplete offers what is legal."""

from discord import app_commands

from bot.domain.refusals import RefusalReason, Refused
from bot.requests.autocompletion import movable_stacks, own_matches, targets_of_stack, vacant_spaces
from bot.requests.commands import command, phrase
from bot.requests.match_panel import open_next, show_move
from bot.requests.request import Request, named
from bot.ui.answer import Answer
from dvonn import DvonnError, Jump, Move, Place, Space


@command("place")
@app_commands.describe(space=phrase("option-space"), match=phrase("option-match"))
@app_commands.autocomplete(space=vacant_spaces)
@app_commands.autocomplete(match=own_matches)
async def place(request: Request, space: str, match: int | None = None) -> Answer:
    """Place a piece."""
    return await _play(request, match, Place(_space(space)))


@command("move")
@app_commands.describe(source=phrase("option-from"), target=phrase("option-to"), match=phrase("option-match"))
@app_commands.autocomplete(source=movable_stacks, target=targets_of_stack)
@app_commands.autocomplete(match=own_matches)
async def move(request: Request, source: str, target: str, match: int | None = None) -> Answer:
    """Move a stack."""
    return await _play(request, match, Jump(_space(source), _space(target)))


@command("next")
async def next_match(request: Request) -> Answer:
    """Open the match that has waited longest."""
    return await open_next(request, request.guild)


async def _play(request: Request, number: int | None, move: Move) -> Answer:
    match = await request.client.matches.play_resolved(
        move, by=request.user, venue=request.venue, match_id=named(number)
    )
    return await show_move(request, match, move, in_panel=False)


def _space(text: str) -> Space:
    try:
        return Space.parse(text)
    except DvonnError as error:
        raise Refused(RefusalReason.NOT_A_SPACE, text[:20]) from error
