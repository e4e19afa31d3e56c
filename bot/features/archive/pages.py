"""The pages of the archive."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.catalogue import Language
from bot.domain import MatchId, UserId
from bot.features.archive.search import ArchivedGame, ArchiveSearch, SortOrder
from bot.pages.game_lists import players_label
from bot.pages.game_words import SIGNS
from bot.pages.match_status import timestamp
from bot.toolkit.control import Control, button, select
from bot.toolkit.dates import Dates
from bot.toolkit.page import Block, Document, Page, row
from bot.toolkit.words import dotted, name, quoted
from dvonn import Colour

ON_A_PAGE = 8
"""Games per page: two lines each on a phone."""


class ShowArchive(Control, action="archive"):
    """Shows the page of a search that begins beyond a game, in a direction."""

    search: ArchiveSearch
    beyond: MatchId | None = None
    direction: SortOrder | None = None


class OpenArchived(Control, action="archive-open"):
    """Opens a game, chosen in a menu; the fields are the page of the archive to which it leads back."""

    search: ArchiveSearch
    beyond: MatchId | None = None
    direction: SortOrder | None = None


class ExportArchive(Control, action="archive-export"):
    """Exports the games of a search as a file, from the newest, or older ones than a game."""

    search: ArchiveSearch
    beyond: MatchId | None = None


@dataclass(frozen=True, slots=True)
class ArchivePage:
    """A page of the archive, newest game first."""

    search: ArchiveSearch
    games: Sequence[ArchivedGame]
    older: MatchId | None
    """The game before the next page; None on the last page."""
    newer: MatchId | None
    beyond: MatchId | None
    direction: SortOrder


def archive_page(found: ArchivePage, names: Mapping[UserId, str], dates: Dates) -> Page:
    language = dates.language
    say = language.say
    heading = dotted([say("archive-heading"), *_describe(found.search, names, dates)], language)
    if not found.games:
        nothing = say("archive-none-here" if found.older else "archive-none")
        return Page(heading, nothing, row(*_turning(found, language)))
    back = (found.beyond, found.direction) if found.beyond else ()
    return Page(
        heading,
        "\n".join(_line(game, names, language) for game in found.games),
        row(
            select(
                say("ask-archived"),
                [_option(game, names, language) for game in found.games],
                OpenArchived(found.search, *back),
            )
        ),
        row(*_turning(found, language), button(say("button-archive-export"), ExportArchive(found.search))),
    )


def archive_row(control: OpenArchived, language: Language) -> Block:
    """Return the button back to a page of the archive."""
    shown = ShowArchive(control.search, control.beyond, control.direction)
    return button(language.say("button-back"), shown)


def exported_page(
    search: ArchiveSearch,
    numbers: Sequence[MatchId],
    data: bytes,
    further: MatchId | None,
    language: Language,
) -> Page:
    more = button(language.say("button-next-file"), ExportArchive(search, further)) if further else None
    return Page(
        language.say("archive-exported", count=len(numbers)),
        Document(data, f"dvonn-games-{numbers[-1]}-{numbers[0]}.sgf"),
        row(more, button(language.say("button-back"), ShowArchive(search))),
    )


def _turning(found: ArchivePage, language: Language) -> Iterator[Block]:
    """Yield the buttons to newer and older games, if there is more than this page."""
    if found.newer is None and found.older is None:
        return
    newer = _beyond(found.search, found.newer, SortOrder.NEWER)
    older = _beyond(found.search, found.older, SortOrder.OLDER)
    yield button(language.say("button-newer"), newer, disabled=found.newer is None)
    yield button(language.say("button-older"), older, disabled=found.older is None)


def _beyond(search: ArchiveSearch, beyond: MatchId | None, direction: SortOrder) -> ShowArchive:
    return ShowArchive(search) if beyond is None else ShowArchive(search, beyond, direction)


def _describe(search: ArchiveSearch, names: Mapping[UserId, str], dates: Dates) -> Iterator[str]:
    """Yield a description of each search criterion."""
    language = dates.language
    for user in search.players:
        yield quoted(name(user, names, language))
    if search.result:
        ending = search.result
        yield language.say(f"archive-{ending}")
    if search.setup:
        setup = search.setup
        yield language.say(f"archive-setup-{setup}")
    if search.length:
        length = search.length
        yield language.say(f"archive-length-{length}")
    if search.period:
        yield search.period.write(dates)


def _line(game: ArchivedGame, names: Mapping[UserId, str], language: Language) -> str:
    """Return a list item: "- **12** · ⚪ Anna – ⚫ Ben · White won · 82 moves · 03/05/2026"."""
    players = [
        f"{SIGNS[colour]} {quoted(name(game.head.players.of(colour), names, language))}" for colour in Colour
    ]
    facts = [
        f"**{game.head.id}**",
        " – ".join(players),
        _outcome(game, language),
        language.say("count-moves", count=game.moves),
        timestamp(game.at, "d"),
    ]
    return f"- {dotted(facts, language)}"


def _outcome(game: ArchivedGame, language: Language) -> str:
    if game.winner is None:
        return language.say("archive-tied")
    return language.say("archive-white" if game.winner is Colour.WHITE else "archive-black")


def _option(game: ArchivedGame, names: Mapping[UserId, str], language: Language) -> discord.SelectOption:
    label = players_label(game.head.id, game.head.players, names, language)
    return discord.SelectOption(
        label=label, value=str(game.head.id), description=_outcome(game, language)[:100]
    )
