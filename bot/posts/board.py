"""The board message: what everybody in the channel sees of a match."""

from bot.catalogue import Language
from bot.matches import Match
from bot.pages.doors import View, Where, doors
from bot.pages.page import Kind, Mark, Page, row
from bot.pages.pictures import board_picture
from bot.pages.standing import tell_state, tell_story
from bot.pages.words import accent, mention, tell_heading
from bot.posts.result import result_page


async def board_page(match: Match, language: Language, *, reminder: bool = False) -> Page:
    """The public board: players, what happened, the picture, whose turn it is, and the controls.

    With `reminder`, the player to move is told first that the time runs out. Of a match that is over it is the result
    card.
    """
    if match.is_over:
        return await result_page(match, language)
    reminded = match.player_to_move if reminder else None
    view = View(match, language, match.awaited)
    return Page(
        None if reminded is None else language.say("board-reminder", player=mention(reminded, language)),
        tell_heading(match, language),
        tell_story(match, language),
        await board_picture(match, language),
        tell_state(match, match.awaited, language),
        row(*doors(Where.ANSWERS, view)) if match.offer else None,
        row(*doors(Where.BOARD, view)),
        accent=accent(match.to_move),
        mark=Mark(Kind.BOARD, match.id, match.number),
    )


async def past_board_page(match: Match, language: Language) -> Page:
    """A board that stays in the match's thread though a newer one has followed; `match` is as it was then.

    It asks nobody for anything and names nobody, so it needs no change when a player is forgotten.
    """
    return Page(
        language.say("board-heading", match=match.id),
        tell_story(match, language),
        await board_picture(match, language),
        language.say("board-of-the-past"),
        row(*doors(Where.PAST, View(match, language, ply=len(match.game.moves)))),
        accent=accent(match.to_move),
        mark=Mark(Kind.PAST_BOARD, match.id, match.number),
    )
