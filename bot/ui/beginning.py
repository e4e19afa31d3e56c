"""The buttons that lead on from wherever there is nothing to do: to the lesson, to the rules, to matches."""

from enum import StrEnum

from bot.catalogue import Language
from bot.domain import ColourChoice, MatchId, Setup
from bot.domain.computer import USUAL_LEVEL, Level
from bot.ui.control import Control, Style, button
from bot.ui.page import Block
from bot.ui.paging import FIRST_PAGE, PageNumber


class Whom(StrEnum):
    """The opponents who are not picked from a list."""

    ANYBODY = "anybody"


class BeginChallenge(Control, action="begin"):
    """Asks who shall be challenged; the set-up is chosen already."""

    setup: Setup = Setup.FULL


class ListOwn(Control, action="games"):
    """Lists the matches of the person who presses it."""


class TurnLive(Control, action="live"):
    """Shows a page of the server's running matches."""

    page: PageNumber


class ShowRules(Control, action="rules"):
    """Shows a page of the rules; with the match from which one came, and to which it leads back."""

    page: PageNumber
    match: MatchId | None = None


class TryLesson(Control, action="learn"):
    """Opens the lesson where the person who presses it has left it."""


class BeginComputer(Control, action="computer"):
    """Asks how to play against the computer; level, colour and set-up are chosen already."""

    level: Level = USUAL_LEVEL
    setup: Setup = Setup.RANDOM
    colour: ColourChoice = ColourChoice.RANDOM


class PlayComputer(Control, action="computer-play"):
    """Begins a match against the computer."""

    level: Level
    setup: Setup
    colour: ColourChoice


def computer_button(language: Language) -> Block:
    """Leads to a match against the computer."""
    return button(language.say("button-computer"), BeginComputer())


def lesson_button(language: Language) -> Block:
    """Leads to the lesson, for somebody who has never played."""
    return button(language.say("button-lesson"), TryLesson())


def challenge_button(language: Language) -> Block:
    """Leads to challenging somebody, with no command to be typed."""
    return button(language.say("button-challenge"), BeginChallenge(), style=Style.primary)


def start_buttons(language: Language, *, direct: bool = False) -> list[Block]:
    """Lead to a match with somebody, or with the computer; in direct messages that alone is there."""
    if direct:
        return [button(language.say("button-computer"), BeginComputer(), style=Style.primary)]
    return [challenge_button(language), computer_button(language)]


def own_matches_button(language: Language) -> Block:
    """Leads to the list of one's own matches."""
    return button(language.say("button-games"), ListOwn())


def live_button(language: Language) -> Block:
    """Leads to the list of the server's running matches."""
    return button(language.say("button-live"), TurnLive(FIRST_PAGE))


def rules_button(language: Language, match: MatchId | None = None, *, page: PageNumber = FIRST_PAGE) -> Block:
    """Leads to a page of the rules, and from there back to a match where one is named."""
    return button(language.say("button-rules"), ShowRules(page, match))
