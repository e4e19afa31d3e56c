"""The time that the players of a match have used, from the times of its events."""

from collections.abc import Mapping
from datetime import timedelta
from itertools import pairwise

from bot.domain.events import BoardChange, Event
from bot.domain.ids import UserId
from bot.domain.match import Match
from dvonn import Colour, Jump, Place


def time_used(match: Match) -> Mapping[Colour, timedelta]:
    """Return the time used by each player, in whole seconds, without the spans in which no clock ran.

    Downtime of the bot is not an event, so it counts as used, although the players get that time back.
    """
    used = dict.fromkeys(Colour, timedelta())
    for event, following in pairwise(match.events):
        began, ended = (each.at.replace(microsecond=0) for each in (event, following))
        then = match.as_of(event.number)
        mover = _mover_after(event, then, match)
        if mover is not None and not then.stands_still:
            colour = match.players.colour_of(mover)
            used[colour or Colour.WHITE] += match.pace.elapsed(began, ended)
    return used


def _mover_after(event: Event, then: Match, match: Match) -> UserId | None:
    """Return the player to move after an event: usually the one who made the next move, which avoids a replay."""
    following = match.events[event.number :]
    change = next((each for each in following if isinstance(each.what, BoardChange)), None)
    if change is not None and isinstance(change.what, Place | Jump):
        return change.actor
    return then.player_to_move
