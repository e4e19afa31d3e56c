"""The presses on a puzzle. Each carries its number, so that nothing has to be remembered between two of them."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.domain.puzzle import Puzzle
from bot.features.puzzles.actions import open_puzzle, share, show_puzzle, solution, try_move
from bot.features.puzzles.pages import (
    AnotherPuzzle,
    PuzzleAnyway,
    PuzzleMove,
    PuzzleStack,
    PuzzleWhyNot,
    SharePuzzle,
    ShowPuzzle,
    Solution,
    puzzle_targets_page,
    puzzle_why_not_page,
)
from bot.requests.controls import handles
from bot.requests.request import Request
from bot.ui.page import Page

C = TypeVar("C", ShowPuzzle, PuzzleStack, PuzzleMove, PuzzleAnyway, PuzzleWhyNot, Solution, SharePuzzle)

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


@acts_on(PuzzleStack)
async def choose_stack(request: Request, puzzle: Puzzle, control: PuzzleStack) -> Page:
    """Offer the targets of a stack; a stack of another board has none."""
    if not puzzle.position.targets(control.stack):
        return await open_puzzle(request)
    return await puzzle_targets_page(puzzle, control.stack, request.language, await request.display())


@acts_on(PuzzleMove)
async def play(request: Request, puzzle: Puzzle, control: PuzzleMove) -> Page:
    """Try a move."""
    return await try_move(request, puzzle, control.move)


@acts_on(PuzzleAnyway)
async def play_anyway(request: Request, puzzle: Puzzle, control: PuzzleAnyway) -> Page:
    """Try a move about which the person has been asked."""
    return await try_move(request, puzzle, control.move, sure=True)


@acts_on(PuzzleWhyNot)
async def why_not(request: Request, puzzle: Puzzle, _: PuzzleWhyNot) -> Page:
    """Tell why the other stacks can't move."""
    return await puzzle_why_not_page(puzzle, request.language, await request.display())


@acts_on(Solution)
async def give_solution(request: Request, puzzle: Puzzle, _: Solution) -> Page:
    """Show the solution, which counts as a miss where the puzzle was not tried before."""
    return await solution(request, puzzle)


@acts_on(SharePuzzle)
async def share_puzzle(request: Request, puzzle: Puzzle, _: SharePuzzle) -> Page:
    """Let everybody in the channel try a puzzle."""
    return await share(request, puzzle)
