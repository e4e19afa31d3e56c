"""Answers the presses in the picker of moves: shows what is picked so far, and has a whole move played."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.control import Control
from bot.ui.move_picker import (
    AskWhyNot,
    Panel,
    PickAnyway,
    Picker,
    PickMove,
    PickRow,
    PickSpace,
    PickStack,
    PickTarget,
    draw_spaces,
    draw_targets,
    draw_why_not,
)
from bot.ui.page import Page
from dvonn import Jump, Move, Phase, Place

F = TypeVar("F")
B = TypeVar("B")


class Picking(ABC, Generic[F, B]):
    """Moves that are picked for one kind of thing, `F`, on its board, `B`: all in which they differ from others."""

    @abstractmethod
    async def find(self, request: Request, picked_for: F) -> B | None:
        """The board on which the move is picked; None where it is another one than was shown, or there is none."""

    @abstractmethod
    async def panel(self, request: Request, board: B) -> Panel:
        """The panel in which a choice is half made."""

    @abstractmethod
    async def play(self, request: Request, picked_for: F, move: Move, *, sure: bool) -> Answer:
        """Do what the move is picked for; who is `sure` has been asked about it."""

    @abstractmethod
    async def begin_anew(self, request: Request, picked_for: F) -> Answer:
        """The answer to a press on something that isn't there to be picked."""

    async def offer_row(self, request: Request, board: B, number: int) -> Answer | None:
        """The spaces of a row; None where none is vacant."""
        panel = await self.panel(request, board)
        placing = panel.position.phase is Phase.PLACING
        if not placing or all(space.row != number for space in panel.free):
            return None
        return await draw_spaces(panel, number)

    async def shown(self, request: Request, board: B, page: Page) -> Answer:  # noqa: ARG002  others need them
        """The answer that shows a page of the panel."""
        return page


def answer_picks(handlers: Handlers, picker: Picker[F], picking: Picking[F, B]) -> None:
    """Register handlers for all controls of a picker."""

    async def answer(request: Request, control: Control) -> Answer:
        picked_for, step = picker.read(control)
        match step:
            case PickSpace(space):
                return await picking.play(request, picked_for, Place(space), sure=False)
            case PickTarget(source, target):
                move = Jump(source, target or request.chosen_space)
                return await picking.play(request, picked_for, move, sure=False)
            case PickMove(move) | PickAnyway(move):
                return await picking.play(request, picked_for, move, sure=isinstance(step, PickAnyway))
        board = await picking.find(request, picked_for)
        offered = None if board is None else await _offered(request, picking, board, step)
        return await picking.begin_anew(request, picked_for) if offered is None else offered

    for control in picker.controls:
        handlers.control(control)(answer)


async def _offered(
    request: Request, picking: Picking[F, B], board: B, step: PickRow | PickStack | AskWhyNot
) -> Answer | None:
    """The next step after one that has not picked a whole move; None where there is nothing to be picked."""
    if isinstance(step, PickRow):
        return await picking.offer_row(request, board, step.row)
    panel = await picking.panel(request, board)
    if isinstance(step, AskWhyNot):
        page = await draw_why_not(panel)
    else:
        source = step.stack or request.chosen_space
        if not panel.position.targets(source):
            return None
        page = await draw_targets(panel, source)
    return await picking.shown(request, board, page)
