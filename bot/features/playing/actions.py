"""Playing a move, by a command or by a control, and finding the next match that waits."""

from collections.abc import Sequence

from bot.features.playing.pages import next_page, played_page
from bot.matches import GuildId, Match, MatchId, StoreUnavailableError, UserId
from bot.pages.delivery import Delivered
from bot.pages.lists import waits_for
from bot.pages.page import Page
from bot.requests.request import Request
from dvonn import Move


async def show_move(request: Request, match: Match, move: Move) -> Page:
    """Show the match in which the player has made a move, and tell the player what came of it."""
    delivery = await request.client.presenter.show_match(match, mover=request.user)
    others_wait = delivery.others_wait if isinstance(delivery, Delivered) else None
    if others_wait is None:
        others_wait = await _others_wait(request, match)
    return played_page(match, request.user, move, delivery, request.language, others_wait=others_wait)


async def _others_wait(request: Request, match: Match) -> bool:
    try:
        async with request.client.store.read() as ledger:
            return await ledger.matches.wait_for(request.user, but=match.id, on=match.venue.guild)
    except StoreUnavailableError:
        return False  # the move is played all the same, and to hear of it matters more


async def open_next(request: Request, guild: GuildId, *, after: MatchId | None = None) -> Page:
    """Open the match of a server that waits for the asker next, after another one."""
    running = await request.client.matches.running_of(request.user, guild)
    match = next_waiting(running, request.user, after=after)
    return await next_page(match, request.user, request.language, await request.taste())


def next_waiting(matches: Sequence[Match], player: UserId, *, after: MatchId | None = None) -> Match | None:
    """The match that waits for a player next: the first, or the one that follows `after` in a round through all."""
    waiting = [match for match in matches if waits_for(match, player)]
    places = [place for place, match in enumerate(waiting, start=1) if match.id == after]
    return waiting[places[0] % len(waiting)] if places else next(iter(waiting), None)
