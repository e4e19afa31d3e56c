"""The time that the players of a match have used, from the times of its events."""

from collections.abc import Mapping
from datetime import timedelta
from itertools import pairwise

from bot.domain.match import Match
from dvonn import Colour


def time_used(match: Match) -> Mapping[Colour, timedelta]:
    """Return the time used by each player, in whole seconds, without the spans in which no clock ran.

    A downtime of the bot is no event, so it counts as used, although the clock gets it back.
    """
    used = dict.fromkeys(Colour, timedelta())
    for event, following in pairwise(match.events):
        began, ended = (each.at.replace(microsecond=0) for each in (event, following))
        span = match.pace.elapsed(began, ended)
        if span:
            then = match.as_of(event.number)
            if then.to_move is not None and not then.stands_still:
                used[then.to_move] += span
    return used
