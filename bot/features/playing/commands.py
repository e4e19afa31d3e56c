"""`/dvonn place` and `/dvonn move`, with autocomplete that offers what is legal."""

from collections.abc import Callable

from discord import app_commands

from bot.features.playing.actions import show_move
from bot.matches.refusals import Refused, Why
from bot.pages.page import Page
from bot.requests.answering import Interaction, answer, user_of, venue_of
from bot.requests.autocompletion import movable_stacks, own_matches, targets_of_stack, vacant_spaces
from bot.requests.group import dvonn, match_number, phrase
from dvonn import DvonnError, Jump, Move, Place, Space


@dvonn.command(name="place", description=phrase("command-place"))
@app_commands.describe(space=phrase("option-space"), match=phrase("option-match"))
@app_commands.autocomplete(space=vacant_spaces)
@app_commands.autocomplete(match=own_matches)
async def place(interaction: Interaction, space: str, match: int | None = None) -> None:
    """Place a piece."""
    await answer(interaction, _play(interaction, match, lambda: Place(_space(space))))


@dvonn.command(name="move", description=phrase("command-move"))
@app_commands.describe(source=phrase("option-from"), target=phrase("option-to"), match=phrase("option-match"))
@app_commands.rename(source="from", target="to")
@app_commands.autocomplete(source=movable_stacks, target=targets_of_stack)
@app_commands.autocomplete(match=own_matches)
async def move(interaction: Interaction, source: str, target: str, match: int | None = None) -> None:
    """Move a stack."""
    await answer(interaction, _play(interaction, match, lambda: Jump(_space(source), _space(target))))


async def _play(interaction: Interaction, number: int | None, read: Callable[[], Move]) -> Page:
    move = read()
    match = await interaction.client.matches.play_meant(
        move, by=user_of(interaction), venue=venue_of(interaction), match_id=match_number(number)
    )
    return await show_move(interaction, match, move)


def _space(text: str) -> Space:
    try:
        return Space.parse(text)
    except DvonnError as error:
        raise Refused(Why.NOT_A_SPACE, text[:20]) from error
