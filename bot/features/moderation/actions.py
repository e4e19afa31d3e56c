"""The acts of managers, by a command or by a control. Each raises as the service, and `Refused`: NOT_THE_MANAGER."""

import asyncio

from bot.domain import UserId
from bot.features.moderation.log_pages import ON_A_PAGE, banned_page, log_page
from bot.features.moderation.pages import ban_done_page
from bot.requests.request import Request
from bot.ui.page import Page
from bot.ui.paging import nearest_page, number_of_pages
from bot.ui.permissions import check_manager


async def ban_here(request: Request, whom: UserId, reason: str) -> Page:
    """Let somebody neither challenge nor accept in the server, and show what ends by it."""
    check_manager(request.interaction)
    client = request.client
    ban, closed = await client.administering.ban(request.guild, whom, by=request.user, reason=reason)
    await asyncio.gather(*(client.presenter.show_challenge(each.id) for each in closed))
    await client.presenter.deliver_direct_messages()
    return ban_done_page(ban, len(closed), request.language)


async def unban_here(request: Request, whom: UserId) -> Page:
    """Let somebody challenge and accept in the server again; gives the list of those who still may not."""
    check_manager(request.interaction)
    await request.client.administering.unban(request.guild, whom, by=request.user)
    await request.client.presenter.deliver_direct_messages()
    return await list_banned(request, unbanned=whom)


async def list_banned(request: Request, *, page: int = 1, unbanned: UserId | None = None) -> Page:
    """Those who may not challenge here; `unbanned` is who just may again."""
    check_manager(request.interaction)
    async with request.client.store.read() as uow:
        bans = await uow.bans.on(request.guild)
    return banned_page(bans, request.language, page=page, unbanned=unbanned)


async def list_log(request: Request, *, page: int = 1) -> Page:
    """The acts of managers here, the latest first."""
    check_manager(request.interaction)
    async with request.client.store.read() as uow:
        total = await uow.audit_log.count(request.guild)
        shown = nearest_page(page, number_of_pages(total, ON_A_PAGE))
        acts = await uow.audit_log.latest(request.guild, skip=(shown - 1) * ON_A_PAGE, most=ON_A_PAGE)
    return log_page(acts, shown, total, request.language)
