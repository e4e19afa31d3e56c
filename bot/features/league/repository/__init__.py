"""The tables of leagues, and their repositories."""

from bot.features.league.repository import forgetting
from bot.features.league.repository.groups import (
    PROOF,
    Entrant,
    GroupRepository,
    SeasonGame,
    TakenSeat,
    servers_of_leagues,
)
from bot.features.league.repository.leagues import WINNER, League, LeagueRepository, LeagueServer
from bot.features.league.repository.messages import (
    CALL,
    CARD,
    PODIUM,
    RESULT,
    TABLE,
    call_key,
    card_key,
    group_of,
    podium_key,
    result_key,
    table_key,
)
from bot.features.league.repository.places import Place, PlaceRepository
from bot.features.league.repository.seasons import SEASON_DUE, Season, SeasonRepository

__all__ = [
    "CALL",
    "CARD",
    "PODIUM",
    "PROOF",
    "RESULT",
    "SEASON_DUE",
    "TABLE",
    "WINNER",
    "Entrant",
    "GroupRepository",
    "League",
    "LeagueRepository",
    "LeagueServer",
    "Place",
    "PlaceRepository",
    "Season",
    "SeasonGame",
    "SeasonRepository",
    "TakenSeat",
    "call_key",
    "card_key",
    "forgetting",
    "group_of",
    "podium_key",
    "result_key",
    "servers_of_leagues",
    "table_key",
]
