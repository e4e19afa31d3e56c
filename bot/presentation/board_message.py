"""The board message: what everybody in the channel sees of a match."""

from bot.catalogue import Language
from bot.matches import Match, UserId
from bot.presentation import buttons
from bot.presentation.colours import SIGNS, accent
from bot.presentation.page import Page, row
from bot.presentation.pictures import board_picture
from bot.presentation.words import mention, tell_events, tell_players, tell_result, tell_task


async def board_page(match: Match, language: Language) -> Page:
    """The public board: players, what happened, the picture, whose turn it is, and the controls."""
    heading = language.say("board-heading", match=match.id)
    return Page(
        f"{heading}\n{tell_players(match, language)}",
        tell_events(match, language),
        await board_picture(match),
        _now(match, language),
        row(
            None if match.is_over else buttons.make_move(match, language),
            buttons.more(match, language),
        ),
        accent=accent(match.to_move),
    )


def pinged_by(match: Match) -> UserId | None:
    """Whom the board message calls: the player to move and nobody else."""
    return match.player_to_move


def _now(match: Match, language: Language) -> str:
    """Whose turn it is and what for, or how the match ended."""
    if match.to_move is None or match.player_to_move is None:
        return tell_result(match, language)
    return language.say(
        "your-turn",
        sign=SIGNS[match.to_move],
        player=mention(match.player_to_move),
        task=tell_task(match.position, language),
    )
