"""The steps of the private panel in which a move is made."""

from bot.features.playing.actions import open_next, show_move
from bot.features.playing.pages import (
    ChooseRow,
    ChooseStack,
    ChooseTarget,
    MakeMove,
    NextMatch,
    PlacePiece,
    PlayAnyway,
    move_page,
    spaces_page,
    targets_page,
)
from bot.matches import Match
from bot.pages.page import Page
from bot.requests.controls import handles
from bot.requests.request import Request
from dvonn import Jump, Move, Place

Step = MakeMove | ChooseRow | PlacePiece | ChooseStack | ChooseTarget | PlayAnyway


@handles(MakeMove)
async def make_move(request: Request, control: MakeMove) -> Page:
    """Open the panel, or begin it again."""
    return await move_page(await _match(request, control), request.language, await request.taste())


@handles(ChooseRow)
async def choose_row(request: Request, control: ChooseRow) -> Page:
    """Offer the vacant spaces of a row."""
    match = await _match(request, control)
    return await spaces_page(match, control.row, request.language, await request.taste())


@handles(PlacePiece)
async def place(request: Request, control: PlacePiece) -> Page:
    """Place the piece."""
    return await _play(request, control, Place(control.space))


@handles(ChooseStack)
async def choose_stack(request: Request, control: ChooseStack) -> Page:
    """Offer the targets of a stack."""
    match = await _match(request, control)
    return await targets_page(match, request.chosen_space, request.language, await request.taste())


@handles(ChooseTarget)
async def choose_target(request: Request, control: ChooseTarget) -> Page:
    """Move the stack."""
    return await _play(request, control, Jump(control.source, request.chosen_space))


@handles(PlayAnyway)
async def play_anyway(request: Request, control: PlayAnyway) -> Page:
    """Play the move: the player has been asked."""
    return await _play(request, control, control.move, sure=True)


@handles(NextMatch)
async def next_match(request: Request, control: NextMatch) -> Page:
    """Open the next match that waits for the player, after the one just seen."""
    # A direct message belongs to no server; the match that was played from it does.
    guild = request.guild or (await request.match(control.after)).venue.guild
    return await open_next(request, guild, after=control.after)


async def _match(request: Request, control: Step) -> Match:
    return await request.client.matches.for_turn(control.match, request.user, seen=control.seen)


async def _play(request: Request, control: Step, move: Move, *, sure: bool = False) -> Page:
    match = await request.client.matches.play(
        control.match, move, by=request.user, seen=control.seen, sure=sure
    )
    return await show_move(request, match, move)
