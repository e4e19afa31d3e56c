"""Forgetting people and servers in the tables of leagues."""

from datetime import datetime

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, UserId
from bot.features.league.repository.groups import league_games, league_seats
from bot.features.league.repository.leagues import WINNER, league_members, league_servers, leagues
from bot.features.league.repository.messages import CALL, CARD, PODIUM, RESULT, TABLE
from bot.features.league.repository.places import league_places
from bot.features.league.repository.seasons import league_answers, league_seasons
from bot.features.league.season import Stage
from bot.features.league.standings import MOST_MARGIN, How
from bot.storage.hooks import before_forgetting, on_forget_server
from bot.storage.titles import take_title
from bot.storage.views import ROWS, compare_again, no_longer_wanted

_SEASONS, _SEATS, _GAMES = league_seasons.c, league_seats.c, league_games.c

NO_LONGER_PLAYED = (Stage.OVER, Stage.ENDED)


@before_forgetting
async def leave_leagues(connection: AsyncConnection, user: UserId, at: datetime) -> None:
    """End a user's memberships, so that they are in no group drawn meanwhile, and take them out of running seasons.

    Open games are lost as those of everyone who is out, not resigned.
    """
    await connection.execute(delete(league_members).where(league_members.c.user_id == user))
    own = _SEATS.player_id == user
    running = select(_SEASONS.id).where(_SEASONS.stage.not_in(NO_LONGER_PLAYED))
    await connection.execute(
        update(league_seats).where(own, _SEATS.season_id.in_(running)).values(is_out=True)
    )
    played = select(_SEASONS.id).where(_SEASONS.stage.in_([Stage.DRAWN, Stage.RUNNING]))
    in_group = (_SEATS.season_id == _GAMES.season_id) & (_SEATS.group_number == _GAMES.group_number)
    for seat, margin in ((_GAMES.white_seat, -MOST_MARGIN), (_GAMES.black_seat, MOST_MARGIN)):
        theirs = exists().where(own, in_group, _SEATS.seat == seat)
        lost = update(league_games).where(_GAMES.decided_by.is_(None), _GAMES.season_id.in_(played), theirs)
        await connection.execute(lost.values(decided_by=How.OUT, decided_at=at, margin=margin))


@on_forget_server
async def end_own_leagues(connection: AsyncConnection, guild: GuildId) -> None:
    """Take the leagues that a server has started from the other servers.

    Their cards and questions are removed there; tables and results stay as they are.
    """
    own = select(leagues.c.id).where(leagues.c.guild_id == guild)
    seasons = select(_SEASONS.id).where(_SEASONS.league_id.in_(own))
    games = select(_GAMES.id).where(_GAMES.season_id.in_(seasons))
    await no_longer_wanted(connection, ROWS.kind.in_([CARD, CALL]), ROWS.about.in_(seasons))
    await compare_again(connection, ROWS.kind.in_([TABLE, PODIUM]), ROWS.about.in_(seasons))
    await compare_again(connection, ROWS.kind == RESULT, ROWS.about.in_(games))
    there = league_servers.c
    running = select(there.guild_id).where(there.league_id.in_(own), there.ended_at.is_(None))
    await take_title(connection, running, WINNER)
    for table in (league_places, league_answers):
        await connection.execute(delete(table).where(table.c.season_id.in_(seasons)))
    for table in (league_members, league_servers):
        await connection.execute(delete(table).where(table.c.league_id.in_(own)))
