"""Sharing: posts a page in the current channel, visible to everybody, without pings."""

from bot.catalogue import Language
from bot.delivery.messenger import OutOfOrderError, UnreachableError, within
from bot.delivery.queue import LONGEST
from bot.domain import Import, Message
from bot.domain.refusals import NoAccess, RefusalReason, Refused
from bot.requests.request import Request
from bot.ui.match_status import Past
from bot.ui.page import Page
from bot.ui.permissions import check_access, may_share_here, may_write


def is_shared_place(request: Request) -> bool:
    """Whether others can see the place of the request: a server, not a direct message."""
    return request.interaction.guild_id is not None


def check_posting(request: Request) -> None:
    """Check that the user and the bot may post here. Raises `Refused`: MAY_NOT_WRITE, CANNOT_POST."""
    if not may_write(request.interaction):
        raise Refused(RefusalReason.MAY_NOT_WRITE)
    check_access(request.interaction)


def may_share(request: Request, past: Past) -> bool:
    """Whether a game may be shown here. An imported record may, in any server, since only its owner can open it."""
    if isinstance(past, Import):
        return is_shared_place(request)
    return may_share_here(request.interaction, past)


def check_sharing(request: Request, past: Past) -> None:
    """Check that a game may be shared here.

    Raises `Refused`: NOT_TO_BE_SHARED_HERE, MAY_NOT_WRITE, CANNOT_POST.
    """
    if not may_share(request, past):
        raise Refused(RefusalReason.NOT_TO_BE_SHARED_HERE)
    check_posting(request)


async def post(request: Request, page: Page) -> str:
    """Post a page and return a sentence on the result. Raises `Refused`: CANNOT_POST."""
    posted = await try_to_post(request, page, nonce=str(request.interaction.id))
    return describe_posted(posted, request.language)


async def try_to_post(request: Request, page: Page, *, nonce: str) -> Message | None:
    """Post a page; return None if it is unknown whether Discord has accepted it. Raises `Refused`: CANNOT_POST."""
    channel = request.venue.channel
    try:
        async with within(LONGEST):
            return await request.client.messenger.post(channel, page, nonce=nonce, ping=None)
    except UnreachableError as error:
        raise Refused(RefusalReason.CANNOT_POST, NoAccess(channel, error.missing)) from error
    except OutOfOrderError:
        return None


def describe_posted(posted: Message | None, language: Language) -> str:
    return language.say("shared" if posted else "not-shared")
