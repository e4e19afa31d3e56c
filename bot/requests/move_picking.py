"""Answers presses in the move picker: shows the current choice and plays the completed move."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from bot.pages.move_picker import (
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
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.toolkit.answer import Answer
from bot.toolkit.control import Control
from bot.toolkit.page import Page
from dvonn import Jump, Move, Phase, Place

F = TypeVar("F")
B = TypeVar("B")


class Picking(ABC, Generic[F, B]):
    """The hooks of the move picker for one purpose `F` for which moves are picked, and its type of board `B`."""

    @abstractmethod
    async def find(self, request: Request, picked_for: F) -> B | None:
        """Return the board on which the move is picked; None if it has changed or no longer exists."""

    @abstractmethod
    async def panel(self, request: Request, board: B) -> Panel:
        """Return the panel for a half-picked move."""

    @abstractmethod
    async def play(self, request: Request, picked_for: F, move: Move, *, sure: bool) -> Answer:
        """Apply the picked move; `sure` if the user has confirmed it."""

    @abstractmethod
    async def begin_anew(self, request: Request, picked_for: F) -> Answer:
        """Answer a press on a choice that is no longer available."""

    async def offer_row(self, request: Request, board: B, number: int) -> Answer | None:
        """Offer the spaces of a row; None if none is vacant."""
        panel = await self.panel(request, board)
        placing = panel.position.phase is Phase.PLACING
        if not placing or all(space.row != number for space in panel.free):
            return None
        return await draw_spaces(panel, number)

    async def shown(self, request: Request, board: B, page: Page) -> Answer:  # noqa: ARG002  overrides use them
        """Return the answer that shows a page of the panel."""
        return page


def answer_picks(handlers: Handlers, picker: Picker[F], picking: Picking[F, B]) -> None:
    """Register handlers for all controls of a picker."""

    async def answer(request: Request, control: Control) -> Answer:
        picked_for, step = picker.read(control)
        match step:
            case PickSpace(space):
                return await picking.play(request, picked_for, Place(space), sure=False)
            case PickTarget(source, target):
                return await picking.play(request, picked_for, Jump(source, target), sure=False)
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
    """Return the next step after a partial choice; None if nothing can be picked there."""
    if isinstance(step, PickRow):
        return await picking.offer_row(request, board, step.row)
    panel = await picking.panel(request, board)
    if isinstance(step, AskWhyNot):
        page = await draw_why_not(panel)
    else:
        if not panel.position.targets(step.stack):
            return None
        page = await draw_targets(panel, step.stack)
    return await picking.shown(request, board, page)
