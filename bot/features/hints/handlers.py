"""A hint in three steps: the stack to look at, the move, and the expected line with its outcome.

Each step is a private page with a button to the next one. During placement, the first step is a row.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Unpack

from bot.catalogue import Language
from bot.domain import EventNumber, Match, MatchId, Turn
from bot.domain.computer import Best
from bot.domain.history import turns_of
from bot.domain.ids import PlyNumber
from bot.domain.refusals import RefusalReason, Refused
from bot.features.hints.refusals import NO_HINTS_HERE, NOTHING_TO_CHOOSE
from bot.pages.consequences import describe_best_play, describe_line, describe_made
from bot.pages.game_words import Marks, colour_id, describe_move
from bot.pages.history import ShowHistory, add_closer_look
from bot.pages.match_panel_pages import MOVES, Turning
from bot.pages.match_status import Past, id_of, nearest, plies
from bot.pages.move_picker import PickMove
from bot.pages.move_reasons import main_reason
from bot.pages.pictures import Shown, bar_after, bar_of, position_picture, seen_by
from bot.pages.viewer import DisplayOptions, Viewer
from bot.requests.handlers import Handlers
from bot.requests.looking_back import check_end_not_in_play, check_game_not_in_play
from bot.requests.request import Request
from bot.toolkit.action_slots import ActionContext, Placement, action_button, action_buttons
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Block, Page, row
from bot.toolkit.words import accent
from dvonn import Colour, Jump, Move, Piece, Place, Position, Space
from rendering import Bar

MOST_MOVES = 6
"""How many moves of the line are shown, including passes; later ones are hardly ever played."""


class HintStep(StrEnum):
    """The steps, each more specific than the one before."""

    STACK = "stack"
    MOVE = "move"
    LINE = "line"


class Hint(Control, action="hint"):
    """A hint for the current turn against the computer; `seen` is the event number of the board."""

    match: MatchId
    seen: EventNumber
    step: HintStep


class PastHint(Control, action="past-hint"):
    """A hint for a ply of a finished match."""

    match: MatchId
    ply: PlyNumber
    step: HintStep


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A position for which a hint is requested, with everything needed to draw the pages."""

    position: Position
    language: Language
    display: DisplayOptions
    further: Callable[[HintStep], Control]
    """A function that returns the control for another step."""
    back: Sequence[Block]
    """The buttons that lead back."""
    play: Callable[[Move], Control] | None = None
    """A function that returns the control that plays the move; None when looking back."""
    last_turn: Turn | None = None
    """The turn that led to the position."""
    bar: Bar | None = None
    """The bar above the position."""
    reader: Colour | None = None
    """The colour addressed as "you"; None when reviewing a finished match."""

    @property
    def nobody_knows(self) -> bool:
        """Whether no move is known to be better than another: true for DVONN pieces, which are placed first."""
        return self.position.to_place is Piece.DVONN


def of_turn(match: Match, viewer: Viewer) -> HintRequest:
    """Build the request for the current turn, for the player to move."""
    mover = match.player_to_move
    seen = viewer.names if mover is None else seen_by(viewer.names, mover, viewer.language)
    return HintRequest(
        match.position,
        viewer.language,
        viewer.display,
        lambda step: Hint(match.id, match.number, step),
        action_buttons(Placement.ASIDE, ActionContext(match, viewer.language, mover)),
        play=lambda move: MOVES.choose(Turning(match.id, match.number))(PickMove(move)),
        last_turn=match.last_turn,
        bar=bar_of(match, seen, viewer.language),
        reader=match.position.to_move,
    )


def of_ply(match: Match, ply: PlyNumber, viewer: Viewer) -> HintRequest:
    """Build the request for a ply of a finished match."""
    back = button(viewer.language.say("button-back"), ShowHistory(id_of(match), ply))
    return HintRequest(
        match.game.position_at(ply),
        viewer.language,
        viewer.display,
        lambda step: PastHint(match.id, ply, step),
        [back],
        last_turn=Turn.made(match.game, ply) if ply > plies(match).start else None,
        bar=bar_of(match, viewer.names, viewer.language, ply),
    )


def has_choice(position: Position) -> bool:
    """Whether a player is to move and can do more than pass."""
    return position.to_move is not None and not position.must_pass


@action_button(Placement.DIRECT_BOARD, 20)
@action_button(Placement.PANEL, 30)
def _current_hint_button(view: ActionContext) -> Block | None:
    if view.match.computer is None or not view.match.policy.hints or not view.is_own_turn:
        return None
    if view.match.position.to_place is Piece.DVONN:
        return None
    return _hint_button(Hint(view.match.id, view.match.number, HintStep.STACK), view.language)


def _past_hint_button(past: Past, ply: PlyNumber, language: Language) -> Block | None:
    if not isinstance(past, Match) or not past.is_over or not has_choice(past.game.position_at(ply)):
        return None
    return _hint_button(PastHint(past.id, ply, HintStep.STACK), language)


add_closer_look(10, _past_hint_button)


def _hint_button(control: Control, language: Language) -> Block:
    return button(language.say("button-hint"), control)


def nobody_knows_page(asked: HintRequest) -> Page:
    """Explain that no move is known to be better than another."""
    return Page(asked.language.say("hint-dvonn"), row(*asked.back), accent=accent(asked.position.to_move))


async def hint_page(asked: HintRequest, step: HintStep, best: Best) -> Page:
    """Build one step of a hint, with buttons to play the move once it is named, and to the next step."""
    describe, further = _STEPS[step]
    text, picture = await describe(asked, best)
    say, move = asked.language.say, best.line[0]
    play = asked.play if step is not HintStep.STACK else None
    return Page(
        text,
        picture,
        row(
            button(say("button-hint-play", move=describe_move(move)), play(move), style=Style.primary)
            if play
            else None,
            button(
                say(f"button-hint-{further}"),
                asked.further(further),
                style=Style.secondary if play else Style.primary,
            )
            if further
            else None,
            *asked.back,
        ),
        accent=accent(asked.position.to_move),
    )


Described = tuple[str, Shown]
"""The text above a picture, and the picture."""


async def _stack(asked: HintRequest, best: Best) -> Described:
    """Name the stack to move, or the row for a placement."""
    language, position, move = asked.language, asked.position, best.line[0]
    if isinstance(move, Jump):
        text = language.say("hint-stack", space=str(move.source))
        return text, await _draw(asked, named=(move.source,), chosen=move.source)
    row_number = _space_of(move).row
    free = [space for space in position.vacant() if space.row == row_number]
    return language.say("hint-row", row=row_number), await _draw(asked, named=free, targets=free)


async def _move(asked: HintRequest, best: Best) -> Described:
    """Name the move, its consequences and the main reason for it."""
    turn = Turn.of(asked.position, best.line[0])
    language = asked.language
    told = language.say("hint-move", told=describe_made(turn, asked.reader, language))
    reason = main_reason(list(turns_of(asked.position, best.line[:MOST_MOVES])))
    text = f"{told}\n{language.say(f'hint-why-{reason.kind}', **reason.values)}"
    if isinstance(turn.move, Jump):
        source, target = turn.move.source, turn.move.target
        picture = await _draw(
            asked, named=(source, target), chosen=source, targets=(target,), falling=turn.cut_off
        )
    else:
        space = _space_of(turn.move)
        picture = await _draw(asked, named=(space,), targets=(space,))
    return text, picture


async def _line(asked: HintRequest, best: Best) -> Described:
    """Show the best line, the expected outcome, and the resulting board."""
    language, turns = asked.language, list(turns_of(asked.position, best.line[:MOST_MOVES]))
    text = describe_line(turns, asked.reader, language)
    after = turns[-1].after
    bar = bar_after(asked.bar, after) if asked.bar else None
    picture = await position_picture(after, language, asked.display, turn=turns[-1], bar=bar)
    outcome = _describe_outcome(asked.position, best, language)
    heading, caption = language.say("hint-line"), language.say("hint-after")
    return "\n".join([heading, *text, outcome, caption]), picture


_STEPS = {
    HintStep.STACK: (_stack, HintStep.MOVE),
    HintStep.MOVE: (_move, HintStep.LINE),
    HintStep.LINE: (_line, None),
}
"""The function for each step, and the step after it."""


def _describe_outcome(position: Position, best: Best, language: Language) -> str:
    """Describe the expected outcome: as certain if it was solved, otherwise as an estimate."""
    ahead = round(abs(best.margin))
    mover = _mover(position)
    leader = mover if best.margin >= 0 else mover.opponent
    if best.exact:
        return describe_best_play(leader if ahead else None, ahead, language)
    if best.decided:
        return describe_best_play(leader, None, language)
    return language.say("hint-ahead" if ahead else "hint-even", colour=colour_id(leader), pieces=ahead)


async def _draw(asked: HintRequest, *, named: Sequence[Space], **marks: Unpack[Marks]) -> Shown:
    """Draw the position with the hint's marks.

    Returns "" for users who prefer words if no stack is chosen, because an earlier page has described the board.
    """
    if asked.display.words and "chosen" not in marks:
        return ""
    return await position_picture(
        asked.position,
        asked.language,
        asked.display,
        turn=asked.last_turn,
        named=named,
        bar=asked.bar,
        **marks,
    )


def _mover(position: Position) -> Colour:
    """Return the colour to move. Raises `ValueError` if there is none."""
    if position.to_move is None:
        raise ValueError("nobody is to move")
    return position.to_move


def _space_of(move: Move) -> Space:
    """Return the space of a placement. Raises `TypeError` for other moves."""
    if not isinstance(move, Place):
        raise TypeError(move)
    return move.space


handlers = Handlers()


async def hint(request: Request, asked: HintRequest, step: HintStep, match: MatchId) -> Page:
    """Build one step of a hint. Raises `Refused`: NOTHING_TO_CHOOSE, TOO_BUSY."""
    if not has_choice(asked.position):
        raise Refused(NOTHING_TO_CHOOSE)
    if asked.nobody_knows:
        return nobody_knows_page(asked)
    try:
        best = await request.client.computer_player.best(asked.position, match=match)
    except TimeoutError as busy:
        raise Refused(RefusalReason.TOO_BUSY) from busy
    return await hint_page(asked, step, best)


@handlers.control(Hint)
async def for_turn(request: Request, control: Hint) -> Page:
    match = await request.match(control.match)
    if match.computer is None and not match.is_over:
        raise Refused(NO_HINTS_HERE, match)
    match.check_turn(request.user, control.seen)
    match.check_allowed(match.policy.hints)
    await check_end_not_in_play(request, match.game)
    asked = of_turn(match, await request.viewer(match))
    return await hint(request, asked, control.step, match.id)


@handlers.control(PastHint)
async def for_ply(request: Request, control: PastHint) -> Page:
    match = await request.match(control.match)
    if not match.is_over:
        raise Refused(NO_HINTS_HERE, match)
    await check_game_not_in_play(request, match.game)
    ply = nearest(match, control.ply)
    asked = of_ply(match, ply, await request.viewer(match))
    return await hint(request, asked, control.step, match.id)
