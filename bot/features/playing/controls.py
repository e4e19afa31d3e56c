"""The steps of the private panel in which a move is made."""

from bot.domain import Match
from bot.domain.plan import check_placing
from bot.domain.refusals import RefusalReason, Refused
from bot.features.playing.actions import (
    is_placing,
    live,
    open_next,
    panel,
    placing_panel,
    plan_spaces,
    row_panel,
    show_move,
)
from bot.features.playing.pages import (
    ChooseRow,
    ChooseStack,
    ChooseTarget,
    MakeMove,
    NextMatch,
    OpenPlacing,
    PlacePiece,
    PlanRow,
    PlanSpace,
    PlayAnyway,
    WhyNot,
)
from bot.features.playing.stacking_pages import targets_page, why_not_page
from bot.requests.controls import handles
from bot.requests.refusals import match_of
from bot.requests.request import Request
from bot.ui.answer import Answer
from dvonn import Jump, Move, Place

Step = MakeMove | ChooseRow | PlacePiece | ChooseStack | ChooseTarget | PlayAnyway | WhyNot


@handles(MakeMove)
async def make_move(request: Request, control: MakeMove) -> Answer:
    """Open the panel, or begin it again; whoever waits for their turn to place a piece may plan where, meanwhile."""
    try:
        match = await _match(request, control)
    except Refused as refusal:
        waiting = match_of(refusal)
        if (
            refusal.reason is not RefusalReason.NOT_YOUR_TURN
            or not waiting
            or not is_placing(waiting, request.user)
        ):
            raise
        match = waiting
    return await panel(request, match)


@handles(NextMatch)
async def next_match(request: Request, control: NextMatch) -> Answer:
    """Open the next match that waits for the player, after the one just seen."""
    return await open_next(request, request.guild, after=control.after)


# placing


@handles(OpenPlacing)
async def open_placing(request: Request, control: OpenPlacing) -> Answer:
    """Open the panel in which pieces are placed, or begin it again."""
    match, plan = await request.client.matches.plan_of(control.match, request.user)
    return await placing_panel(request, match, plan)


@handles(ChooseRow)
async def choose_row(request: Request, control: ChooseRow) -> Answer:
    """Offer the vacant spaces of a row."""
    return await row_panel(request, await _match(request, control), control.row)


@handles(PlacePiece)
async def place(request: Request, control: PlacePiece) -> Answer:
    """Place the piece."""
    return await _play(request, control, Place(control.space))


@handles(PlanRow)
async def plan_row(request: Request, control: PlanRow) -> Answer:
    """Offer the spaces of a row for a piece that is placed as soon as the turn comes."""
    match, _ = await request.client.matches.plan_of(control.match, request.user)
    check_placing(match)
    return await row_panel(request, match, control.row)


@handles(PlanSpace)
async def plan_space(request: Request, control: PlanSpace) -> Answer:
    """Add a space to the end of the plan."""
    match, planned = await request.client.matches.plan_of(control.match, request.user)
    return await plan_spaces(request, match, (*planned.spaces, control.space))


# stacking


@handles(ChooseStack)
async def choose_stack(request: Request, control: ChooseStack) -> Answer:
    """Offer the targets of a stack."""
    match = await _match(request, control)
    source = control.stack or request.chosen_space
    return live(request, match, await targets_page(match, source, request.language, await request.display()))


@handles(ChooseTarget)
async def choose_target(request: Request, control: ChooseTarget) -> Answer:
    """Move the stack."""
    return await _play(request, control, Jump(control.source, control.target or request.chosen_space))


@handles(PlayAnyway)
async def play_anyway(request: Request, control: PlayAnyway) -> Answer:
    """Play the move: the player has been asked."""
    return await _play(request, control, control.move, sure=True)


@handles(WhyNot)
async def why_not(request: Request, control: WhyNot) -> Answer:
    """Tell why the other stacks can't move."""
    match = await _match(request, control)
    return live(request, match, await why_not_page(match, request.language, await request.display()))


async def _match(request: Request, control: Step) -> Match:
    return await request.client.matches.for_turn(control.match, request.user, seen=control.seen)


async def _play(request: Request, control: Step, move: Move, *, sure: bool = False) -> Answer:
    match = await request.client.matches.play(
        control.match, move, by=request.user, seen=control.seen, sure=sure
    )
    return await show_move(request, match, move, in_panel=True)
