"""The controls for looking back: leafing through a game, its replay, its chart, and sharing them."""

from bot.domain import Match
from bot.domain.refusals import RefusalReason, Refused
from bot.features.history.actions import replay_of, standing_after
from bot.features.history.chart_pages import ShareChart, chart_page, shared_chart_page
from bot.features.history.replay_pages import ShareReplay, shared_replay_page, span_of
from bot.requests.controls import handles
from bot.requests.looking_back import past_of
from bot.requests.request import Request
from bot.requests.sharing import check_sharing, may_share, post
from bot.ui.chart import has_chart
from bot.ui.control import read_value
from bot.ui.display_options import DisplayOptions
from bot.ui.history import Jump, Replay, ShareBoard, ShowHistory, history_page, shared_page
from bot.ui.page import Page
from bot.ui.past import Past, number_of
from bot.ui.pictures import waiting_page


@handles(ShowHistory)
async def history(request: Request, control: ShowHistory) -> Page:
    """Show a ply, or the last one where none is named."""
    past = await past_of(request, control.past)
    return await _show(request, past, len(past.game.moves) if control.ply is None else control.ply)


@handles(Jump)
async def jump(request: Request, control: Jump) -> Page:
    """Show the ply that was chosen in a list."""
    return await _show(request, await past_of(request, control.past), read_value(int, request.chosen_one))


@handles(ShareBoard)
async def share(request: Request, control: ShareBoard) -> Page:
    """Post a ply in the channel."""
    past, ply = await past_of(request, control.past), control.ply
    check_sharing(request, past)
    language = await request.language_about(past) if isinstance(past, Match) else request.public_language
    note = await post(request, await shared_page(past, ply, request.user, language))
    return await _show(request, past, ply, note=note)


@handles(Replay, meanwhile=waiting_page)
async def replay(request: Request, control: Replay) -> Page:
    """Draw the whole match, or its last moves, as an animated picture."""
    return await replay_of(request, await request.match(control.match), most=control.most)


@handles(ShareReplay, meanwhile=waiting_page)
async def share_replay(request: Request, control: ShareReplay) -> Page:
    """Post an animated picture in the channel."""
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


@handles(ShareChart)
async def share_chart(request: Request, control: ShareChart) -> Page:
    """Post a chart in the channel."""
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
        note=note,
        standing=await standing_after(request, past, ply) if preferences.chances else None,
        may_share=may_share(request, past),
    )
