"""The private watch panel, the list of watched matches, and the notices to watchers."""

from collections.abc import Mapping, Sequence
from operator import attrgetter

import discord
from discord import ui

from bot.catalogue import Language
from bot.domain import Match, MatchId, Means, Message, Occasion, ShownBoard, UserId, Watcher
from bot.domain.spectators import moves_since
from bot.ui.action_slots import ActionContext, Placement, action_buttons, add_action_button
from bot.ui.beginning import live_button
from bot.ui.control import Control, button, choice
from bot.ui.lists import ListPage, PageNumber, describe_live
from bot.ui.match_status import LATELY, describe_state, describe_story
from bot.ui.page import Block, Kind, MessageTag, Page, row
from bot.ui.pictures import Shown
from bot.ui.words import accent, describe_heading, listed, mention, quoted

ON_A_PAGE = 8
"""Matches per page of the list: at two or three lines each, as many as fit a phone's screen."""


class Watch(Control, action="watch", unread=1):
    """Opens the private panel for choosing when to be notified."""

    match: MatchId


class WatchFor(Control, action="watch-for"):
    match: MatchId
    occasion: Occasion


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


_is_seen = attrgetter("is_seen_by_others")  # watching stops when the match ends
add_action_button(Watch, "button-watch", {Placement.BOARD: 20, Placement.SPECTATORS: 10}, when=_is_seen)
add_action_button(
    Watch, "button-watch", {Placement.OWN_BOARD: 40}, when=lambda view: view.runs and not view.plays
)
# On a phone, the first board may have no space for this button beside the rules.
add_action_button(Watch, "button-watch", {Placement.FIRST_BOARD: 35}, when=_is_seen)
add_action_button(
    Watch,
    "button-watch",
    {Placement.MORE: 15},
    when=lambda view: view.runs and not (view.match.last_turn or view.plays),
)
add_action_button(Unwatch, "button-unwatch", {Placement.NOTICE: 20}, when=attrgetter("runs"))


def unwatch_button(match: Match, language: Language) -> Block:
    return button(language.say("button-unwatch"), Unwatch(match.id))


def watch_page(match: Match, watcher: Watcher | None, language: Language) -> Page:
    """Render the panel: the current choices and a button for each alternative; the thread only if there is one."""
    kept = watcher if watcher and not watcher.lost else None
    occasions = [
        choice(
            language.say(f"button-watch-{occasion}"),
            WatchFor(match.id, occasion),
            chosen=kept is not None and kept.occasion is occasion,
        )
        for occasion in Occasion
    ]
    ways = [
        choice(
            language.say(f"button-watch-{means}"),
            WatchBy(match.id, means),
            chosen=kept is not None and kept.way_in(match) is means,
        )
        for means in Means
        if match.parent is not None
    ]
    return Page(
        language.say("watch-heading", match=match.id),
        _describe_set(match, watcher, language),
        row(*occasions),
        row(*ways),
        row(unwatch_button(match, language)) if watcher else None,
        accent=accent(match.to_move),
    )


def unwatched_page(match_id: MatchId, language: Language) -> Page:
    return Page(language.say("watch-stopped", match=match_id))


def watching_page(
    shown: ListPage[tuple[Match, Watcher]], boards: Mapping[MatchId, ShownBoard], language: Language
) -> Page:
    """Render a page of the user's watched matches in a server, with a menu to stop watching them."""
    if not shown.total:
        return Page(language.say("watching-none"), row(live_button(language)))
    return Page(
        language.say("watching-heading", count=shown.total),
        "\n".join(
            f"{describe_live(match, boards.get(match.id), language)}\n{_describe_watcher(match, watcher, language)}"
            for match, watcher in shown.items
        ),
        row(_stop_menu([match for match, _ in shown.items], shown.page, language)),
        *shown.turning(TurnWatching, language),
    )


def _describe_set(match: Match, watcher: Watcher | None, language: Language) -> str:
    return language.say("watch-not-yet") if watcher is None else _describe_watcher(match, watcher, language)


def _describe_watcher(match: Match, watcher: Watcher, language: Language) -> str:
    if watcher.lost:
        return language.say("watch-lost")
    return language.say(f"watch-set-{watcher.occasion}", means=watcher.way_in(match))


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


# Notices to watchers.


def notice_page(
    match: Match,
    watcher: Watcher,
    picture: Shown,
    language: Language,
    *,
    message: Message | None,
    server: str,
) -> Page:
    """A direct message. `message` is the public board, to jump to; `server` is the name of its server."""
    return Page(
        language.say(
            "watch-notice-over" if match.is_over else "watch-notice", match=match.id, server=quoted(server)
        ),
        describe_heading(match, language),
        _describe_since(match, watcher, language),
        picture,
        describe_state(match, None, language),
        row(*action_buttons(Placement.NOTICE, ActionContext(match, language, message=message))),
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.WATCHERS_NOTICE, match.id, match.number),
    )


def mention_page(match: Match, watchers: Sequence[UserId], language: Language) -> Page:
    """A message in the match's thread, below the board, which shows everything else."""
    mentioned = listed((mention(user, language) for user in watchers), language)
    text = describe_state(match, None, language) if match.is_over else describe_story(match, language, most=1)
    return Page(
        language.say("watch-mention", watchers=mentioned, told=text),
        row(*action_buttons(Placement.NOTICE, ActionContext(match, language))),
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.WATCHERS_MENTION, match.id, match.number),
    )


def _describe_since(match: Match, watcher: Watcher, language: Language) -> str:
    moves = moves_since(match, watcher.told)
    text = describe_story(match, language, most=min(max(moves, 1), LATELY))
    if moves <= LATELY:
        return text
    return f"{language.say('watch-earlier', count=moves - LATELY)}\n{text}"
