"""Commands and controls for the history of a game, and the evaluation of its positions."""

import asyncio

from bot.domain import Match, MatchId
from bot.domain.computer import Evaluation
from bot.domain.refusals import RefusalReason, Refused
from bot.features.history.pages import (
    ShareChart,
    ShareReplay,
    ShowChart,
    chart_page,
    replay_page,
    shared_chart_page,
    shared_replay_page,
    shared_span,
    span_of,
)
from bot.pages.history import JumpToPly, Replay, ShareBoard, ShowHistory, history_page, shared_page
from bot.pages.match_status import Past, nearest
from bot.pages.pictures import has_chart, waiting_page
from bot.pages.viewer import Viewer
from bot.requests.handlers import Handlers
from bot.requests.looking_back import check_game_not_in_play, past_of
from bot.requests.request import Request
from bot.requests.sharing import check_sharing, largest_post, may_share, post
from bot.services import Reviews
from bot.toolkit.control import read_value
from bot.toolkit.page import Page
from bot.toolkit.words import NOBODY, Names
from dvonn import Phase

handlers = Handlers()

PATIENCE = 1.0
"""Seconds that a page waits for an evaluation before it is shown without one."""


async def evaluation_after(request: Request, past: Past, ply: int) -> Evaluation | None:
    """Evaluate a position of a finished match.

    Returns None for any other game, while pieces are placed, if the game is in play elsewhere, or if the evaluation
    takes longer than `PATIENCE`.
    """
    ply = nearest(past, ply)
    if not isinstance(past, Match) or not past.is_over:
        return None
    if past.game.position_at(ply).phase is Phase.PLACING:
        return None
    try:
        await check_game_not_in_play(request, past.game)
        async with asyncio.timeout(PATIENCE):
            return await request.get(Reviews).standing(past.game, ply, match=past.id)
    except (Refused, TimeoutError):
        return None


@handlers.control(ShowHistory)
async def history(request: Request, control: ShowHistory) -> Page:
    """Show the given ply, or the last one."""
    past = await past_of(request, control.past)
    return await _show(request, past, len(past.game.moves) if control.ply is None else control.ply)


@handlers.control(JumpToPly)
async def jump(request: Request, control: JumpToPly) -> Page:
    return await _show(request, await past_of(request, control.past), read_value(int, request.chosen_one))


@handlers.control(ShareBoard)
async def share(request: Request, control: ShareBoard) -> Page:
    past, ply = await past_of(request, control.past), control.ply
    await check_sharing(request, past)
    language = await request.language_about(past) if isinstance(past, Match) else request.public_language
    page = await shared_page(past, ply, request.user, language, await _names(request, past))
    note = await post(request, page)
    return await _show(request, past, ply, note=note)


@handlers.control(Replay, meanwhile=waiting_page)
async def replay(request: Request, control: Replay) -> Page:
    """Show a match, or only its last moves, as an animation."""
    match = await request.match(control.match)
    return await replay_page(
        match,
        span_of(match, control.most),
        await request.viewer(match),
        most_bytes=request.interaction.filesize_limit,
        may_share=request.may_share(match),
    )


@handlers.control(ShareReplay, meanwhile=waiting_page)
async def share_replay(request: Request, control: ShareReplay) -> Page:
    match = await request.match(control.match)
    await check_sharing(request, match)
    page = await shared_replay_page(
        match,
        shared_span(match, control.first, control.last),
        await request.names_of(match),
        request.user,
        await request.language_about(match),
        most_bytes=largest_post(request),
    )
    return Page(await post(request, page))


@handlers.control(ShowChart)
async def chart(request: Request, control: ShowChart) -> Page:
    match = await _charted(request, control.match)
    return await chart_page(match, await request.viewer(match), may_share=request.may_share(match))


@handlers.control(ShareChart)
async def share_chart(request: Request, control: ShareChart) -> Page:
    match = await _charted(request, control.match)
    await check_sharing(request, match)
    viewer = await request.viewer(match)
    language = await request.language_about(match)
    note = await post(request, await shared_chart_page(match, viewer.names, request.user, language))
    return await chart_page(match, viewer, note=note)


async def _charted(request: Request, match_id: MatchId) -> Match:
    """Load a match that has a chart. Raises `Refused`: OUTDATED_CONTROL if an undo has taken all moves back."""
    match = await request.match(match_id)
    if not has_chart(match):
        raise Refused(RefusalReason.OUTDATED_CONTROL, match)
    return match


async def _show(request: Request, past: Past, ply: int, *, note: str = "") -> Page:
    preferences = await request.preferences()
    return await history_page(
        past,
        ply,
        Viewer(request.language, display=request.display_of(preferences), names=await _names(request, past)),
        note=note,
        standing=await evaluation_after(request, past, ply) if preferences.chances else None,
        may_share=may_share(request, past),
    )


async def _names(request: Request, past: Past) -> Names:
    return await request.names_of(past) if isinstance(past, Match) else NOBODY
