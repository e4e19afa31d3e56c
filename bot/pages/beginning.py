"""The button that leads on from wherever there is nothing to play yet: to challenging somebody."""

from bot.catalogue import Language
from bot.matches import Setup
from bot.pages.control import Control, Style, button
from bot.pages.page import Block


class BeginChallenge(Control, action="begin"):
    """Asks who shall be challenged; the set-up is chosen already."""

    setup: Setup = Setup.FULL


def challenge_button(language: Language) -> Block:
    """Leads to challenging somebody, with no command to be typed."""
    return button(language.say("button-challenge"), BeginChallenge(), style=Style.primary)
