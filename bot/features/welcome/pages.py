"""The card with which the bot introduces itself to a server."""

from bot.catalogue import Language
from bot.ui.beginning import BeginChallenge, TryLesson, computer_button, rules_button
from bot.ui.control import Style, button
from bot.ui.display_options import USUAL
from bot.ui.page import Kind, MessageTag, Page, row
from bot.ui.pictures import ply_picture
from dvonn import Game, Jump, Position, Space

MIDDLE_OF_A_GAME = Position.parse(
    "B,W,B,.,.,.,.,BW,W/.,.,B,.,BWBW,.,.,DB,BW,./"
    "WB,BW,WB,W,W,BW,.,B,W,W,B/DB,WB,.,D,BW,WBWB,.,B,B,W/.,.,B,W,.,.,W,W,W w s"
)
A_CUT_OFF = Jump(Space.parse("d5"), Space.parse("d4"))


async def welcome_page(language: Language) -> Page:
    """The card: the game in two sentences, a picture of it, and four ways to begin."""
    return Page(
        language.say("welcome"),
        await ply_picture(Game([A_CUT_OFF], start=MIDDLE_OF_A_GAME), 1, language, USUAL),
        row(
            button(language.say("button-lesson"), TryLesson(), style=Style.primary),
            button(language.say("button-start-match"), BeginChallenge()),
            computer_button(language),
            rules_button(language),
        ),
        message_tag=MessageTag(Kind.WELCOME),
    )
