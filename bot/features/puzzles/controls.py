"""The presses on a puzzle. Each carries its number, so that nothing has to be remembered between two of them."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.domain.puzzle import Puzzle
from bot.features.puzzles.actions import open_puzzle, share, show_puzzle, solution, try_move
from bot.features.puzzles.pages import (
    TRIES,
    AnotherPuzzle,
    InPuzzle,
    SharePuzzle,
    ShowPuzzle,
    Solution,
    puzzle_panel,
)
from bot.requests.controls import handles
from bot.requests.move_picking import Picking, answer_picks
from bot.requests.request import Request
from bot.ui.answer import Answer
from bot.ui.move_picker import Panel
from bot.ui.page import Page
from dvonn import Move

C = TypeVar("C", ShowPuzzle, Solution, SharePuzzle)

AuditEntry = Callable[[Request, Puzzle, C], Awaitable[Page]]


def acts_on(control: type[C]) -> Callable[[AuditEntry[C]], AuditEntry[C]]:
    """Let a function answer the presses on a control of a puzzle: it is given that.

    Where there is no such puzzle any more, or it is none of the server's, the asker's own is opened.
    """

    def put(act: AuditEntry[C]) -> AuditEntry[C]:
        @handles(control)
        async def answer(request: Request, pressed: C) -> Page:
            puzzle = await request.client.puzzles.find(pressed.puzzle, request.guild)
            return await act(request, puzzle, pressed) if puzzle else await open_puzzle(request)

        return act

    return put


@handles(AnotherPuzzle)
async def another(request: Request, _: AnotherPuzzle) -> Page:
    """Open a new puzzle."""
    return await open_puzzle(request, another=True)


@acts_on(ShowPuzzle)
async def show(request: Request, puzzle: Puzzle, _: ShowPuzzle) -> Page:
    """Show a puzzle from its beginning."""
    return await show_puzzle(request, puzzle)


class _Trying(Picking[InPuzzle, Puzzle]):
    """The move that is tried in a puzzle."""

    async def find(self, request: Request, picked_for: InPuzzle) -> Puzzle | None:
        return await request.client.puzzles.find(picked_for.puzzle, request.guild)

    async def panel(self, request: Request, board: Puzzle) -> Panel:
        return puzzle_panel(board, request.language, await request.display())

    async def play(self, request: Request, picked_for: InPuzzle, move: Move, *, sure: bool) -> Answer:
        puzzle = await self.find(request, picked_for)
        return await try_move(request, puzzle, move, sure=sure) if puzzle else await open_puzzle(request)

    async def begin_anew(self, request: Request, picked_for: InPuzzle) -> Answer:  # noqa: ARG002
        return await open_puzzle(request)


answer_picks(TRIES, _Trying())


@acts_on(Solution)
async def give_solution(request: Request, puzzle: Puzzle, _: Solution) -> Page:
    """Show the solution, which counts as a miss where the puzzle was not tried before."""
    return await solution(request, puzzle)


@acts_on(SharePuzzle)
async def share_puzzle(request: Request, puzzle: Puzzle, _: SharePuzzle) -> Page:
    """Let everybody in the channel try a puzzle."""
    return await share(request, puzzle)
