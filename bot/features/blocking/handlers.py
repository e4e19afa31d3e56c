"""The private answers to somebody who blocks, and the list of whom they have blocked."""

from collections.abc import Sequence

from bot.catalogue import Language
from bot.domain import UserId
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.services import Blocking
from bot.ui.challenge_post import Block, TurnBlocked, Unblock, block_button, blocked_button, unblock_button
from bot.ui.lists import list_page
from bot.ui.page import Page, beside, row
from bot.ui.words import mention

handlers = Handlers()

ON_A_PAGE = 8
"""People on one page: as many as a phone's screen holds."""


def blocked_page(user: UserId, language: Language) -> Page:
    """The answer to blocking somebody: what that means, and the way back."""
    told = language.say("done-blocked", user=mention(user, language))
    return Page(told, row(unblock_button(user, language), blocked_button(language)))


def unblocked_page(user: UserId, language: Language) -> Page:
    """The answer to taking a block back."""
    return Page(
        language.say("done-unblocked", user=mention(user, language)), row(block_button(user, language))
    )


def block_list_page(blocked: Sequence[UserId], page: int, language: Language) -> Page:
    """Some of the people whom somebody has blocked, with a button for each. Pages count from 1."""
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
    """Block somebody. The messages of challenges that end by it follow in the background and ping nobody."""
    for challenge in await request.get(Blocking).block(request.user, control.user):
        request.client.presenter.refresh_challenge(challenge.id)
    return blocked_page(control.user, request.language)


@handlers.control(Unblock)
async def unblock(request: Request, control: Unblock) -> Page:
    """Take a block back, and show what is left of the list if it was done there."""
    await request.get(Blocking).unblock(request.user, control.user)
    if control.page is None:
        return unblocked_page(control.user, request.language)
    return await _list(request, control.page)


@handlers.control(TurnBlocked)
async def list_blocked(request: Request, control: TurnBlocked) -> Page:
    """Show a page of the list."""
    return await _list(request, control.page)


async def _list(request: Request, page: int) -> Page:
    async with request.client.store.read() as uow:
        blocked = await uow.blocks.of(request.user)
    return block_list_page(blocked, page, request.language)
