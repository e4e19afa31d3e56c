"""The replay of a match, by a command or by a control, and how a position of it is judged."""

import asyncio

from bot.domain import Match
from bot.domain.refusals import Refused
from bot.domain.review import Evaluation
from bot.features.history.replay_pages import replay_page, span_of
from bot.requests.looking_back import check_not_in_play
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.past import Past, nearest
from bot.ui.visibility import may_share_here
from dvonn import Phase

PATIENCE = 1.0
"""Seconds that a page waits for a judgement: it is shown without one where that takes longer."""


async def replay_of(
    request: Request,
    match: Match,
    first: int | None = None,
    last: int | None = None,
    *,
    most: int | None = None,
) -> Page:
    """Draw a match, or a part of it, as an animated picture. Raises as `span_of` and `replay_page`."""
    return await replay_page(
        match,
        span_of(match, first, last, most=most),
        await request.names_of(match),
        request.language,
        await request.display(),
        most_bytes=request.interaction.filesize_limit,
        may_share=may_share_here(request.interaction, match),
    )


async def standing_after(request: Request, past: Past, ply: int) -> Evaluation | None:
    """How both players stood after a ply of a finished match; None while pieces are placed, or where it takes long."""
    ply = nearest(past, ply)
    if not isinstance(past, Match) or not past.is_over:
        return None
    if past.game.position_at(ply).phase is Phase.PLACING:
        return None
    try:
        await check_not_in_play(request, past)
        async with asyncio.timeout(PATIENCE):
            return await request.client.reviews.standing(past.game, ply, match=past.id)
    except (Refused, TimeoutError):
        return None
