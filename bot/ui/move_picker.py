"""The picker of moves, for any position in which somebody is to move: a match's, a puzzle's, that of a step or a line.

A piece is placed by its row and then its space; a stack is moved by the stack and then its target, or by the whole move
where there are few. A room that uses it says what a move is picked for, which actions the controls have, and what the
panel tells; `bot/requests/move_picking.py` answers the presses.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from types import new_class
from typing import Any, Generic, TypeVar, cast

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
from dvonn import Colour, Jump, Move, Place, Position, Reason, Space

REASONS = (Reason.SURROUNDED, Reason.EMPTY_TARGET, Reason.LONE_DVONN)
"""The rules that keep stacks where they are, in the order in which they are told."""


# the controls


@dataclass(frozen=True)
class PickRow:
    """Offers the vacant spaces of a row."""

    row: RowNumber


@dataclass(frozen=True)
class PickSpace:
    """Places the piece."""

    space: Space


@dataclass(frozen=True)
class PickStack:
    """Offers the targets of a stack; without one it was a menu, and the stack is what was chosen there."""

    stack: Space | None = None


@dataclass(frozen=True)
class PickTarget:
    """Moves a stack; without a target it was a menu, and the target is what was chosen there."""

    source: Space
    target: Space | None = None


@dataclass(frozen=True)
class PickMove:
    """Places the piece, or moves the stack."""

    move: Move


@dataclass(frozen=True)
class PickAnyway:
    """Plays a move about which the person has been asked."""

    move: Move


@dataclass(frozen=True)
class AskWhyNot:
    """Tells why the other stacks can't move."""


Pick = PickRow | PickSpace | PickStack | PickTarget | PickMove | PickAnyway | AskWhyNot
"""A press in the picker, without that for which the move is picked."""

Choose = Callable[[Pick], Control]
"""The control of a step, for what the move is picked for."""

F = TypeVar("F")


class Picker(Generic[F]):
    """The controls with which a move is picked for one kind of thing, `F`: its fields stand first in each of them.

    `actions` has the steps that there are, each with the action of its control. Where it has `PickSpace` and
    `PickTarget` in the place of `PickMove`, these stand for a placement and for a jump.
    """

    def __init__(self, picked_for: type[F], actions: Mapping[type[Pick], str]) -> None:
        self._for = picked_for
        self._steps = {_control(picked_for, step, action): step for step, action in actions.items()}
        self._controls = {step: control for control, step in self._steps.items()}

    @property
    def controls(self) -> Sequence[type[Control]]:
        """The types of its controls."""
        return tuple(self._steps)

    def choose(self, picked_for: F) -> Choose:
        """The controls for one thing, by their steps."""
        return partial(self._made, picked_for)

    def read(self, control: Control) -> tuple[F, Pick]:
        """The thing for which a move is picked with a control, and the step."""
        kind = self._steps[type(control)]
        return _part(self._for, control), _part(kind, control)

    def _made(self, picked_for: F, step: Pick) -> Control:
        step = self._as_offered(step)
        return self._controls[type(step)](**vars(picked_for), **vars(step))

    def _as_offered(self, step: Pick) -> Pick:
        match step:
            case PickMove(Jump() as jump) if PickTarget in self._controls:
                return PickTarget(jump.source, jump.target)
            case PickMove(Place() as place) if PickSpace in self._controls:
                return PickSpace(place.space)
        return step


def _control(picked_for: type, step: type[Pick], action: str) -> type[Control]:
    """The type of the control that stands for a step."""
    names = {"__module__": picked_for.__module__, "__doc__": step.__doc__}
    named = "".join(word.title() for word in action.split("-"))
    kind = new_class(named, (step, picked_for, Control), {"action": action}, lambda body: body.update(names))
    return cast(type[Control], kind)


def _part(kind: type[F], control: Control) -> F:
    """The fields of a control that belong to one of the types of which it is made."""
    return kind(**{field.name: getattr(control, field.name) for field in fields(cast(Any, kind))})


# the panel


@dataclass(frozen=True, slots=True)
class Panel:
    """A position in which somebody is to move, and all that its pages need to be drawn."""

    position: Position
    language: Language
    display: DisplayOptions
    task: str
    """The task, in a sentence."""
    choose: Choose
    """The controls with which the move is picked."""
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

    def move(self, move: Move) -> Control:
        """The control that plays a move."""
        return self.choose(PickMove(move))

    @property
    def told_to(self) -> Colour | None:
        """The side to which the consequences of moves are told as "you"."""
        return self.reader if self.plays_both else self.position.to_move

    @property
    def accent(self) -> int | None:
        """The colour of the page's edge: that of the side to move."""
        return accent(self.position.to_move)


# placing


async def draw_rows(panel: Panel, *, note: str = "") -> Page:
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
        row_buttons(panel.free, language, display, lambda number: panel.choose(PickRow(number))),
        panel.steps,
        row(*panel.ways_on, panel.close),
        accent=panel.accent,
    )


async def draw_spaces(panel: Panel, number: int) -> Page:
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
        *space_buttons(free, number, display, lambda space: panel.move(Place(space))),
        row(*panel.ways_on, panel.back),
        accent=panel.accent,
    )


# stacking


async def draw_stacks(panel: Panel, *, note: str = "") -> Page:
    """The first step: the stacks that can move, or all moves at once where a message has room for them."""
    position, language, display = panel.position, panel.language, panel.display
    movable = position.movable()
    whole_moves = len(position.legal_moves()) + len(panel.forbidden)
    if whole_moves <= MOST_MOVES and not panel.by_stack:
        choices = move_buttons(
            position, language, display, panel.move, reader=panel.told_to, forbidden=panel.forbidden
        )
    else:
        choices = stack_buttons(movable, display, lambda space: panel.choose(PickStack(space)))
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


async def draw_targets(panel: Panel, source: Space) -> Page:
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
        *target_buttons(position, source, language, display, panel.move, reader=panel.told_to),
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


async def draw_question(panel: Panel, move: Move) -> Page:
    """The question before a move: it cuts off the player's own stacks, or the player wants to be asked each time."""
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
        panel.choose(PickAnyway(move)),
        style=Style.danger if losses else Style.primary,
    )
    return Page(question, picture, row(play, panel.back), accent=DANGER if losses else panel.accent)
