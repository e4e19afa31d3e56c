"""Commands and controls for the history of a game, and the evaluation of its positions."""

import asyncio

from discord import app_commands

from bot.domain import Match
from bot.domain.computer import Evaluation
from bot.domain.refusals import RefusalReason, Refused
from bot.features.history.pages import (
    ShareChart,
    ShareReplay,
    chart_page,
    replay_page,
    shared_chart_page,
    shared_replay_page,
    span_of,
)
from bot.requests.autocompletion import all_matches
from bot.requests.handlers import Handlers, phrase
from bot.requests.looking_back import check_game_not_in_play, past_of
from bot.requests.request import Request
from bot.requests.sharing import check_sharing, may_share, post
from bot.services import Reviews
from bot.ui.control import read_value
from bot.ui.history import Jump, Replay, ShareBoard, ShowHistory, history_page, shared_page
from bot.ui.match_status import Past, nearest, number_of
from bot.ui.page import Page
from bot.ui.permissions import may_share_here
from bot.ui.pictures import DisplayOptions, has_chart, waiting_page
from bot.ui.words import NOBODY, Names
from dvonn import Phase

handlers = Handlers()

PATIENCE = 1.0
"""Seconds that a page waits for an evaluation before it is shown without one."""


async def replay_of(
    request: Request,
    match: Match,
    first: int | None = None,
    last: int | None = None,
    *,
    most: int | None = None,
) -> Page:
    """Build the replay of a match or a part of it. Raises what `span_of` and `replay_page` raise."""
    return await replay_page(
        match,
        span_of(match, first, last, most=most),
        await request.names_of(match),
        request.language,
        await request.display(),
        most_bytes=request.interaction.filesize_limit,
        may_share=may_share_here(request.interaction, match),
    )


async def evaluation_after(request: Request, past: Past, ply: int) -> Evaluation | None:
    """Evaluate a position of a finished match; None during placement or if it takes too long."""
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


@handlers.command("record replay", meanwhile=waiting_page)
@app_commands.describe(match=phrase("option-match"), first=phrase("option-first"), last=phrase("option-last"))
@app_commands.autocomplete(match=all_matches)
async def replay(
    request: Request, match: int | None = None, first: int | None = None, last: int | None = None
) -> Page:
    return await replay_of(request, await request.match_to_see(match), first, last)


@handlers.command("record chart")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=all_matches)
async def chart(request: Request, match: int | None = None) -> Page:
    seen = await request.match_to_look_back(match)
    chosen = "chart-of-latest" if seen.is_over else "chart-of-running"
    return await chart_page(
        seen,
        await request.names_of(seen),
        request.language,
        await request.display(),
        note=request.language.say(chosen) if match is None else "",
        may_share=may_share_here(request.interaction, seen),
    )


@handlers.control(ShowHistory)
async def history(request: Request, control: ShowHistory) -> Page:
    """Show the given ply, or the last one."""
    past = await past_of(request, control.past)
    return await _show(request, past, len(past.game.moves) if control.ply is None else control.ply)


@handlers.control(Jump)
async def jump(request: Request, control: Jump) -> Page:
    return await _show(request, await past_of(request, control.past), read_value(int, request.chosen_one))


@handlers.control(ShareBoard)
async def share(request: Request, control: ShareBoard) -> Page:
    past, ply = await past_of(request, control.past), control.ply
    check_sharing(request, past)
    language = await request.language_about(past) if isinstance(past, Match) else request.public_language
    page = await shared_page(past, ply, request.user, language, await _names(request, past))
    note = await post(request, page)
    return await _show(request, past, ply, note=note)


@handlers.control(Replay, meanwhile=waiting_page)
async def press_replay(request: Request, control: Replay) -> Page:
    return await replay_of(request, await request.match(control.match), most=control.most)


@handlers.control(ShareReplay, meanwhile=waiting_page)
async def share_replay(request: Request, control: ShareReplay) -> Page:
    match = await request.match(control.match)
    check_sharing(request, match)
    guild = request.interaction.guild
    if guild is None:
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    page = await shared_replay_page(
        match,
        span_of(match, number_of(match, control.first), number_of(match, control.last)),
        await request.names_of(match),
        request.user,
        await request.language_about(match),
        most_bytes=guild.filesize_limit,
    )
    return Page(await post(request, page))


@handlers.control(ShareChart)
async def share_chart(request: Request, control: ShareChart) -> Page:
    match = await request.match(control.match)
    check_sharing(request, match)
    if not has_chart(match):
        raise Refused(RefusalReason.OUTDATED_CONTROL)
    names = await request.names_of(match)
    language = await request.language_about(match)
    note = await post(request, await shared_chart_page(match, names, request.user, language))
    return await chart_page(match, names, request.language, await request.display(), note=note)


async def _show(request: Request, past: Past, ply: int, *, note: str = "") -> Page:
    preferences = await request.preferences()
    return await history_page(
        past,
        ply,
        request.language,
        DisplayOptions.of(preferences),
        names=await _names(request, past),
        note=note,
        standing=await evaluation_after(request, past, ply) if preferences.chances else None,
        may_share=may_share(request, past),
    )


async def _names(request: Request, past: Past) -> Names:
    return await request.names_of(past) if isinstance(past, Match) else NOBODY
