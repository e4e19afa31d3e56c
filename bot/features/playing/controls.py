"""The steps of the private panel in which a move is made."""

from bot.features.playing.actions import show_move
from bot.features.playing.pages import move_page, spaces_page, targets_page
from bot.matches import Match
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.requests.press import Handler, Press
from dvonn import Jump, Move, Place


async def make_move(press: Press) -> Page:
    """Open the panel, or begin it again."""
    return await move_page(await _match(press), press.language, await press.taste())


async def choose_row(press: Press) -> Page:
    """Offer the vacant spaces of a row."""
    return await spaces_page(await _match(press), press.number(2), press.language, await press.taste())


async def place(press: Press) -> Page:
    """Place the piece."""
    return await _play(press, Place(press.space(2)))


async def choose_stack(press: Press) -> Page:
    """Offer the targets of a stack."""
    return await targets_page(await _match(press), press.chosen_space, press.language, await press.taste())


async def choose_target(press: Press) -> Page:
    """Move the stack."""
    return await _play(press, Jump(press.space(2), press.chosen_space))


async def play_anyway(press: Press) -> Page:
    """Play the move: the player has been asked."""
    return await _play(press, press.move(2), sure=True)


async def _match(press: Press) -> Match:
    return await press.client.matches.for_turn(press.match_id, press.user, seen=press.seen)


async def _play(press: Press, move: Move, *, sure: bool = False) -> Page:
    match = await press.client.matches.play(press.match_id, move, by=press.user, seen=press.seen, sure=sure)
    return await show_move(press.interaction, match, move)


HANDLERS: dict[Action, Handler] = {
    Action.MAKE_MOVE: make_move,
    Action.CHOOSE_ROW: choose_row,
    Action.PLACE: place,
    Action.CHOOSE_STACK: choose_stack,
    Action.CHOOSE_TARGET: choose_target,
    Action.PLAY_ANYWAY: play_anyway,
}
