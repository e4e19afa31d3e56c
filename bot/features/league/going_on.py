"""Moves seasons forward in the background: asks, begins games, and has open ones decided."""

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from bot.delivery.errors import UnreachableError
from bot.discord.client import DvonnClient
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, Match, MatchId, UserId
from bot.domain.ids import is_former
from bot.features.league.deciding import by_time_used, proved
from bot.features.league.places import Places
from bot.features.league.placing import LATER, SOON, Placing
from bot.features.league.progress import Pairing, Seasons
from bot.features.league.repository import PlaceRepository, Season, card_key
from bot.features.league.season import ASKED_BEFORE, GameId, Stage
from bot.features.league.standings import Decision
from bot.process.logs import in_short
from bot.services import Reviews
from dvonn import Phase

PROVED_WITHIN = timedelta(days=1)
"""How long after the end of a season the engine may be too busy to prove anything."""

MOST_STEPS = 10
"""How many steps a season takes at once."""

log = logging.getLogger(__name__)


class GoingOn:
    """The scheduled work for seasons."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._seasons = client.get(Seasons)
        self._places = client.get(Places)
        self._placing = Placing(client)
        self._messenger = client.messenger
        self._presenter = client.presenter

    async def go_on(self) -> None:
        """Do what is due in all seasons and at all their places of this process. Raises `StoreUnavailableError`."""
        for _ in range(MOST_STEPS):
            places, seasons = await self._places.due(), await self._seasons.due()
            for place in places:
                await self._placing.prepare(place)
            for season in seasons:
                await self._try_step(season)
            if not (places or seasons):
                break
        await self._presenter.views.show_due()

    async def _try_step(self, season: Season) -> None:
        """Do one step; a failure of Discord puts it off."""
        now = self._client.clock()
        if not self._client.visibility.is_in(season.owner):
            await self._seasons.postpone(season, now + LATER)
            return
        try:
            await self._step(season)
            self._presenter.views.ask(card_key(season.id, season.owner))
        except OutOfOrderError:
            await self._seasons.postpone(season, now + SOON)

    async def _step(self, season: Season) -> None:
        match season.stage:
            case Stage.OPEN:
                await self._ask(season)
            case Stage.ASKING:
                await self._seasons.asked(season)
            case Stage.ASKED:
                await self._start(season)
            case Stage.WAITING:
                await self._seasons.draw(season, await self._gone(season))
            case Stage.DRAWN:
                await self._begin(season)
            case Stage.RUNNING:
                await self._go_on_running(season)
            case Stage.CLOSING:
                await self._seasons.finish(season)
            case _:
                await self._seasons.postpone(season, None)

    async def _ask(self, season: Season) -> None:
        """Ask the members, or wait until it is time for that."""
        asked_at = season.starts_at - ASKED_BEFORE
        if asked_at > self._client.clock():
            await self._seasons.wait_until(season, asked_at)
            return
        for user in await self._seasons.ask(season):
            self._presenter.deliver_to(user)

    async def _start(self, season: Season) -> None:
        """Draw the groups once the first day has come."""
        if season.starts_at > self._client.clock():
            await self._seasons.wait_until(season, season.starts_at)
            return
        await self._seasons.draw(season, await self._gone(season))

    async def _gone(self, season: Season) -> list[UserId]:
        """Return those who take part but have left the server through which they have joined."""
        visibility = self._client.visibility
        users = await self._seasons.candidates(season)
        return [user for user, guild in users.items() if await visibility.has_left(guild, user)]

    async def _begin(self, season: Season) -> None:
        """Begin the games that have no match yet. Those that aren't in direct messages wait for their place."""
        if not season.is_direct:
            async with self._client.store.read() as uow:
                place = await PlaceRepository(uow).find(season.id, season.owner)
            if place is None or place.thread is None:  # once it has one, the season is due
                await self._seasons.postpone(season, self._client.clock() + LATER)
                return
        put_off = await self._begin_games(season)
        await self._seasons.begun(season, put_off=put_off)

    async def _begin_games(self, season: Season) -> bool:
        """Begin the games that have no match yet; return whether some were put off, as a player can't be reached."""
        pairings, put_off = await self._seasons.to_begin(season), False
        direct = await self._direct_messages(season, pairings) if season.is_direct else {}
        for pairing in pairings:
            theirs = {user: direct[user] for user in pairing.players if user in direct}
            needed = {user for user in pairing.players if not is_former(user)}  # without one, the other wins
            if season.is_direct and not needed <= theirs.keys():
                put_off = True
                continue
            for match_id in await self._seasons.begin(season, pairing, theirs):
                self._presenter.refresh(match_id)
        return put_off

    async def _direct_messages(
        self, season: Season, pairings: Sequence[Pairing]
    ) -> Mapping[UserId, ChannelId]:
        """Return the direct messages of the players for whom Discord opens them.

        Raises `OutOfOrderError` if it opens none, as it may be out of order.
        """
        found: dict[UserId, ChannelId] = {}
        failure: Exception | None = None
        players = {user for pairing in pairings for user in pairing.players if not is_former(user)}
        for user in sorted(players):
            try:
                found[user] = await self._messenger.direct_channel(user)
            except (UnreachableError, OutOfOrderError) as error:
                log.info("Games of season %d are put off: %s", season.id, in_short(error.__cause__ or error))
                failure = error
        if not found and isinstance(failure, OutOfOrderError):
            raise failure
        return found

    async def _go_on_running(self, season: Season) -> None:
        """Look at the games, and try again to begin those that were put off."""
        for match_id in await self._seasons.look_at_running(season):
            self._presenter.refresh(match_id)
        if season.is_direct:
            await self._begin_games(season)

    # the end of a season

    async def decide(self, about: int) -> None:
        """Decide a game that was open at the end of its season: by a proof, or by the time used.

        Raises `TimeoutError` if the engine is too busy, for a day at most, and `StoreUnavailableError`.
        """
        found = await self._seasons.closed(GameId(about))
        if found is None:
            return
        season, match = found
        ended_at = season.ends_at or self._client.clock()
        decision = await self._proof(match, ended_at + PROVED_WITHIN) or by_time_used(match, ended_at)
        await self._seasons.decide(GameId(about), decision)

    async def _proof(self, match: Match, latest: datetime) -> Decision | None:
        """Prove who wins, if that is possible; after the moment `latest` a busy engine is no reason to wait."""
        if match.position.phase is not Phase.STACKING:
            return None
        moves = len(match.game.moves)
        try:
            standing = await self._client.get(Reviews).standing(match.game, moves, match=MatchId(-match.id))
        except TimeoutError:
            if self._client.clock() < latest:
                raise
            return None
        return proved(standing)
