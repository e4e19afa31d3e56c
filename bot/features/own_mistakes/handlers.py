"""`/dvonn-club mistakes`, and the controls for trying one's own mistakes again."""

from collections.abc import Sequence

from bot.domain import MatchId, Turn
from bot.domain.ids import PlyNumber
from bot.domain.refusals import RefusalReason, Refused
from bot.features.own_mistakes.latest_pages import latest_games_page
from bot.features.own_mistakes.learning import Mistake, is_right
from bot.features.own_mistakes.pages import (
    TRIES,
    InMistake,
    MistakeTask,
    ShowBetterMove,
    ShowLatestGames,
    ShowMistakes,
    ShowOwnMistake,
    TryMistakes,
    nothing_due_page,
    right_page,
    solution_page,
    task_panel,
    wrong_page,
)
from bot.features.own_mistakes.repository import OwnMistakeRepository
from bot.features.own_mistakes.service import OwnMistakes
from bot.pages.move_picker import Panel, draw_stacks
from bot.requests.best_answer import best_answer
from bot.requests.handlers import Handlers
from bot.requests.looking_back import check_not_in_play
from bot.requests.move_picking import Picking, answer_picks
from bot.requests.request import Request
from bot.toolkit.answer import Answer
from bot.toolkit.page import Page
from dvonn import IllegalMove, Move

handlers = Handlers()

MOST_DUE = 50
"""How many due mistakes are looked through for one that may be shown."""


async def open_due(request: Request) -> Page:
    """Open the mistake that has been due longest, or say when the next one returns.

    Those whose position has come up in a running match are passed over. Raises `Refused`: STILL_IN_PLAY, if there are
    no others.
    """
    refusal: Refused | None = None
    for mistake in await _due(request):
        task = await _task(request, mistake)
        try:
            await check_not_in_play(request, task.position)
        except Refused as refused:
            refusal = refused
            continue
        return await draw_stacks(task_panel(task))
    if refusal:
        raise refusal
    async with request.client.store.read() as uow:
        waiting = await OwnMistakeRepository(uow).waiting(request.user)
    return nothing_due_page(waiting, request.language)


async def open_mistake(request: Request, mistake: Mistake) -> Page:
    """Show a mistake from its start. Raises `Refused`: STILL_IN_PLAY."""
    task = await _task(request, mistake)
    await check_not_in_play(request, task.position)
    return await draw_stacks(task_panel(task))


async def try_move(request: Request, mistake: Mistake, move: Move) -> Page:
    """Judge a move and show the result.

    Raises `Refused`: STILL_IN_PLAY, TOO_BUSY.
    """
    task = await _task(request, mistake)
    try:
        turn = Turn.of(task.position, move)
    except IllegalMove:  # a button from another board
        return await open_due(request)
    await check_not_in_play(request, task.position)
    try:
        right = await is_right(request.client.computer_player, task.match.game, mistake, move)
    except TimeoutError as busy:
        raise Refused(RefusalReason.TOO_BUSY) from busy
    after, counted = await request.get(OwnMistakes).answer(request.user, mistake, right=right)
    answered = await _task(request, after)
    if right:
        others, further = await _others(request, mistake)
        return await right_page(answered, turn, counted=counted, others=others, further=further)
    answer = await best_answer(request, turn.after, match=MatchId(-mistake.match))
    return await wrong_page(answered, turn, answer=answer)


async def show_better(request: Request, mistake: Mistake) -> Page:
    """Show the better move, which counts as a wrong answer. Raises `Refused`: STILL_IN_PLAY."""
    task = await _task(request, mistake)
    await check_not_in_play(request, task.position)
    after, _ = await request.get(OwnMistakes).answer(request.user, mistake, right=False)
    others, further = await _others(request, mistake)
    return await solution_page(await _task(request, after), others=others, further=further)


async def _task(request: Request, mistake: Mistake) -> MistakeTask:
    match = await request.match(mistake.match)
    return MistakeTask(match, mistake, await request.viewer())


async def _others(request: Request, mistake: Mistake) -> tuple[bool, bool]:
    """Whether other mistakes are due, and whether others follow in the same match."""
    due, same = await _due(request), await _of_match(request, mistake.match)
    others = any((each.match, each.ply) != (mistake.match, mistake.ply) for each in due)
    return others, any(each.ply > mistake.ply for each in same)


async def _due(request: Request) -> Sequence[Mistake]:
    async with request.client.store.read() as uow:
        return await OwnMistakeRepository(uow).due(request.user, request.client.clock(), most=MOST_DUE)


async def _of_match(request: Request, match: MatchId) -> Sequence[Mistake]:
    async with request.client.store.read() as uow:
        return await OwnMistakeRepository(uow).of_match(request.user, match)


async def _known(request: Request, match: MatchId, ply: PlyNumber) -> Mistake | None:
    async with request.client.store.read() as uow:
        return await OwnMistakeRepository(uow).find(request.user, match, ply)


@handlers.club_command("mistakes")
async def mistakes(request: Request) -> Page:
    return await open_due(request)


@handlers.control(ShowMistakes)
async def show_mistakes(request: Request, _: ShowMistakes) -> Page:
    return await open_due(request)


@handlers.control(TryMistakes)
async def try_mistakes(request: Request, control: TryMistakes) -> Page:
    known = await _of_match(request, control.match)
    beyond = -1 if control.beyond is None else control.beyond
    first = next((mistake for mistake in known if mistake.ply > beyond), None)
    return await open_mistake(request, first) if first else await open_due(request)


@handlers.control(ShowOwnMistake)
async def show_mistake(request: Request, control: ShowOwnMistake) -> Page:
    mistake = await _known(request, control.match, control.ply)
    return await open_mistake(request, mistake) if mistake else await open_due(request)


@handlers.control(ShowBetterMove)
async def show_solution(request: Request, control: ShowBetterMove) -> Page:
    mistake = await _known(request, control.match, control.ply)
    return await show_better(request, mistake) if mistake else await open_due(request)


@handlers.control(ShowLatestGames)
async def show_latest_games(request: Request, _: ShowLatestGames) -> Page:
    latest = await request.get(OwnMistakes).latest_games(request.user)
    return latest_games_page(latest, request.language)


class _Trying(Picking[InMistake, Mistake]):
    """The picking of a better move, which tries it."""

    async def find(self, request: Request, picked_for: InMistake) -> Mistake | None:
        return await _known(request, picked_for.match, picked_for.ply)

    async def panel(self, request: Request, board: Mistake) -> Panel:
        return task_panel(await _task(request, board))

    async def play(self, request: Request, picked_for: InMistake, move: Move, *, sure: bool) -> Answer:  # noqa: ARG002
        mistake = await self.find(request, picked_for)
        return await try_move(request, mistake, move) if mistake else await open_due(request)

    async def begin_anew(self, request: Request, picked_for: InMistake) -> Answer:  # noqa: ARG002
        return await open_due(request)


answer_picks(handlers, TRIES, _Trying())
