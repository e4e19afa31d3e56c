"""A season as it stood at a moment, for pages about a week that is over."""

from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.ids import GuildId
from bot.features.league.repository import GroupRepository, Season, SeasonRepository
from bot.features.league.season import Stage
from bot.features.league.tables import Tables, tables_of
from bot.storage import UnitOfWork


@dataclass(frozen=True, slots=True)
class SeasonAsOf:
    season: Season
    """With the stage at that moment."""
    tables: Tables

    @property
    def open(self) -> int:
        """How many games were open."""
        return sum(group.open for group in self.tables.groups)


async def season_as_of(
    uow: UnitOfWork, guild: GuildId, moment: datetime, *, since: datetime
) -> SeasonAsOf | None:
    """Return the season that was played in a server at a moment or has ended `since`, otherwise the one to come."""
    seasons = await SeasonRepository(uow).at(guild, moment)
    begun = [season for season in seasons if not season.stage.is_coming and season.starts_at <= moment]
    if begun:
        season = begun[-1]
        decided = [game.decided_at for game in await GroupRepository(uow).games(season.id)]
        last = max((at for at in decided if at), default=moment)
        is_over = None not in decided and last < moment
        if not is_over or last >= since:
            tables = await tables_of(uow, season, as_of=moment)
            return SeasonAsOf(replace(season, stage=_stage(season, moment, is_over=is_over)), tables)
    coming = [season for season in seasons if season not in begun]
    if not coming:
        return None
    season = coming[0]
    stage = season.stage if season.stage.is_coming else Stage.OPEN
    return SeasonAsOf(replace(season, stage=stage), await tables_of(uow, season, as_of=moment))


def _stage(season: Season, moment: datetime, *, is_over: bool) -> Stage:
    if is_over:
        return Stage.OVER
    return Stage.RUNNING if season.ends_at is None or moment < season.ends_at else Stage.CLOSING
