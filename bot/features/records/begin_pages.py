"""The private page on which a match is begun from a position of a record: against whom, and with which colour."""

from discord import ui

from bot.catalogue import Language
from bot.matches import ColourChoice, Import
from bot.pages.buttons import button, choice
from bot.pages.colours import SIGNS, accent
from bot.pages.control_ids import Action, ControlId
from bot.pages.page import Page, row
from bot.pages.past import tell_title
from bot.pages.pictures import ply_picture
from bot.pages.taste import Taste
from bot.pages.words import colour_name


async def begin_page(found: Import, ply: int, colour: ColourChoice, language: Language, taste: Taste) -> Page:
    """Asks for the opponent; the colour can be changed before. Raises as `Import.opening_at`."""
    to_move = found.opening_at(ply).position.to_move
    if to_move is None:
        raise ValueError(f"nobody is to move after {ply} plies")
    chosen = found.id, ply, colour
    return Page(
        language.say(
            "begin-from",
            title=tell_title(found, language),
            ply=ply,
            sign=SIGNS[to_move],
            who=colour_name(to_move, language),
        ),
        await ply_picture(found.game, ply, language, taste),
        row(
            *(
                choice(
                    language.say(f"button-play-{side}"),
                    Action.BEGIN_FROM,
                    found.id,
                    ply,
                    side,
                    chosen=side is colour,
                )
                for side in ColourChoice
            )
        ),
        row(
            ui.UserSelect(
                placeholder=language.say("ask-opponent"),
                custom_id=str(ControlId.of(Action.CHALLENGE_FROM, *chosen)),
            )
        ),
        row(
            button(language.say("button-anybody"), Action.CHALLENGE_FROM, *chosen, "anybody"),
            button(language.say("button-to-record"), Action.HISTORY, f"r{found.id}", ply),
        ),
        accent=accent(to_move),
    )
