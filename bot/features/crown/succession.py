"""How the crown passes on: to the winner of a match that was played for it, or without one."""

from datetime import datetime

from bot.domain.events import Event
from bot.domain.ids import GuildId, UserId
from bot.domain.match import Match
from bot.features.crown.occasion import KIND
from bot.features.crown.reigns import Ending, is_tied, winner_of
from bot.features.crown.repository import CROWN, STANDING_CROWN, CrownRepository, reign_key
from bot.storage import UnitOfWork
from bot.storage.standing_messages import standing_changed
from bot.storage.times import AT_ONCE


async def decide_by_match(uow: UnitOfWork, match: Match, _: tuple[Event, ...]) -> None:
    """Give the crown to the winner of a match that was played for it, in the transaction that ends the match.

    A tie keeps it, and so does a match that was cancelled.
    """
    if match.occasion.kind != KIND or not match.is_over:
        return
    repository, guild, at = CrownRepository(uow), match.venue.guild, match.events[-1].at
    await repository.hold(guild)
    challenge = await repository.of_match(match.id)
    if challenge is None:  # a manager has stopped the crown meanwhile
        return
    await repository.close(challenge, at)
    reign, winner = await repository.reign(guild), winner_of(match)
    if winner and (reign is None or winner != reign.holder):
        if reign:
            await repository.end(reign, Ending.LOST, at)
        await begin_reign(uow, guild, winner, at, match=match)
    elif reign and (winner or is_tied(match)):
        await repository.defend(reign, at)
    await changed(uow, guild, at)


async def begin_reign(
    uow: UnitOfWork, guild: GuildId, holder: UserId, at: datetime, *, match: Match | None = None
) -> None:
    """Give a crown that nobody wears now to someone, and have that announced, unless the crown is off."""
    repository = CrownRepository(uow)
    shown = await uow.views.find(STANDING_CROWN.key(guild))
    if shown is None:
        return
    number = await repository.begin(guild, holder, at, match=match.id if match else None)
    await uow.views.want(reign_key(guild, number), guild, shown.channel)
    await uow.titles.pass_on(guild, CROWN, holder, at)


async def changed(uow: UnitOfWork, guild: GuildId, at: datetime) -> None:
    """Have everything that shows a crown compared again, and look at once whether something is due."""
    await CrownRepository(uow).look_again(guild, AT_ONCE)
    await standing_changed(uow.views, STANDING_CROWN, guild, at)
