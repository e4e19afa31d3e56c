"""The service for the places of seasons, each a step that the process of its server takes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.ids import ChannelId, UserId
from bot.domain.shown import Message
from bot.domain.view import View
from bot.features.league.consequences import changed, take_no_more_answers, want_tables
from bot.features.league.repository import (
    LeagueRepository,
    LeagueServer,
    Place,
    PlaceRepository,
    Season,
    SeasonRepository,
    call_key,
)
from bot.features.league.season import Stage, start_after
from bot.storage import Store, UnitOfWork, retried


@dataclass(frozen=True, slots=True)
class DuePlace:
    """A place at which something is to be done."""

    season: Season
    server: LeagueServer
    place: Place
    to_call: Sequence[UserId]
    """Those who are to be mentioned there."""

    @property
    def needs_thread(self) -> bool:
        return bool(self.to_call) or self.season.stage.is_played


class Places:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def due(self) -> Sequence[DuePlace]:
        async with self._store.read() as uow:
            found = [await _due(uow, place) for place in await PlaceRepository(uow).due(self._clock())]
        return [each for each in found if each]

    @retried
    async def postpone(self, due: DuePlace, until: datetime) -> None:
        """Look at a place later."""
        async with self._store.write() as uow:
            await PlaceRepository(uow).put_off(due.place, until)

    @retried
    async def keep_thread(self, due: DuePlace, thread: ChannelId) -> DuePlace | None:
        """Record the thread that was opened for a season, unless the server has left or moved the league meanwhile.

        Have the tables shown once the games have begun, and a season in one server go on, as its games need the thread.
        """
        async with self._store.write() as uow:
            seasons = SeasonRepository(uow)
            season = await seasons.find(due.season.id, lock=True)
            server = season.league.server(due.server.guild) if season else None
            if season is None or server is None or server.home != due.server.home:
                return None
            await PlaceRepository(uow).keep(due.place, thread)
            if season.stage in (Stage.RUNNING, Stage.CLOSING):
                await want_tables(uow, season, due.server.guild, thread)
            await seasons.is_due(season.id, self._clock())
        return replace(due, place=replace(due.place, thread=thread))

    @retried
    async def called(self, due: DuePlace, messages: Sequence[Message]) -> None:
        """Record the messages that mention those whom no direct message asks, and give time to answer if it is late."""
        async with self._store.write() as uow:
            seasons, at = SeasonRepository(uow), self._clock()
            season = await seasons.find(due.season.id, lock=True) or due.season
            await PlaceRepository(uow).called(due.place, at)
            for message in messages:
                key = call_key(season.id, message.id)
                await uow.views.record(View(key, due.server.guild, message.channel, message))
            if not season.stage.takes_answers:
                await take_no_more_answers(uow, season)
            if season.stage.is_asked:
                starts_at = start_after(season.starts_at, at)
                await seasons.advance(season, season.stage, at, starts_at=starts_at)
                await changed(uow, season, at)

    @retried
    async def settle(self, due: DuePlace, name: str) -> None:
        """Look at a place no more, unless its season has come to another stage meanwhile.

        Store the present name of the server: the process that has heard of the league may not know it.
        """
        async with self._store.write() as uow:
            season = await SeasonRepository(uow).find(due.season.id, lock=True)
            if season is None or season.stage is due.season.stage:
                await PlaceRepository(uow).put_off(due.place, None)
            if season and name != due.server.name:
                await LeagueRepository(uow).rename(season.league.id, due.server.guild, name)
                await changed(uow, season, self._clock())


async def _due(uow: UnitOfWork, place: Place) -> DuePlace | None:
    season = await SeasonRepository(uow).find(place.season)
    server = season.league.server(place.guild) if season else None
    if season is None or server is None:
        return None
    to_call: Sequence[UserId] = ()
    if season.stage.is_asked and place.called_at is None:
        to_call = await SeasonRepository(uow).to_call(season.id, place.guild)
    return DuePlace(season, server, place, to_call)
