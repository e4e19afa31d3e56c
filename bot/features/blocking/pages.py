"""The private answers to somebody who blocks, and the list of whom they have blocked."""

from collections.abc import Sequence

from bot.catalogue import Language
from bot.domain import UserId
from bot.ui.blocking import TurnBlocked, block_button, blocked_button, unblock_button
from bot.ui.page import Page, beside, row
from bot.ui.paging import list_page
from bot.ui.words import mention

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
