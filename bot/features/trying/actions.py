"""A line as the one who asks for it sees it: with its game, and with what may be thought of it."""

import asyncio

from bot.domain.ids import PlyNumber
from bot.domain.line import Line, LineId, LinePly, OwnLine, Start
from bot.domain.refusals import RefusalReason, Refused
from bot.domain.review import Evaluation
from bot.features.trying.about_pages import about_page, lines_page
from bot.features.trying.pages import Trial, trial_page
from bot.requests.looking_back import check_not_in_play, past_of
from bot.requests.request import Request
from bot.requests.sharing import check_sharing, is_shared_place
from bot.ui.page import Page
from bot.ui.past import Past, id_of, last_ply, nearest, owner_of

PATIENCE = 1.0
"""Seconds that a page waits for chances that nobody has asked for: it is shown without where that takes longer."""


async def begin(request: Request, past: Past, ply: PlyNumber | None) -> Page:
    """Try moves out from a ply of a game, or from its present end. Raises `Refused`: NOTHING_TO_TRY."""
    ply = last_ply(past) if ply is None else nearest(past, ply)
    start = Start(id_of(past), ply, past.game.position_at(ply))
    own = await request.client.trying.begin(start, by=request.user)
    note = request.language.say("try-resumed") if own.line != Line.of(start) else ""
    return await show(request, own, note=note)


async def trial_of(request: Request, line_id: LineId, at: LinePly | None = None) -> Trial:
    """A line of the asker's after some of its moves, or at its end. Raises `Refused`: NO_SUCH_LINE."""
    return await seen(request, await request.line(line_id), at)


async def seen(request: Request, own: OwnLine, at: LinePly | None = None) -> Trial:
    """A line with its game, if the asker may see that from here."""
    try:
        past = await past_of(request, own.start.past)
    except Refused:
        past = None
    at = own.line.end if at is None else LinePly(min(max(at, 0), own.line.end))
    return Trial(own, at, past, request.user, request.language, await request.display())


async def show(request: Request, own: OwnLine, at: LinePly | None = None, *, note: str = "") -> Page:
    """The page on which moves are tried, after some moves of a line or at its end."""
    trial = await seen(request, own, at)
    return await trial_page(trial, note=note, standing=await _standing(request, trial))


async def show_about(request: Request, trial: Trial, *, note: str = "") -> Page:
    """All that can be done with a line."""
    return about_page(trial, note=note, may_share=trial.is_free and is_shared_place(request))


async def show_lines(request: Request) -> Page:
    """The lines that the asker keeps."""
    return lines_page(await request.client.trying.kept(request.user), request.language)


async def judged(request: Request, trial: Trial) -> Evaluation:
    """How both sides stand in the position that is shown. Raises `Refused`: LINE_IN_PLAY, STILL_IN_PLAY, TOO_BUSY."""
    past = trial.past
    if past is None or not trial.may_judge:
        raise _in_play(trial)
    await check_not_in_play(request, past, tried=trial.game)
    try:
        return await request.client.computer_player.standing(trial.position, match=owner_of(past))
    except TimeoutError as busy:
        raise Refused(RefusalReason.TOO_BUSY) from busy


def check_line_sharing(request: Request, trial: Trial) -> None:
    """Let a line be shown to everybody here.

    Raises `Refused`: LINE_IN_PLAY while its match goes on, and as `check_sharing`.
    """
    if trial.past is None or not trial.is_free:
        raise _in_play(trial)
    check_sharing(request, trial.past)


async def _standing(request: Request, trial: Trial) -> Evaluation | None:
    """The chances where the asker always wants to see them, and they are found soon."""
    if not trial.may_judge or not (await request.preferences()).chances:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await judged(request, trial)
    except (Refused, TimeoutError):
        return None


def _in_play(trial: Trial) -> Refused:
    """The refusal for a line whose match goes on, or whose game is there no longer."""
    match = trial.own.start.past.match
    if match is None:
        return Refused(RefusalReason.NO_SUCH_IMPORT)
    return (
        Refused(RefusalReason.LINE_IN_PLAY, match)
        if trial.past
        else Refused(RefusalReason.NO_SUCH_MATCH, match)
    )
