"""Sharing: posting something in the channel in which one looks at it. Everybody there sees it, and nobody is called."""

from bot.catalogue import Language
from bot.matches import ChannelId, Import
from bot.matches.refusals import NoAccess, Refused, Why
from bot.pages.page import Page
from bot.pages.past import Past
from bot.pages.permissions import missing_in
from bot.pages.visibility import may_share_here, may_write
from bot.requests.answering import venue_of
from bot.requests.press import Press
from bot.showing.postbox import OutOfOrderError, UnreachableError


def may_share(press: Press, past: Past) -> bool:
    """Whether a game may be shown to everybody where it is looked at: a record by who has brought it."""
    if isinstance(past, Import):
        return press.interaction.guild_id is not None
    return may_share_here(press.interaction, past)


def check_sharing(press: Press, past: Past) -> None:
    """Let a game be shared. Raises `Refused`: NOT_TO_BE_SHARED_HERE, MAY_NOT_WRITE, CANNOT_POST."""
    if not may_share(press, past):
        raise Refused(Why.NOT_TO_BE_SHARED_HERE)
    if not may_write(press.interaction):
        raise Refused(Why.MAY_NOT_WRITE)
    if missing := missing_in(press.interaction):
        raise Refused(Why.CANNOT_POST, NoAccess(_channel(press), missing))


def public_language(press: Press) -> Language:
    """The language of what is posted here."""
    return press.client.postbox.language(press.guild)


async def post(press: Press, page: Page) -> str:
    """Post a page, and say what came of it. Raises `Refused`: CANNOT_POST."""
    nonce = str(press.interaction.id)
    try:
        await press.client.postbox.post(_channel(press), page, nonce=nonce, ping=None)
    except UnreachableError as error:
        raise Refused(Why.CANNOT_POST, NoAccess(_channel(press), error.missing)) from error
    except OutOfOrderError:
        return press.language.say("not-shared")
    return press.language.say("shared")


def _channel(press: Press) -> ChannelId:
    return venue_of(press.interaction).channel
