"""The board message: what everybody in the channel sees of a match."""

from bot.catalogue import Language
from bot.matches import Match, UserId
from bot.presentation import buttons
from bot.presentation.colours import accent
from bot.presentation.page import Page, row
from bot.presentation.pictures import board_picture
from bot.presentation.words import tell_events, tell_heading, tell_state


async def board_page(match: Match, language: Language) -> Page:
    """The public board: players, what happened, the picture, whose turn it is, and the controls."""
    return Page(
        tell_heading(match, language),
        tell_events(match, language),
        await board_picture(match),
        tell_state(match, pinged_by(match), language),
        row(
            None if match.is_over else buttons.make_move(match, language),
            buttons.more(match, language),
        ),
        accent=accent(match.to_move),
    )


def pinged_by(match: Match) -> UserId | None:
    """Whom the board message calls: the player to move and nobody else."""
    return match.player_to_move
