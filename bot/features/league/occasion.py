"""The policies of league games: of leagues whose players are pinged, and of quiet ones.

The key of their occasion is the number of the game.
"""

from bot.domain.occasion import Occasion
from bot.domain.policy import Policy, register
from bot.features.league.refusals import LEAGUE_GAME

KIND, QUIET_KIND = KINDS = ("league", "quiet-league")

for _kind in KINDS:
    register(
        _kind,
        Policy(undo=False, draws=False, rematch=False, pings=_kind == KIND, forbids=LEAGUE_GAME),
    )


def occasion_of(game: int, *, quiet: bool) -> Occasion:
    return Occasion(QUIET_KIND if quiet else KIND, str(game))
