"""Beginning a match: the buttons that lead there, to the lesson and to the rules, and the choices of the computer."""

from enum import StrEnum

from bot.catalogue import Language
from bot.domain import ColourChoice, EventNumber, Match, MatchId, Setup
from bot.domain.computer import LEVELS, USUAL_LEVEL, Level
from bot.ui.action_slots import ActionContext, Placement, action_button
from bot.ui.control import Control, Style, button, choice, menu
from bot.ui.delivery import Delivery, describe_delivery, done_page
from bot.ui.page import Block, Page, row
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


def challenged_page(delivery: Delivery, language: Language) -> Page:
    """The private answer to the challenger."""
    trouble = describe_delivery(delivery, language)
    return Page(trouble or language.say("done-challenged"), row(rules_button(language)))


# against the computer


class ChooseLevel(Control, action="computer-level"):
    """A menu of the levels; what else is chosen stays."""

    setup: Setup
    colour: ColourChoice


class ChooseSetup(Control, action="computer-setup"):
    """Chooses how the pieces come onto the board; what else is chosen stays."""

    level: Level
    setup: Setup
    colour: ColourChoice


class ChooseColour(Control, action="computer-colour"):
    """Chooses a colour; what else is chosen stays."""

    level: Level
    setup: Setup
    colour: ColourChoice


class AskToResign(Control, action="computer-resign"):
    """Asks the computer to give a match up."""

    match: MatchId
    seen: EventNumber


@action_button(Placement.RESULT, 10)
@action_button(Placement.OWN_BOARD, 20)
def _again_button(view: ActionContext) -> Block | None:
    """Leads to another match: a level higher for who has won, a level lower for who has lost.

    Whether so high a level can be played where the bot runs is looked at when it is pressed: by then that may have
    changed, and the page can say why it can't.
    """
    if not view.match.is_over or view.match.computer is None:
        return None
    level = level_after(view.match)
    again = BeginComputer(level, view.match.setup if view.match.setup is Setup.FULL else Setup.RANDOM)
    return button(view.language.say("button-computer-again", level=level), again, style=Style.primary)


@action_button(Placement.MORE, 70)
def _computer_button(view: ActionContext) -> Block | None:
    """Leads to a match against the computer after one between people: on their card there is no room for it."""
    return computer_button(view.language) if view.match.is_over and not view.match.computer else None


@action_button(Placement.MORE, 65)
def _resign_button(view: ActionContext) -> Block | None:
    if view.match.computer is None or view.match.is_over or not view.plays:
        return None
    return button(view.language.say("button-ask-to-resign"), AskToResign(view.match.id, view.match.number))


def level_after(match: Match) -> Level:
    """The level to play next: one up for who has won, one down for who has lost, as far as there are such."""
    if match.computer is None or match.ended is None:
        raise ValueError("no finished match against the computer")
    winner = match.ended.winner
    won_by = match.players.of(winner) if winner else None
    step = 0 if won_by is None else -1 if won_by == match.computer.user else 1
    return Level(min(max(match.computer.level + step, LEVELS[0]), LEVELS[-1]))


def computer_page(chosen: BeginComputer, strongest: Level, language: Language) -> Page:
    """Asks for level, set-up and colour; all have been chosen already, so that one press begins.

    `strongest` is the highest level that can be played.
    """
    level, setup, colour = min(chosen.level, strongest), chosen.setup, chosen.colour
    return Page(
        language.say("computer-begin"),
        *choose_level(ChooseLevel(setup, colour), level, strongest, language),
        row(
            choice(
                language.say("button-setup-random"),
                ChooseSetup(level, Setup.RANDOM, colour),
                chosen=setup is Setup.RANDOM,
            ),
            choice(
                language.say("button-setup-full"),
                ChooseSetup(level, Setup.FULL, colour),
                chosen=setup is Setup.FULL,
            ),
        ),
        row(
            *(
                choice(
                    language.say(f"button-computer-{side}"),
                    ChooseColour(level, setup, side),
                    chosen=side is colour,
                )
                for side in ColourChoice
            )
        ),
        row(
            button(
                language.say("button-computer-play"), PlayComputer(level, setup, colour), style=Style.success
            )
        ),
    )


def choose_level(control: Control, level: Level, strongest: Level, language: Language) -> list[str | Block]:
    """A menu of the levels up to the `strongest`; where that isn't the last one, a sentence says why."""
    levels = [each for each in LEVELS if each <= strongest]
    chosen = menu(
        control,
        [(str(each), language.say("computer-level", level=each)) for each in levels],
        str(level),
        {str(strength): language.say(f"computer-level-{strength}") for strength in levels},
    )
    return [language.say("computer-up-to", most=strongest), chosen] if strongest < LEVELS[-1] else [chosen]


def begun_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer where the board of a match that has begun can't be shown yet."""
    return done_page(language.say("done-computer", match=match.id), match, delivery, language)


def resigned_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer where the computer has resigned."""
    return done_page(language.say("computer-resigned"), match, delivery, language)


def plays_on_page(language: Language) -> Page:
    """The answer where the computer does not resign."""
    return Page(language.say("computer-not-lost"))
