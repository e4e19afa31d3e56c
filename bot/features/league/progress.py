"""The steps of a season, each a transaction that checks again whether it is due; repeated, none does anything twice.

The groups are drawn and all their games stored first, then each game is begun: a process that is killed in between
leaves games without a match, which the next one begins.
"""

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime

from bot.domain.ids import ChannelId, MatchId, Players, UserId, Venue, is_former
from bot.domain.match import Match
from bot.domain.notifications import PingOn, ping_on
from bot.domain.preferences import PingWhen
from bot.domain.rating import Stakes
from bot.features.league.deciding import VOID, out
from bot.features.league.groups import berger, divided, earned, seeded
from bot.features.league.occasion import occasion_of
from bot.features.league.repository import (
    PROOF,
    WINNER,
    LeagueRepository,
    Season,
    SeasonGame,
    TakenSeat,
    card_key,
    podium_key,
    table_key,
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
from bot.features.league.service import CHECK_IN, changed, decide, put_out, winner_of
from bot.features.league.standings import Decision, Seat, results
from bot.features.ratings.repository import RatingRepository
from bot.services.challenges import stakes_between
from bot.services.match_lifecycle import begin_match, set_up
from bot.storage import Store, UnitOfWork, retried
from dvonn import Colour, Game

Seats = dict[tuple[int, Seat], TakenSeat]


class Seasons:
    """The service that takes seasons on; `rng` draws random set-ups."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime], rng: random.Random) -> None:
        self._store = store
        self._clock = clock
        self._rng = rng

    async def due(self) -> Sequence[Season]:
        async with self._store.read() as uow:
            repository = LeagueRepository(uow)
            found = [await repository.season(each) for each in await repository.due(self._clock())]
        return [season for season in found if season]

    @retried
    async def postpone(self, season: Season, until: datetime | None) -> None:
        """Look at a season later, or not at all until something happens."""
        async with self._store.write() as uow:
            if await self._still(uow, season):
                await LeagueRepository(uow).advance(season, season.stage, until)

    @retried
    async def wait_until(self, season: Season, moment: datetime) -> None:
        """Look at a season again at a moment; have its messages compared until then."""
        async with self._store.write() as uow:
            if await self._still(uow, season):
                at = self._clock()
                await changed(uow, season.id, at)
                due_at = min(moment, at + LOOKED_AT_EVERY)
                await LeagueRepository(uow).advance(season, season.stage, due_at)

    @retried
    async def keep_thread(self, season: Season, thread: ChannelId) -> Season:
        """Record the thread that was opened for a season."""
        async with self._store.write() as uow:
            if current := await self._still(uow, season):
                await LeagueRepository(uow).advance(current, current.stage, self._clock(), thread_id=thread)
                if current.stage.is_played:
                    await _want_tables(uow, current, thread)
        return replace(season, thread=thread)

    async def _still(self, uow: UnitOfWork, season: Season) -> Season | None:
        """Return a season and lock it, unless it has come to another stage since it was read."""
        current = await LeagueRepository(uow).season(season.id, lock=True)
        return current if current and current.stage is season.stage else None

    # before the start

    @retried
    async def ask(self, season: Season) -> Sequence[UserId]:
        """Ask the members whether they take part; return those who get a direct message."""
        async with self._store.write() as uow:
            repository, at = LeagueRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None:
                return ()
            members = await repository.members(current.league.id)
            banned = await uow.bans.among(current.guild, members)
            directly = []
            for user in members:
                if user in banned:
                    continue
                on = await self._way_to_ask(uow, current, user, at)
                await repository.ask(current, user, is_called=on is PingOn.BOARD)
                if on is PingOn.DIRECT:
                    directly.append(user)
                    await uow.direct_messages.write(
                        CHECK_IN, user, current.guild, data={"season": current.id}, key=str(current.id)
                    )
            starts_at = start_after(current.starts_at, at) if members else current.starts_at
            await repository.advance(current, Stage.ASKING, at, starts_at=starts_at)
            await changed(uow, current.id, at)
            return directly

    async def _way_to_ask(self, uow: UnitOfWork, season: Season, user: UserId, at: datetime) -> PingOn:
        """Decide between a direct message, which can be silent and wait for the morning, and a mention."""
        chosen = (await uow.people.preferences([user]))[user]
        is_quiet = chosen.quiet is not None and chosen.quiet.end_after(at) > at
        if chosen.when is PingWhen.NEVER or is_quiet:
            return PingOn.DIRECT
        way = (await uow.servers.pings(season.guild)).way(in_thread=True)
        closed_at = await uow.people.direct_closed_at(user)
        return ping_on(chosen.by, way, closed_at=closed_at, at=at)

    async def to_call(self, season: Season) -> Sequence[UserId]:
        """Return the members to mention; those who want no pings are left out."""
        if season.called_at is not None:
            return ()
        async with self._store.read() as uow:
            return await LeagueRepository(uow).to_call(season.id)

    @retried
    async def asked(self, season: Season) -> None:
        """Record that all members were asked."""
        async with self._store.write() as uow:
            repository, at = LeagueRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None:
                return
            starts_at = current.starts_at
            if current.called_at is None and await repository.to_call(current.id):
                starts_at = start_after(starts_at, at)
            due_at, called_at = max(starts_at, at), current.called_at or at
            await repository.advance(current, Stage.ASKED, due_at, starts_at=starts_at, called_at=called_at)

    async def candidates(self, season: Season) -> Sequence[UserId]:
        """Return those who have said that they take part."""
        async with self._store.read() as uow:
            return entrants(await LeagueRepository(uow).answers(season.id))

    @retried
    async def draw(self, season: Season, gone: Collection[UserId] = ()) -> None:
        """Draw the groups and store their games, or wait for more players.

        `gone` are those who have left the server.
        """
        async with self._store.write() as uow:
            repository, at = LeagueRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None:
                return
            answers = await repository.answers(current.id)
            unable = {*gone, *await uow.bans.among(current.guild, list(answers))}
            players = entrants(answers, but=unable)
            await changed(uow, current.id, at)
            if not is_enough(len(players), late=current.stage is Stage.WAITING):
                await repository.advance(current, Stage.WAITING, at + LOOKED_AT_EVERY)
                return
            await self._draw(uow, current, players)
            await repository.advance(current, Stage.DRAWN, at)

    async def _draw(self, uow: UnitOfWork, season: Season, players: Sequence[UserId]) -> None:
        repository = LeagueRepository(uow)
        known = await RatingRepository(uow).ratings(players)
        ratings = {user: known[user].strength.rating if user in known else None for user in players}
        before = await repository.before(season)
        order = seeded(ratings, await repository.earned(before.id) if before else ())
        for number, group in enumerate(divided(order)):
            rated = [(user, None if ratings[user] is None else round(ratings[user] or 0)) for user in group]
            await repository.seat(season, number, rated)
            for white, black in berger(len(group)):
                await repository.add_game(season, number, Seat(white), Seat(black))
                if season.terms.form is SeasonForm.PAIRS:
                    await repository.add_game(season, number, Seat(black), Seat(white))

    # games

    async def to_begin(self, season: Season) -> Sequence[Sequence[GameId]]:
        """Return the games without a match, those of the same two players together."""
        async with self._store.read() as uow:
            games = await LeagueRepository(uow).games(season.id)
        pairs: dict[tuple[int, frozenset[Seat]], list[GameId]] = {}
        for game in games:
            if game.match is None and game.is_open:
                both = game.group, frozenset((game.played.white, game.played.black))
                pairs.setdefault(both, []).append(game.id)
        return list(pairs.values())

    @retried
    async def begin(self, season: Season, pairing: Sequence[GameId]) -> Sequence[MatchId]:
        """Begin the games of two players, which have the same set-up; return the new matches."""
        async with self._store.write() as uow:
            repository = LeagueRepository(uow)
            current = await self._still(uow, season)
            games = [await repository.game(each, lock=True) for each in pairing]
            if current is None or current.thread is None:
                return ()
            opening = set_up(current.terms.form.setup, None, self._rng)
            begun = []
            for game in games:
                if game and game.match is None and game.is_open:
                    match = await self._begin(uow, current, game, opening)
                    begun += [match.id] if match else []
            return begun

    async def _begin(self, uow: UnitOfWork, season: Season, game: SeasonGame, opening: Game) -> Match | None:
        """Begin a game, unless one of its players is out by now."""
        repository, at = LeagueRepository(uow), self._clock()
        seats = _by_seat(await repository.seats(season.id))
        white, black = (seats[game.group, seat] for seat in (game.played.white, game.played.black))
        for seat, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
            if seat.seated.is_out or is_former(seat.user):
                await repository.decide(game.id, out(colour), at)
                return None
        home, thread = season.league, season.thread
        match = await begin_match(
            uow,
            Venue(season.guild, thread if home.in_thread and thread else home.home),
            Players(white.user, black.user),
            season.terms.form.setup,
            opening,
            pace=season.terms.pace,
            in_thread=not home.in_thread,
            at=at,
            stakes=await stakes_between(uow, white.user, black.user, at, wished=True),
            occasion=occasion_of(game.id, quiet=season.terms.quiet),
        )
        await repository.begun(game.id, match.id)
        return match

    @retried
    async def begun(self, season: Season) -> None:
        """Record that the season has started, as all games have begun, and have the tables shown."""
        async with self._store.write() as uow:
            repository = LeagueRepository(uow)
            current = await self._still(uow, season)
            if current is None or current.thread is None:
                return
            if any(game.match is None and game.is_open for game in await repository.games(current.id)):
                return
            at = self._clock()
            await _want_tables(uow, current, current.thread)
            ends_at = at + current.terms.form.length
            await repository.advance(
                current, Stage.RUNNING, at + LOOKED_AT_EVERY, starts_at=at, ends_at=ends_at
            )

    @retried
    async def look_at_running(self, season: Season) -> Sequence[MatchId]:
        """Put out those who haven't come, or close the season at its end or after its last game.

        Returns the matches whose boards are to be shown again.
        """
        async with self._store.write() as uow:
            repository, at = LeagueRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None or current.ends_at is None:
                return ()
            if at >= current.ends_at:
                return await self._close(uow, current, current.ends_at)
            if at >= current.starts_at + FIRST_MOVE_WITHIN and current.stage is Stage.RUNNING:
                await self._put_out_no_shows(uow, current)
            if not await repository.has_open(current.id):
                await repository.advance(current, Stage.CLOSING, at)
            else:
                await changed(uow, current.id, at)
                await repository.advance(current, Stage.RUNNING, _next_look(current, at))
            return ()

    async def _put_out_no_shows(self, uow: UnitOfWork, season: Season) -> None:
        games = await LeagueRepository(uow).games(season.id)
        matches = await uow.matches.find_each([game.match for game in games if game.match and game.is_open])
        if absent := no_shows(matches.values()):
            others = [game.match for game in games if game.match and not game.is_open]
            absent -= movers((await uow.matches.find_each(others)).values())
        for user in sorted(absent):
            await put_out(uow, season, user, self._clock())

    # the end

    async def _close(self, uow: UnitOfWork, season: Season, end: datetime) -> Sequence[MatchId]:
        """Freeze the open games as they stood at the end; what happens in them from now on isn't rated either."""
        repository, at = LeagueRepository(uow), self._clock()
        redrawn = []
        for game in await repository.games(season.id):
            if not game.is_open:
                continue
            if game.match is None:
                await repository.decide(game.id, VOID, at)
                continue
            match = await uow.matches.find(game.match)
            if match.is_rated and not match.is_over:
                await uow.matches.set_stakes(match.id, Stakes.UNRATED)
                await uow.boards.redraw(match.id)
                redrawn.append(match.id)
            await repository.close(game.id, _last_before(match, end))
            await uow.searches.add(PROOF, game.id, season.guild, at)
        await repository.advance(season, Stage.CLOSING, at)
        await changed(uow, season.id, at)
        return redrawn

    async def closed(self, game_id: GameId) -> tuple[Season, Match] | None:
        """Return the season of a game that is to be decided, and its match as it stood; None if it is decided."""
        async with self._store.read() as uow:
            repository = LeagueRepository(uow)
            game = await repository.game(game_id)
            season = await repository.season(game.season) if game else None
            if game is None or season is None or not game.is_open or game.match is None:
                return None
            match = await uow.matches.find(game.match)
        return season, match.as_of(game.closed_after or match.number)

    @retried
    async def decide(self, game_id: GameId, decision: Decision) -> None:
        """Store the result of a game that was open at the end, once."""
        async with self._store.write() as uow:
            repository = LeagueRepository(uow)
            game = await repository.game(game_id)
            season = await repository.season(game.season, lock=True) if game else None
            if not await uow.searches.remove(PROOF, game_id) or game is None or season is None:
                return
            await decide(uow, season, game, decision, self._clock())

    @retried
    async def finish(self, season: Season) -> None:
        """End a season whose games are all decided: places are earned, and the next season is announced."""
        async with self._store.write() as uow:
            repository, at = LeagueRepository(uow), self._clock()
            current = await self._still(uow, season)
            if current is None:
                return
            if await repository.has_open(current.id):  # the decision of the last game comes back to it
                await repository.advance(current, Stage.CLOSING, None)
                return
            await repository.keep_earned(current.id, await _order_after(repository, current.id))
            await repository.advance(current, Stage.OVER, None)
            await uow.titles.pass_on(current.guild, WINNER, await winner_of(uow, current.league), at)
            if current.thread is not None:
                await uow.views.want(podium_key(current.id), current.guild, current.thread)
            await changed(uow, current.id, at)
            await self._announce_next(uow, current, at)

    async def _announce_next(self, uow: UnitOfWork, season: Season, at: datetime) -> None:
        league, repository = season.league, LeagueRepository(uow)
        starts_at = next_start(season.starts_at, season.terms.form, at)
        number = await repository.add_season(
            league.id, season.guild, season.number + 1, starts_at, ask_at(starts_at, at)
        )
        await uow.views.want(card_key(number), season.guild, league.home)


async def _want_tables(uow: UnitOfWork, season: Season, thread: ChannelId) -> None:
    """Have the tables of a season shown in its thread."""
    for group in sorted({seat.group for seat in await LeagueRepository(uow).seats(season.id)}):
        await uow.views.want(table_key(season.id, group), season.guild, thread)


def _next_look(season: Season, at: datetime) -> datetime:
    moments = season.starts_at + FIRST_MOVE_WITHIN, season.ends_at, at + LOOKED_AT_EVERY
    return min(moment for moment in moments if moment and moment > at)


def _last_before(match: Match, end: datetime) -> int:
    """Return the number of the last event before a season's end, which is noticed late after an outage."""
    return max((event.number for event in match.events if event.at < end), default=match.events[0].number)


def _by_seat(seats: Sequence[TakenSeat]) -> Seats:
    return {(seat.group, seat.seated.seat): seat for seat in seats}


async def _order_after(repository: LeagueRepository, season: SeasonId) -> Sequence[UserId]:
    """Return the order of the players in the next season."""
    seats, games = await repository.seats(season), await repository.games(season)
    groups = []
    for number in sorted({seat.group for seat in seats}):
        own = {seat.seated.seat: seat.user for seat in seats if seat.group == number}
        table = results(
            [seat.seated for seat in seats if seat.group == number],
            [game.played for game in games if game.group == number],
        )
        groups.append([own[seat] for seat in table if not is_former(own[seat])])
    return earned(groups)
