"""Receipts: private answers to actions that a public message shows as well.

If that message is in the channel of the request, it is the receipt itself, and no private one is sent.
"""

from bot.domain import Match
from bot.requests.foreign_views import describe_behind
from bot.requests.match_panel import has_board_here, panel
from bot.requests.request import Request
from bot.toolkit.answer import Answer, Delivered, Delivery, Gone, Live
from bot.toolkit.page import Page


def is_seen_here(request: Request, delivery: Delivery | None) -> bool:
    """Whether the public message is in the channel from which the request comes."""
    return isinstance(delivery, Delivered) and delivery.message.channel == request.venue.channel


def unless_seen(request: Request, delivery: Delivery | None, page: Page | Live) -> Answer:
    """Return the page, or `Gone` if the public message is in the channel of the request."""
    return Gone() if is_seen_here(request, delivery) else page


async def ended(request: Request, match: Match, delivery: Delivery, page: Page) -> Answer:
    """Return the answer to a player who has ended a match.

    That is `Gone` if the result is in the channel of the request, the panel with the result if it was posted elsewhere,
    and `page` if it hasn't been posted yet.
    """
    if is_seen_here(request, delivery):
        return Gone()
    return await panel(request, match) if isinstance(delivery, Delivered) else page


async def until_settled(request: Request, match: Match, delivery: Delivery, page: Page) -> Answer:
    """Return the page about an offer while it is pending; `Gone` if the board is in the channel of the request.

    Beside the board in direct messages, it says what calls an opponent who is out of reach.
    """
    if is_seen_here(request, delivery):
        is_alone = has_board_here(request, match)
        unreached = await describe_behind(request, match, is_beside_board=True) if is_alone else ""
        return Page(unreached) if unreached else Gone()

    async def renew() -> Answer | None:
        now = await request.match(match.id)
        return None if now.offer == match.offer else await panel(request, now)

    return Live(page, match, renew)
