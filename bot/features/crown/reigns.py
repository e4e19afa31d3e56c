"""The rules of the crown: whose it is, who may play for it, and what follows as time goes by.

Anyone in the table of ratings may challenge the holder, one at a time. The holder answers in time or loses the crown, a
tie keeps it. While nobody wears it, the first two in the table may challenge each other. A holder whom nobody
challenges for long is asked to invite someone, and otherwise leaves the crown free.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, NewType

from bot.domain.clock import Outage, Pace
from bot.domain.events import Setup
from bot.domain.ids import GuildId, MatchId, UserId
from bot.domain.match import Match
from bot.domain.ranking import Ranking
from bot.domain.refusals import Refused
from bot.features.crown.refusals import CROWN_BUSY, CROWN_FREE, CROWN_OWN, NOT_IN_TABLE, NOT_TO_INVITE
from dvonn import Termination

CrownChallengeId = NewType("CrownChallengeId", int)
ReignNumber = NewType("ReignNumber", int)
"""The number of a reign in its server, from 1."""

ANSWERED_WITHIN = timedelta(hours=72)
RESTS_FOR = timedelta(days=7)
"""How long a challenger who has played lets others go first, as there is no queue."""
QUIET_FOR = timedelta(days=60)
"""The time without a challenge after which the holder is asked to invite someone."""
INVITES_WITHIN = timedelta(days=14)
"""How long the holder then has to invite someone, before the crown becomes free."""
CHECKED_EVERY = timedelta(days=1)
"""How often the bot checks whether the players concerned are still in the server."""
CONTENDERS = 2
"""How many players at the top of the table may play for a crown that nobody wears."""

SETUP, PACE = Setup.RANDOM, Pace.STEADY
"""A set-up by lot bounds a match to some six weeks with this clock; a full game could last twice as long."""


class Ending(StrEnum):
    """How a reign has ended. The database contains the values."""

    LOST = "lost"
    """By a match."""
    UNANSWERED = "unanswered"
    LAID_DOWN = "laid down"
    LEFT = "left"
    """The holder has left the server."""
    BANNED = "banned"
    HIDDEN = "hidden"
    """The holder has hidden their profile, and is named in no table any more."""
    UNCHALLENGED = "unchallenged"
    STOPPED = "stopped"
    """A manager has stopped the crown."""


class Asking(StrEnum):
    """How someone is asked to play for a crown: the sentence is `crown-` with the value."""

    ASKED = "asked"
    """The holder is challenged."""
    ASKED_FREE = "asked-free"
    """A contender is challenged to play for a crown that nobody wears."""
    INVITED = "invited"
    """The holder invites someone."""


class CrownNews(StrEnum):
    """Other news that direct messages tell: the sentence is `crown-` with the value."""

    QUIET = "quiet"
    """The holder is asked to invite someone."""
    YOURS = "yours"
    """The challenge has won the crown without a match."""
    PASSED_ON = "passed-on"
    """The holder hasn't answered in time."""
    NOT_NOW = "not-now"
    """The invited player has declined."""
    FREE_AGAIN = "free-again"
    """The holder hasn't invited anyone."""


@dataclass(frozen=True, slots=True)
class Reign:
    guild: GuildId
    number: ReignNumber
    holder: UserId
    began_at: datetime
    quiet_since: datetime
    """When the holder was last challenged, or the reign began."""
    match: MatchId | None = None
    """The match that has won the crown; None if it came without one."""
    defences: int = 0
    asked_at: datetime | None = None
    """When the holder was asked to invite someone; None if nobody has to be asked."""
    ended_at: datetime | None = None
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class CrownChallenge:
    """An open challenge for the crown, which is answered, or the match that it has led to."""

    id: CrownChallengeId
    guild: GuildId
    challenger: UserId
    opponent: UserId
    """The one who is to answer: the holder, whom the holder invites, or the other contender for a free crown."""
    answer_by: datetime
    match: MatchId | None = None
    pings: bool = False
    """Whether its message pings the opponent; otherwise a direct message does."""

    @property
    def both(self) -> tuple[UserId, UserId]:
        return self.challenger, self.opponent


def opponent_of(challenger: UserId, reign: Reign | None, ranking: Ranking[Any]) -> UserId:
    """Return whom someone challenges. Raises `Refused`: CROWN_OWN, NOT_IN_TABLE, CROWN_FREE."""
    if reign and reign.holder == challenger:
        raise Refused(CROWN_OWN)
    if ranking.of(challenger) is None:
        raise Refused(NOT_IN_TABLE)
    if reign:
        return reign.holder
    contenders = contenders_in(ranking)
    if challenger not in contenders or len(contenders) < CONTENDERS:
        raise Refused(CROWN_FREE)
    (other,) = (each for each in contenders if each != challenger)
    return other


def contenders_in(ranking: Ranking[Any]) -> list[UserId]:
    """Return those who may play for a crown that nobody wears."""
    return [each.user for each in ranking.rows[:CONTENDERS]]


def check_invitation(holder: UserId, invited: UserId, reign: Reign | None, ranking: Ranking[Any]) -> None:
    """Check that a holder may invite someone. Raises `Refused`: NOT_TO_INVITE, CROWN_OWN, NOT_IN_TABLE."""
    if reign is None or reign.holder != holder or reign.asked_at is None:
        raise Refused(NOT_TO_INVITE)
    if invited == holder:
        raise Refused(CROWN_OWN)
    if ranking.of(invited) is None:
        raise Refused(NOT_IN_TABLE)


def extended(answer_by: datetime, outages: Iterable[Outage]) -> datetime:
    """Return until when a challenge can be answered, if there were outages in which nobody could."""
    asked_at = answer_by - ANSWERED_WITHIN
    lost = (min(each.until, answer_by) - max(each.since, asked_at) for each in outages)
    return answer_by + sum((time for time in lost if time > timedelta()), timedelta())


def check_free(challenge: CrownChallenge | None) -> None:
    """Check that nobody else is challenging. Raises `Refused`: CROWN_BUSY."""
    if challenge:
        raise Refused(CROWN_BUSY)


# the result of a match


def winner_of(match: Match) -> UserId | None:
    """Return who has won a match that is over; None for a tie, or if it was cancelled or closed."""
    ended = match.ended
    if ended is None or ended.by is Termination.ABANDONED or ended.winner is None:
        return None
    return match.players.of(ended.winner)


def is_tied(match: Match) -> bool:
    """Whether a match has ended without a winner, but with a result."""
    ended = match.ended
    return ended is not None and ended.by is not Termination.ABANDONED and ended.winner is None


# as time goes by


class Step(StrEnum):
    """The next thing to do about a crown."""

    CLOSE = "close"
    """Close the challenge; nothing else changes."""
    HAND_OVER = "hand over"
    """Give the crown to the challenger."""
    VACATE = "vacate"
    ASK = "ask"
    """Ask the holder to invite someone."""


@dataclass(frozen=True, slots=True)
class NextStep:
    """A step, with how the reign ends if it does."""

    step: Step
    ending: Ending = Ending.UNANSWERED


def due_now(
    reign: Reign | None,
    challenge: CrownChallenge | None,
    gone: Mapping[UserId, Ending],
    at: datetime,
    *,
    is_reachable: bool = True,
) -> NextStep | None:
    """Return what is to be done now; None if nothing is, as while a match for the crown runs.

    `gone` are those who can't wear it any more. Nobody loses the crown for a challenge that they couldn't
    answer because its channel is not `is_reachable`.
    """
    holder = reign.holder if reign else None
    if challenge and challenge.match:
        return None
    if challenge:
        return _due_of(challenge, holder, gone, at, is_reachable=is_reachable)
    if reign is None:
        return None
    if reign.holder in gone:
        return NextStep(Step.VACATE, gone[reign.holder])
    if reign.asked_at:
        is_over = reign.asked_at + INVITES_WITHIN <= at
        return NextStep(Step.VACATE, Ending.UNCHALLENGED) if is_over else None
    return NextStep(Step.ASK) if reign.quiet_since + QUIET_FOR <= at else None


def _due_of(
    challenge: CrownChallenge,
    holder: UserId | None,
    gone: Mapping[UserId, Ending],
    at: datetime,
    *,
    is_reachable: bool,
) -> NextStep | None:
    is_invitation = challenge.challenger == holder
    if challenge.challenger in gone or (is_invitation and challenge.opponent in gone):
        return NextStep(Step.CLOSE)
    if challenge.opponent in gone:
        return NextStep(Step.HAND_OVER, gone[challenge.opponent])
    if challenge.answer_by > at:
        return None
    return NextStep(Step.HAND_OVER if is_reachable and not is_invitation else Step.CLOSE)


def next_due(reign: Reign | None, challenge: CrownChallenge | None, at: datetime) -> datetime | None:
    """Return when to look again; None if there is nothing to look after."""
    if challenge and challenge.match is None:
        return min(challenge.answer_by, at + CHECKED_EVERY)
    return at + CHECKED_EVERY if reign else None
