"""`/dvonn watch` with its two lists, and the controls of the watch panel."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter

import discord
from discord import ui

from bot.catalogue import Language
from bot.domain import Match, MatchId, Means, NotificationLevel, ShownBoard, Watcher
from bot.features.watching.service import Watching
from bot.pages.beginning_pages import start_buttons
from bot.pages.game_lists import describe_live
from bot.pages.game_words import describe_turn
from bot.pages.match_status import timestamp
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.toolkit.action_slots import Placement, add_action_button
from bot.toolkit.control import Control, button, choice, read_value
from bot.toolkit.lists import ListPage, PageNumber, list_page
from bot.toolkit.page import Block, Page, row
from bot.toolkit.words import accent

ON_A_PAGE = 8
"""Matches per page of a list: at two or three lines each, as many as fit a phone's screen."""

LOOKED_THROUGH = 1_000
"""How many of a server's running matches are searched for visible ones."""


class Watch(Control, action="watch"):
    """A control that opens the private panel for choosing when to be notified."""

    match: MatchId


class WatchFor(Control, action="watch-for"):
    match: MatchId
    level: NotificationLevel


class WatchBy(Control, action="watch-by"):
    match: MatchId
    means: Means


class Unwatch(Control, action="unwatch"):
    match: MatchId


class UnwatchChosen(Control, action="unwatch-chosen"):
    """A menu of matches to stop watching; `page` is that of the list."""

    page: PageNumber


class TurnWatching(Control, action="watching"):
    page: PageNumber


class ListLive(Control, action="list-live"):
    """Lists the server's running matches."""


class TurnLive(Control, action="live"):
    page: PageNumber


class ListWatched(Control, action="watched"):
    """Lists the matches that the user watches."""


_is_seen = attrgetter("is_seen_by_others")  # watching stops when the match ends
add_action_button(Watch, "button-watch", {Placement.BOARD: 20}, when=_is_seen)
add_action_button(Watch, "button-watch", {Placement.SPECTATORS: 10}, when=attrgetter("runs"))
add_action_button(
    Watch, "button-watch", {Placement.OWN_BOARD: 40}, when=lambda view: view.runs and not view.plays
)
# On a phone, the first board may have no space for this button beside the rules.
add_action_button(Watch, "button-watch", {Placement.FIRST_BOARD: 35}, when=_is_seen)
add_action_button(
    Watch,
    "button-watch",
    {Placement.MORE_BESIDES: 15},
    when=lambda view: view.runs and not (view.match.last_turn or view.plays),
)
add_action_button(Unwatch, "button-unwatch", {Placement.NOTICE: 20}, when=attrgetter("runs"))


def unwatch_button(match: Match, language: Language) -> Block:
    return button(language.say("button-unwatch"), Unwatch(match.id))


def watch_page(match: Match, watcher: Watcher | None, language: Language) -> Page:
    """Render the panel: the current choices and a button for each alternative; the thread only if there is one."""
    kept = watcher if watcher and not watcher.lost else None
    levels = [
        choice(
            language.say(f"button-watch-{level}"),
            WatchFor(match.id, level),
            chosen=kept is not None and kept.level is level,
        )
        for level in NotificationLevel
    ]
    ways = [
        choice(
            language.say(f"button-watch-{means}"),
            WatchBy(match.id, means),
            chosen=kept is not None and kept.way_in(match) is means,
        )
        for means in Means
        if match.thread_opened_in is not None
    ]
    return Page(
        language.say("watch-heading", match=match.id),
        _describe_set(match, watcher, language),
        row(*levels),
        row(*ways),
        row(unwatch_button(match, language)) if watcher else None,
        accent=accent(match.to_move),
    )


def unwatched_page(match_id: MatchId, language: Language) -> Page:
    return Page(language.say("watch-stopped", match=match_id))


def live_page(
    shown: ListPage[Match],
    boards: Mapping[MatchId, ShownBoard],
    language: Language,
    *,
    and_more: bool = False,
) -> Page:
    """List the server's running matches with their last moves; `and_more` if there are too many to list all."""
    if not shown.total:
        return Page(language.say("live-none"), row(*start_buttons(language)), _tabs(language, watched=False))
    return Page(
        language.say("live-heading-more" if and_more else "live-heading", count=shown.total),
        "\n".join(
            f"{describe_live(match, boards.get(match.id), language)}\n{_describe_latest(match, language)}"
            for match in shown.items
        ),
        _tabs(language, watched=False),
        *shown.turning(TurnLive, language),
    )


def watching_page(
    shown: ListPage[tuple[Match, Watcher]], boards: Mapping[MatchId, ShownBoard], language: Language
) -> Page:
    """List the user's watched matches in a server, with a menu to stop watching them."""
    if not shown.total:
        return Page(language.say("watching-none"), _tabs(language, watched=True))
    return Page(
        language.say("watching-heading", count=shown.total),
        "\n".join(
            f"{describe_live(match, boards.get(match.id), language)}\n{_describe_watcher(match, watcher, language)}"
            for match, watcher in shown.items
        ),
        row(_stop_menu([match for match, _ in shown.items], shown.page, language)),
        _tabs(language, watched=True),
        *shown.turning(TurnWatching, language),
    )


def _tabs(language: Language, *, watched: bool) -> Block:
    return row(
        choice(language.say("button-live"), ListLive(), chosen=not watched),
        choice(language.say("button-watched"), ListWatched(), chosen=watched),
    )


def _describe_latest(match: Match, language: Language) -> str:
    turn = match.last_turn
    return language.say(
        "live-latest" if turn else "live-begun",
        told=describe_turn(turn, language) if turn else "",
        at=timestamp(match.line[-1].at if turn else match.started_at, "R"),
    )


def _describe_set(match: Match, watcher: Watcher | None, language: Language) -> str:
    return language.say("watch-not-yet") if watcher is None else _describe_watcher(match, watcher, language)


def _describe_watcher(match: Match, watcher: Watcher, language: Language) -> str:
    if watcher.lost:
        return language.say("watch-lost")
    return language.say(f"watch-set-{watcher.level}", means=watcher.way_in(match))


def _stop_menu(matches: Sequence[Match], page: PageNumber, language: Language) -> Block:
    return ui.Select(
        custom_id=UnwatchChosen(page).custom_id,
        placeholder=language.say("watching-stop"),
        min_values=1,
        max_values=len(matches),
        options=[
            discord.SelectOption(label=language.say("games-match", match=match.id), value=str(match.id))
            for match in matches
        ],
    )


handlers = Handlers()


@handlers.command("watch", servers_only=True)
async def running(request: Request) -> Page:
    return await live_list(request)


@handlers.control(ListLive)
async def press_live(request: Request, _: ListLive) -> Page:
    return await live_list(request)


@handlers.control(TurnLive)
async def turn_live(request: Request, control: TurnLive) -> Page:
    return await live_list(request, control.page)


@handlers.control(ListWatched)
async def press_watched(request: Request, _: ListWatched) -> Page:
    return await watched_list(request)


@handlers.control(Watch)
async def watch(request: Request, control: Watch) -> Page:
    match = await _watchable(request, control.match)
    return watch_page(*await request.get(Watching).find(match.id, request.user), request.language)


@handlers.control(WatchFor)
async def watch_for(request: Request, control: WatchFor) -> Page:
    return await _change(request, control.match, lambda watcher: replace(watcher, level=control.level))


@handlers.control(WatchBy)
async def watch_by(request: Request, control: WatchBy) -> Page:
    return await _change(request, control.match, lambda watcher: replace(watcher, means=control.means))


@handlers.control(Unwatch)
async def unwatch(request: Request, control: Unwatch) -> Page:
    """Stop watching a match. Works anywhere, even if the user may no longer see the match."""
    await request.get(Watching).stop([control.match], request.user)
    return unwatched_page(control.match, request.language)


@handlers.control(UnwatchChosen)
async def unwatch_chosen(request: Request, control: UnwatchChosen) -> Page:
    """Stop watching the chosen matches, then show the list again."""
    chosen = [MatchId(read_value(int, each)) for each in request.chosen]
    await request.get(Watching).stop(chosen, request.user)
    return await watched_list(request, control.page)


@handlers.control(TurnWatching)
async def turn_page(request: Request, control: TurnWatching) -> Page:
    return await watched_list(request, control.page)


async def _change(request: Request, match_id: MatchId, change: Callable[[Watcher], Watcher]) -> Page:
    match = await _watchable(request, match_id)
    changed = await request.get(Watching).watch(match.id, request.person, change, guild=request.guild)
    return watch_page(*changed, request.language)


async def _watchable(request: Request, match_id: MatchId) -> Match:
    match = await request.match(match_id)
    request.check_public(match)
    return match


async def live_list(request: Request, page: int = 1) -> Page:
    request.check_server("/dvonn watch")
    async with request.client.store.read() as uow:
        heads = await uow.matches.heads_on(request.guild, most=LOOKED_THROUGH)
    shown = list_page([head.id for head in heads if request.sees(head)], page, ON_A_PAGE)
    async with request.client.store.read() as uow:
        matches = await uow.matches.find_each(shown.items)
        boards = await uow.boards.of_each(shown.items, request.user)
    running = ListPage([matches[number] for number in shown.items], shown.page, shown.pages, shown.total)
    return live_page(running, boards, request.language, and_more=len(heads) == LOOKED_THROUGH)


async def watched_list(request: Request, page: int = 1) -> Page:
    request.check_server("/dvonn watch")
    watched = await request.get(Watching).watched_by(request.user, request.guild)
    async with request.client.store.read() as uow:
        seen = [each for each in watched if await request.sees_or_is_shown(uow, each[0])]
        shown = list_page(seen, page, ON_A_PAGE)
        boards = await uow.boards.of_each([match.id for match, _ in shown.items], request.user)
    return watching_page(shown, boards, request.language)
