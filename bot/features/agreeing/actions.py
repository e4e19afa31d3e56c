"""Offering the opponent something, by a command or by a control."""

from bot.features.agreeing.pages import offered_page
from bot.matches import MatchId, OfferKind
from bot.pages.page import Page
from bot.requests.request import Request


async def offer(request: Request, match_id: MatchId, kind: OfferKind) -> Page:
    """Offer a draw, or ask for an undo. Raises as `Matches.offer`."""
    match = await request.client.matches.offer(match_id, kind, by=request.user)
    delivery = await request.client.presenter.show_match(match)
    return offered_page(match, kind, request.user, delivery, request.language)
