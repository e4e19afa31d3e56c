"""The steps for planning a reply. The first one, choosing the opponent's stack, is on the page of the plan."""

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
    """Step 2: choose where the opponent's stack moves."""
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
    """Step 3: choose the stack that answers the opponent's move, or resign.

    Raises `Refused`: ILLEGAL_PLAN.
    """
    turn, match = point.after(theirs), point.match
    position, move = turn.after, describe_theirs(theirs, language)
    movable = position.movable() if position.to_move is _reader(point) else ()
    picture = await position_picture(position, language, display, turn=turn, movable=movable)
    if not movable:
        passes = position.to_move is not None
        way_on = button(
            language.say("button-plan-on"), PlanPass(match.id, point.version, point.number, theirs)
        )
        text = language.say("plan-passed" if passes else "plan-no-answer", theirs=move)
        return _step(point, language, text, picture, also=way_on if passes else None)
    planned = point.answer_to(theirs)
    return _step(
        point,
        language,
        language.say("plan-theirs", theirs=move),
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
    """Step 4: choose where the answering stack moves. Raises `Refused`: ILLEGAL_PLAN."""
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
    """Ask for confirmation before planning a resignation. Raises `Refused`: ILLEGAL_PLAN."""
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
    if point.reader is None:
        raise ValueError("nobody but a player plans")
    return point.reader


def _back(point: Point, language: Language) -> Block:
    return button(language.say("button-back"), PlanAt(point.match.id, point.version, point.number))


def _step(point: Point, language: Language, *parts: Part, also: Block | None = None) -> Page:
    """Lay out a step, with a button back to the point where it started."""
    return Page(*parts, row(also, _back(point, language)), accent=accent(point.position.to_move))
