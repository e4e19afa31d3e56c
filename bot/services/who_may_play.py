"""Whether two people may begin a match with each other: asked before each challenge and once more before its match."""

from bot.domain.ids import GuildId, UserId
from bot.domain.preferences import ChallengesFrom
from bot.domain.refusals import RefusalReason, Refused
from bot.storage import UnitOfWork


async def check_challenge(
    uow: UnitOfWork, guild: GuildId, challenger: UserId, opponent: UserId | None
) -> None:
    """Let somebody challenge somebody else in a server, or anybody (`opponent` is None).

    Raises `Refused`: BANNED, BLOCKED_BY_ONESELF, TAKES_NO_CHALLENGES.
    """
    if opponent is None:
        await uow.people.hold(challenger)
        if await uow.bans.among(guild, [challenger]):
            raise Refused(RefusalReason.BANNED)
        return
    await check_pair(uow, guild, challenger=challenger, opponent=opponent, by=challenger)
    if not await _takes_challenges(uow, opponent, challenger):
        raise Refused(RefusalReason.TAKES_NO_CHALLENGES, opponent)


async def check_pair(
    uow: UnitOfWork,
    guild: GuildId,
    *,
    challenger: UserId,
    opponent: UserId,
    by: UserId,
) -> None:
    """Let two people begin a match that one of them has asked for; `by` is the one of them who wants it now.

    Nobody learns that the other has blocked them, or that the server has banned the other: both are refused with
    TAKES_NO_CHALLENGES. Until the transaction ends, neither can block the other or be banned.
    Raises `Refused`: BANNED, BLOCKED_BY_ONESELF, TAKES_NO_CHALLENGES.
    """
    await uow.people.hold(challenger, opponent)
    other = opponent if by == challenger else challenger
    banned = await uow.bans.among(guild, [by, other])
    if by in banned:
        raise Refused(RefusalReason.BANNED)
    if banned:
        raise Refused(RefusalReason.TAKES_NO_CHALLENGES, other)
    blockers = await uow.blocks.between(by, other)
    if by in blockers:
        raise Refused(RefusalReason.BLOCKED_BY_ONESELF, other)
    if blockers:
        raise Refused(RefusalReason.TAKES_NO_CHALLENGES, other)


async def _takes_challenges(uow: UnitOfWork, user: UserId, challenger: UserId) -> bool:
    match (await uow.people.preferences([user]))[user].challenges:
        case ChallengesFrom.NOBODY:
            return False
        case ChallengesFrom.PLAYED:
            return await uow.matches.have_played(user, challenger)
        case _:
            return True
