"""Challenges: invitations to a match."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.clock import Pace
from bot.domain.events import Setup
from bot.domain.ids import ChallengeId, GuildId, MatchId, Players, UserId, Venue
from bot.domain.notifications import Ping
from bot.domain.rating import Stakes
from bot.domain.refusals import OneChallenge, RefusalReason, Refused
from dvonn import Colour, Game


class ColourChoice(StrEnum):
    """The colour that the challenger asks for."""

    RANDOM = "random"
    WHITE = "white"
    BLACK = "black"

    def draw(self, rng: random.Random) -> Colour:
        """Return the challenger's colour; RANDOM draws it by lot, as the rules of DVONN do."""
        match self:
            case ColourChoice.WHITE:
                return Colour.WHITE
            case ColourChoice.BLACK:
                return Colour.BLACK
            case ColourChoice.RANDOM:
                return rng.choice((Colour.WHITE, Colour.BLACK))


class ChallengeState(StrEnum):
    """The states of a challenge. It leaves OPEN once and never returns to it."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    CANCELLED = "cancelled"
    """Closed by a manager of the server."""


LASTS = timedelta(days=3)
"""The default lifetime of a challenge; servers can set another."""

LIVE_LASTS = timedelta(minutes=15)
"""The lifetime of a challenge to a live match, for which the challenger waits."""

MOST_TO_ONE = 3
"""The maximum number of challenges, open or recently unanswered, by one user to another; each of them pings."""

MOST_DIRECTLY = 1
"""`MOST_TO_ONE` for challenges that are sent from direct messages to direct messages: nobody else sees them."""

MOST_IN_A_SERVER = 10
"""The maximum number of challenges, open or recently unanswered, per challenger and server."""

UNANSWERED_COUNTS = timedelta(days=1)
"""How long after its creation a withdrawn or expired challenge counts towards both limits, because it has pinged."""

PAUSE = timedelta(hours=1)
"""How long after declining a user can't be challenged by the same challenger."""

LONGEST_REASON = 200
"""The maximum length, in characters, of a reason for a refusal or for a manager's action."""


@dataclass(frozen=True)
class Terms:
    """The set-up, pace and opening of a match, and whether it is rated."""

    setup: Setup = Setup.FULL
    pace: Pace = Pace.STEADY
    opening: Game | None = None
    """The game that the match continues, with the set-up `RECORD`."""
    stakes: Stakes = Stakes.UNRATED

    def lasts(self, usual: timedelta) -> timedelta:
        """Return the lifetime of a challenge with these terms; `usual` is the server's."""
        return LIVE_LASTS if self.pace.is_live else usual


@dataclass(frozen=True)
class Challenge(OneChallenge):
    id: ChallengeId
    venue: Venue
    challenger: UserId
    opponent: UserId | None
    """None if anyone may accept; the first to accept plays."""
    colour: ColourChoice
    terms: Terms
    state: ChallengeState
    created_at: datetime
    expires_at: datetime
    match_id: MatchId | None = None
    """The match that started when the challenge was accepted."""
    rematch_of: MatchId | None = None
    """The match that this challenge offers a rematch of."""
    ping: Ping | None = None
    """The opponent's ping if it has not been sent yet."""
    reason: str = ""
    """The reason given by the user who declined or cancelled it."""
    is_private: bool = False
    """Whether the match is played in the players' direct messages with the bot."""
    is_foreign: bool = False
    """Whether it was posted in a foreign place, where its message changes only when somebody presses it."""

    @property
    def counts_until(self) -> datetime:
        """The time at which an open or unanswered challenge stops counting towards the challenger's limits."""
        counts_until = self.created_at + UNANSWERED_COUNTS
        return max(self.expires_at, counts_until) if self.state is ChallengeState.OPEN else counts_until

    def waits_for(self, at: datetime) -> UserId | None:
        """Return the named opponent while an answer is possible; None for open invitations and closed challenges."""
        return self.opponent if self.state is ChallengeState.OPEN and at < self.expires_at else None

    def check_answer(self, by: UserId) -> None:
        """Check that `by` may accept: the named opponent, or anyone but the challenger if no opponent is named.

        Raises `Refused`: CHALLENGE_CLOSED or NOT_YOUR_CHALLENGE.
        """
        self._check_open()
        if by == self.challenger or self.opponent not in (None, by):
            raise Refused(RefusalReason.NOT_YOUR_CHALLENGE, self)

    def check_decline(self, by: UserId) -> None:
        """Check that `by` may decline: only a named opponent may.

        Raises what `check_answer` raises.
        """
        self._check_open()
        if by != self.opponent:
            raise Refused(RefusalReason.NOT_YOUR_CHALLENGE, self)

    def check_withdrawal(self, by: UserId) -> None:
        """Check that `by` is the challenger. Raises `Refused`: CHALLENGE_CLOSED or NOT_YOUR_WITHDRAWAL."""
        self._check_open()
        if by != self.challenger:
            raise Refused(RefusalReason.NOT_YOUR_WITHDRAWAL, self)

    def check_cancellation(self, guild: GuildId) -> None:
        """Check that a manager of `guild` may cancel the challenge.

        Raises `Refused`: NO_SUCH_CHALLENGE, CHALLENGE_CLOSED.
        """
        if self.venue.guild != guild:
            raise Refused(RefusalReason.NO_SUCH_CHALLENGE)
        self._check_open()

    def seat(self, acceptor: UserId, rng: random.Random) -> Players:
        """Assign colours to the challenger and to `acceptor`, and return the players."""
        if self.colour.draw(rng) is Colour.WHITE:
            return Players(white=self.challenger, black=acceptor)
        return Players(white=acceptor, black=self.challenger)

    def _check_open(self) -> None:
        if self.state is not ChallengeState.OPEN:
            raise Refused(RefusalReason.CHALLENGE_CLOSED, self)


def room_again(counted: Sequence[Challenge], most: int) -> datetime | None:
    """Return when another challenge may be made in addition to the counted ones; None if one may be made now."""
    moments = sorted(each.counts_until for each in counted)
    return moments[len(moments) - most] if len(moments) >= most else None
