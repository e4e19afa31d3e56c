"""Blocking and unblocking users, and the list of blocked users."""

from collections.abc import Sequence

from bot.catalogue import Language
from bot.domain import UserId
from bot.features.blocking.service import Blocking
from bot.pages.challenge_post import Block, TurnBlocked, Unblock, block_button, blocked_button, unblock_button
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.toolkit.lists import list_page
from bot.toolkit.page import Page, beside, row
from bot.toolkit.words import mention

handlers = Handlers()

ON_A_PAGE = 8
"""Users per page; as many as fit on a phone screen."""


def blocked_page(user: UserId, language: Language) -> Page:
    """Confirm a block, explain it, and offer to undo it."""
    sentence = language.say("done-blocked", user=mention(user, language))
    return Page(sentence, row(unblock_button(user, language), blocked_button(language)))


def unblocked_page(user: UserId, language: Language) -> Page:
    return Page(
        language.say("done-unblocked", user=mention(user, language)), row(block_button(user, language))
    )


def block_list_page(blocked: Sequence[UserId], page: int, language: Language) -> Page:
    """List blocked users, each with a button to unblock. Pages count from 1."""
    if not blocked:
        return Page(language.say("blocked-none"))
    shown = list_page(blocked, page, ON_A_PAGE)
    return Page(
        language.say("blocked-heading", count=len(blocked)),
        *(
            beside(mention(user, language), unblock_button(user, language, shown.page))
            for user in shown.items
        ),
        *shown.turning(TurnBlocked, language),
    )


@handlers.control(Block)
async def block(request: Request, control: Block) -> Page:
    """Block a user. Messages of challenges that this closes are updated in the background, without pings."""
    for challenge in await request.get(Blocking).block(request.user, control.user):
        request.client.presenter.refresh_challenge(challenge.id)
    return blocked_page(control.user, request.language)


@handlers.control(Unblock)
async def unblock(request: Request, control: Unblock) -> Page:
    """Unblock a user; if the button is in the list of blocked users, show the updated list."""
    await request.get(Blocking).unblock(request.user, control.user)
    if control.page is None:
        return unblocked_page(control.user, request.language)
    return await _list(request, control.page)


@handlers.control(TurnBlocked)
async def list_blocked(request: Request, control: TurnBlocked) -> Page:
    return await _list(request, control.page)


async def _list(request: Request, page: int) -> Page:
    async with request.client.store.read() as uow:
        blocked = await uow.blocks.of(request.user)
    return block_list_page(blocked, page, request.language)
