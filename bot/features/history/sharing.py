"""Which games may be shared where one looks at them."""

from bot.domain import Import
from bot.domain.refusals import RefusalReason, Refused
from bot.requests.request import Request
from bot.requests.sharing import check_posting, is_shared_place
from bot.ui.past import Past
from bot.ui.visibility import may_share_here


def may_share(request: Request, past: Past) -> bool:
    """Whether a game may be shown to everybody here. A record may be, in any server: only its owner can look at it."""
    if isinstance(past, Import):
        return is_shared_place(request)
    return may_share_here(request.interaction, past)


def check_sharing(request: Request, past: Past) -> None:
    """Let a game be shared. Raises `Refused`: NOT_TO_BE_SHARED_HERE, MAY_NOT_WRITE, CANNOT_POST."""
    if not may_share(request, past):
        raise Refused(RefusalReason.NOT_TO_BE_SHARED_HERE)
    check_posting(request)
