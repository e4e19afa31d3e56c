"""The board message: what everybody in the channel sees of a match."""

from bot.catalogue import Language
from bot.matches import Match
from bot.pages.chart import NOBODY, Names
from bot.pages.doors import View, Where, doors
from bot.pages.page import Kind, Mark, Page, beside, row, row_on_a_phone
from bot.pages.past import last_ply, number_of
from bot.pages.pictures import board_picture
from bot.pages.standing import tell_state, tell_story
from bot.pages.taste import USUAL, Taste
from bot.pages.words import accent, tell_move, tell_players
from bot.posts.result import result_page


async def board_page(
    match: Match,
    language: Language,
    taste: Taste = USUAL,
    *,
    names: Names = NOBODY,
    reminder: bool = False,
) -> Page:
    """The public board: players with the score, the last move, whose turn it is, the picture, and the controls.

    The picture has the `names` of the players; a `taste` counts where one person alone sees the board. With `reminder`,
    the player to move is told that the time runs out. Of a match that is over it is the result card.
    The text is short, and stands in one block, so that on a phone the picture takes half of the message.
    """
    if match.is_over:
        return await result_page(match, language, taste, names=names)
    picture = board_picture(match, language, taste, names=names)  # it is drawn while all else is made
    view = View(match, language, match.awaited)
    told = (
        tell_players(match, language),
        tell_story(match, language),
        tell_state(match, None, language, reminder=reminder),
    )
    answers = row(*doors(Where.ANSWERS, view)) if match.offer else None
    buttons = row_on_a_phone(doors(Where.BOARD if match.last_turn else Where.FIRST_BOARD, view))
    return Page(
        "\n".join(told),
        await picture,
        answers,
        buttons,
        accent=accent(match.to_move),
        mark=Mark(Kind.BOARD, match.id, match.number),
    )


def past_board_page(match: Match, language: Language) -> Page:
    """One line that stays in the match's thread of a board that a newer one has followed; `match` is as it was then.

    It asks nobody for anything and names nobody, so it needs no change when a player is forgotten.
    """
    ply, turn = last_ply(match), match.last_turn
    told = language.say(f"told-begun-{match.setup}") if turn is None else tell_move(turn.move)
    (history,) = doors(Where.PAST, View(match, language, ply=ply))
    return Page(
        beside(told if turn is None else f"**{number_of(match, ply)}.** {told}", history),
        mark=Mark(Kind.PAST_BOARD, match.id, match.number),
    )
