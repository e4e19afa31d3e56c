"""The private page with the current board of a match."""

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
    """Draw the current board for one viewer, with controls to move if it is their turn.

    `note` is the text above the board, such as a refusal. `message` is the public board to link to. `movable`
    offers to move the match to the current channel.
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
