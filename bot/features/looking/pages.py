"""A match in words, everything that one can do with it, and the list of what runs in a server."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.matches import Match, MatchId, ShownBoard, UserId
from bot.pages.beginning import TurnLive, start_buttons
from bot.pages.control import Control
from bot.pages.delivery import Delivery, done_page
from bot.pages.doors import View, Where, doors, lead_to
from bot.pages.lists import tell_live
from bot.pages.page import Page, row, rows
from bot.pages.paging import ListPage
from bot.pages.position_words import tell_board
from bot.pages.standing import tell_state, tell_story, timestamp
from bot.pages.words import accent, tell_heading, tell_turn

ON_A_PAGE = 8
"""Running matches on one page of the server's list: three lines each, as many as a phone's screen holds."""


class More(Control, action="more", unread=1):
    """Opens the private page with everything else that one can do."""

    match: MatchId


class InWords(Control, action="words"):
    """Tells the board in words."""

    match: MatchId


class MoveHere(Control, action="here"):
    """Goes on with a match in the channel where it is pressed."""

    match: MatchId


lead_to(More, "button-more", {Where.FIRST_BOARD: 40, Where.BOARD: 40, Where.RESULT: 50})
lead_to(More, "button-more", {Where.OWN_BOARD: 60, Where.WORDS: 20})
lead_to(InWords, "button-in-words", {Where.MORE: 20})
lead_to(MoveHere, "button-move-here", {Where.OWN_BOARD: 50}, when=lambda view: view.movable)


def words_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The whole match in words, for those who can't see the picture."""
    view = View(match, language, viewer)
    return Page(
        tell_heading(match, language),
        tell_story(match, language),
        tell_board(match.position, language),
        tell_state(match, viewer, language),
        row(*doors(Where.ANSWERS, view)),
        row(*doors(Where.WORDS, view)),
        accent=accent(match.to_move),
    )


def more_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The page with everything that one can do with a match besides moving."""
    ways = doors(Where.MORE, View(match, language, viewer))
    return Page(language.say("more-heading", match=match.id), *rows(ways), accent=accent(match.to_move))


def brought_down_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to a player who asked for the board in its own channel."""
    return done_page(language.say("done-board-shown", match=match.id), match, delivery, language)


def moved_here_page(match: Match, delivery: Delivery, language: Language) -> Page:
    """The answer to a player who brought the match into another channel."""
    return done_page(language.say("done-moved-here", match=match.id), match, delivery, language)


def live_page(
    shown: ListPage[Match],
    boards: Mapping[MatchId, ShownBoard],
    language: Language,
    *,
    and_more: bool = False,
) -> Page:
    """Some of the matches that the viewer may see, each with its last move; `and_more` says that not all are listed."""
    if not shown.total:
        return Page(language.say("live-none"), row(*start_buttons(language)))
    return Page(
        language.say("live-heading-more" if and_more else "live-heading", count=shown.total),
        "\n".join(
            f"{tell_live(match, boards.get(match.id), language)}\n{_tell_latest(match, language)}"
            for match in shown.items
        ),
        *shown.turning(TurnLive, language),
    )


def _tell_latest(match: Match, language: Language) -> str:
    """The last move and when it was made, or when the match began."""
    turn = match.last_turn
    return language.say(
        "live-latest" if turn else "live-begun",
        told=tell_turn(turn, language) if turn else "",
        at=timestamp((match.line or match.events)[-1].at, "R"),
    )
