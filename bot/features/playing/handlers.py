"""`/dvonn move` and `/dvonn next`, and the controls of the move panels."""

from typing import TypeVar

from discord import app_commands

from bot.domain import Match, UserId
from bot.domain.plan import check_placing
from bot.domain.refusals import RefusalReason, Refused, Tried
from bot.features.playing.refusals import NOT_A_MOVE
from bot.pages.foreign_board import BringBack
from bot.pages.match_panel_pages import (
    MOVES,
    PLANS,
    MakeMove,
    NextMatch,
    OpenPlacing,
    PlannedMatch,
    ShowPanel,
    Turning,
    direct_panel,
    stacking_panel,
)
from bot.pages.move_picker import Panel, draw_question, draw_targets
from bot.pages.viewer import Viewer
from bot.requests.autocompletion import legal_moves, own_matches
from bot.requests.foreign_views import bring_back, panel_in_view, picks_in_foreign_view, turn_there
from bot.requests.handlers import Handlers, phrase
from bot.requests.match_panel import (
    attend,
    is_placing,
    live,
    open_next,
    panel,
    placing_panel,
    plan_spaces,
    presses_board,
    row_panel,
    show_move,
    show_panel,
    waits_in_panel,
)
from bot.requests.move_picking import Picking, answer_picks
from bot.requests.refusal_answers import QUESTIONS, match_of
from bot.requests.request import Request, named
from bot.toolkit.action_slots import ActionContext
from bot.toolkit.answer import Answer, Public
from bot.toolkit.page import Page
from dvonn import DvonnError, Move, OffTheBoardError, Place, Space, read_move

handlers = Handlers()


@handlers.command("move")
@app_commands.describe(move=phrase("option-move"), match=phrase("option-match"))
@app_commands.autocomplete(move=legal_moves)
@app_commands.autocomplete(match=own_matches)
async def play(request: Request, move: str, match: int | None = None) -> Answer:
    """Place a piece or move a stack. If only the space of a stack is given, open the panel with the stack's targets."""
    played = _read(move)
    try:
        after = await request.client.matches.play_resolved(
            played, by=request.user, venue=request.venue, match_id=named(match) or await turn_there(request)
        )
    except Refused as refusal:
        found = match_of(refusal)
        if found and isinstance(played, Place) and _is_own_stack(found, played.space, request.user):
            return live(request, found, await draw_targets(await _MOVING.panel(request, found), played.space))
        raise
    return await show_move(request, after, played, in_panel=False)


@handlers.command("next")
async def next_match(request: Request) -> Answer:
    """Open the match that has waited longest for the user."""
    return await open_next(request)


def _read(text: str) -> Move:
    """Parse a typed move. Raises `Refused`: NOT_A_SPACE, NOT_A_MOVE."""
    try:
        return read_move(text)
    except OffTheBoardError as error:
        raise Refused(RefusalReason.NOT_A_SPACE, error.name) from error
    except DvonnError as error:
        raise Refused(NOT_A_MOVE, text) from error


def _is_own_stack(match: Match, space: Space, user: UserId) -> bool:
    """Whether a user is to move and can move the stack on this space."""
    return match.player_to_move == user and match.offer is None and space in match.position.movable()


@handlers.control(MakeMove)
async def make_move(request: Request, control: MakeMove) -> Answer:
    """Open or restart the panel.

    A player waiting for their turn may plan placements in it, or watch the opponent think in a live match.
    """
    try:
        match = await request.client.matches.for_turn(control.match, request.user, seen=control.seen)
    except Refused as refusal:
        waiting = match_of(refusal)
        if (
            refusal.reason is not RefusalReason.NOT_YOUR_TURN
            or not waiting
            or not (is_placing(waiting, request.user) or waits_in_panel(waiting, request.user))
        ):
            raise
        match = waiting
    return await panel(request, match)


@handlers.control(ShowPanel)
async def press_panel(request: Request, control: ShowPanel) -> Answer:
    return await show_panel(request, await request.match(control.match))


@handlers.control(NextMatch)
async def press_next_match(request: Request, control: NextMatch) -> Answer:
    """Open the next match that waits for the player, after the one just seen."""
    return await open_next(request, after=control.after)


@handlers.control(BringBack)
async def press_bring_back(request: Request, control: BringBack) -> Answer:
    return await bring_back(request, control.match)


@handlers.control(OpenPlacing)
async def open_placing(request: Request, control: OpenPlacing) -> Answer:
    match, plan = await request.client.matches.plan_of(control.match, request.user)
    return await placing_panel(request, match, plan)


F = TypeVar("F", Turning, PlannedMatch)


class _InMatch(Picking[F, Match]):
    """The hooks for picking a move in a match; the panel follows the board."""

    async def panel(self, request: Request, board: Match) -> Panel:
        if picks_in_foreign_view(request, board):
            return await panel_in_view(request, board)
        viewer = await request.viewer(board)
        if presses_board(request, board):
            return direct_panel(ActionContext(board, viewer.language, viewer.user), viewer)
        return stacking_panel(board, viewer)

    async def begin_anew(self, request: Request, picked_for: F) -> Answer:
        return await panel(request, await request.match(picked_for.match))

    async def offer_row(self, request: Request, board: Match, number: int) -> Answer:
        return await row_panel(request, board, number)

    async def shown(self, request: Request, board: Match, page: Page) -> Answer:
        if picks_in_foreign_view(request, board):
            return Public(page)
        if presses_board(request, board):
            attend(request, board)
            return page
        return live(request, board, page)


class _Moving(_InMatch[Turning]):
    """The hooks for picking the move of the current turn."""

    async def find(self, request: Request, picked_for: Turning) -> Match:
        return await request.client.matches.for_turn(picked_for.match, request.user, seen=picked_for.seen)

    async def play(self, request: Request, picked_for: Turning, move: Move, *, sure: bool) -> Answer:
        match = await request.client.matches.play(
            picked_for.match, move, by=request.user, seen=picked_for.seen, sure=sure
        )
        return await show_move(request, match, move, in_panel=True)


class _Planning(_InMatch[PlannedMatch]):
    """The hooks for picking a space in advance; the piece is placed as soon as the player's turn comes."""

    async def find(self, request: Request, picked_for: PlannedMatch) -> Match:
        match, _ = await request.client.matches.plan_of(picked_for.match, request.user)
        check_placing(match)
        return match

    async def play(self, request: Request, picked_for: PlannedMatch, move: Move, *, sure: bool) -> Answer:  # noqa: ARG002
        if not isinstance(move, Place):
            raise TypeError(move)
        match, planned = await request.client.matches.plan_of(picked_for.match, request.user)
        return await plan_spaces(request, match, (*planned.spaces, move.space))


_MOVING = _Moving()

answer_picks(handlers, MOVES, _MOVING)
answer_picks(handlers, PLANS, _Planning())


async def _ask_first(match: Match, refusal: Refused, viewer: Viewer) -> Page:
    if not isinstance(refusal.about, Tried):
        raise TypeError(refusal.about)
    return await draw_question(stacking_panel(match, viewer), refusal.about.move)


QUESTIONS[RefusalReason.UNCONFIRMED_MOVE] = _ask_first
