"""Ways to begin: buttons for challenges, the computer, the lesson and the rules, and the computer's options."""

from enum import StrEnum

from bot.catalogue import Language
from bot.domain import Challenge, ColourChoice, EventNumber, Match, MatchId, Pace, Setup, Stakes
from bot.domain.computer import LEVELS, USUAL_LEVEL, Level
from bot.domain.context import InteractionContext
from bot.pages.challenge_post import Withdraw
from bot.toolkit.action_slots import ActionContext, Placement, action_button
from bot.toolkit.answer import Delivery, describe_delivery, done_page
from bot.toolkit.control import Control, Style, button, choice, menu
from bot.toolkit.lists import FIRST_PAGE, PageNumber
from bot.toolkit.page import Block, Page, row
from bot.toolkit.words import mention


class Whom(StrEnum):
    """The opponent: the user picked in a select, or anyone."""

    PICKED = "picked"
    ANYBODY = "anybody"


class Where(StrEnum):
    """Where a match is played; `HERE` if a control doesn't say it."""

    HERE = "here"
    PRIVATE = "private"
    """In the players' direct messages."""


class BeginChallenge(Control, action="begin"):
    """A control that asks for an opponent; what is already chosen is kept."""

    setup: Setup = Setup.FULL
    stakes: Stakes | None = None
    pace: Pace | None = None
    where: Where | None = None


class ChooseStakes(Control, action="begin-stakes"):
    """A control that chooses whether the match is rated; the other options are kept."""

    setup: Setup
    stakes: Stakes
    pace: Pace | None = None
    where: Where | None = None


class ChoosePace(Control, action="begin-pace"):
    """A control that chooses the pace; the other options are kept."""

    setup: Setup
    stakes: Stakes
    pace: Pace
    where: Where | None = None


class ChoosePlace(Control, action="begin-place"):
    """A control that chooses where the match is played; the other options are kept."""

    setup: Setup
    stakes: Stakes
    pace: Pace
    where: Where


class ChallengeChosen(Control, action="challenge-chosen"):
    """A menu of people; choosing one opens a page with all options for a challenge."""


class FindOpponent(Control, action="find"):
    """A control that opens the page to look for an opponent."""


class ListOwn(Control, action="games"):
    """A control that lists the user's own matches."""


class ShowRules(Control, action="rules"):
    """A control that shows a page of the rules; `match` is the match to return to."""

    page: PageNumber
    match: MatchId | None = None


class TryLesson(Control, action="learn"):
    """A control that opens the lesson at the point where the user left it."""


class BeginComputer(Control, action="computer"):
    """A control that shows the options for a match against the computer, with these preselected."""

    level: Level = USUAL_LEVEL
    setup: Setup = Setup.RANDOM
    colour: ColourChoice = ColourChoice.RANDOM


class PlayComputer(Control, action="computer-play"):
    level: Level
    setup: Setup
    colour: ColourChoice


def computer_button(language: Language) -> Block:
    return button(language.say("button-computer"), BeginComputer())


def lesson_button(language: Language) -> Block:
    return button(language.say("button-lesson"), TryLesson())


def challenge_button(language: Language) -> Block:
    return button(language.say("button-challenge"), BeginChallenge(), style=Style.primary)


def find_opponent_button(language: Language, style: Style = Style.secondary) -> Block:
    return button(language.say("button-find-opponent"), FindOpponent(), style=style)


def start_buttons(language: Language, context: InteractionContext = InteractionContext.GUILD) -> list[Block]:
    """Return the buttons that start a match.

    Only few people can be challenged from direct messages, so these also have the button to find an opponent.
    """
    finds = [find_opponent_button(language)] if context is InteractionContext.BOT_DM else []
    return [challenge_button(language), *finds, computer_button(language)]


def own_matches_button(language: Language) -> Block:
    return button(language.say("button-games"), ListOwn())


def rules_button(language: Language, match: MatchId | None = None, *, page: PageNumber = FIRST_PAGE) -> Block:
    """Return a button to a page of the rules; with `match` the rules lead back to it."""
    return button(language.say("button-rules"), ShowRules(page, match))


def challenged_directly_page(challenge: Challenge, delivery: Delivery, language: Language) -> Page:
    """Confirm a challenge in the direct messages of its opponent; a press takes it back."""
    opponent = mention(challenge.opponent, language) if challenge.opponent else ""
    return Page(
        language.say("done-challenged-directly", opponent=opponent),
        describe_delivery(delivery, language),
        row(button(language.say("button-withdraw"), Withdraw(challenge.id))),
    )


def challenged_page(delivery: Delivery, language: Language) -> Page:
    trouble = describe_delivery(delivery, language)
    return Page(trouble or language.say("done-challenged"), row(rules_button(language)))


class ChooseLevel(Control, action="computer-level"):
    """A menu of levels; the other options are kept."""

    setup: Setup
    colour: ColourChoice


class ChooseSetup(Control, action="computer-setup"):
    """A control that chooses the set-up; the other options are kept."""

    level: Level
    setup: Setup
    colour: ColourChoice


class ChooseColour(Control, action="computer-colour"):
    """A control that chooses the colour; the other options are kept."""

    level: Level
    setup: Setup
    colour: ColourChoice


class AskToResign(Control, action="computer-resign"):
    """A control that asks the computer to resign a match."""

    match: MatchId
    seen: EventNumber


@action_button(Placement.RESULT, 10)
@action_button(Placement.OWN_BOARD, 20)
def _again_button(context: ActionContext) -> Block | None:
    """Return a button that starts the next match: one level higher after a win, one lower after a loss.

    Whether this machine can play the level is checked when the button is pressed: that may change until then.
    """
    match = context.match
    if not _has_next(match):
        return None
    level = level_after(match)
    label = context.language.say("button-computer-again", level=level)
    return button(label, _next_match(match, level), style=Style.primary)


@action_button(Placement.RESULT, 11)
@action_button(Placement.MORE_PLAY, 72)
def _change_button(context: ActionContext) -> Block | None:
    """Return a button that opens the options of the next match."""
    match = context.match
    if not _has_next(match):
        return None
    wanted = _next_match(match, level_after(match))
    return button(
        context.language.say("button-computer-change"),
        BeginComputer(wanted.level, wanted.setup, wanted.colour),
    )


@action_button(Placement.ENDED, 10)
@action_button(Placement.REVIEW, 20)
def _same_again_button(context: ActionContext) -> Block | None:
    """Return a button that starts another match at the same level."""
    match = context.match
    if match.computer is None or not match.policy.rematch:
        return None
    again = _next_match(match, match.computer.level)
    return button(context.language.say("button-play-again"), again, style=Style.primary)


def _has_next(match: Match) -> bool:
    return match.is_over and match.computer is not None and match.policy.rematch


def _next_match(match: Match, level: Level) -> PlayComputer:
    """Return the next match against the computer: with the same set-up, if one can choose it, and colours swapped."""
    setup = match.setup if match.setup is Setup.FULL else Setup.RANDOM
    was_white = match.players.white in match.people
    return PlayComputer(level, setup, ColourChoice.BLACK if was_white else ColourChoice.WHITE)


@action_button(Placement.MORE_PLAY, 68)
def _find_opponent_button(context: ActionContext) -> Block | None:
    """Return a button to find another opponent after a match between users."""
    is_over = context.match.is_over and not context.match.computer
    return find_opponent_button(context.language) if is_over else None


@action_button(Placement.MORE_PLAY, 70)
def _computer_button(context: ActionContext) -> Block | None:
    """Return a button to play the computer after a match between users, whose result card has no space for it."""
    return computer_button(context.language) if context.match.is_over and not context.match.computer else None


@action_button(Placement.MORE_PLAY, 65)
def _resign_button(context: ActionContext) -> Block | None:
    match = context.match
    if match.computer is None or not match.policy.draws or match.is_over or not context.plays:
        return None
    return button(
        context.language.say("button-ask-to-resign"), AskToResign(context.match.id, context.match.number)
    )


def level_after(match: Match) -> Level:
    """Return the next level: one up after a win, one down after a loss, within the existing levels."""
    if match.computer is None or match.ended is None:
        raise ValueError("no finished match against the computer")
    winner = match.ended.winner
    won_by = match.players.of(winner) if winner else None
    step = 0 if won_by is None else -1 if won_by == match.computer.user else 1
    return Level(min(max(match.computer.level + step, LEVELS[0]), LEVELS[-1]))


def computer_page(
    chosen: BeginComputer, strongest: Level, language: Language, *, people: bool = False
) -> Page:
    """Return the page with the options of a match against the computer, preselected so that one press starts it.

    `strongest` is the highest level that this machine can play. With `people`, the page leads to them as well.
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
            ),
            button(language.say("button-challenge"), BeginChallenge()) if people else None,
            find_opponent_button(language) if people else None,
        ),
    )


def choose_level(control: Control, level: Level, strongest: Level, language: Language) -> list[str | Block]:
    """Return a menu of levels up to `strongest`, with an explanation if that isn't the highest level."""
    levels = [each for each in LEVELS if each <= strongest]
    chosen = menu(
        control,
        [(str(each), language.say("computer-level", level=each)) for each in levels],
        str(level),
        {str(strength): language.say(f"computer-level-{strength}") for strength in levels},
    )
    return [language.say("computer-up-to", most=strongest), chosen] if strongest < LEVELS[-1] else [chosen]


def begun_page(
    match: Match, delivery: Delivery, language: Language, *, instead_of: InteractionContext | None = None
) -> Page:
    """Return the answer for a new match whose board isn't posted yet, or is in direct messages.

    `instead_of` is where it was asked for, if its board is in direct messages instead.
    """
    if instead_of is None:
        told = language.say("done-computer", match=match.id)
    else:
        told = language.say("done-computer-direct", match=match.id, place=instead_of)
    return done_page(told, match, delivery, language)


def resigned_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """Return the answer after the computer has resigned."""
    return done_page(language.say("computer-resigned"), match, delivery, language)


def plays_on_page(language: Language) -> Page:
    """Return the answer when the computer refuses to resign."""
    return Page(language.say("computer-not-lost"))
