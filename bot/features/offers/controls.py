"""The controls for undo, draw and resignation: offering, agreeing, refusing, giving up."""

from bot.domain import OfferKind
from bot.domain.offer import check_answer, check_offer
from bot.features.offers.actions import offer
from bot.features.offers.pages import (
    Agree,
    AskAgree,
    AskDraw,
    AskResign,
    OfferDraw,
    Refuse,
    Resign,
    Undo,
    agreed_page,
    ask_agree_page,
    ask_draw_page,
    ask_resign_page,
    refused_page,
    resigned_page,
)
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.ui.page import Page


@handles(Undo)
async def undo(request: Request, control: Undo) -> Page:
    """Ask the opponent to let one's last move be taken back."""
    return await offer(request, control.match, OfferKind.UNDO, seen=control.seen)


@handles(AskDraw)
async def ask_draw(request: Request, control: AskDraw) -> Page:
    """Ask before a draw is offered."""
    match = await request.match(control.match)
    check_offer(match, OfferKind.DRAW, request.user, control.seen)
    return ask_draw_page(match, request.user, request.language)


@handles(OfferDraw)
async def offer_draw(request: Request, control: OfferDraw) -> Page:
    """Offer a draw."""
    return await offer(request, control.match, OfferKind.DRAW, seen=control.seen)


@handles(AskAgree)
async def ask_agree(request: Request, control: AskAgree) -> Page:
    """Ask before a draw is agreed to."""
    match = await request.match(control.match)
    check_answer(match, control.kind, request.user, control.seen)
    return ask_agree_page(match, request.user, request.language)


@handles(Agree)
async def agree(request: Request, control: Agree) -> Page:
    """Agree to what is offered."""
    match = await request.client.matches.accept_offer(
        control.match, control.kind, by=request.user, seen=control.seen
    )
    delivery = await request.client.presenter.show_match(match)
    return agreed_page(match, control.kind, delivery, request.language)


@handles(Refuse)
async def refuse(request: Request, control: Refuse) -> Page:
    """Turn down what is offered."""
    match = await request.client.matches.refuse_offer(
        control.match, control.kind, by=request.user, seen=control.seen
    )
    delivery = await request.client.presenter.show_match(match)
    return refused_page(match, control.kind, delivery, request.language)


@handles(AskResign)
async def ask_resign(request: Request, control: AskResign) -> Page:
    """Ask before resigning."""
    match = await request.match(control.match)
    match.check_running(request.user)
    return ask_resign_page(match, request.user, request.language)


@handles(Resign)
async def resign(request: Request, control: Resign) -> Page:
    """Resign."""
    match = await request.client.matches.resign(control.match, by=request.user)
    return resigned_page(match, await request.client.presenter.show_match(match), request.language)
