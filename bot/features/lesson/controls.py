"""The presses in the lesson. Each carries its step, so that nothing has to be remembered between two of them.

A button of another version, whose step is no longer taught or asks for something else by now, leads to the step that is
to be done next.
"""

from bot.domain.lesson import NAMES, Ask
from bot.features.lesson.actions import asked, open_lesson, show_step, try_move, try_number, try_stack
from bot.features.lesson.pages import (
    BeginLessonAnew,
    LessonAnyway,
    LessonCount,
    LessonMove,
    LessonPoint,
    LessonRow,
    LessonStack,
    LessonWhyNot,
    ShowStep,
    lesson_spaces_page,
    lesson_targets_page,
    lesson_why_not_page,
)
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.ui.beginning import TryLesson
from bot.ui.page import Page
from dvonn import ROWS


@handles(TryLesson)
async def try_lesson(request: Request, _: TryLesson) -> Page:
    """Open the lesson where it was left."""
    return await open_lesson(request)


@handles(ShowStep)
async def show(request: Request, control: ShowStep) -> Page:
    """Show a step, or the end."""
    return await show_step(request, control.step)


@handles(BeginLessonAnew)
async def begin_anew(request: Request, _: BeginLessonAnew) -> Page:
    """Begin with the first step again."""
    await request.client.lessons.begin_anew(request.user)
    return await show_step(request, NAMES[0])


@handles(LessonRow)
async def choose_row(request: Request, control: LessonRow) -> Page:
    """Offer the vacant spaces of a row."""
    step = asked(control.step, Ask.PLACE)
    if step is None or not 1 <= control.row <= len(ROWS):
        return await open_lesson(request)
    return await lesson_spaces_page(step, control.row, request.language, await request.display())


@handles(LessonStack)
async def choose_stack(request: Request, control: LessonStack) -> Page:
    """Offer the targets of a stack."""
    step = asked(control.step, Ask.MOVE)
    if step is None or not step.position.targets(control.stack):
        return await open_lesson(request)
    return await lesson_targets_page(step, control.stack, request.language, await request.display())


@handles(LessonMove)
async def play(request: Request, control: LessonMove) -> Page:
    """Place the piece, or move the stack."""
    step = asked(control.step, Ask.PLACE, Ask.MOVE)
    return await try_move(request, step, control.move) if step else await open_lesson(request)


@handles(LessonAnyway)
async def play_anyway(request: Request, control: LessonAnyway) -> Page:
    """Play the move: the person has been asked."""
    step = asked(control.step, Ask.MOVE)
    return await try_move(request, step, control.move, sure=True) if step else await open_lesson(request)


@handles(LessonPoint)
async def point(request: Request, control: LessonPoint) -> Page:
    """Judge the stack that somebody points at."""
    step = asked(control.step, Ask.POINT)
    return await try_stack(request, step, control.stack) if step else await open_lesson(request)


@handles(LessonCount)
async def count(request: Request, control: LessonCount) -> Page:
    """Judge the number that somebody has counted."""
    step = asked(control.step, Ask.COUNT)
    return await try_number(request, step, control.number) if step else await open_lesson(request)


@handles(LessonWhyNot)
async def why_not(request: Request, control: LessonWhyNot) -> Page:
    """Tell why the other stacks can't move."""
    step = asked(control.step, Ask.MOVE)
    if step is None:
        return await open_lesson(request)
    return await lesson_why_not_page(step, request.language, await request.display())
