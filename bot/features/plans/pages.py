"""The panel of a plan, with a line of text per reply, indented where the plan branches; and the steps of a reply."""

from collections.abc import Sequence
from operator import attrgetter
from typing import NewType

import discord

from bot.catalogue import Language
from bot.domain import EventNumber, MatchId
from bot.domain.events import Resigned
from bot.domain.line import LineId
from bot.domain.plan import MOST_REPLIES, Branch, Own, PlanVersion, ReplyNumber
from bot.features.plans.reading import Point
from bot.ui.action_slots import ActionContext, Placement, add_action_button
from bot.ui.choices import stack_options, target_options
from bot.ui.control import Control, Style, button, select
from bot.ui.match_panel import MakeMove
from bot.ui.page import Block, Page, Part, row
from bot.ui.pictures import DisplayOptions, position_picture
from bot.ui.words import DANGER, accent, describe_move, mention
from dvonn import PASS, Colour, Move, Phase, Space

DEEPEST = 3
"""Maximum indentation, for narrow phones. The text also says which reply each one follows."""


def describe_tree(shown: Sequence[Branch], language: Language) -> str:
    depths: dict[int, int] = {0: 0}
    lines = []
    for branch, before in zip(shown, (None, *shown), strict=False):
        parts = sum(other.parent == branch.parent for other in shown) > 1
        depths[branch.number] = depths.get(branch.parent, 0) + (parts and branch.parent > 0)
        lines.append(
            f"{'  ' * min(depths[branch.number], DEEPEST)}- {_describe_branch(branch, before, language)}"
        )
    return "\n".join(lines)


def _describe_branch(branch: Branch, before: Branch | None, language: Language) -> str:
    """Describe the opponent's move and the answer; name the preceding reply unless it is the line above."""
    number, own = branch.number, describe_own(branch.reply.move, language)
    if branch.reply.to is None:
        return language.say("plan-line-begin", number=number, own=own)
    theirs = describe_theirs(branch.reply.to, language)
    if before and branch.parent not in (0, before.number):
        return language.say("plan-line-after", number=number, after=branch.parent, theirs=theirs, own=own)
    linked = "first" if before is None else "then" if branch.parent else "beside"
    return language.say(f"plan-line-{linked}", number=number, theirs=theirs, own=own)


def describe_theirs(move: Move, language: Language) -> str:
    return language.say("plan-they-pass") if move is PASS else describe_move(move)


def describe_own(move: Own, language: Language) -> str:
    if isinstance(move, Resigned):
        return language.say("plan-resign")
    return language.say("plan-you-pass") if move is PASS else describe_move(move)


def describe_reply(branch: Branch, language: Language) -> str:
    """Label a menu option with the reply's number, the opponent's move and the answer."""
    own = describe_own(branch.reply.move, language)
    if branch.reply.to is None:
        return language.say("option-begin", number=branch.number, own=own)
    return language.say(
        "option-reply", number=branch.number, theirs=describe_theirs(branch.reply.to, language), own=own
    )


IN_A_MENU = 25
"""Maximum number of options in a menu (https://discord.com/developers/docs/components/reference#string-select)."""


MenuPart = NewType("MenuPart", int)
"""Numbers the menus of a plan from 1 when its replies do not fit into one."""


class OpenPlan(Control, action="plan"):
    """Opens the panel of plans, or restarts it."""

    match: MatchId


class PlanAt(Control, action="plan-at"):
    """Shows what follows a reply of a plan, or the whole plan for `NO_REPLY`."""

    match: MatchId
    version: PlanVersion
    node: ReplyNumber


class PlanGo(Control, action="plan-go"):
    """A menu of a plan's replies by number, split into parts when there are too many for one menu."""

    match: MatchId
    version: PlanVersion
    part: MenuPart


class PlanTheirStack(Control, action="plan-their-stack"):
    """A menu of the opponent's stacks. `node` is the reply after which they move, `version` the version of the plan."""

    match: MatchId
    seen: EventNumber
    node: ReplyNumber | None = None
    version: PlanVersion | None = None


class PlanTheirTarget(Control, action="plan-their-target"):
    match: MatchId
    seen: EventNumber
    source: Space
    node: ReplyNumber | None = None
    version: PlanVersion | None = None


class PlanStack(Control, action="plan-stack"):
    match: MatchId
    seen: EventNumber
    theirs: Move
    node: ReplyNumber | None = None
    version: PlanVersion | None = None


class PlanTarget(Control, action="plan-target"):
    match: MatchId
    seen: EventNumber
    theirs: Move
    source: Space
    node: ReplyNumber | None = None
    version: PlanVersion | None = None


class PlanPass(Control, action="plan-pass"):
    """Continues a plan after a move of the opponent's to which the player can only pass."""

    match: MatchId
    version: PlanVersion
    node: ReplyNumber
    theirs: Move


class AskPlanResign(Control, action="plan-resign"):
    match: MatchId
    version: PlanVersion
    node: ReplyNumber
    theirs: Move


class PlanResign(Control, action="plan-resigned"):
    match: MatchId
    version: PlanVersion
    node: ReplyNumber
    theirs: Move


class DropBranch(Control, action="drop-branch"):
    """Deletes a reply from a plan, with everything that follows it."""

    match: MatchId
    version: PlanVersion
    node: ReplyNumber


class PlanLine(Control, action="plan-line"):
    """Adds a line that was tried out to the plan of a match."""

    match: MatchId
    line: LineId


class DropPlan(Control, action="drop-plan"):
    match: MatchId


def _has_an_answer(view: ActionContext) -> bool:
    """Whether a line from the board contains a move of the player's after one of the opponent's."""
    stacks_move = view.match.position.phase is Phase.STACKING
    return stacks_move and view.line is not None and view.line.line.end >= 2 + view.is_own_turn


add_action_button(
    OpenPlan, "button-plan", {Placement.DONE: 30, Placement.MORE: 40}, when=attrgetter("may_plan")
)
add_action_button(
    PlanLine, "button-plan-line", {Placement.LINE: 10}, when=_has_an_answer, style=Style.primary
)
add_action_button(DropPlan, "button-drop-plan", {Placement.PANEL: 20}, when=attrgetter("planned"))


async def plan_page(point: Point, language: Language, display: DisplayOptions, *, note: str = "") -> Page:
    """Render a plan from one of its points on, with the controls to extend, browse and delete it."""
    movable = point.position.movable() if _adds(point) else ()
    return Page(
        note or None,
        _heading(point, language),
        describe_tree(point.shown, language) or None,
        await position_picture(
            point.position, language, display, turn=point.turn, movable=movable, numbered=point.numbered
        ),
        row(_adding(point, language)) if _adds(point) else None,
        *_menus(point, language),
        row(*_buttons(point, language)),
        accent=accent(point.position.to_move),
    )


def _adds(point: Point) -> bool:
    return not point.is_begun_by_viewer and not point.is_end


def _heading(point: Point, language: Language) -> str:
    match = point.match
    opponent = mention(match.opponent_of(point.viewer), language)
    if not point.plan.replies:
        return language.say("plan-no-replies", match=match.id, opponent=opponent)
    if not point.branch:
        key = "plan-begins" if point.is_begun_by_viewer else "plan-replies"
        return language.say(
            key, match=match.id, opponent=opponent, count=len(point.branches), most=MOST_REPLIES
        )
    here = "plan-at-end" if point.is_end else "plan-at-reply"
    return language.say(here, match=match.id, number=point.number)


def _adding(point: Point, language: Language) -> Block:
    """Build the menu that starts a new reply: the opponent's stacks, or the player's own if the opponent must pass."""
    match = point.match
    if point.theirs_is_a_pass:
        return select(
            language.say("ask-own-stack"),
            stack_options(point.position.play(PASS), language),
            PlanStack(match.id, match.number, PASS, point.number, point.version),
        )
    return select(
        language.say("ask-their-stack"),
        stack_options(point.position, language),
        PlanTheirStack(match.id, match.number, point.number, point.version),
    )


def _menus(point: Point, language: Language) -> list[Part]:
    """Build the menus that lead to the point after each reply."""
    starts = range(0, len(point.branches), IN_A_MENU)
    parts = [point.branches[start : start + IN_A_MENU] for start in starts]
    return [
        row(
            select(
                language.say("ask-reply"),
                [
                    discord.SelectOption(
                        label=describe_reply(branch, language)[:100],
                        value=str(branch.number),
                        default=branch.number == point.number,
                    )
                    for branch in part
                ],
                PlanGo(point.match.id, point.version, MenuPart(number)),
            )
        )
        for number, part in enumerate(parts, start=1)
    ]


def _buttons(point: Point, language: Language) -> Sequence[Block]:
    match, version = point.match, point.version
    buttons = []
    if point.is_begun_by_viewer:
        buttons.append(
            button(language.say("button-move"), MakeMove(match.id, match.number), style=Style.primary)
        )
    if point.branch:
        buttons.append(button(language.say("button-back"), PlanAt(match.id, version, point.parent)))
        if point.parent:
            buttons.append(button(language.say("button-whole-plan"), OpenPlan(match.id)))
        buttons.append(
            button(language.say("button-drop-branch"), DropBranch(match.id, version, point.number))
        )
    elif point.plan:
        buttons.append(button(language.say("button-drop-plan"), DropPlan(match.id)))
    return buttons


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
