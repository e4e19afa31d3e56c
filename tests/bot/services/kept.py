"""Reads of the store, as another process would see it."""

from bot.domain import (
    Absence,
    Challenge,
    ChallengeId,
    GuildId,
    Match,
    MatchId,
    Preferences,
    ServerSettings,
    UserId,
)
from bot.domain.plan import Plans
from bot.storage import Store


async def kept_match(store: Store, match_id: MatchId) -> Match:
    async with store.read() as uow:
        return await uow.matches.find(match_id)


async def kept_challenge(store: Store, challenge_id: ChallengeId) -> Challenge:
    async with store.read() as uow:
        return await uow.challenges.find(challenge_id)


async def kept_plans(store: Store, match_id: MatchId) -> Plans:
    async with store.read() as uow:
        return await uow.plans.of(match_id)


async def kept_direct_messages(store: Store) -> list[tuple[str, UserId, MatchId | None]]:
    async with store.read() as uow:
        return [
            (message.kind, message.to, message.match_id) for message in await uow.direct_messages.waiting()
        ]


async def kept_preferences(store: Store, user: UserId) -> Preferences:
    async with store.read() as uow:
        return (await uow.people.preferences([user]))[user]


async def kept_absence(store: Store, user: UserId) -> Absence | None:
    async with store.read() as uow:
        return (await uow.absences.current([user])).get(user)


async def kept_settings(store: Store, guild: GuildId) -> ServerSettings:
    async with store.read() as uow:
        return await uow.servers.settings(guild)


async def kept_languages(store: Store) -> dict[GuildId, str]:
    async with store.read() as uow:
        return await uow.servers.languages()


async def kept_names(store: Store, *users: UserId) -> dict[UserId, str]:
    async with store.read() as uow:
        return await uow.people.names(users)
