"""Pages that describe a match in words, list its actions, and list matches."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import discord

from bot.catalogue import Language
from bot.domain import GuildId, Match, MatchId, OfferKind, ShownBoard, UserId, Venue
from bot.domain.context import InteractionContext
from bot.domain.match import Listing
from bot.pages.beginning_pages import start_buttons
from bot.pages.game_lists import GameFilter, describe_progress, game_tabs
from bot.pages.game_words import SIGNS, describe_board, describe_heading
from bot.pages.match_status import describe_clock, describe_state, describe_story, timestamp
from bot.toolkit.action_slots import (
    ActionContext,
    Placement,
    action_button,
    action_buttons,
    add_action_button,
)
from bot.toolkit.answer import Delivery, done_page
from bot.toolkit.control import Control, Style, button, message_url, select
from bot.toolkit.lists import FIRST_PAGE, PageNumber
from bot.toolkit.page import Block, Page, beside, row, rows_on_a_phone
from bot.toolkit.words import accent, dotted, mention, quoted
from dvonn import Colour, Phase, Termination


class More(Control, action="more"):
    """A control that opens the private page with all actions besides moving."""

    match: MatchId


class InWords(Control, action="words"):
    match: MatchId


class ShowHere(Control, action="here"):
    """A control that posts the board again in the channel where it is pressed, or moves the match to that channel."""

    match: MatchId


add_action_button(
    More,
    "button-more",
    {Placement.FIRST_BOARD: 40, Placement.BOARD: 40, Placement.RESULT: 50, Placement.HEAD: 50},
)
add_action_button(
    More,
    "button-more",
    {Placement.OWN_BOARD: 60, Placement.WORDS: 20, Placement.DIRECT_BOARD: 40, Placement.ENDED: 50},
)
add_action_button(InWords, "button-in-words", {Placement.MORE_BESIDES: 20})


@action_button(Placement.OWN_BOARD, 50)
@action_button(Placement.MORE_BESIDES, 25)
def _here_button(view: ActionContext) -> Block | None:
    if view.here is None:
        return None
    is_there = view.here == view.match.venue
    label = view.language.say("button-post-again" if is_there else "button-move-here")
    return button(label, ShowHere(view.match.id))


def words_page(match: Match, viewer: UserId, language: Language) -> Page:
    """Build the page that describes the whole match in words, for users who can't see the picture."""
    view = ActionContext(match, language, viewer)
    return Page(
        describe_heading(match, language),
        describe_story(match, language, viewer=viewer),
        describe_board(match.position, language),
        describe_state(match, viewer, language),
        row(*action_buttons(Placement.ANSWERS, view)),
        row(*action_buttons(Placement.WORDS, view)),
        accent=accent(match.to_move),
    )


def more_button(match: Match, language: Language) -> Block:
    return button(language.say("button-more"), More(match.id))


def more_page(match: Match, viewer: UserId, language: Language, *, here: Venue | None = None) -> Page:
    """Build the page with all actions besides moving; `here` is where the board may be posted."""
    context = ActionContext(match, language, viewer, here=here)

    def group(heading: str, placement: Placement) -> list[str | Block]:
        ways = action_buttons(placement, context)
        return [f"-# {heading}", *rows_on_a_phone(ways, most=len(ways))] if ways else []

    return Page(
        language.say("more-heading", match=match.id),
        *group(language.say("more-play"), Placement.MORE_PLAY),
        *group(language.say("more-look-back"), Placement.MORE_LOOK_BACK),
        *group(language.say("more-besides"), Placement.MORE_BESIDES),
        accent=accent(match.to_move),
    )


def brought_down_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """Confirm that the board was reposted in its own channel."""
    return done_page(language.say("done-board-shown", match=match.id), match, delivery, language)


def moved_here_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """Confirm that the match was moved to this channel."""
    return done_page(language.say("done-moved-here", match=match.id), match, delivery, language)


ON_A_PAGE = 6
"""Matches per page: two lines each, as many as fit on a phone screen."""

MOST_OPPONENTS = 24
"""The maximum number of opponents in the select, besides `EVERYBODY`: Discord accepts 25 options."""

EVERYBODY = "0"
"""The value of the option for all opponents."""


class TurnGames(Control, action="list-page"):
    player: UserId
    kept: GameFilter
    page: PageNumber
    opponent: UserId | None = None


class GamesAgainst(Control, action="list-against"):
    """A select of opponents that filters the list."""

    player: UserId
    kept: GameFilter


class OpenMatch(Control, action="open"):
    """A control that opens a match: the panel if the user can move, otherwise the board in private.

    All fields but `match` identify the page of the list to which the board leads back.
    """

    match: MatchId
    player: UserId
    kept: GameFilter
    page: PageNumber
    opponent: UserId | None = None

    def back(self, language: Language) -> Block:
        """Return the button back to the list."""
        return button(
            language.say("button-back"), TurnGames(self.player, self.kept, self.page, self.opponent)
        )


@dataclass(frozen=True, slots=True)
class Games:
    """A page of a list of matches as one viewer sees it."""

    listing: Listing
    viewer: UserId
    matches: Sequence[Match]
    page: PageNumber = FIRST_PAGE
    has_later: bool = False
    """Whether there is a next page."""
    boards: Mapping[MatchId, ShownBoard] = field(default_factory=dict)
    servers: Mapping[GuildId, str] = field(default_factory=dict)
    """Names of the servers other than that of the list."""
    opponents: Mapping[UserId, str] = field(default_factory=dict)
    """Opponents by id, with their names, for the select."""
    context: InteractionContext = InteractionContext.GUILD
    """Where the list is read."""

    @property
    def is_own(self) -> bool:
        return self.listing.player == self.viewer

    @property
    def kept(self) -> GameFilter:
        return GameFilter.FINISHED if self.listing.finished else GameFilter.RUNNING

    def turn_to(self, page: PageNumber) -> Control:
        """Return the control that shows another page."""
        return TurnGames(self.listing.player, self.kept, page, self.listing.opponent)


def games_page(games: Games, language: Language) -> Page:
    """Build the list with a button for each match, the tabs of all lists, and paging."""
    listing = games.listing
    tabs = game_tabs(listing.player, games.kept, language, opponent=listing.opponent, challenges=games.is_own)
    if not games.matches:
        starts = games.is_own and not listing.finished
        leading_on = row(*start_buttons(language, games.context)) if starts else None
        return Page(
            _heading(games, language),
            _describe_none(games, language),
            leading_on,
            tabs,
            _menu(games, language),
        )
    return Page(
        _heading(games, language),
        *(
            beside(_lines(match, games, language), _open_button(match, games, language))
            for match in games.matches
        ),
        tabs,
        _menu(games, language),
        _paging(games, language),
    )


def _heading(games: Games, language: Language) -> str:
    player = mention(games.listing.player, language)
    if not games.is_own:
        heading = language.say("games-heading-other", player=player)
    else:
        heading = language.say("games-heading-own")
    if games.listing.opponent is None:
        return heading
    against = language.say("games-against", opponent=mention(games.listing.opponent, language))
    return dotted([heading, against], language)


def _describe_none(games: Games, language: Language) -> str:
    if games.listing.opponent is not None:
        return language.say("games-none-against")
    if not games.is_own:
        return language.say("games-none-other")
    if games.listing.finished:
        return language.say("games-none-finished")
    is_in_server = games.context is InteractionContext.GUILD
    return language.say("games-none-own" if is_in_server else "no-games-anywhere")


def _open_button(match: Match, games: Games, language: Language) -> Block:
    style = Style.primary if match.waits_for(games.viewer) else Style.secondary
    listing = games.listing
    control = OpenMatch(match.id, listing.player, games.kept, games.page, listing.opponent)
    return button(language.say("button-open"), control, style=style)


def _menu(games: Games, language: Language) -> Block | None:
    """Return the select of opponents; None if there is no choice."""
    if len(games.opponents) < 2 and games.listing.opponent is None:  # noqa: PLR2004  one opponent is no choice
        return None
    chosen = games.listing.opponent
    lines = [(EVERYBODY, language.say("choice-games-everybody"), chosen is None)]
    lines += [(str(user), name, user == chosen) for user, name in games.opponents.items()]
    return row(
        select(
            language.say("ask-games-against"),
            [
                discord.SelectOption(label=label[:100], value=value, default=default)
                for value, label, default in lines[: MOST_OPPONENTS + 1]
            ],
            GamesAgainst(games.listing.player, games.kept),
        )
    )


def _paging(games: Games, language: Language) -> Block | None:
    if games.page == FIRST_PAGE and not games.has_later:
        return None
    earlier, later = language.say("button-earlier-page"), language.say("button-later-page")
    return row(
        button(earlier, games.turn_to(PageNumber(games.page - 1)), disabled=games.page == FIRST_PAGE),
        button(later, games.turn_to(PageNumber(games.page + 1)), disabled=not games.has_later),
    )


def _lines(match: Match, games: Games, language: Language) -> str:
    """Describe a match on two short lines: what it is, then how it ended, or whom it waits for and until when."""
    colour = match.players.colour_of(games.listing.player) or Colour.WHITE
    facts = [
        language.say(
            "player",
            sign=SIGNS[colour.opponent],
            player=f"**{mention(match.players.of(colour.opponent), language)}**",
        ),
        _describe_progress(match, colour, language),
        _describe_number(match, games.boards.get(match.id), language),
        quoted(games.servers.get(match.venue.guild, "")),
    ]
    state = _describe_end if match.is_over else _describe_going
    return "\n".join(
        dotted(filter(None, line), language) for line in (facts, state(match, colour, games.viewer, language))
    )


def _describe_number(match: Match, shown: ShownBoard | None, language: Language) -> str:
    """Describe the match by its number, with a link to its board."""
    number = language.say("match-number", match=match.id)
    return f"[{number}]({message_url(match, shown.message)})" if shown else number


def _describe_progress(match: Match, colour: Colour, language: Language) -> str:
    """Describe the score from a player's side, or the number of pieces placed in a match that is still running."""
    if match.position.phase is Phase.PLACING:
        return "" if match.is_over else describe_progress(match, None, language)
    if match.cancelled:
        return ""
    score = match.position.score
    return language.say("games-score", own=score.of(colour), other=score.of(colour.opponent))


def _describe_going(match: Match, _: Colour, viewer: UserId, language: Language) -> list[str]:
    """Describe whom the match waits for, and until when."""
    return [f"▶ {_waiting(match, viewer, language)}", _time(match, language)]


def _describe_end(match: Match, colour: Colour, _: UserId, language: Language) -> list[str]:
    """Describe the result from a player's side, and when it came."""
    ended_at = timestamp(match.ended_at, "R") if match.ended_at else ""
    return [_describe_outcome(match, colour, language), ended_at]


def _describe_outcome(match: Match, colour: Colour, language: Language) -> str:
    if match.cancelled:
        return language.say("games-cancelled")
    if match.ended and match.ended.by is Termination.ABANDONED:
        return language.say("games-closed")
    winner = match.ended and match.ended.winner
    if winner is None:
        return language.say("games-drawn")
    return language.say("games-won" if winner is colour else "games-lost")


def _waiting(match: Match, viewer: UserId, language: Language) -> str:
    """Say whom the match waits for, and what for."""
    mover = match.player_to_move or match.players.white
    if match.offer and match.awaited == viewer:
        return language.say("games-offer-draw" if match.offer.kind is OfferKind.DRAW else "games-offer-undo")
    if mover == viewer:
        return f"**{language.say('label-turn-own')}**"
    return mention(mover, language)


def _time(match: Match, language: Language) -> str:
    """Say how much time is left, or why no clock runs; empty without a clock."""
    return language.say("head-halted") if match.is_on_hold else describe_clock(match, language)
