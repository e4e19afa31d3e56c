"""A season: what is played in it, when it starts and ends, who takes part, and who is out."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import NewType

from bot.domain.clock import Pace
from bot.domain.events import Setup
from bot.domain.ids import UserId
from bot.domain.match import Match
from bot.features.league.groups import FEWEST
from dvonn import Jump, Place

LeagueId = NewType("LeagueId", int)
SeasonId = NewType("SeasonId", int)
GameId = NewType("GameId", int)
"""The number of a game of a season, which is also the key of its match's occasion."""

ASKED_BEFORE = timedelta(hours=48)
"""How long before a season starts its members are asked whether they take part."""

FIRST_MOVE_WITHIN = timedelta(hours=72)

FIRST_MOVE_TIME = timedelta(days=1)
"""The time that everyone has on the clock for the first move, however late they are shown the board."""

PAUSE = timedelta(weeks=1)
"""The time between two seasons."""

STARTS_LATE = 5
"""How many players a season needs that has had too few at its start."""

LOOKED_AT_EVERY = timedelta(hours=1)
"""How often the messages of a season are compared with what they should show: people may have hidden their profile."""

MOST_SERVERS = 8
"""The servers in which a league can run."""

LOSSES_ON_TIME = 2
"""How many losses on time put a player out."""

NOON = time(12, tzinfo=UTC)

PACES = Pace.STEADY, Pace.THREE, Pace.ONE
"""The clocks to choose from. With the first one, games are over before the season is."""


class SeasonForm(StrEnum):
    """The games of a season."""

    RANDOM = "random"
    PAIRS = "pairs"
    """Two games with each opponent, on the same random set-up and with the colors swapped."""
    FULL = "full"

    @property
    def setup(self) -> Setup:
        return Setup.FULL if self is SeasonForm.FULL else Setup.RANDOM

    @property
    def length(self) -> timedelta:
        """How long a season takes: a full game has three times as many moves."""
        return timedelta(weeks=13 if self is SeasonForm.FULL else 7)


class Stage(StrEnum):
    """Where a season stands. The database contains it, so it never changes."""

    OPEN = "open"
    """Players can join."""
    ASKING = "asking"
    """The members are being asked whether they take part."""
    ASKED = "asked"
    WAITING = "waiting"
    """There were too few players at the start."""
    DRAWN = "drawn"
    """The groups are drawn, and their games are being begun."""
    RUNNING = "running"
    CLOSING = "closing"
    """The end has come, and open games are being decided."""
    OVER = "over"
    ENDED = "ended"
    """A manager has ended the league."""

    @property
    def is_asked(self) -> bool:
        """Whether members are asked who haven't been yet."""
        return self in (Stage.ASKING, Stage.ASKED)

    @property
    def takes_answers(self) -> bool:
        """Whether a member says now whether they take part."""
        return self in (Stage.ASKING, Stage.ASKED, Stage.WAITING)

    @property
    def is_coming(self) -> bool:
        return self is Stage.OPEN or self.takes_answers

    @property
    def is_played(self) -> bool:
        return self in (Stage.DRAWN, Stage.RUNNING, Stage.CLOSING)

    @property
    def is_past(self) -> bool:
        return self in (Stage.OVER, Stage.ENDED)


@dataclass(frozen=True, slots=True)
class Terms:
    """The choices of a manager for a league."""

    name: str
    form: SeasonForm = SeasonForm.RANDOM
    pace: Pace = Pace.STEADY
    quiet: bool = False
    """Whether nobody is pinged in its games."""


def start_on(day: date, now: datetime) -> datetime:
    """Return when a season starts on a day: at noon in UTC, or at once if that is past."""
    return max(datetime.combine(day, NOON), now)


def ask_at(starts_at: datetime, now: datetime) -> datetime:
    """Return when the members are asked whether they take part."""
    return max(starts_at - ASKED_BEFORE, now)


def start_after(starts_at: datetime, asked_at: datetime) -> datetime:
    """Return when a season starts whose members were asked at a moment; after an outage, there is time to answer."""
    return starts_at if asked_at <= starts_at - ASKED_BEFORE / 2 else asked_at + ASKED_BEFORE


def next_start(began_at: datetime, form: SeasonForm, now: datetime) -> datetime:
    """Return when the season after one starts that has begun at a moment; never within the time for an answer."""
    return max(began_at + form.length + PAUSE, now + PAUSE)


def entrants(answers: Mapping[UserId, bool | None], *, but: Collection[UserId] = ()) -> list[UserId]:
    """Return those who have said that they take part: no answer is a no. `but` are those who can't."""
    return sorted(user for user, answer in answers.items() if answer and user not in but)


def is_enough(players: int, *, late: bool) -> bool:
    """Whether a season can start; `late` is whether it has waited for players."""
    return players >= (STARTS_LATE if late else FEWEST)


# who is out


def has_moved(match: Match, player: UserId) -> bool:
    """Whether a player has placed or moved a piece in a match."""
    return any(event.actor == player and isinstance(event.what, Place | Jump) for event in match.events)


def no_shows(matches: Iterable[Match], at: datetime) -> set[UserId]:
    """Return the players who haven't moved in any of the matches, although one of them has waited long for them.

    A match waits while the player's clock runs: the clocks of the others stand still, as they are away, or haven't
    been shown the board.
    """
    known = list(matches)
    waited_for = {match.player_to_move for match in known if match.player_to_move and _has_waited(match, at)}
    return waited_for - movers(known)


def _has_waited(match: Match, at: datetime) -> bool:
    """Whether the clock of a player who hasn't moved yet has run for `FIRST_MOVE_TIME`, outages left out."""
    due, pace = match.clock.due, match.pace
    return due is not None and pace.bank - pace.elapsed(at, due) >= FIRST_MOVE_TIME


def movers(matches: Iterable[Match]) -> set[UserId]:
    """Return the players who have moved in any of the matches."""
    return {user for match in matches for user in match.people if has_moved(match, user)}


def is_put_out(match: Match, loser: UserId, losses_on_time: int) -> bool:
    """Whether a player who has just lost a match on time is out: for the second time, or without a first move."""
    return losses_on_time >= LOSSES_ON_TIME or not has_moved(match, loser)
