"""The ping of a challenge: whoever is named in it is pinged once, in the way in which they want to be pinged."""

from dataclasses import replace
from datetime import datetime

from bot.domain.challenge import Challenge
from bot.domain.ids import UserId
from bot.domain.notifications import Ping, PingOn, ping_in_time, renewed
from bot.storage import UnitOfWork


async def invitation(
    uow: UnitOfWork, opponent: UserId | None, at: datetime, *, expires_at: datetime
) -> Ping | None:
    """The ping of a new challenge; None where nobody is named. Quiet hours that last until its end leave none."""
    if opponent is None:
        return None
    chosen = (await uow.people.preferences([opponent]))[opponent]
    return ping_in_time(chosen, until=expires_at, at=at)


async def renew_invitation(uow: UnitOfWork, challenge: Challenge, at: datetime) -> Challenge:
    """The challenge with its delayed ping, adapted to what the opponent wants by now."""
    ping, opponent = challenge.ping, challenge.waits_for(at)
    if ping is None or opponent is None:
        return challenge
    chosen = (await uow.people.preferences([opponent]))[opponent]
    other = renewed(ping, chosen, others_wait=False, at=at)
    if other == ping:
        return challenge
    await uow.invitations.divert(challenge.id, ping, other)
    return replace(challenge, ping=None if other.on is PingOn.NOBODY else other)
