"""The question before a move that is to be confirmed first."""

from bot.catalogue import Language
from bot.matches import Match, Turn
from bot.pages import buttons
from bot.pages.buttons import Style, button
from bot.pages.colours import accent
from bot.pages.control_ids import Action
from bot.pages.page import Page, Picture, row
from bot.pages.pictures import board_picture, choice_picture
from bot.pages.taste import Taste
from bot.pages.words import arrow, pieces, spaces, tell_move
from dvonn import Jump, Move


async def confirm_page(match: Match, move: Move, language: Language, taste: Taste) -> Page:
    """The question before a move: it cuts off the player's own stacks, or the player wants to be asked each time."""
    losses = Turn.of(match.position, move).own_losses
    question = language.say("ask-move", move=tell_move(move))
    if losses and isinstance(move, Jump):
        question = language.say(
            "ask-own-losses",
            move=arrow(move),
            stacks=len(losses),
            pieces=pieces(losses),
            spaces=spaces(losses),
        )
    return Page(
        question,
        await _picture_of(match, move, language, taste),
        row(
            button(
                language.say("button-play-anyway"),
                Action.PLAY_ANYWAY,
                match.id,
                match.number,
                move,
                style=Style.danger if losses else Style.primary,
            ),
            buttons.back(match, language),
        ),
        accent=accent(match.to_move),
    )


async def _picture_of(match: Match, move: Move, language: Language, taste: Taste) -> Picture:
    """The position with the one move in it that is about to be made; a vacant space bears its name anyway."""
    if isinstance(move, Jump):
        return await choice_picture(
            match.position, language, taste, chosen=move.source, targets=(move.target,)
        )
    return await board_picture(match, language, taste)
