"""The presses in the lesson. Each carries its step, so that nothing has to be remembered between two of them.

A button of another version, whose step is no longer taught or asks for something else by now, leads to the step that is
to be done next.
"""

from bot.domain.lesson import NAMES, Ask, Step
from bot.features.lesson.actions import asked, open_lesson, show_step, try_move, try_number, try_stack
from bot.features.lesson.pages import (
    TRIES,
    BeginLessonAnew,
    InStep,
    LessonCount,
    LessonPoint,
    ShowStep,
    choosing_panel,
)
from bot.requests.controls import handles
from bot.requests.move_picking import Picking, answer_picks
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.beginning import TryLesson
from bot.ui.move_picker import Panel
from bot.ui.page import Page
from dvonn import Move


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


class _Trying(Picking[InStep, Step]):
    """The move that is tried in a step."""

    async def find(self, request: Request, picked_for: InStep) -> Step | None:  # noqa: ARG002
        return asked(picked_for.step, Ask.PLACE, Ask.MOVE)

    async def panel(self, request: Request, board: Step) -> Panel:
        return choosing_panel(board, request.language, await request.display())

    async def play(self, request: Request, picked_for: InStep, move: Move, *, sure: bool) -> Answer:
        step = await self.find(request, picked_for)
        return await try_move(request, step, move, sure=sure) if step else await open_lesson(request)

    async def begin_anew(self, request: Request, picked_for: InStep) -> Answer:  # noqa: ARG002
        return await open_lesson(request)


answer_picks(TRIES, _Trying())


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
