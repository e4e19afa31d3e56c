"""The board message: what everybody in the channel sees of a match."""

from bot.catalogue import Language
from bot.domain import Match
from bot.ui.action_slots import ActionContext, Placement, action_buttons
from bot.ui.chart import NOBODY, Names
from bot.ui.display_options import USUAL, DisplayOptions
from bot.ui.match_status import describe_state, describe_story
from bot.ui.page import Kind, MessageTag, Page, beside, row, row_on_a_phone
from bot.ui.past import last_ply, number_of
from bot.ui.pictures import board_picture
from bot.ui.result_post import result_page
from bot.ui.words import accent, describe_move, describe_players


async def board_page(
    match: Match,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    names: Names = NOBODY,
    reminder: bool = False,
) -> Page:
    """The public board: players with the score, the last move, whose turn it is, the picture, and the controls.

    The picture shows the players' `names`. `display` applies only where one person sees the board alone. With
    `reminder` the player to move is told that time runs out. A finished match gets its result card instead.
    The text is short, and stands in one block, so that on a phone the picture takes half of the message.
    """
    if match.is_over:
        return await result_page(match, language, display, names=names)
    picture = board_picture(match, language, display, names=names)  # it is drawn while all else is made
    view = ActionContext(match, language, match.awaited)
    told = (
        describe_players(match, language),
        describe_story(match, language),
        describe_state(match, None, language, reminder=reminder),
    )
    answers = row(*action_buttons(Placement.ANSWERS, view)) if match.offer else None
    buttons = row_on_a_phone(
        action_buttons(Placement.BOARD if match.last_turn else Placement.FIRST_BOARD, view)
    )
    return Page(
        "\n".join(told),
        await picture,
        answers,
        buttons,
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.BOARD, match.id, match.number),
    )


def past_board_page(match: Match, language: Language) -> Page:
    """One line that stays in the match's thread of a board that a newer one has followed; `match` is as it was then.

    It asks nobody for anything and names nobody, so it needs no change when a player is forgotten.
    """
    ply, turn = last_ply(match), match.last_turn
    told = language.say(f"told-begun-{match.setup}") if turn is None else describe_move(turn.move)
    (history,) = action_buttons(Placement.PAST, ActionContext(match, language, ply=ply))
    return Page(
        beside(told if turn is None else f"**{number_of(match, ply)}.** {told}", history),
        message_tag=MessageTag(Kind.PAST_BOARD, match.id, match.number),
    )
