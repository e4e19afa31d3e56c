"""The controls of blocks: blocking, taking it back, and the list of whom one has blocked."""

from bot.features.blocking.pages import block_list_page, blocked_page, unblocked_page
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.ui.blocking import Block, TurnBlocked, Unblock
from bot.ui.page import Page


@handles(Block)
async def block(request: Request, control: Block) -> Page:
    """Block somebody. The messages of challenges that end by it follow in the background and ping nobody."""
    for challenge in await request.client.blocking.block(request.user, control.user):
        request.client.presenter.refresh_challenge(challenge.id)
    return blocked_page(control.user, request.language)


@handles(Unblock)
async def unblock(request: Request, control: Unblock) -> Page:
    """Take a block back, and show what is left of the list if it was done there."""
    await request.client.blocking.unblock(request.user, control.user)
    if control.page is None:
        return unblocked_page(control.user, request.language)
    return await _list(request, control.page)


@handles(TurnBlocked)
async def list_blocked(request: Request, control: TurnBlocked) -> Page:
    """Show a page of the list."""
    return await _list(request, control.page)


async def _list(request: Request, page: int) -> Page:
    async with request.client.store.read() as uow:
        blocked = await uow.blocks.of(request.user)
    return block_list_page(blocked, page, request.language)
