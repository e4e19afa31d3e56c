"""A challenge: an invitation to a match, until somebody accepts, declines or withdraws it."""

import random
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.clock import Pace
from bot.domain.events import Setup
from bot.domain.ids import ChallengeId, GuildId, MatchId, Players, UserId, Venue
from bot.domain.pings import Ping
from bot.domain.refusals import RefusalReason, Refused
from dvonn import Colour, Game


class ColourChoice(StrEnum):
    """The colour that the challenger wants to play."""

    RANDOM = "random"
    WHITE = "white"
    BLACK = "black"

    def draw(self, rng: random.Random) -> Colour:
        """The challenger's colour; lots decide where no colour was wanted (the rules' own way)."""
        match self:
            case ColourChoice.WHITE:
                return Colour.WHITE
            case ColourChoice.BLACK:
                return Colour.BLACK
            case ColourChoice.RANDOM:
                return rng.choice((Colour.WHITE, Colour.BLACK))


class ChallengeState(StrEnum):
    """Open until it is answered once, for good."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    """Nobody answered in time."""
    CANCELLED = "cancelled"
    """A manager of the server has closed it."""


LASTS = timedelta(days=3)
"""How long a challenge stays open where the server has not set anything else."""

MOST_TO_ONE = 3
"""How many open challenges somebody may have with the same opponent; each of them pings."""

MOST_IN_A_SERVER = 10
"""How many open challenges somebody may have in a server."""

PAUSE = timedelta(hours=1)
"""How long somebody who has declined is not challenged again by the same person."""

LONGEST_REASON = 200
"""Characters of the reason for which a challenge is declined, or for which a manager does something."""


@dataclass(frozen=True)
class Terms:
    """The way in which a match is to be played."""

    setup: Setup = Setup.FULL
    pace: Pace = Pace.THREE
    opening: Game | None = None
    """The game from which the match goes on, with the set-up `RECORD`."""


@dataclass(frozen=True)
class Challenge:
    """An invitation, and the answer to it."""

    id: ChallengeId
    venue: Venue
    challenger: UserId
    opponent: UserId | None
    """None where anybody may accept; the first who does plays."""
    colour: ColourChoice
    terms: Terms
    state: ChallengeState
    created_at: datetime
    expires_at: datetime
    match_id: MatchId | None = None
    """The match that it became when it was accepted."""
    rematch_of: MatchId | None = None
    """The match after which it is a rematch."""
    ping: Ping | None = None
    """The ping that is still to be made to the opponent, if there is one."""
    reason: str = ""
    """The reason why it was declined or cancelled, in the own words of whoever did it."""

    def waits_for(self, at: datetime) -> UserId | None:
        """The person who can still answer it at a moment; None for an answered one, and where nobody was named."""
        return self.opponent if self.state is ChallengeState.OPEN and at < self.expires_at else None

    def check_answer(self, by: UserId) -> None:
        """Let the challenged person answer, or anybody but the challenger where nobody was named.

        Raises `Refused`: CHALLENGE_CLOSED or NOT_YOUR_CHALLENGE.
        """
        self._check_open()
        if by == self.challenger or self.opponent not in (None, by):
            raise Refused(RefusalReason.NOT_YOUR_CHALLENGE, self)

    def check_decline(self, by: UserId) -> None:
        """Let only the person decline who was named. Raises as `check_answer`."""
        self._check_open()
        if by != self.opponent:
            raise Refused(RefusalReason.NOT_YOUR_CHALLENGE, self)

    def check_withdrawal(self, by: UserId) -> None:
        """Let only the challenger withdraw. Raises `Refused`: CHALLENGE_CLOSED or NOT_YOUR_WITHDRAWAL."""
        self._check_open()
        if by != self.challenger:
            raise Refused(RefusalReason.NOT_YOUR_WITHDRAWAL, self)

    def check_cancellation(self, guild: GuildId) -> None:
        """Let a manager cancel a challenge of their own server.

        Raises `Refused`: NO_SUCH_CHALLENGE, CHALLENGE_CLOSED.
        """
        if self.venue.guild != guild:
            raise Refused(RefusalReason.NO_SUCH_CHALLENGE)
        self._check_open()

    def seat(self, acceptor: UserId, rng: random.Random) -> Players:
        """The players' colours once `acceptor` has accepted."""
        if self.colour.draw(rng) is Colour.WHITE:
            return Players(white=self.challenger, black=acceptor)
        return Players(white=acceptor, black=self.challenger)

    def _check_open(self) -> None:
        if self.state is not ChallengeState.OPEN:
            raise Refused(RefusalReason.CHALLENGE_CLOSED, self)
