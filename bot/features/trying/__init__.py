"""Trying out moves for both sides from any position of a game, and saving the resulting lines."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.domain import Match, UserId
    from bot.domain.line import LineFinder, LineId, OwnLine
    from bot.features.trying import handlers
    from bot.features.trying.repository import LineRepository
    from bot.features.trying.service import Trying
    from bot.requests.request import Request
    from bot.requests.trying_out import TryingOut
    from bot.toolkit.page import Page

    async def find_line(line_id: LineId, user: UserId) -> OwnLine:
        async with bot.store.read() as uow:
            return await LineRepository(uow).find(line_id, user)

    async def begin(request: Request, match: Match, note: str) -> Page:
        return await handlers.begin(request, match, None, note=note)

    async def show(request: Request, own: OwnLine, note: str) -> Page:
        return await handlers.show(request, own, note=note)

    bot.provide(Trying(bot.store, clock=bot.clock), LineFinder(find_line), TryingOut(begin, show))
