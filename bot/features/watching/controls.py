"""Watch and what it leads to, the lists for who looks on, and the end of a channel for spectators."""

from collections.abc import Callable
from dataclasses import replace

from bot.features.following import actions as following
from bot.features.watching.actions import live_list, watched_list
from bot.features.watching.pages import unwatched_page, watch_page
from bot.matches import ChannelId, Match, MatchId, Means, Occasion, Watcher
from bot.matches.refusals import Refused, Why
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.pages.visibility import public_part
from bot.requests.press import Handler, Press, read_value


async def watch(press: Press) -> Page:
    """Show what the user has chosen for a match, and what there is to choose."""
    match = await _watchable(press)
    return watch_page(*await press.client.watching.find(match.id, press.user), press.language)


async def watch_for(press: Press) -> Page:
    """Let the user be told on other occasions."""
    occasion = read_value(Occasion, press.argument(1))
    return await _change(press, lambda watcher: replace(watcher, occasion=occasion))


async def watch_by(press: Press) -> Page:
    """Let the user be told by other means."""
    means = read_value(Means, press.argument(1))
    return await _change(press, lambda watcher: replace(watcher, means=means))


async def unwatch(press: Press) -> Page:
    """Tell the user nothing more, wherever it was pressed and whatever the user may see by now."""
    match_id = press.match_id
    await press.client.watching.stop([match_id], press.user)
    return unwatched_page(match_id, press.language)


async def unwatch_chosen(press: Press) -> Page:
    """The same for several matches, then show the list again."""
    page, chosen = press.number(0), [MatchId(read_value(int, each)) for each in press.chosen]
    await press.client.watching.stop(chosen, press.user)
    return await watched_list(press.interaction, page)


async def watching(press: Press) -> Page:
    """Leaf through what the user watches."""
    return await watched_list(press.interaction, press.number(0))


async def live(press: Press) -> Page:
    """Leaf through the server's running matches."""
    return await live_list(press.interaction, press.number(0))


async def unfollow(press: Press) -> Page:
    """Let a channel show matches no more, for who may still manage the server."""
    return await following.unfollow(press.interaction, ChannelId(press.number(0)))


async def _change(press: Press, change: Callable[[Watcher], Watcher]) -> Page:
    match = await _watchable(press)
    return watch_page(*await press.client.watching.watch(match.id, press.person, change), press.language)


async def _watchable(press: Press) -> Match:
    """The match, if the user may see it and the bot can tell later on whether they still may."""
    match = await press.match()
    guild = press.interaction.guild
    if guild is not None and public_part(guild, match) is None:
        raise Refused(Why.NOT_WATCHABLE, match)
    return match


HANDLERS: dict[Action, Handler] = {
    Action.WATCH: watch,
    Action.WATCH_FOR: watch_for,
    Action.WATCH_BY: watch_by,
    Action.UNWATCH: unwatch,
    Action.UNWATCH_CHOSEN: unwatch_chosen,
    Action.WATCHING: watching,
    Action.LIVE: live,
    Action.UNFOLLOW: unfollow,
}
