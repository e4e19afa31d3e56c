"""The tables of a season's groups, as their readers see them: hidden people take no place and aren't named."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.domain.ids import GuildId, UserId, is_former
from bot.domain.ranking import Ranked, Ranking, rank
from bot.features.league.repository import GroupRepository, League, Season, SeasonGame, TakenSeat
from bot.features.league.standings import Result, encounters, leaves_table, results
from bot.storage import UnitOfWork
from bot.toolkit.words import Names


@dataclass(frozen=True, slots=True)
class Group:
    number: int
    """From 0 on."""
    ranking: Ranking[Result]
    removed: Sequence[UserId]
    """Those whose games were removed."""
    open: int = 0
    """How many games are open, also those of hidden people; of a pair of games, one."""
    order: Sequence[UserId] = ()
    """The players in the table, best first, hidden ones too, but nobody who has deleted their data."""

    @property
    def letter(self) -> str:
        """The name of the group: A for the best."""
        return letter(self.number)

    @property
    def playing(self) -> Sequence[Ranked[Result]]:
        """The rows of those who aren't out."""
        return [row for row in self.ranking if not row.result.is_out]

    @property
    def has_equals(self) -> bool:
        """Whether two players have the same points, and not zero, so that something else decides between them."""
        points = [row.result.points for row in self.playing if row.result.points]
        return len(set(points)) < len(points)


def letter(group: int) -> str:
    return chr(ord("A") + group) if group < LETTERS else str(group + 1)


LETTERS = 26


@dataclass(frozen=True, slots=True)
class Tables:
    groups: Sequence[Group]
    names: Names
    servers: Mapping[UserId, str] = field(default_factory=dict)
    """The servers of the players, as `names_of_servers` returns them."""

    def of(self, number: int) -> Group | None:
        return next((group for group in self.groups if group.number == number), None)


def names_of_servers(league: League, joined: Mapping[UserId, GuildId]) -> Mapping[UserId, str]:
    """Return the names of the servers through which players have joined; empty for a league of one server.

    Those whose server is no longer in the league are left out.
    """
    if not league.is_across:
        return {}
    names = {server.guild: server.name for server in league.servers}
    return {user: names[guild] for user, guild in joined.items() if guild in names}


async def tables_of(uow: UnitOfWork, season: Season, *, as_of: datetime | None = None) -> Tables:
    """Return the tables of a season, best group first, now or as of a moment."""
    stored = GroupRepository(uow)
    seats, games = await stored.seats(season.id), await stored.games(season.id)
    if as_of is not None:
        games = [_open_at(game, as_of) for game in games]
    joined = {seat.user: seat.server for seat in seats if not is_former(seat.user)}
    users = list(joined)
    hidden = await uow.people.hidden(users)
    numbers = sorted({seat.group for seat in seats})
    groups = [
        _group(
            number,
            [seat for seat in seats if seat.group == number],
            [game for game in games if game.group == number],
            hidden,
        )
        for number in numbers
    ]
    return Tables(groups, await uow.people.names(users), names_of_servers(season.league, joined))


def _open_at(game: SeasonGame, moment: datetime) -> SeasonGame:
    """Return a game as it was at a moment: open, if it was decided later."""
    if game.decided_at is None or game.decided_at < moment:
        return game
    return replace(game, played=replace(game.played, decision=None))


def _group(
    number: int, seats: Sequence[TakenSeat], games: Sequence[SeasonGame], hidden: Collection[UserId]
) -> Group:
    users = {seat.seated.seat: seat.user for seat in seats}
    met = encounters(game.played for game in games)
    counted = results([seat.seated for seat in seats], [game.played for game in games])
    ranking = rank(
        ((users[seat], result) for seat, result in counted.items()),
        by=lambda result: result.key,
        hidden=hidden,
    )
    removed = [seat.user for seat in seats if leaves_table(seat.seated, met)]
    open_games = sum(result.open for result in counted.values()) // 2
    return Group(
        number,
        ranking,
        [user for user in removed if user not in hidden],
        open_games,
        order=[users[seat] for seat in counted if not is_former(users[seat])],
    )
