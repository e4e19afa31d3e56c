"""Commands and controls for offers and resignation."""

from discord import app_commands

from bot.domain import EventNumber, Match, MatchId, OfferKind
from bot.domain.offer import check_answer, check_offer
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
    computer_agreed_page,
    declined_draw_page,
    offered_page,
    refused_page,
    resigned_page,
)
from bot.requests.autocompletion import own_matches
from bot.requests.foreign_views import show_act
from bot.requests.handlers import Handlers, phrase
from bot.requests.looking_back import check_end_not_in_play
from bot.requests.receipts import ended, unless_seen, until_settled
from bot.requests.request import Request
from bot.services import Computing
from bot.toolkit.answer import Answer
from bot.toolkit.page import Page

handlers = Handlers()


async def offer(
    request: Request, match_id: MatchId, kind: OfferKind, *, seen: EventNumber | None = None
) -> Answer:
    """Offer a draw or ask for an undo; the computer answers immediately.

    `seen` is the event number that the control was made for. Raises what `Matches.offer` raises.
    """
    asked = await request.match(match_id)
    if asked.computer:
        check_offer(asked, kind, request.user, seen)
        return await _ask_computer(request, asked, kind)
    match = await request.client.matches.offer(match_id, kind, by=request.user, seen=seen)
    delivery = await show_act(request, match)
    page = offered_page(match, kind, request.user, delivery, request.language)
    return await until_settled(request, match, delivery, page)


async def _ask_computer(request: Request, match: Match, kind: OfferKind) -> Answer:
    """Ask the computer, which grants every undo, and a draw if no other result is possible."""
    computing, user = request.get(Computing), request.user
    if kind is OfferKind.UNDO:
        after = await computing.take_back(match.id, by=user)
    elif await _is_drawn(request, match):
        after = await computing.agree_to_draw(match.id, by=user, seen=match.number)
    else:
        return declined_draw_page(request.language)
    delivery = await request.client.presenter.show_match(after)
    page = computer_agreed_page(after, kind, delivery, request.language)
    if after.is_over:
        return await ended(request, after, delivery, page)
    return unless_seen(request, delivery, page)


async def _is_drawn(request: Request, match: Match) -> bool:
    await check_end_not_in_play(request, match.game)
    return await request.client.computer_player.margin(match.position, match=match.id) == 0


@handlers.command("resign")
@app_commands.describe(match=phrase("option-match"))
@app_commands.autocomplete(match=own_matches)
async def resign(request: Request, match: int | None = None) -> Page:
    """Ask for confirmation before resigning."""
    return ask_resign_page(await request.match_to_act(match), request.user, request.language)


@handlers.control(Undo)
async def press_undo(request: Request, control: Undo) -> Answer:
    return await offer(request, control.match, OfferKind.UNDO, seen=control.seen)


@handlers.control(AskDraw)
async def ask_draw(request: Request, control: AskDraw) -> Page:
    match = await request.match(control.match)
    check_offer(match, OfferKind.DRAW, request.user, control.seen)
    return ask_draw_page(match, request.user, request.language)


@handlers.control(OfferDraw)
async def offer_draw(request: Request, control: OfferDraw) -> Answer:
    return await offer(request, control.match, OfferKind.DRAW, seen=control.seen)


@handlers.control(AskAgree)
async def ask_agree(request: Request, control: AskAgree) -> Page:
    match = await request.match(control.match)
    check_answer(match, control.kind, request.user, control.seen)
    return ask_agree_page(match, request.user, request.language)


@handlers.control(Agree)
async def agree(request: Request, control: Agree) -> Answer:
    match = await request.client.matches.accept_offer(
        control.match, control.kind, by=request.user, seen=control.seen
    )
    delivery = await show_act(request, match)
    page = agreed_page(match, control.kind, delivery, request.language)
    if match.is_over:
        return await ended(request, match, delivery, page)
    return unless_seen(request, delivery, page)


@handlers.control(Refuse)
async def refuse(request: Request, control: Refuse) -> Answer:
    match = await request.client.matches.refuse_offer(
        control.match, control.kind, by=request.user, seen=control.seen
    )
    delivery = await show_act(request, match)
    return unless_seen(request, delivery, refused_page(match, delivery, request.language))


@handlers.control(AskResign)
async def ask_resign(request: Request, control: AskResign) -> Page:
    match = await request.match(control.match)
    match.check_running(request.user)
    return ask_resign_page(match, request.user, request.language)


@handlers.control(Resign)
async def press_resign(request: Request, control: Resign) -> Answer:
    match = await request.client.matches.resign(control.match, by=request.user)
    delivery = await show_act(request, match)
    return await ended(request, match, delivery, resigned_page(match, delivery, request.language))
