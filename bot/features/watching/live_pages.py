"""The list of a server's running matches, for who wants to look on."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.matches import Match, MatchId, ShownBoard
from bot.pages.buttons import message_url
from bot.pages.colours import OVER, SIGNS
from bot.pages.control_ids import Action
from bot.pages.lists import tell_progress
from bot.pages.page import Page
from bot.pages.paging import Leaf
from bot.pages.standing import timestamp
from bot.pages.words import mention, tell_turn
from dvonn import Colour

ON_A_PAGE = 8
"""Matches on one page: three lines each, as many as a phone's screen holds."""


def live_page(shown: Leaf[Match], boards: Mapping[MatchId, ShownBoard | None], language: Language) -> Page:
    """Some of the matches that the viewer may see, each with its last move."""
    if not shown.total:
        return Page(language.say("live-none"), accent=OVER)
    return Page(
        language.say("live-heading", count=shown.total),
        "\n".join(
            f"{tell_live(match, boards.get(match.id), language)}\n{_tell_latest(match, language)}"
            for match in shown.items
        ),
        *shown.turning(Action.LIVE, language),
        accent=OVER,
    )


def tell_live(match: Match, shown: ShownBoard | None, language: Language) -> str:
    """A running match in a line: who plays it, how far it is, and whose turn it is, with a link to its board."""
    title = language.say("games-match", match=match.id)
    mover = match.player_to_move or match.players.white
    return language.say(
        "live-match" if match.to_move else "live-over",
        match=f"[{title}]({message_url(match, shown.message)})" if shown else title,
        white=f"{SIGNS[Colour.WHITE]} {mention(match.players.white, language)}",
        black=f"{SIGNS[Colour.BLACK]} {mention(match.players.black, language)}",
        progress=tell_progress(match, language),
        mover=mention(mover, language),
    )


def _tell_latest(match: Match, language: Language) -> str:
    """The last move and when it was made, or when the match began."""
    turn = match.last_turn
    return language.say(
        "live-latest" if turn else "live-begun",
        told=tell_turn(turn, language) if turn else "",
        at=timestamp((match.line or match.events)[-1].at, "R"),
    )
