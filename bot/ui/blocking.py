"""The buttons that block somebody and take that back, wherever one meets them: nobody else is told of it."""

from bot.catalogue import Language
from bot.domain import ChallengeId, UserId
from bot.ui.control import Control, button
from bot.ui.page import Block as Drawn
from bot.ui.paging import FIRST_PAGE, PageNumber


class Block(Control, action="block"):
    """Blocks somebody; `challenge` tells apart the buttons below several challenges by one person."""

    user: UserId
    challenge: ChallengeId | None = None


class Unblock(Control, action="unblock"):
    """Takes a block back; in the list of one's blocks, `page` is the page to go on with."""

    user: UserId
    page: PageNumber | None = None


class TurnBlocked(Control, action="blocked"):
    """Lists the people whom one has blocked."""

    page: PageNumber


def block_button(user: UserId, language: Language, challenge: ChallengeId | None = None) -> Drawn:
    """Blocks somebody."""
    return button(language.say("button-block"), Block(user, challenge))


def unblock_button(user: UserId, language: Language, page: PageNumber | None = None) -> Drawn:
    """Takes a block back."""
    return button(language.say("button-unblock"), Unblock(user, page))


def blocked_button(language: Language) -> Drawn:
    """Leads to the list of the people whom one has blocked."""
    return button(language.say("button-blocked"), TurnBlocked(FIRST_PAGE))
