"""`/dvonn plan` and the controls of the plan panel."""

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import TypeVar

from discord import app_commands

from bot.domain import Match, MatchId, Plan
from bot.domain.line import LineFinder
from bot.domain.plan import (
    NO_REPLY,
    NOTHING,
    RESIGN,
    PlannedLine,
    PlanVersion,
    Ply,
    ReplyNumber,
    branches,
    with_passes,
)
from bot.domain.refusals import RefusalReason, Refused
from bot.features.plans.pages import (
    AskPlanResign,
    DropBranch,
    DropPlan,
    OpenPlan,
    PlanAt,
    PlanGo,
    PlanLine,
    PlanPass,
    PlanResign,
    PlanStack,
    PlanTarget,
    PlanTheirStack,
    PlanTheirTarget,
    ask_resign_page,
    describe_own,
    own_stack_page,
    own_target_page,
    plan_page,
    their_target_page,
)
from bot.features.plans.reading import Point, read_line, read_spaces
from bot.requests.autocompletion import further_spaces, own_matches
from bot.requests.handlers import Handlers, phrase
from bot.requests.match_panel import panel, plan_spaces
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.control import read_value
from bot.ui.words import in_a_row
from dvonn import PASS, Jump, Phase

handlers = Handlers()


async def show_plan(
    request: Request, match: Match, plan: Plan, *, number: ReplyNumber = NO_REPLY, note: str = ""
) -> Answer:
    """Show a plan from one of its replies on.

    While pieces are placed, the placing panel shows the planned spaces. On the player's own turn with nothing planned,
    the move panel opens instead.
    """
    is_own_turn = match.player_to_move == request.user
    if match.position.phase is Phase.PLACING or (is_own_turn and not plan.replies):
        return await panel(request, match)
    point = Point(match, plan, request.user, number)
    return await plan_page(point, request.language, await request.display(), note=note)


async def plan_line(
    request: Request, match_id: MatchId, plies: Sequence[Ply], *, version: PlanVersion | None = None
) -> Answer:
    """Add a line from the current position to the user's plan and show the last reply of that line.

    Raises the same errors as `Matches.plan_line`.
    """
    planned = await request.client.matches.plan_line(match_id, plies, by=request.user, version=version)
    note = in_a_row(
        (_describe_kept(request, planned), _describe_replaced(request, planned)), request.language
    )
    return await show_plan(request, planned.match, planned.plan, number=_end(planned, plies), note=note)


def _describe_kept(request: Request, planned: PlannedLine) -> str:
    own_turn = planned.match.player_to_move == request.user
    return request.language.say("plan-waits" if own_turn else "plan-kept")


def _describe_replaced(request: Request, planned: PlannedLine) -> str:
    if planned.replaced is None:
        return ""
    return request.language.say("plan-replaced", own=describe_own(planned.replaced, request.language))


def _end(planned: PlannedLine, plies: Sequence[Ply]) -> ReplyNumber:
    """Return the number of the last reply on a line."""
    full = with_passes(planned.match.position, plies)
    ends = [branch for branch in branches(planned.plan.replies) if full[: len(branch.plies)] == branch.plies]
    return max((branch.number for branch in ends), default=NO_REPLY)


@handlers.command("plan")
@app_commands.describe(
    spaces=phrase("option-spaces"), line=phrase("option-line"), match=phrase("option-match")
)
@app_commands.autocomplete(spaces=further_spaces)
@app_commands.autocomplete(match=own_matches)
async def plan(
    request: Request, spaces: str | None = None, line: str | None = None, match: int | None = None
) -> Answer:
    if line is not None:
        plies = read_line(line, request.language)
        return await plan_line(request, (await request.match_to_act(match)).id, plies)
    wanted = None if spaces is None else read_spaces(spaces)
    meant = await request.match_to_act(match)
    if wanted is not None:
        return await plan_spaces(request, meant, wanted)
    now, planned = await request.client.matches.plan_of(meant.id, request.user)
    if not planned.replies and not now.may_plan(request.user):
        raise Refused(RefusalReason.PLAN_ON_OWN_TURN, now)
    return await show_plan(request, now, planned)


Choosing = PlanTheirStack | PlanTheirTarget | PlanStack | PlanTarget
Within = PlanAt | PlanGo | PlanPass | AskPlanResign | PlanResign | DropBranch

C = TypeVar("C", bound=Choosing | Within)

SHOWN_ON_THE_PLAN = frozenset({RefusalReason.PLAN_CHANGED, RefusalReason.TOO_MANY_REPLIES})
"""Refusals that are shown as a note above the unchanged plan."""


def in_plan(
    handler: Callable[[Request, C, Point], Awaitable[Answer]],
) -> Callable[[Request, C], Awaitable[Answer]]:
    """Resolve the point of the plan that a control refers to, provided that the plan has not changed since."""

    @wraps(handler)
    async def wrapper(request: Request, control: C) -> Answer:
        match, plan = await _planned(request, control.match)
        if control.version is None and isinstance(control, Choosing):  # written by version 0.1
            match.check_running(request.user, control.seen)

        async def handled() -> Answer:
            plan.check_version(match, control.version)
            number = NO_REPLY if isinstance(control, PlanGo) else control.node or NO_REPLY
            return await handler(request, control, Point(match, plan, request.user, number))

        return await _shown_on_the_plan(request, control.match, handled())

    return wrapper


async def _shown_on_the_plan(request: Request, match_id: MatchId, handled: Awaitable[Answer]) -> Answer:
    """Await an answer; on a refusal in `SHOWN_ON_THE_PLAN`, show the unchanged plan with the reason."""
    try:
        return await handled
    except Refused as refusal:
        if refusal.reason not in SHOWN_ON_THE_PLAN:
            raise
        note = describe_refusal(refusal, request.user, request.language)
        return await show_plan(request, *await _planned(request, match_id), note=note)


@handlers.control(OpenPlan)
async def press_plan(request: Request, control: OpenPlan) -> Answer:
    return await show_plan(request, *await _planned(request, control.match))


@handlers.control(PlanAt)
@in_plan
async def show_point(request: Request, _: PlanAt, point: Point) -> Answer:
    return await show_plan(request, point.match, point.plan, number=point.number)


@handlers.control(PlanGo)
@in_plan
async def go_to_point(request: Request, _: PlanGo, point: Point) -> Answer:
    number = ReplyNumber(read_value(int, request.chosen_one))
    return await show_plan(request, point.match, point.plan, number=number)


@handlers.control(PlanTheirStack)
@in_plan
async def choose_their_stack(request: Request, _: PlanTheirStack, point: Point) -> Answer:
    return await their_target_page(point, request.chosen_space, request.language, await request.display())


@handlers.control(PlanTheirTarget)
@in_plan
async def choose_their_target(request: Request, control: PlanTheirTarget, point: Point) -> Answer:
    theirs = Jump(control.source, request.chosen_space)
    return await own_stack_page(point, theirs, request.language, await request.display())


@handlers.control(PlanStack)
@in_plan
async def choose_stack(request: Request, control: PlanStack, point: Point) -> Answer:
    source = request.chosen_space
    return await own_target_page(point, control.theirs, source, request.language, await request.display())


@handlers.control(PlanTarget)
@in_plan
async def choose_target(request: Request, control: PlanTarget, point: Point) -> Answer:
    line = (*point.plies, control.theirs, Jump(control.source, request.chosen_space))
    return await plan_line(request, control.match, line, version=control.version)


@handlers.control(PlanPass)
@in_plan
async def plan_pass(request: Request, control: PlanPass, point: Point) -> Answer:
    line = (*point.plies, control.theirs, PASS)
    return await plan_line(request, control.match, line, version=control.version)


@handlers.control(AskPlanResign)
@in_plan
async def ask_resign(request: Request, control: AskPlanResign, point: Point) -> Answer:
    return await ask_resign_page(point, control.theirs, request.language, await request.display())


@handlers.control(PlanResign)
@in_plan
async def plan_resign(request: Request, control: PlanResign, point: Point) -> Answer:
    line = (*point.plies, control.theirs, RESIGN)
    return await plan_line(request, control.match, line, version=control.version)


@handlers.control(DropBranch)
@in_plan
async def drop_branch(request: Request, control: DropBranch, point: Point) -> Answer:
    match, left = await request.client.matches.drop_branch(
        control.match, control.node, by=request.user, version=control.version
    )
    return await show_plan(request, match, left, number=point.parent)


@handlers.control(PlanLine)
async def plan_tried_line(request: Request, control: PlanLine) -> Answer:
    """Plan a line that was tried out from the current position. Raises `Refused`: BOARD_MOVED_ON."""
    own = await request.get(LineFinder).find(control.line, request.user)
    match, planned = await request.client.matches.plan_of(control.match, request.user)
    if not own.line.is_of_present(match):
        raise Refused(RefusalReason.BOARD_MOVED_ON, match)
    kept = plan_line(request, match.id, own.line.moves, version=planned.version(match))
    return await _shown_on_the_plan(request, match.id, kept)


@handlers.control(DropPlan)
async def drop(request: Request, control: DropPlan) -> Answer:
    match = await request.client.matches.drop_plan(control.match, by=request.user)
    return await show_plan(request, match, NOTHING)


async def _planned(request: Request, match_id: MatchId) -> tuple[Match, Plan]:
    """Load the plan. Raises what `Matches.plan_of` raises, and `Refused` (PLAN_ON_OWN_TURN) on the user's turn."""
    match, planned = await request.client.matches.plan_of(match_id, request.user)
    if not planned.replies and not match.may_plan(request.user):
        raise Refused(RefusalReason.PLAN_ON_OWN_TURN, match)
    return match, planned
