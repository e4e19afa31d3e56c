"""The private panel in which a move is made, drawn for any position: a match's, or that of a step of the lesson.

A piece is placed by its row and then its space; a stack is moved by the stack and then its target, or by the whole move
where there are few.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.catalogue import Language
from bot.domain import Turn
from bot.ui.choices import (
    MOST_MOVES,
    RowNumber,
    move_buttons,
    row_buttons,
    space_buttons,
    stack_buttons,
    target_buttons,
)
from bot.ui.control import Control, Style, button
from bot.ui.display_options import DisplayOptions
from bot.ui.page import Block, Page, fits_a_phone, row
from bot.ui.pictures import position_picture
from bot.ui.words import DANGER, accent, arrow, describe_move, listed, pieces
from dvonn import Colour, Jump, Move, Position, Reason, Space

REASONS = (Reason.SURROUNDED, Reason.EMPTY_TARGET, Reason.LONE_DVONN)
"""The rules that keep stacks where they are, in the order in which they are told."""


class Placing(Protocol):
    """The meaning of what is chosen while a piece is placed."""

    def row(self, number: RowNumber) -> Control:
        """Offers the spaces of a row."""

    def space(self, space: Space) -> Control:
        """Places the piece there."""


class Stacking(Protocol):
    """The meaning of what is chosen while a stack is moved."""

    def stack(self, space: Space) -> Control:
        """Offers the targets of a stack."""

    def move(self, jump: Jump) -> Control:
        """Moves a stack."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A position in which somebody is to move, and all that its pages need to be drawn."""

    position: Position
    language: Language
    display: DisplayOptions
    task: str
    """The task, in a sentence."""
    ways_on: Sequence[Block | None] = ()
    """The buttons of the last row that lead elsewhere."""
    back: Block | None = None
    """The button that leads to the beginning of the panel."""
    close: Block | None = None
    """The button that takes the panel away."""
    last_turn: Turn | None = None
    """The move that led to the position, where it is to be shown."""
    planned: Sequence[Space] = ()
    """The spaces that are planned for the next pieces."""
    named: Sequence[Space] = ()
    """Spaces that bear their names, besides those that can be chosen."""
    by_stack: bool = False
    """Whether a stack is chosen first, even where there would be room for all whole moves."""
    tip: str = ""
    """A tip for somebody's first matches, if one fits."""
    forbidden: Sequence[Jump] = ()
    """Illegal moves that are offered beside the legal ones, to somebody who is to learn which are which."""
    steps: Block | None = None
    """A row of its own above the last one."""
    plays_both: bool = False
    """Whether the moves of both sides are chosen here: then they aren't told to the side that is to move as "you"."""
    reader: Colour | None = None
    """The side that is told as "you" in this case, if any."""

    @property
    def free(self) -> list[Space]:
        """The spaces that are vacant and not planned yet."""
        return [space for space in self.position.vacant() if space not in self.planned]

    @property
    def told_to(self) -> Colour | None:
        """The side to which the consequences of moves are told as "you"."""
        return self.reader if self.plays_both else self.position.to_move

    @property
    def accent(self) -> int | None:
        """The colour of the page's edge: that of the side to move."""
        return accent(self.position.to_move)


# placing


async def draw_rows(panel: Panel, placing: Placing, *, note: str = "") -> Page:
    """The first step: the rows with how many spaces are left in each; `note` says first what was just done."""
    language, display = panel.language, panel.display
    return Page(
        note,
        panel.task,
        panel.tip,
        await position_picture(
            panel.position, language, display, turn=panel.last_turn, planned=panel.planned
        ),
        language.say("ask-row"),
        row_buttons(panel.free, language, display, placing.row),
        panel.steps,
        row(*panel.ways_on, panel.close),
        accent=panel.accent,
    )


async def draw_spaces(panel: Panel, placing: Placing, number: int) -> Page:
    """The second step: the spaces of a row; those that are taken or planned can't be chosen.

    Words in the place of the picture told the board a step before, and are not repeated.
    """
    language, display, free = panel.language, panel.display, panel.free
    named = [space for space in free if space.row == number]
    return Page(
        panel.task,
        None
        if display.words
        else await position_picture(
            panel.position, language, display, turn=panel.last_turn, planned=panel.planned, named=named
        ),
        language.say("ask-space", row=number),
        *space_buttons(free, number, display, placing.space),
        row(*panel.ways_on, panel.back),
        accent=panel.accent,
    )


# stacking


async def draw_stacks(panel: Panel, stacking: Stacking, *, note: str = "") -> Page:
    """The first step: the stacks that can move, or all moves at once where a message has room for them."""
    position, language, display = panel.position, panel.language, panel.display
    movable = position.movable()
    whole_moves = len(position.legal_moves()) + len(panel.forbidden)
    if whole_moves <= MOST_MOVES and not panel.by_stack:
        choices = move_buttons(
            position, language, display, stacking.move, reader=panel.told_to, forbidden=panel.forbidden
        )
    else:
        choices = stack_buttons(movable, display, stacking.stack)
    return Page(
        note,
        panel.task,
        panel.tip,
        await position_picture(
            position,
            language,
            display,
            turn=panel.last_turn,
            movable=movable,
            named=(*movable, *panel.named),
        ),
        *choices,
        panel.steps,
        row(*panel.ways_on, panel.close),
        accent=panel.accent,
    )


async def draw_targets(panel: Panel, stacking: Stacking, source: Space) -> Page:
    """The second step: where the stack may go, and what each target leads to."""
    position, language, display = panel.position, panel.language, panel.display
    targets = position.targets(source)
    return Page(
        language.say("chosen-stack", space=str(source), height=position.stacks[source].height),
        await position_picture(
            position,
            language,
            display,
            turn=panel.last_turn,
            chosen=source,
            targets=targets,
            named=(source, *targets),
        ),
        *target_buttons(position, source, language, display, stacking.move, reader=panel.told_to),
        _way_back(panel),
        accent=panel.accent,
    )


def _way_back(panel: Panel) -> Block:
    """The last row of a second step: on a phone the last ways on have room beside the one that leads back."""
    shown = [each for each in (*panel.ways_on, panel.back) if each]
    while len(shown) > 1 and not fits_a_phone(shown):
        del shown[0]
    return row(*shown)


async def draw_why_not(panel: Panel) -> Page:
    """Why the player's other stacks, and the DVONN pieces, stay where they are: a line for each rule."""
    position, language = panel.position, panel.language
    stuck = position.stuck()
    lines = [
        language.say(f"why-{reason.name.lower().replace('_', '-')}", spaces=listed(spaces, language))
        for reason in REASONS
        if (spaces := [space for space in stuck if stuck[space] is reason])
    ]
    return Page(
        "\n".join([language.say("why-heading"), *lines]),
        await position_picture(
            position,
            language,
            panel.display,
            turn=panel.last_turn,
            movable=position.movable(),
            blocked=[space for space in stuck if stuck[space] is Reason.SURROUNDED],
            named=stuck,
        ),
        row(panel.back),
        accent=panel.accent,
    )


async def draw_question(panel: Panel, move: Move, anyway: Control) -> Page:
    """The question before a move: it cuts off the player's own stacks, or the player wants to be asked each time.

    `anyway` makes the move.
    """
    position, language = panel.position, panel.language
    turn = Turn.of(position, move)
    losses = turn.own_losses
    question = language.say("ask-move", move=describe_move(move))
    if losses and isinstance(move, Jump):
        question = language.say(
            "ask-own-losses",
            move=arrow(move),
            stacks=len(losses),
            pieces=pieces(losses),
            spaces=listed(losses, language),
        )
    if isinstance(move, Jump):
        picture = await position_picture(
            position,
            language,
            panel.display,
            turn=panel.last_turn,
            chosen=move.source,
            targets=(move.target,),
            named=(move.source, move.target),
            falling=turn.cut_off,
        )
    else:  # a vacant space bears its name anyway
        picture = await position_picture(position, language, panel.display, turn=panel.last_turn)
    play = button(
        language.say("button-play-anyway"),
        anyway,
        style=Style.danger if losses else Style.primary,
    )
    return Page(question, picture, row(play, panel.back), accent=DANGER if losses else panel.accent)
