"""The four steps in which a reply is planned: their stack is chosen on the page of the plan, the rest here."""

from bot.catalogue import Language
from bot.features.plans.pages import (
    AskPlanResign,
    PlanAt,
    PlanPass,
    PlanResign,
    PlanStack,
    PlanTarget,
    PlanTheirTarget,
    describe_own,
    describe_theirs,
)
from bot.features.plans.reading import Point
from bot.ui.choices import stack_options, target_options
from bot.ui.control import Style, button, select
from bot.ui.page import Block, Page, Part, row
from bot.ui.pictures import DisplayOptions, position_picture
from bot.ui.words import DANGER, accent, mention
from dvonn import Colour, Move, Space


async def their_target_page(point: Point, source: Space, language: Language, display: DisplayOptions) -> Page:
    """The second step: where their stack goes."""
    position, match = point.position, point.match
    return _step(
        point,
        language,
        language.say("plan-their-stack", space=str(source)),
        await position_picture(
            position, language, display, turn=point.turn, chosen=source, targets=position.targets(source)
        ),
        row(
            select(
                language.say("ask-their-target"),
                target_options(position, source, _reader(point), language),
                PlanTheirTarget(match.id, match.number, source, point.number, point.version),
            )
        ),
    )


async def own_stack_page(point: Point, theirs: Move, language: Language, display: DisplayOptions) -> Page:
    """The third step: the own stack that answers, in the position after their move; or the match is given up there.

    Raises `Refused`: ILLEGAL_PLAN.
    """
    turn, match = point.after(theirs), point.match
    position, told = turn.after, describe_theirs(theirs, language)
    movable = position.movable() if position.to_move is _reader(point) else ()
    picture = await position_picture(position, language, display, turn=turn, movable=movable)
    if not movable:
        passes = position.to_move is not None
        way_on = button(
            language.say("button-plan-on"), PlanPass(match.id, point.version, point.number, theirs)
        )
        text = language.say("plan-passed" if passes else "plan-no-answer", theirs=told)
        return _step(point, language, text, picture, also=way_on if passes else None)
    planned = point.answer_to(theirs)
    return _step(
        point,
        language,
        language.say("plan-theirs", theirs=told),
        language.say("plan-answered", own=describe_own(planned.move, language)) if planned else None,
        picture,
        row(
            select(
                language.say("ask-own-stack"),
                stack_options(position, language),
                PlanStack(match.id, match.number, theirs, point.number, point.version),
            )
        ),
        also=button(
            language.say("button-resign-there"),
            AskPlanResign(match.id, point.version, point.number, theirs),
            style=Style.danger,
        ),
    )


async def own_target_page(
    point: Point, theirs: Move, source: Space, language: Language, display: DisplayOptions
) -> Page:
    """The fourth step: where the own stack goes. Raises `Refused`: ILLEGAL_PLAN."""
    turn, match = point.after(theirs), point.match
    position = turn.after
    return _step(
        point,
        language,
        language.say("plan-own-stack", theirs=describe_theirs(theirs, language), space=str(source)),
        await position_picture(
            position, language, display, turn=turn, chosen=source, targets=position.targets(source)
        ),
        row(
            select(
                language.say("ask-target"),
                target_options(position, source, _reader(point), language),
                PlanTarget(match.id, match.number, theirs, source, point.number, point.version),
            )
        ),
    )


async def ask_resign_page(point: Point, theirs: Move, language: Language, display: DisplayOptions) -> Page:
    """The question before a resignation is planned. Raises `Refused`: ILLEGAL_PLAN."""
    turn, match = point.after(theirs), point.match
    return Page(
        language.say(
            "ask-plan-resign",
            theirs=describe_theirs(theirs, language),
            opponent=mention(match.opponent_of(point.viewer), language),
            match=match.id,
        ),
        await position_picture(turn.after, language, display, turn=turn),
        row(
            button(
                language.say("button-resign-there"),
                PlanResign(match.id, point.version, point.number, theirs),
                style=Style.danger,
            ),
            _back(point, language),
        ),
        accent=DANGER,
    )


def _reader(point: Point) -> Colour:
    """The colour of the player who plans."""
    if point.reader is None:
        raise ValueError("nobody but a player plans")
    return point.reader


def _back(point: Point, language: Language) -> Block:
    return button(language.say("button-back"), PlanAt(point.match.id, point.version, point.number))


def _step(point: Point, language: Language, *parts: Part, also: Block | None = None) -> Page:
    """A step with the way back to the point at which it began."""
    return Page(*parts, row(also, _back(point, language)), accent=accent(point.position.to_move))
