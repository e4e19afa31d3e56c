"""A match in words, everything that one can do with it, and the list of what runs in a server."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.domain import Match, MatchId, ShownBoard, UserId
from bot.ui.action_slots import ActionContext, Placement, action_buttons, add_action_button
from bot.ui.beginning import TurnLive, start_buttons
from bot.ui.control import Control
from bot.ui.delivery import Delivery, done_page
from bot.ui.lists import describe_live
from bot.ui.match_status import describe_state, describe_story, timestamp
from bot.ui.page import Page, row, rows
from bot.ui.paging import ListPage
from bot.ui.position_words import describe_board
from bot.ui.words import accent, describe_heading, describe_turn

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


add_action_button(More, "button-more", {Placement.FIRST_BOARD: 40, Placement.BOARD: 40, Placement.RESULT: 50})
add_action_button(More, "button-more", {Placement.OWN_BOARD: 60, Placement.WORDS: 20})
add_action_button(InWords, "button-in-words", {Placement.MORE: 20})
add_action_button(MoveHere, "button-move-here", {Placement.OWN_BOARD: 50}, when=lambda view: view.movable)


def words_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The whole match in words, for those who can't see the picture."""
    view = ActionContext(match, language, viewer)
    return Page(
        describe_heading(match, language),
        describe_story(match, language),
        describe_board(match.position, language),
        describe_state(match, viewer, language),
        row(*action_buttons(Placement.ANSWERS, view)),
        row(*action_buttons(Placement.WORDS, view)),
        accent=accent(match.to_move),
    )


def more_page(match: Match, viewer: UserId, language: Language) -> Page:
    """The page with everything that one can do with a match besides moving."""
    ways = action_buttons(Placement.MORE, ActionContext(match, language, viewer))
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
            f"{describe_live(match, boards.get(match.id), language)}\n{_describe_latest(match, language)}"
            for match in shown.items
        ),
        *shown.turning(TurnLive, language),
    )


def _describe_latest(match: Match, language: Language) -> str:
    """The last move and when it was made, or when the match began."""
    turn = match.last_turn
    return language.say(
        "live-latest" if turn else "live-begun",
        told=describe_turn(turn, language) if turn else "",
        at=timestamp((match.line or match.events)[-1].at, "R"),
    )
