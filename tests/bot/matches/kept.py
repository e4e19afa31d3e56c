"""The contents of the store, as another process would find them."""

from bot.matches import Challenge, ChallengeId, DirectMessageKind, Match, MatchId, Store, UserId
from bot.matches.plan import Plans


async def kept_match(store: Store, match_id: MatchId) -> Match:
    async with store.read() as ledger:
        return await ledger.matches.find(match_id)


async def kept_challenge(store: Store, challenge_id: ChallengeId) -> Challenge:
    async with store.read() as ledger:
        return await ledger.challenges.find(challenge_id)


async def kept_plans(store: Store, match_id: MatchId) -> Plans:
    async with store.read() as ledger:
        return await ledger.plans.of(match_id)


async def kept_letters(store: Store) -> list[tuple[DirectMessageKind, UserId, MatchId]]:
    async with store.read() as ledger:
        return [
            (letter.kind, letter.to, letter.match_id) for letter in await ledger.direct_messages.waiting()
        ]
