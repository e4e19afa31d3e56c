"""The replay of a match, by a command or by a control."""

from bot.features.history.replay_pages import replay_page, span_of
from bot.matches import Match
from bot.pages.page import Page
from bot.pages.visibility import may_share_here
from bot.requests.request import Request


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
        await request.taste(),
        most_bytes=request.interaction.filesize_limit,
        may_share=may_share_here(request.interaction, match),
    )
