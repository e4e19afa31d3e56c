"""The private panel of a player: planning, moving, and switching to the next match."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import NamedTuple

from discord import InteractionType

from bot.catalogue import Language
from bot.domain import Match, MatchId, Plan, UserId, Venue
from bot.domain.context import InteractionContext
from bot.pages.beginning_pages import own_matches_button, start_buttons
from bot.pages.board_post import board_page, current_board_page, result_page
from bot.pages.foreign_board import is_played_on
from bot.pages.match_end import ended_page
from bot.pages.match_panel_pages import (
    describe_next,
    describe_played,
    direct_panel,
    farewell_page,
    planned_note,
    played_page,
    rows_page,
    spaces_page,
    stacks_page,
    waiting_page,
)
from bot.pages.move_picker import draw_spaces
from bot.pages.tips import TIPS, Tip, suggests_first_move, tip_in, tip_on_first_move
from bot.pages.viewer import Viewer
from bot.requests.foreign_views import (
    describe_behind,
    foreign_view,
    is_played_here,
    panel_in_view,
    picks_in_foreign_view,
    show_act,
)
from bot.requests.request import Request
from bot.storage import StoreUnavailableError
from bot.toolkit.action_slots import ActionContext
from bot.toolkit.answer import Answer, Delivered, Delivery, Gone, Live, Public, describe_delivery
from bot.toolkit.page import Block, Page, row
from bot.toolkit.result_notes import result_lines, result_notes
from bot.toolkit.words import in_a_row
from dvonn import Move, Phase, Place, Space

UNTIL_SHOWN = timedelta(seconds=15)
"""How long the panel that answers a press may take to appear."""

# the panel


async def panel(request: Request, match: Match, *, note: str = "", others_wait: bool = False) -> Answer:
    """Open the panel; `Gone` if the user has nothing to do in the match.

    During placement both players have it. It stays open while the computer thinks, or the opponent in a live match. At
    the end of the match it shows the result. `note` describes the latest action.

    Beside a board with an offer, which has no buttons for a move but those that answer, it opens in private.
    """
    if picks_in_foreign_view(request, match) and is_played_on(match):
        return await foreign_view(request, match)
    if has_board_here(request, match) and not _opens_beside(request, match):
        return await board_here(request, match, note=note)
    return await _private_panel(request, match, note=note, others_wait=others_wait)


async def _private_panel(request: Request, match: Match, *, note: str, others_wait: bool) -> Answer:
    if match.is_over:
        return await _ended(request, match, others_wait=others_wait)
    if is_placing(match, request.user):
        match, plan = await request.client.matches.plan_of(match.id, request.user)
        return await placing_panel(request, match, plan, note=note, others_wait=others_wait)
    if waits_in_panel(match, request.user):
        return live(request, match, await waiting_page(match, await request.viewer(match), note=note))
    if match.player_to_move != request.user:
        return Gone()
    viewer, tip = await _sight(request, match)
    return live(request, match, await stacks_page(match, viewer, note=note, tip=tip))


# the board in direct messages, which is the panel as well


def has_board_here(request: Request, match: Match) -> bool:
    """Whether the request comes from the user's direct messages, and the match is played there."""
    is_here = request.context is InteractionContext.BOT_DM
    return is_here and match.venue.is_direct and request.user in match.people


def _opens_beside(request: Request, match: Match) -> bool:
    """Whether the panel is for what the board in direct messages doesn't offer between two people.

    That is to plan placements, and to move instead of answering an offer.
    """
    user = request.user
    if match.player_to_move == user:
        return presses_board(request, match) and match.offer is not None and match.awaited == user
    return match.computer is None and is_placing(match, user)


def presses_board(request: Request, match: Match) -> bool:
    """Whether the request is a press on the board of a match in direct messages."""
    pressed = request.interaction.message
    return has_board_here(request, match) and pressed is not None and not pressed.flags.ephemeral


def attend(request: Request, match: Match) -> None:
    """Have the board of a match against the computer edited instead of reposted: its player sees the moves anyway."""
    if match.computer is None:
        return
    panels, client = request.client.presenter.panels, request.client
    until = client.clock() + UNTIL_SHOWN
    panels.attend(match.id, request.interaction.expires_at if has_board_here(request, match) else until)


async def board_here(request: Request, match: Match, *, note: str = "") -> Answer:
    """Show the board in direct messages: where it was pressed, or at the bottom if a command asked for it."""
    attend(request, match)
    if presses_board(request, match):
        async with request.client.store.read() as uow:
            viewer = await request.viewer_in(uow, match)
            tip = await tip_on_first_move(uow, match, request.user)
        language = await request.language_about(match)
        lines = await _lines_at_the_end(request, match, language)
        return await board_page(
            match, language, viewer.display, reader=request.user, names=viewer.names, lines=lines, tip=tip
        )
    if request.interaction.type is InteractionType.application_command or note:
        await request.client.presenter.show_match_again(match, request.user)
    return Page(note) if note else Gone()


async def show_panel(request: Request, match: Match) -> Answer:
    """Open the panel of a match, or its result, with a button to the next match that waits for the player."""
    return await panel(request, match, others_wait=await _others_wait(request, match))


async def _ended(request: Request, match: Match, *, others_wait: bool, opened: bool = False) -> Answer:
    """Return the result from a player's side, which follows what is added to it; `Gone` for users who don't play.

    Where the result card shows the board, it has none itself, unless the player has `opened` it to see that.
    """
    if request.user not in match.players:
        return Gone()
    lines = await _lines_at_the_end(request, match, request.language)
    async with request.client.store.read() as uow:
        shown = await uow.boards.of(match.id, request.user)
        viewer = await request.viewer_in(uow, match)
        notes = await result_notes(uow, match, viewer.names, viewer.language)
    message = shown.message if shown else None
    context = ActionContext(match, request.language, request.user, message=message, others_wait=others_wait)
    is_beside_card = (
        shown is not None and shown.number == match.number and shown.message.channel == request.venue.channel
    )
    page = await ended_page(context, viewer, (*notes, *lines), pictured=opened or not is_beside_card)

    async def renew() -> Answer | None:
        if await _lines_at_the_end(request, match, request.language) == lines:
            return None
        again = await request.match(match.id)
        return await _ended(request, again, others_wait=others_wait, opened=opened)

    return Live(page, match, renew)


async def whole_result(request: Request, match: Match) -> Answer:
    """Open the result in private: from a player's side, or as a channel sees it."""
    if request.user in match.players:
        return await _ended(request, match, others_wait=False, opened=True)
    lines = await _lines_at_the_end(request, match, request.language)
    async with request.client.store.read() as uow:
        viewer = await request.viewer_in(uow, match)
        notes = await result_notes(uow, match, viewer.names, viewer.language)
    return await result_page(
        match,
        viewer.language,
        viewer.display,
        onlooker=request.user,
        names=viewer.names,
        notes=notes,
        lines=lines,
    )


async def _lines_at_the_end(request: Request, match: Match, language: Language) -> tuple[str, ...]:
    """Return the result lines that features add for this user; none while the match is running."""
    client = request.client
    return await result_lines(client.store, match, request.user, language, client.clock())


async def placing_panel(
    request: Request, match: Match, plan: Plan, *, note: str = "", others_wait: bool = False
) -> Answer:
    """Draw the panel for placing pieces, with the planned spaces; without a piece left to place, do as `panel` does."""
    if not is_placing(match, request.user):
        return await panel(request, match)
    view = _view(request, match, plan, others_wait=others_wait)
    viewer, tip = await _sight(request, match)
    return live(request, match, await rows_page(view, plan, viewer, note=note, tip=tip))


class _Sight(NamedTuple):
    """The reader of a panel, and a tip."""

    viewer: Viewer
    tip: Tip | None = None
    """The tip for the user's turn in one of their first matches, if any."""


async def _sight(request: Request, match: Match) -> _Sight:
    async with request.client.store.read() as uow:
        viewer = await request.viewer_in(uow, match)
        earlier = await uow.matches.begun_before(match.id, request.user, most=len(TIPS))
    if earlier >= len(TIPS) or match.player_to_move != request.user:
        return _Sight(viewer)
    # in a worker thread, because it examines every turn so far
    taken_over, suggests = len(match.opening.moves), suggests_first_move(match)
    tip = await asyncio.to_thread(tip_in, match.game, taken_over, earlier, suggests=suggests)
    return _Sight(viewer, tip)


def is_placing(match: Match, player: UserId) -> bool:
    """Whether the player still has pieces to place."""
    left = len(match.position.vacant())
    return match.position.phase is Phase.PLACING and (left > 1 or match.player_to_move == player)


def waits_in_panel(match: Match, player: UserId) -> bool:
    """Whether a player sees in the panel that the other side thinks: the computer, or the opponent in a live match."""
    waits = player in match.players and match.player_to_move not in (None, player)
    return waits and (match.is_computers_turn or match.pace.is_live)


async def row_panel(request: Request, match: Match, number: int) -> Answer:
    """Draw the vacant spaces of a row, or reopen the panel if the row has none."""
    match, plan = await request.client.matches.plan_of(match.id, request.user)
    if not is_placing(match, request.user) or all(space.row != number for space in match.position.vacant()):
        return await panel(request, match)
    if picks_in_foreign_view(request, match):
        return Public(await draw_spaces(await panel_in_view(request, match), number))
    viewer, view = await request.viewer(match), _view(request, match, plan)
    if presses_board(request, match):
        attend(request, match)
        return await draw_spaces(direct_panel(view, viewer), number)
    page = await spaces_page(view, plan, number, viewer)
    return live(request, match, page, lambda now: row_panel(request, now, number))


def _view(request: Request, match: Match, plan: Plan, *, others_wait: bool = False) -> ActionContext:
    return ActionContext(match, request.language, request.user, others_wait=others_wait, plan=plan)


def live(
    request: Request, match: Match, page: Page, again: Callable[[Match], Awaitable[Answer]] | None = None
) -> Live:
    """Wrap a page of the panel so that it follows the match; `again` redraws it, otherwise the panel reopens."""
    is_left = match.pace.is_live and not match.is_over and match.player_to_move != request.user

    async def renew() -> Answer | None:
        now = await request.match(match.id)
        if _told_of(now, request.user) == _told_of(match, request.user):
            return None
        return await (again(now) if again else panel(request, now))

    return Live(page, match, renew, farewell_page(match, request.language) if is_left else None)


def _told_of(match: Match, user: UserId) -> tuple[object, ...]:
    """Return what the panel tells of a match: in a live one also the clock and, while a player waits, offers."""
    if not match.pace.is_live:
        return match.position, match.is_over
    waiting = None if match.player_to_move == user else (match.offer, match.halted)
    return match.position, match.is_over, match.clock.due, waiting


# a move


async def show_move(request: Request, match: Match, move: Move, *, in_panel: bool) -> Answer:
    """Update the board after a player's move, and return the private answer: none if the player sees the board.

    A move made `in_panel` is followed by the panel for the next piece, for the match against the computer, for the live
    match, or for the next waiting match, or by the result. The thread of a match shows no other match. A move in its
    foreign place is followed by the board.
    """
    if in_panel:
        attend(request, match)
    delivery = await request.client.presenter.show_match(match, mover=request.user)
    try:
        if not request.presses_foreign_message and await is_played_here(request, match):
            return await _board_there(request, match, move, delivery)
        return await _after_move(request, match, move, delivery, in_panel=in_panel)
    except StoreUnavailableError:  # the move is played, and that must be told
        return played_page(match, request.user, move, delivery, request.language)


async def _after_move(
    request: Request, match: Match, move: Move, delivery: Delivery, *, in_panel: bool
) -> Answer:
    is_here = isinstance(delivery, Delivered) and has_board_here(request, match)
    elsewhere = await describe_behind(request, match, is_beside_board=is_here)
    if is_here:
        return Page(elsewhere) if elsewhere else Gone()
    others_wait, now = delivery.others_wait if isinstance(delivery, Delivered) else None, match
    if in_panel and _stays_in_front(match):
        others_wait, now = False, await request.match(match.id)  # by now the opponent's clock runs
    elif others_wait is None:
        others_wait = await _others_wait(request, match)
    is_seen = isinstance(delivery, Delivered) and request.venue.channel == match.venue.channel
    if in_panel and is_placing(match, request.user):
        note = describe_played(match, request.user, move, delivery, request.language)
        return await panel(request, now, note=note, others_wait=others_wait)
    if _stays_open(match, request.user) if in_panel else match.is_over and not is_seen:
        told = "" if isinstance(delivery, Delivered) else describe_delivery(delivery, request.language)
        return await panel(request, now, note=told, others_wait=others_wait)
    if in_panel and others_wait and isinstance(delivery, Delivered) and not (is_seen and match.in_thread):
        note = describe_played(match, request.user, move, delivery, request.language)
        return await open_next(request, after=match.id, note=note)
    if is_seen:
        return Gone()
    return played_page(
        match, request.user, move, delivery, request.language, others_wait=others_wait, elsewhere=elsewhere
    )


async def _board_there(request: Request, match: Match, move: Move, delivery: Delivery) -> Answer:
    """Post the board below a move that was made in the foreign place of the match, but not on its board there."""

    async def hidden() -> Page:
        return played_page(match, request.user, move, delivery, request.language)

    return await foreign_view(request, match, acted=True, anew=True, hidden=hidden)


def _stays_in_front(match: Match) -> bool:
    """Whether the panel leads to no other match: a live match needs its player, whatever waits elsewhere."""
    return match.pace.is_live and not match.is_over


def _stays_open(match: Match, user: UserId) -> bool:
    """Whether the panel has more to show after a move: the result, the other side's answer, or the user's next move."""
    is_answered_at_once = match.computer is not None or match.pace.is_live
    return match.is_over or is_answered_at_once or match.player_to_move == user


async def _others_wait(request: Request, match: Match) -> bool:
    try:
        async with request.client.store.read() as uow:
            return await uow.matches.wait_for(request.user, but=match.id)
    except StoreUnavailableError:
        return False  # the move is already played, and reporting it matters more


async def plan_spaces(request: Request, match: Match, spaces: Sequence[Space]) -> Answer:
    """Plan spaces for the next pieces and open the panel; on the user's turn the first is placed immediately.

    Raises what `Matches.plan_spaces` raises.
    """
    client, user, language = request.client, request.user, request.language
    after, plan = await client.matches.plan_spaces(match.id, spaces, by=user)
    placed = [
        event.what.space
        for event in after.events[match.number :]
        if isinstance(event.what, Place) and event.actor == user
    ]
    attend(request, after)
    delivery = await show_act(request, after) if placed else None
    if placed and after.pace.is_live:
        after = await request.match(after.id)  # the clock of the next turn runs by now
    return await placing_panel(request, after, plan, note=planned_note(placed, delivery, language))


# the next match


async def private_board(
    request: Request, match: Match, *, here: Venue | None = None, back: Block | None = None
) -> Page:
    """Build the private page with the current board, with a link to the public one.

    `here` is where the board may be posted; `back` is the button that leads to where the match was opened from.
    """
    async with request.client.store.read() as uow:
        shown = await uow.boards.of(match.id, request.user)
        viewer = await request.viewer_in(uow, match)
    return await current_board_page(
        match,
        viewer,
        message=shown.message if shown else None,
        here=here,
        lines=await _lines_at_the_end(request, match, viewer.language),
        back=back,
    )


async def open_next(request: Request, *, after: MatchId | None = None, note: str = "") -> Answer:
    """Open the next match that waits for the user, wherever it is played.

    `note` says what was just played in another match.
    """
    match = await request.client.matches.next_waiting(request.user, after=after)
    if match is None:
        language, context = request.language, request.context
        is_in_server = context is InteractionContext.GUILD
        return Page(
            note,
            language.say("next-none" if is_in_server else "next-none-anywhere"),
            row(*start_buttons(language, context), own_matches_button(language)),
        )
    if note:
        note = in_a_row([note, describe_next(match, request.user, request.language)], request.language)
    if match.offer and match.awaited == request.user:
        return await current_board_page(match, await request.viewer(match), note=note)
    return await panel(request, match, note=note)
