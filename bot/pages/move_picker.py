"""The move picker, for any position: in a match, a puzzle, a lesson or a line.

A placement is picked by row and space; a move by stack and target, or as a whole where there are few moves. The feature
defines what the move is for, the actions of the controls, and the text of the panel. `bot/requests/move_picking.py`
handles the presses.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from types import new_class
from typing import Any, Generic, TypeVar, cast

from bot.catalogue import Language
from bot.domain import Turn
from bot.pages.choices import (
    RowNumber,
    are_few,
    move_buttons,
    row_buttons,
    space_buttons,
    stack_buttons,
    target_buttons,
)
from bot.pages.game_words import arrow, describe_move, pieces
from bot.pages.pictures import position_picture
from bot.pages.viewer import DisplayOptions
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Block, MessageTag, Page, fits_a_phone, row
from bot.toolkit.words import DANGER, accent, listed
from dvonn import Colour, Jump, Move, Place, Position, Reason, Space, Stack
from rendering import Bar, as_read

REASONS = (Reason.SURROUNDED, Reason.EMPTY_TARGET, Reason.LONE_DVONN)
"""The reasons why a stack can't move, in order of display."""


# controls


@dataclass(frozen=True)
class PickRow:
    """The step that offers the vacant spaces of a row."""

    row: RowNumber


@dataclass(frozen=True)
class PickSpace:
    """The step that places the piece."""

    space: Space


@dataclass(frozen=True)
class PickStack:
    """The step that offers the targets of a stack."""

    stack: Space


@dataclass(frozen=True)
class PickTarget:
    """The step that moves a stack."""

    source: Space
    target: Space


@dataclass(frozen=True)
class PickMove:
    """The step that plays a move of either kind."""

    move: Move


@dataclass(frozen=True)
class PickAnyway:
    """The step that plays a move after confirmation."""

    move: Move


@dataclass(frozen=True)
class AskWhyNot:
    """The step that explains why the other stacks can't move."""


Pick = PickRow | PickSpace | PickStack | PickTarget | PickMove | PickAnyway | AskWhyNot
"""A step chosen in the picker, without the purpose of the move."""

Choose = Callable[[Pick], Control]
"""A function that makes the control of a step."""

F = TypeVar("F")


class Picker(Generic[F]):
    """The controls to pick a move for one purpose `F`, whose fields come first in each control.

    `actions` maps the available steps to control actions. Without `PickMove`, `PickSpace` and `PickTarget` play
    placements and moves.
    """

    def __init__(self, picked_for: type[F], actions: Mapping[type[Pick], str]) -> None:
        self._for = picked_for
        self._steps = {_control(picked_for, step, action): step for step, action in actions.items()}
        self._controls = {step: control for control, step in self._steps.items()}

    @property
    def controls(self) -> Sequence[type[Control]]:
        return tuple(self._steps)

    def choose(self, picked_for: F) -> Choose:
        """Bind the picker to one purpose."""
        return partial(self._made, picked_for)

    def read(self, control: Control) -> tuple[F, Pick]:
        """Split a control into its purpose and the step."""
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
    """Make the control type of a step."""
    names = {"__module__": picked_for.__module__, "__doc__": step.__doc__}
    named = "".join(word.title() for word in action.split("-"))
    kind = new_class(named, (step, picked_for, Control), {"action": action}, lambda body: body.update(names))
    return cast(type[Control], kind)


def _part(kind: type[F], control: Control) -> F:
    """Extract one of the parts that a control combines."""
    return kind(**{field.name: getattr(control, field.name) for field in fields(cast(Any, kind))})


# the panel


@dataclass(frozen=True, slots=True)
class Panel:
    """A position and everything needed to draw its pages."""

    position: Position
    language: Language
    display: DisplayOptions
    task: str
    choose: Choose
    ways_on: Sequence[Block | None] = ()
    """Buttons in the last row that lead to other pages."""
    back: Block | None = None
    """The button to the start of the panel."""
    close: Block | None = None
    last_turn: Turn | None = None
    """The move that led to the position, if it is to be shown."""
    around: Collection[Space] = ()
    """The spaces in use, if the picture is to be cropped to them."""
    bar: Bar | None = None
    """The players, the score and the turn, above the board of a match."""
    message_tag: MessageTag | None = None
    """The tag of the message that shows the panel, if it is not a private page."""
    planned: Sequence[Space] = ()
    """The spaces planned for the next pieces."""
    named: Sequence[Space] = ()
    """Spaces to label in addition to those that can be chosen."""
    by_stack: bool = False
    """Whether to choose a stack first even if all whole moves would fit."""
    tip: str = ""
    suggested: Space | None = None
    """The stack to mark on the start page, which the tip is about."""
    repeats_task: bool = False
    """Whether the task is also shown above the targets."""
    offered: Sequence[Jump] = ()
    """The moves to choose from, if these are not all legal ones."""
    plain: bool = False
    """Whether to offer whole moves without saying what they lead to, as an exercise."""
    forbidden: Sequence[Jump] = ()
    """Illegal moves to offer among the plain ones."""
    played: Jump | None = None
    """A move to show on the start page that was played from here once."""
    falling: Mapping[Space, Stack] = field(default_factory=dict)
    """The stacks to show as those that the played move cuts off."""
    steps: Block | None = None
    """An extra row above the last one."""
    plays_both: bool = False
    """Whether the user plays both sides: then "you" is the `reader`, not the side to move."""
    reader: Colour | None = None
    """The side addressed as "you" if the user plays both sides."""

    @property
    def free(self) -> list[Space]:
        return [space for space in self.position.vacant() if space not in self.planned]

    def move(self, move: Move) -> Control:
        return self.choose(PickMove(move))

    @property
    def told_to(self) -> Colour | None:
        """The side addressed as "you"."""
        return self.reader if self.plays_both else self.position.to_move

    @property
    def accent(self) -> int | None:
        return accent(self.position.to_move)


async def draw_rows(panel: Panel, *, note: str = "") -> Page:
    """Draw step 1 of a placement: the rows with their numbers of vacant spaces.

    `note` is a sentence about what the user has just done.
    """
    language, display = panel.language, panel.display
    return Page(
        note,
        panel.task,
        panel.tip,
        await position_picture(
            panel.position,
            language,
            display,
            turn=panel.last_turn,
            around=panel.around,
            bar=panel.bar,
            planned=panel.planned,
        ),
        language.say("ask-row"),
        row_buttons(panel.free, language, display, lambda number: panel.choose(PickRow(number))),
        panel.steps,
        row(*panel.ways_on, panel.close),
        accent=panel.accent,
        message_tag=panel.message_tag,
    )


async def draw_spaces(panel: Panel, number: int) -> Page:
    """Draw step 2 of a placement: the spaces of a row; occupied and planned ones are disabled.

    For users who prefer text to pictures, the board is not repeated here.
    """
    language, display, free = panel.language, panel.display, panel.free
    named = [space for space in free if space.row == number]
    return Page(
        panel.task,
        None
        if display.words
        else await position_picture(
            panel.position,
            language,
            display,
            turn=panel.last_turn,
            around=panel.around,
            bar=panel.bar,
            planned=panel.planned,
            targets=named,
            named=named,
        ),
        language.say("ask-space", row=number),
        *space_buttons(free, number, display, lambda space: panel.move(Place(space))),
        row(*panel.ways_on, panel.back),
        accent=panel.accent,
        message_tag=panel.message_tag,
    )


async def draw_stacks(panel: Panel, *, note: str = "") -> Page:
    """Draw step 1 of a move: the stacks that can move, or all moves at once if they fit."""
    position, language, display = panel.position, panel.language, panel.display
    movable = position.movable()
    if panel.offered:
        movable = tuple(dict.fromkeys(move.source for move in panel.offered))
    named = [*movable, *panel.named]
    if panel.offered or panel.plain or (are_few(position, panel.told_to, language) and not panel.by_stack):
        moves = panel.offered or position.legal_moves()
        named += [move.target for move in moves if isinstance(move, Jump)]
        choices = move_buttons(
            position,
            language,
            display,
            panel.move,
            reader=panel.told_to,
            plain=panel.plain,
            moves=panel.offered,
            forbidden=panel.forbidden,
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
            around=panel.around,
            bar=panel.bar,
            movable=movable,
            chosen=None if display.words else panel.suggested,
            named=named,
            played=panel.played,
            falling=panel.falling,
        ),
        *choices,
        panel.steps,
        row(*panel.ways_on, panel.close),
        accent=panel.accent,
        message_tag=panel.message_tag,
    )


async def draw_targets(panel: Panel, source: Space) -> Page:
    """Draw step 2 of a move: the targets of a stack, with their consequences."""
    position, language, display = panel.position, panel.language, panel.display
    targets = position.targets(source)
    falling, at_risk = _cut_off_by_moving(position, source)
    return Page(
        panel.task if panel.repeats_task else "",
        language.say("chosen-stack", space=str(source), height=position.stacks[source].height),
        await position_picture(
            position,
            language,
            display,
            turn=panel.last_turn,
            around=panel.around,
            bar=panel.bar,
            chosen=source,
            targets=targets,
            named=(source, *targets),
            falling=falling,
            at_risk=at_risk,
        ),
        *target_buttons(position, source, language, panel.move, reader=panel.told_to),
        _way_back(panel),
        accent=panel.accent,
        message_tag=panel.message_tag,
    )


def _cut_off_by_moving(
    position: Position, source: Space
) -> tuple[dict[Space, Stack], dict[Space, tuple[Space, ...]]]:
    """Return the stacks that every move of a stack would cut off.

    Also returns those that only some moves would cut off, with these moves' targets.
    """
    by_target = {target: position.cut_off_by(Jump(source, target)) for target in position.targets(source)}
    by_stack = {
        space: tuple(target for target, cut_off in by_target.items() if space in cut_off)
        for space in as_read({space for cut_off in by_target.values() for space in cut_off})
    }
    always = {space for space, targets in by_stack.items() if len(targets) == len(by_target)}
    return (
        {space: position.stacks[space] for space in by_stack if space in always},
        {space: targets for space, targets in by_stack.items() if space not in always},
    )


def _way_back(panel: Panel) -> Block:
    """Return the last row of step 2: the back button, and as many of the last navigation buttons as fit on a phone."""
    shown = [each for each in (*panel.ways_on, panel.back) if each]
    while len(shown) > 1 and not fits_a_phone(shown):
        del shown[0]
    return row(*shown)


async def draw_why_not(panel: Panel) -> Page:
    """Draw the page that explains which of the mover's stacks and single DVONN pieces can't move, one line per rule."""
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
            around=panel.around,
            bar=panel.bar,
            movable=position.movable(),
            blocked=[space for space in stuck if stuck[space] is Reason.SURROUNDED],
            named=stuck,
        ),
        row(panel.back),
        accent=panel.accent,
        message_tag=panel.message_tag,
    )


async def draw_question(panel: Panel, move: Move) -> Page:
    """Draw the confirmation before a costly move, or before each move if the player prefers that."""
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
            around=panel.around,
            bar=panel.bar,
            chosen=move.source,
            targets=(move.target,),
            named=(move.source, move.target),
            falling=turn.cut_off,
        )
    else:  # vacant spaces are labelled anyway
        picture = await position_picture(
            position, language, panel.display, turn=panel.last_turn, around=panel.around, bar=panel.bar
        )
    play = button(
        language.say("button-play-anyway"),
        panel.choose(PickAnyway(move)),
        style=Style.danger if turn.is_costly else Style.primary,
    )
    return Page(
        question,
        picture,
        row(play, panel.back),
        accent=DANGER if turn.is_costly else panel.accent,
        message_tag=panel.message_tag,
    )
