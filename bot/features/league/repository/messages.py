"""The kinds of the views of a league and their keys. Each server has its own views: the part of a key tells whose."""

from bot.domain import GuildId, MessageId
from bot.domain.view import ViewKey
from bot.features.league.season import GameId, SeasonId

CARD, TABLE, RESULT, PODIUM = "league season", "league table", "league result", "league podium"
"""The kinds of views: by season, by season with the group, by game, and by season."""

CALL = "league call"
"""The kind of the views of the messages that ask members in a season's thread whether they take part."""


def card_key(season: SeasonId, guild: GuildId) -> ViewKey:
    return ViewKey(CARD, season, str(guild))


def table_key(season: SeasonId, group: int, guild: GuildId) -> ViewKey:
    return ViewKey(TABLE, season, f"{guild} {group}")


def group_of(key: ViewKey) -> int:
    """Return the number of the group in the key of a table."""
    return int(key.part.partition(" ")[2])


def podium_key(season: SeasonId, guild: GuildId) -> ViewKey:
    return ViewKey(PODIUM, season, str(guild))


def call_key(season: SeasonId, message: MessageId) -> ViewKey:
    """Return the key of one of the messages that ask; a thread may have several."""
    return ViewKey(CALL, season, str(message))


def result_key(game: GameId, guild: GuildId) -> ViewKey:
    return ViewKey(RESULT, game, str(guild))
