"""`/dvonn puzzle`, and the controls for solving and sharing puzzles."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.domain import MatchId, Turn
from bot.domain.puzzle import Puzzle, own_number
from bot.domain.refusals import NoAccess, RefusalReason, Refused
from bot.features.puzzles.cards import Cards
from bot.features.puzzles.month_pages import month_page, result_page
from bot.features.puzzles.pages import (
    TRIES,
    AnotherPuzzle,
    InPuzzle,
    SharePuzzle,
    ShareResult,
    ShowPuzzle,
    ShowSolution,
    end_page,
    missed_page,
    puzzle_page,
    puzzle_panel,
    shared_page,
)
from bot.features.puzzles.service import PuzzleCards, PuzzleMonths, Puzzling
from bot.pages.move_picker import Panel, draw_question
from bot.requests.best_answer import best_answer
from bot.requests.handlers import Handlers
from bot.requests.looking_back import check_not_in_play
from bot.requests.move_picking import Picking, answer_picks
from bot.requests.request import Request
from bot.requests.sharing import check_sharing_here, describe_posted, is_shared_place, try_to_post
from bot.toolkit.answer import Answer, Delayed, Unreachable
from bot.toolkit.page import Page
from dvonn import IllegalMove, Jump, Move

handlers = Handlers()


async def open_puzzle(request: Request, *, another: bool = False) -> Page:
    """Open the user's unfinished puzzle, or a new one with `another`.

    A puzzle whose position has come up in a running match is replaced by a new one.
    """
    puzzle, solver = await request.get(Puzzling).open(request.user, request.guild, another=another)
    try:
        await _check_not_in_play(request, puzzle)
    except Refused:
        puzzle, solver = await request.get(Puzzling).open(request.user, request.guild, another=True)
    return await puzzle_page(
        puzzle,
        await request.viewer(),
        tried=await _has_tried(request, puzzle),
        solver=solver,
        may_share=is_shared_place(request),
    )


async def _has_tried(request: Request, puzzle: Puzzle) -> bool:
    return await request.get(Puzzling).has_tried(request.user, puzzle)


async def show_puzzle(request: Request, puzzle: Puzzle) -> Page:
    return await puzzle_page(
        puzzle,
        await request.viewer(),
        tried=await _has_tried(request, puzzle),
        may_share=is_shared_place(request),
    )


async def try_move(request: Request, puzzle: Puzzle, move: Move, *, sure: bool = False) -> Page:
    """Judge a move and show the result. A move that cuts off the player's own stacks needs confirmation."""
    try:
        turn = Turn.of(puzzle.position, move)
    except IllegalMove:  # a button from another board
        return await open_puzzle(request)
    if isinstance(move, Jump) and turn.is_costly and not sure:
        tried_before = await _has_tried(request, puzzle)
        return await draw_question(puzzle_panel(puzzle, await request.viewer(), tried=tried_before), move)
    await _check_not_in_play(request, puzzle)
    solved = move == puzzle.move
    tried = await request.get(Puzzling).tried(request.user, puzzle, request.guild, solved=solved)
    if tried.cards or tried.daily:
        await request.client.people.remember(request.person)
    if not solved:
        answer = await best_answer(request, turn.after, match=MatchId(-puzzle.id))
        return await missed_page(puzzle, turn, tried, await request.viewer(), answer=answer)
    for card in tried.cards:
        request.get(Cards).refresh(card)
    return await end_page(
        puzzle, tried, await request.viewer(), solved=True, may_share=is_shared_place(request)
    )


async def solution(request: Request, puzzle: Puzzle) -> Page:
    await _check_not_in_play(request, puzzle)
    tried = await request.get(Puzzling).give_up(request.user, puzzle, request.guild)
    return await end_page(
        puzzle, tried, await request.viewer(), solved=False, may_share=is_shared_place(request)
    )


async def share(request: Request, puzzle: Puzzle) -> Page:
    """Post the card of a puzzle, for everyone in the channel to solve.

    Raises what `check_server` and `check_posting` raise, and `Refused`: CHANNEL_NOT_ALLOWED, PUZZLE_OPEN.
    """
    request.check_server("/dvonn puzzle")
    request.check_posting()
    venue = request.venue
    card = await request.get(PuzzleCards).share(request.user, venue, request.parent_of(), puzzle.id)
    await request.client.people.remember(request.person)
    delivery = await request.get(Cards).show_now(card)
    if isinstance(delivery, Unreachable):
        raise Refused(RefusalReason.CANNOT_POST, NoAccess(venue.channel, delivery.obstacle))
    sentence = "puzzle-shared-later" if isinstance(delivery, Delayed) else "shared"
    return shared_page(puzzle, request.language.say(sentence), request.language)


async def share_result(request: Request, puzzle: Puzzle) -> Page:
    """Post a user's result in the puzzle of the day, once in a server.

    Raises what `check_sharing_here` and `try_to_post` raise, and `Refused`: ONLY_IN_SERVERS.
    """
    request.check_server("/dvonn puzzle")
    check_sharing_here(request)
    months = request.get(PuzzleMonths)
    tries = await months.begin_sharing(request.user, request.guild, puzzle.id)
    if tries is None:
        note = request.language.say("puzzle-result-shared-before")
        return shared_page(puzzle, note, request.language)
    page = result_page(puzzle, tries, request.user, request.public_language)
    try:
        posted = await try_to_post(request, page, nonce=str(request.interaction.id))
    except Refused:
        await months.give_up_sharing(request.user, request.guild, puzzle.id)
        raise
    return shared_page(puzzle, describe_posted(posted, request.language), request.language)


async def _check_not_in_play(request: Request, puzzle: Puzzle) -> None:
    """Check that a puzzle's solution is no help in a running match. Raises `Refused`: STILL_IN_PLAY.

    The solutions of the bundled puzzles are public knowledge, like openings. They are withheld only from a player whose
    own match has passed through the puzzle.
    """
    await check_not_in_play(request, puzzle.position, only_own=own_number(puzzle.id) is None)


@handlers.club_command("puzzles", servers_only=True)
async def month_table(request: Request) -> Page:
    months = request.get(PuzzleMonths)
    table, own = await months.table(request.guild), await months.own(request.user, request.guild)
    return month_page(table, request.language, own=own)


@handlers.command("puzzle")
async def puzzle(request: Request) -> Page:
    return await open_puzzle(request)


C = TypeVar("C", ShowPuzzle, ShowSolution, SharePuzzle, ShareResult)

PuzzleHandler = Callable[[Request, Puzzle, C], Awaitable[Page]]


def acts_on(control: type[C]) -> Callable[[PuzzleHandler[C]], PuzzleHandler[C]]:
    """Register a handler for a control of a puzzle; the handler gets the puzzle as an argument.

    If the puzzle is gone or belongs to another server, the user's own puzzle opens instead.
    """

    def put(act: PuzzleHandler[C]) -> PuzzleHandler[C]:
        @handlers.control(control)
        async def answer(request: Request, pressed: C) -> Page:
            puzzle = await request.get(Puzzling).find(pressed.puzzle, request.guild)
            return await act(request, puzzle, pressed) if puzzle else await open_puzzle(request)

        return act

    return put


@handlers.control(AnotherPuzzle)
async def another(request: Request, _: AnotherPuzzle) -> Page:
    return await open_puzzle(request, another=True)


@acts_on(ShowPuzzle)
async def show(request: Request, puzzle: Puzzle, _: ShowPuzzle) -> Page:
    return await show_puzzle(request, puzzle)


class _Trying(Picking[InPuzzle, Puzzle]):
    """The hooks for picking a move in a puzzle; the picked move is judged as an attempt."""

    async def find(self, request: Request, picked_for: InPuzzle) -> Puzzle | None:
        return await request.get(Puzzling).find(picked_for.puzzle, request.guild)

    async def panel(self, request: Request, board: Puzzle) -> Panel:
        tried = await _has_tried(request, board)
        return puzzle_panel(board, await request.viewer(), tried=tried)

    async def play(self, request: Request, picked_for: InPuzzle, move: Move, *, sure: bool) -> Answer:
        puzzle = await self.find(request, picked_for)
        return await try_move(request, puzzle, move, sure=sure) if puzzle else await open_puzzle(request)

    async def begin_anew(self, request: Request, picked_for: InPuzzle) -> Answer:  # noqa: ARG002
        return await open_puzzle(request)


answer_picks(handlers, TRIES, _Trying())


@acts_on(ShowSolution)
async def give_solution(request: Request, puzzle: Puzzle, _: ShowSolution) -> Page:
    """Show the solution. On a puzzle that the user has not tried yet, this counts as a miss."""
    return await solution(request, puzzle)


@acts_on(SharePuzzle)
async def share_puzzle(request: Request, puzzle: Puzzle, _: SharePuzzle) -> Page:
    return await share(request, puzzle)


@acts_on(ShareResult)
async def share_own_result(request: Request, puzzle: Puzzle, _: ShareResult) -> Page:
    return await share_result(request, puzzle)
