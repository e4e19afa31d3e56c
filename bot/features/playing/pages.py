"""The controls with which a move is made, where they stand, and the answer to a move that needs one."""

from operator import attrgetter

from bot.catalogue import Language
from bot.domain import EventNumber, Match, MatchId, UserId
from bot.ui.action_slots import ActionContext, Placement, action_button, action_buttons, add_action_button
from bot.ui.choices import RowNumber
from bot.ui.closing import close_button
from bot.ui.control import Control, Style, button
from bot.ui.delivery import Delivered, Delivery, describe_delivery
from bot.ui.display_options import DisplayOptions
from bot.ui.page import Block, Page, row
from bot.ui.pictures import board_picture
from bot.ui.words import accent, describe_move, in_a_row, mention
from dvonn import Move, Phase, Space

NO_MATCH = MatchId(0)


class MakeMove(Control, action="move"):
    """Opens the panel for the current turn, or begins it again; `seen` is the event that is to be answered."""

    match: MatchId
    seen: EventNumber


class ChooseRow(Control, action="row"):
    """Offers the vacant spaces of a row."""

    match: MatchId
    seen: EventNumber
    row: RowNumber


class PlacePiece(Control, action="place"):
    """Places the piece."""

    match: MatchId
    seen: EventNumber
    space: Space


class OpenPlacing(Control, action="placing"):
    """Opens the panel in which pieces are placed, now or as soon as the turn comes."""

    match: MatchId


class PlanRow(Control, action="plan-row"):
    """Offers the spaces of a row for a piece that is placed as soon as the turn comes."""

    match: MatchId
    row: RowNumber


class PlanSpace(Control, action="plan-space"):
    """Adds a space to the end of the plan."""

    match: MatchId
    space: Space


class ChooseStack(Control, action="stack"):
    """Offers the targets of a stack; without one it was a menu, and the stack is what was chosen there."""

    match: MatchId
    seen: EventNumber
    stack: Space | None = None


class ChooseTarget(Control, action="target"):
    """Moves a stack; without a target it was a menu, and the target is what was chosen there."""

    match: MatchId
    seen: EventNumber
    source: Space
    target: Space | None = None


class PlayAnyway(Control, action="anyway"):
    """Plays a move about which the player has been asked."""

    match: MatchId
    seen: EventNumber
    move: Move


class WhyNot(Control, action="why"):
    """Tells why the other stacks can't move."""

    match: MatchId
    seen: EventNumber


class NextMatch(Control, action="next"):
    """Opens the match that waits for the person next, after another one or `NO_MATCH`."""

    after: MatchId


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
    return button(view.language.say("button-why-not"), WhyNot(view.match.id, view.match.number))


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
