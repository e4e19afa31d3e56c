"""Processes that divide Discord's shards among them show each what is their own, and tell each other what to show."""

from typing import NamedTuple

from bot.matches import ChallengeId, GuildId, MatchId, Store

MATCH, CHALLENGE = "match", "challenge"


class HandedOver(NamedTuple):
    """A match or a challenge that is to be shown by the process that is there for its server."""

    guild: GuildId
    match: MatchId | None
    challenge: ChallengeId | None


async def hand_over(store: Store, name: str, guild: GuildId) -> None:
    """Have something shown by the process that is there for a server: `match 7`, `challenge 8`.

    Raises `StoreUnavailableError`.
    """
    async with store.write() as ledger:
        await ledger.cluster.tell(f"{name} {guild}")


def handed_over(words: str) -> HandedOver | None:
    """Read what `hand_over` told; None where something else was told."""
    kind, _, rest = words.partition(" ")
    if kind not in (MATCH, CHALLENGE):
        return None
    number, guild = map(int, rest.split())
    match = MatchId(number) if kind == MATCH else None
    return HandedOver(GuildId(guild), match, None if match else ChallengeId(number))
