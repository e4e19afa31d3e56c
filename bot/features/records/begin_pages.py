"""The private page on which a match is begun from a position of a record: against whom, and with which colour."""

from discord import ui

from bot.catalogue import Language
from bot.features.history.pages import WAYS_ON, History
from bot.matches import ColourChoice, Import, ImportId
from bot.pages.control import Control, Style, button, choice
from bot.pages.page import Block, Page, row
from bot.pages.past import id_of, tell_title
from bot.pages.pictures import ply_picture
from bot.pages.taste import Taste
from bot.pages.words import SIGNS, accent, colour_id
from dvonn import Phase


class BeginFrom(Control, action="begin-from"):
    """Asks who shall be the opponent in a match from a ply of a record; the challenger's colour is chosen already."""

    record: ImportId
    ply: int
    colour: ColourChoice


class ChallengeFrom(Control, action="challenge-from"):
    """Challenges the person who is chosen in a menu, or with `whom` anybody."""

    record: ImportId
    ply: int
    colour: ColourChoice
    whom: str | None = None


def _begin_button(found: Import, ply: int, language: Language) -> Block:
    return button(
        language.say("button-begin-from"),
        BeginFrom(found.id, ply, ColourChoice.RANDOM),
        style=Style.primary,
        disabled=found.game.position_at(ply).phase is Phase.OVER,
    )


WAYS_ON.append(_begin_button)


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
            colour=colour_id(to_move),
        ),
        await ply_picture(found.game, ply, language, taste),
        row(
            *(
                choice(
                    language.say(f"button-play-{side}"),
                    BeginFrom(found.id, ply, side),
                    chosen=side is colour,
                )
                for side in ColourChoice
            )
        ),
        row(
            ui.UserSelect(
                placeholder=language.say("ask-opponent"),
                custom_id=ChallengeFrom(*chosen).custom_id,
            )
        ),
        row(
            button(language.say("button-anybody"), ChallengeFrom(*chosen, "anybody")),
            button(language.say("button-to-record"), History(id_of(found), ply)),
        ),
        accent=accent(to_move),
    )
