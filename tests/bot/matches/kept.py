"""What the store keeps, as another process would find it."""

from bot.matches import Challenge, ChallengeId, Match, MatchId, Store


async def kept_match(store: Store, match_id: MatchId) -> Match:
    async with store.read() as ledger:
        return await ledger.matches.find(match_id)


async def kept_challenge(store: Store, challenge_id: ChallengeId) -> Challenge:
    async with store.read() as ledger:
        return await ledger.challenges.find(challenge_id)
