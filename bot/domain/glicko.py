"""Glicko-2, game by game: a rating, how certain it is, and how much it swings.

After Mark Glickman, "Example of the Glicko-2 system" (http://www.glicko.net/glicko/glicko2.pdf). There a rating period
holds several games; here each game is a period of its own, and the time between two games is measured in periods of a
week. `rate` takes any number of games, as the paper's example does.
"""

from collections.abc import Sequence
from datetime import timedelta
from math import exp, hypot, log, pi, sqrt
from typing import NamedTuple

MIDDLE = 1500.0
SCALE = 400 / log(10)
PERIOD = timedelta(weeks=1)
TAU = 0.5
"""The constant that limits how quickly the volatility changes."""

HIGHEST_DEVIATION, LOWEST_DEVIATION = 250.0, 45.0
PROVISIONAL_ABOVE = 110
"""The deviation above which a rating is shown with a question mark."""

WIN, TIE, LOSS = 1.0, 0.5, 0.0

_NEAR = 1e-6


class Strength(NamedTuple):
    """A player's rating; `deviation` is half the width of the interval that holds the true strength in 2 of 3 cases."""

    rating: float = MIDDLE
    deviation: float = HIGHEST_DEVIATION
    volatility: float = 0.06

    @property
    def is_provisional(self) -> bool:
        return round(self.deviation) > PROVISIONAL_ABOVE

    def after(self, idle: timedelta) -> "Strength":
        """Return the strength after `idle` time without rated games: the deviation grows, at most to a new player's."""
        grown = hypot(self.deviation, self.volatility * SCALE * sqrt(max(idle / PERIOD, 0)))
        return Strength(self.rating, min(grown, max(HIGHEST_DEVIATION, self.deviation)), self.volatility)


def expected(one: Strength, other: Strength) -> float:
    """Return the points that `one` can expect against `other`: nearly the chance to win, as ties are rare."""
    weight = _weight(hypot(one.deviation, other.deviation) / SCALE)
    return 1 / (1 + exp(-weight * (one.rating - other.rating) / SCALE))


def play(one: Strength, other: Strength, points: float) -> tuple[Strength, Strength]:
    """Return the strengths of both players after a game in which `one` got `points`; apply `after` first."""
    return _bounded(rate(one, [(other, points)])), _bounded(rate(other, [(one, 1 - points)]))


def rate(player: Strength, games: Sequence[tuple[Strength, float]]) -> Strength:
    """Return a player's strength after the games of a rating period: steps 2 to 8 of the paper, without bounds."""
    mu, phi = (player.rating - MIDDLE) / SCALE, player.deviation / SCALE
    certainty = gained = 0.0
    for opponent, points in games:
        weight = _weight(opponent.deviation / SCALE)
        chance = 1 / (1 + exp(-weight * (mu - (opponent.rating - MIDDLE) / SCALE)))
        certainty += weight**2 * chance * (1 - chance)
        gained += weight * (points - chance)
    volatility = _volatility(player.volatility, phi, 1 / certainty, gained / certainty)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + certainty)
    return Strength(MIDDLE + SCALE * (mu + phi**2 * gained), SCALE * phi, volatility)


def _weight(phi: float) -> float:
    """Return how much a result against a player counts: less if that player's rating is uncertain."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Solve step 5 of the paper by the Illinois method."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low, high = start, start - TAU
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        while slope(high) < 0:
            high -= TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _NEAR:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = slope(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)


def _bounded(strength: Strength) -> Strength:
    rating, deviation, volatility = strength
    return Strength(rating, min(max(deviation, LOWEST_DEVIATION), HIGHEST_DEVIATION), volatility)
