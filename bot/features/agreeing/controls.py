"""Undo and draw: offering them, agreeing, refusing."""

from bot.features.agreeing.pages import ask_agree_page, ask_draw_page
from bot.matches import OfferKind
from bot.matches.offer import check_answer, check_offer
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.requests.done import agreed_page, offered_page, refused_page
from bot.requests.press import Handler, Press, read_value


async def undo(press: Press) -> Page:
    """Ask the opponent to let one's last move be taken back."""
    (await press.match()).check_running(press.user, press.seen)
    return await _offer(press, OfferKind.UNDO)


async def ask_draw(press: Press) -> Page:
    """Ask before a draw is offered."""
    match = await press.match()
    check_offer(match, OfferKind.DRAW, press.user)
    return ask_draw_page(match, press.user, press.language)


async def offer_draw(press: Press) -> Page:
    """Offer a draw."""
    return await _offer(press, OfferKind.DRAW)


async def _offer(press: Press, kind: OfferKind) -> Page:
    match = await press.client.matches.offer(press.match_id, kind, by=press.user)
    delivery = await press.client.presenter.show_match(match)
    return offered_page(match, kind, press.user, delivery, press.language)


async def ask_agree(press: Press) -> Page:
    """Ask before a draw is agreed to."""
    match = await press.match()
    check_answer(match, _kind(press), press.user, press.seen)
    return ask_agree_page(match, press.user, press.language)


async def agree(press: Press) -> Page:
    """Agree to what is offered."""
    kind = _kind(press)
    match = await press.client.matches.accept_offer(press.match_id, kind, by=press.user, seen=press.seen)
    return agreed_page(match, kind, await press.client.presenter.show_match(match), press.language)


async def refuse(press: Press) -> Page:
    """Turn down what is offered."""
    kind = _kind(press)
    match = await press.client.matches.refuse_offer(press.match_id, kind, by=press.user, seen=press.seen)
    return refused_page(match, kind, await press.client.presenter.show_match(match), press.language)


def _kind(press: Press) -> OfferKind:
    return read_value(OfferKind, press.argument(2))


HANDLERS: dict[Action, Handler] = {
    Action.UNDO: undo,
    Action.ASK_DRAW: ask_draw,
    Action.OFFER_DRAW: offer_draw,
    Action.ASK_AGREE: ask_agree,
    Action.AGREE: agree,
    Action.REFUSE: refuse,
}
