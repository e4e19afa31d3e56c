"""The controls of plans: adding a line that was tried out, showing a plan, and deleting it or parts of it."""

from bot.domain import Match, MatchId, Plan
from bot.domain.line import OwnLine
from bot.domain.plan import NOTHING, PlannedLine, ReplyNumber
from bot.domain.refusals import RefusalReason, Refused
from bot.features.plans.pages import (
    DropPlan,
    DropReply,
    OpenPlan,
    PlanLine,
    describe_own,
    plan_page,
)
from bot.features.trying import handlers as trying
from bot.requests.handlers import Handlers
from bot.requests.match_panel import panel
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.toolkit.answer import Answer
from bot.toolkit.control import read_value
from bot.toolkit.page import Page
from bot.toolkit.words import in_a_row, mention
from dvonn import Phase

handlers = Handlers()


async def open_plan(request: Request, match_id: MatchId, *, note: str = "") -> Answer:
    """Show the user's plan or, if there is none, the page for trying out moves, on which plans are made.

    While pieces are placed, show the panel, on which spaces are planned. Raises what `Matches.plan_of` raises.
    """
    match, plan = await request.client.matches.plan_of(match_id, request.user)
    if match.position.phase is Phase.PLACING:
        return await panel(request, match, note=note)
    if plan.replies:
        return await _page(request, match, plan, note=note)
    how = request.language.say("plan-how", opponent=_opponent(request, match))
    return await trying.begin(request, match, None, note=in_a_row((note, how), request.language))


async def _page(request: Request, match: Match, plan: Plan, *, note: str = "") -> Page:
    return await plan_page(match, plan, await request.viewer(match), note=note)


@handlers.control(OpenPlan)
async def press_plan(request: Request, control: OpenPlan) -> Answer:
    return await open_plan(request, control.match)


@handlers.control(PlanLine)
async def plan_line(request: Request, control: PlanLine) -> Answer:
    """Plan a line that was tried out from the current position. Raises `Refused`: BOARD_MOVED_ON."""
    own = await trying.line_of(request, control.line)
    match, plan = await request.client.matches.plan_of(control.match, request.user)
    if not own.line.is_of_present(match):
        raise Refused(RefusalReason.BOARD_MOVED_ON, match)
    try:
        planned = await _plan(request, match, plan, own)
    except Refused as refusal:
        if refusal.reason not in (RefusalReason.PLAN_CHANGED, RefusalReason.TOO_MANY_REPLIES):
            raise
        note = describe_refusal(refusal, request.user, request.language)
        return await open_plan(request, match.id, note=note)
    return await trying.show(request, own, note=_describe_planned(request, planned))


async def _plan(request: Request, match: Match, plan: Plan, own: OwnLine) -> PlannedLine:
    seen = plan.version(match)
    return await request.client.matches.plan_line(match.id, own.line.moves, by=request.user, version=seen)


def _describe_planned(request: Request, planned: PlannedLine) -> str:
    language, match = request.language, planned.match
    own_turn = match.player_to_move == request.user
    sentences = [language.say("plan-waits" if own_turn else "plan-kept")]
    if planned.replaced is not None:
        sentences.append(language.say("plan-replaced", own=describe_own(planned.replaced, language)))
    sentences.append(language.say("plan-further", opponent=_opponent(request, match)))
    return in_a_row(sentences, language)


def _opponent(request: Request, match: Match) -> str:
    return mention(match.opponent_of(request.user), request.language)


@handlers.control(DropReply)
async def drop_reply(request: Request, control: DropReply) -> Answer:
    number = ReplyNumber(read_value(int, request.chosen_one))
    try:
        match, left = await request.client.matches.drop_branch(
            control.match, number, by=request.user, version=control.version
        )
    except Refused as refusal:
        if refusal.reason is not RefusalReason.PLAN_CHANGED:
            raise
        match, left = await request.client.matches.plan_of(control.match, request.user)
        return await _page(
            request, match, left, note=describe_refusal(refusal, request.user, request.language)
        )
    return await _page(request, match, left)


@handlers.control(DropPlan)
async def drop(request: Request, control: DropPlan) -> Answer:
    match = await request.client.matches.drop_plan(control.match, by=request.user)
    if match.position.phase is Phase.PLACING:
        return await panel(request, match)
    return await _page(request, match, NOTHING)
