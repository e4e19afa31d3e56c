"""The steps of a season, each a transaction that checks again whether it is due; repeated, none does anything twice.

The groups are drawn and all their games stored first, then each game is begun: a process that is killed in between
leaves games without a match, which the next one begins.
"""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from bot.domain.ids import ChannelId, GuildId, MatchId, Players, UserId, Venue, is_former
from bot.domain.match import Match
from bot.domain.notifications import PingOn, ping_on
from bot.domain.preferences import PingWhen
from bot.domain.rating import Stakes
from bot.features.league.consequences import (
    announce,
    changed,
    decide,
    put_out,
    take_no_more_answers,
    want_tables,
    winner_in,
)
from bot.features.league.deciding import VOID, out
from bot.features.league.groups import berger, divided, earned, seeded
from bot.features.league.occasion import occasion_of
from bot.features.league.repository import (
    PROOF,
    WINNER,
    Entrant,
    GroupRepository,
    LeagueRepository,
    PlaceRepository,
    Season,
    SeasonGame,
    SeasonRepository,
    TakenSeat,
    podium_key,
)
from bot.features.league.season import (
    FIRST_MOVE_WITHIN,
    LOOKED_AT_EVERY,
    GameId,
    SeasonForm,
    SeasonId,
    Stage,
    ask_at,
    entrants,
    is_enough,
    movers,
    next_start,
    no_shows,
    start_after,
)
from bot.features.league.service import CHECK_IN, banned_among
from bot.features.league.standings import Decision, Seat, results
from bot.features.ratings.repository import RatingRepository
from bot.services.challenges import stakes_between
from bot.services.match_lifecycle import begin_match, set_up
from bot.storage import Store, UnitOfWork, retried
from dvonn import Colour, Game

Seats = dict[tuple[int, Seat], TakenSeat]


class Pairing(NamedTuple):
    """The games of two players that are still to begin, in a season with pairs two."""

    games: Sequence[GameId]
    players: Sequence[UserId]


class Seasons:
    """The service that moves seasons forward; `rng` draws random set-ups."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime], rng: random.Random) -> None:
        self._store = store
        self._clock = clock
        self._rng = rng

    async def due(self) -> Sequence[Season]:
        async with self._store.read() as uow:
            seasons = SeasonRepository(uow)
            found = [await seasons.find(each) for each in await seasons.due(self._clock())]
        return [season for season in found if season]

    @retried
    async def postpone(self, season: Season, until: datetime | None) -> None:
        """Look at a season later, or not at all until something happens."""
        async with self._store.write() as uow:
            if await self._still(uow, season):
                await SeasonRepository(uow).advance(season, season.stage, until)

    @retried
    async def wait_until(self, season: Season, moment: datetime) -> None:
        """Look at a season again at a moment; have its messages compared until then."""
        async with self._store.write() as uow:
            if await self._still(uow, season):
                at = self._clock()
                await changed(uow, season, at)
                due_at = min(moment, at + LOOKED_AT_EVERY)
                await SeasonRepository(uow).advance(season, season.stage, due_at)

    async def _still(self, uow: UnitOfWork, season: Season) -> Season | None:
        """Return a season and lock it, unless it has come to another stage since it was read."""
        current = await SeasonRepository(uow).find(season.id, lock=True)
        return current if current and current.stage is season.stage else None

    # before the start

    @retried
    async def ask(self, season: Season) -> Sequence[UserId]:
        """Ask the members whether they take part; return those who get a direct message."""
        async with self._store.write() as uow:
            seasons, at = SeasonRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None:
                return ()
            members = await LeagueRepository(uow).members(current.league.id)
            banned = await banned_among(uow, current.league, members)
            directly, calling = [], set()
            for user, guild in members.items():
                if user in banned:
                    continue
                on = await self._way_to_ask(uow, guild, user, at)
                await seasons.ask(current.id, user, guild, is_called=on is PingOn.BOARD)
                if on is PingOn.BOARD:
                    calling.add(guild)
                if on is PingOn.DIRECT:
                    directly.append(user)
                    data, key = {"season": current.id}, str(current.id)
                    await uow.direct_messages.write(CHECK_IN, user, guild, data=data, key=key)
            for guild in sorted(calling):
                await PlaceRepository(uow).is_due(current.id, at, guild)
            starts_at = start_after(current.starts_at, at) if members else current.starts_at
            await seasons.advance(current, Stage.ASKING, at, starts_at=starts_at)
            await changed(uow, current, at)
            return directly

    async def _way_to_ask(self, uow: UnitOfWork, guild: GuildId, user: UserId, at: datetime) -> PingOn:
        """Decide between a direct message, which can be silent and wait for the morning, and a mention."""
        chosen = (await uow.people.preferences([user]))[user]
        is_quiet = chosen.quiet is not None and chosen.quiet.end_after(at) > at
        if chosen.when is PingWhen.NEVER or is_quiet:
            return PingOn.DIRECT
        way = (await uow.servers.pings(guild)).way(in_thread=True)
        closed_at = await uow.people.direct_closed_at(user)
        return ping_on(chosen.by, way, closed_at=closed_at, at=at)

    @retried
    async def asked(self, season: Season) -> None:
        """Record that all members were asked. In a league of one server that waits for the mention there."""
        async with self._store.write() as uow:
            seasons, at = SeasonRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None:
                return
            place = await PlaceRepository(uow).find(current.id, current.owner)
            is_called = place is None or place.called_at is not None
            if not (current.league.is_across or is_called) and await seasons.to_call(
                current.id, current.owner
            ):
                await seasons.advance(current, Stage.ASKING, at + LOOKED_AT_EVERY)
                return
            await seasons.advance(current, Stage.ASKED, max(current.starts_at, at))

    async def candidates(self, season: Season) -> Mapping[UserId, GuildId]:
        """Return those who have said that they take part, and the servers through which they have joined."""
        async with self._store.read() as uow:
            members = await LeagueRepository(uow).members(season.league.id)
            entering = entrants(await SeasonRepository(uow).answers(season.id))
        return {user: members[user] for user in entering if user in members}

    @retried
    async def draw(self, season: Season, gone: Collection[UserId] = ()) -> None:
        """Draw the groups and store their games, or wait for more players.

        `gone` are those who have left the server through which they have joined.
        """
        async with self._store.write() as uow:
            seasons, at = SeasonRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None:
                return
            members = await LeagueRepository(uow).members(current.league.id)
            unable = {*gone, *await banned_among(uow, current.league, members)}
            answers = await seasons.answers(current.id)
            players = [user for user in entrants(answers, but=unable) if user in members]
            await changed(uow, current, at)
            if not is_enough(len(players), late=current.stage is Stage.WAITING):
                await seasons.advance(current, Stage.WAITING, at + LOOKED_AT_EVERY)
                return
            await self._draw(uow, current, {user: members[user] for user in players})
            await PlaceRepository(uow).is_due(current.id, at)
            await seasons.advance(current, Stage.DRAWN, at, is_direct=current.league.is_across)
            await take_no_more_answers(uow, current)

    async def _draw(self, uow: UnitOfWork, season: Season, players: Mapping[UserId, GuildId]) -> None:
        groups = GroupRepository(uow)
        known = await RatingRepository(uow).ratings(list(players))
        ratings = {user: known[user].strength.rating if user in known else None for user in players}
        before = await SeasonRepository(uow).before(season)
        order = seeded(ratings, await groups.earned(before.id) if before else ())
        for number, group in enumerate(divided(order)):
            seated = [
                Entrant(user, None if (rating := ratings[user]) is None else round(rating), players[user])
                for user in group
            ]
            await groups.seat(season, number, seated)
            for white, black in berger(len(group)):
                await groups.add_game(season, number, Seat(white), Seat(black))
                if season.terms.form is SeasonForm.PAIRS:
                    await groups.add_game(season, number, Seat(black), Seat(white))

    # games

    async def to_begin(self, season: Season) -> Sequence[Pairing]:
        """Return the games without a match, those of the same two players together."""
        async with self._store.read() as uow:
            groups = GroupRepository(uow)
            games, seats = await groups.games(season.id), _by_seat(await groups.seats(season.id))
        pairs: dict[tuple[int, frozenset[Seat]], list[GameId]] = {}
        for game in games:
            if game.match is None and game.is_open:
                both = game.group, frozenset((game.played.white, game.played.black))
                pairs.setdefault(both, []).append(game.id)
        return [
            Pairing(found, [seats[group, seat].user for seat in sorted(both)])
            for (group, both), found in pairs.items()
        ]

    @retried
    async def begin(
        self, season: Season, pairing: Pairing, direct: Mapping[UserId, ChannelId] | None = None
    ) -> Sequence[MatchId]:
        """Begin the games of two players, which have the same set-up; return the new matches.

        `direct` are the direct messages of both, which a season of several servers needs.
        """
        async with self._store.write() as uow:
            groups = GroupRepository(uow)
            current = await self._still(uow, season)
            games = [await groups.game(each, lock=True) for each in pairing.games]
            venue = await _venue(uow, current, direct) if current else None
            if current is None or venue is None:
                return ()
            opening = set_up(current.terms.form.setup, None, self._rng)
            begun = []
            for game in games:
                if game and game.match is None and game.is_open:
                    match = await self._begin(uow, current, game, opening, venue=venue, direct=direct)
                    begun += [match.id] if match else []
            return begun

    async def _begin(
        self,
        uow: UnitOfWork,
        season: Season,
        game: SeasonGame,
        opening: Game,
        *,
        venue: Venue,
        direct: Mapping[UserId, ChannelId] | None,
    ) -> Match | None:
        """Begin a game, unless one of its players is out by now."""
        groups, at = GroupRepository(uow), self._clock()
        seats = _by_seat(await groups.seats(season.id))
        white, black = (seats[game.group, seat] for seat in (game.played.white, game.played.black))
        for seat, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
            if seat.seated.is_out or is_former(seat.user):
                await groups.decide(game.id, out(colour), at)
                return None
        home = season.league.server(season.owner)
        match = await begin_match(
            uow,
            venue,
            Players(white.user, black.user),
            season.terms.form.setup,
            opening,
            pace=season.terms.pace,
            in_thread=not direct and home is not None and not home.in_thread,
            at=at,
            stakes=await stakes_between(uow, white.user, black.user, at, wished=True),
            occasion=occasion_of(game.id, quiet=season.terms.quiet),
            direct=direct,
        )
        await groups.begun(game.id, match.id)
        return match

    @retried
    async def begun(self, season: Season, *, put_off: bool = False) -> None:
        """Record that the season has started, as all games have begun, and have the tables shown.

        Games whose players can't be reached were `put_off`.
        """
        async with self._store.write() as uow:
            current = await self._still(uow, season)
            if current is None:
                return
            games = await GroupRepository(uow).games(current.id)
            if not put_off and any(game.match is None and game.is_open for game in games):
                return
            for place in await PlaceRepository(uow).of(current.id):
                if place.thread is not None:
                    await want_tables(uow, current, place.guild, place.thread)
            at = self._clock()
            ends_at = at + current.terms.form.length
            await SeasonRepository(uow).advance(
                current, Stage.RUNNING, at + LOOKED_AT_EVERY, starts_at=at, ends_at=ends_at
            )

    @retried
    async def look_at_running(self, season: Season) -> Sequence[MatchId]:
        """Put out those who haven't come, or close the season at its end or after its last game.

        Returns the matches whose boards are to be shown again.
        """
        async with self._store.write() as uow:
            seasons, at = SeasonRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None or current.ends_at is None:
                return ()
            if at >= current.ends_at:
                return await self._close(uow, current, current.ends_at)
            if at >= current.starts_at + FIRST_MOVE_WITHIN and current.stage is Stage.RUNNING:
                await self._put_out_no_shows(uow, current, at)
            if not await GroupRepository(uow).has_open(current.id):
                await seasons.advance(current, Stage.CLOSING, at)
            else:
                await changed(uow, current, at)
                await seasons.advance(current, Stage.RUNNING, _next_look(current, at))
            return ()

    async def _put_out_no_shows(self, uow: UnitOfWork, season: Season, at: datetime) -> None:
        games = await GroupRepository(uow).games(season.id)
        matches = await uow.matches.find_each([game.match for game in games if game.match and game.is_open])
        if absent := no_shows(matches.values(), at):
            others = [game.match for game in games if game.match and not game.is_open]
            absent -= movers((await uow.matches.find_each(others)).values())
        for user in sorted(absent):
            await put_out(uow, season, user, at)

    # the end

    async def _close(self, uow: UnitOfWork, season: Season, end: datetime) -> Sequence[MatchId]:
        """Freeze the open games as they stood at the end; what happens in them from now on isn't rated either."""
        groups, at = GroupRepository(uow), self._clock()
        redrawn = []
        for game in await groups.games(season.id):
            if not game.is_open:
                continue
            if game.match is None:
                await groups.decide(game.id, VOID, at)
                continue
            match = await uow.matches.find(game.match)
            if match.is_rated and not match.is_over:
                await uow.matches.set_stakes(match.id, Stakes.UNRATED)
                await uow.boards.redraw(match.id)
                redrawn.append(match.id)
            await groups.close(game.id, _last_before(match, end))
            await uow.searches.add(PROOF, game.id, season.owner, at)
        await SeasonRepository(uow).advance(season, Stage.CLOSING, at)
        await changed(uow, season, at)
        return redrawn

    async def closed(self, game_id: GameId) -> tuple[Season, Match] | None:
        """Return the season of a game that is to be decided, and its match as it stood; None if it is decided."""
        async with self._store.read() as uow:
            game = await GroupRepository(uow).game(game_id)
            season = await SeasonRepository(uow).find(game.season) if game else None
            if game is None or season is None or not game.is_open or game.match is None:
                return None
            match = await uow.matches.find(game.match)
        return season, match.as_of(game.closed_after or match.number)

    @retried
    async def decide(self, game_id: GameId, decision: Decision) -> None:
        """Store the result of a game that was open at the end, once."""
        async with self._store.write() as uow:
            game = await GroupRepository(uow).game(game_id)
            season = await SeasonRepository(uow).find(game.season, lock=True) if game else None
            if not await uow.searches.remove(PROOF, game_id) or game is None or season is None:
                return
            await decide(uow, season, game, decision, self._clock())

    @retried
    async def finish(self, season: Season) -> None:
        """End a season whose games are all decided: places are earned, and the next season is announced."""
        async with self._store.write() as uow:
            groups, seasons, at = GroupRepository(uow), SeasonRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None:
                return
            if await groups.has_open(current.id):  # the decision of the last game comes back to it
                await seasons.advance(current, Stage.CLOSING, None)
                return
            await groups.keep_earned(current.id, await _order_after(groups, current.id))
            await seasons.advance(current, Stage.OVER, None)
            for server in current.league.servers:
                winner = await winner_in(uow, current.league, server.guild)
                await uow.titles.pass_on(server.guild, WINNER, winner, at)
            for place in await PlaceRepository(uow).of(current.id):
                if place.thread is not None:
                    await uow.views.want(podium_key(current.id, place.guild), place.guild, place.thread)
            await changed(uow, current, at)
            await self._announce_next(uow, current, at)

    async def _announce_next(self, uow: UnitOfWork, season: Season, at: datetime) -> None:
        seasons, league = SeasonRepository(uow), season.league
        starts_at = next_start(season.starts_at, season.terms.form, at)
        asked_at = ask_at(starts_at, at)
        await seasons.add(league.id, league.owner, season.number + 1, starts_at, asked_at)
        coming = await seasons.latest(league.id)
        for server in league.servers:
            await announce(uow, coming, server, at)


async def _venue(uow: UnitOfWork, season: Season, direct: Mapping[UserId, ChannelId] | None) -> Venue | None:
    """Return where games begin: in direct messages, otherwise in the place of the league's owner, once it has one."""
    if season.is_direct:
        return Venue.direct(next(iter(direct.values()))) if direct else None
    place = await PlaceRepository(uow).find(season.id, season.owner)
    home = season.league.server(season.owner)
    if place is None or place.thread is None or home is None:
        return None
    return Venue(season.owner, place.thread if home.in_thread else home.home)


def _next_look(season: Season, at: datetime) -> datetime:
    moments = season.starts_at + FIRST_MOVE_WITHIN, season.ends_at, at + LOOKED_AT_EVERY
    return min(moment for moment in moments if moment and moment > at)


def _last_before(match: Match, end: datetime) -> int:
    """Return the number of the last event before a season's end, which is noticed late after an outage."""
    return max((event.number for event in match.events if event.at < end), default=match.events[0].number)


def _by_seat(seats: Sequence[TakenSeat]) -> Seats:
    return {(seat.group, seat.seated.seat): seat for seat in seats}


async def _order_after(groups: GroupRepository, season: SeasonId) -> Sequence[UserId]:
    """Return the order of the players in the next season."""
    seats, games = await groups.seats(season), await groups.games(season)
    ranked = []
    for number in sorted({seat.group for seat in seats}):
        own = {seat.seated.seat: seat.user for seat in seats if seat.group == number}
        table = results(
            [seat.seated for seat in seats if seat.group == number],
            [game.played for game in games if game.group == number],
        )
        ranked.append([own[seat] for seat in table if not is_former(own[seat])])
    return earned(ranked)
