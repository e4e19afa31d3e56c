"""The contents of the store, as another process would find them."""

from bot.matches import (
    Absence,
    Challenge,
    ChallengeId,
    DirectMessageKind,
    GuildId,
    Match,
    MatchId,
    Preferences,
    ServerSettings,
    Store,
    UserId,
)
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


async def kept_direct_messages(store: Store) -> list[tuple[DirectMessageKind, UserId, MatchId | None]]:
    async with store.read() as ledger:
        return [
            (message.kind, message.to, message.match_id) for message in await ledger.direct_messages.waiting()
        ]


async def kept_preferences(store: Store, user: UserId) -> Preferences:
    async with store.read() as ledger:
        return (await ledger.people.preferences([user]))[user]


async def kept_absence(store: Store, user: UserId) -> Absence | None:
    async with store.read() as ledger:
        return (await ledger.absences.current([user])).get(user)


async def kept_settings(store: Store, guild: GuildId) -> ServerSettings:
    async with store.read() as ledger:
        return await ledger.servers.settings(guild)


async def kept_languages(store: Store) -> dict[GuildId, str]:
    async with store.read() as ledger:
        return await ledger.servers.languages()


async def kept_names(store: Store, *users: UserId) -> dict[UserId, str]:
    async with store.read() as ledger:
        return await ledger.people.names(users)
