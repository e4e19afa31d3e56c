"""The controls for trying out moves, and the list of saved lines."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from bot.domain import Match
from bot.domain.computer import Evaluation
from bot.domain.ids import PlyNumber
from bot.domain.line import Line, LineId, LinePly, OwnLine, Start
from bot.domain.plan import NOTHING
from bot.domain.refusals import RefusalReason, Refused
from bot.features.trying.about_pages import (
    NAME,
    AnimateLine,
    AskName,
    DropLine,
    KeepLine,
    ListLines,
    OpenLine,
    ShareLine,
    about_page,
    animated_line_page,
    lines_page,
    name_form,
    shared_line_page,
)
from bot.features.trying.pages import (
    TRIES,
    AboutLine,
    InLine,
    JudgeLine,
    Trial,
    TryAt,
    TryOut,
    choosing_panel,
    trial_page,
)
from bot.features.trying.refusals import LINE_IN_PLAY, NO_SUCH_LINE
from bot.features.trying.repository import LineRepository
from bot.features.trying.service import Trying
from bot.pages.match_status import Past, id_of, last_ply, nearest, owner_of
from bot.pages.move_picker import Panel
from bot.pages.pictures import waiting_page
from bot.requests.handlers import Handlers
from bot.requests.looking_back import check_line_not_in_play, past_of
from bot.requests.move_picking import Picking, answer_picks
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.requests.sharing import check_sharing, is_shared_place, largest_post, post
from bot.toolkit.answer import Answer, Form
from bot.toolkit.control import read_value
from bot.toolkit.page import Page
from bot.toolkit.words import in_a_row
from dvonn import IllegalMove, Move

handlers = Handlers()

PATIENCE = 1.0
"""Timeout in seconds for winning chances that the user did not explicitly ask for; the page then omits them."""


async def begin(request: Request, past: Past, ply: PlyNumber | None, *, note: str = "") -> Page:
    """Try out moves from a ply of a game, by default its current end. Raises `Refused`: NOTHING_TO_TRY."""
    ply = last_ply(past) if ply is None else nearest(past, ply)
    start = Start(id_of(past), ply, past.game.position_at(ply))
    own = await request.get(Trying).begin(start, by=request.user)
    resumed = request.language.say("try-resumed") if own.line != Line.of(start) else ""
    return await show(request, own, note=in_a_row(filter(None, [note, resumed]), request.language))


async def line_of(request: Request, line_id: LineId) -> OwnLine:
    """Load one of the user's lines. Raises `Refused`: NO_SUCH_LINE."""
    async with request.client.store.read() as uow:
        return await LineRepository(uow).find(line_id, request.user)


async def trial_of(request: Request, line_id: LineId, at: LinePly | None = None) -> Trial:
    """Load one of the user's lines at a ply, by default its end. Raises `Refused`: NO_SUCH_LINE."""
    return await seen(request, await line_of(request, line_id), at)


async def seen(request: Request, own: OwnLine, at: LinePly | None = None) -> Trial:
    """Combine a line with its game; without the game if the user may not see it from here."""
    try:
        past = await past_of(request, own.start.past)
    except Refused:
        past = None
    at = own.line.end if at is None else LinePly(min(max(at, 0), own.line.end))
    if not isinstance(past, Match):
        return Trial(own, at, past, await request.viewer())
    async with request.client.store.read() as uow:
        viewer = await request.viewer_in(uow, past)
        plan = (await uow.plans.of(past.id)).get(request.user, NOTHING).current(past)
    return Trial(own, at, past, viewer, plan)


async def show(request: Request, own: OwnLine, at: LinePly | None = None, *, note: str = "") -> Page:
    """Show the page for trying out moves at a ply of a line, by default its end."""
    trial = await seen(request, own, at)
    return await trial_page(trial, note=note, standing=await _standing(request, trial))


async def show_about(request: Request, trial: Trial, *, note: str = "") -> Page:
    return about_page(trial, note=note, may_share=trial.is_free and is_shared_place(request))


async def show_lines(request: Request) -> Page:
    return lines_page(await request.get(Trying).kept(request.user), request.language)


async def judged(request: Request, trial: Trial) -> Evaluation:
    """Evaluate the position shown. Raises `Refused`: LINE_IN_PLAY, STILL_IN_PLAY, TOO_BUSY."""
    past = trial.past
    if past is None or not trial.may_judge:
        raise _in_play(trial)
    await check_line_not_in_play(request, trial.game, past.game)
    try:
        return await request.client.computer_player.standing(trial.position, match=owner_of(past))
    except TimeoutError as busy:
        raise Refused(RefusalReason.TOO_BUSY) from busy


async def check_line_sharing(request: Request, trial: Trial) -> None:
    """Check that a line may be shared here.

    Raises what `check_sharing` raises, and `Refused`: LINE_IN_PLAY while its match is running.
    """
    if trial.past is None or not trial.is_free:
        raise _in_play(trial)
    await check_sharing(request, trial.past, trial.game)


async def _standing(request: Request, trial: Trial) -> Evaluation | None:
    """Return the winning chances, if the user's preferences ask for them and they are available in time."""
    if not trial.may_judge or not (await request.preferences()).chances:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await judged(request, trial)
    except (Refused, TimeoutError):
        return None


def _in_play(trial: Trial) -> Refused:
    """Build the refusal for a line whose match is still running or whose game no longer exists."""
    match = trial.own.start.past.match
    if match is None:
        return Refused(RefusalReason.NO_SUCH_IMPORT)
    return Refused(LINE_IN_PLAY, match) if trial.past else Refused(RefusalReason.NO_SUCH_MATCH, match)


@handlers.control(TryOut)
async def try_out(request: Request, control: TryOut) -> Page:
    """Start a line, or resume the one that was left at this position."""
    return await begin(request, await past_of(request, control.past), control.ply)


@handlers.control(TryAt)
async def step(request: Request, control: TryAt) -> Page:
    own = await line_of(request, control.line)
    return await show(request, own, control.at)


class _Playing(Picking[InLine, Trial]):
    """The hooks for picking the next move of a line."""

    async def find(self, request: Request, picked_for: InLine) -> Trial | None:
        trial = await trial_of(request, picked_for.line, picked_for.at)
        seen = trial.own.number, trial.at
        return trial if seen == (picked_for.changes, picked_for.at) else None

    async def panel(self, request: Request, board: Trial) -> Panel:  # noqa: ARG002
        return choosing_panel(board)

    async def play(self, request: Request, picked_for: InLine, move: Move, *, sure: bool) -> Answer:  # noqa: ARG002
        try:
            own, at = await request.get(Trying).play(
                picked_for.line, picked_for.at, move, seen=picked_for.changes, by=request.user
            )
        except IllegalMove:  # a button from another board
            return await self.begin_anew(request, picked_for)
        return await show(request, own, at)

    async def begin_anew(self, request: Request, picked_for: InLine) -> Answer:
        return await show(request, await line_of(request, picked_for.line))


answer_picks(handlers, TRIES, _Playing())


@handlers.control(JudgeLine)
async def judge(request: Request, control: JudgeLine) -> Page:
    """Show the winning chances, or why they are not available."""
    trial = await trial_of(request, control.line, control.at)
    try:
        return await trial_page(trial, standing=await judged(request, trial))
    except Refused as refusal:
        return await trial_page(trial, note=_why(request, refusal))


# Saving lines.


@handlers.control(AboutLine)
async def about(request: Request, control: AboutLine) -> Page:
    return await show_about(request, await trial_of(request, control.line, control.at))


@handlers.control(AskName)
async def ask_name(request: Request, control: AskName) -> Form:
    return name_form(await line_of(request, control.line), request.language)


@handlers.control(KeepLine)
async def keep(request: Request, control: KeepLine) -> Page:
    """Save the line under the name that was typed, or report why that failed."""
    try:
        await request.get(Trying).keep(control.line, request.entered(NAME), by=request.user)
        note = request.language.say("done-line-kept")
    except Refused as refusal:
        if refusal.reason is NO_SUCH_LINE:
            raise
        note = _why(request, refusal)
    return await show_about(request, await trial_of(request, control.line), note=note)


@handlers.control(DropLine)
async def drop(request: Request, control: DropLine) -> Page:
    await request.get(Trying).drop(control.line, by=request.user)
    note = request.language.say("done-line-dropped")
    return await show_about(request, await trial_of(request, control.line), note=note)


@handlers.control(ListLines)
async def list_lines(request: Request, _: ListLines) -> Page:
    return await show_lines(request)


@handlers.control(OpenLine)
async def open_line(request: Request, _: OpenLine) -> Page:
    line_id = LineId(read_value(int, request.chosen_one))
    return await show(request, await line_of(request, line_id))


# Sharing lines.


@handlers.control(ShareLine)
async def share(request: Request, control: ShareLine) -> Page:
    trial = await trial_of(request, control.line, control.at)
    return await _share(request, trial, shared_line_page)


@handlers.control(AnimateLine, meanwhile=waiting_page)
async def animate(request: Request, control: AnimateLine) -> Page:
    trial = await trial_of(request, control.line, control.at)
    limit = largest_post(request)
    return await _share(request, trial, partial(animated_line_page, most_bytes=limit))


async def _share(request: Request, trial: Trial, draw: Callable[[Trial], Awaitable[Page]]) -> Page:
    """Post a page about a line in the channel's language, and report the outcome."""
    try:
        await check_line_sharing(request, trial)
        past = trial.past
        language = await request.language_about(past) if isinstance(past, Match) else request.public_language
        note = await post(request, await draw(trial.for_everybody(language)))
    except Refused as refusal:
        note = _why(request, refusal)
    return await show_about(request, trial, note=note)


def _why(request: Request, refusal: Refused) -> str:
    return describe_refusal(refusal, request.user, request.language, context=request.context)
