"""The panel as it stands for somebody, playing a move by a command or a control, and the next match that waits."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.domain import GuildId, Match, MatchId, Plan, UserId
from bot.requests.current_board import current_board_page
from bot.requests.request import Request
from bot.storage import StoreUnavailableError
from bot.ui.action_slots import ActionContext
from bot.ui.answer import Answer, Delivered, Delivery, Gone, Live
from bot.ui.beginning import own_matches_button, start_buttons
from bot.ui.match_panel import (
    describe_played,
    planned_note,
    played_page,
    rows_page,
    spaces_page,
    stacks_page,
    thinking_page,
)
from bot.ui.page import Page, row
from bot.ui.pictures import DisplayOptions
from bot.ui.tips import TIPS, tip_in
from dvonn import Move, Phase, Place, Space

# the panel


async def panel(request: Request, match: Match, *, note: str = "", others_wait: bool = False) -> Answer:
    """The panel at its beginning; it is gone where the asker has nothing to do in it.

    While pieces are placed it is there for both players; `note` says then what was just done. Players of the
    computer keep it open while that thinks.
    """
    if match.is_over:
        return Gone()
    if is_placing(match, request.user):
        match, plan = await request.client.matches.plan_of(match.id, request.user)
        return await placing_panel(request, match, plan, note=note, others_wait=others_wait)
    if match.is_computers_turn and request.user in match.players:
        return live(request, match, await thinking_page(match, request.language, await request.display()))
    if match.player_to_move != request.user:
        return Gone()
    display, tip = await _display_and_tip(request, match)
    return live(request, match, await stacks_page(match, request.language, display, tip=tip))


async def placing_panel(
    request: Request, match: Match, plan: Plan, *, note: str = "", others_wait: bool = False
) -> Answer:
    """The panel in which pieces are placed, with what is planned; gone once the asker has none left to place."""
    if not is_placing(match, request.user):
        return await panel(request, match)
    view = _view(request, match, plan, others_wait=others_wait)
    display, tip = await _display_and_tip(request, match)
    return live(request, match, await rows_page(view, plan, display, note=note, tip=tip))


async def _display_and_tip(request: Request, match: Match) -> tuple[DisplayOptions, str]:
    """How the asker likes positions to be shown, and the tip for one of their first matches, if one fits."""
    async with request.client.store.read() as uow:
        preferences = (await uow.people.preferences([request.user]))[request.user]
        earlier = await uow.matches.begun_before(match.id, request.user, most=len(TIPS))
    if earlier >= len(TIPS) or match.player_to_move != request.user:
        return DisplayOptions.of(preferences), ""
    # In a worker thread, as it looks at each turn so far.
    tip = await asyncio.to_thread(tip_in, match.game, len(match.opening.moves), earlier)
    return DisplayOptions.of(preferences), tip.tell(request.language) if tip else ""


def is_placing(match: Match, player: UserId) -> bool:
    """Whether a player has still pieces to place."""
    left = len(match.position.vacant())
    return match.position.phase is Phase.PLACING and (left > 1 or match.player_to_move == player)


async def row_panel(request: Request, match: Match, number: int) -> Answer:
    """The spaces of a row, while pieces are placed; the beginning of the panel where none is left there."""
    match, plan = await request.client.matches.plan_of(match.id, request.user)
    if not is_placing(match, request.user) or all(space.row != number for space in match.position.vacant()):
        return await panel(request, match)
    page = await spaces_page(_view(request, match, plan), plan, number, await request.display())
    return live(request, match, page, lambda now: row_panel(request, now, number))


def _view(request: Request, match: Match, plan: Plan, *, others_wait: bool = False) -> ActionContext:
    return ActionContext(
        match, request.language, request.user, others_wait=others_wait, planned=bool(plan.spaces)
    )


def live(
    request: Request, match: Match, page: Page, again: Callable[[Match], Awaitable[Answer]] | None = None
) -> Live:
    """A page of the panel that follows the board: `again` gives it anew, else it begins anew."""

    async def renew() -> Answer | None:
        now = await request.match(match.id)
        if now.position == match.position and now.is_over == match.is_over:
            return None
        return await (again(now) if again else panel(request, now))

    return Live(page, match, renew)


# a move


async def show_move(request: Request, match: Match, move: Move, *, in_panel: bool) -> Answer:
    """Show the match in which the player has made a move; the new board is the receipt where the player sees it.

    Where it was made in the panel, that goes on to the next piece, or to the next match that waits.
    """
    delivery = await request.client.presenter.show_match(match, mover=request.user)
    others_wait = delivery.others_wait if isinstance(delivery, Delivered) else None
    if others_wait is None or request.is_direct:  # the board knows of its own server alone
        others_wait = await _others_wait(request, match)
    is_seen = isinstance(delivery, Delivered) and request.venue.channel == match.venue.channel
    if in_panel and is_placing(match, request.user):
        note = describe_played(match, request.user, move, delivery, request.language)
        return await panel(request, match, note=note, others_wait=others_wait)
    if in_panel and match.computer:
        return await panel(request, match)
    if not is_seen:
        return _receipt(request, match, move, delivery, others_wait=others_wait)
    if not in_panel:
        return Gone()
    if match.player_to_move == request.user:  # White has placed the last piece, or the opponent has to pass
        return await panel(request, match)
    return await open_next(request, match.venue.guild, after=match.id) if others_wait else Gone()


def _receipt(request: Request, match: Match, move: Move, delivery: Delivery, *, others_wait: bool) -> Page:
    return played_page(match, request.user, move, delivery, request.language, others_wait=others_wait)


async def _others_wait(request: Request, match: Match) -> bool:
    try:
        async with request.client.store.read() as uow:
            on = None if request.is_direct else match.venue.guild
            return await uow.matches.wait_for(request.user, but=match.id, on=on)
    except StoreUnavailableError:
        return False  # the move is played all the same, and to hear of it matters more


async def plan_spaces(request: Request, match: Match, spaces: Sequence[Space]) -> Answer:
    """Plan spaces for the next pieces and open the panel; on the asker's turn the first is placed at once.

    Raises as `Matches.plan_spaces`.
    """
    client, user, language = request.client, request.user, request.language
    after, plan = await client.matches.plan_spaces(match.id, spaces, by=user)
    placed = [
        event.what.space
        for event in after.events[match.number :]
        if isinstance(event.what, Place) and event.actor == user
    ]
    delivery = await client.presenter.show_match(after) if placed else None
    return await placing_panel(request, after, plan, note=planned_note(placed, delivery, language))


# the next match


async def open_next(request: Request, guild: GuildId, *, after: MatchId | None = None) -> Answer:
    """Open the match that waits for the asker next, after another one: in a server, or in `EVERY_SERVER`."""
    match = await request.client.matches.next_waiting(request.user, guild, after=after)
    if match is None:
        language, direct = request.language, request.is_direct
        return Page(
            language.say("next-none-anywhere" if direct else "next-none"),
            row(*start_buttons(language, direct=direct), own_matches_button(language)),
        )
    if match.offer and match.awaited == request.user:
        return await current_board_page(match, request.user, request.language, await request.display())
    return await panel(request, match)
