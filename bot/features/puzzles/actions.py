"""Puzzles for whoever asks: the one that is open, and what comes of a try."""

from bot.features.puzzles.pages import end_page, missed_page, puzzle_page, puzzle_question_page
from bot.matches import MatchId, Turn
from bot.matches.puzzle import Puzzle
from bot.pages.page import Page
from bot.requests.request import Request
from dvonn import IllegalMove, Jump, Move, Position


async def open_puzzle(request: Request, *, another: bool = False) -> Page:
    """The puzzle that the asker has left open, or `another` one."""
    puzzle, solver = await request.client.puzzles.open(request.user, another=another)
    return await puzzle_page(puzzle, request.language, await request.taste(), solver=solver)


async def try_move(request: Request, puzzle: Puzzle, move: Move, *, sure: bool = False) -> Page:
    """Judge a move: it solves the puzzle, or its answer is shown. Own stacks are given up only after a question."""
    language, taste = request.language, await request.taste()
    try:
        turn = Turn.of(puzzle.position, move)
    except IllegalMove:  # a button from another board
        return await open_puzzle(request)
    if isinstance(move, Jump) and turn.own_losses and not sure:
        return await puzzle_question_page(puzzle, move, language, taste)
    solved = move == puzzle.move
    tried = await request.client.puzzles.tried(request.user, puzzle, solved=solved)
    if solved:
        return await end_page(puzzle, tried, language, taste, solved=True)
    turns = [turn, *await _answer_to(request, turn.after, puzzle)]
    return await missed_page(puzzle, turns, tried, language, taste)


async def solution(request: Request, puzzle: Puzzle) -> Page:
    """The solution of a puzzle."""
    tried = await request.client.puzzles.tried(request.user, puzzle, solved=False)
    return await end_page(puzzle, tried, request.language, await request.taste(), solved=False)


async def _answer_to(request: Request, after: Position, puzzle: Puzzle) -> list[Turn]:
    """The best that the opponent can do after a miss; nothing where that is no move, or too many want to know."""
    if not after.movable():
        return []
    try:
        best = await request.client.mind.best(after, match=MatchId(-puzzle.id))
    except TimeoutError:
        return []
    return [Turn.of(after, best.line[0])]
