"""Challenging somebody from their menu, finding a challenge that is answered, and the list of one's own."""

from bot.delivery.posted import messages_of
from bot.domain import Challenge, ChallengeId, ColourChoice, Setup, UserId, Venue
from bot.domain.ids import EVERY_SERVER
from bot.domain.refusals import RefusalReason, Refused
from bot.features.challenges.pages import challenge_list_page
from bot.features.challenges.person_pages import Aspect, Compose, blocked_person_page, person_page
from bot.requests.beginning import check_sees_here
from bot.requests.request import Request, User
from bot.ui.page import Page


async def challenge_person_page(request: Request, opponent: User) -> Page:
    """The page on which somebody is challenged; for whom one has blocked, the way to take that back.

    Raises `Refused`: CHALLENGED_ONESELF, CHALLENGED_BOT, OPPONENT_CANNOT_SEE.
    """
    if opponent.id == request.user:
        raise Refused(RefusalReason.CHALLENGED_ONESELF)
    if opponent.bot:
        raise Refused(RefusalReason.CHALLENGED_BOT)
    check_sees_here(request, opponent)
    whom = UserId(opponent.id)
    async with request.client.store.read() as uow:
        usual = (await uow.servers.settings(request.guild)).pace
        blocked = request.user in await uow.blocks.between(request.user, whom)
    if blocked:
        return blocked_person_page(whom, request.language)
    return person_page(Compose(Aspect.COLOUR, whom, ColourChoice.RANDOM, Setup.FULL, usual), request.language)


async def member_here(request: Request, user: UserId) -> User:
    """Somebody who is challenged by a control. Raises `Refused`: OPPONENT_CANNOT_SEE, and `OutOfOrderError`."""
    guild = request.interaction.guild
    member = await request.client.visibility.member(guild, user) if guild else None
    if member is None:
        raise Refused(RefusalReason.OPPONENT_CANNOT_SEE, user)
    return member


async def challenge_to_answer(request: Request, number: ChallengeId) -> Challenge:
    """A challenge that the asker may know of: one that concerns them, or stands where they see it.

    Raises `Refused`: NO_SUCH_CHALLENGE, and `OutOfOrderError`.
    """
    async with request.client.store.read() as uow:
        challenge = await uow.challenges.find(number)
    if request.guild not in (challenge.venue.guild, EVERY_SERVER):
        raise Refused(RefusalReason.NO_SUCH_CHALLENGE)
    if request.user in (challenge.challenger, challenge.opponent):
        return challenge
    if request.is_direct or not await _sees(request, challenge.venue):
        raise Refused(RefusalReason.NO_SUCH_CHALLENGE)
    return challenge


async def check_sees(request: Request, venue: Venue) -> None:
    """Let a match begin only where the asker sees it; a place that is gone keeps nobody out.

    Raises `Refused`: CANNOT_SEE, LEFT_THE_SERVER, and `OutOfOrderError`.
    """
    await request.check_member(venue.guild)
    if await _sees(request, venue) is False:
        raise Refused(RefusalReason.CANNOT_SEE)


async def _sees(request: Request, venue: Venue) -> bool | None:
    if request.venue == venue:
        return request.interaction.permissions.view_channel
    return await request.client.visibility.sees_place(venue, request.interaction.user)


async def list_challenges(request: Request, *, page: int = 1, note: str = "") -> Page:
    """The asker's open challenges in this server, or in all; `note` says first what has just been done."""
    found = await request.client.challenges.open_of(request.user, request.guild)
    shown = await messages_of(request.client.store, found)
    servers = {each.venue.guild: request.server_of(each) for each in found} if request.is_direct else None
    return challenge_list_page(
        found, request.user, shown, request.language, page=page, note=note, servers=servers
    )
