"""`/dvonn place` and `/dvonn move`, with autocomplete that offers what is legal."""

from collections.abc import Callable

from discord import app_commands

from bot.answering import Interaction, answer, language_of
from bot.commands.autocompletion import movable_stacks, own_matches, targets_of_stack, vacant_spaces
from bot.commands.group import dvonn, match_number, phrase, user_of, venue_of
from bot.matches import Match
from bot.matches.refusals import NotASpaceError
from bot.presentation.match_pages import played_page
from bot.presentation.move_panel import asks_first, own_losses_page
from bot.presentation.page import Page
from dvonn import DvonnError, IllegalMove, Jump, Move, Place, Space


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
    """Play a typed move, but ask first where it cuts off the player's own stacks."""
    client, language, user = interaction.client, language_of(interaction), user_of(interaction)
    move = read()
    match = await client.matches.meant_to_play(user, venue_of(interaction), match_number(number))
    if isinstance(move, Jump) and match.player_to_move == user and _asks_first(match, move):
        return await own_losses_page(match, move, language)
    match = await client.matches.play(match.id, move, by=user)
    return played_page(match, move, await client.presenter.show_match(match), language)


def _asks_first(match: Match, jump: Jump) -> bool:
    try:
        return asks_first(match, jump)
    except IllegalMove:
        return False  # to be refused with its reason by whoever plays it


def _space(text: str) -> Space:
    try:
        return Space.parse(text)
    except DvonnError as error:
        raise NotASpaceError(text[:20]) from error
