"""The board as it stands, as one person is shown it: by themselves, or with the reason why something was not done."""

from bot.catalogue import Language
from bot.matches import Match, Message, UserId
from bot.pages.doors import View, Where, doors
from bot.pages.page import Page, row
from bot.pages.pictures import board_picture
from bot.pages.standing import tell_state, tell_story
from bot.pages.taste import Taste
from bot.pages.words import accent, tell_heading


async def current_board_page(
    match: Match,
    viewer: UserId,
    language: Language,
    taste: Taste,
    *,
    note: str = "",
    message: Message | None = None,
    movable: bool = False,
) -> Page:
    """The board as it stands, for one person: with the way to move if it is that person's turn.

    `note` says first why it is shown; `message` is the public board, to jump to; `movable` offers to go on with the
    match in the channel where the page is shown.
    """
    view = View(match, language, viewer, message=message, movable=movable)
    return Page(
        note,
        tell_heading(match, language),
        tell_story(match, language),
        await board_picture(match, language, taste),
        tell_state(match, viewer, language),
        row(*doors(Where.ANSWERS, view)),
        row(*doors(Where.OWN_BOARD, view)),
        accent=accent(match.to_move),
    )
