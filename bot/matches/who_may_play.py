"""Whether two people may begin a match with each other: asked before each challenge and once more before its match."""

from bot.matches.ids import GuildId, UserId
from bot.matches.preferences import ChallengesFrom
from bot.matches.refusals import Refused, Why
from bot.matches.store import Ledger


async def check_challenge(
    ledger: Ledger, guild: GuildId, challenger: UserId, opponent: UserId | None
) -> None:
    """Let somebody challenge somebody else in a server, or anybody (`opponent` is None).

    Raises `Refused`: BANNED, BLOCKED_BY_ONESELF, TAKES_NO_CHALLENGES.
    """
    if opponent is None:
        await ledger.people.hold(challenger)
        if await ledger.bans.among(guild, [challenger]):
            raise Refused(Why.BANNED)
        return
    await check_pair(ledger, guild, challenger=challenger, opponent=opponent, by=challenger)
    if not await _takes_challenges(ledger, opponent, challenger):
        raise Refused(Why.TAKES_NO_CHALLENGES, opponent)


async def check_pair(
    ledger: Ledger,
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
    await ledger.people.hold(challenger, opponent)
    other = opponent if by == challenger else challenger
    banned = await ledger.bans.among(guild, [by, other])
    if by in banned:
        raise Refused(Why.BANNED)
    if banned:
        raise Refused(Why.TAKES_NO_CHALLENGES, other)
    blockers = await ledger.blocks.between(by, other)
    if by in blockers:
        raise Refused(Why.BLOCKED_BY_ONESELF, other)
    if blockers:
        raise Refused(Why.TAKES_NO_CHALLENGES, other)


async def _takes_challenges(ledger: Ledger, user: UserId, challenger: UserId) -> bool:
    match (await ledger.people.preferences([user]))[user].challenges:
        case ChallengesFrom.NOBODY:
            return False
        case ChallengesFrom.PLAYED:
            return await ledger.matches.have_played(user, challenger)
        case _:
            return True
