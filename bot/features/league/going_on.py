"""Takes seasons on in the background: asks, opens threads, begins games, and has open ones decided."""

import logging
from datetime import datetime, timedelta

from bot.delivery.errors import PostRefusedError, ThreadRefusedError, UnreachableError
from bot.discord.client import DvonnClient
from bot.discord_errors import OutOfOrderError
from bot.domain import ChannelId, Match, MatchId, UserId
from bot.features.league.deciding import by_time_used, proved
from bot.features.league.posts import CALL, call_page
from bot.features.league.progress import Seasons
from bot.features.league.repository import Season, card_key
from bot.features.league.season import ASKED_BEFORE, GameId, Stage
from bot.features.league.standings import Decision
from bot.process.logs import in_short
from bot.services import Reviews
from bot.toolkit.answer import Delivered, Unreachable
from dvonn import Phase

SOON, LATER = timedelta(minutes=1), timedelta(hours=1)
"""When something is tried again: if Discord is out of order, and if a manager has to do something."""

PROVED_WITHIN = timedelta(days=1)
"""How long after the end of a season the engine may be too busy to prove anything."""

MOST_STEPS = 10
"""How many steps a season takes at once."""

MOST_MENTIONED = 90
"""How many users a message mentions; Discord takes 100."""

LONGEST_NAME = 100
"""The length of a thread's name that Discord takes."""

log = logging.getLogger(__name__)


class GoingOn:
    """The scheduled work for seasons."""

    def __init__(self, client: DvonnClient) -> None:
        self._client = client
        self._seasons = client.get(Seasons)
        self._messenger = client.messenger
        self._presenter = client.presenter

    async def go_on(self) -> None:
        """Do what is due in all seasons of this process. Raises `StoreUnavailableError`."""
        for _ in range(MOST_STEPS):
            due = await self._seasons.due()
            for season in due:
                await self._try_step(season)
            if not due:
                break
        await self._presenter.views.show_due()

    async def _try_step(self, season: Season) -> None:
        """Do one step; a failure of Discord puts it off."""
        now = self._client.clock()
        if not self._client.visibility.is_in(season.guild):
            await self._seasons.postpone(season, now + LATER)
            return
        try:
            await self._step(season)
            self._presenter.views.ask(card_key(season.id))
        except OutOfOrderError:
            await self._seasons.postpone(season, now + SOON)
        except (UnreachableError, PostRefusedError) as error:
            log.info("Season %d waits for its place: %s", season.id, in_short(error.__cause__ or error))
            await self._seasons.postpone(season, now + LATER)

    async def _step(self, season: Season) -> None:
        match season.stage:
            case Stage.OPEN:
                await self._ask(season)
            case Stage.ASKING:
                await self._call(season)
            case Stage.ASKED:
                await self._start(season)
            case Stage.WAITING:
                await self._seasons.draw(season, await self._gone(season))
            case Stage.DRAWN:
                await self._begin(season)
            case Stage.RUNNING:
                for match_id in await self._seasons.look_at_running(await self._placed(season)):
                    self._presenter.refresh(match_id)
            case Stage.CLOSING:
                await self._seasons.finish(await self._placed(season))
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

    async def _call(self, season: Season) -> None:
        """Mention those in the season's thread whom no direct message asks, once."""
        users = await self._seasons.to_call(season)
        if users:
            season = await self._placed(season)
            if season.thread is not None and not await self._was_called(season, season.thread):
                language = self._messenger.language(season.guild)
                for first in range(0, len(users), MOST_MENTIONED):
                    await self._messenger.mention(
                        season.thread,
                        call_page(season, language),
                        nonce=f"league-call-{season.id}-{first}",
                        users=users[first : first + MOST_MENTIONED],
                    )
        await self._seasons.asked(season)

    async def _was_called(self, season: Season, thread: ChannelId) -> bool:
        """Whether a process that was killed afterwards has posted the mention."""
        found = self._messenger.left_in(thread, [CALL], season.id)
        return any([True async for _ in found])

    async def _start(self, season: Season) -> None:
        """Draw the groups once the first day has come."""
        if season.starts_at > self._client.clock():
            await self._seasons.wait_until(season, season.starts_at)
            return
        await self._seasons.draw(season, await self._gone(season))

    async def _gone(self, season: Season) -> list[UserId]:
        """Return those who take part but have left the server."""
        visibility = self._client.visibility
        users = await self._seasons.candidates(season)
        return [user for user in users if await visibility.has_left(season.guild, user)]

    async def _begin(self, season: Season) -> None:
        """Begin the games that have no match yet, then show the tables."""
        season = await self._placed(season)
        for pairing in await self._seasons.to_begin(season):
            for match_id in await self._seasons.begin(season, pairing):
                self._presenter.refresh(match_id)
        await self._seasons.begun(season)

    # the place of a season

    async def _placed(self, season: Season) -> Season:
        """Open the thread of a season, unless it has one. Raises `UnreachableError`, `OutOfOrderError`."""
        if season.thread is not None:
            return season
        home = season.league.home
        if season.league.in_thread:
            return await self._seasons.keep_thread(season, home)
        shown = await self._presenter.show_view(card_key(season.id))
        if isinstance(shown, Unreachable):
            raise UnreachableError(shown.obstacle)
        if not isinstance(shown, Delivered):
            raise OutOfOrderError
        say = self._messenger.language(season.guild).say
        for name in (
            say("league-thread", name=season.terms.name, number=season.number),
            say("league-thread-plain", number=season.number),
        ):
            try:
                thread = await self._messenger.open_thread(home, shown.message, name[:LONGEST_NAME])
            except (ThreadRefusedError, UnreachableError):
                continue
            return await self._seasons.keep_thread(season, thread)
        return await self._seasons.keep_thread(season, home)  # no thread can be opened here

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
