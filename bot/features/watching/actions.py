"""Lists of matches for who looks on: of all that there are, only those that the user may see."""

from collections.abc import Iterable

from bot.features.watching import live_pages as live
from bot.features.watching import pages as watch_panel
from bot.matches import Match, MatchId, ShownBoard
from bot.pages.page import Page
from bot.pages.paging import leaf
from bot.pages.visibility import sees
from bot.requests.answering import Interaction, language_of, user_of, venue_of


async def live_list(interaction: Interaction, page: int) -> Page:
    """The server's running matches."""
    running = await interaction.client.following.running_on(venue_of(interaction).guild)
    shown = leaf([match for match in running if sees(interaction, match)], page, live.ON_A_PAGE)
    return live.live_page(shown, await boards_of(interaction, shown.items), language_of(interaction))


async def watched_list(interaction: Interaction, page: int) -> Page:
    """What the user watches in the server."""
    user, guild = user_of(interaction), venue_of(interaction).guild
    watched = await interaction.client.watching.watched_by(user, guild)
    seen = [(match, watcher) for match, watcher in watched if sees(interaction, match)]
    shown = leaf(seen, page, watch_panel.ON_A_PAGE)
    boards = await boards_of(interaction, [match for match, _ in shown.items])
    return watch_panel.watching_page(shown, boards, language_of(interaction))


async def boards_of(interaction: Interaction, matches: Iterable[Match]) -> dict[MatchId, ShownBoard | None]:
    """Where the boards of matches are shown, of those that are."""
    async with interaction.client.store.read() as ledger:
        return {match.id: await ledger.boards.of(match.id) for match in matches}
