"""Commands and controls of the lesson."""

from bot.domain import Turn
from bot.features.lesson.pages import (
    TRIES,
    BeginLessonAnew,
    InStep,
    LessonCount,
    LessonPoint,
    ShowStep,
    choosing_panel,
    describe_miss,
    done_page,
    end_page,
    missed,
    step_page,
)
from bot.features.lesson.repository import LessonRepository
from bot.features.lesson.service import Lessons
from bot.features.lesson.steps import END, NAMES, STEPS, Ask, Step, step_named
from bot.pages.beginning_pages import TryLesson
from bot.pages.move_picker import Panel
from bot.requests.handlers import Handlers
from bot.requests.move_picking import Picking, answer_picks
from bot.requests.refusal_sentences import describe_broken_rule
from bot.requests.request import Request
from bot.toolkit.answer import Answer
from bot.toolkit.page import Page
from bot.toolkit.words import listed
from dvonn import IllegalMove, Jump, Move, Space

handlers = Handlers()


async def open_lesson(request: Request) -> Page:
    """Show the user's next step, or the end."""
    async with request.client.store.read() as uow:
        reached = await LessonRepository(uow).reached(request.user)
    if reached == END:
        return await show_step(request, END)
    step = step_named(reached or "")
    note = request.language.say("lesson-welcome-back" if step else "lesson-welcome")
    return await step_page(step or STEPS[0], await request.viewer(), note=note, resumed=step is not None)


async def show_step(request: Request, name: str) -> Page:
    """Show a step from its start, or the end; an unknown name leads to the first step."""
    if name == END:
        return end_page(request.language)
    return await step_page(step_named(name) or STEPS[0], await request.viewer())


async def try_move(request: Request, step: Step, move: Move) -> Page:
    """Judge a move: complete the step, or show and explain the mistake."""
    language, tried = request.language, move if isinstance(move, Jump) else None
    try:
        miss, turn = step.judge(move), Turn.of(step.position, move)
    except IllegalMove as illegal:
        why = missed(step, describe_broken_rule(illegal, language), language)
        return await _try_again(request, step, why, tried)
    if miss:
        return await _try_again(request, step, describe_miss(step, miss, language), tried)
    return await _done(request, step, turn)


async def try_stack(request: Request, step: Step, space: Space) -> Page:
    """Judge whether the selected stack is the one that can't move."""
    language = request.language
    if step.is_surrounded(space):
        return await _done(request, step)
    vacant = step.position.vacant()
    free = listed([each for each in space.neighbours if each in vacant], language)
    why = (
        language.say("lesson-missed-surrounded", space=str(space), free=free)
        if free
        else language.say("lesson-missed-at-edge", space=str(space))
    )
    return await _try_again(request, step, missed(step, why, language))


async def try_number(request: Request, step: Step, number: int) -> Page:
    """Judge the user's count of pieces."""
    language = request.language
    if step.is_score(number):
        return await _done(request, step)
    why = language.say("lesson-missed-score", number=number)
    return await _try_again(request, step, missed(step, why, language))


async def _try_again(request: Request, step: Step, note: str, tried: Jump | None = None) -> Page:
    return await step_page(step, await request.viewer(), note=note, tried=tried)


async def _done(request: Request, step: Step, turn: Turn | None = None) -> Page:
    await request.get(Lessons).done(request.user, step)
    return await done_page(step, turn, await request.viewer())


def step_asking_for(name: str, *kinds: Ask) -> Step | None:
    """Return the named step if it asks for an answer of one of these kinds; None for an outdated control."""
    step = step_named(name)
    return step if step and step.ask in kinds else None


@handlers.command("learn")
async def learn(request: Request) -> Page:
    return await open_lesson(request)


@handlers.control(TryLesson)
async def try_lesson(request: Request, _: TryLesson) -> Page:
    return await open_lesson(request)


@handlers.control(ShowStep)
async def show(request: Request, control: ShowStep) -> Page:
    return await show_step(request, control.step)


@handlers.control(BeginLessonAnew)
async def begin_anew(request: Request, _: BeginLessonAnew) -> Page:
    await request.get(Lessons).begin_anew(request.user)
    return await show_step(request, NAMES[0])


class _Trying(Picking[InStep, Step]):
    """The hooks for picking a move in a lesson step; the picked move is judged."""

    async def find(self, request: Request, picked_for: InStep) -> Step | None:  # noqa: ARG002
        return step_asking_for(picked_for.step, Ask.PLACE, Ask.MOVE)

    async def panel(self, request: Request, board: Step) -> Panel:
        return choosing_panel(board, await request.viewer())

    async def play(self, request: Request, picked_for: InStep, move: Move, *, sure: bool) -> Answer:  # noqa: ARG002
        step = await self.find(request, picked_for)
        return await try_move(request, step, move) if step else await open_lesson(request)

    async def begin_anew(self, request: Request, picked_for: InStep) -> Answer:  # noqa: ARG002
        return await open_lesson(request)


answer_picks(handlers, TRIES, _Trying())


@handlers.control(LessonPoint)
async def point(request: Request, control: LessonPoint) -> Page:
    step = step_asking_for(control.step, Ask.POINT)
    return await try_stack(request, step, control.stack) if step else await open_lesson(request)


@handlers.control(LessonCount)
async def count(request: Request, control: LessonCount) -> Page:
    step = step_asking_for(control.step, Ask.COUNT)
    return await try_number(request, step, control.number) if step else await open_lesson(request)
