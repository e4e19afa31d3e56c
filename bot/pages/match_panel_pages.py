"""The private panel of a match: its controls, their action slots, and the answers to a move."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter

from bot.catalogue import Language
from bot.domain import EventNumber, Match, MatchId, Plan, UserId
from bot.pages.choices import are_few
from bot.pages.consequences import describe_score
from bot.pages.game_words import SIGNS, colour_id, describe_move, opponent_mention
from bot.pages.match_status import (
    describe_all_placed,
    describe_beginning,
    describe_clock,
    describe_halt,
    describe_last,
    describe_live_clocks,
    describe_offer,
    describe_state,
    describe_task,
)
from bot.pages.move_picker import (
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
from bot.pages.notification import turn_notification
from bot.pages.occasions import words_of
from bot.pages.pictures import Shown, bar_of, board_picture, seen_by
from bot.pages.tips import Tip
from bot.pages.viewer import Viewer
from bot.toolkit.action_slots import (
    ActionContext,
    Placement,
    action_button,
    action_buttons,
    add_action_button,
)
from bot.toolkit.answer import Delivered, Delivery, close_button, close_where_it_fits, describe_delivery
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Block, Kind, MessageTag, Page, fits_a_phone, row
from bot.toolkit.words import Names, accent, dotted, in_a_row, listed, mention, named
from dvonn import Colour, Move, Phase, Space
from rendering import Bar

NO_MATCH = MatchId(0)


class MakeMove(Control, action="move"):
    """A control that opens the panel for the current turn, or resets it.

    `seen` is the number of the match's last event when the control was drawn.
    """

    match: MatchId
    seen: EventNumber


class OpenPlacing(Control, action="placing"):
    """A control that opens the panel to place pieces now, or to plan placements."""

    match: MatchId


class ShowPanel(Control, action="panel"):
    """A control that opens the panel, or the result, whatever has happened in the match."""

    match: MatchId


add_action_button(ShowPanel, "button-result", {Placement.REVIEW: 30})


class NextMatch(Control, action="next"):
    """A control that opens the next match waiting for the user: the first one after `after`, or any for `NO_MATCH`."""

    after: MatchId


@dataclass(frozen=True)
class Turning:
    """The turn for which a move is picked.

    `seen` is the number of the match's last event when the control was drawn.
    """

    match: MatchId
    seen: EventNumber


@dataclass(frozen=True)
class PlannedMatch:
    """The match for which placements are planned."""

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
"""The picker for the move of a turn."""

PLANS = Picker(PlannedMatch, {PickRow: "plan-row", PickSpace: "plan-space"})
"""The picker for a space to append to the plan."""


def _can_move(context: ActionContext) -> bool:
    """Whether a user is to move now: neither the computer, nor nobody because the match is on hold."""
    return not (context.match.is_computers_turn or context.match.is_on_hold)


def _move_on_board(context: ActionContext) -> Block:
    label = context.language.say("button-place" if context.places else "button-move")
    control = MakeMove(context.match.id, context.match.number)
    return button(label, control, style=Style.primary if _can_move(context) else Style.secondary)


for _placement in (Placement.FIRST_BOARD, Placement.BOARD):
    action_button(_placement, 10)(_move_on_board)
_OWN = {Placement.OWN_BOARD: 10, Placement.WORDS: 10, Placement.PING: 10}
add_action_button(
    MakeMove,
    "button-place",
    _OWN,
    when=lambda context: context.is_own_turn and context.places,
    style=Style.primary,
)
add_action_button(
    MakeMove,
    "button-move",
    _OWN,
    when=lambda context: context.is_own_turn and context.stacks,
    style=Style.primary,
)


@action_button(Placement.DIRECT_BOARD, 10)
@action_button(Placement.PANEL, 10)
def _why_not_button(context: ActionContext) -> Block | None:
    if not (context.is_own_turn and context.match.position.stuck()):
        return None
    return button(context.language.say("button-why-not"), _choose(context)(AskWhyNot()))


@action_button(Placement.ASIDE, 10)
def _back_to_panel(context: ActionContext) -> Block | None:
    return _to_panel(context, context.language.say("button-back-to-panel"))


@action_button(Placement.LINE, 20)
def back(context: ActionContext) -> Block | None:
    """Return the button back to the start of the panel, if there is one."""
    return _to_panel(context, context.language.say("button-back"))


IN_PANEL = 4
"""The maximum number of action buttons in the panel's row; the fifth button closes the panel."""


def panel_action_buttons(context: ActionContext) -> list[Block]:
    """Return the panel's action buttons; if there are too many, those just before the last are left out."""
    leading = action_buttons(Placement.PANEL, context)
    return [*leading[: IN_PANEL - 1], leading[-1]] if len(leading) > IN_PANEL else leading


def _to_panel(context: ActionContext, label: str) -> Block | None:
    if not (context.runs and context.plays):
        return None
    if context.is_own_turn:
        control: Control = MakeMove(context.match.id, context.match.number)
    elif context.match.position.phase is Phase.PLACING:
        control = OpenPlacing(context.match.id)
    else:
        return None
    return button(label, control)


add_action_button(
    NextMatch,
    "button-next",
    {Placement.DONE: 20, Placement.PANEL: 50, Placement.ENDED_NEXT: 10},
    when=attrgetter("others_wait"),
)


def _choose(context: ActionContext) -> Choose:
    """Return a function that makes controls, which play a move on the viewer's turn and plan it otherwise."""
    if context.is_own_turn:
        return MOVES.choose(Turning(context.match.id, context.match.number))
    return PLANS.choose(PlannedMatch(context.match.id))


# placement phase: the panel stays open, and choices on the opponent's turn are planned


async def rows_page(
    context: ActionContext, plan: Plan, viewer: Viewer, *, note: str = "", tip: Tip | None = None
) -> Page:
    """Return step 1 of a placement: the rows with their numbers of vacant spaces.

    `note` is a sentence about what the user has just done.
    """
    return await draw_rows(_with_tip(placing_panel(context, plan, viewer), tip), note=note)


async def spaces_page(context: ActionContext, plan: Plan, chosen_row: int, viewer: Viewer) -> Page:
    """Return step 2 of a placement: the spaces of a row; occupied and planned ones are disabled."""
    return await draw_spaces(placing_panel(context, plan, viewer), chosen_row)


def placing_panel(context: ActionContext, plan: Plan, viewer: Viewer) -> Panel:
    return Panel(
        context.match.position,
        context.language,
        viewer.display,
        _task(context, plan),
        _choose(context),
        ways_on=panel_action_buttons(context),
        back=back(context),
        close=close_button(context.language),
        last_turn=context.match.last_turn,
        bar=_bar(context, viewer),
        planned=plan.spaces,
    )


def _with_tip(panel: Panel, tip: Tip | None) -> Panel:
    if tip is None:
        return panel
    return replace(panel, tip=tip.tell(panel.language), suggested=tip.suggested)


def _task(context: ActionContext, plan: Plan) -> str:
    """Describe the piece to place or, on the opponent's turn, the plan."""
    match, language = context.match, context.language
    if context.is_own_turn:
        return describe_seat(context)
    if plan.spaces:
        planned = language.say("plan-spaces", match=match.id, spaces=listed(plan.spaces, language))
    else:
        planned = language.say("plan-no-spaces", match=match.id)
    if not match.pace.is_live or context.viewer is None:
        return planned
    clocks = describe_clocks(match, context.viewer, language)
    return "\n".join(filter(None, (_describe_wait(match, context.viewer, language), clocks, planned)))


def planned_note(placed: Sequence[Space], delivery: Delivery | None, language: Language) -> str:
    """Return a note on a saved plan: which placements were played at once, with their delivery, or that it is kept."""
    if not placed:
        return language.say("plan-kept")
    text = language.say("plan-placed", spaces=listed(placed, language))
    return in_a_row([text, describe_delivery(delivery, language) if delivery else ""], language)


# stacking phase


async def stacks_page(match: Match, viewer: Viewer, *, note: str = "", tip: Tip | None = None) -> Page:
    """Return step 1 of a move: the stacks that can move, or all moves at once if they fit.

    `note` is a sentence about what the user has just done.
    """
    panel = _with_tip(stacking_panel(match, viewer), tip)
    notes = (note, describe_all_placed(match.last_turn, viewer.language))
    return await draw_stacks(panel, note=in_a_row(notes, viewer.language))


def stacking_panel(match: Match, viewer: Viewer) -> Panel:
    """Return the panel as the player to move sees it."""
    context = ActionContext(match, viewer.language, match.player_to_move)
    ways_on = panel_action_buttons(context)
    return Panel(
        match.position,
        viewer.language,
        viewer.display,
        describe_seat(context),
        _choose(context),
        ways_on=ways_on,
        back=back(context),
        close=close_where_it_fits(ways_on, viewer.language),
        last_turn=match.last_turn,
        bar=_bar(context, viewer),
    )


# the board in direct messages, which is the panel as well


async def direct_board_page(
    match: Match, viewer: Viewer, *, reminder: bool = False, tip: Tip | None = None, paired: bool = False
) -> Page:
    """Return the board in its only reader's direct messages, with the buttons for a move on their turn.

    With `reminder` it says that the reader's time is running out. The `tip`, if any, is on the reader's first move.
    With `paired` it begins with the opponent who was found.
    """
    context = ActionContext(match, viewer.language, viewer.user)
    notification = turn_notification(match, viewer.names, viewer.language, reminder=reminder)
    opponent = opponent_mention(match, viewer.user, viewer.language)
    found = viewer.language.say("board-found", player=opponent) if paired else ""
    if not context.is_own_turn or (match.offer is not None and match.awaited == viewer.user):
        opens_panel = context.places or match.computer is not None or context.is_own_turn
        board = Placement.BOARD if match.last_turn else Placement.FIRST_BOARD
        buttons = board if opens_panel else Placement.DIRECT_BOARD
        return Page(
            "\n".join(filter(None, (found, _describe_wait_on_board(context, viewer)))),
            await _board(match, viewer),
            row(*action_buttons(Placement.ANSWERS, context)),
            row(*action_buttons(buttons, context)),
            accent=accent(match.to_move),
            message_tag=_board_tag(match),
            notification=notification,
        )
    panel = _with_tip(direct_panel(context, viewer), tip)
    notes = (
        found,
        _describe_reminder(match, viewer) if reminder else "",
        describe_all_placed(match.last_turn, viewer.language),
    )
    note = in_a_row(notes, viewer.language)
    page = await (draw_rows if context.places else draw_stacks)(panel, note=note)
    page.notification = notification
    return page


def _describe_reminder(match: Match, viewer: Viewer) -> str:
    colour = match.players.colour_of(viewer.user) or Colour.WHITE
    player = named(viewer.user, viewer.names, viewer.language)
    return viewer.language.say("turn-reminder", sign=SIGNS[colour], player=player)


def _describe_wait_on_board(context: ActionContext, viewer: Viewer) -> str:
    """Describe for the only reader of a board what a board in a channel says: turn, time limit, halts and offers."""
    match, language = context.match, context.language
    if match.computer:
        lines = (describe_seat(context), describe_halt(match, language))
    else:
        state = describe_state(match, viewer.user, language, names=viewer.names)
        lines = (state, _describe_facts(match, viewer.user, language))
    return "\n".join(filter(None, lines))


def direct_panel(context: ActionContext, viewer: Viewer) -> Panel:
    """Return the panel on the board in direct messages, which also shows the time limit, a halt and an offer."""
    match, language = context.match, context.language
    panel = placing_panel(context, Plan(), viewer) if context.places else stacking_panel(match, viewer)
    buttons = action_buttons(Placement.DIRECT_BOARD, context)
    while len(buttons) > 1 and not fits_a_phone(buttons):
        del buttons[0]
    limit = "" if match.pace.is_live else describe_clock(match, language)
    offer = describe_offer(match, language, viewer.names, addressed=viewer.user)
    task = "\n".join(filter(None, (panel.task, limit, describe_halt(match, language), offer)))
    return replace(panel, task=task, ways_on=buttons, close=None, message_tag=_board_tag(match))


def _board_tag(match: Match) -> MessageTag:
    return MessageTag(Kind.BOARD, match.id, match.number)


# where the player is


def describe_seat(context: ActionContext) -> str:
    """Describe the player's colour, opponent and task; below, live clocks, the match, the score and the last move."""
    match, language, viewer = context.match, context.language, context.viewer
    if viewer is None:
        raise ValueError("the viewer doesn't play")
    if match.pace.is_live and match.player_to_move != viewer:
        heading = _describe_wait(match, viewer, language)
    else:
        heading = describe_side(match, viewer, language, task=_task_now(match, language))
    clocks = describe_clocks(match, viewer, language)
    return "\n".join(filter(None, (heading, clocks, _describe_facts(match, viewer, language))))


def _describe_facts(match: Match, viewer: UserId, language: Language) -> str:
    """Describe the match, the score and the last move in small print.

    Before the first move of people in direct messages, where no channel tells it, describe how the match begins.
    """
    facts = [words_of(match.occasion).which(match, language) or language.say("games-match", match=match.id)]
    if match.position.phase is not Phase.PLACING:
        facts.append(describe_score(match.position, match.players.colour_of(viewer), language))
    if last := describe_last(match, viewer, language):
        facts.append(last)
    is_untold = not last and match.venue.is_direct and match.computer is None
    begun = describe_beginning(match, language) if is_untold else ""
    return "\n".join(f"-# {line}" for line in (dotted(facts, language), begun) if line)


def describe_clocks(match: Match, viewer: UserId, language: Language) -> str:
    """Describe the clocks of a live match to one of its players; empty unless one runs."""
    return describe_live_clocks(match, {viewer: language.say("bar-you")}, language)


def _describe_wait(match: Match, viewer: UserId, language: Language) -> str:
    """Tell a player of a live match that the opponent is to move, or that the match is on hold."""
    if match.is_on_hold:
        return describe_side(match, viewer, language, task=language.say("head-halted"))
    opponent, own = match.opponent_of(viewer), match.players.colour_of(viewer)
    if own is None:
        raise ValueError("the viewer doesn't play")
    return language.say("panel-waits", opponent=mention(opponent, language), colour=colour_id(own))


def describe_side(match: Match, viewer: UserId, language: Language, *, task: str) -> str:
    """Describe the player's colour and opponent, and the player's `task` on the page."""
    own = match.players.colour_of(viewer)
    if own is None:
        raise ValueError("the viewer doesn't play")
    opponent = mention(match.opponent_of(viewer), language)  # the bar names a computer's level
    return language.say("panel-heading", colour=colour_id(own), opponent=opponent, task=task)


def _task_now(match: Match, language: Language) -> str:
    if match.is_computers_turn:
        return language.say("panel-computer-thinks")
    if match.position.phase is Phase.PLACING:
        return describe_task(match.position, language)
    few = are_few(match.position, match.to_move, language)
    return language.say("panel-choose-move" if few else "panel-choose-stack")


def _bar(context: ActionContext, viewer: Viewer) -> Bar | None:
    """Return the bar above a picture; where words replace it, `describe_seat` says the same."""
    names = _names(context.viewer, viewer)
    return None if names is None else bar_of(context.match, names, context.language)


def _board(match: Match, viewer: Viewer) -> Awaitable[Shown]:
    """Draw the board below `describe_seat`."""
    return board_picture(match, viewer.language, viewer.display, names=_names(viewer.user, viewer))


def _names(player: UserId | None, viewer: Viewer) -> Names | None:
    """Return the names in a picture, with "You" for the player; None for words."""
    if viewer.display.words:
        return None
    return viewer.names if player is None else seen_by(viewer.names, player, viewer.language)


def describe_next(match: Match, viewer: UserId, language: Language) -> str:
    """Return a sentence about the match that the panel shows next."""
    return language.say("next-is", opponent=opponent_mention(match, viewer, language), match=match.id)


# answers to a move


def describe_played(match: Match, viewer: UserId, move: Move, delivery: Delivery, language: Language) -> str:
    """Return sentences on a move, the opponent's planned answer if there was one, and the delivery."""
    sentences = [language.say("done-played", move=describe_move(move))]
    if match.line and match.line[-1].actor == match.opponent_of(viewer):
        sentences.append(language.say("done-answered", opponent=mention(match.opponent_of(viewer), language)))
    return in_a_row([*sentences, describe_delivery(delivery, language)], language)


def played_page(
    match: Match,
    viewer: UserId,
    move: Move,
    delivery: Delivery,
    language: Language,
    *,
    others_wait: bool = False,
    elsewhere: str = "",
) -> Page:
    """Return the answer to a move whose board is in another channel.

    With `others_wait` it has a button to the next match that waits for the player. `elsewhere` is a sentence about
    another view of the match.
    """
    board = delivery.message if isinstance(delivery, Delivered) else None
    context = ActionContext(match, language, viewer, message=board, others_wait=others_wait)
    return Page(
        describe_played(match, viewer, move, delivery, language),
        elsewhere,
        row(*action_buttons(Placement.DONE, context)),
        accent=accent(match.to_move),
    )


async def waiting_page(match: Match, viewer: Viewer, *, note: str = "") -> Page:
    """Return the player's panel while the computer thinks, or the opponent in a live match.

    `note` is a sentence about what the user has just done.
    """
    language = viewer.language
    context = ActionContext(match, language, viewer.user)
    return Page(
        note,
        describe_seat(context),
        describe_halt(match, language),
        describe_offer(match, language, viewer.names, addressed=viewer.user),
        await _board(match, viewer),
        row(close_button(language)),
        accent=accent(match.to_move),
    )


def farewell_page(match: Match, language: Language) -> Page:
    """Return the last page of a panel that waits in a live match; Discord ends its updates after 15 minutes."""
    return Page(
        language.say("panel-farewell", match=match.id),
        row(button(language.say("button-show-panel"), ShowPanel(match.id), style=Style.primary)),
        accent=accent(match.to_move),
    )
