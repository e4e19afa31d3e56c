"""Sharing: posts a page in the current channel, visible to everyone, without pings."""

from bot.catalogue import Language
from bot.delivery.errors import UnreachableError
from bot.delivery.queue import LONGEST
from bot.discord_errors import OutOfOrderError, within
from bot.domain import Import, Message
from bot.domain.context import InteractionContext
from bot.domain.policy import policy_of
from bot.domain.refusals import NoAccess, Protected, RefusalReason, Refused
from bot.pages.match_status import Past
from bot.requests.request import Request
from bot.services import Sharing
from bot.services.fair_play import secret_boards
from bot.toolkit.page import Page
from dvonn import Game


def is_shared_place(request: Request) -> bool:
    """Whether the bot can post here for others: only in servers that it is a member of."""
    return request.context is InteractionContext.GUILD


def largest_post(request: Request) -> int:
    """Return the size limit in bytes of a file that is posted here. Raises `Refused`: NOT_TO_BE_SHARED_HERE."""
    guild = request.interaction.guild if is_shared_place(request) else None
    if guild is None:
        raise Refused(RefusalReason.NOT_TO_BE_SHARED_HERE)
    return guild.filesize_limit


def check_sharing_here(request: Request) -> None:
    """Check that the user may share one more thing here.

    Raises what `Request.check_posting` raises, and `Refused`: SHARED_OFTEN.
    """
    request.check_posting()
    request.get(Sharing).check(request.user, request.venue.channel)


def may_share(request: Request, past: Past) -> bool:
    """Whether a game may be shared here. An imported record may be shared in any server: only its owner can open it."""
    if isinstance(past, Import):
        return is_shared_place(request)
    return request.may_share(past)


async def check_sharing(request: Request, past: Past, *shown: Game) -> None:
    """Check that `past` may be shared here, or the games `shown` instead of it.

    If `past` is an import or other games are `shown`, none of them may come from a secret board. Raises what
    `check_sharing_here` raises, and `Refused`: NOT_TO_BE_SHARED_HERE, `Policy.protects`.
    """
    request.check_not_foreign()
    if not may_share(request, past):
        raise Refused(RefusalReason.NOT_TO_BE_SHARED_HERE)
    if isinstance(past, Import) or shown:
        await check_not_secret(request, past.game, *shown)
    check_sharing_here(request)


async def check_not_secret(request: Request, *games: Game) -> None:
    """Check that no game comes from a secret board, from which others are still to play.

    Raises `Refused`: `Policy.protects`.
    """
    async with request.client.store.read() as uow:
        boards = await secret_boards(uow, request.client.clock())
    for board in boards:
        if any(map(board.is_in, games)):
            raise Refused(policy_of(board.occasion).protects, Protected(board.occasion, board.until))


async def post(request: Request, page: Page) -> str:
    """Post a page and return a sentence on the result. Raises what `try_to_post` raises."""
    posted = await try_to_post(request, page, nonce=str(request.interaction.id))
    return describe_posted(posted, request.language)


async def try_to_post(request: Request, page: Page, *, nonce: str) -> Message | None:
    """Post a page; return None if it is unknown whether Discord has accepted it.

    Raises `Refused`: SHARED_OFTEN, CANNOT_POST.
    """
    channel = request.venue.channel
    request.get(Sharing).count(request.user, channel)
    try:
        async with within(LONGEST):
            return await request.client.messenger.post(channel, page, nonce=nonce, ping=None)
    except UnreachableError as error:
        raise Refused(RefusalReason.CANNOT_POST, NoAccess(channel, error.obstacle)) from error
    except OutOfOrderError:
        return None


def describe_posted(posted: Message | None, language: Language) -> str:
    return language.say("shared" if posted else "not-shared")
