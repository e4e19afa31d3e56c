"""Puzzles for whoever asks: the one that is open, what comes of a try, and letting everybody try."""

from bot.domain import MatchId, Turn
from bot.domain.computer import Best
from bot.domain.puzzle import Puzzle
from bot.domain.refusal_subjects import NoAccess
from bot.domain.refusals import RefusalReason, Refused
from bot.features.puzzles.cards import cards_of
from bot.features.puzzles.pages import end_page, missed_page, puzzle_page, puzzle_panel, shared_page
from bot.requests.request import Request
from bot.requests.sharing import check_posting, is_shared_place
from bot.ui.delivery import Delayed, Unreachable
from bot.ui.move_picker import draw_question
from bot.ui.page import Page
from dvonn import IllegalMove, Jump, Move, Position


async def open_puzzle(request: Request, *, another: bool = False) -> Page:
    """The puzzle that the asker has left open, or `another` one."""
    puzzle, solver = await request.client.puzzles.open(request.user, request.guild, another=another)
    return await puzzle_page(
        puzzle, request.language, await request.display(), solver=solver, may_share=is_shared_place(request)
    )


async def show_puzzle(request: Request, puzzle: Puzzle) -> Page:
    """A puzzle from its beginning."""
    return await puzzle_page(
        puzzle, request.language, await request.display(), may_share=is_shared_place(request)
    )


async def try_move(request: Request, puzzle: Puzzle, move: Move, *, sure: bool = False) -> Page:
    """Judge a move: it solves the puzzle, or its answer is shown. Own stacks are given up only after a question."""
    language, display = request.language, await request.display()
    try:
        turn = Turn.of(puzzle.position, move)
    except IllegalMove:  # a button from another board
        return await open_puzzle(request)
    if isinstance(move, Jump) and turn.own_losses and not sure:
        return await draw_question(puzzle_panel(puzzle, language, display), move)
    solved = move == puzzle.move
    tried = await request.client.puzzles.tried(request.user, puzzle, request.guild, solved=solved)
    if not solved:
        answer = await _answer_to(request, turn.after, puzzle)
        return await missed_page(puzzle, turn, tried, language, display, answer=answer)
    for card in tried.cards:
        cards_of(request.client).refresh(card)
    return await end_page(puzzle, tried, language, display, solved=True, may_share=is_shared_place(request))


async def solution(request: Request, puzzle: Puzzle) -> Page:
    """The solution of a puzzle."""
    tried = await request.client.puzzles.give_up(request.user, puzzle)
    language, display = request.language, await request.display()
    return await end_page(puzzle, tried, language, display, solved=False, may_share=is_shared_place(request))


async def share(request: Request, puzzle: Puzzle) -> Page:
    """Post the card of a puzzle, for everybody to try.

    Raises `Refused`: ONLY_IN_SERVERS, MAY_NOT_WRITE, CANNOT_POST, CHANNEL_NOT_ALLOWED, PUZZLE_OPEN.
    """
    request.check_server("/dvonn puzzle")
    check_posting(request)
    venue = request.venue
    card = await request.client.puzzle_cards.share(request.user, venue, request.parent_of(), puzzle.id)
    delivery = await cards_of(request.client).show_now(card)
    if isinstance(delivery, Unreachable):
        raise Refused(RefusalReason.CANNOT_POST, NoAccess(venue.channel, delivery.missing))
    told = "puzzle-shared-later" if isinstance(delivery, Delayed) else "shared"
    return shared_page(puzzle, request.language.say(told), request.language)


async def _answer_to(request: Request, after: Position, puzzle: Puzzle) -> Best | None:
    """The best play after a miss; nothing where the game is over, or too many want to know."""
    if after.to_move is None:
        return None
    try:
        return await request.client.computer_player.best(after, match=MatchId(-puzzle.id))
    except TimeoutError:
        return None
