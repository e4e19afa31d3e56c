"""The page of a player's plan, with a line of text per reply, indented where the plan branches."""

from collections.abc import Sequence
from operator import attrgetter
from typing import NewType

import discord

from bot.catalogue import Language
from bot.domain import Match, MatchId, Plan, UserId
from bot.domain.events import Resigned
from bot.domain.line import LineId
from bot.domain.plan import MOST_REPLIES, Branch, Own, PlanVersion, branches
from bot.domain.refusals import Refused
from bot.pages.game_words import describe_move
from bot.pages.match_panel_pages import MakeMove, describe_side
from bot.pages.pictures import bar_of, position_picture, seen_by
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import (
    ActionContext,
    Placement,
    action_button,
    action_buttons,
    add_action_button,
)
from bot.toolkit.answer import close_button
from bot.toolkit.control import Control, Style, button, select
from bot.toolkit.page import Block, Page, Part, row
from bot.toolkit.words import accent, mention
from dvonn import PASS, Jump, Move

DEEPEST = 3
"""Maximum indentation, for narrow phones. The text says which reply a line follows unless it is the one above."""


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
"""The number of a menu on a plan's page, from 1; a plan whose replies don't fit into one menu has several."""


class OpenPlan(Control, action="plan"):
    """Opens the plan of a match or, if there is none, the page on which plans are made."""

    match: MatchId


class PlanLine(Control, action="plan-line"):
    """Adds a line that was tried out to the plan of a match."""

    match: MatchId
    line: LineId


class DropReply(Control, action="drop-reply"):
    """A menu of a plan's replies by number: deletes one, with everything that follows it."""

    match: MatchId
    version: PlanVersion
    part: MenuPart


class DropPlan(Control, action="drop-plan"):
    match: MatchId


add_action_button(
    OpenPlan,
    "button-plan",
    {Placement.DONE: 30, Placement.MORE_PLAY: 40},
    when=lambda context: context.may_plan and not (context.is_own_turn and context.places),
)
add_action_button(DropPlan, "button-drop-plan", {Placement.PANEL: 20}, when=attrgetter("planned"))


@action_button(Placement.LINE, 10)
def _plan_button(context: ActionContext) -> Block | None:
    """Return a button that plans the line if it has an unplanned answer; otherwise one that opens the plan, if any."""
    language, match, line = context.language, context.match, context.line
    if line is None or context.places:
        return None
    if _is_new(context):
        return button(language.say("button-plan-line"), PlanLine(match.id, line.id), style=Style.primary)
    return button(language.say("button-your-plan"), OpenPlan(match.id)) if context.planned else None


def _is_new(context: ActionContext) -> bool:
    """Whether a line from the board has an answer that the plan lacks."""
    moves = context.line.line.moves if context.line else ()
    if context.viewer is None or len(moves) < 2 + context.is_own_turn:
        return False
    try:
        longer, _ = context.plan.with_line(context.match, context.viewer, moves)
    except Refused:  # the press tells why
        return True
    return longer != context.plan


async def plan_page(match: Match, plan: Plan, viewer: Viewer, *, note: str = "") -> Page:
    """Render a player's plan: all replies as text, the first ones in the picture."""
    shown = branches(plan.replies)
    return Page(
        note,
        describe_side(match, viewer.user, viewer.language, task=_task(shown, viewer.language)),
        describe_tree(shown, viewer.language),
        _what_happens(match, viewer.user, shown, viewer.language),
        await position_picture(
            match.position,
            viewer.language,
            viewer.display,
            turn=match.last_turn,
            numbered=_numbered(shown),
            bar=bar_of(match, seen_by(viewer.names, viewer.user, viewer.language), viewer.language),
        ),
        *_menus(match, plan, shown, viewer.language),
        row(
            *_buttons(ActionContext(match, viewer.language, viewer.user, plan=plan)),
            close_button(viewer.language),
        ),
        accent=accent(match.to_move),
    )


def _task(shown: Sequence[Branch], language: Language) -> str:
    if not shown:
        return language.say("plan-none")
    return language.say("plan-of", count=len(shown), most=MOST_REPLIES)


def _what_happens(match: Match, viewer: UserId, shown: Sequence[Branch], language: Language) -> str:
    """Describe what happens to the plan as the match goes on."""
    if not shown:
        return ""
    if match.player_to_move == viewer:
        return language.say("plan-begins")
    return language.say("plan-goes-on", opponent=mention(match.opponent_of(viewer), language))


def _numbered(shown: Sequence[Branch]) -> dict[int, Jump]:
    """Return the moves to draw, by reply number: those that are answered or, on the player's turn, the player's own."""
    first = {each.number: each.reply.to or each.reply.move for each in shown if not each.parent}
    return {number: move for number, move in first.items() if isinstance(move, Jump)}


def _menus(match: Match, plan: Plan, shown: Sequence[Branch], language: Language) -> list[Part]:
    """Build the menus for deleting a reply; none if there is only one, because deleting the plan deletes it."""
    if not shown[1:]:
        return []
    parts = [shown[start : start + IN_A_MENU] for start in range(0, len(shown), IN_A_MENU)]
    return [
        row(
            select(
                language.say("ask-drop-reply"),
                [
                    discord.SelectOption(
                        label=describe_reply(branch, language)[:100], value=str(branch.number)
                    )
                    for branch in part
                ],
                DropReply(match.id, plan.version(match), MenuPart(number)),
            )
        )
        for number, part in enumerate(parts, start=1)
    ]


def _buttons(context: ActionContext) -> list[Block]:
    language, match = context.language, context.match
    buttons = action_buttons(Placement.PLAN, context)
    if context.is_own_turn:
        move = MakeMove(match.id, match.number)
        buttons.insert(0, button(language.say("button-move"), move, style=Style.primary))
    if context.planned:
        buttons.append(button(language.say("button-drop-plan"), DropPlan(match.id)))
    return buttons
