"""Offering the opponent something, by a command or by a control."""

from bot.domain import EventNumber, Match, MatchId, OfferKind
from bot.domain.offer import check_offer
from bot.features.offers.pages import computer_agreed_page, declined_draw_page, offered_page
from bot.requests.looking_back import check_not_in_play
from bot.requests.request import Request
from bot.ui.page import Page


async def offer(
    request: Request, match_id: MatchId, kind: OfferKind, *, seen: EventNumber | None = None
) -> Page:
    """Offer a draw, or ask for an undo; the computer answers at once.

    `seen` is the number of the event that a control was made for. Raises as `Matches.offer`.
    """
    asked = await request.match(match_id)
    if asked.computer:
        check_offer(asked, kind, request.user, seen)
        return await _ask_computer(request, asked, kind)
    match = await request.client.matches.offer(match_id, kind, by=request.user, seen=seen)
    delivery = await request.client.presenter.show_match(match)
    return offered_page(match, kind, request.user, delivery, request.language)


async def _ask_computer(request: Request, match: Match, kind: OfferKind) -> Page:
    """The computer agrees to every undo, and to a draw where the match can't end otherwise."""
    computing, user = request.client.computing, request.user
    if kind is OfferKind.UNDO:
        after = await computing.take_back(match.id, by=user)
    elif await _is_drawn(request, match):
        after = await computing.agree_to_draw(match.id, by=user, seen=match.number)
    else:
        return declined_draw_page(request.language)
    delivery = await request.client.presenter.show_match(after)
    return computer_agreed_page(after, kind, delivery, request.language)


async def _is_drawn(request: Request, match: Match) -> bool:
    await check_not_in_play(request, match)
    return await request.client.computer_player.margin(match.position, match=match.id) == 0
