"""The presses on a puzzle. Each carries its number, so that nothing has to be remembered between two of them.

A press on a puzzle that there is no longer, or whose board has changed, opens the asker's own.
"""

from bot.features.puzzles.actions import open_puzzle, solution, try_move
from bot.features.puzzles.pages import (
    AnotherPuzzle,
    PuzzleAnyway,
    PuzzleMove,
    PuzzleStack,
    PuzzleWhyNot,
    ShowPuzzle,
    Solution,
    puzzle_page,
    puzzle_targets_page,
    puzzle_why_not_page,
)
from bot.pages.page import Page
from bot.requests.controls import handles
from bot.requests.request import Request


@handles(AnotherPuzzle)
async def another(request: Request, _: AnotherPuzzle) -> Page:
    """Open a new puzzle."""
    return await open_puzzle(request, another=True)


@handles(ShowPuzzle)
async def show(request: Request, control: ShowPuzzle) -> Page:
    """Show a puzzle from its beginning."""
    puzzle = request.client.puzzles.stock.find(control.puzzle)
    if puzzle is None:
        return await open_puzzle(request)
    return await puzzle_page(puzzle, request.language, await request.taste())


@handles(PuzzleStack)
async def choose_stack(request: Request, control: PuzzleStack) -> Page:
    """Offer the targets of a stack."""
    puzzle = request.client.puzzles.stock.find(control.puzzle)
    if puzzle is None or not puzzle.position.targets(control.stack):
        return await open_puzzle(request)
    return await puzzle_targets_page(puzzle, control.stack, request.language, await request.taste())


@handles(PuzzleMove)
async def play(request: Request, control: PuzzleMove) -> Page:
    """Try a move."""
    puzzle = request.client.puzzles.stock.find(control.puzzle)
    return await try_move(request, puzzle, control.move) if puzzle else await open_puzzle(request)


@handles(PuzzleAnyway)
async def play_anyway(request: Request, control: PuzzleAnyway) -> Page:
    """Try a move about which the person has been asked."""
    puzzle = request.client.puzzles.stock.find(control.puzzle)
    return await try_move(request, puzzle, control.move, sure=True) if puzzle else await open_puzzle(request)


@handles(PuzzleWhyNot)
async def why_not(request: Request, control: PuzzleWhyNot) -> Page:
    """Tell why the other stacks can't move."""
    puzzle = request.client.puzzles.stock.find(control.puzzle)
    if puzzle is None:
        return await open_puzzle(request)
    return await puzzle_why_not_page(puzzle, request.language, await request.taste())


@handles(Solution)
async def give_solution(request: Request, control: Solution) -> Page:
    """Show the solution, which counts as a miss where the puzzle was not tried before."""
    puzzle = request.client.puzzles.stock.find(control.puzzle)
    return await solution(request, puzzle) if puzzle else await open_puzzle(request)
