"""The tabs of `/dvonn games`: a user's running matches, finished matches and open challenges."""

from enum import StrEnum

from bot.catalogue import Language
from bot.domain import UserId
from bot.ui.control import Control, choice
from bot.ui.page import Block, row


class GameFilter(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"


class ShowGames(Control, action="list"):
    """A control that lists a user's running or finished matches, optionally against one opponent."""

    player: UserId
    kept: GameFilter
    opponent: UserId | None = None


class ListChallenges(Control, action="list-challenges"):
    """A control that lists the user's open challenges."""


def game_tabs(
    player: UserId,
    chosen: GameFilter | None,
    language: Language,
    *,
    opponent: UserId | None = None,
    challenges: bool = True,
) -> Block:
    """Return the row of tabs; `chosen` is the list of matches that is shown, or None for the challenges."""
    tabs = [
        choice(language.say(f"button-games-{kept}"), ShowGames(player, kept, opponent), chosen=kept is chosen)
        for kept in GameFilter
    ]
    if challenges:
        tabs.append(choice(language.say("button-games-challenges"), ListChallenges(), chosen=chosen is None))
    return row(*tabs)
