"""The buttons that lead on from wherever there is nothing to do: to a challenge, to one's matches, to all matches."""

from bot.catalogue import Language
from bot.matches import Setup
from bot.pages.control import Control, Style, button
from bot.pages.page import Block


class BeginChallenge(Control, action="begin"):
    """Asks who shall be challenged; the set-up is chosen already."""

    setup: Setup = Setup.FULL


class ListOwn(Control, action="games"):
    """Lists the matches of the person who presses it."""


class TurnLive(Control, action="live"):
    """Shows a page of the server's running matches."""

    page: int


def challenge_button(language: Language) -> Block:
    """Leads to challenging somebody, with no command to be typed."""
    return button(language.say("button-challenge"), BeginChallenge(), style=Style.primary)


def own_matches_button(language: Language) -> Block:
    """Leads to the list of one's own matches."""
    return button(language.say("button-games"), ListOwn())


def live_button(language: Language) -> Block:
    """Leads to the list of the server's running matches."""
    return button(language.say("button-live"), TurnLive(1))
