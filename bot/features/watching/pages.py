"""The private panel behind **Watch**, and the list of what one watches."""

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.catalogue import Language
from bot.features.watching.live_pages import tell_live
from bot.matches import Match, MatchId, Means, Occasion, ShownBoard, Watcher
from bot.pages import buttons
from bot.pages.buttons import choice
from bot.pages.colours import OVER, accent
from bot.pages.control_ids import Action, ControlId
from bot.pages.page import Block, Page, row
from bot.pages.paging import Leaf

ON_A_PAGE = 8
"""Matches on one page of the list: two lines each, on a phone's screen."""


def watch_page(match: Match, watcher: Watcher | None, language: Language) -> Page:
    """What is set, and a button for each other choice. A match in a thread of its own can be told of there."""
    kept = watcher if watcher and not watcher.lost else None
    occasions = [
        choice(
            language.say(f"button-watch-{occasion}"),
            Action.WATCH_FOR,
            match.id,
            occasion,
            chosen=kept is not None and kept.occasion is occasion,
        )
        for occasion in Occasion
    ]
    ways = [
        choice(
            language.say(f"button-watch-{means}"),
            Action.WATCH_BY,
            match.id,
            means,
            chosen=kept is not None and kept.way_in(match) is means,
        )
        for means in Means
        if match.parent is not None
    ]
    return Page(
        language.say("watch-heading", match=match.id),
        _tell_set(match, watcher, language),
        row(*occasions),
        row(*ways),
        row(buttons.unwatch(match, language)) if watcher else None,
        accent=accent(match.to_move),
    )


def unwatched_page(match_id: MatchId, language: Language) -> Page:
    """The answer to who watches a match no longer."""
    return Page(language.say("watch-stopped", match=match_id), accent=OVER)


def watching_page(
    shown: Leaf[tuple[Match, Watcher]], boards: Mapping[MatchId, ShownBoard | None], language: Language
) -> Page:
    """Some of what somebody watches in a server, and a menu to end it."""
    if not shown.total:
        return Page(language.say("watching-none"), accent=OVER)
    return Page(
        language.say("watching-heading", count=shown.total),
        "\n".join(
            f"{tell_live(match, boards.get(match.id), language)}\n{_tell_watcher(match, watcher, language)}"
            for match, watcher in shown.items
        ),
        row(_stop_menu([match for match, _ in shown.items], shown.page, language)),
        *shown.turning(Action.WATCHING, language),
        accent=OVER,
    )


def _tell_set(match: Match, watcher: Watcher | None, language: Language) -> str:
    return language.say("watch-not-yet") if watcher is None else _tell_watcher(match, watcher, language)


def _tell_watcher(match: Match, watcher: Watcher, language: Language) -> str:
    if watcher.lost:
        return language.say("watch-lost")
    return language.say(
        f"watch-set-{watcher.occasion}", means=language.say(f"watch-by-{watcher.way_in(match)}")
    )


def _stop_menu(matches: Sequence[Match], page: int, language: Language) -> Block:
    return ui.Select(
        custom_id=str(ControlId.of(Action.UNWATCH_CHOSEN, page)),
        placeholder=language.say("watching-stop"),
        min_values=1,
        max_values=len(matches),
        options=[
            discord.SelectOption(label=language.say("games-match", match=match.id), value=str(match.id))
            for match in matches
        ],
    )
