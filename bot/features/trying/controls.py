"""The presses where moves are tried out. Each carries its line, and which of its changes it has seen.

A press on moves that have changed since leads to the end of the line as it is now.
"""

from collections.abc import Awaitable, Callable

from bot.domain import Match, UserId
from bot.domain.line import LineId
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
    animated_line_page,
    name_form,
    shared_line_page,
)
from bot.features.trying.actions import (
    begin,
    check_line_sharing,
    judged,
    show,
    show_about,
    show_lines,
    trial_of,
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
from bot.requests.controls import handles
from bot.requests.looking_back import past_of
from bot.requests.move_picking import Picking, answer_picks
from bot.requests.refusal_sentences import describe_refusal
from bot.requests.request import Request
from bot.requests.sharing import post
from bot.ui.answer import Answer
from bot.ui.control import read_value
from bot.ui.form import Form
from bot.ui.move_picker import Panel
from bot.ui.page import Page
from bot.ui.pictures import waiting_page
from dvonn import IllegalMove, Move


@handles(TryOut)
async def try_out(request: Request, control: TryOut) -> Page:
    """Begin a line, or go on with the one that was left there."""
    return await begin(request, await past_of(request, control.past), control.ply)


@handles(TryAt)
async def step(request: Request, control: TryAt) -> Page:
    """Go to a move of the line."""
    own = await request.line(control.line)
    return await show(request, own, control.at)


class _Playing(Picking[InLine, Trial]):
    """The move that is played in a line."""

    async def find(self, request: Request, picked_for: InLine) -> Trial | None:
        trial = await trial_of(request, picked_for.line, picked_for.at)
        seen = trial.own.number, trial.at
        return trial if seen == (picked_for.changes, picked_for.at) else None

    async def panel(self, request: Request, board: Trial) -> Panel:  # noqa: ARG002
        return choosing_panel(board)

    async def play(self, request: Request, picked_for: InLine, move: Move, *, sure: bool) -> Answer:  # noqa: ARG002
        try:
            own, at = await request.client.trying.play(
                picked_for.line, picked_for.at, move, seen=picked_for.changes, by=request.user
            )
        except IllegalMove:  # a button from another board
            return await self.begin_anew(request, picked_for)
        return await show(request, own, at)

    async def begin_anew(self, request: Request, picked_for: InLine) -> Answer:
        return await show(request, await request.line(picked_for.line))


answer_picks(TRIES, _Playing())


@handles(JudgeLine)
async def judge(request: Request, control: JudgeLine) -> Page:
    """Tell the chances to win, or why they aren't told."""
    trial = await trial_of(request, control.line, control.at)
    try:
        return await trial_page(trial, standing=await judged(request, trial))
    except Refused as refusal:
        return await trial_page(trial, note=_why(request, refusal))


# keeping


@handles(AboutLine)
async def about(request: Request, control: AboutLine) -> Page:
    """Tell the line, and all that can be done with it."""
    return await show_about(request, await trial_of(request, control.line, control.at))


@handles(AskName)
async def ask_name(request: Request, control: AskName) -> Form:
    """Ask for the name."""
    return name_form(await request.line(control.line), request.language)


@handles(KeepLine)
async def keep(request: Request, control: KeepLine) -> Page:
    """Keep the line under its name, or say why not."""
    try:
        await request.client.trying.keep(control.line, request.entered(NAME), by=request.user)
        note = request.language.say("done-line-kept")
    except Refused as refusal:
        if refusal.reason is RefusalReason.NO_SUCH_LINE:
            raise
        note = _why(request, refusal)
    return await show_about(request, await trial_of(request, control.line), note=note)


@handles(DropLine)
async def drop(request: Request, control: DropLine) -> Page:
    """Keep the line no longer."""
    await request.client.trying.drop(control.line, by=request.user)
    note = request.language.say("done-line-dropped")
    return await show_about(request, await trial_of(request, control.line), note=note)


@handles(ListLines)
async def list_lines(request: Request, _: ListLines) -> Page:
    """List the lines that are kept."""
    return await show_lines(request)


@handles(OpenLine)
async def open_line(request: Request, _: OpenLine) -> Page:
    """Open the line that was chosen."""
    line_id = LineId(read_value(int, request.chosen_one))
    return await show(request, await request.line(line_id))


# sharing


@handles(ShareLine)
async def share(request: Request, control: ShareLine) -> Page:
    """Post the line with a picture."""
    trial = await trial_of(request, control.line, control.at)
    return await _share(request, trial, shared_line_page)


@handles(AnimateLine, meanwhile=waiting_page)
async def animate(request: Request, control: AnimateLine) -> Page:
    """Post the line as an animated picture."""
    trial = await trial_of(request, control.line, control.at)
    guild = request.interaction.guild
    limit = guild.filesize_limit if guild else 0

    async def page(public: Trial, names: dict[UserId, str]) -> Page:
        return await animated_line_page(public, names, most_bytes=limit)

    return await _share(request, trial, page)


async def _share(
    request: Request, trial: Trial, draw: Callable[[Trial, dict[UserId, str]], Awaitable[Page]]
) -> Page:
    """Post a page about a line, in the language of everybody here, and say what came of it."""
    try:
        check_line_sharing(request, trial)
        past = trial.past
        names = await request.names_of(past) if isinstance(past, Match) else {}
        language = await request.language_about(past) if isinstance(past, Match) else request.public_language
        note = await post(request, await draw(trial.for_everybody(language), names))
    except Refused as refusal:
        note = _why(request, refusal)
    return await show_about(request, trial, note=note)


def _why(request: Request, refusal: Refused) -> str:
    return describe_refusal(refusal, request.user, request.language, direct=request.is_direct)
