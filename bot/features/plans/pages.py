"""The private panel of plans once stacks move: what is to be played as soon as the turn comes.

It shows the tree of a plan, or what follows one of its replies, in words and numbered in the picture. A further reply
is chosen in four steps (`step_pages`): their stack, its target, one's own stack, its target.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import NewType

import discord

from bot.catalogue import Language
from bot.domain import EventNumber, MatchId
from bot.domain.line import LineId
from bot.domain.plan_tree import MOST_REPLIES, PlanVersion, ReplyNumber
from bot.features.plans.points import Point
from bot.features.plans.tree_words import describe_reply, describe_tree
from bot.ui.action_slots import ActionContext, Placement, add_action_button
from bot.ui.choices import stack_options
from bot.ui.control import Control, Style, button, select
from bot.ui.display_options import DisplayOptions
from bot.ui.match_panel import MakeMove
from bot.ui.page import Block, Page, Part, row
from bot.ui.pictures import position_picture
from bot.ui.words import accent, mention
from dvonn import PASS, Move, Phase, Space

IN_A_MENU = 25
"""Options in a menu (https://discord.com/developers/docs/components/reference#string-select)."""


MenuPart = NewType("MenuPart", int)
"""Counts the menus of a plan from 1, where its replies don't fit into one."""


class OpenPlan(Control, action="plan"):
    """Opens the panel of plans, or begins it again."""

    match: MatchId


class PlanAt(Control, action="plan-at"):
    """Shows what follows a reply of a plan; or all of it, for `NO_REPLY`."""

    match: MatchId
    version: PlanVersion
    node: ReplyNumber


class PlanGo(Control, action="plan-go"):
    """A menu of the replies of a plan, by their numbers; of more than a menu holds, one of its parts."""

    match: MatchId
    version: PlanVersion
    part: MenuPart


class PlanTheirStack(Control, action="plan-their-stack"):
    """A menu of the opponent's stacks. `node` is the reply after which they are to move, `version` that of the plan."""

    match: MatchId
    seen: EventNumber
    node: ReplyNumber | None = None
    version: PlanVersion | None = None


class PlanTheirTarget(Control, action="plan-their-target"):
    """A menu of the targets of the opponent's stack."""

    match: MatchId
    seen: EventNumber
    source: Space
    node: ReplyNumber | None = None
    version: PlanVersion | None = None


class PlanStack(Control, action="plan-stack"):
    """A menu of the stacks that can answer a move of the opponent's."""

    match: MatchId
    seen: EventNumber
    theirs: Move
    node: ReplyNumber | None = None
    version: PlanVersion | None = None


class PlanTarget(Control, action="plan-target"):
    """A menu of the targets of the stack that answers."""

    match: MatchId
    seen: EventNumber
    theirs: Move
    source: Space
    node: ReplyNumber | None = None
    version: PlanVersion | None = None


class PlanPass(Control, action="plan-pass"):
    """Goes on with a plan after a move of the opponent's to which the player can't but pass."""

    match: MatchId
    version: PlanVersion
    node: ReplyNumber
    theirs: Move


class AskPlanResign(Control, action="plan-resign"):
    """Leads to the question before a resignation is planned."""

    match: MatchId
    version: PlanVersion
    node: ReplyNumber
    theirs: Move


class PlanResign(Control, action="plan-resigned"):
    """Plans a resignation as the answer to a move of the opponent's."""

    match: MatchId
    version: PlanVersion
    node: ReplyNumber
    theirs: Move


class DropBranch(Control, action="drop-branch"):
    """Drops a reply of a plan and all that follows it."""

    match: MatchId
    version: PlanVersion
    node: ReplyNumber


class PlanLine(Control, action="plan-line"):
    """Puts a line that was tried out into the plan of a match."""

    match: MatchId
    line: LineId


class DropPlan(Control, action="drop-plan"):
    """Drops the plan."""

    match: MatchId


def _has_an_answer(view: ActionContext) -> bool:
    """Whether a line from the board has an own move after one of the opponent's."""
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
    """The plan of a player from a point on, with the controls to add to it, to look into it and to drop it."""
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
    """The menu in which a further reply begins: with their stack; with one's own where they can't but pass."""
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
    """The menus of all replies: they lead to the point after each."""
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
