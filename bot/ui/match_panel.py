"""The private panel of a match: the controls with which a move is made, where they stand, and what comes of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter

from bot.catalogue import Language
from bot.domain import EventNumber, Match, MatchId, Plan, UserId
from bot.ui.action_slots import ActionContext, Placement, action_button, action_buttons, add_action_button
from bot.ui.closing import close_button, close_where_it_fits
from bot.ui.control import Control, Style, button
from bot.ui.delivery import Delivered, Delivery, describe_delivery
from bot.ui.display_options import DisplayOptions
from bot.ui.match_status import describe_all_placed, describe_task
from bot.ui.move_picker import (
    AskWhyNot,
    Choose,
    Panel,
    PickAnyway,
    Picker,
    PickRow,
    PickSpace,
    PickStack,
    PickTarget,
    draw_rows,
    draw_spaces,
    draw_stacks,
)
from bot.ui.page import Block, Page, row
from bot.ui.pictures import board_picture
from bot.ui.words import accent, describe_move, in_a_row, listed, mention
from dvonn import Move, Phase, Space

NO_MATCH = MatchId(0)


class MakeMove(Control, action="move"):
    """Opens the panel for the current turn, or begins it again; `seen` is the event that is to be answered."""

    match: MatchId
    seen: EventNumber


class OpenPlacing(Control, action="placing"):
    """Opens the panel in which pieces are placed, now or as soon as the turn comes."""

    match: MatchId


class NextMatch(Control, action="next"):
    """Opens the match that waits for the person next, after another one or `NO_MATCH`."""

    after: MatchId


@dataclass(frozen=True)
class Turning:
    """The turn for which a move is picked; `seen` is the event that is to be answered."""

    match: MatchId
    seen: EventNumber


@dataclass(frozen=True)
class Waiting:
    """The match in which spaces are planned until the turn comes."""

    match: MatchId


MOVES = Picker(
    Turning,
    {
        PickRow: "row",
        PickSpace: "place",
        PickStack: "stack",
        PickTarget: "target",
        PickAnyway: "anyway",
        AskWhyNot: "why",
    },
)
"""Picks the move of a turn."""

PLANS = Picker(Waiting, {PickRow: "plan-row", PickSpace: "plan-space"})
"""Picks a space that is added to the end of the plan."""


_OPEN = {Placement.FIRST_BOARD: 10, Placement.BOARD: 10}
_OWN = {Placement.OWN_BOARD: 10, Placement.WORDS: 10, Placement.PING: 10}
add_action_button(MakeMove, "button-place", _OPEN, when=attrgetter("places"), style=Style.primary)
add_action_button(MakeMove, "button-move", _OPEN, when=attrgetter("stacks"), style=Style.primary)
add_action_button(
    MakeMove, "button-place", _OWN, when=lambda view: view.is_own_turn and view.places, style=Style.primary
)
add_action_button(
    MakeMove, "button-move", _OWN, when=lambda view: view.is_own_turn and view.stacks, style=Style.primary
)


@action_button(Placement.PANEL, 10)
def _why_not_button(view: ActionContext) -> Block | None:
    if not (view.is_own_turn and view.match.position.stuck()):
        return None
    return button(view.language.say("button-why-not"), _choose(view)(AskWhyNot()))


@action_button(Placement.ASIDE, 10)
def _back_to_panel(view: ActionContext) -> Block | None:
    return _to_panel(view, view.language.say("button-back-to-panel"))


@action_button(Placement.LINE, 20)
def back(view: ActionContext) -> Block | None:
    """Leads to the beginning of the panel, where there is one."""
    return _to_panel(view, view.language.say("button-back"))


IN_PANEL = 4
"""Doors in the row of a panel, which ends with the button that closes it."""


def panel_action_buttons(view: ActionContext) -> list[Block]:
    """The buttons that lead on from the panel: where there are too many, those before the last one are left out."""
    leading = action_buttons(Placement.PANEL, view)
    return [*leading[: IN_PANEL - 1], leading[-1]] if len(leading) > IN_PANEL else leading


def _to_panel(view: ActionContext, label: str) -> Block | None:
    if not (view.runs and view.plays):
        return None
    if view.is_own_turn:
        control: Control = MakeMove(view.match.id, view.match.number)
    elif view.match.position.phase is Phase.PLACING:
        control = OpenPlacing(view.match.id)
    else:
        return None
    return button(label, control)


add_action_button(
    NextMatch, "button-next", {Placement.DONE: 20, Placement.PANEL: 50}, when=attrgetter("others_wait")
)


def _choose(view: ActionContext) -> Choose:
    """The controls that play a move on one's turn, and that plan it while the opponent is to move."""
    if view.is_own_turn:
        return MOVES.choose(Turning(view.match.id, view.match.number))
    return PLANS.choose(Waiting(view.match.id))


# placing: the panel stays open, so that what is chosen while the opponent is to move is planned


async def rows_page(
    view: ActionContext, plan: Plan, display: DisplayOptions, *, note: str = "", tip: str = ""
) -> Page:
    """The first step: the rows with how many spaces are left in each; `note` says first what was just done."""
    return await draw_rows(replace(_placing_panel(view, plan, display), tip=tip), note=note)


async def spaces_page(view: ActionContext, plan: Plan, chosen_row: int, display: DisplayOptions) -> Page:
    """The second step: the spaces of a row; those that are taken or planned can't be chosen."""
    return await draw_spaces(_placing_panel(view, plan, display), chosen_row)


def _placing_panel(view: ActionContext, plan: Plan, display: DisplayOptions) -> Panel:
    return Panel(
        view.match.position,
        view.language,
        display,
        _task(view, plan),
        _choose(view),
        ways_on=panel_action_buttons(view),
        back=back(view),
        close=close_button(view.language),
        last_turn=view.match.last_turn,
        planned=plan.spaces,
    )


def _task(view: ActionContext, plan: Plan) -> str:
    """The piece that is to be placed; or, while the opponent is to move, what is planned."""
    match, language = view.match, view.language
    if view.is_own_turn:
        return language.say("panel-heading", match=match.id, task=describe_task(match.position, language))
    if not plan.spaces:
        return language.say("plan-no-spaces", match=match.id)
    return language.say("plan-spaces", match=match.id, spaces=listed(plan.spaces, language))


def planned_note(placed: Sequence[Space], delivery: Delivery | None, language: Language) -> str:
    """The answer about pieces that were placed at once on the player's turn; it says whether Discord shows them."""
    if not placed:
        return language.say("plan-kept")
    told = language.say("plan-placed", spaces=listed(placed, language))
    return in_a_row([told, describe_delivery(delivery, language) if delivery else ""], language)


# stacking


async def stacks_page(match: Match, language: Language, display: DisplayOptions, *, tip: str = "") -> Page:
    """The first step: the stacks that can move, or all moves at once where a message has room for them."""
    panel = replace(stacking_panel(match, language, display), tip=tip)
    return await draw_stacks(panel, note=describe_all_placed(match.last_turn, language))


def stacking_panel(match: Match, language: Language, display: DisplayOptions) -> Panel:
    """The match as the player to move sees it."""
    view = ActionContext(match, language, match.player_to_move)
    ways_on = panel_action_buttons(view)
    return Panel(
        match.position,
        language,
        display,
        language.say("panel-heading", match=match.id, task=describe_task(match.position, language)),
        _choose(view),
        ways_on=ways_on,
        back=back(view),
        close=close_where_it_fits(ways_on, language),
        last_turn=match.last_turn,
    )


# what comes of a move


def describe_played(match: Match, viewer: UserId, move: Move, delivery: Delivery, language: Language) -> str:
    """Sentences on a move that was played, perhaps answered at once by a plan, and on whether Discord shows it."""
    told = [language.say("done-played", move=describe_move(move))]
    if match.line and match.line[-1].actor == match.opponent_of(viewer):
        told.append(language.say("done-answered", opponent=mention(match.opponent_of(viewer), language)))
    return in_a_row([*told, describe_delivery(delivery, language)], language)


def played_page(
    match: Match,
    viewer: UserId,
    move: Move,
    delivery: Delivery,
    language: Language,
    *,
    others_wait: bool = False,
) -> Page:
    """The answer to a move whose new board does not stand where the player is.

    With `others_wait`, it leads on to the next match that waits for the player.
    """
    board = delivery.message if isinstance(delivery, Delivered) else None
    view = ActionContext(match, language, viewer, message=board, others_wait=others_wait)
    return Page(
        describe_played(match, viewer, move, delivery, language),
        row(*action_buttons(Placement.DONE, view)),
        accent=accent(match.to_move),
    )


async def thinking_page(match: Match, language: Language, display: DisplayOptions) -> Page:
    """The panel of somebody who plays the computer, while that thinks."""
    return Page(
        language.say("panel-computer-thinks"),
        await board_picture(match, language, display),
        row(close_button(language)),
        accent=accent(match.to_move),
    )
