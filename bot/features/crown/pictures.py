"""The crown as a picture, with the name of who wears it."""

from functools import partial

from bot.catalogue import Language
from bot.domain import UserId
from bot.pages.game_words import alternative
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.drawing import Drawn, in_thread
from bot.toolkit.page import Picture
from bot.toolkit.words import Names, name
from rendering import is_legible, render_crown


async def crown_picture(
    holder: UserId | None, names: Names, language: Language, display: DisplayOptions = USUAL
) -> Picture:
    """Draw the crown with its holder's name; without one if nobody is to be named, or the font can't write it."""
    known = name(holder, names, language) if holder and holder in names else ""
    drawn = known if is_legible(known) else ""
    data = await in_thread(Drawn.CHART, partial(render_crown, drawn, display.theme))
    alt = language.say("crown-picture-of", player=known) if known else language.say("crown-picture")
    return Picture(data, alternative(alt), name="crown")
