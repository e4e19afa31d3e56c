"""The pages of the lesson: steps, answers and the end. Moves are picked as in the panel of a match."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.catalogue import Language
from bot.domain import ColourChoice, Setup, Turn
from bot.domain.computer import LEVELS
from bot.features.lesson.steps import (
    NAMES,
    STEPS,
    Ask,
    Miss,
    PieceCount,
    Step,
    StepName,
    after,
    before,
    number_of,
)
from bot.pages.beginning_pages import PlayComputer
from bot.pages.choices import stack_buttons
from bot.pages.game_words import alternative, describe_board
from bot.pages.move_picker import (
    AskWhyNot,
    Panel,
    Picker,
    PickMove,
    PickRow,
    PickStack,
    draw_rows,
    draw_stacks,
)
from bot.pages.pictures import Shown, in_words, position_picture
from bot.pages.viewer import Viewer
from bot.toolkit.answer import close_button
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Block, Page, Picture, row
from bot.toolkit.words import in_a_row
from dvonn import Jump, Space


class ShowStep(Control, action="lesson"):
    """A control that shows a step from its start, or the end of the lesson."""

    step: StepName


class LessonPoint(Control, action="lesson-point"):
    """A control that answers a question by pointing at a stack."""

    step: StepName
    stack: Space


class LessonCount(Control, action="lesson-count"):
    """A control that answers a question with a number of pieces."""

    step: StepName
    number: PieceCount


class BeginLessonAnew(Control, action="lesson-anew"):
    """A control that restarts the lesson."""


@dataclass(frozen=True)
class InStep:
    """The lesson step in which a move is picked."""

    step: StepName


TRIES = Picker(
    InStep,
    {
        PickRow: "lesson-row",
        PickStack: "lesson-stack",
        PickMove: "lesson-move",
        AskWhyNot: "lesson-why",
    },
)
"""The picker for the move to try in a step."""


# steps


async def step_page(
    step: Step, viewer: Viewer, *, note: str = "", tried: Jump | None = None, resumed: bool = False
) -> Page:
    """Show a step from its start; `note` comes first, for example to explain the mistake in the move that was `tried`.

    A user who has `resumed` the lesson at this step can restart it.
    """
    panel = _panel(step, viewer)
    if tried and tried in step.offered:
        falling = {} if tried in step.forbidden else step.position.cut_off_by(tried)
        panel = replace(panel, played=tried, falling=falling)
    if before(step) is None:
        panel = replace(panel, task=f"{viewer.language.say('lesson-aim')}\n{panel.task}")
    if resumed:
        panel = replace(panel, ways_on=(*panel.ways_on, _anew_button(viewer.language)))
    match step.ask:
        case Ask.PLACE:
            return await draw_rows(panel, note=note)
        case Ask.MOVE:
            return await draw_stacks(panel, note=note)
        case Ask.POINT:
            return await _pointing_page(panel, step, note)
        case Ask.COUNT:
            return await _counting_page(panel, step, note)


def choosing_panel(step: Step, viewer: Viewer) -> Panel:
    """Build the panel for a half-picked move."""
    return replace(_panel(step, viewer), ways_on=(), repeats_task=True)


def _panel(step: Step, viewer: Viewer) -> Panel:
    choose = TRIES.choose(InStep(step.name))
    own_stuck = step.ask is Ask.MOVE and step.position.stuck().keys() & set(step.own)
    return Panel(
        step.position,
        viewer.language,
        viewer.display,
        in_a_row(
            [_heading(step, viewer.language), viewer.language.say(f"lesson-ask-{step.name}")], viewer.language
        ),
        choose,
        ways_on=(
            button(viewer.language.say("button-why-not"), choose(AskWhyNot())) if own_stuck else None,
            _previous_step_button(step, viewer.language),
        ),
        back=button(viewer.language.say("button-back"), ShowStep(step.name)),
        close=close_button(viewer.language),
        around=_around(step),
        named=step.named,
        plain=not step.as_in_match,
        by_stack=step.as_in_match,
        forbidden=step.forbidden,
    )


def _around(step: Step) -> Collection[Space]:
    """Return the spaces to which a step's pictures are cropped; none for placing, which needs the whole board."""
    return () if step.ask is Ask.PLACE else (*step.position.stacks, *step.named)


async def _pointing_page(panel: Panel, step: Step, note: str) -> Page:
    """Ask for one of the learner's stacks, without marking which of them can move."""
    return Page(
        note,
        panel.task,
        await position_picture(
            step.position, panel.language, panel.display, around=_around(step), named=step.own
        ),
        *stack_buttons(step.own, panel.display, lambda space: LessonPoint(step.name, space)),
        row(*panel.ways_on, panel.close),
        accent=panel.accent,
    )


async def _counting_page(panel: Panel, step: Step, note: str) -> Page:
    """Ask for a number of pieces; the picture's alternative text doesn't contain it."""
    language = panel.language
    return Page(
        note,
        panel.task,
        await _uncounted(step, Viewer(language, display=panel.display)),
        row(
            *(
                button(str(number), LessonCount(step.name, number), style=Style.primary)
                for number in step.numbers
            )
        ),
        row(*panel.ways_on, panel.close),
    )


async def _uncounted(step: Step, viewer: Viewer) -> Shown:
    """Draw a step's position without its score."""
    board = describe_board(step.position, viewer.language)
    if viewer.display.words:
        return in_words(board, viewer.language, viewer.display)
    shown = await position_picture(step.position, viewer.language, viewer.display, around=_around(step))
    return replace(shown, alt=alternative(board)) if isinstance(shown, Picture) else shown


def _heading(step: Step, language: Language) -> str:
    return language.say("lesson-heading", number=number_of(step.name), count=len(STEPS))


def _anew_button(language: Language) -> Block:
    return button(language.say("button-lesson-anew"), BeginLessonAnew())


def _previous_step_button(step: Step, language: Language) -> Block | None:
    earlier = before(step)
    return _step_before_button(earlier, language) if earlier else None


def _step_before_button(name: StepName, language: Language) -> Block:
    return button(language.say("button-lesson-before"), ShowStep(name))


def describe_miss(step: Step, miss: Miss, language: Language) -> str:
    """Describe the goal that a try has missed, with a hint."""
    return missed(step, language.say(f"lesson-missed-{miss.goal}", **miss.values), language)


def missed(step: Step, why: str, language: Language) -> str:
    """Combine the explanation of a mistake with the step's hint."""
    return language.say("lesson-missed", why=why, hint=language.say(f"lesson-hint-{step.name}"))


# completed steps


async def done_page(step: Step, turn: Turn | None, viewer: Viewer) -> Page:
    """Confirm a correct answer, show the `turn` if a move was made, and offer the next step."""
    if turn:
        shown = await position_picture(
            turn.after, viewer.language, viewer.display, turn=turn, around=_around(step)
        )
    else:
        blocked = [space for space in step.own if step.is_surrounded(space)]
        shown = await position_picture(
            step.position,
            viewer.language,
            viewer.display,
            around=_around(step),
            blocked=blocked,
            named=blocked,
        )
    told = [viewer.language.say(f"lesson-done-{step.name}")]
    if turn and _covers_dvonn(turn) and number_of(step.name) < number_of(GEM_STEP):
        told.append(viewer.language.say("lesson-gem"))
    return Page(
        viewer.language.say("lesson-done", told=in_a_row(told, viewer.language)),
        shown,
        row(
            button(viewer.language.say("button-lesson-next"), ShowStep(after(step)), style=Style.primary),
            button(viewer.language.say("button-lesson-again"), ShowStep(step.name)),
            close_button(viewer.language),
        ),
    )


GEM_STEP = StepName("dvonn")
"""The step whose task introduces the gem. Before it, the gem is explained after each move that makes one appear."""


def _covers_dvonn(turn: Turn) -> bool:
    """Whether the move has put a stack onto a single DVONN piece."""
    return isinstance(turn.move, Jump) and turn.before.stacks[turn.move.target].owner is None


FIRST_MATCH = PlayComputer(LEVELS[0], Setup.RANDOM, ColourChoice.WHITE)
"""A beginner's first match: the weakest level, with the pieces already placed."""


def end_page(language: Language) -> Page:
    """Build the end of the lesson with a button for the first match, usable in servers and direct messages."""
    return Page(
        language.say("lesson-end"),
        language.say("lesson-first-match"),
        row(
            button(language.say("button-first-match"), FIRST_MATCH, style=Style.primary),
            _step_before_button(NAMES[-1], language),
            _anew_button(language),
            close_button(language),
        ),
    )
