"""The board as it stands, as one person is shown it: by themselves, or with the reason why something was not done."""

from bot.catalogue import Language
from bot.domain import Match, Message, UserId
from bot.ui.action_slots import ActionContext, Placement, action_buttons
from bot.ui.match_status import describe_state, describe_story
from bot.ui.page import Page, row
from bot.ui.pictures import DisplayOptions, board_picture
from bot.ui.words import accent, describe_heading


async def current_board_page(
    match: Match,
    viewer: UserId,
    language: Language,
    display: DisplayOptions,
    *,
    note: str = "",
    message: Message | None = None,
    movable: bool = False,
) -> Page:
    """The board as it stands, for one person: with the way to move if it is that person's turn.

    `note` says first why it is shown; `message` is the public board, to jump to; `movable` offers to go on with the
    match in the channel where the page is shown.
    """
    view = ActionContext(match, language, viewer, message=message, movable=movable)
    return Page(
        note,
        describe_heading(match, language),
        describe_story(match, language),
        await board_picture(match, language, display),
        describe_state(match, viewer, language),
        row(*action_buttons(Placement.ANSWERS, view)),
        row(*action_buttons(Placement.OWN_BOARD, view)),
        accent=accent(match.to_move),
    )
